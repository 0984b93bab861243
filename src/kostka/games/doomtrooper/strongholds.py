"""Doomtrooper, effects of places: who rises from cover to attack, who pays a toll, what is cheaper.

Like those of `effects.py` they are read whenever somebody asks, and never carried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.identity import NotADoomtrooper, affiliations
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect, Lending, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    COMMANDER,
    COMMANDERS,
    DARK_LEGION,
    NOTHING,
    SQUAD,
    TRIBES,
    VEHICLE,
)
from kostka.kernel.step import Word


@dataclass(frozen=True)
class WithoutWeapons(Effect):
    """Of a Warzone: in this duel nobody uses a weapon with one of these labels."""

    labels: tuple[Word, ...]


@dataclass(frozen=True)
class AttacksAfterRising(Effect):
    """Who leaves cover may attack in the same turn, unlike others: DOOM-COVER-15."""


@dataclass(frozen=True)
class RisesToAttack(Effect):
    """He leaves cover and attacks by one action: DOOM-COVER-06, -14."""


@dataclass(frozen=True)
class TollToAttack(Effect):
    """Whoever else attacks him pays so many destiny points first, but for one kind of warriors."""

    n: int
    but: Word | None = None


@dataclass(frozen=True)
class HalfPrice(Lending):
    """Warriors of this affiliation cost half their value, rounded up, but for Personalities; with
    none, Doomtroopers, but for Personalities, Brothers, vehicles and commanders."""

    affiliation: Word | None = None


@dataclass(frozen=True)
class FreeCopies(Lending):
    """Copies of warriors who are already in play in this area, but for Personalities, are added to
    it for no points."""


@dataclass(frozen=True)
class ForThoseLikeTheOneUpThere(Spreading):
    """An effect on the members of the Squad who share an affiliation with the one up there."""

    effect: Effect

    def covers(self, s: Any, piece: Piece, warrior: Piece) -> bool:
        if warrior.by != piece.by or warrior.area is not SQUAD or not piece.about:
            return False
        up = s.piece(piece.about)
        if up is None or up.by != piece.by or up.out != NOTHING or up.area is not SQUAD:
            return False
        mine = affiliations(s, up)
        return any(it in mine for it in affiliations(s, warrior))


@dataclass(frozen=True)
class HoldsOn(Effect):
    """What it lies on is not discarded before it: DOOM-REMOVE-05."""


@dataclass(frozen=True)
class FallsWith(Effect):
    """What discards all cards of a kind discards this one as well."""

    kind: Word


def falls_with(piece: Piece, kinds: tuple[Word, ...]) -> bool:
    return any([isinstance(it, FallsWith) and it.kind in kinds for it in piece.effects()])


def reduced(s: Fight, seat: i64, card: Card, full: int) -> int:
    """What a warrior costs this player, where a place of his makes it less."""
    least = full
    for it in s.look().lending:
        if it.by != seat or it.out != NOTHING:
            continue
        for effect in it.effects():
            if isinstance(effect, HalfPrice):
                if _is_halved(card, effect.affiliation):
                    least = min(least, full - int(card.cost // 2))
            elif isinstance(effect, FreeCopies) and _has_copy(s, it, card):
                least = 0
    return least


def _is_halved(card: Card, affiliation: Word | None) -> bool:
    if affiliation is None:
        return _is_common(card)
    return card.affiliation is affiliation and not card.personality


UNCOMMON: Final[tuple[Word, ...]] = (DARK_LEGION, BROTHERHOOD, *TRIBES)


def _is_common(card: Card) -> bool:
    """A Doomtrooper who is nobody in particular."""
    if card.personality or card.affiliation in UNCOMMON:
        return False
    if any(isinstance(effect, NotADoomtrooper) for effect in card.effects):
        return False
    return not any(card.counts_as(kind) for kind in (VEHICLE, COMMANDER, *COMMANDERS))


def _has_copy(s: Fight, place: Piece, card: Card) -> bool:
    if card.personality or card.home() is not place.area:
        return False
    return any(
        it.card is card and not it.unpaid and it.area is place.area for it in s.troop(place.by)
    )
