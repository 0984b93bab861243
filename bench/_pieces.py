"""Long measurements in pieces, over several days if need be.

A piece is a stretch of seeds of one kind.  What is done stands in `bench/measured/<name>.json`,
each stretch with the commit it was tried at, and whoever measures again goes on with seeds that
nobody has tried yet.  An interruption costs one piece at most: until the measurement ends, what
it has done is kept in `build/pieces`, a line for each piece.

KOSTKA_JOBS is how many processes work; with 1 it is this one.  KOSTKA_MINUTES is for how long at
most; what is missing then is said, and can be done another time.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bench._kept import kept
from tools.measure import commit

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "pieces"
PAUSE: Final = 30.0  # seconds between two lines about the progress where nobody watches

Piece = tuple[str, int, int]  # kind, first seed, seed after the last
Came = Mapping[str, float]  # numbers that can be added up


@dataclass(frozen=True)
class Stretch:
    """Seeds of one kind that were tried at one commit, and what that came to."""

    what: str
    first: int
    end: int
    commit: str
    came: Came

    def __len__(self) -> int:
        return self.end - self.first

    def continued_by(self, other: Stretch) -> bool:
        near = self.end == other.first and self.what == other.what
        return near and self.commit == other.commit

    def with_next(self, other: Stretch) -> Stretch:
        names = {**self.came, **other.came}
        came = {it: round(self.came.get(it, 0) + other.came.get(it, 0), 3) for it in names}
        return Stretch(self.what, self.first, other.end, self.commit, came)


class Tally:
    """What is done of a measurement, over all commits."""

    def __init__(self, name: str, stretches: Iterable[Stretch]) -> None:
        self.name = name
        self.stretches = joined(stretches)

    def of(self, what: str) -> list[Stretch]:
        """All kinds whose first word, before a slash, is this one; or that kind."""
        return [it for it in self.stretches if what in (it.what, it.what.split("/")[0])]

    def tried(self, what: str) -> int:
        return sum([len(it) for it in self.of(what)])

    def total(self, what: str, number: str) -> float:
        return sum([it.came.get(number, 0) for it in self.of(what)])

    def commits(self) -> list[str]:
        return sorted({it.commit for it in self.stretches})

    def plain(self) -> list[dict[str, Any]]:
        return [asdict(it) for it in self.stretches]

    def left(self, wanted: Mapping[str, int], size: int) -> list[Piece]:
        """The seeds nobody has tried yet, in pieces of this size; all kinds advance together."""
        found: list[Piece] = []
        for what, n in wanted.items():
            at = 0
            for it in [it for it in self.stretches if it.what == what] + [None]:
                end = n if it is None else min(n, it.first)
                found += [(what, i, min(i + size, end)) for i in range(at, end, size)]
                at = max(at, n if it is None else it.end)
        return sorted(found, key=lambda piece: piece[1] / wanted[piece[0]])


def joined(stretches: Iterable[Stretch]) -> list[Stretch]:
    """In order, those of one commit that follow each other as one; seeds count only once."""
    found: list[Stretch] = []
    for it in sorted(stretches, key=lambda it: (it.what, it.first, it.end)):
        last = found[-1] if found else None
        if last is not None and last.what == it.what and it.first < last.end:
            continue  # tried twice: by a run that was cut off before it was written down
        if last is not None and last.continued_by(it):
            found[-1] = last.with_next(it)
        else:
            found.append(it)
    return found


def tallied(name: str, wanted: Mapping[str, int], size: int, do: Callable[[Piece], Came]) -> Tally:
    """Try the first so many seeds of each kind, but for those that are tried already."""
    known = [Stretch(**it) for it in kept(name).get("stretches", [])]
    path = KEPT / f"{name}.jsonl"
    known += _read(path)
    left = Tally(name, known).left(wanted, size)
    if known:
        print(f"{name}: goes on; {len(left)} pieces are left", file=sys.stderr, flush=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    now, said = commit(ROOT), 0.0
    with path.open("a", encoding="utf-8") as file:
        for n, (piece, came) in enumerate(_worked(left, do), 1):
            known.append(Stretch(*piece, now, came))
            file.write(json.dumps(asdict(known[-1])) + "\n")
            file.flush()
            if time.monotonic() - said > PAUSE or n == len(left):
                said = time.monotonic()
                print(f"{name}: {n} of {len(left)} pieces", file=sys.stderr, flush=True)
    return Tally(name, known)


def _worked(pieces: Sequence[Piece], do: Callable[[Piece], Came]) -> Iterator[tuple[Piece, Came]]:
    jobs = int(os.environ.get("KOSTKA_JOBS", os.cpu_count() or 1))
    until = time.monotonic() + 60 * float(os.environ.get("KOSTKA_MINUTES", "inf"))
    if jobs < 2 or len(pieces) < 2:
        for piece in pieces:
            yield piece, do(piece)
            if time.monotonic() > until:
                return
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap_unordered(_Task(do), pieces):
            yield found
            if time.monotonic() > until:
                pool.terminate()
                return


class _Task:
    """A piece and what it came to, for a process that answers in any order."""

    def __init__(self, do: Callable[[Piece], Came]) -> None:
        self.do = do

    def __call__(self, piece: Piece) -> tuple[Piece, Came]:
        return piece, self.do(piece)


def _read(path: Path) -> list[Stretch]:
    """What is done; a last line that was cut off is taken away, for others will follow it."""
    with suppress(FileNotFoundError):
        whole = path.read_bytes()
        good = whole[: whole.rfind(b"\n") + 1]
        if good != whole:
            path.write_bytes(good)
        return [Stretch(**json.loads(line)) for line in good.splitlines()]
    return []
