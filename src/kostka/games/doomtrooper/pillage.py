"""Doomtrooper, the equipment of the slain: taken, kept in store and given out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Playable, Trigger
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.leaving import Loss
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, piece_of
from kostka.games.doomtrooper.sorts import Salvaging
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.stores import stored
from kostka.games.doomtrooper.terms import (
    ANYBODYS,
    EQUIPMENT,
    NOTHING,
    PASSED_ON,
    VEHICLE,
    WAS_KILLED,
    YOURS,
)
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Word

TAKEN: Final = Word("taken-from-the-slain")
FRESH: Final = -1  # as the markers of what was just taken


@dataclass(frozen=True)
class TakesFromTheSlain(Salvaging):
    """Whom such a warrior of yours kills, if he is such a one, leaves his equipment here."""

    killer: Such
    victim: Such

    def place(self, s: Any, holder: Any, leaving: Any, loss: Any) -> Word | None:
        return take_it(self, s, holder, leaving, loss)


def take_it(
    effect: TakesFromTheSlain, s: Fight, holder: Piece, leaving: Piece, loss: Loss
) -> Word | None:
    """It lies under the card, out of play, until one piece of it is chosen."""
    slain, source = loss.piece, loss.source
    if loss.how is not WAS_KILLED or leaving.card.kind is not EQUIPMENT:
        return None
    if leaving.on != slain.number or not isinstance(source, int):
        return None
    killer = s.piece(source)
    for it in s.fallen:
        if it.number == source:
            killer = it
    if killer is None or not effect.killer.fits(s, killer, holder.by, holder.number):
        return None
    if not effect.victim.describes(s, slain):
        return None
    piece = s.new_piece(leaving.card, holder.by, holder.number, NOTHING, 1)
    piece.owner = leaving.owner
    piece.real = leaving.real
    piece.out = holder.number
    piece.markers = FRESH
    s.lay(piece)
    return TAKEN


def fresh(s: Fight, piece: Piece) -> list[Piece]:
    return [it for it in stored(s, int(piece.number)) if it.markers == FRESH]


@final
class WhenLootLiesHere(Trigger):
    """The equipment of somebody who was just killed was taken."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(fresh(s, piece))


@dataclass(frozen=True)
class KeepOneOfThem(NameOne):
    """Of what was just taken one piece may stay here; the rest goes to the discard pile."""

    def run(self, s: Fight, f: Frame) -> None:
        if fresh(s, piece_of(f)):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *[int(it.number) for it in fresh(s, piece_of(f))]]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return "" if option in self.offers(s, f) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        for it in fresh(s, piece_of(f)):
            if not isinstance(option, Word) and it.number == option:
                twin = it.twin()
                twin.markers = 0
                s.put(twin)
                s.report(PASSED_ON, piece_of(f).by, option, it.card, piece_of(f).card)
            else:
                s.discard(it.number, piece_of(f).card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "keep"


def receivers(s: Fight, seat: int, item: Piece, such: Such) -> list[int]:
    """Who of such warriors could have it, whatever affiliation it asks for: DOOM-EQUIP-14."""
    asked = item.card.on.such
    open_to = Such(kind=asked.kind if isinstance(asked, Such) else None, whose=YOURS)
    return [
        int(it.number)
        for it in s.troop(seat)
        if such.fits(s, it, seat, NOTHING)
        and not forbids_receiving(s, item.card, it, seat, open_to, True, True)
    ]


@final
class AnItemHere(OnOneOf):
    """What lies in store under the card, if such a warrior of yours could have it."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-01")
        self.such = such

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out != NOTHING and it.out == it.on]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        good = piece.on == source and receivers(s, seat, piece, such)
        return "" if good else self.rule


@dataclass(frozen=True)
class GiveItOut(NameOne):
    """The target goes to such a warrior of yours, who may use it."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        item = s.piece(s.played().target)
        good = item is not None and option in receivers(s, int(f.you), item, self.such)
        return "" if good else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        item, who = s.piece(s.played().target), s.warrior(option)
        if item is not None:
            twin = item.twin()
            twin.on = who.number
            twin.out = NOTHING
            twin.markers = ANYBODYS
            twin.down = item.card.counts_as(VEHICLE) and who.down
            s.put(twin)
            s.report(PASSED_ON, f.you, who.number, item.card, who.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
