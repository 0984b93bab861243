"""Dice Throne, the verb about dice: rolls that are no roll attempt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.dicethrone.dice import NO_DICE, OF_SIZE, WAYS, throw, write_dice
from kostka.games.dicethrone.meanings import Dice, rolled
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DICE_ROLLED, NOT_ROLLED, SIDE_ROLL
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, Frame, Step


@dataclass(frozen=True)
class RollDice(Chance):
    """Dice that are no roll attempt; later lines read only these: THR-TEXT-01, THR-ROLL-04.

    Unless what is read cannot be interrupted, a window follows in which they may be altered.
    """

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Roll(f.you, NO_DICE, SIDE_ROLL)
        s.seat = CHANCE

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return OF_SIZE[self.n]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in OF_SIZE[self.n]]

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(throw(self.n, NO_DICE, luck))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Roll)
        notes.dice = option
        s.report(DICE_ROLLED, f.you, self.n, option, f.it)
        if not s.closed():
            RESPONSES.run(s, f)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return rolled(option)


@dataclass(frozen=True)
class SwapADie(Step):
    """One of the dice you take is of the hero whose token this is; unless that is your own hero."""

    def run(self, s: Battle, f: Frame) -> None:
        roll, token = s.rolled(), f.it
        assert isinstance(token, Token)
        if roll is not None and token.base not in s.heroes[f.you].tokens:
            roll.foreign = NOT_ROLLED
