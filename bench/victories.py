"""Doomtrooper between greedy bots: how often somebody reaches the points, with every pair of decks.

KOSTKA_GAMES is how many games in all (400).  The Imperial and the Dark Legion deck play half of
them; the others are shared out among all pairs of tournament decks.  A player who only passes and
meditates is there to be measured beside them: it has to fail.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from itertools import combinations
from typing import Any, Final

from kostka.bots import Bot, bot
from kostka.games import GAMES
from kostka.games.doomtrooper.cards.decks import ALLIES, FACTIONS, TOURNAMENT
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.chance import Rng
from kostka.lab.sim import to_the_end
from kostka.sight import Seen

MOST: Final = 400
IDLERS: Final = 20  # of so many games one is played by those who do nothing
Game = tuple[str, tuple[str, str], int]  # who plays, with which decks, seed


class Idler:
    """Meditates while it can, and passes."""

    def choose(self, seen: Seen) -> Any:
        moves = seen.view().plain()["options"]
        wanted = "meditate" if "meditate" in moves else "pass" if "pass" in moves else moves[0]
        return seen.options()[moves.index(wanted)]


def reached(who: str, decks: tuple[str, str], seed: int) -> str:
    """One game of somebody against himself: how it ended."""
    s = GAMES["doomtrooper"].new({"decks": decks})
    assert isinstance(s, Fight)
    seats: list[Bot] = [
        Idler() if who == "idle" else bot(who, seed * 64 + seat + 1) for seat in (0, 1)
    ]
    to_the_end(s, seats, Rng(seed))
    if s.technical():
        return "technical"
    if 1 not in s.outcome():
        return "draws"
    return "points" if max(s.promotion) >= s.target else "otherwise"


def games(most: int) -> list[Game]:
    first, second = (deck.key for deck in TOURNAMENT)
    pairs = list(combinations([deck.key for deck in (*TOURNAMENT, *FACTIONS, *ALLIES)], 2))
    found: list[Game] = []
    for n in range(most):
        pair = (first, second) if n % 2 == 0 else pairs[n // 2 % len(pairs)]
        found.append(("greedy", pair if n % 4 < 2 else (pair[1], pair[0]), n))
    return found + [("idle", (first, second), n) for n in range(max(2, most // IDLERS))]


def played(it: Game) -> tuple[Game, str]:
    return it, reached(*it)


def measure() -> dict[str, Any]:
    most = int(os.environ.get("KOSTKA_GAMES", MOST))
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    found: dict[str, Counter[str]] = {"two decks": Counter(), "all decks": Counter()}
    idle: Counter[str] = Counter()
    two = {deck.key for deck in TOURNAMENT}
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for (who, decks, _), how in pool.imap_unordered(played, games(most)):
            if who == "idle":
                idle[how] += 1
            else:
                found["two decks" if set(decks) == two else "all decks"][how] += 1
    ours, all_ = found["two decks"], found["all decks"]
    return {
        "says": (
            "Doomtrooper between greedy bots: "
            f"{ours['points']} of {sum(ours.values())} games of the two decks and "
            f"{all_['points']} of {sum(all_.values())} of all pairs of decks end by points, "
            f"{ours['technical'] + all_['technical']} by the technical limit; "
            f"whoever only meditates and passes reaches them in {idle['points']} of "
            f"{sum(idle.values())}."
        ),
        **{name: dict(sorted(counted.items())) for name, counted in found.items()},
        "idle": dict(sorted(idle.items())),
    }
