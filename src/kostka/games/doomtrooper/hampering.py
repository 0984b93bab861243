"""Doomtrooper, weapons and blows of one duel: what is not used, not struck, or used besides."""

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


@dataclass(frozen=True)
class UsesBoth(Effect):
    """Two of his weapons at once, if both serve the tactic: DOOM-EQUIP-11."""


def uses_both(duel: Duel, number: int) -> bool:
    for it in duel.cards:
        if it.on == number:
            for effect in it.effects():
                if isinstance(effect, UsesBoth):
                    return True
    return False


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
