"""Doomtrooper, levies: destiny points for each of some warriors, from the bank or from others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.meanings import NamesAPlayer
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import points_guarded, within_reach
from kostka.games.doomtrooper.terms import KOHORT, NOTHING, SQUAD, VALUE
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Step


def such_warriors(s: Fight, such: Such, seat: int) -> list[Piece]:
    """Those who are no secret and fit the description, also by their value."""
    return [
        it
        for it in s.warriors()
        if not it.unpaid
        and such.fits(s, it, seat, NOTHING)
        and not (such.worth and value(s, it, VALUE) > such.worth)
        and not (such.least and value(s, it, VALUE) < such.least)
    ]


@dataclass(frozen=True)
class GainForEach(Step):
    """So many destiny points for each such warrior in play."""

    n: int
    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        s.gain_destiny(f.you, self.n * len(such_warriors(s, self.such, f.you)), f.it)


def taxed(s: Fight, seat: int, such: Such) -> int:
    """How many such warriors this player has in his Squad and Kohort."""
    return len(
        [
            it
            for it in s.troop(seat)
            if it.area in (SQUAD, KOHORT) and not it.unpaid and such.fits(s, it, seat, NOTHING)
        ]
    )


@dataclass(frozen=True)
class TakeTribute(Step):
    """Of every other player, for each such warrior of his; what he lacks comes from the bank."""

    n: int
    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        for seat in s.foes(f.you):
            due = self.n * taxed(s, seat, self.such)
            if due and not points_guarded(s, seat):
                s.gain_destiny(seat, -min(due, within_reach(s, seat)), f.it)
                s.gain_destiny(f.you, due, f.it)


@dataclass(frozen=True)
class OthersAreTaxed(Fact):
    """Another player has such a warrior in his Squad or Kohort: DOOM-AMB-71."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            taxed(s, other, self.such) > 0 and not points_guarded(s, other)
            for other in s.foes(seat)
        )


@dataclass(frozen=True)
class YouHaveSuch(Fact):
    """Such a warrior is in play and yours."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        return any(not it.unpaid and self.such.fits(s, it, seat, NOTHING) for it in s.troop(seat))


@dataclass(frozen=True)
class NoCopyIsYours(Fact):
    """You have no card of this name in play."""

    key: str

    def true(self, s: Fight, seat: int) -> bool:
        return not any(it.key == self.key and it.by == seat and it.out == NOTHING for it in s.table)


@dataclass(frozen=True)
class SomebodyHasPromotion(Fact):
    """Promotion points that can be taken: DOOM-AMB-71."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(exposed(s, seat))


def exposed(s: Fight, seat: int) -> list[int]:
    """Who has promotion points that this player has power over."""
    return [
        other for other in s.foes(seat) if s.promotion[other] > 0 and not points_guarded(s, other)
    ]


@dataclass(frozen=True)
class SpendHimOnAPlayer(NamesAPlayer):
    """The target is discarded, and another player loses as many promotion points as it is worth:
    DOOM-WIN-07."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return exposed(s, f.you) if s.piece(s.played().target) is not None else ()

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        who = s.warrior(s.played().target)
        s.promote(option, -max(0, value(s, who, VALUE)), f.it)
        s.discard(who.number, f.it)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take-points-of"
