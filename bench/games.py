"""Random games of every mode with any heroes: each ends, no promise is broken on the way.

What is looked at is what `make test` looks at (tests/promises/endings.py), of more games.
KOSTKA_GAMES is how many games of each title, in all its modes together; 20,000 unless it says so.
It can be stopped at any time and goes on where it was, see `bench/_pieces.py`; KOSTKA_JOBS is how
many processes play.

    KOSTKA_GAMES=100000 KOSTKA_JOBS=1 make measure NAME=games
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from bench import _pieces
from kostka.games import GAMES
from tests.promises.endings import play_to_the_end

PROMISES: Final = Path(__file__).resolve().parent.parent / "tests" / "promises"
LOOKED_AT: Final = ("endings", "invariants", "worlds")
EACH: Final = 20_000  # games of a title
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
    "doomtrooper": {"tournament": 80, "fight": 10, "fight-of-three": 10},
}
CHUNK: Final = 100  # games that are kept at a time


def numbers(each: int) -> dict[str, dict[str, int]]:
    """Games by title and mode; whatever the shares leave over is played in the first mode."""
    found: dict[str, dict[str, int]] = {}
    for key, shares in SHARES.items():
        found[key] = {mode: each * share // 100 for mode, share in shares.items()}
        found[key][next(iter(shares))] += each - sum(found[key].values())
    return found


def pieces(games: dict[str, dict[str, int]]) -> list[_pieces.Piece]:
    """Title, mode, first seed, seed after the last; the titles by turns."""
    found: list[_pieces.Piece] = [
        (key, mode, first, min(first + CHUNK, n))
        for key, modes in games.items()
        for mode, n in modes.items()
        for first in range(0, n, CHUNK)
    ]
    return sorted(found, key=lambda piece: piece[2] / games[piece[0]][piece[1]])


def played(piece: _pieces.Piece) -> dict[str, float]:
    """How many ended by the limit, in what processor time."""
    key, mode, first, end = piece
    begun = time.process_time()
    # Other seeds than the tests play.
    seeds = range(1_000_000 + first, 1_000_000 + end)
    technical = play_to_the_end(GAMES[key], mode, seeds)
    return {"technical": technical, "seconds": round(time.process_time() - begun, 3)}


def measure() -> dict[str, Any]:
    games = numbers(int(os.environ.get("KOSTKA_GAMES", EACH)))
    technical = dict.fromkeys(SHARES, 0)
    seconds = dict.fromkeys(SHARES, 0.0)
    own = [Path(__file__), *[PROMISES / f"{name}.py" for name in LOOKED_AT]]
    for (key, *_), came in _pieces.done("games", pieces(games), played, own):
        technical[key] += int(came["technical"])
        seconds[key] += came["seconds"]
    totals = {key: sum(modes.values()) for key, modes in games.items()}
    said = ", ".join([f"{n:,} of {key}" for key, n in totals.items()])
    by_limit = sum(technical.values())
    return {
        "says": f"Random games, {said}: all ended, no promise broken, {by_limit} by a time limit.",
        "games": games,
        "technical": technical,
        "seconds": {key: round(spent, 1) for key, spent in seconds.items()},
    }
