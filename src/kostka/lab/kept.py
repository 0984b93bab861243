"""Runs that lose nothing: what is finished is written down at once, and a run goes on from there.

A run is a plan and numbered pieces of work.  Equal plans have equal pieces, and each comes to the
same whoever does it and when; so a run that was killed ends as if nobody had touched it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from kostka.kernel.game import Mistake
from kostka.lab.spread import spread

Found = dict[str, Any]


class Kept:
    """The finished pieces of a plan, in a file to which lines are only appended."""

    def __init__(self, folder: Path, name: str, plan: Mapping[str, Any]) -> None:
        self.path = folder / f"{name}.jsonl"
        self.found: dict[int, Found] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Mistake(f"{folder} cannot be made: {error.strerror}.") from None
        head = json.dumps({"plan": plan}, ensure_ascii=False)
        if not self.path.exists() or not self.path.read_bytes().count(b"\n"):
            self.path.write_text(head + "\n", encoding="utf-8")
            return
        first, *lines = self.path.read_text("utf-8", errors="replace").split("\n")
        if first != head:
            raise Mistake(f"{self.path.name} in that folder belongs to another run.")
        for line in lines[:-1]:
            kept = json.loads(line)
            self.found[kept.pop("piece")] = kept
        if lines[-1]:  # what was cut off in the middle of a line is done again
            self.path.write_text("\n".join([first, *lines[:-1], ""]), encoding="utf-8")

    def keep(self, number: int, found: Found) -> None:
        """On the disk before anybody is told."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"piece": number, **found}, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.found[number] = found

    def run(
        self,
        piece: Callable[..., Found],
        work: Sequence[tuple[Any, ...]],
        jobs: int,
        ray: bool = False,
        enough: Callable[[list[Found]], bool] | None = None,
    ) -> Iterator[int]:
        """Do what is missing; the number of each piece as it is finished.

        `enough` is asked about the pieces from the first on, in their order, so when a run stops
        does not hang on which of its processes was quicker.
        """
        if self._enough(enough):
            return
        missing = {n: each for n, each in enumerate(work) if n not in self.found}
        for number, found in spread(piece, missing, jobs, ray):
            self.keep(number, found)
            yield number
            if self._enough(enough):
                return

    def _enough(self, enough: Callable[[list[Found]], bool] | None) -> bool:
        return enough is not None and counted(self.found, enough)[1]


def counted(
    found: Mapping[int, Found], enough: Callable[[list[Found]], bool] | None
) -> tuple[list[Found], bool]:
    """The pieces that count: from the first on, until there is enough or one is missing."""
    pieces: list[Found] = []
    while len(pieces) in found:
        pieces.append(found[len(pieces)])
        if enough is not None and enough(pieces):
            return pieces, True
    return pieces, False
