"""Doomtrooper, immunity: to which cards it may be, and whether anybody could have it at all.

Looking through all that reaches a warrior takes long; `warded` tells when it would be in vain.
"""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import (
    ForAll,
    ForUnit,
    InThisArea,
    NeverAffectedBy,
    WhileIn,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DARK_SYMMETRY, GIFT, NOTHING, WARRIOR
from kostka.kernel.step import Word


def parts_of(kind: Word) -> tuple[Word, ...]:
    """What somebody may be immune to of these cards: DOOM-DARK-06."""
    return (DARK_SYMMETRY, GIFT) if kind is DARK_SYMMETRY else (kind,)


def is_barred(card: Card, kinds: list[Word]) -> bool:
    """Whether a card is of a kind to which somebody is immune."""
    if card.kind in kinds or (card.gift is not None and card.gift in kinds):
        return True
    return any(kind in kinds for kind in card.kinds)


def never_affected(s: Fight, warrior: Piece, kind: Word) -> bool:
    """Whether no card of this type has any effect on him, whosever it is."""
    if not s.look().warding:
        return False
    for it in s.on(warrior.number):
        for effect in it.effects():
            if isinstance(effect, NeverAffectedBy) and effect.kind is kind:
                return True
    return False


def warded(s: Fight, warrior: Piece, kinds: tuple[Word, ...]) -> bool:
    """Whether any card could make him immune to one of these: quick, where hardly anybody is."""
    if _wards(warrior.card, kinds) or warrior.lent is not None:
        return True
    duel = s.duel()
    if duel is not None and duel.defender != NOTHING and duel.foe_of(warrior.number) == NOTHING:
        duel = None  # he has no part in it
    for it in s.look().warding:
        if it.lent is not None:
            return True
        if _wards(it.card, kinds):
            if it.card.kind is not WARRIOR:
                if duel is not None or s.fallen or it.card.reaches or _lies_on(s, it, warrior):
                    return True
            elif it.card.reaches:
                for effect in it.card.warding:
                    if _reaches(s, it, effect, warrior):
                        return True
    for it in s.lasting:
        if _wards(it.card, kinds):
            return True
    if duel is None:
        return False
    for it in duel.cards:
        if _wards(it.card, kinds):
            return True
    foe = s.piece(duel.foe_of(warrior.number))
    return foe is not None and (foe.lent is not None or _wards(foe.card, kinds))


def _lies_on(s: Fight, it: Piece, warrior: Piece) -> bool:
    """Whether he bears it, or what it lies on."""
    on: i64 = it.on
    while on >= 0:
        if on == warrior.number:
            return True
        under = s.piece(on)
        on = NOTHING if under is None else under.on
    return False


def _wards(card: Card, kinds: tuple[Word, ...]) -> bool:
    for each in card.wards:
        for kind in kinds:
            if each is kind:
                return True
    return False


def _reaches(s: Fight, piece: Piece, effect: Effect, warrior: Piece) -> bool:
    """Whether an effect on others could reach him."""
    if isinstance(effect, ForAll):
        return effect.such.fits(s, warrior, piece.by, piece.number)
    return isinstance(effect, (WhileIn, InThisArea, ForUnit))
