"""Dice Throne, the rulebook: the turn and its eight phases.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.asks import RollAgainKeeping, write_keep
from kostka.games.dicethrone.damage import land
from kostka.games.dicethrone.dice import (
    DICE,
    NO_DICE,
    OF_SIZE,
    REROLLS,
    SIZE,
    WAYS,
    throw,
    write_dice,
)
from kostka.games.dicethrone.notes import Incoming, Roll, RollPhase, Start, Turn
from kostka.games.dicethrone.play import MAIN_WINDOW, RESPONSES, sell
from kostka.games.dicethrone.printed import Ability, Fact, Row, Sale
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ACTIVATED,
    AFTER,
    ANNOUNCED,
    DEFENDS,
    DEFENSIVE,
    DICE_ROLLED,
    DIE_FOR_START,
    DISCARD,
    HAND_LIMIT,
    INCOME,
    LINE,
    MAIN_1,
    MAIN_2,
    OFFENSIVE,
    PHASE_BEGAN,
    TARGET,
    TARGETED,
    TARGETING,
    TECHNICAL,
    TURN_BEGAN,
    TURN_LIMIT,
    UPKEEP,
    UPKEEP_BEGAN,
)
from kostka.games.dicethrone.verbs import Draw, GainCp, Land
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, PASS, Choice, Frame, If, Judged, Rule, Step, Word

NO_ABILITY: Final = Word("no-ability")
NO_DEFENCE: Final = Word("no-defence")

# --- Set-up ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RollForTheStart(Chance):
    """Each rolls a die; those who tie for the highest roll again: THR-SETUP-07, THR-AMB-02."""

    def run(self, s: Battle, f: Frame) -> None:
        notes = f.notes
        if notes is None:
            notes = Start(tuple(s.mode.order))
            f.notes = notes
        assert isinstance(notes, Start)
        if len(notes.rolls) < len(notes.contenders):
            s.seat = CHANCE
            return
        best = max(notes.rolls)
        tied = [
            seat for seat, die in zip(notes.contenders, notes.rolls, strict=True) if die == best
        ]
        if len(tied) > 1:
            f.notes = Start(tuple(tied))
            f.again()
        else:
            f.you = tied[0]

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return (1, 2, 3, 4, 5, 6)

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return (1,) * 6

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(luck.below(6)) + 1

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Start)
        seat = notes.contenders[len(notes.rolls)]
        notes.rolls += (option,)
        s.report(DIE_FOR_START, seat, option, None, None)
        f.again()


@dataclass(frozen=True)
class EverybodyDraws(Step):
    def run(self, s: Battle, f: Frame) -> None:
        for seat in reversed(s.mode.order):
            s.open(OPENING_HAND, seat, None)


@dataclass(frozen=True)
class HeroesSetUp(Step):
    """THR-SETUP-08"""

    def run(self, s: Battle, f: Frame) -> None:
        for seat in reversed(s.mode.order):
            hero = s.heroes[seat]
            if hero.setup.steps:
                s.open(hero.setup, seat, hero)


@dataclass(frozen=True)
class BeginTheTurns(Step):
    def run(self, s: Battle, f: Frame) -> None:
        start = f.you
        s.stack.clear()
        s.open(TURN, start, None)


# --- The turn -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BeginTheTurn(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Turn()
        s.turn += 1
        s.report(TURN_BEGAN, f.you, s.turn, None, None)


@dataclass(frozen=True)
class Begin(Step):
    """A phase begins."""

    phase: Word

    def run(self, s: Battle, f: Frame) -> None:
        begin(s, f.you, self.phase)


def begin(s: Battle, seat: int, phase: Word) -> None:
    s.turn_notes().phase = phase
    word = UPKEEP_BEGAN if phase is UPKEEP else PHASE_BEGAN
    s.report(word, seat, 0, phase, None)


@dataclass(frozen=True)
class Gather(Step):
    """Damage and healing of this phase wait for its end: THR-UPKEEP-03."""

    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Incoming()


@dataclass(frozen=True)
class SkipTheFirst(Step):
    """THR-TURN-04: the start player's first turn has no income."""

    def run(self, s: Battle, f: Frame) -> None:
        if s.turn == 1:
            f.leave()


@dataclass(frozen=True)
class DrawForIncome(Step):
    """One card, unless a token says how else: THR-INCOME-03."""

    def run(self, s: Battle, f: Frame) -> None:
        for token in s.boards[f.you]:
            income = token.base.income
            if income is not None:
                s.open(income, f.you, token.base)
                return
        s.open(DRAW_ONE, f.you, None)


