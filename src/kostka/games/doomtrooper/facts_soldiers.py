"""Doomtrooper, further facts: ground that is held, followers to be found, points to be paid."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Fact
from kostka.games.doomtrooper.identity import follows
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import WARRIOR
from kostka.games.doomtrooper.triggers_soldiers import has_zone
from kostka.kernel.step import Word


@dataclass(frozen=True)
class YouHaveAZone(Fact):
    """A Warzone of this kind in play."""

    kind: Word

    def true(self, s: Fight, seat: int) -> bool:
        return has_zone(s, seat, self.kind)


@dataclass(frozen=True)
class YouCanPay(Fact):
    n: int

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.destiny[seat] >= self.n)


@dataclass(frozen=True)
class ATopIsUnseen(Fact):
    """Of somebody's draw pile, by you."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(not sees_top(s, other, seat) and s.library(other) for other in s.circle)


def sees_top(s: Fight, other: i64, seat: i64) -> bool:
    top = s.top(other)
    return top is not None and top.is_seen_by(seat)


def followers(s: Fight, seat: i64, apostle: Word) -> list[Card]:
    """Who of them, but for Personalities, can be found in the collection, paid for and added to
    where he belongs."""
    return [
        card
        for card in dict.fromkeys(s.collection(seat))
        if card.kind is WARRIOR
        and not card.personality
        and card.printed[3] <= s.destiny[seat]
        and follows(s, Piece(0, card, seat), apostle)
        and all([need.fact.true(s, seat) for need in card.needs])
        and not forbids_entering(s, seat, card)
    ]


@dataclass(frozen=True)
class YouCanFindAFollower(Fact):
    """Of this Apostle, in your collection, no Personality, and you can pay his value."""

    apostle: Word

    def true(self, s: Fight, seat: int) -> bool:
        return bool(followers(s, seat, self.apostle))
