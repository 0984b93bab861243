"""Doomtrooper, captives and officers: who goes back to a hand or a draw pile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.leaving import shuffle_in
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANYONES,
    COMMANDERS,
    EQUIPMENT,
    NOTHING,
    VALUE,
    YOURS,
)
from kostka.games.doomtrooper.values import is_immune, value
from kostka.kernel.step import Frame, Step, Word


@final
class APrisoner(OnOneOf):
    """An imprisoned warrior: DOOM-TARGET-11."""

    def __init__(self, whose: Word = ANYONES) -> None:
        super().__init__("DOOM-PLAY-02")
        self.whose = whose

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.jailer == NOTHING or (self.whose is YOURS and piece.by != seat):
            return self.rule
        if play.by_value and value(s, piece, VALUE) > s.destiny[seat]:
            return "DOOM-SPEC-02"
        immune = isinstance(play, Card) and is_immune(s, piece, play, seat)
        return "DOOM-IMM-01" if immune else ""


@dataclass(frozen=True)
class SomebodyIsImprisoned(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return any(it.jailer != NOTHING for it in s.warriors())


@dataclass(frozen=True)
class FreeThePrisoners(Step):
    """All of them, with what is theirs, to their owners' hands; not what imprisons them."""

    def run(self, s: Fight, f: Frame) -> None:
        for who in s.warriors().copy():
            if who.jailer != NOTHING:
                for it in reversed(s.lying_on(who.number)):
                    if it.number != who.jailer:
                        s.take_back(it.number)
                s.take_back(who.number)


@dataclass(frozen=True)
class ShuffleTheCommanders(NamesAWord):
    """All Captains or all Sergeants go into their owners' draw piles with their equipment; what
    else lies on them is discarded."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return [rank for rank in COMMANDERS if commanders(s, rank)]

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        for who in commanders(s, option):
            along = [it for it in s.on(who.number) if it.card.kind is EQUIPMENT]
            for it in (*along, who):
                if s.piece(it.number) is not None:
                    s.take_back(it.number)
                    s.hands[it.owner].remove(it.itself())
                    shuffle_in(s, it.owner, it.itself())


def commanders(s: Fight, rank: Word) -> list[Piece]:
    """Those in play of this rank, printed or considered: DOOM-CMD-01."""
    return [it for it in s.warriors() if not it.unpaid and is_a(s, it, rank)]


@dataclass(frozen=True)
class SomebodyCommands(Fact):
    """A Captain or a Sergeant is in play."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(commanders(s, rank) for rank in COMMANDERS)
