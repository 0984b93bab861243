"""Doomtrooper, whether a warrior sits in his new vehicle or stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.notes import notes_of, play_of
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ALIGHTED,
    BOARDED,
    NOTHING,
    VEHICLE,
    WARRIOR,
)
from kostka.kernel.step import Choice, Frame, Word

INSIDE: Final = Word("inside")
BESIDE: Final = Word("beside")  # outside the vehicle


@dataclass(frozen=True)
class InsideOrOutside(Choice):
    """DOOM-VEH-02: at once, when the vehicle is assigned."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.vehicle(s, f) is not None:
            s.seat = f.you

    def vehicle(self, s: Fight, f: Frame) -> Piece | None:
        play, notes = play_of(f), notes_of(f)
        if not isinstance(play, Card) or not play.counts_as(VEHICLE) or play.kind is WARRIOR:
            return None
        if not notes.stays or notes.cancelled or not s.table:
            return None
        last = s.table[-1]
        return last if last.card is play and last.on != NOTHING else None

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (INSIDE, BESIDE)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        vehicle = self.vehicle(s, f)
        assert vehicle is not None
        if option is BESIDE:
            s.alight(vehicle.number)
            s.report(ALIGHTED, f.you, vehicle.on, vehicle.card, None)
        else:
            s.report(BOARDED, f.you, vehicle.on, vehicle.card, None)
