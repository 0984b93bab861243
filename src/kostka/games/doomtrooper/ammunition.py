"""Doomtrooper, what is used up: markers on a card, ammunition, a body that wears down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import Itself
from kostka.games.doomtrooper.bases import base
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import MARKED, Value
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.kernel.step import Frame, Step


def set_markers(s: Fight, number: int, n: int) -> None:
    """So many markers lie on the piece now."""
    piece = s.piece(number)
    if piece is not None:
        twin = piece.twin()
        twin.n = n
        s.put(twin)
        s.report(MARKED, piece.by, number, piece.card, piece.card)


@dataclass(frozen=True)
class LoadWithMarkers(Step):
    """On the card that has just been laid down."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.table and s.table[-1].card is card_of(f):  # unless it had to go at once
            set_markers(s, int(s.table[-1].number), self.n)


@dataclass(frozen=True)
class SpendAMarker(Step):
    """The card that says so loses one; with the last one it is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is None:
            return
        if piece.n > 1:
            set_markers(s, int(piece.number), int(piece.n) - 1)
        else:
            s.discard(piece.number, piece.card)


# --- Ammunition ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loaded(Proviso):
    """An effect that counts while the weapon is loaded, as it is when it comes into play."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return bool(piece.n > 0)


@dataclass(frozen=True)
class RunOut(Step):
    """The weapon is not loaded any more."""

    def run(self, s: Fight, f: Frame) -> None:
        set_markers(s, int(piece_of(f).number), 0)


@dataclass(frozen=True)
class Reload(Step):
    def run(self, s: Fight, f: Frame) -> None:
        set_markers(s, int(piece_of(f).number), 1)


@final
class ToReload(Itself):
    """The weapon, while it is not loaded."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(source)
        return "" if piece is not None and piece.n == 0 else self.rule


# --- Bodies -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WearDown(Step):
    """One more marker on the card; if the base of this value has come down to nothing by that, its
    warrior is discarded."""

    of: Value

    def run(self, s: Fight, f: Frame) -> None:
        piece, who = s.piece(piece_of(f).number), s.piece(bearer_of(piece_of(f)))
        if piece is None or who is None:
            return
        set_markers(s, int(piece.number), int(piece.n) + 1)
        if base(s, who, self.of) <= 0:
            s.discard(who.number, piece.card)
