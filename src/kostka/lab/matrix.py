"""Who beats whom: every hero or deck against every other, between bots, in both seats.

Each block of a pair is written down when it is finished, so a run that was cut off goes on where it
stopped and comes to the same result: the seed of a game depends on the pair and its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from kostka.games import game
from kostka.games.doomtrooper.content import DECKS, deck_of
from kostka.games.doomtrooper.deckbuilding import share
from kostka.kernel.game import Game, Mistake, known
from kostka.lab.kept import Kept
from kostka.lab.sim import play
from kostka.lab.spread import spread
from kostka.lab.wilson import wilson

# What is picked for a seat, by game: the key of the set-up.
BLOCK: Final = 10  # games of one pair that are finished and written down together
PICKED: Final = {"dicethrone": "heroes", "doomtrooper": "decks", "plosinovka": "heroes"}


@dataclass(frozen=True)
class Cell:
    """One pair: how often the first won, and how long the games were."""

    first: str
    second: str
    games: int
    won: int
    drawn: int
    technical: int
    began_won: int  # by whoever sat first
    decisions: int

    def plus(self, other: Cell) -> Cell:
        return Cell(
            self.first,
            self.second,
            self.games + other.games,
            self.won + other.won,
            self.drawn + other.drawn,
            self.technical + other.technical,
            self.began_won + other.began_won,
            self.decisions + other.decisions,
        )

    def share(self) -> float:
        """Draws count half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        return wilson(self.won + self.drawn / 2, self.games)


@dataclass(frozen=True)
class Plan:
    """What is to be played; equal plans come to equal results."""

    game: str
    picks: tuple[str, ...]
    bot: str
    games: int  # of each pair, at most
    seed: int
    within: float = 0.0  # a pair stops early once its share is known as closely

    def pairs(self) -> list[tuple[str, str]]:
        names = self.picks
        return [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]


def picks_of(it: Game, wanted: Sequence[str]) -> tuple[str, ...]:
    """The heroes or decks that were named, or all."""
    if it.key not in PICKED:
        raise Mistake(f"Nobody picks anything in {it.key} that could be compared.")
    there = choices(it)
    if it.key == "doomtrooper" and not wanted:
        return tuple([key for key, deck in DECKS.items() if not deck.troop])
    return tuple([_picked(it, name, there) for name in wanted] or there)


def _picked(it: Game, name: str, there: Mapping[str, object]) -> str:
    """One of those there are, or the code of anybody's deck, which must be playable."""
    if it.key == "doomtrooper" and share.is_code(name):
        deck_of(name)
        return name
    return known(name, there, PICKED[it.key][:-1])


def choices(it: Game) -> Mapping[str, object]:
    if it.key == "dicethrone":
        from kostka.games.dicethrone.content import HEROES

        return HEROES
    if it.key == "plosinovka":
        from kostka.games.plosinovka.content import HEROES_BY_KEY

        return HEROES_BY_KEY
    return DECKS


def cell(plan: Plan, pair: int, at: int = 0, games: int | None = None) -> Cell:
    """Some games of one pair, each seated first in half of them; all of them, if not said."""
    first, second = plan.pairs()[pair]
    last = plan.games if games is None else at + games
    key = PICKED[plan.game]
    base = dict(next(iter(game(plan.game).examples.values())))
    won = drawn = technical = began = decisions = 0
    for n in range(at, last):
        swapped = n % 2
        seated = (second, first) if swapped else (first, second)
        seed = (plan.seed * 1_000_003 + pair) * 100_003 + n
        s, taken = play(plan.game, {**base, key: seated}, (plan.bot, plan.bot), seed)
        outcome = s.outcome()
        decisions += taken
        if 1 not in outcome:
            drawn += 1
            technical += s.technical()
        else:
            won += outcome[swapped]
            began += outcome[0]
    return Cell(first, second, last - at, won, drawn, technical, began, decisions)


def piece(plan: Plan, pair: int, at: int, games: int) -> dict[str, Any]:
    return asdict(cell(plan, pair, at, games))


class Book:
    """The finished blocks of a plan, kept; a pair is a sum of blocks."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.plan = plan
        self.kept = Kept(folder, "cells", asdict(plan) | {"picks": list(plan.picks)})
        self.path = self.kept.path

    @property
    def cells(self) -> dict[int, Cell]:
        """What was played of each pair so far."""
        found: dict[int, Cell] = {}
        for number in sorted(self.kept.found):
            pair = number % len(self.plan.pairs())
            block = Cell(**self.kept.found[number])
            found[pair] = found[pair].plus(block) if pair in found else block
        return found

    def keep(self, number: int, found: Cell) -> None:
        self.kept.keep(number, asdict(found))

    def done(self) -> list[int]:
        """The pairs that need no more games."""
        plan = self.plan
        return [pair for pair, it in self.cells.items() if it.games >= plan.games or sure(plan, it)]

    def missing(self) -> list[int]:
        done = self.done()
        return [pair for pair in range(len(self.plan.pairs())) if pair not in done]

    def run(self, jobs: int, ray: bool = False) -> Iterator[Cell]:
        """Play what is missing; each block as it is finished.

        All pairs get their next block before any gets another one, so which blocks are played does
        not hang on which process was quicker.
        """
        pairs, games = len(self.plan.pairs()), self.plan.games
        for block in range(-(-games // BLOCK)):
            at = block * BLOCK
            done = self.done()
            work = {
                block * pairs + pair: (self.plan, pair, at, min(BLOCK, games - at))
                for pair in range(pairs)
                if pair not in done and block * pairs + pair not in self.kept.found
            }
            for number, found in spread(piece, work, jobs, ray):
                self.kept.keep(number, found)
                yield Cell(**found)


def sure(plan: Plan, it: Cell) -> bool:
    """Whether the share of this pair is known as closely as the plan wants."""
    low, high = it.interval()
    return (high - low) / 2 <= plan.within


def summary(plan: Plan, cells: Mapping[int, Cell]) -> dict[str, Any]:
    """For a machine: every pair both ways round, and each pick against the field."""
    done = [cells[number] for number in sorted(cells)]
    field = []
    for pick in plan.picks:
        games = won = 0.0
        for each in done:
            if pick in (each.first, each.second):
                games += each.games
                share = each.share() if pick == each.first else 1 - each.share()
                won += share * each.games
        low, high = wilson(won, int(games))
        share = won / games if games else 0.5
        field.append({"id": pick, "share": share, "low": low, "high": high, "games": int(games)})
    games_played = sum([each.games for each in done])
    decisive = sum([each.games - each.drawn for each in done])
    low, high = wilson(sum([each.began_won for each in done]), decisive)
    return {
        **asdict(plan),
        "cells": [
            {**asdict(each), "share": each.share(), "interval": each.interval()} for each in done
        ],
        "field": sorted(field, key=lambda each: -float(str(each["share"]))),
        "first_seat": {
            "share": sum([each.began_won for each in done]) / decisive if decisive else 0.5,
            "low": low,
            "high": high,
        },
        "games_played": games_played,
        "draws": sum([each.drawn for each in done]),
        "technical_draws": sum([each.technical for each in done]),
        "decisions_per_game": sum([each.decisions for each in done]) / max(1, games_played),
    }
