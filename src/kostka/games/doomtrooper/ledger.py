"""Doomtrooper, the ledger: points that are exchanged, taxed or lost by everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.sorts import Ruling
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import points_guarded, within_reach
from kostka.kernel.sense import Number
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class SomebodyHasPoints(Fact):
    """Enough to lose some of them: DOOM-AMB-71."""

    def true(self, s: Fight, seat: int) -> bool:
        return any([s.destiny[it] > 0 or s.promotion[it] > 1 for it in s.circle])


@dataclass(frozen=True)
class RuinEverybody(Step):
    """All players lose half of their promotion points, rounded down, and all destiny points."""

    def run(self, s: Fight, f: Frame) -> None:
        for seat in s.from_seat(f.you):
            if seat == f.you or not points_guarded(s, seat):
                s.promote(seat, -(s.promotion[seat] // 2), f.it)
                lost = s.destiny[seat] if seat == f.you else within_reach(s, seat)
                s.gain_destiny(seat, -lost, f.it)


@dataclass(frozen=True)
class YouCanExchange(Fact):
    """A promotion point, or so many destiny points."""

    rate: int

    def true(self, s: Fight, seat: int) -> bool:
        return s.promotion[seat] > 0 or bool(s.destiny[seat] >= self.rate)


@dataclass(frozen=True)
class ExchangePoints(NamesANumber):
    """Promotion points for so many destiny points each, or the other way round.  An answer is how
    many promotion points are given, or, below zero, taken."""

    rate: int

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        take, give = s.destiny[f.you] // self.rate, s.promotion[f.you]
        return [*range(1, int(give) + 1), *[-n for n in range(1, int(take) + 1)]]

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.gain_destiny(f.you, option * self.rate, f.it)
        s.promote(f.you, -option, f.it)
        s.decide(turn_is_over=False)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"give {option}" if option > 0 else f"take {-option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-promotion" if option > 0 else "take-promotion"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Number:
        return Number(abs(int(option)))


@dataclass(frozen=True)
class TaxesPromotion(Ruling):
    """The player with whom it lies pays so many destiny points for each promotion point that he
    earns, or does not get it; without destiny points, he is rid of it."""

    n: int

    def tax(self) -> int:
        return self.n
