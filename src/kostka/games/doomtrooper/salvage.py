"""Doomtrooper, further effects: what is saved, mended or lost together with other cards."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.leaving import FOR_EVER, TO_DECK, Loss
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Salvaging
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANNIHILATED, NOTHING, WAS_KILLED
from kostka.kernel.step import Word


@dataclass(frozen=True)
class Mends(Salvaging):
    """The card on which it lies goes into its owner's draw pile whenever something else than its
    own use would discard it."""

    def place(self, s: Fight, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.number != holder.on:
            return None
        if leaving.number == loss.piece.number and (loss.forever or not loss.forced()):
            return None
        return TO_DECK


@dataclass(frozen=True)
class OutlivesItsBearer(Salvaging):
    """Whenever its warrior is killed or discarded, it goes into its owner's draw pile; if he is
    annihilated, it is only discarded."""

    def place(self, s: Fight, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.number != holder.number or loss.piece.number != holder.on:
            return None
        return None if loss.forever or loss.how is ANNIHILATED else TO_DECK


@dataclass(frozen=True)
class Shelters(Salvaging):
    """The card on which it lies is neither discarded nor annihilated; if its bearer goes, it goes
    into its owner's draw pile: DOOM-REMOVE-05."""

    def place(self, s: Fight, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.number != holder.on or leaving.number == loss.piece.number:
            return None
        return TO_DECK


def is_sheltered(s: Fight, piece: Piece) -> bool:
    """Whether something that lies on it keeps it from being discarded or annihilated."""
    for it in s.on(piece.number):
        if it.card.salvages and any(isinstance(effect, Shelters) for effect in it.effects()):
            return True
    return False


@dataclass(frozen=True)
class PerishesWithIt(Salvaging):
    """If its warrior is killed in a duel, both are annihilated: DOOM-SACR-01."""

    def place(self, s: Fight, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        duel = s.duel()
        if loss.piece.number != holder.on or loss.how is not WAS_KILLED or duel is None:
            return None
        if duel.foe_of(holder.on) == NOTHING or leaving.number not in (holder.on, holder.number):
            return None
        return FOR_EVER
