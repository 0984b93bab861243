"""Doomtrooper, protection: cards that keep another card in play."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING


@dataclass(frozen=True)
class Preserves(Effect):
    """The card it lies on is not discarded as long as it lies there; `wholly`: nor annihilated:
    DOOM-REMOVE-05."""

    wholly: bool = False


def preserved(s: Fight, piece: Piece, annihilating: bool) -> bool:
    """Whether something that lies on the card keeps it in play."""
    for it in s.on(piece.number):
        if it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, Preserves) and (effect.wholly or not annihilating):
                    return True
    return False
