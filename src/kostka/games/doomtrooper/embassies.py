"""Doomtrooper, Tribal warriors who leave the Outpost for a Squad or a Kohort."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.identity import is_a, is_tribal
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    BEAST,
    FOR_GOOD,
    KOHORT,
    NOTHING,
    SQUAD,
    TRANSFERRED,
    TRIBES,
    VEHICLE,
)
from kostka.kernel.step import Frame, Rule, Word


@dataclass(frozen=True)
class TribesTransfer(Effect):
    """Tribal warriors of its player, but no Beasts and no vehicles, may transfer to the Squad or
    the Kohort and back: DOOM-TRANS-13."""


def of_the_tribes(warrior: Piece) -> bool:
    return warrior.card.affiliation in TRIBES or is_tribal(warrior)


def leave_to_go(s: Fight, warrior: Piece) -> Piece | None:
    """By which card a Tribal warrior may leave the Outpost now, or come back."""
    for it in s.lasting:
        if it.by == warrior.by and it.on == NOTHING:
            for effect in it.effects():
                if isinstance(effect, TribesTransfer):
                    barred = is_a(s, warrior, BEAST) or is_a(s, warrior, VEHICLE)
                    return None if barred else it
    return None


def set_out(s: Fight, seat: int, warrior: Piece, away: bool) -> None:
    """A Tribal warrior has left the Outpost, or come back to it."""
    leave = leave_to_go(s, warrior) if s.lasting and of_the_tribes(warrior) else None
    if leave is None:
        return
    s.keep([it for it in s.lasting if it.on != warrior.number or it.card is not leave.card])
    if away:
        piece = s.new_piece(leave.card, leave.by, warrior.number, NOTHING, 1)
        piece.book = leave.book
        piece.markers = FOR_GOOD
        s.begin(piece)
        s.open(WHITHER, seat, s.piece(warrior.number))


@dataclass(frozen=True)
class WhereToGo(NamesAWord):
    """Whether the Tribal warrior stands in the Squad or in the Kohort."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (SQUAD, KOHORT)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        it = f.it
        who = s.piece(it.number) if isinstance(it, Piece) else None
        if who is not None and who.area is not option:
            twin = who.twin()
            twin.area = option
            s.put(twin)
            s.report(TRANSFERRED, who.by, who.number, who.card, option)


WHITHER: Final[Rule] = Rule("whither", WhereToGo())
