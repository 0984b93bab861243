"""Dice Throne, a companion that travels: it is thrown onto an opponent's board and comes back.

It lies on the boards as a token does; the table notes whose it is while it is away from home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kostka.games.dicethrone.printed import Fact, Token
from kostka.games.dicethrone.reading import aim_here, other_side
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import NO, YES
from kostka.kernel.step import Choice, Frame, Step, Word


@dataclass(frozen=True)
class ItIsHome(Fact):
    token: Token

    def true(self, s: Battle, seat: int) -> bool:
        return s.holder(seat, self.token) == seat


@dataclass(frozen=True)
class ItIsOnTheTarget(Fact):
    """The other party of the attack has it."""

    token: Token

    def true(self, s: Battle, seat: int) -> bool:
        holder = s.holder(seat, self.token)
        return holder != seat and s.roll_phase() is not None and holder == other_side(s, seat)


@dataclass(frozen=True)
class ThrownThisTurn(Fact):
    token: Token
    n: int = 1

    def true(self, s: Battle, seat: int) -> bool:
        return s.turn_notes().used.count((seat, self.token)) >= self.n


@dataclass(frozen=True)
class PlaceIt(Step):
    """Onto the board of the chosen player."""

    def run(self, s: Battle, f: Frame) -> None:
        seat, token = int(f.you), f.it
        assert isinstance(token, Token)
        s.turn_notes().used += ((seat, token),)
        s.send(seat, token, int(s.aim().whom))


@dataclass(frozen=True)
class TakeItBack(Step):
    def run(self, s: Battle, f: Frame) -> None:
        token = f.it
        assert isinstance(token, Token)
        s.send(int(f.you), token, int(f.you))


@dataclass(frozen=True)
class Throw(Step):
    """Only if it is at home."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        out = self.token.out
        assert out is not None
        if s.holder(f.you, self.token) == f.you:
            s.open(out, f.you, self.token)


@dataclass(frozen=True)
class Retrieve(Step):
    """Only if it is away."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        back = self.token.back
        assert back is not None
        if s.holder(f.you, self.token) != f.you:
            s.open(back, f.you, self.token)


@dataclass(frozen=True)
class ThrowOrRetrieve(Choice):
    """Whichever can be done; or up to so many times in turn, for as long as one likes."""

    token: Token
    up_to: int = 0

    def run(self, s: Battle, f: Frame) -> None:
        if self.up_to == 0:
            self.go(s, f)
        elif f.n < self.up_to:
            s.seat = f.you
        else:
            f.n = 0

    def go(self, s: Battle, f: Frame) -> None:
        token = self.token
        rule = token.out if s.holder(f.you, token) == f.you else token.back
        assert rule is not None
        s.open(rule, f.you, token)

    def options(self, s: Battle, f: Frame) -> Sequence[Word]:
        return (YES, NO)

    def answer(self, s: Battle, f: Frame, option: Word) -> None:
        if option is YES:
            f.n += 1
            f.again()
            self.go(s, f)
        else:
            f.n = 0


@dataclass(frozen=True)
class AimAtItsHolder(Step):
    """Whoever has it is the chosen player of what follows."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        aim_here(s, f).whom = s.holder(f.you, self.token)
