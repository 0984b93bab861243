"""Dice Throne, the verbs about the roll phases: end them, repeat them, defend all the same."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.dicethrone.notes import RollPhase
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import NORMAL
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class EndTheRollPhaseAtOnce(Step):
    """Nothing more of it happens, but what is removed at its end is removed.

    An ultimate that was activated goes on: THR-ULT-03.
    """

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and phase.activated is not None and phase.activated.ultimate:
            return
        inside = False
        for outer in s.stack:
            if isinstance(outer.notes, RollPhase):
                inside = True
                outer.line = outer.rule.size - 1
                outer.notes.later = ()
            elif inside:
                if outer.rule.interrupts:
                    return
                outer.leave()


@dataclass(frozen=True)
class AnotherRollPhase(Step):
    """After this one you have another offensive roll phase, against the same opponent."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None:
            phase.again = True


@dataclass(frozen=True)
class AllowDefence(Step):
    """Although the attack is undefendable, a defence may be rolled against it."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and phase.kind is not None:
            phase.kind = NORMAL


@dataclass(frozen=True)
class NoteIt(Step):
    """To the end of the roll phase it is remembered, under this name, that this was done."""

    what: Word

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None:
            phase.noted += (self.what.key,)
