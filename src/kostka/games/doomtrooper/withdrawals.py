"""Doomtrooper, warriors who leave a duel or the game by what lies on them or was played."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.effects import NeverAnnihilated
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class SendTheFightersBack(Step):
    """The duel is broken off, and all who have part in it go back to the hands of their owners;
    what lies on them is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        fighters = [*duel.strikers(duel.attacker), *duel.strikers(duel.defender)]
        break_off(s, f.you)
        for number in fighters:
            warrior = s.piece(number)
            if warrior is not None and not kept(s, warrior):
                s.take_back(number)


@dataclass(frozen=True)
class AnnihilateTheBearer(Step):
    """Nobody earns anything for it; with him goes what lies on him."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        warrior = s.piece(piece.on)
        s.keep([it for it in s.lasting if it.number != piece.number])
        if warrior is not None and not any(
            isinstance(effect, NeverAnnihilated) for effect in warrior.effects()
        ):
            s.annihilate(warrior.number, piece.card)
