"""Doomtrooper, destiny points that lie on a card and are spent on spells only."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.ammunition import set_markers
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class SaveAPoint(Step):
    """One more destiny point lies on the card, from the common pool."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None:
            set_markers(s, int(piece.number), int(piece.n) + 1)
