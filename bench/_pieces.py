"""Long measurements in pieces: what is done is kept, so an interruption costs one piece at most.

What a piece comes to depends on the piece alone, never on who ran it, when or after what; so the
whole is the same however often it was interrupted, and a larger number later goes on from a
smaller one.  What is done stands in `build/pieces`, one line for each piece, in a file that is
named after the sources it was measured with: changed sources begin anew, and the old file stays.

KOSTKA_JOBS is how many processes work; with 1 it is this one.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import kostka

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "pieces"
TEXTS: Final = (".py", ".toml", ".tsv", ".txt", ".ftl")  # what the engine is made of
PAUSE: Final = 30.0  # seconds between two lines about the progress where nobody watches

Piece = tuple[Any, ...]  # texts and numbers, so that it can be written down
Came = Mapping[str, float]


def done(
    name: str, pieces: Sequence[Piece], do: Callable[[Piece], Came], own: Iterable[Path]
) -> Iterator[tuple[Piece, Came]]:
    """Each piece with what it came to, in their order; what is not done yet is done first.

    `own` are the sources of the measurement, besides those of the engine.
    """
    path = KEPT / f"{name}-{sources(own)}.jsonl"
    known = _read(path)
    left = [piece for piece in pieces if piece not in known]
    if len(left) < len(pieces):
        print(f"{name}: goes on from {os.path.relpath(path)}", file=sys.stderr, flush=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    said = 0.0
    with path.open("a", encoding="utf-8") as file:
        for n, (piece, came) in enumerate(_worked(left, do), len(pieces) - len(left) + 1):
            known[piece] = came
            file.write(json.dumps([piece, came]) + "\n")
            file.flush()
            if sys.stderr.isatty() or time.monotonic() - said > PAUSE or n == len(pieces):
                said = time.monotonic()
                end = "\r" if sys.stderr.isatty() and n < len(pieces) else "\n"
                print(f"{name}: {n} of {len(pieces)} pieces", end=end, file=sys.stderr, flush=True)
    for piece in pieces:
        yield piece, known[piece]


def _worked(pieces: Sequence[Piece], do: Callable[[Piece], Came]) -> Iterator[tuple[Piece, Came]]:
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    if jobs < 2 or len(pieces) < 2:
        for piece in pieces:
            yield piece, do(piece)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_Task(do), pieces)


class _Task:
    """A piece and what it came to, for a process that answers in any order."""

    def __init__(self, do: Callable[[Piece], Came]) -> None:
        self.do = do

    def __call__(self, piece: Piece) -> tuple[Piece, Came]:
        return piece, self.do(piece)


def _read(path: Path) -> dict[Piece, Came]:
    """What is done; a last line that was cut off is taken away, for others will follow it."""
    if not path.is_file():
        return {}
    found: dict[Piece, Came] = {}
    whole = path.read_bytes()
    good = whole[: whole.rfind(b"\n") + 1]
    if good != whole:
        path.write_bytes(good)
    for line in good.splitlines():
        piece, came = json.loads(line)
        found[tuple(piece)] = came
    return found


def sources(own: Iterable[Path]) -> str:
    """A name for the engine as it is installed, with the measurement that is taken of it."""
    package = Path(kostka.__file__).parent
    engine = [path for path in package.rglob("*") if path.suffix in TEXTS]
    hashed = hashlib.sha256()
    for root, paths in ((package, engine), (ROOT, [path.resolve() for path in own])):
        for path in sorted(paths):
            hashed.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes() + b"\n")
    return hashed.hexdigest()[:12]
