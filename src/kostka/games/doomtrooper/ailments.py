"""Doomtrooper, what diseases take from whoever has them, and from their players."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight


@dataclass(frozen=True)
class DrawsLess(Effect):
    """His player draws so many cards less in the draw step, but always one at least."""

    n: int


def draws_less(s: Fight, seat: i64) -> int:
    """How many cards less this player draws, by all his warriors together."""
    total = 0
    for it in s.lasting:
        for effect in it.effects():
            if isinstance(effect, DrawsLess):
                who = s.piece(it.on)
                if who is not None and who.by == seat:
                    total += effect.n
    return total


@dataclass(frozen=True)
class DiesOfBlows(Effect):
    """Any wound in a duel kills him, unless a single one never does."""


def plagued(s: Fight, number: i64) -> bool:
    """Whether the blow that wounds him kills him."""
    for it in s.lasting:
        if it.on == number and any(isinstance(effect, DiesOfBlows) for effect in it.effects()):
            return True
    return False
