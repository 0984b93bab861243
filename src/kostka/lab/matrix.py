"""Who beats whom: every hero or deck against every other, between bots, in both seats.

Each pair is finished on its own and written down at once, so a run that was cut off goes on where
it stopped and comes to the same result: the seed of a game depends on the pair and its number.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from kostka.games import game
from kostka.games.doomtrooper.content import DECKS, deck_of
from kostka.games.doomtrooper.deckbuilding import share
from kostka.kernel.game import Game, Mistake, known
from kostka.lab.sim import play
from kostka.lab.wilson import wilson

# What is picked for a seat, by game: the key of the set-up.
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
    games: int  # of each pair
    seed: int

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


def cell(plan: Plan, number: int) -> Cell:
    """One pair, each seated first in half of the games."""
    first, second = plan.pairs()[number]
    key = PICKED[plan.game]
    base = dict(next(iter(game(plan.game).examples.values())))
    won = drawn = technical = began = decisions = 0
    for n in range(plan.games):
        swapped = n % 2
        seated = (second, first) if swapped else (first, second)
        seed = (plan.seed * 1_000_003 + number) * 100_003 + n
        s, taken = play(plan.game, {**base, key: seated}, (plan.bot, plan.bot), seed)
        outcome = s.outcome()
        decisions += taken
        if 1 not in outcome:
            drawn += 1
            technical += s.technical()
        else:
            won += outcome[swapped]
            began += outcome[0]
    return Cell(first, second, plan.games, won, drawn, technical, began, decisions)


class Book:
    """The finished pairs of a plan, kept in a file to which lines are only appended."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.plan = plan
        self.path = folder / "cells.jsonl"
        self.cells: dict[int, Cell] = {}
        folder.mkdir(parents=True, exist_ok=True)
        head = json.dumps({"plan": asdict(plan)})
        if not self.path.exists():
            self.path.write_text(head + "\n", encoding="utf-8")
            return
        first, *lines = self.path.read_text("utf-8").split("\n")
        if first != head:
            raise Mistake(f"{self.path.name} in that folder belongs to another run.")
        for line in lines[:-1]:  # what was cut off in the middle of a line is played again
            kept = json.loads(line)
            number = kept.pop("pair")
            self.cells[number] = Cell(**kept)
        whole = "\n".join([first, *lines[:-1]]) + "\n"
        if whole != self.path.read_text("utf-8"):
            self.path.write_text(whole, encoding="utf-8")

    def keep(self, number: int, found: Cell) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"pair": number, **asdict(found)}) + "\n")
        self.cells[number] = found

    def missing(self) -> list[int]:
        return [n for n in range(len(self.plan.pairs())) if n not in self.cells]

    def run(self, jobs: int) -> Iterator[Cell]:
        """Play what is missing; each pair as it is finished."""
        if jobs <= 1:
            for number in self.missing():
                found = cell(self.plan, number)
                self.keep(number, found)
                yield found
            return
        with ProcessPoolExecutor(jobs) as pool:
            waiting = {pool.submit(cell, self.plan, number): number for number in self.missing()}
            for done in as_completed(waiting):
                found = done.result()
                self.keep(waiting[done], found)
                yield found


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
