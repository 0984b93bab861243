"""Doomtrooper, rare privileges: quicker Rituals, charms against weakness.

Each is a rare effect: whoever asks looks at the few cards in play that have one.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Ability, Card, Gives, Playable
from kostka.games.doomtrooper.effects import (
    Against,
    InTactic,
    Only,
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    Times,
    ToFoe,
    WhenAttacking,
    WhenDefending,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Counted, Effect, Rare, Reaching
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import RITUAL
from kostka.games.doomtrooper.traits import BaseBecomes
from kostka.games.doomtrooper.usable import works

# --- Prices ---------------------------------------------------------------------------------------


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
        if isinstance(inner, (Plus, PlusBase, PlusMarkers, PlusStored, Counted)):
            return inner.n < 0
        if isinstance(inner, Times):
            return inner.over > inner.n
        if isinstance(inner, BaseBecomes):
            return inner.n == 0 and not inner.paid
        if not isinstance(inner, (Only, Against, WhenAttacking, WhenDefending, InTactic)):
            return False
        inner = inner.effect
    return False


def _lowers_by_use(ability: Ability) -> bool:
    """Whether its use takes something from the values of whom it is used on."""
    for step in ability.does:
        if isinstance(step, Gives):
            for it in step.gives:
                if isinstance(it, Effect) and _takes(it):
                    return True
    return False


def is_charmed(s: Fight, warrior: Piece, card: Card | None, play: Playable) -> bool:
    """Whether this card may not be played, or its ability not be used, on him because that lowers
    his values."""
    for it in s.look().rare:
        if it.on == warrior.number and card is not None and it.card is not card:
            for effect in it.effects():
                if isinstance(effect, NeverLowered) and works(s, it):
                    return _lowers_by_use(play) if isinstance(play, Ability) else lowers(card)
    return False
