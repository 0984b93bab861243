"""Doomtrooper, what changes hands or places: vehicles, Beasts, warriors who transfer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.aims_gear import opposed
from kostka.games.doomtrooper.card import Fact, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.embassies import set_out
from kostka.games.doomtrooper.identity import tribal
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import takers, worn
from kostka.games.doomtrooper.moving import forbids_receiving, forbids_transfer, home_of
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import move
from kostka.games.doomtrooper.ready import across_the_line
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANYBODYS,
    BEAST,
    NOTHING,
    OUTPOST,
    PASSED_ON,
    VEHICLE,
    WARRIOR,
    YOURS,
)
from kostka.kernel.step import Frame, Word

THAT_IS_ALL: Final = Word("that-is-all")

# --- Vehicles -----------------------------------------------------------------------------------


def drivers(s: Fight, seat: int, vehicle: Piece) -> list[int]:
    """To whom of this player it could go from one side of the Outpost's line to the other."""
    owner = s.piece(vehicle.on)
    if owner is None or owner.by != seat or owner.unpaid or tribal(s, owner):
        return []
    asked = vehicle.card.on.such
    such = asked if isinstance(asked, Such) else Such(whose=YOURS)
    return [
        int(it.number)
        for it in s.troop(seat)
        if not it.unpaid
        and across_the_line(owner, it)
        and not tribal(s, it)
        and not opposed(s, owner, it)
        and not forbids_receiving(s, vehicle.card, it, seat, such, True, False)
    ]


@final
class AVehicleToSend(OnOneOf):
    """A vehicle of a warrior of yours that another one across the line could have."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [
            it
            for it in s.table
            if it.card.kind is not WARRIOR and it.card.counts_as(VEHICLE) and worn(s, it)
        ]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "" if drivers(s, seat, piece) else self.rule


def hand_over(s: Fight, piece: Piece, who: Piece) -> None:
    """It lies on him from now on; a vehicle is outside if he is in cover."""
    now = s.piece(piece.number)
    if now is not None:
        twin = now.twin()
        twin.on = who.number
        twin.down = piece.card.counts_as(VEHICLE) and who.down
        s.put(twin)
        s.report(PASSED_ON, who.by, who.number, piece.card, who.card)


@dataclass(frozen=True)
class SendTheVehicle(NameOne):
    """The target goes to a warrior of yours on the other side of the line."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        vehicle = s.piece(s.played().target)
        good = vehicle is not None and option in drivers(s, int(f.you), vehicle)
        return "" if good else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        vehicle = s.piece(s.played().target)
        if vehicle is not None:
            hand_over(s, vehicle, s.warrior(option))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


# --- Beasts -------------------------------------------------------------------------------------


def riders(s: Fight, seat: int, mount: Piece) -> list[int]:
    """Who in this player's Outpost could have the Beast, whatever tribe it asks for."""
    return [it for it in takers(s, seat, mount) if s.warrior(it).area is OUTPOST]


@final
class ABeastToSteal(OnOneOf):
    """A Beast card in play that a warrior in your Outpost could have."""

    def __init__(self) -> None:
        super().__init__("DOOM-BEAST-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is BEAST and worn(s, it)]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "" if riders(s, seat, piece) else self.rule


@dataclass(frozen=True)
class StealTheBeast(NameOne):
    """The target is yours now, and a warrior in your Outpost rides it: DOOM-STEAL-01."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        mount = s.piece(s.played().target)
        good = mount is not None and option in riders(s, int(f.you), mount)
        return "" if good else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        mount = s.piece(s.played().target)
        if mount is None:
            return
        s.control(mount.number, f.you, None)
        hand_over(s, mount, s.warrior(option))
        now = s.piece(mount.number)
        if now is not None:
            twin = now.twin()
            twin.markers = ANYBODYS
            s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


# --- Transfers ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class YouCanTransfer(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return any(not forbids_transfer(s, it) for it in s.troop(seat))


@dataclass(frozen=True)
class TransferSome(NameOne):
    """As many of your warriors as you like, for no action; each of them once: DOOM-TRANS-14."""

    def run(self, s: Fight, f: Frame) -> None:
        if YouCanTransfer().true(s, int(f.you)):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [THAT_IS_ALL, *[int(it.number) for it in s.troop(f.you)]]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            return ""
        who = s.piece(option)
        if who is None or who.by != f.you or who.card.kind is not WARRIOR:
            return "DOOM-TRANS-09"
        return forbids_transfer(s, who)

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        who = s.warrior(option)
        move(s, who, home_of(s, who) if who.area is OUTPOST else OUTPOST)
        twin = s.warrior(option).twin()
        twin.moved = s.draws[f.you]
        s.put(twin)
        f.again()
        set_out(s, int(f.you), who, who.area is OUTPOST)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "transfer"


# --- Who went astray ----------------------------------------------------------------------------


@final
class WhoHasJustMoved(OnOneOf):
    """Who has transferred by the last action that was taken."""

    def __init__(self) -> None:
        super().__init__("DOOM-TRANS-01")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        moved = s.turn_notes().moved
        return "" if piece.number == moved and piece.out == NOTHING else self.rule
