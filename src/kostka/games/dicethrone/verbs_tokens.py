"""Dice Throne, the verbs about tokens: gain, inflict, lose, remove, advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.dicethrone.amounts import number
from kostka.games.dicethrone.facts import removable
from kostka.games.dicethrone.printed import Amount, Token
from kostka.games.dicethrone.reading import Targeted
from kostka.games.dicethrone.state import Battle
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class Gain(Step):
    token: Token
    n: int | Amount = 1

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_token(f.you, self.token, number(self.n, s, f.you), f.it)


@dataclass(frozen=True)
class RaiseLimit(Step):
    """So many more of this status may lie on your board, to the end of the game: THR-STAT-16."""

    token: Token
    n: int = 1

    def run(self, s: Battle, f: Frame) -> None:
        for _ in range(self.n):
            s.raise_limit(f.you, self.token, f.it)


@dataclass(frozen=True)
class Fill(Step):
    """As many of this status as you may have."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_token(f.you, self.token, s.room(f.you, self.token), f.it)


@dataclass(frozen=True)
class Inflict(Targeted):
    """On the other party of the attack, or on the chosen player."""

    token: Token
    n: int | Amount = 1
    chosen: bool = False

    def much(self) -> int | Amount:
        return self.n

    def run(self, s: Battle, f: Frame) -> None:
        if self.chosen:
            place(s, f, int(s.aim().whom), self.token, number(self.n, s, f.you))
        else:
            super().run(s, f)

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        place(s, f, whom, self.token, n)


@dataclass(frozen=True)
class Give(Step):
    """To the chosen player, who may be yourself."""

    token: Token
    n: int | Amount = 1

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_token(int(s.aim().whom), self.token, number(self.n, s, f.you), f.it)


LATE_FROM: Final = 6  # upgrades in play: THR-BW-12


def place(s: Battle, f: Frame, seat: int, token: Token, n: int) -> None:
    late = token.late
    if late is not None and s.upgraded(f.you) >= LATE_FROM:  # THR-AMB-53
        token = late
    if n > 0 and s.room(seat, token) > 0:
        note_brought(s, f, seat, token)
    s.gain_token(seat, token, n, f.it)


def note_brought(s: Battle, f: Frame, seat: int, token: Token) -> None:
    """The target of an attack may shake off what the attack has brought."""
    phase = s.roll_phase()
    if phase is not None and phase.attacker == f.you and phase.target == seat:
        phase.brought += (token.base,)


@dataclass(frozen=True)
class Lose(Step):
    """Give up so many of your tokens."""

    token: Token
    n: int | Amount = 1

    def run(self, s: Battle, f: Frame) -> None:
        n = min(number(self.n, s, f.you), s.count(f.you, self.token))
        if n > 0:
            s.lose_token(f.you, self.token, n, f.it)


@dataclass(frozen=True)
class RemoveAll(Step):
    """All your tokens of this status."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        s.lose_token(f.you, self.token, s.count(f.you, self.token), f.it)


@dataclass(frozen=True)
class RemoveIt(Step):
    """This token."""

    def run(self, s: Battle, f: Frame) -> None:
        if f.it in s.boards[f.you]:  # an instant may have been quicker
            s.lose_token(f.you, f.it, 1, f.it)


@dataclass(frozen=True)
class AdvanceIt(Step):
    """THR-BW-14: turned to its late side; from its late side removed, with what that does."""

    def run(self, s: Battle, f: Frame) -> None:
        advance(s, int(f.you), f.it)


def advance(s: Battle, seat: int, token: Token) -> None:
    if token not in s.boards[seat]:  # an instant may have been quicker
        return
    late = token.late
    if late is not None:
        s.flip_token(seat, token, late)
    else:
        s.lose_token(seat, token, 1, token)
        expires = token.expires
        if expires is not None:
            s.open(expires, seat, token)


@dataclass(frozen=True)
class AdvanceAll(Step):
    """Every token of this status in play, at once."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        for seat in reversed(s.from_active()):
            for token in s.boards[seat].copy():
                if token.base is self.token:
                    advance(s, seat, token)


@dataclass(frozen=True)
class RemoveStatuses(Step):
    """All that can be removed from the chosen player, or from you; or those of one kind."""

    kind: Word | None = None
    yourself: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        whom = int(f.you) if self.yourself else int(s.aim().whom)
        for token in s.boards[whom].copy():
            if removable(token) and (self.kind is None or token.base.status is self.kind):
                s.lose_token(whom, token, 1, f.it)
