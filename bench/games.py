"""Random games of every mode with any heroes: each ends, no promise is broken on the way.

What is looked at is what `make test` looks at (tests/promises/endings.py), of more games.
KOSTKA_GAMES is how many games of each title, in all its modes together; 100,000 unless it says so.
It can be stopped at any time and goes on another day where it was, see `bench/_pieces.py`.

    KOSTKA_MINUTES=20 KOSTKA_JOBS=1 make measure NAME=games
"""

from __future__ import annotations

import os
import time
from typing import Any, Final

from bench import _pieces
from kostka.games import GAMES
from tests.promises.endings import play_to_the_end

EACH: Final = 100_000  # games of a title
# Of a hundred games of a title so many are of each mode: long ones with many players are fewer.
SHARES: Final = {
    "dicethrone": {
        "duel": 40,
        "duel-with-spells": 10,
        "king-of-the-hill": 20,
        "king-of-the-hill-of-six": 5,
        "2v2": 15,
        "3v3": 5,
        "2v2v2": 5,
    },
    "plosinovka": {
        "game": 30,
        "game-of-four": 10,
        "artifacts": 10,
        "larger-map": 10,
        "solo": 40,
    },
    "doomtrooper": {"tournament": 74, "fight": 10, "fight-of-three": 10, "2v2": 4, "3v3": 2},
}
CHUNK: Final = 100  # games that are kept at a time


def numbers(each: int) -> dict[str, dict[str, int]]:
    """Games by title and mode; whatever the shares leave over is played in the first mode."""
    found: dict[str, dict[str, int]] = {}
    for key, shares in SHARES.items():
        found[key] = {mode: each * share // 100 for mode, share in shares.items()}
        found[key][next(iter(shares))] += each - sum(found[key].values())
    return found


def played(piece: _pieces.Piece) -> dict[str, float]:
    """How many ended by the limit, in what processor time."""
    what, first, end = piece
    key, mode = what.split("/")
    begun = time.process_time()
    # Other seeds than the tests play.
    seeds = range(1_000_000 + first, 1_000_000 + end)
    technical = play_to_the_end(GAMES[key], mode, seeds)
    return {"technical": technical, "seconds": round(time.process_time() - begun, 3)}


def measure() -> dict[str, Any]:
    games = numbers(int(os.environ.get("KOSTKA_GAMES", EACH)))
    wanted = {f"{key}/{mode}": n for key, modes in games.items() for mode, n in modes.items()}
    tally = _pieces.tallied("games", wanted, CHUNK, played)
    totals = {key: tally.tried(key) for key in games}
    technical = {key: int(tally.total(key, "technical")) for key in games}
    said = ", ".join([f"{n:,} of {key}" for key, n in totals.items()])
    missing = [key for key, n in totals.items() if n < EACH]
    return {
        "says": (
            f"Random games, {said}: all ended, no promise broken, {sum(technical.values())} by a "
            "time limit." + (f" Of {', '.join(missing)} {EACH:,} are wanted." if missing else "")
        ),
        "games": {what: tally.tried(what) for what in wanted},
        "technical": technical,
        "commits": tally.commits(),
        "stretches": tally.plain(),
    }
