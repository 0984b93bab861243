"""Doomtrooper, ransoms: a warrior's player pays for him again and again, or he suffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kostka.games.doomtrooper.notes import Hit
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import LET_GO, PAY, piece_of
from kostka.games.doomtrooper.spoils import harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, MARKED, VALUE
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Choice, Frame, Word


@dataclass(frozen=True)
class PayOrSuffer(Choice):
    """The bearer's player pays, or something happens to the bearer; who cannot pay is not asked."""

    price: int

    def suffers(self, s: Fight, f: Frame, victim: Piece) -> None:
        raise NotImplementedError

    def victim(self, s: Fight, f: Frame) -> Piece | None:
        return s.piece(piece_of(f).on)

    def run(self, s: Fight, f: Frame) -> None:
        victim = self.victim(s, f)
        if victim is None:
            return
        if s.destiny[victim.by] >= self.price:
            s.seat = victim.by
        else:
            self.suffers(s, f, victim)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (LET_GO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        victim = self.victim(s, f)
        assert victim is not None
        if option is PAY:
            s.gain_destiny(victim.by, -self.price, piece_of(f).card)
        else:
            self.suffers(s, f, victim)


@dataclass(frozen=True)
class PayOrDie(PayOrSuffer):
    """He is killed, and you earn the points."""

    def suffers(self, s: Fight, f: Frame, victim: Piece) -> None:
        harm(s, f.you, [Hit(victim.number, KILLED, f.you, True)], piece_of(f).card)


@dataclass(frozen=True)
class PayOrMark(PayOrSuffer):
    """One more marker lies on this; at value 0 he is discarded."""

    def suffers(self, s: Fight, f: Frame, victim: Piece) -> None:
        s.mark(piece_of(f).number)
        s.report(MARKED, victim.by, victim.number, victim.card, piece_of(f).card)
        if value(s, victim, VALUE) <= 0:
            s.discard(victim.number, piece_of(f).card)
