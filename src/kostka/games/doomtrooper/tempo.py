"""Doomtrooper, tempo: turns that are missed or taken twice, fewer actions, other sizes of hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Fact, Trigger
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.governing import hand_limit, says_another
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    CONTROLLED,
    FOR_GOOD,
    LEFT_PLAY,
    NOTHING,
    OUT_OF_PLAY,
    TRANSFERRED,
    WAS_KILLED,
)
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame

TURN_ENDS: Final = 7  # the line of the turn after whose last window it ends

# --- Turns --------------------------------------------------------------------------------------


@final
class ForTheirNextTurn(Lasts):
    """For the next turn of the player on whom it was played."""

    def long(self) -> int:
        return FOR_GOOD  # until it is used up

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        piece = self.begun(s, f)
        piece.player = s.played().target
        s.begin(piece)


@final
class ForYouAfterThisTurn(Lasts):
    """For you, as soon as this turn is over."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        piece = self.begun(s, f)
        piece.player = f.you
        s.begin(piece)


@dataclass(frozen=True)
class AtYourTurnsEnd(Fact):
    """After the discard step: DOOM-TURN-06."""

    def true(self, s: Fight, seat: int) -> bool:
        first = s.stack[0]
        at_last = first.rule.name == "turn" and first.line == TURN_ENDS
        return at_last and s.active() == seat and s.duel() is None


@dataclass(frozen=True)
class NoOtherTurnFollows(Fact):
    """You do not take another turn after this one already."""

    def true(self, s: Fight, seat: int) -> bool:
        return not any([it.player == seat and says_another(it) for it in s.lasting])


# --- Hands --------------------------------------------------------------------------------------


@final
class WhenTheHandShrinks(Trigger):
    """Such a warrior of the player with whom it lies is gone, or the card itself."""

    def __init__(self, such: Such) -> None:
        super().__init__(WAS_KILLED, LEFT_PLAY, ANNIHILATED, CONTROLLED, TRANSFERRED, OUT_OF_PLAY)
        self.such = such
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if len(s.hands[piece.player]) <= hand_limit(s, piece.player):
            return False
        if event.n == piece.number:
            return True
        if s.piece(piece.number) is None:
            return False
        if event.word in (CONTROLLED, TRANSFERRED, OUT_OF_PLAY):
            return True
        for it in s.fallen:
            if it.number == event.n:
                return it.by == piece.player and self.such.describes(s, it)
        return False


@dataclass(frozen=True)
class DiscardDown(Choice):
    """The player with whom it lies discards from his hand until he has no more than he may."""

    def run(self, s: Fight, f: Frame) -> None:
        player = piece_of(f).player
        if len(s.hands[player]) > hand_limit(s, player):
            s.seat = player

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(s.hands[piece_of(f).player]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.bury(piece_of(f).player, option)
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"
