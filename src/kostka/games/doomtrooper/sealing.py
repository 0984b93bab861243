"""Doomtrooper, draw piles that are closed: no card reaches them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Ruling


@dataclass(frozen=True)
class SealsTheDrawPile(Ruling):
    """No card has any power over the player's draw pile: it is not searched, looked at, shuffled
    or refilled, and cards are drawn from it in his draw step only."""


def is_sealed(governing: Sequence[Piece], seat: i64) -> bool:
    """Whether one of these cards closes the draw pile of this player."""
    for it in governing:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, SealsTheDrawPile):
                    return True
    return False
