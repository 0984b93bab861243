"""Doomtrooper, what hampers somebody in a duel: a weapon that cannot be used, a blow not struck."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Effect
from kostka.games.doomtrooper.pieces import Duel, Piece


@dataclass(frozen=True)
class OutOfUse(Effect):
    """The weapon on which it was played cannot be used."""


@dataclass(frozen=True)
class HoldsTheFoe(Effect):
    """Whoever he fights does not strike."""


def is_out_of_use(duel: Duel, weapon: Piece) -> bool:
    for it in duel.cards:
        if it.on == weapon.number:
            for effect in it.effects():
                if isinstance(effect, OutOfUse):
                    return True
    return False


def holding(duel: Duel, number: int) -> Piece | None:
    """The card by which this fighter does not strike, if there is one."""
    for it in duel.cards:
        if duel.foe_of(it.on) == number:
            for effect in it.effects():
                if isinstance(effect, HoldsTheFoe):
                    return it
    return None
