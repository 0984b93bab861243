"""Doomtrooper, the top of a draw pile: it has no order until somebody looks at it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card


@final
class Top:
    """What lies uppermost in a player's draw pile, as somebody has seen it.

    Whoever puts a card in or takes one out otherwise than by drawing has shuffled: then the pile is
    not as large as it was, and nobody knows anything.
    """

    __slots__ = ("cards", "seat", "seen", "size")

    def __init__(self, seat: i64, cards: tuple[Card, ...], size: i64, seen: i64) -> None:
        self.seat: i64 = seat
        self.cards = cards  # the uppermost first
        self.size: i64 = size  # of the draw pile
        self.seen: i64 = seen  # by whom, as a set of bits

    def drawn(self) -> Top:
        """Without the uppermost."""
        return Top(self.seat, self.cards[1:], self.size - 1, self.seen)

    def is_seen_by(self, seat: i64) -> bool:
        return self.seen >> seat & 1 == 1
