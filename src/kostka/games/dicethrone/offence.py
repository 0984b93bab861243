"""Dice Throne, the Offensive Roll Phase: roll attempts, the announcement, the activation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.asks_dice import RerollTheOthers, size_of_keep, write_keep
from kostka.games.dicethrone.dice import DICE, NO_DICE, REROLLS
from kostka.games.dicethrone.meanings import behind, done_with, kept
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.phases import Begin, phase_of
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Row
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ACTIVATED,
    ACTIVATES,
    ANNOUNCED,
    OFFENSIVE,
    ROLL_BEGINS,
)
from kostka.kernel.step import Frame, Judged, Rule, Step, Word

NO_ABILITY: Final = Word("no-ability")


@dataclass(frozen=True)
class TakeTheDice(Step):
    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Roll(f.you, NO_DICE, OFFENSIVE)
        s.moment(ROLL_BEGINS, f.you)


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
        keeps = notes.keeps()[:-1] if notes.dice != NO_DICE else [NO_DICE]
        return [*keeps, *rows(s, f.you), NO_ABILITY]

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        notes, phase = f.notes, phase_of(s)
        assert isinstance(notes, Roll)
        if notes.dice == NO_DICE:
            return [NO_DICE, NO_ABILITY]
        found: list[Any] = []
        if phase.attempts < phase.allowed:
            found += REROLLS[notes.dice] if notes.foreign == 0 else notes.keeps()[:-1]
        seat = f.you
        covered = len(s.covered) > 0
        for ability in s.heroes[seat].offences:
            if covered and s.is_covered(seat, ability):
                continue
            level = s.level(seat, ability)
            if notes.foreign <= 0:
                for row in level.fitting[notes.dice]:
                    found.append(row)
            else:
                for row in level.rows:
                    if row.fits[notes.dice if row.by_number else notes.own()]:
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
        if option.ability is not None and s.is_covered(f.you, option.ability):
            return "THR-LEAF-01"
        dice = int(notes.dice) if option.by_number else notes.own()
        if notes.dice != NO_DICE and option.fits[dice]:
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

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, int):
            return "roll-all" if option == NO_DICE else "keep"
        return done_with(option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return kept(option) if isinstance(option, int) else behind(option)


@dataclass(frozen=True)
class RollAnAttempt(RerollTheOthers):
    """All five dice first, then those that were not kept: THR-OFF-02, -03."""

    def rolled(self, s: Battle, f: Frame) -> int:
        kept: int = f.it
        return DICE - size_of_keep(kept)


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
            s.moment(ACTIVATES, f.you)


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
