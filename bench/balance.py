"""Balance: heroes against the field at level 3, four climbers at one tower, and the solo game.

KOSTKA_GAMES plays so many hundredths of the games, KOSTKA_JOBS is how many processes play.
KOSTKA_PARTS measures only some of `dicethrone,four,solo`; of the others, the figures that are
written down already are kept, with the commit at which they were measured.  Only numbers marked as
proposed or ours may be changed for it; what is verified is reported.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from itertools import combinations
from typing import Any, Final

from bench._kept import commit, kept, wanted
from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.printed import Hero
from kostka.games.plosinovka.content import HEROES_BY_KEY
from kostka.lab.sim import play
from kostka.lab.wilson import wilson

LEVEL: Final = "3"
SOLO_LEVEL: Final = "5"
DUELS: Final = 20  # of each pair of heroes
CLIMBS: Final = 20  # of each four
SOLOS: Final = 60  # of each hero
FIELD: Final = (0.40, 0.60)
CLIMBERS: Final = (0.15, 0.35)
ALONE: Final = (0.30, 0.70)

PARTS: Final = ("dicethrone", "four", "solo")

Game = tuple[str, tuple[str, ...], str, int]  # game, heroes, bot, seed


def proposed(hero: Hero) -> bool:
    """Whether any of the hero's rows is a proposal of ours."""
    levels = [level for ability in hero.abilities for level in ability.levels]
    confs = [level.conf for level in levels]
    confs += [row.conf for level in levels for row in level.rows]
    return "proposed" in confs


def part(it: Game) -> str:
    key, heroes, _, _ = it
    return key if key == "dicethrone" else "four" if len(heroes) > 1 else "solo"


def games(hundredths: int, parts: tuple[str, ...] = PARTS) -> list[Game]:
    found: list[Game] = []
    for n, (one, other) in enumerate(combinations(HEROES, 2)):
        for i in range(max(2, DUELS * hundredths // 100)):
            pair = (other, one) if i % 2 else (one, other)
            found.append(("dicethrone", pair, LEVEL, 10_000 * n + i))
    for n, four in enumerate(combinations(HEROES_BY_KEY, 4)):
        for i in range(max(1, CLIMBS * hundredths // 100)):
            turned = four[i % 4 :] + four[: i % 4]
            found.append(("plosinovka", turned, LEVEL, 10_000 * n + i))
    for i in range(max(1, SOLOS * hundredths // 100)):  # the longest games: all heroes in turn
        for n, hero in enumerate(HEROES_BY_KEY):
            found.append(("plosinovka", (hero,), SOLO_LEVEL, 10_000 * n + i))
    return [each for each in found if part(each) in parts]


def played(it: Game) -> tuple[Game, list[int]]:
    key, heroes, bot, seed = it
    s, _ = play(key, {"heroes": heroes}, [bot] * len(heroes), seed)
    return it, s.outcome()


class Shares:
    """How often each hero won, of how many games."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.won: dict[str, float] = {}
        self.games: dict[str, int] = {}

    def add(self, heroes: tuple[str, ...], outcome: list[int]) -> None:
        drawn = 0.0 if 1 in outcome or len(heroes) == 1 else 1 / len(heroes)
        for hero, won in zip(heroes, outcome, strict=True):
            self.won[hero] = self.won.get(hero, 0.0) + won + drawn
            self.games[hero] = self.games.get(hero, 0) + 1

    def plain(self) -> list[dict[str, Any]]:
        found = []
        for hero, games in self.games.items():
            share = self.won[hero] / games
            low, high = wilson(self.won[hero], games)
            found.append(
                {
                    "id": hero,
                    "share": round(share, 3),
                    "interval": [round(low, 3), round(high, 3)],
                    "games": games,
                    "within": self.low <= share <= self.high,
                }
            )
        return sorted(found, key=lambda each: -float(str(each["share"])))


def measure() -> dict[str, Any]:
    begun = time.perf_counter()
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    parts = wanted(PARTS)
    bounds = {"dicethrone": FIELD, "four": CLIMBERS, "solo": ALONE}
    shares: dict[str, Shares] = {each: Shares(*bounds[each]) for each in parts}
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        asked = games(int(os.environ.get("KOSTKA_GAMES", "100")), parts)
        for it, outcome in pool.imap_unordered(played, asked, 4):
            shares[part(it)].add(it[1], outcome)
    before = kept("balance")
    found = {
        each: shares[each].plain() if each in shares else before.get(each, []) for each in PARTS
    }
    measured = {
        each: commit() if each in shares else before.get("measured", {}).get(each, "")
        for each in PARTS
        if found[each]
    }
    ours = [each["id"] for each in found["dicethrone"] if proposed(HEROES[each["id"]])]
    outside = [
        f"{name}: {each['id']} {each['share']:.0%}"
        for name, all_ in found.items()
        for each in all_
        if not each["within"] and (name != "dicethrone" or each["id"] in ours)
    ]
    return {
        "says": (
            f"Balance ({', '.join(measured)}): "
            f"{len(outside)} heroes with numbers of ours are outside their bounds"
            + (f" ({'; '.join(outside)})." if outside else ".")
        ),
        **found,
        "measured": measured,
        "with_proposed_rows": ours,
        "seconds": round(time.perf_counter() - begun),
    }
