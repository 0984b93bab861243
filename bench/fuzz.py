"""Whatever is read from outside is answered by a game or by a sentence, never by anything else.

Logs, scenarios, moves, decks and messages of browsers are mutated at random, by seed, over all
games and modes.  KOSTKA_FUZZ says how often: so many runs OF EACH of the five.  It can be stopped
at any time and goes on where it was, see `bench/_pieces.py`; KOSTKA_JOBS is how many processes run.

    KOSTKA_FUZZ=10000000 KOSTKA_JOBS=1 make measure NAME=fuzz
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from bench import _pieces
from bench._decks import Decks
from bench._messages import Messages
from bench._readers import Logs, Moves, Scenarios
from kostka.kernel.chance import Rng

RUNS: Final = 10_000_000  # of each
CHUNK: Final = 50_000  # what is kept at a time
SOURCES: Final = ("fuzz", "_mutants", "_readers", "_decks", "_messages")


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
    runs = int(os.environ.get("KOSTKA_FUZZ", RUNS))
    pieces: list[_pieces.Piece] = [
        (name, first, min(first + CHUNK, runs))
        for first in range(0, runs, CHUNK)
        for name in TARGETS
    ]
    taken = dict.fromkeys(TARGETS, 0)
    seconds = dict.fromkeys(TARGETS, 0.0)
    here = Path(__file__).parent
    own = [here / f"{name}.py" for name in SOURCES]
    for (name, *_), came in _pieces.done("fuzz", pieces, chunk, own):
        taken[name] += int(came["taken"])
        seconds[name] += came["seconds"]
    shares = ", ".join([f"{100 * n / runs:.0f} % of the {name}" for name, n in taken.items()])
    return {
        "says": (
            f"{runs:,} mutated logs, scenarios, moves, decks and messages each, of which {shares} "
            "were taken: no uncaught exception."
        ),
        "runs": runs * len(TARGETS),
        "taken": taken,
        "seconds": {name: round(spent, 1) for name, spent in seconds.items()},
    }
