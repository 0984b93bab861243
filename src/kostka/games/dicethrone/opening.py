"""Dice Throne, the set-up: who starts, opening hands, what heroes do before the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.meanings import ADie
from kostka.games.dicethrone.notes import Start
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DIE_FOR_START
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, Frame, Rule, Step


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

    def stands_for(self, s: Any, f: Frame, option: Any) -> ADie:
        return ADie(int(option))


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


OPENING_HAND: Final = Rule("opening hand", Draw(4))
