"""Dice Throne, the verbs about damage and health: deal, add, prevent, heal, steal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.dicethrone.amounts import number
from kostka.games.dicethrone.damage import land
from kostka.games.dicethrone.dice import SHOWN
from kostka.games.dicethrone.notes import Incoming
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Amount, Row
from kostka.games.dicethrone.reading import Targeted, source
from kostka.games.dicethrone.readings import HEALING_AT_ONCE
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ADDED,
    DEALT,
    HALF_BACK,
    HALVED,
    HEALS,
    IGNORED,
    NORMAL,
    PREVENTED,
    RETURNED,
    SURVIVES,
    TARGET,
    ULTIMATE,
    UNDEFENDABLE,
    Kind,
)
from kostka.kernel.step import Frame, Rule, Step, Word


@dataclass(frozen=True)
class Deal(Step):
    """Damage of an ability: to the target of an attack, or back to the attacker of a defence."""

    n: int | Amount
    kind: Kind = NORMAL

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        assert phase is not None
        n = number(self.n, s, f.you)
        if n <= 0:
            return
        if f.you != phase.attacker:
            s.enter_in(phase, source(f), phase.attacker, DEALT, n, RETURNED)
            return
        row = phase.activated
        kind = ULTIMATE if row is not None and row.ultimate else self.kind
        s.enter_in(phase, source(f), TARGET, DEALT, n, kind)
        if phase.kind is None:
            phase.kind = kind  # THR-ATK-01


@dataclass(frozen=True)
class DealHalfBack(Step):
    """To the attacker, half of the damage that is incoming to you, rounded up.

    It is reckoned with all that multiplies or divides, whenever it was done: THR-CALC-05, -07.
    """

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and phase.target == f.you:
            s.enter_in(phase, source(f), phase.attacker, HALF_BACK, 0, RETURNED)


@dataclass(frozen=True)
class AddDamage(Step):
    """To the attack, of the same type, unless that cannot be modified: THR-MOD-03, THR-DMG-09."""

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        assert phase is not None
        kind = phase.kind
        n = number(self.n, s, f.you)
        if n and kind is not None and kind.modifiable and not phase.over:
            s.enter_in(phase, source(f), TARGET, ADDED, n, kind)


@dataclass(frozen=True)
class Prevent(Step):
    """So much of the damage that is incoming to you, or to the chosen player."""

    n: int | Amount
    chosen: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        n = number(self.n, s, f.you)
        whom = s.aim().whom if self.chosen else f.you
        if n > 0:
            s.enter(source(f), whom, PREVENTED, n, NORMAL)


@dataclass(frozen=True)
class PreventHalf(Step):
    """Computed last, from the subtotal, rounded up: THR-CALC-05."""

    def run(self, s: Battle, f: Frame) -> None:
        s.enter(source(f), f.you, HALVED, 0, NORMAL)


@dataclass(frozen=True)
class PreventAll(Step):
    def run(self, s: Battle, f: Frame) -> None:
        s.enter(source(f), f.you, IGNORED, 0, NORMAL)


@dataclass(frozen=True)
class NoteTheDodge(Step):
    """Remember the die: a card may care."""

    def run(self, s: Battle, f: Frame) -> None:
        incoming, roll = s.incoming(), s.rolled()
        if incoming is not None and roll is not None:
            incoming.dodged = (int(f.you), SHOWN[roll.dice][0])


CHOSEN: Final = Word("chosen")
YOURSELF: Final = Word("yourself")
EACH_FOE: Final = Word("each-foe")


@dataclass(frozen=True)
class DealIsolated(Step):
    """A separate instance, dealt at once after a window of its own: THR-DMG-16, -17."""

    n: int
    to: Word = CHOSEN
    kind: Kind = UNDEFENDABLE

    def run(self, s: Battle, f: Frame) -> None:
        whom = f.you if self.to is YOURSELF else s.aim().whom
        it = source(f)
        s.open(ISOLATED_DAMAGE, f.you, it)
        incoming = Incoming()
        s.stack[-1].notes = incoming
        s.enter_in(incoming, it, whom, DEALT, self.n, self.kind)


@dataclass(frozen=True)
class DealTo(Step):
    """Damage whose text says itself who gets it, so that no target is sought: THR-DMG-06.

    It joins the sum that is waiting; where none is, it is dealt after a window: THR-AMB-94.
    """

    n: int | Amount
    to: Word = EACH_FOE
    kind: Kind = RETURNED

    def run(self, s: Battle, f: Frame) -> None:
        n = number(self.n, s, f.you)
        if n <= 0:
            return
        it = source(f)
        incoming = s.incoming()
        if incoming is None:
            s.open(ISOLATED_DAMAGE, f.you, it)
            incoming = Incoming()
            s.stack[-1].notes = incoming
        for seat in self.receivers(s, f):
            s.enter_in(incoming, it, seat, DEALT, n, self.kind)

    def receivers(self, s: Battle, f: Frame) -> list[int]:
        if self.to is EACH_FOE:
            return s.foes(f.you)
        return [int(f.you) if self.to is YOURSELF else int(s.aim().whom)]


@dataclass(frozen=True)
class Land(Step):
    """What waits is applied."""

    def run(self, s: Battle, f: Frame) -> None:
        incoming = s.incoming()
        assert incoming is not None
        land(s, incoming, f.it)


@dataclass(frozen=True)
class Heal(Step):
    """THR-AMB-93: of an offensive ability at once, else with the sum that is waiting.

    With `THR-AMB-93:faq` always at once.
    """

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        n = number(self.n, s, f.you)
        at_once = isinstance(f.it, Row) or s.readings & HEALING_AT_ONCE != 0
        if at_once or s.incoming() is None:
            s.heal(f.you, n, source(f))
        elif n > 0:
            s.enter(source(f), f.you, HEALS, n, NORMAL)


@dataclass(frozen=True)
class SurviveAt(Step):
    """Should the damage that waits defeat you, you have so much health instead."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        s.enter(source(f), f.you, SURVIVES, self.n, NORMAL)


@dataclass(frozen=True)
class StealHealth(Targeted):
    """No damage: both counters move at once, THR-TEXT-08 and THR-AMB-77."""

    n: int | Amount

    def much(self) -> int | Amount:
        return self.n

    def befall(self, s: Battle, f: Frame, whom: int, n: int) -> None:
        side = s.mode.sides[whom]
        n = min(n, s.health[side])
        s.health[side] -= n
        s.heal(f.you, n, f.it)
        s.bury()


ISOLATED_DAMAGE: Final = Rule("isolated damage", RESPONSES, Land())