@dataclass(frozen=True)
class EndTheRollPhase(Step):
    """THR-ROLL-02: what lasts until now is removed."""

    def run(self, s: Battle, f: Frame) -> None:
        for token in s.boards[f.you].copy():
            if token.base.gags:
                s.lose_token(f.you, token, 1, token)


@dataclass(frozen=True)
class SellDown(Judged):
    """THR-DISC-01: until there are six."""

    def run(self, s: Battle, f: Frame) -> None:
        if len(s.hands[f.you]) > HAND_LIMIT:
            s.seat = f.you

    def offers(self, s: Battle, f: Frame) -> Sequence[Any]:
        return [*[card.sale for card in s.hands[f.you]], PASS]

    def forbids(self, s: Battle, f: Frame, option: Any) -> str:
        return "THR-DISC-01" if option is PASS else ""

    def answer(self, s: Battle, f: Frame, option: Sale) -> None:
        sell(s, f.you, option.card)
        f.again()


@dataclass(frozen=True)
class NextPlayer(Step):
    def run(self, s: Battle, f: Frame) -> None:
        if s.turn >= TURN_LIMIT:
            s.finish(TECHNICAL)
            return
        order = s.mode.order
        at = order.index(int(f.you))
        for i in range(1, len(order) + 1):
            following = order[(at + i) % len(order)]
            if following in s.circle:
                f.you = following
                f.restart()
                return


# --- Offence --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenTheRollPhase(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = RollPhase(attacker=f.you)


