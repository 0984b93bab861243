"""Doomtrooper, darkness: cards in play turned face down, which mean nothing until turned up again.

Such a piece keeps its place and its number; `card` says nothing, `real` is what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.copies import StandFor
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.survey import DARKENED
from kostka.games.doomtrooper.terms import ENTOMBED, NOTHING, WARRIOR
from kostka.kernel.step import Frame, Rule, Step, Word

FACE_DOWN_CARD: Final = Word("face-down-kind")
TURNED_DOWN: Final = Word("turned-face-down")
TURNED_UP: Final = Word("turned-face-up")


def _blank() -> Card:
    card = Card("face-down-card", FACE_DOWN_CARD, AS_AN_ACTION, NO_TARGET)
    card.roles = DARKENED
    return card


FACE_DOWN: Final = _blank()


def _let_go(s: Fight, number: int) -> None:
    """Whom a card holds that means nothing any more, he is free."""
    for it in s.table.copy():
        if number in (it.jailer, it.behind):
            twin = it.twin()
            twin.jailer = NOTHING if it.jailer == number else it.jailer
            twin.behind = NOTHING if it.behind == number else it.behind
            s.put(twin)
    if not any(it.out == number and it.markers == ENTOMBED for it in s.table):
        s.bring_back(number)


def turn_down(s: Fight, piece: Piece) -> None:
    """A card that is no warrior."""
    mutes = piece.card.mutes
    twin = piece.twin()
    twin.real = piece.itself()
    twin.card = FACE_DOWN
    s.put(twin)
    _let_go(s, int(piece.number))
    if mutes:
        s.quieten(piece.on)
    s.report(TURNED_DOWN, piece.by, piece.number, twin.real, None)


def meant_by(s: Fight, piece: Piece) -> Card:
    """What it is when it is turned up; one that stands for another means what that one means."""
    other, card = s.piece(piece.about), piece.itself()
    stands = any(isinstance(step, StandFor) for step in card.does)
    return other.itself() if stands and other is not None else card


def turn_up(s: Fight, piece: Piece) -> None:
    """It means again what it says; of two that cannot both be there it goes: DOOM-RELIC-07."""
    card, real = meant_by(s, piece), piece.itself()
    second = (card.unique and s.copy_in_play(card)) or not s.may_enter(piece.by, card)
    twin = piece.twin()
    twin.card = card
    twin.real = None if real is card else real
    s.put(twin)
    if card.mutes:
        s.quieten(piece.on)
    s.report(TURNED_UP, piece.by, piece.number, real, None)
    if second:
        s.discard(piece.number, None)


@dataclass(frozen=True)
class Eclipse(Step):
    """All warriors are in cover, all other cards in play are turned face down."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.table.copy():
            now = s.piece(it.number)
            if now is None or now.out != NOTHING or now.unpaid:
                continue
            if now.card.kind is WARRIOR and not now.down:
                s.cover(now.number, f.it)
        for it in s.table.copy():
            now = s.piece(it.number)
            if now is None or now.out != NOTHING or s.faceless(now):
                continue
            if now.card.kind is not WARRIOR and now.card is not FACE_DOWN:
                turn_down(s, now)


@dataclass(frozen=True)
class TurnUp(NameOne):
    """Any card in play that lies face down, whosever it is, but no warrior."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.table if it.card is FACE_DOWN]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        piece = s.piece(option)
        good = piece is not None and piece.card is FACE_DOWN and piece.out == NOTHING
        return "" if good else "DOOM-PLAY-02"

    def possible(self, s: Fight, seat: i64) -> bool:
        return any(it.card is FACE_DOWN and it.out == NOTHING for it in s.table)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        piece = s.piece(option)
        assert piece is not None
        turn_up(s, piece)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "turn-up"


TURNING_UP: Final[Rule] = Rule("turning a card up", TurnUp())
