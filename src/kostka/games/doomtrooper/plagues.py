"""Doomtrooper, how diseases spread and what they do to whoever has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAnArea
from kostka.games.doomtrooper.card import Card, Gives, Playable, Trigger
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.inoculation import inoculated
from kostka.games.doomtrooper.meanings import ROOM
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANYONES,
    AREAS,
    CONTROLLED,
    ENTERED_PLAY,
    FOR_GOOD,
    MARKED,
    NOTHING,
    TRANSFERRED,
)
from kostka.games.doomtrooper.tribal import catches, expose, infected
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step, Word


@final
class Spread(Gives):
    """Whatever Doomtrooper has been in the same area from one draw step of yours to the next is
    infected too."""

    def run(self, s: Fight, f: Frame) -> None:
        ill = s.piece(piece_of(f).on)
        if ill is None:
            return
        for it in s.troop(ill.by):
            if it.area is ill.area and catches(s, piece_of(f), it):
                healthy = not infected(s, piece_of(f).card, it.number)
                expose(s, f, it, self.place)
                if healthy and infected(s, piece_of(f).card, it.number):
                    s.report(MARKED, it.by, it.number, it.card, piece_of(f).card)


# --- At once ------------------------------------------------------------------------------------


def healthy_ones(s: Fight, ill: Piece, virus: Piece) -> list[Piece]:
    """The Doomtroopers beside him who can still catch it."""
    if inoculated(s, ill.by):
        return []
    return [
        it
        for it in s.troop(ill.by)
        if it.area is ill.area and catches(s, virus, it) and not infected(s, virus.card, it.number)
    ]


def catch(s: Fight, virus: Piece, who: Piece) -> None:
    """He has it from now on."""
    piece = s.new_piece(virus.card, virus.by, who.number, NOTHING, 1)
    piece.book = virus.book
    piece.side = virus.side
    piece.markers = FOR_GOOD
    s.begin(piece)
    s.report(MARKED, who.by, who.number, who.card, virus.card)


@final
class InfectTheArea(Lasts):
    """It stays with every Doomtrooper of the area as long as he is in play: DOOM-VIRUS-02."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        for it in exposed(s, s.played().target):
            if not is_immune(s, it, card_of(f), f.you) and not infected(s, card_of(f), it.number):
                piece = s.new_piece(card_of(f), f.you, it.number, NOTHING, 1)
                piece.book = self.place
                piece.markers = FOR_GOOD
                s.begin(piece)


def exposed(s: Fight, target: i64) -> list[Piece]:
    """The Doomtroopers of the area on which a Virus is played, unless they are protected."""
    player = int(target) // ROOM
    if inoculated(s, player):
        return []
    area: Word = AREAS[int(target) % ROOM]
    return [
        it for it in s.troop(player) if it.area is area and not it.unpaid and doomtrooper(s, it)
    ]


@final
class AnInfectableArea(OnAnArea):
    """This area of anybody, if a Doomtrooper there can be infected: DOOM-AMB-71."""

    def __init__(self, area: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.area = area
        self.whose = ANYONES

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [player * ROOM + AREAS.index(self.area) for player in s.circle]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if inoculated(s, on // ROOM):
            return "DOOM-IMM-01"
        for it in exposed(s, on):
            if isinstance(play, Card) and not infected(s, play, it.number):
                return ""
        return self.rule


@final
class WhenOthersAreNear(Trigger):
    """Somebody whom it can still infect stands beside the bearer, of whom he is the first."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, TRANSFERRED, CONTROLLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        ill = s.piece(piece.on)
        if ill is None or not healthy_ones(s, ill, piece):
            return False
        for it in s.lasting:  # one of several in the same area is enough
            other = s.piece(it.on)
            same = it.card is piece.card and it.book == piece.book and other is not None
            if same and other is not None and other.by == ill.by and other.area is ill.area:
                return it.number == piece.number
        return False


@dataclass(frozen=True)
class InfectThoseNear(Step):
    """All Doomtroopers in the same area, at once."""

    def run(self, s: Fight, f: Frame) -> None:
        ill = s.piece(piece_of(f).on)
        if ill is not None:
            for it in healthy_ones(s, ill, piece_of(f)):
                catch(s, piece_of(f), it)
