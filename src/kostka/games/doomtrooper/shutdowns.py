"""Doomtrooper, works that are shut down: they lie there face down, and do nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.aims import Itself
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.purges import of_kinds
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import points_guarded
from kostka.kernel.step import Frame, Step, Word

WAS_SHUT_DOWN: Final = Word("was-shut-down")
WAS_REOPENED: Final = Word("was-reopened")


@dataclass(frozen=True)
class AllLoseHalf(Step):
    """Of their destiny points, rounded up; not whose points a card guards from others."""

    def run(self, s: Fight, f: Frame) -> None:
        for seat in s.from_seat(f.you):
            if seat == f.you or not points_guarded(s, seat):
                s.gain_destiny(seat, -((s.destiny[seat] + 1) // 2), f.it)


def _turn(s: Fight, piece: Piece, down: bool) -> None:
    twin = piece.twin()
    twin.down = down
    s.put(twin)
    s.report(WAS_SHUT_DOWN if down else WAS_REOPENED, piece.by, piece.number, piece.card, None)


@dataclass(frozen=True)
class ShutDown(Step):
    """All cards in play of this kind; so many actions of its player open one again."""

    kind: Word
    actions: int

    def run(self, s: Fight, f: Frame) -> None:
        for it in of_kinds(s, (self.kind,)):
            if not it.down:
                _turn(s, it, True)


@final
class ItsShutDown(Itself):
    """The card itself, while it is shut down."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(source)
        return "" if piece is not None and piece.down else self.rule


@dataclass(frozen=True)
class Reopen(Step):
    """It works again."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None and piece.down:
            _turn(s, piece, False)
