"""Doomtrooper, immunity: to which cards it may be, and whether anybody could have it at all.

Looking through all that reaches a warrior takes long; `warded` tells when it would be in vain.
"""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card, Effect, wards
from kostka.games.doomtrooper.effects import ForAll, ForUnit, InThisArea, WhileIn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DARK_SYMMETRY, GIFT, WARRIOR
from kostka.kernel.step import Word


def parts_of(kind: Word) -> tuple[Word, ...]:
    """What somebody may be immune to of these cards: DOOM-DARK-06."""
    return (DARK_SYMMETRY, GIFT) if kind is DARK_SYMMETRY else (kind,)


def is_barred(card: Card, kinds: list[Word]) -> bool:
    """Whether a card is of a kind to which somebody is immune."""
    if card.kind in kinds or (card.gift is not None and card.gift in kinds):
        return True
    return any(kind in kinds for kind in card.kinds)


def warded(s: Fight, warrior: Piece, kind: Word) -> bool:
    """Whether any card could make him immune to this: quick, where hardly anybody is."""
    if kind in warrior.card.wards:
        return True
    for it in s.table:
        if kind in it.card.wards:
            if it.card.kind is not WARRIOR:
                return True
            if it.card.reaches and any(_wards(s, it, each, warrior) for each in it.effects()):
                return True
    duel = s.duel()
    passing = s.lasting if duel is None else [*s.lasting, *duel.cards]
    if any(kind in it.card.wards for it in passing):
        return True
    foe = None if duel is None else s.piece(duel.foe_of(warrior.number))
    return foe is not None and kind in foe.card.wards


def _wards(s: Fight, piece: Piece, effect: Effect, warrior: Piece) -> bool:
    """Whether an effect on others could reach him."""
    if isinstance(effect, ForAll):
        return bool(wards(effect)) and effect.such.fits(s, warrior, piece.by, piece.number)
    return isinstance(effect, (WhileIn, InThisArea, ForUnit)) and bool(wards(effect))
