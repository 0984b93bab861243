"""No bot peeks: 1,000 positions for each level and game, what is hidden replaced, 50 simulations.

KOSTKA_POSITIONS looks at so many of each instead, KOSTKA_JOBS is how many processes do.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from typing import Any, Final

from kostka.games import GAMES
from kostka.lab.peeking import SIMULATIONS, Peek, peeks

POSITIONS: Final = 1000
CHUNK: Final = 50
LEVELS: Final = ("1", "2", "3", "4", "5", "greedy")

Chunk = tuple[str, str, int, int]  # game, level, positions, seed


def looked_at(chunk: Chunk) -> tuple[Chunk, list[Peek], int]:
    return chunk, *peeks(*chunk)


def measure() -> dict[str, Any]:
    begun = time.perf_counter()
    wanted = int(os.environ.get("KOSTKA_POSITIONS", POSITIONS))
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    work = [
        (key, level, min(CHUNK, wanted - at), 1000 * at + 7)
        for key in GAMES
        for level in LEVELS
        for at in range(0, wanted, CHUNK)
    ]
    count: dict[str, dict[str, int]] = {key: dict.fromkeys(LEVELS, 0) for key in GAMES}
    differed: list[Peek] = []
    hidden = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for (key, level, positions, _), found, replaced in pool.imap_unordered(looked_at, work):
            count[key][level] += positions
            differed += found
            hidden += replaced
            for peek in found:
                print(peek, flush=True)
    total = sum([sum(levels.values()) for levels in count.values()])
    return {
        "says": (
            f"Peeking: {total:,} decisions of bots at {SIMULATIONS} simulations were taken again "
            f"with other hidden cards ({hidden:,} with something to replace); "
            f"{len(differed)} differed."
        ),
        "positions": count,
        "replaced": hidden,
        "differed": [peek._asdict() for peek in differed],
        "seconds": round(time.perf_counter() - begun),
    }
