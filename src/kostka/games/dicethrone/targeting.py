"""Dice Throne, the Targeting Roll Phase: who is the target of what was activated.

With one opponent there is nothing to find; each for themselves, the attacker chooses; between teams
a die decides.  Left and right are the first and the last opponent clockwise: THR-AMB-59.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.blocks import IfTheTarget
from kostka.games.dicethrone.dice import NO_DICE, OF_SIZE, SHOWN, throw, write_dice
from kostka.games.dicethrone.meanings import Dice, rolled
from kostka.games.dicethrone.notes import Roll, RollPhase
from kostka.games.dicethrone.phases import begin, phase_of
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Fact
from kostka.games.dicethrone.reading import Targeted
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    AFTER,
    ATTACKED,
    BONUS_CARD,
    DICE_ROLLED,
    LINE,
    REST,
    TARGET,
    TARGETED,
    TARGETING,
)
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import Deal
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.sense import Player
from kostka.kernel.step import CHANCE, Choice, Frame, If, Rule, Step

ATTACKER: Final = -1  # the attacker chooses
OPPONENTS: Final = -2  # the opponents choose

# What each number of the die means, by how many opponents there are: which of them clockwise.
TABLES: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 0, 1, 1, OPPONENTS, ATTACKER),  # THR-TGT-06 to -09; THR-AMB-63
    3: (0, 0, 1, 1, 2, 2),  # THR-T3V3-03 to -05
    4: (0, 1, 2, 3, ATTACKER, ATTACKER),  # THR-T222-03, -04
}


def clockwise(s: Battle, seat: int) -> list[int]:
    """The opponents round the table, the one on the left first."""
    foes = s.foes(seat)
    n = s.seats()
    return [other % n for other in range(seat + 1, seat + n) if other % n in foes]


def asks_about_the_target(waiting: tuple[Rule, int, int]) -> bool:
    rule, line, what = waiting
    return what == LINE and isinstance(rule.steps[line], IfTheTarget)


def aim_at(s: Battle, f: Frame, target: int) -> None:
    """With the target it is known which damage is dealt, where the text asks about the target."""
    phase = phase_of(s)
    phase.target = target
    s.report(TARGETED, target, 0, None, None)
    told = [waiting for waiting in phase.later if asks_about_the_target(waiting)]
    phase.later = tuple([waiting for waiting in phase.later if not asks_about_the_target(waiting)])
    for rule, line, _ in told:
        rule.steps[line].run(s, Frame(rule, line + 1, f.you, phase.activated, 0, None))


def speaks_of_the_target(steps: Sequence[Step]) -> bool:
    """Whether something in these lines befalls the target."""
    for step in steps:
        if isinstance(step, (Targeted, IfTheTarget)):
            return True
        for part in step.parts():
            if speaks_of_the_target(part.steps):
                return True
    return False


def wants_target(phase: RollPhase) -> bool:
    """THR-TGT-02, -03: damage or effects wait whose text does not say itself who gets them."""
    for entry in phase.entries:
        if entry.to == TARGET:
            return True
    for rule, line, what in phase.later:
        if what != AFTER or speaks_of_the_target(rule.steps[line:]):
            return True
    return False


@dataclass(frozen=True)
class SeekTheTarget(Step):
    """THR-TGT-01 to -03; THR-TURN-05: a single opponent is the target."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.activated is None or not wants_target(phase):
            f.leave()
            return
        foes = s.foes(f.you)
        if phase.among:
            foes = [foe for foe in foes if foe in phase.among]
        if len(foes) == 1:
            aim_at(s, f, foes[0])
        elif not foes:
            f.leave()
        else:
            begin(s, f.you, TARGETING)


@dataclass(frozen=True)
class RollForTheTarget(Chance):
    """THR-TGT-05: one die, where a die decides."""

    def run(self, s: Battle, f: Frame) -> None:
        if s.mode.rolls and phase_of(s).target == TARGET:
            f.notes = Roll(f.you, NO_DICE, TARGETING)
            s.seat = CHANCE

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return OF_SIZE[1]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return (1,) * 6

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(throw(1, NO_DICE, luck))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Roll)
        notes.dice = option
        s.report(DICE_ROLLED, f.you, 1, option, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return rolled(option)


@dataclass(frozen=True)
class ADieDecides(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and roll.purpose is TARGETING


@dataclass(frozen=True)
class FindTheTarget(Choice):
    """What the die says; else the attacker chooses: THR-TGT-04."""

    def run(self, s: Battle, f: Frame) -> None:
        if phase_of(s).target != TARGET:
            return
        roll = s.rolled()
        if roll is None or roll.purpose is not TARGETING:
            s.seat = f.you
            return
        foes = clockwise(s, f.you)
        place = TABLES[len(foes)][SHOWN[roll.dice][0] - 1]
        if place >= 0:
            self.answer(s, f, foes[place])
        else:  # THR-AMB-60: if the opponents differ, the choice of the one on the left counts
            s.seat = f.you if place == ATTACKER else foes[0]

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return s.foes(f.you)

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        aim_at(s, f, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "seat"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Player:
        return Player(int(option))


def is_attack(phase: RollPhase) -> bool:
    """Whether damage is dealt to the target, or will be by what has waited for one."""
    if phase.kind is not None:
        return True
    for rule, line, what in phase.later:
        if what == REST and any([isinstance(step, Deal) for step in rule.steps[line:]]):
            return True
    return False


@dataclass(frozen=True)
class RewardTheChallenger(Step):
    """THR-KOTH-06 to -08: for an attack on a king, at once; a sole king has none to attack."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if s.mode.crowns and phase.target in s.kings() and is_attack(phase):
            s.report(BONUS_CARD, f.you, 1, None, None)
            s.open(BONUS, f.you, None)


@dataclass(frozen=True)
class TheTargetIsAttacked(Step):
    """What its tokens have waited for; if other effects come before the damage, after these."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.kind is not None and phase.target >= 0 and ATTACKED.key not in phase.noted:
            phase.noted += (ATTACKED.key,)
            s.moment(ATTACKED, phase.target)


BONUS: Final = Rule("bonus card", Draw(1))
TARGETING_ROLL_PHASE: Final = Rule(
    "targeting roll phase",
    SeekTheTarget(),
    RollForTheTarget(),
    If(ADieDecides(), RESPONSES),
    FindTheTarget(),
    RewardTheChallenger(),
    TheTargetIsAttacked(),
)
