"""Doomtrooper, curses: cards that are of no use until they are paid for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING

RELEASED: Final = 2  # as `n` of the curse: it was paid for


@dataclass(frozen=True)
class Cursed(Effect):
    """What it lies on is of no use, unless it was paid for this turn."""


def is_cursed(s: Fight, piece: Piece) -> bool:
    for it in s.on(piece.number):
        if it.out == NOTHING and it.n != RELEASED and s.piece(it.number) is not None:
            for effect in it.effects():
                if isinstance(effect, Cursed):
                    return True
    return False
