"""Doomtrooper, what players pay for again and again, and who is spared it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Frame, Word

PAY_FOR_THE_REST: Final = Word("pay-for-the-rest")


@dataclass(frozen=True)
class PayForEachCard(NameOne):
    """Whose turn it is pays so much for each card of these types that he has in play; what he
    does not pay for he discards."""

    price: int
    kinds: tuple[Word, ...]

    def charged(self, s: Fight) -> list[Piece]:
        seat = s.active()
        return [
            it
            for it in s.table
            if it.by == seat
            and it.card.kind in self.kinds
            and it.out == NOTHING
            and not it.unpaid
            and not kept(s, it)
        ]

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.active()
        if self.charged(s) and not s.unaffected(seat, piece_of(f).key):
            s.seat = seat

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [PAY_FOR_THE_REST, *[int(it.number) for it in self.charged(s)]]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            due = self.price * len(self.charged(s))
            return "" if s.destiny[s.active()] >= due else "DOOM-SPEC-02"
        return "" if any(it.number == option for it in self.charged(s)) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            due = self.price * len(self.charged(s))
            s.gain_destiny(s.active(), -due, piece_of(f))
        else:
            s.discard(option, piece_of(f))
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"discard {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"
