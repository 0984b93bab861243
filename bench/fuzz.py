"""Whatever is read from outside is answered by a game or by a sentence, never by anything else.

Logs, scenarios, moves, decks and messages of browsers are mutated at random, by seed, over all
games and modes.  KOSTKA_FUZZ says how often: so many runs OF EACH of the five.  It can be stopped
at any time and goes on another day where it was, see `bench/_pieces.py`.

    KOSTKA_MINUTES=20 KOSTKA_JOBS=1 make measure NAME=fuzz
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Protocol

from bench import _pieces
from bench._decks import Decks
from bench._messages import Messages
from bench._readers import Logs, Moves, Scenarios
from kostka.kernel.chance import Rng

RUNS: Final = 10_000_000  # of each
CHUNK: Final = 50_000  # what is kept at a time


class Target(Protocol):
    """Something that is tried: `run` says whether the mutated input was taken."""

    def run(self, luck: Rng) -> bool: ...


TARGETS: Final[dict[str, Callable[[], Target]]] = {
    "logs": Logs,
    "scenarios": Scenarios,
    "moves": Moves,
    "decks": Decks,
    "messages": Messages,
}


@cache
def _target(name: str) -> Target:
    """Made once: a run leaves it as it was, so that a seed alone says what happens."""
    return TARGETS[name]()


def fuzz(name: str, seeds: Sequence[int]) -> int:
    """How many of the mutated inputs were taken; anything but a refusal comes through."""
    target = _target(name)
    taken = 0
    for seed in seeds:
        try:
            taken += target.run(Rng(seed))
        except Exception as error:
            error.add_note(f"fuzz: {name}, seed {seed}")
            raise
    return taken


def chunk(piece: _pieces.Piece) -> dict[str, float]:
    """Some of the seeds of one target: how many inputs were taken, in what processor time."""
    name, first, end = piece
    _target(name)
    begun = time.process_time()
    taken = fuzz(name, range(first, end))
    return {"taken": taken, "seconds": round(time.process_time() - begun, 3)}


def measure() -> dict[str, Any]:
    wanted = int(os.environ.get("KOSTKA_FUZZ", RUNS))
    tally = _pieces.tallied("fuzz", dict.fromkeys(TARGETS, wanted), CHUNK, chunk)
    runs = {name: tally.tried(name) for name in TARGETS}
    taken = {name: int(tally.total(name, "taken")) for name in TARGETS}
    told = ", ".join(
        [f"{n:,} {name} ({100 * taken[name] / n:.0f} % taken)" for name, n in runs.items() if n]
    )
    missing = [name for name, n in runs.items() if n < RUNS]
    return {
        "says": (
            f"Mutated inputs: {told}: no uncaught exception."
            + (f" Of {', '.join(missing)} {RUNS:,} are wanted." if missing else "")
        ),
        "runs": runs,
        "taken": taken,
        "commits": tally.commits(),
        "stretches": tally.plain(),
    }
