"""Dice Throne, the Defensive Roll Phase: targeted effects, the defence, and the damage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.damage import land, tally
from kostka.games.dicethrone.dice import NO_DICE, OF_SIZE, SIZE, WAYS, throw, write_dice
from kostka.games.dicethrone.meanings import Dice, rolled
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.phases import Begin, phase_of
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Ability, Fact
from kostka.games.dicethrone.reading import Targeted
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.targeting import TheTargetIsAttacked
from kostka.games.dicethrone.terms import AFTER, DEFENDS, DEFENSIVE, DICE_ROLLED, LINE, TARGET
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import Choice, Frame, If, Rule, Step, Word

NO_DEFENCE: Final = Word("no-defence")


@dataclass(frozen=True)
class OnlyWithATarget(Step):
    """THR-TURN-06, THR-AMB-21: no target and no damage that waits, no defensive roll phase."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.target != TARGET:
            return
        for entry in phase.entries:
            if entry.to != TARGET:
                return
        f.leave()


@dataclass(frozen=True)
class TargetedEffects(Step):
    """What has waited for the target, THR-DRP-01; and what for the damage, THR-AMB-85."""

    after: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.later and (self.after or phase.later[0][2] != AFTER):
            rule, line, what = phase.later[0]
            phase.later = phase.later[1:]
            f.again()
            step = rule.steps[line]
            waited = Frame(rule, line + 1, f.you, phase.activated, 0, None)
            if what != AFTER and phase.target == TARGET:
                pass  # nobody was found whom it could befall
            elif what == LINE:
                step.run(s, waited)
            elif what < 0:
                assert isinstance(step, Targeted)
                step.befall(s, waited, int(phase.target), -what)
            else:
                s.open(rule, f.you, phase.activated)
                s.stack[-1].line = line


@dataclass(frozen=True)
class TheAttackIsDefendable(Fact):
    """THR-DRP-02, THR-DEF-03; and its target neither stunned nor hidden."""

    def true(self, s: Battle, seat: int) -> bool:
        phase = phase_of(s)
        if phase.kind is None or not phase.kind.defendable or phase.target == TARGET:
            return False
        return s.hiding(phase.target) is None and not s.stunned(phase.target)


@dataclass(frozen=True)
class TheDefenceIsToCome(Fact):
    """The Defensive Roll Phase has begun, and nobody has defended yet."""

    def true(self, s: Battle, seat: int) -> bool:
        f = s.find(DEFENSIVE_ROLL_PHASE)
        return f is not None and f.line <= DEFENSIVE_ROLL_PHASE.steps.index(DEFEND_IF_YOU_CAN)


@dataclass(frozen=True)
class Defend(Step):
    def run(self, s: Battle, f: Frame) -> None:
        s.open(DEFENCE_ROLL, phase_of(s).target, None)


@dataclass(frozen=True)
class ChooseDefence(Choice):
    """One defensive ability, before the dice are rolled; or none: THR-DEF-02, THR-AMB-23."""

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        return [*s.heroes[f.you].defences, NO_DEFENCE]

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if isinstance(option, Ability):
            f.it = option
            f.notes = Roll(f.you, NO_DICE, DEFENSIVE)
        else:
            f.leave()
        s.report(DEFENDS, f.you, 0, option, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"defend {option.key}" if isinstance(option, Ability) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "defend"


@dataclass(frozen=True)
class RollForDefence(Chance):
    """Once, with the printed number of dice: THR-DEF-04, -05."""

    def dice(self, s: Battle, f: Frame) -> int:
        ability = f.it
        assert isinstance(ability, Ability)
        return s.level(f.you, ability).dice

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return OF_SIZE[self.dice(s, f)]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in OF_SIZE[self.dice(s, f)]]

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(throw(self.dice(s, f), NO_DICE, luck))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Roll)
        notes.dice = option
        s.report(DICE_ROLLED, f.you, SIZE[option], option, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Dice:
        return rolled(option)


@dataclass(frozen=True)
class UseTheDefence(Step):
    """THR-DRP-04"""

    def run(self, s: Battle, f: Frame) -> None:
        ability = f.it
        assert isinstance(ability, Ability)
        s.open(s.level(f.you, ability).rule, f.you, ability)


@dataclass(frozen=True)
class DealTheDamage(Step):
    """THR-DRP-06"""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.kind is not None and (phase.later or s.heroes[phase.attacker].afterwards):
            phase.dealt = 1 + tally(s, phase, phase.target).total()
        land(s, phase, phase.activated)
        phase.over = True  # what falls due by the damage comes too late to modify it


@dataclass(frozen=True)
class TheAttackIsOver(Step):
    """What fell due by its damage has happened."""

    def run(self, s: Battle, f: Frame) -> None:
        phase_of(s).kind = None


@dataclass(frozen=True)
class ActAfterwards(Step):
    """Where the attacker's hero has something to do after the damage, players may respond."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.dealt and s.heroes[phase.attacker].afterwards:
            RESPONSES.run(s, f)


DEFENCE_ROLL: Final = Rule(
    "defence roll",
    ChooseDefence(),
    RollForDefence(),
    RESPONSES,
    UseTheDefence(),
)

DEFEND_IF_YOU_CAN: Final = If(TheAttackIsDefendable(), Defend())

DEFENSIVE_ROLL_PHASE: Final = Rule(
    "defensive roll phase",
    OnlyWithATarget(),
    Begin(DEFENSIVE),
    TargetedEffects(),
    TheTargetIsAttacked(),
    RESPONSES,
    DEFEND_IF_YOU_CAN,
    RESPONSES,
    DealTheDamage(),
    TheAttackIsOver(),
    TargetedEffects(after=True),
    ActAfterwards(),
)
