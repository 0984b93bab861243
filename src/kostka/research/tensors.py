"""What a seat sees as one row of whole numbers, in places that stay where they are.

A tensor is made for one set-up.  Its version is that of the layout and of the numbers that cards,
questions and the like have; whoever keeps a trained model keeps the version beside it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import i64

from kostka.kernel.state import State
from kostka.kernel.step import Choice, Named
from kostka.research.rows import Rows


class Numbers:
    """Names and their numbers, from 1; 0 is nothing or unknown."""

    def __init__(self, what: str, keys: Iterable[str]) -> None:
        self.what = what
        self.keys: tuple[str, ...] = tuple(dict.fromkeys(keys))
        self._of: dict[str, int] = {key: n for n, key in enumerate(self.keys, 1)}

    def of(self, key: str) -> int:
        return self._of.get(key, 0)

    def give(self, things: Iterable[Named]) -> None:
        """Write its number on each of these."""
        for thing in things:
            number = self.of(thing.key)
            if thing.ordinal not in (0, number):
                raise ValueError(f"{thing.key} has a number already")
            thing.ordinal = number


def asked(game: str) -> Numbers:
    """The kinds of questions that can be asked in a game."""
    homes = ("kostka.kernel.", f"kostka.games.{game}.")
    found: list[str] = []
    waiting: list[Any] = [Choice]
    while waiting:
        kind: Any = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(homes):
            found.append(kind.__name__)
    return Numbers("question", sorted(found))


class Tensor:
    """How the states of one set-up are written down for a seat; seats are told from the viewer."""

    def __init__(
        self,
        game: str,
        layout: int,
        numbers: Sequence[Numbers],
        labels: Sequence[str],
    ) -> None:
        self.game = game
        self.layout = layout  # its version
        self.numbers: tuple[Numbers, ...] = (asked(game), *numbers)
        self.questions = self.numbers[0]
        self.labels: tuple[str, ...] = tuple(labels)  # what stands in each place
        self.width = len(labels)
        self.asked: dict[type, int] = {}  # the numbers of questions that were asked so far
        self.single = Rows(1, self.width)

    def write(self, s: State, viewer: i64, out: Rows) -> None:
        """What the viewer sees, and nothing else; a game that is over has no question.

        The open row is empty, or it was written by this tensor and never by anybody else.
        """
        raise NotImplementedError

    def row(self, s: State, viewer: int) -> bytes:
        """All of it, as numbers of 16 bits in the order of this machine."""
        out = self.single
        out.forget()
        self.write(s, viewer, out)
        return memoryview(out.memory()).tobytes()

    def question(self, s: State, viewer: i64) -> int:
        """What the viewer is asked, if it is the viewer who is asked."""
        if not s.stack or s.seat != viewer:
            return 0
        kind = type(s.question())
        number = self.asked.get(kind)
        if number is None:
            number = self.asked[kind] = self.questions.of(kind.__name__)
        return number

    def version(self) -> str:
        """Such as `dicethrone-1-0f3a9c2e`: the layout, and a digest of all names and places."""
        digest = hashlib.sha256()
        for each in self.numbers:
            digest.update("\n".join([each.what, *each.keys, ""]).encode())
        digest.update("\n".join(self.labels).encode())
        return f"{self.game}-{self.layout}-{digest.hexdigest()[:8]}"
