"""Doomtrooper, points that change hands: taken from others, or given up."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import within_reach
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class TakeAllDestiny(Step):
    """All that the player on whom it is played has, whatever guards it, but what is kept apart."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.played().target
        n = s.destiny[seat] if seat == f.you else within_reach(s, seat)
        s.gain_destiny(seat, -n, f.it)
        if seat != f.you:
            s.gain_destiny(f.you, n, f.it)


@dataclass(frozen=True)
class GiveUpTheExcess(Step):
    """Whoever has more destiny points than this."""

    most: int

    def run(self, s: Fight, f: Frame) -> None:
        for seat in s.circle:
            if s.destiny[seat] > self.most and not s.unaffected(seat, card_of(f).key):
                s.gain_destiny(seat, self.most - s.destiny[seat], f.it)
