"""Doomtrooper, stores: cards that lie under another one, out of play as long as they lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import Itself, bearer
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import Store, piece_of
from kostka.games.doomtrooper.spells import may_cast
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, PASSED_ON
from kostka.kernel.step import Frame, Word


def stored(s: Fight, number: int) -> list[Piece]:
    """What lies in store under a card."""
    return [it for it in s.on(number) if it.out == number]


def storable(s: Fight, seat: int, source: int, kind: Word | None, castable: bool) -> list[Card]:
    """The cards of the hand that may be put there."""
    who = bearer(s, source)
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if (kind is None or card.kind is kind)
        and (not castable or (who is not None and may_cast(s, who, card)))
    ]


def lay_in_store(s: Fight, seat: int, card: Card, where: Piece) -> None:
    """DOOM-INPLAY-05: it lies there, but is not in play."""
    piece = s.new_piece(card, seat, where.number, NOTHING, 1)
    piece.out = where.number
    s.lay(piece)
    s.report(PASSED_ON, seat, where.number, card, where.card)


@final
class ToStore(Itself):
    """The card itself, while there is something in hand to be put there and room for it."""

    def __init__(self, kind: Word | None, castable: bool = False, most: int = 0) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.castable = castable
        self.most = most  # unless 0

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if self.most and len(stored(s, source)) >= self.most:
            return self.rule
        return "" if storable(s, seat, source, self.kind, self.castable) else self.rule


@dataclass(frozen=True)
class PutInStore(Store):
    """A card of your hand lies under this one from now on; `castable`: one that its bearer could
    cast."""

    castable: bool = False
    anything: bool = False  # whatever its type

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        kind = None if self.anything else self.kind
        return storable(s, int(f.you), int(piece_of(f).number), kind, self.castable)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        lay_in_store(s, int(f.you), option, piece_of(f))
