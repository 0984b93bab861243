"""Dice Throne, the rulebook: the turn and its eight phases.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.defence import DEFENSIVE_ROLL_PHASE
from kostka.games.dicethrone.meanings import behind, done_with
from kostka.games.dicethrone.notes import Incoming, RollPhase, Turn
from kostka.games.dicethrone.offence import OFFENSIVE_ROLL_PHASE
from kostka.games.dicethrone.opening import EverybodyDraws, HeroesSetUp, RollForTheStart
from kostka.games.dicethrone.phases import OUT, Begin
from kostka.games.dicethrone.play import MAIN_WINDOW, RESPONSES, sell
from kostka.games.dicethrone.printed import Sale
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.targeting import TARGETING_ROLL_PHASE
from kostka.games.dicethrone.terms import (
    DISCARD,
    HAND_LIMIT,
    INCOME,
    MAIN_1,
    MAIN_2,
    TECHNICAL,
    TURN_BEGAN,
    TURN_ENDS,
    TURN_LIMIT,
    UPKEEP,
)
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import Land
from kostka.kernel.step import PASS, Frame, Judged, Rule, Step


@dataclass(frozen=True)
class BeginTheTurns(Step):
    def run(self, s: Battle, f: Frame) -> None:
        start = f.you
        s.stack.clear()
        s.open(TURN, start, None)


@dataclass(frozen=True)
class BeginTheTurn(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Turn()
        s.turn += 1
        s.report(TURN_BEGAN, f.you, s.turn, None, None)


@dataclass(frozen=True)
class Gather(Step):
    """Damage and healing of this phase wait for its end: THR-UPKEEP-03."""

    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Incoming()


@dataclass(frozen=True)
class SkipTheFirst(Step):
    """THR-TURN-04: the start player's first turn has no income; nor one that a token takes."""

    def run(self, s: Battle, f: Frame) -> None:
        if s.turn == 1:
            f.leave()
            return
        for token in s.boards[f.you]:
            if token.base.no_income:
                s.lose_token(f.you, token, 1, token)
                f.leave()
                return


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
    """THR-ROLL-02: what lasts until now is removed; perhaps the attacker has another one."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = f.notes
        assert isinstance(phase, RollPhase)
        target = int(phase.target)
        again = phase.again or (target >= 0 and s.stunned(target))
        for seat in s.circle:
            brief = [each for each in s.boards[seat] if each.base.stuns or each.base.until_roll_end]
            for token in brief:
                if token.base.stuns or seat == f.you:
                    s.lose_token(seat, token, 1, token)
        if again and target in s.circle:
            f.notes = roll_phase(s, f.you)
            f.notes.among = (target,)
            f.line = f.rule.steps.index(OFFENSIVE_ROLL_PHASE)


def roll_phase(s: Battle, attacker: int) -> RollPhase:
    return RollPhase(attacker=attacker, allowed=s.attempts(attacker))


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

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return done_with(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return behind(option)


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


@dataclass(frozen=True)
class OpenTheRollPhase(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = roll_phase(s, f.you)


@dataclass(frozen=True)
class EndTheTurn(Step):
    def run(self, s: Battle, f: Frame) -> None:
        s.moment(TURN_ENDS, f.you)


# --- The rulebook ---------------------------------------------------------------------------------

DRAW_ONE: Final = Rule("draw one", Draw(1))

SET_UP: Final = Rule(
    "set-up",
    RollForTheStart(),
    EverybodyDraws(),
    HeroesSetUp(),
    BeginTheTurns(),
)

UPKEEP_PHASE: Final = Rule("upkeep phase", Gather(), Begin(UPKEEP), RESPONSES, Land(), ends_if=OUT)
INCOME_PHASE: Final = Rule(
    "income phase",
    SkipTheFirst(),
    Begin(INCOME),
    GainCp(1),
    DrawForIncome(),
    RESPONSES,
    ends_if=OUT,
)

MAIN_PHASE_1: Final = Rule("main phase 1", Begin(MAIN_1), MAIN_WINDOW, ends_if=OUT)
MAIN_PHASE_2: Final = Rule("main phase 2", Begin(MAIN_2), MAIN_WINDOW, ends_if=OUT)
DISCARD_PHASE: Final = Rule(
    "discard phase", Begin(DISCARD), RESPONSES, SellDown(), EndTheTurn(), ends_if=OUT
)
ROLL_PHASE: Final = Rule(
    "roll phase",
    OpenTheRollPhase(),
    OFFENSIVE_ROLL_PHASE,
    TARGETING_ROLL_PHASE,
    DEFENSIVE_ROLL_PHASE,
    EndTheRollPhase(),
    ends_if=OUT,
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
