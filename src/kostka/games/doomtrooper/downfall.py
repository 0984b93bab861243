"""Doomtrooper, rise and fall: value or membership lost, discovery, bonds, newcomers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import Itself, bearer
from kostka.games.doomtrooper.card import Fact, Playable, Trigger
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.hidden import give_way, is_taken, reveal
from kostka.games.doomtrooper.identity import has
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    DUEL_BROKEN_OFF,
    DUEL_FOUGHT,
    ENTERED_PLAY,
    LEFT_PLAY,
    STRUCK_OUT,
    TURN_BEGAN,
    TURN_ENDED,
    VALUE,
    WAS_KILLED,
)
from kostka.games.doomtrooper.values import value
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step, Word

CHANGING: tuple[Word, ...] = (  # by what else a value or a membership may change for good
    *(LEFT_PLAY, WAS_KILLED, ANNIHILATED, DUEL_FOUGHT, DUEL_BROKEN_OFF),
    *(TURN_BEGAN, TURN_ENDED),
)


@final
class WhenItIsWorthNothing(Trigger):
    """The value of its bearer has become zero."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, *CHANGING)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        warrior = s.piece(piece.on)
        return warrior is not None and STRUCK_OUT < value(s, warrior, VALUE) <= 0


@final
class WhenItIsCastOut(Trigger):
    """Its bearer is no member any more of the corporation that his card shows."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, *CHANGING)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        warrior = s.piece(piece.on)
        return warrior is not None and not has(s, warrior, warrior.card.affiliation)


@dataclass(frozen=True)
class DiscardTheBearer(Step):
    """The warrior on whom it lies, and all that he has."""

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(piece_of(f).on)
        if warrior is not None and not kept(s, warrior):
            s.discard(warrior.number, piece_of(f).card)


@dataclass(frozen=True)
class TurnFaceUp(Step):
    """The target leaves cover; who was hidden is paid for: DOOM-HIDE-08, DOOM-PERS-10."""

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is None or not warrior.down:
            return
        number = warrior.number
        if warrior.unpaid:
            if is_taken(s, warrior.card, number):
                if s.piece(number) is not None:
                    s.take_back(number)
                return
            if not reveal(s, number):
                return
            give_way(s, warrior.card, number)
        s.uncover(number)


@final
class ItsBearerForHisValue(Itself):
    """The warrior on whom it lies, if his value can be paid."""

    def __init__(self) -> None:
        super().__init__("DOOM-SPEC-02")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = bearer(s, source)
        if warrior is None or value(s, warrior, VALUE) > s.destiny[seat]:
            return self.rule
        return ""


@dataclass(frozen=True)
class HeHasJustCome(Fact):
    """Such a warrior was put into play by the last action, or since."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        notes = s.stack[0].notes
        if not isinstance(notes, Turn):
            return False
        who = s.piece(notes.came)
        return who is not None and not who.unpaid and self.such.fits(s, who, seat, -1)
