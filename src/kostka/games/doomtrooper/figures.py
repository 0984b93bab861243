"""Doomtrooper, figures: warriors that a card of another type stands for on the table.

The piece keeps its number and its name; `card` is the figure, `real` the card that lies there.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Word

FIGURE: Final = "-figure"  # the end of the key of a card that is only ever stood for
FIGURES: Final[list[Card]] = []


def figure(card: Card) -> Card:
    """A warrior card that is in nobody's deck."""
    FIGURES.append(card)
    return card


def stood_for(card: Card) -> str:
    """The key of the card that stands for this figure."""
    return card.key.removesuffix(FIGURE)


def rise(s: Any, piece: Piece, card: Card, area: Word | None) -> Piece:
    """For a while the piece is such a warrior; `under` says on whom it lay."""
    twin = piece.twin()
    twin.card = card
    twin.real = piece.itself()
    twin.area = area
    twin.under = piece.on
    twin.on = NOTHING
    s.put(twin)
    return twin


def lie_down(s: Any, before: object) -> None:
    """It is again what it was before, if it is still there; it goes if its bearer is gone."""
    if not isinstance(before, Piece) or before.on == NOTHING:
        return
    now = s.piece(before.number)
    if now is None or now.card is before.card or now.card not in FIGURES:
        return
    bearer = s.piece(now.under)
    twin = before.twin()
    twin.used = now.used
    twin.on = NOTHING if bearer is None else bearer.number
    twin.by = before.by if bearer is None else bearer.by
    twin.out = NOTHING if bearer is None else bearer.out
    s.put(twin)
    if bearer is None:
        s.discard(before.number, before.card)
