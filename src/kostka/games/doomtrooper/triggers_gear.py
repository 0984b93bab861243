"""Doomtrooper, further triggers: vehicles that are used, weapons that strike, what is lost."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.card import Trigger
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DUEL_FOUGHT
from kostka.kernel.event import Event


@final
class WhenRiddenInADuel(Trigger):
    """Its bearer has fought a duel inside this vehicle and lives."""

    def __init__(self) -> None:
        super().__init__(DUEL_FOUGHT)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or piece.down or s.piece(piece.on) is None:
            return False
        return piece.on in (duel.attacker, duel.defender)
