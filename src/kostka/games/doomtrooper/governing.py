"""Doomtrooper, rules that a card has changed: whose turn it is, how many actions and cards.

Asked everywhere, so they look only at what `Survey.governing` has found, or at what lasts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect, Ruling
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.such import Such
from kostka.games.doomtrooper.terms import ACTIONS, HAND, NOTHING
from kostka.kernel.step import Word

NO_LIMIT: Final = 1_000_000  # more cards than there are

# --- Turns --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MissesTheTurn(Effect):
    """It is not taken."""


@dataclass(frozen=True)
class TakesAnotherTurn(Effect):
    """Before it is the next player's turn."""


@dataclass(frozen=True)
class FewerActions(Effect):
    """So many ordinary actions fewer."""

    n: int


def says_another(piece: Piece) -> bool:
    return any([isinstance(effect, TakesAnotherTurn) for effect in piece.effects()])


def _says_missed(piece: Piece) -> bool:
    return any([isinstance(effect, MissesTheTurn) for effect in piece.effects()])


def after(s: Fight, seat: int, lost: bool) -> int:
    """Whose turn comes next: DOOM-TURN-03; but one may be missed, or taken again."""
    found = s.from_seat(seat)[1]
    if lost or not s.lasting:
        return found
    for it in s.lasting:
        if it.player == seat and says_another(it):
            s.keep([other for other in s.lasting if other is not it])
            return seat
    while True:
        missed = [it for it in s.lasting if it.player == found and _says_missed(it)]
        if not missed:
            return found
        s.keep([it for it in s.lasting if it is not missed[0]])
        found = s.from_seat(found)[1]


# --- Actions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FewerForAll(Ruling):
    """Everybody has so many ordinary actions fewer in each turn, but always one."""

    n: int


def ordinary_actions(s: Fight, seat: int) -> int:
    """How many a turn begins with; what was said for this turn only is used up: DOOM-ACT-01."""
    n = ACTIONS
    for it in s.lasting:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, FewerActions):
                    n -= effect.n
                    s.keep([other for other in s.lasting if other is not it])
    n = max(0, n)
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, FewerForAll):
                n = max(min(n, 1), n - effect.n)
    return n


@dataclass(frozen=True)
class AttacksInAnyOrder(Ruling):
    """Attack actions need not be the last ones; there are no more of them than usual."""


def in_any_order(s: Fight) -> bool:
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, AttacksInAnyOrder):
                return True
    return False


# --- What may be played -------------------------------------------------------------------------


@dataclass(frozen=True)
class NoneMayBePlayed(Ruling):
    """No card of this type, or that counts as one of this kind."""

    kind: Word


def is_banned(s: Fight, card: Card) -> bool:
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, NoneMayBePlayed):
                kind = effect.kind
                if card.kind is kind or card.counts_as(kind):
                    return True
    return False


# --- Hands --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class KeepsAllCards(Ruling):
    """Its player does not have to discard, however many cards he has."""


@dataclass(frozen=True)
class HandOf(Ruling):
    """Its player draws up to so many cards, and discards down to as many."""

    n: int


@dataclass(frozen=True)
class MoreInHand(Ruling):
    """The player with whom it lies draws and keeps one more card for each such warrior of his, so
    many at most; several copies do not add up."""

    such: Such
    most: int


def hand_size(s: Fight, seat: i64) -> int:
    """How many cards are drawn up to: DOOM-DRAW-01."""
    base, more = HAND, 0
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, HandOf) and it.by == seat:
                base = max(base, effect.n)
            elif isinstance(effect, MoreInHand) and it.player == seat:
                such = effect.such
                alike = [one for one in s.troop(seat) if such.fits(s, one, seat, NOTHING)]
                more = max(more, min(effect.most, len(alike)))
    return base + more


def hand_limit(s: Fight, seat: i64) -> int:
    """How many may be kept: DOOM-DISC-01."""
    for it in s.look().governing:
        for effect in it.effects():
            if isinstance(effect, KeepsAllCards) and it.by == seat:
                return NO_LIMIT
    return hand_size(s, seat)


# --- The Art ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CastsFor(Ruling):
    """He may cast spells of all aspects, but for combat spells if he is `calm`, for so many
    destiny points more each time: DOOM-ART-02."""

    price: int
    calm: bool = False
