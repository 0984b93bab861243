"""Doomtrooper, deeds with gear: upkeep, accidents, wounds that something else takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kostka.games.doomtrooper.places import LET_GO, PAY, piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Choice, Frame, Step, Word


@dataclass(frozen=True)
class PayOrDiscardIt(Choice):
    """Its player pays, or the card is discarded, or, with `forever`, annihilated."""

    price: int
    forever: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price:
            s.seat = f.you
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (PAY, LET_GO)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        piece = piece_of(f)
        if option is PAY:
            s.gain_destiny(f.you, -self.price, piece.card)
        elif self.forever:
            s.annihilate(piece.number, piece.card)
        else:
            s.discard(piece.number, piece.card)


@dataclass(frozen=True)
class LoseTheVehicle(Step):
    """It is discarded, but its warrior is out of it before: DOOM-VEH-04 does not wound him too."""

    def run(self, s: Fight, f: Frame) -> None:
        number = piece_of(f).number
        s.alight(number)
        s.discard(number, piece_of(f).card)
