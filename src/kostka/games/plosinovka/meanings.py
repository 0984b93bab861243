"""Plošinovka, what answers stand for that has no name: a field, a way, dice by their symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.kernel.sense import Thing


@final
@dataclass(frozen=True)
class Field(Thing):
    """A field of the tower, as players call it: the letter of its column, the number of its row."""

    at: str


@final
@dataclass(frozen=True)
class Way(Thing):
    """Where to go from here: up, down, left, right, or through the portal."""

    way: str


@final
@dataclass(frozen=True)
class Symbols(Thing):
    """Dice by the places of the symbols they show."""

    places: tuple[int, ...]
