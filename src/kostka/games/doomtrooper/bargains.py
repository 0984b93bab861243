"""Doomtrooper, rare privileges: quicker Rituals, charms against weakness.

Each is a rare effect: whoever asks looks at the few cards in play that have one.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Effect, Rare, Reaching
from kostka.games.doomtrooper.effects import (
    Only,
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    Times,
    ToFoe,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import RITUAL
from kostka.games.doomtrooper.usable import works

# --- Priceses -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class QuickRituals(Rare):
    """Your Rituals take so many actions less, down to none."""

    n: int


def actions_for(s: Fight, seat: i64, card: Card) -> int:
    """How many actions this player spends to play it."""
    n = int(card.actions)
    rare = s.look().rare
    if not rare or not card.counts_as(RITUAL):
        return n
    for it in rare:
        for effect in it.effects() if it.by == seat and works(s, it) else ():
            if isinstance(effect, Only):
                bearer = s.piece(it.on)
                if bearer is None or not effect.such.fits(s, bearer, it.by, it.number):
                    continue
                effect = effect.effect
            if isinstance(effect, QuickRituals):
                n -= effect.n
    return max(0, n)


# --- Charms -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NeverLowered(Rare):
    """No card that lowers one of his values is played on him: DOOM-NEVER-02."""


def lowers(card: Card) -> bool:
    """Whether it takes something from the values of whom it is played on."""
    for effects in card.books[:1] if card.stays else card.books:
        if any([_takes(effect) for effect in effects]):
            return True
    return False


def _takes(effect: Effect) -> bool:
    inner = effect
    while not isinstance(inner, (Reaching, ToFoe)):
        if isinstance(inner, (Plus, PlusBase, PlusMarkers, PlusStored)):
            return inner.n < 0
        if isinstance(inner, Times):
            return inner.over > inner.n
        if not isinstance(inner, Only):
            return False
        inner = inner.effect
    return False


def is_charmed(s: Fight, warrior: Piece, card: Card | None) -> bool:
    """Whether this card may not be played on him because it lowers his values."""
    for it in s.look().rare:
        if it.on == warrior.number and card is not None and it.card is not card:
            for effect in it.effects():
                if isinstance(effect, NeverLowered) and works(s, it):
                    return lowers(card)
    return False
