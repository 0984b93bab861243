"""Dice Throne, the questions about players: who to aim at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.dicethrone.reading import aim_here
from kostka.games.dicethrone.state import Battle
from kostka.kernel.sense import Player
from kostka.kernel.step import Choice, Frame


class ChooseSeat(Choice):
    """A player.  Where there is only one to choose, nobody is asked."""

    def run(self, s: Battle, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        aim_here(s, f).whom = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "seat"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Player:
        return Player(int(option))


@dataclass(frozen=True)
class ChooseOpponent(ChooseSeat):
    """THR-AMB-87: the owner of the effect chooses freely."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return s.foes(f.you)


@dataclass(frozen=True)
class ChoosePlayer(ChooseSeat):
    """Anybody, yourself included."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return s.circle


@dataclass(frozen=True)
class ChooseThreatened(ChooseSeat):
    """A player to whom damage is incoming."""

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        incoming = s.incoming()
        assert incoming is not None
        return [seat for seat in s.circle if incoming.threatens(seat)]
