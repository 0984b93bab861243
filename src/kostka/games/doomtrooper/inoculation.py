"""Doomtrooper, who cannot be infected any more, and who can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.soldiery import shuns
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING
from kostka.games.doomtrooper.values import is_immune


@dataclass(frozen=True)
class NoNewViruses(Effect):
    """The warriors of its player catch no further Virus; those they have they keep."""


def inoculated(s: Fight, seat: i64, after: i64 = 0) -> bool:
    """Whether a card of his keeps Viruses off; with a number, one that came before that piece."""
    for it in s.table:
        if it.by == seat and it.out == NOTHING and (not after or it.number < after):
            for effect in it.effects():
                if isinstance(effect, NoNewViruses):
                    return True
    return False


@dataclass(frozen=True)
class UnlessInoculated(Proviso):
    """An effect of a Virus in play on those who were not protected when it came."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return not inoculated(s, warrior.by, piece.number)


@final
class ToInfect(OnOneOf):
    """Such a warrior, unless his player has inoculated all of his."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        if piece.unpaid or not such.fits(s, piece, seat, NOTHING):
            return self.rule
        if isinstance(play, Card):
            if piece.is_aloof() and shuns(piece, play, seat):
                return "DOOM-CORE-01"
            if is_immune(s, piece, play, seat):
                return "DOOM-IMM-01"
        return "DOOM-IMM-01" if inoculated(s, piece.by) else ""
