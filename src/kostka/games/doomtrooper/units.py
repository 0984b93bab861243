"""Doomtrooper, sergeants: whom they command, and who obeys one only."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import ForAll, ForUnit, WhileIn
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import NoOtherSergeants
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING


def commands(card: Card) -> bool:
    for effect in card.effects:
        inner = effect.effect if isinstance(effect, WhileIn) else effect
        if isinstance(inner, ForUnit):
            return True
    return False


def in_unit(s: Fight, sergeant: Piece, warrior: Piece) -> bool:
    """Assigned to him, or equal to one who is and in the same area."""
    affiliation = sergeant.card.affiliation
    if not has(s, sergeant, affiliation):  # DOOM-SGT-09
        return False
    unit = [it for it in s.table if it.under == sergeant.number]
    if not any(has(s, it, affiliation) for it in unit):  # DOOM-SGT-10
        return False
    if warrior.under == sergeant.number:
        return True
    if warrior.by != sergeant.by or warrior.area is not sergeant.area or warrior.under != NOTHING:
        return False
    return any(it.card is warrior.card for it in unit)


def obeys_another(s: Fight, sergeant: Piece, warrior: Piece) -> bool:
    """Whether a sergeant lets no other one have an effect on him."""
    for it in s.reaching():
        if it.card is sergeant.card or it.jailer != NOTHING or it.unpaid:
            continue
        for effect in it.effects():
            if (
                isinstance(effect, ForAll)
                and isinstance(effect.effect, NoOtherSergeants)
                and effect.such.fits(s, warrior, it.by, it.number)
            ):
                return True
    return False
