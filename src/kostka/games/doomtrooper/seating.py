"""Doomtrooper, who plays after whom, and what is for games of more than two, or of teams, only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aftermath import ItIsOver
from kostka.games.doomtrooper.card import Fact, Whenever
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FOR_GOOD
from kostka.games.doomtrooper.triggers import AtTurnEnd
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class TeamsPlay(Fact):
    """Two or three against as many: DOOM-AMB-104."""

    def true(self, s: Fight, seat: int) -> bool:
        return s.teams > 0


@dataclass(frozen=True)
class MoreThanTwoPlay(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return len(s.circle) > 2


@dataclass(frozen=True)
class NeverBeforeInThisGame(Fact):
    """Nobody has played the card with effect."""

    key: str

    def true(self, s: Fight, seat: int) -> bool:
        return not any(it.key == self.key for used in s.spent for it in used)


@dataclass(frozen=True)
class OnceInThisGame(Step):
    """From now on it is known that the card has had its effect."""

    def run(self, s: Fight, f: Frame) -> None:
        s.spent[f.you].append(card_of(f))


@dataclass(frozen=True)
class TurnTheCircle(Step):
    """From now on the turns go round the other way."""

    def run(self, s: Fight, f: Frame) -> None:
        s.circle = s.circle[::-1]
        s.ordered = ()


@final
class OnceTheTurnIsOver(Lasts):
    """What happens as soon as the turn that is being played is over; once."""

    def __init__(self, *steps: Step) -> None:
        super().__init__(Whenever(AtTurnEnd(None), ItIsOver(), *steps))
        self.lines: tuple[Step, ...] = steps

    def long(self) -> int:
        return FOR_GOOD


@dataclass(frozen=True)
class ChangeSeats(Step):
    """With that player; nothing else moves."""

    def run(self, s: Fight, f: Frame) -> None:
        mine, theirs = s.circle.index(int(f.you)), s.circle.index(int(s.played().target))
        circle = s.circle.copy()
        circle[mine], circle[theirs] = circle[theirs], circle[mine]
        s.circle = circle
        s.ordered = ()
