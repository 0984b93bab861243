"""The levels against each other and against greedy, at fixed simulations, by a sequential test.

KOSTKA_GAMES is the most games of one match (400), KOSTKA_JOBS how many processes play.
KOSTKA_PARTS plays only some of the games (`dicethrone`) or matches (`dicethrone/5-4`); what is
written down of the others is kept, each with its commit.  The luck is none that was seen while the
levels were made.
"""

from __future__ import annotations

import os
import time
from typing import Any, Final

from bench._kept import commit, kept, wanted
from kostka.lab.ladder import MATCHES, PAIRS, Match, play, ratings

MOST: Final = 400
FIRST: Final = 5_000_000  # number of the first pair of games
PARTS: Final = {
    f"{key}/{one}-{other}": (key, one, other, mark) for key in PAIRS for one, other, mark in MATCHES
}


def played(key: str, better: str, worse: str, mark: float) -> dict[str, Any]:
    """One match until the test is sure."""
    most = int(os.environ.get("KOSTKA_GAMES", MOST))
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    begun = time.perf_counter()
    match = Match(better, worse, mark)
    for _ in play(match, key, most, jobs, first=FIRST):
        pass
    return {**match.plain(), "seconds": round(time.perf_counter() - begun), "commit": commit()}


def again(found: dict[str, Any]) -> Match:
    """The match that is written down."""
    return Match(*[found[name] for name in ("better", "worse", "mark", "won", "games")])


def measure() -> dict[str, Any]:
    found: dict[str, Any] = kept("ladder").get("matches", {})
    for part in wanted(tuple(PARTS)):
        found[part] = played(*PARTS[part])
        print(f"{part}: {found[part]}", flush=True)
    matches = {part: found[part] for part in PARTS if part in found}
    reached = [part for part, match in matches.items() if match["reached"]]
    missed = [
        f"{part} {match['share']:.0%}" for part, match in matches.items() if part not in reached
    ]
    played_of = {
        key: [again(it) for part, it in matches.items() if PARTS[part][0] == key] for key in PAIRS
    }
    return {
        "says": (
            f"Levels of play: {len(reached)} of {len(PARTS)} matches are surely won as often as "
            "they should be (65 % against the level below, level 5 against greedy 80 %)"
            + (f"; not {', '.join(missed)}." if missed else ".")
        ),
        "matches": matches,
        "elo": {key: ratings(each) for key, each in played_of.items()},
    }
