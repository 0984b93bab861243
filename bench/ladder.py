"""The levels against each other and against greedy, at fixed simulations, by a sequential test.

KOSTKA_GAMES is the most games of one match (400), KOSTKA_JOBS how many processes play.  The luck is
none that was seen while the levels were made.
"""

from __future__ import annotations

import os
import time
from typing import Any, Final

from kostka.lab.ladder import MATCHES, PAIRS, Match, play, ratings

MOST: Final = 400
FIRST: Final = 5_000_000  # number of the first pair of games


def measure() -> dict[str, Any]:
    most = int(os.environ.get("KOSTKA_GAMES", MOST))
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    begun = time.perf_counter()
    found: dict[str, Any] = {}
    reached = asked = 0
    for key in PAIRS:
        matches = [Match(better, worse, mark) for better, worse, mark in MATCHES]
        for match in matches:
            for _ in play(match, key, most, jobs, first=FIRST):
                pass
            asked += 1
            reached += match.verdict() is True
            print(f"{key}: {match.plain()}", flush=True)
        found[key] = {"matches": [each.plain() for each in matches], "elo": ratings(matches)}
    return {
        "says": (
            f"Levels of play: {reached} of {asked} matches are surely won as often as they should "
            "be (65 % against the level below, level 5 against greedy 80 %)."
        ),
        "ladder": found,
        "seconds": round(time.perf_counter() - begun),
    }
