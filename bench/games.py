"""Random games of every mode with any heroes: each ends, no promise is broken on the way.

What is looked at is what `make test` looks at (tests/promises/endings.py), of more games.
KOSTKA_GAMES plays so many hundredths of them.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from typing import Any, Final

from kostka.games import GAMES
from tests.promises.endings import play_to_the_end

# The modes of a game share its number: long games with many players are played less often.
GAMES_OF: Final = {
    "dicethrone": {
        "duel": 8000,
        "duel-with-spells": 2000,
        "king-of-the-hill": 4000,
        "king-of-the-hill-of-six": 1000,
        "2v2": 3000,
        "3v3": 1000,
        "2v2v2": 1000,
    },
    "plosinovka": {
        "game": 6000,
        "game-of-four": 2000,
        "artifacts": 2000,
        "larger-map": 2000,
        "solo": 8000,
    },
    "doomtrooper": {"tournament": 8000, "fight": 1000, "fight-of-three": 1000},
}
CHUNK: Final = 25

Chunk = tuple[str, str, int, int]  # game, mode, first seed, seed after the last


def chunks(hundredths: int) -> list[Chunk]:
    found: list[Chunk] = []
    for key, modes in GAMES_OF.items():
        for mode, games in modes.items():
            end = max(1, games * hundredths // 100)
            found += [(key, mode, n, min(n + CHUNK, end)) for n in range(0, end, CHUNK)]
    return found


def played(chunk: Chunk) -> tuple[Chunk, int]:
    key, mode, first, end = chunk
    # Other seeds than the tests play.
    return chunk, play_to_the_end(GAMES[key], mode, range(1_000_000 + first, 1_000_000 + end))


def measure() -> dict[str, Any]:
    begun = time.perf_counter()
    games: dict[str, dict[str, int]] = {
        key: dict.fromkeys(modes, 0) for key, modes in GAMES_OF.items()
    }
    technical = dict.fromkeys(GAMES_OF, 0)
    asked = chunks(int(os.environ.get("KOSTKA_GAMES", "100")))
    with multiprocessing.get_context("spawn").Pool() as pool:
        for (key, mode, first, end), by_limit in pool.imap_unordered(played, asked):
            games[key][mode] += end - first
            technical[key] += by_limit
    totals = {key: sum(modes.values()) for key, modes in games.items()}
    said = ", ".join([f"{n:,} of {key}" for key, n in totals.items()])
    by_limit = sum(technical.values())
    return {
        "says": f"Random games, {said}: all ended, no promise broken, {by_limit} by a time limit.",
        "games": games,
        "technical": technical,
        "seconds": round(time.perf_counter() - begun, 1),
    }
