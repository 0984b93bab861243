"""Doomtrooper, sweeps: card after card that is paid for and discarded, and whole hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.purges import of_kinds
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Frame, Word


@dataclass(frozen=True)
class MayDiscardMore(NamesAPiece):
    """As many further cards in play of a type as you pay for."""

    kind: Word
    price: int

    def left(self, s: Fight) -> list[Piece]:
        return of_kinds(s, (self.kind,))

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price and self.left(s):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *[int(it.number) for it in self.left(s)]]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Word):
            s.gain_destiny(f.you, -self.price, f.it)
            s.discard(option, f.it)
            f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class YourHandIsShort(Fact):
    """You hold fewer cards than this besides the one you play, and there are some to be drawn."""

    n: int

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.library(seat)) and len(s.hands[seat]) - 1 < self.n
