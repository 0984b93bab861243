"""Doomtrooper, reserves: destiny points that nobody else can reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.places import NO, YES
from kostka.games.doomtrooper.sorts import Reserving
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FOR_GOOD, NOTHING
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Word


@dataclass(frozen=True)
class KeptApart(Reserving):
    """No other player has any power over these points."""


@dataclass(frozen=True)
class EachMayTake(Choice):
    """Each player in turn, so many destiny points; `n` of the frame counts those who were asked."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        order = s.from_seat(f.you)
        if f.n < len(order):
            s.seat = order[f.n]

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        seat = s.from_seat(f.you)[f.n]
        if option is YES:
            s.gain_destiny(seat, self.n, f.it)
            s.played().named = (*s.played().named, seat)
        s.played().n = self.n  # how many each has got
        f.n += 1
        f.again()


@final
class ForThoseWhoTook(Lasts):
    """Whoever has taken points has this for good."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        for seat in s.played().named:
            piece = self.begun(s, f)
            piece.by = seat
            piece.owner = seat
            piece.player = seat
            piece.n = s.played().n
            s.begin(piece)
