"""Dice Throne, the questions about dice: which one, what it turns to, which are rolled again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.dice import (
    ADD,
    DICE,
    DISTINCT,
    FACES,
    FOREIGN,
    KEEPS,
    NO_DICE,
    OF_SIZE,
    SIZE,
    TAKE,
    WAYS,
    change,
    join,
    throw,
    write_dice,
)
from kostka.games.dicethrone.facts import ANY
from kostka.games.dicethrone.meanings import ADie, Dice, keeping, kept, rolled
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DICE_ROLLED, DIE_TURNED, STOP
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, Choice, Frame, Rule, Word


def altered(s: Battle, roll: Roll, before: int, after: int) -> None:
    """THR-OFF-08: the dice were changed, by whomever."""
    phase = s.roll_phase()
    if phase is not None:
        phase.altered = True
    s.report(DIE_TURNED, roll.seat, after, int(roll.dice), before)


@dataclass(frozen=True)
class ChooseDie(Choice):
    """A die of the roll that counts, by its number; the counter keeps it."""

    whose: Word = ANY
    optional: bool = False
    faces: tuple[int, ...] = ()  # one that shows such a number

    @property
    def showing(self) -> bool:
        return bool(self.faces)

    def run(self, s: Battle, f: Frame) -> None:
        f.n = 0
        roll = s.rolled()
        options = () if roll is None else self.options(s, f)
        if not options:  # they were taken away in the meantime
            f.leave()
        elif len(options) == 1:
            self.answer(s, f, options[0])
        else:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        roll = s.rolled()
        assert roll is not None
        faces = DISTINCT[roll.dice]
        if self.faces:
            faces = [face for face in faces if face in self.faces]
        return [*faces, STOP] if self.optional and faces else faces

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if option is STOP:
            f.leave()
        else:
            f.n = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"die {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "die"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return ADie(int(option))


class TurnTheDie(Choice):
    """To a number of your choice."""

    def run(self, s: Battle, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        before = int(f.n)
        f.n = 0
        if roll.foreign == before and TAKE[roll.own()][before] < 0:  # of equals, one's own
            roll.foreign = option
        roll.dice = change(roll.dice, before, option)
        altered(s, roll, before, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"to {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "turn"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return ADie(int(option))


@dataclass(frozen=True)
class TurnItToAny(TurnTheDie):
    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class TurnItTo(TurnTheDie):
    face: int

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return (self.face,)


@dataclass(frozen=True)
class TurnItToOneOf(TurnTheDie):
    faces: tuple[int, ...]

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return self.faces


@dataclass(frozen=True)
class ShiftIt(TurnTheDie):
    """By one; 1 cannot go down, 6 cannot go up."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        face = int(f.n)
        return [to for to in (face - 1, face + 1) if 1 <= to <= 6]


@dataclass(frozen=True)
class CopyAnother(TurnTheDie):
    """To the number of another die of the same roll."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        roll = s.rolled()
        assert roll is not None
        return DISTINCT[TAKE[roll.dice][f.n]]


@dataclass(frozen=True)
class RollAgainKeeping(Chance):
    """Roll all dice but those kept, which "it" or the die chosen before tells."""

    def run(self, s: Battle, f: Frame) -> None:
        s.seat = CHANCE

    def rolled(self, s: Battle, f: Frame) -> int:
        """How many dice are rolled."""
        roll = s.rolled()
        assert roll is not None
        return SIZE[roll.dice] - size_of_keep(self.kept(s, f))

    def kept(self, s: Battle, f: Frame) -> int:
        """All but the die that was chosen; of equals, one's own."""
        roll = s.rolled()
        assert roll is not None
        own = roll.own()
        left = TAKE[own][f.n]
        if roll.foreign <= 0:
            return left
        return own if left < 0 else left + FOREIGN

    def foreign(self, s: Battle, f: Frame) -> bool:
        """Whether a foreign die is among those that are rolled."""
        roll = s.rolled()
        assert roll is not None
        return roll.foreign != 0 and self.kept(s, f) < FOREIGN

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        n = self.rolled(s, f)
        if not self.foreign(s, f):
            return OF_SIZE[n]
        return [place + FOREIGN * face for face in FACES for place in OF_SIZE[n - 1]]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [WAYS[place % FOREIGN] for place in self.options(s, f)]

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        n = self.rolled(s, f)
        if not self.foreign(s, f):
            return int(throw(n, NO_DICE, luck))
        own = int(throw(n - 1, NO_DICE, luck))
        return own + FOREIGN * (int(luck.below(6)) + 1)

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        kept = self.kept(s, f)
        n = self.rolled(s, f)
        if roll.foreign == 0:
            roll.dice = join(kept, option)
        else:
            face, own = divmod(option, FOREIGN)
            roll.foreign = face or roll.foreign
            roll.dice = ADD[join(kept % FOREIGN, own)][roll.foreign]
        f.n = 0
        phase = s.roll_phase()
        if phase is not None:
            phase.altered = True
        s.report(DICE_ROLLED, roll.seat, n, int(roll.dice), f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return rolled(option)


@dataclass(frozen=True)
class RerollIt(RollAgainKeeping):
    """The die that was chosen."""


@dataclass(frozen=True)
class RerollTheOthers(RollAgainKeeping):
    """The dice that were not kept."""

    def kept(self, s: Battle, f: Frame) -> int:
        kept: int = f.it
        return kept


REROLL: Final = Rule("reroll", RerollTheOthers())


@dataclass(frozen=True)
class KeepAndReroll(Choice):
    """The player whose dice they are keeps some and rolls the others once more."""

    at_most: int = DICE  # so many are rolled

    def run(self, s: Battle, f: Frame) -> None:
        roll = s.rolled()
        assert roll is not None
        s.seat = roll.seat

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        roll = s.rolled()
        assert roll is not None
        least = SIZE[roll.dice] - self.at_most
        keeps = roll.keeps()
        return keeps if least <= 0 else [keep for keep in keeps if size_of_keep(keep) >= least]

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        if option != roll.kept():
            s.open(REROLL, roll.seat, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_keep(option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return keeping(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return kept(option)


@dataclass(frozen=True)
class CountOnly(Choice):
    """So many of the dice that were rolled are chosen to count; the others are put aside."""

    n: int = 1

    def run(self, s: Battle, f: Frame) -> None:
        options = self.options(s, f)
        if len(options) > 1:
            s.seat = f.you
        elif options:
            self.answer(s, f, options[0])

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        roll = s.rolled()
        assert roll is not None
        return [keep for keep in KEEPS[roll.dice] if SIZE[keep] == self.n]

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        roll = s.rolled()
        assert roll is not None
        roll.dice = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"count {write_dice(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "count"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return kept(option)


def size_of_keep(place: int) -> int:
    """How many dice are kept, a foreign one among them or not."""
    return SIZE[place] if place < FOREIGN else SIZE[place - FOREIGN] + 1


def write_keep(place: int) -> str:
    if place == NO_DICE:
        return "keep none"
    if place < FOREIGN:
        return f"keep {write_dice(place)}"
    return f"keep foreign {write_dice(place - FOREIGN)}".strip()
