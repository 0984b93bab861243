"""Dice Throne, what all phases share: that one begins, when it ends early, the notes of a roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.dicethrone.notes import RollPhase
from kostka.games.dicethrone.printed import Fact
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import PHASE_BEGAN, UPKEEP, UPKEEP_BEGAN
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class YouAreOut(Fact):
    """THR-AMB-32: you are defeated, and no ability of yours is left to be resolved."""

    def true(self, s: Battle, seat: int) -> bool:
        if len(s.circle) == len(s.hands) or seat in s.circle:
            return False
        phase = s.roll_phase()
        return phase is None or phase.activated is None


OUT: Final = YouAreOut()


@dataclass(frozen=True)
class Begin(Step):
    """A phase begins, unless its player is defeated."""

    phase: Word

    def run(self, s: Battle, f: Frame) -> None:
        if OUT.true(s, f.you):
            f.leave()
        else:
            begin(s, f.you, self.phase)


def begin(s: Battle, seat: int, phase: Word) -> None:
    s.turn_notes().phase = phase
    word = UPKEEP_BEGAN if phase is UPKEEP else PHASE_BEGAN
    s.report(word, seat, 0, phase, None)


def phase_of(s: Battle) -> RollPhase:
    phase = s.roll_phase()
    assert phase is not None
    return phase