@dataclass(frozen=True)
class TakeTheDice(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Roll(f.you, NO_DICE, OFFENSIVE)


def phase_of(s: Battle) -> RollPhase:
    phase = s.roll_phase()
    assert phase is not None
    return phase


def rows(s: Battle, seat: int) -> list[Row]:
    """Everything the hero could announce, at the levels the abilities have now."""
    return [row for ability in s.heroes[seat].offences for row in s.level(seat, ability).rows]


@dataclass(frozen=True)
class RollOrAnnounce(Judged):
    """Roll, keeping some dice, as long as there are attempts; or announce an ability, or none."""

    def run(self, s: Battle, f: Frame) -> None:
        s.seat = f.you

    def offers(self, s: Battle, f: Frame) -> Sequence[Any]:
        notes = f.notes
        assert isinstance(notes, Roll)
        keeps = REROLLS[notes.dice] if notes.dice != NO_DICE else [NO_DICE]
        return [*keeps, *rows(s, f.you), NO_ABILITY]

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        notes, phase = f.notes, phase_of(s)
        assert isinstance(notes, Roll)
        if notes.dice == NO_DICE:
            return [NO_DICE, NO_ABILITY]
        found: list[Any] = []
        if phase.attempts < phase.allowed:
            found += REROLLS[notes.dice]
        seat = f.you
        for ability in s.heroes[seat].offences:
            for row in s.level(seat, ability).rows:
                if row.fits[notes.dice]:
                    found.append(row)
        found.append(NO_ABILITY)
        return found

    def forbids(self, s: Battle, f: Frame, option: Any) -> str:
        notes, phase = f.notes, phase_of(s)
        assert isinstance(notes, Roll)
        if option is NO_ABILITY:
            return ""
        if not isinstance(option, Row):
            return "" if phase.attempts < phase.allowed else "THR-OFF-01"
        if notes.dice != NO_DICE and option.fits[notes.dice]:
            return ""
        return "THR-OFF-10" if option is phase.announced else "THR-OFF-05"

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        phase = phase_of(s)
        if isinstance(option, int):
            phase.attempts += 1
            f.again()
            s.open(ATTEMPT, f.you, option)
            return
        phase.announced = option if isinstance(option, Row) else None
        phase.altered = False
        s.report(ANNOUNCED, f.you, 0, option, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, int):
            notes = f.notes
            assert isinstance(notes, Roll)
            return "roll" if notes.dice == NO_DICE else write_keep(option)
        return f"announce {option.written()}" if isinstance(option, Row) else str(option.key)


@dataclass(frozen=True)
class RollAnAttempt(RollAgainKeeping):
    """All five dice first, then those that were not kept: THR-OFF-02, -03."""

    def kept(self, s: Battle, f: Frame) -> int:
        return int(f.it)

    def rolled(self, s: Battle, f: Frame) -> int:
        return DICE - SIZE[int(f.it)]


@dataclass(frozen=True)
class BackIfAltered(Step):
    """THR-OFF-08, -09: announce anew, or use the attempts that are left."""

    def run(self, s: Battle, f: Frame) -> None:
        if phase_of(s).altered:
            f.line = f.rule.steps.index(ROLL_OR_ANNOUNCE)


@dataclass(frozen=True)
class Activate(Step):
    """THR-OFF-14; without an ability the phase is over."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        row = phase.announced
        if row is None:
            f.leave()
        else:
            phase.activated = row
            s.report(ACTIVATED, f.you, 0, row, None)
            s.open(row.rule, f.you, row)


@dataclass(frozen=True)
class FindTheTarget(Choice):
    """THR-TURN-05: with a single opponent there is nothing to find; THR-TGT-04: else choose."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = phase_of(s)
        if phase.activated is None or not (phase.later or phase.entries):
            f.leave()
            return
        foes = s.foes(f.you)
        if len(foes) == 1:
            self.answer(s, f, foes[0])
        else:
            begin(s, f.you, TARGETING)
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return s.foes(f.you)

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        phase_of(s).target = option
        s.report(TARGETED, option, 0, None, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"


# --- Defence --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OnlyWithATarget(Step):
    """THR-TURN-06, THR-AMB-21: nothing aimed at anybody, no defensive roll phase."""

    def run(self, s: Battle, f: Frame) -> None:
        if phase_of(s).target == TARGET:
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
            if what == LINE:
                rule.steps[line].run(s, Frame(rule, line + 1, f.you, phase.activated, 0, None))
            else:
                s.open(rule, f.you, phase.activated)
                s.stack[-1].line = line


@dataclass(frozen=True)
class TheAttackIsDefendable(Fact):
    """THR-DRP-02, THR-DEF-03"""

    def true(self, s: Battle, seat: int) -> bool:
        kind = phase_of(s).kind
        return kind is not None and kind.defendable


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
        land(s, phase, phase.activated)


# --- The rulebook ---------------------------------------------------------------------------------

OPENING_HAND: Final = Rule("opening hand", Draw(4))
DRAW_ONE: Final = Rule("draw one", Draw(1))

SET_UP: Final = Rule(
    "set-up",
    RollForTheStart(),
    EverybodyDraws(),
    HeroesSetUp(),
    BeginTheTurns(),
)

UPKEEP_PHASE: Final = Rule("upkeep phase", Gather(), Begin(UPKEEP), RESPONSES, Land())
INCOME_PHASE: Final = Rule(
    "income phase", SkipTheFirst(), Begin(INCOME), GainCp(1), DrawForIncome(), RESPONSES
)
MAIN_PHASE_1: Final = Rule("main phase 1", Begin(MAIN_1), MAIN_WINDOW)
MAIN_PHASE_2: Final = Rule("main phase 2", Begin(MAIN_2), MAIN_WINDOW)
DISCARD_PHASE: Final = Rule("discard phase", Begin(DISCARD), RESPONSES, SellDown())

ROLL_OR_ANNOUNCE: Final = RollOrAnnounce()
ATTEMPT: Final = Rule("roll attempt", RollAnAttempt(), RESPONSES)

OFFENSIVE_ROLL_PHASE: Final = Rule(
    "offensive roll phase",
    Begin(OFFENSIVE),
    TakeTheDice(),
    ROLL_OR_ANNOUNCE,
    RESPONSES,
    BackIfAltered(),
    Activate(),
    RESPONSES,
)

TARGETING_ROLL_PHASE: Final = Rule("targeting roll phase", FindTheTarget())

DEFENCE_ROLL: Final = Rule(
    "defence roll",
    ChooseDefence(),
    RollForDefence(),
    RESPONSES,
    UseTheDefence(),
)

DEFENSIVE_ROLL_PHASE: Final = Rule(
    "defensive roll phase",
    OnlyWithATarget(),
    Begin(DEFENSIVE),
    TargetedEffects(),
    RESPONSES,
    If(TheAttackIsDefendable(), Defend()),
    RESPONSES,
    DealTheDamage(),
    TargetedEffects(after=True),
)

ROLL_PHASE: Final = Rule(
    "roll phase",
    OpenTheRollPhase(),
    OFFENSIVE_ROLL_PHASE,
    TARGETING_ROLL_PHASE,
    DEFENSIVE_ROLL_PHASE,
    EndTheRollPhase(),
)

TURN: Final = Rule(
    "turn",
    BeginTheTurn(),
    UPKEEP_PHASE,
    INCOME_PHASE,
    MAIN_PHASE_1,
    ROLL_PHASE,
    MAIN_PHASE_2,
    DISCARD_PHASE,
    NextPlayer(),
)
