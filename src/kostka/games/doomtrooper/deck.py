"""Doomtrooper, a deck: what a player brings along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from kostka.games.doomtrooper.card import Card, by_key
from kostka.kernel.step import Named


@final
class Deck(Named):
    """A troop that stands on the table from the beginning, a draw pile and a sideboard."""

    def __init__(
        self, key: str, troop: Sequence[Card], cards: Sequence[Card], side: Sequence[Card] = ()
    ) -> None:
        super().__init__(key)
        self.troop: tuple[Card, ...] = tuple(troop)
        self.cards: tuple[Card, ...] = tuple(sorted(cards, key=by_key))
        self.side: tuple[Card, ...] = tuple(sorted(side, key=by_key))
