"""Doomtrooper, vehicles on the ground that take cover and stand behind Fortifications."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANNIHILATED, LEFT_PLAY, NOTHING
from kostka.games.doomtrooper.usable import inside, off_the_ground
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class VehiclesTakeCover(Effect):
    """The vehicles of its player that stay on the ground may be in cover and have the effects of
    Fortifications: DOOM-VEH-06, -07."""


def takes_cover(s: Fight, warrior: Piece) -> bool:
    """Whether he may be in cover inside his vehicle."""
    if off_the_ground(s, warrior):
        return False
    for it in s.table:
        if it.by == warrior.by and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, VehiclesTakeCover):
                    return True
    return False


@final
class WhenItIsGone(Trigger):
    """The card itself is discarded or annihilated."""

    def __init__(self) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == piece.number)


@dataclass(frozen=True)
class VehiclesLeaveCover(Step):
    """All of yours who are in cover inside a vehicle, unless another card still lets them."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.troop(f.you).copy():
            if it.down and not it.unpaid and inside(s, it) and not takes_cover(s, it):
                s.uncover(it.number)
