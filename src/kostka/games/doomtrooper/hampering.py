"""Doomtrooper, weapons and blows of one duel: what is not used, not struck, or used besides."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Hampering


@dataclass(frozen=True)
class OutOfUse(Hampering):
    """The weapon on which it was played cannot be used."""


@dataclass(frozen=True)
class HoldsTheFoe(Hampering):
    """Whoever he fights does not strike."""


@dataclass(frozen=True)
class UsesBoth(Hampering):
    """Two of his weapons at once, if both serve the tactic: DOOM-EQUIP-11."""


def hampered(duel: Duel) -> bool:
    """Whether any card of the duel has to do with that: quick, where hardly any has."""
    for it in duel.cards:
        if it.card.hampers:
            return True
    return False


def uses_both(duel: Duel, number: int) -> bool:
    for it in duel.cards:
        if it.card.hampers and it.on == number:
            for effect in it.effects():
                if isinstance(effect, UsesBoth):
                    return True
    return False


def is_out_of_use(duel: Duel, weapon: Piece) -> bool:
    for it in duel.cards:
        if it.card.hampers and it.on == weapon.number:
            for effect in it.effects():
                if isinstance(effect, OutOfUse):
                    return True
    return False


def holding(duel: Duel, number: int) -> Piece | None:
    """The card by which this fighter does not strike, if there is one."""
    for it in duel.cards:
        if it.card.hampers and duel.foe_of(it.on) == number:
            for effect in it.effects():
                if isinstance(effect, HoldsTheFoe):
                    return it
    return None
