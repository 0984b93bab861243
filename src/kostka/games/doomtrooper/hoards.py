"""Doomtrooper, hoards: taking cards out of store, and giving them to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.arms import NeverChangesHands
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.stores import OneInStore, stored
from kostka.games.doomtrooper.terms import (
    EQUIPMENT,
    NOTHING,
    PASSED_ON,
    RECLAIMED,
    SQUAD,
    VEHICLE,
)
from kostka.kernel.step import Frame, Step


def receivers(s: Fight, seat: int, piece: Piece) -> list[int]:
    """Who of this player's Squad could be given what lies in store."""
    such = piece.card.on.such
    if not isinstance(such, Such):
        return []
    return [
        int(it.number)
        for it in s.troop(seat)
        if it.area is SQUAD and not forbids_receiving(s, piece.card, it, seat, such, False, False)
    ]


@final
class AStored(OneInStore):
    """One that a warrior of your Squad could be given."""

    def receivers(self, s: Fight, seat: int, piece: Piece) -> list[int]:
        return receivers(s, seat, piece)


@final
class ToLayDown(OnOneOf):
    """A piece of equipment of a warrior of your Squad, while there is room here."""

    def __init__(self, most: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.most = most

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is EQUIPMENT and it.by == seat]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        who = s.piece(piece.on)
        if who is None or who.by != seat or who.area is not SQUAD or piece.out != NOTHING:
            return self.rule
        if who.jailer != NOTHING:
            return "DOOM-TARGET-13"
        if any(isinstance(effect, NeverChangesHands) for effect in piece.effects()):
            return self.rule
        return self.rule if len(stored(s, source)) >= self.most else ""


@dataclass(frozen=True)
class LayItUp(Step):
    """The target lies in store here from now on, with what lies on it."""

    def run(self, s: Fight, f: Frame) -> None:
        piece, here = s.piece(s.played().target), piece_of(f)
        if piece is None:
            return
        for it in (piece, *s.lying_on(piece.number)):
            twin = it.twin()
            twin.out = here.number
            if it.number == piece.number:
                twin.on = here.number
                twin.down = False
            s.put(twin)
        s.report(PASSED_ON, piece.by, here.number, piece.card, here.card)


@dataclass(frozen=True)
class TakeItUp(NameOne):
    """A warrior of your Squad is given the target, as if it was played on him."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.troop(f.you)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        piece = s.piece(s.played().target)
        if piece is None:
            return "DOOM-PLAY-01"
        return "" if option in receivers(s, int(f.you), piece) else "DOOM-EQUIP-06"

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        piece, who = s.piece(s.played().target), s.warrior(option)
        assert piece is not None
        for it in (piece, *s.lying_on(piece.number)):
            twin = it.twin()
            twin.out = NOTHING
            if it.number == piece.number:
                twin.on = option
                twin.down = it.card.counts_as(VEHICLE) and who.down
            s.put(twin)
        s.report(PASSED_ON, piece.by, option, piece.card, who.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


@dataclass(frozen=True)
class TakeItToHand(Step):
    """The target, out of store."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            s.take_back(piece.number)
            s.report(RECLAIMED, f.you, 1, piece.card, None)


@dataclass(frozen=True)
class ThrowItOut(Step):
    """The target, out of store into the discard pile."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(s.played().target)
        if piece is not None:
            s.discard(piece.number, piece_of(f).card)
