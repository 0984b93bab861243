"""Dice Throne, the amounts: numbers in a text that are only known when they are needed."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.dicethrone.dice import SHOWN, TOTAL
from kostka.games.dicethrone.notes import Aim
from kostka.games.dicethrone.printed import Amount, Fact, Symbol, Token
from kostka.games.dicethrone.readings import EXCEPTIONS
from kostka.games.dicethrone.state import Battle
from kostka.kernel.game import chosen


@dataclass(frozen=True)
class Per(Amount):
    """So much for each die that shows the symbol, or for every so many of them: THR-TEXT-03."""

    symbol: Symbol
    n: int = 1
    every: int = 1

    def of(self, s: Battle, seat: int) -> int:
        roll = s.rolled()
        return 0 if roll is None else self.n * (self.symbol.counts[roll.own()] // self.every)


@dataclass(frozen=True)
class PerUpgrade(Amount):
    """So much for each upgrade you have in play."""

    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        return self.n * s.upgraded(seat)


@dataclass(frozen=True)
class PerUpgradeThisTurn(Amount):
    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        return self.n * int(s.turn_notes().upgrades)


@dataclass(frozen=True)
class PerHeld(Amount):
    """So much for every so many tokens you hold."""

    token: Token
    every: int = 1
    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        return self.n * (s.count(seat, self.token) // self.every)


@dataclass(frozen=True)
class YourCp(Amount):
    """As many as you have, or half of them, rounded up: THR-CALC-08."""

    half: bool = False

    def of(self, s: Battle, seat: int) -> int:
        cp = s.cp[seat]
        return (cp + 1) // 2 if self.half else cp


@dataclass(frozen=True)
class Provided(Amount):
    """A number if something is true, else nothing."""

    fact: Fact
    n: int

    def of(self, s: Battle, seat: int) -> int:
        return self.n if self.fact.true(s, seat) else 0


@dataclass(frozen=True)
class ReadOtherwise(Amount):
    """A number, and another one at a table that has chosen this named exception."""

    n: int
    reading: int  # the bit of the exception
    other: int

    @property
    def exception(self) -> str:
        (found,) = chosen(self.reading, EXCEPTIONS)
        return found.key

    def of(self, s: Battle, seat: int) -> int:
        return self.other if s.readings & self.reading else self.n


@dataclass(frozen=True)
class HalfTheDie(Amount):
    """Rounded up: THR-CALC-08."""

    def of(self, s: Battle, seat: int) -> int:
        roll = s.rolled()
        return 0 if roll is None else (SHOWN[roll.dice][0] + 1) // 2


@dataclass(frozen=True)
class TheTotal(Amount):
    """Of the dice that count, be it one or several."""

    def of(self, s: Battle, seat: int) -> int:
        roll = s.rolled()
        return 0 if roll is None else TOTAL[roll.dice]


@dataclass(frozen=True)
class SoMany(Amount):
    """So much for each token or CP that was just given up for it."""

    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Aim):
                return self.n * max(0, int(notes.to))
        return 0


def number(n: int | Amount, s: Battle, seat: int) -> int:
    return n if isinstance(n, int) else n.of(s, seat)
