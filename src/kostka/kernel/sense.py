"""What an answer means: the verb it is said with, and the thing it stands for.

A question knows what its answers stand for, and says so once.  Whoever shows an answer, says it in
words or draws it on a board reads that, and guesses nothing from its number, its class or the way
it is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

CHANCE: Final = "chance"  # the verb of what chance comes up with


class Thing:
    """What an answer can stand for that has no name of its own in the game."""


@final
@dataclass(frozen=True)
class Player(Thing):
    """Whoever sits there."""

    seat: int


@final
@dataclass(frozen=True)
class Number(Thing):
    """So many; the verb tells of what."""

    n: int


@final
@dataclass(frozen=True)
class Sense:
    """`it` is a `Named` thing, a `Thing`, or a rule that fell due."""

    verb: str
    it: Any
