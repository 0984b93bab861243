"""Doomtrooper, team-mates: what they hand to one another, and the truce between teams.

The rulebook knows team-mates by one sentence (DOOM-SIMUL-01); the rest is ours: DOOM-AMB-104 to
-109.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import NeverChangesHands
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesAPlayer
from kostka.games.doomtrooper.moving import forbids_acting, forbids_receiving, kept_out
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    EQUIPMENT,
    KOHORT,
    NOTHING,
    PASSED_ON,
    SQUAD,
    VEHICLE,
    WARRIOR,
)
from kostka.kernel.step import Frame, Rule

# --- Convoys and transfers ----------------------------------------------------------------------


@dataclass(frozen=True)
class SharesGear(Effect):
    """Everybody of the team may hand equipment over as an action."""


@dataclass(frozen=True)
class SharesTroops(Effect):
    """Everybody of the team may hand warriors over as an action."""


def shares(s: Fight, seat: i64, troops: bool) -> bool:
    """Whether a card of his team lets him do that now."""
    for it in s.lasting:
        if it.on == NOTHING and s.allied(it.by, seat):
            for effect in it.effects():
                if isinstance(effect, SharesTroops if troops else SharesGear):
                    return True
    return False


def may_get(s: Fight, seat: int, gear: Piece, who: Piece) -> bool:
    """Whether it could be given to him, as if his player played it on him: DOOM-EQUIP-13."""
    such = gear.card.on.such
    asked = such if isinstance(such, Such) else ANY
    return not forbids_receiving(s, gear.card, who, seat, asked, True, False)


def takers(s: Fight, seat: i64, gear: Piece) -> list[int]:
    """The warriors of his team who could have this equipment."""
    return [
        int(who.number)
        for player in (int(seat), *s.mates(seat))
        for who in s.troop(player)
        if not who.unpaid and who.number != gear.on and may_get(s, player, gear, who)
    ]


def gear_of(s: Fight, seat: i64) -> list[Piece]:
    """The equipment that his own warriors have."""
    return [
        it
        for who in s.troop(seat)
        if not who.unpaid
        for it in s.on(who.number)
        if it.card.kind is EQUIPMENT
        and it.by == seat
        and it.out == NOTHING
        and not any(isinstance(effect, NeverChangesHands) for effect in it.effects())
    ]


@dataclass(frozen=True)
class NameTheGear(NameOne):
    """Equipment of a warrior of yours that another one of your team could have."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in gear_of(s, f.you)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        if not shares(s, f.you, False):
            return "DOOM-AMB-107"
        gear = s.piece(option)
        return "" if gear is not None and takers(s, f.you, gear) else "DOOM-EQUIP-06"

    def possible(self, s: Fight, seat: i64) -> bool:
        if not s.lasting or not s.teams or not shares(s, seat, False):
            return False
        return any([bool(takers(s, seat, it)) for it in gear_of(s, seat)])

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n = option

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "pass-on"


@dataclass(frozen=True)
class NameTheTaker(NameOne):
    """Who gets it; it belongs to his player from now on."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        gear = s.piece(f.n)
        return [] if gear is None else takers(s, f.you, gear)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.offers(s, f) else "DOOM-EQUIP-06"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        gear, who = s.piece(f.n), s.warrior(option)
        assert gear is not None
        if gear.by != who.by:
            s.control(gear.number, who.by, None)
        now = s.piece(gear.number)
        assert now is not None
        twin = now.twin()
        twin.on = who.number
        twin.down = gear.card.counts_as(VEHICLE) and who.down
        s.put(twin)
        s.report(PASSED_ON, who.by, who.number, gear.card, None if s.faceless(who) else who.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


def forbids_giving(s: Fight, warrior: Piece) -> str:
    """Why he does not go over to a team-mate, or ""."""
    if warrior.unpaid:
        return "DOOM-HIDE-05"
    if warrior.card.kind is not WARRIOR or warrior.area not in (SQUAD, KOHORT):
        return "DOOM-AMB-107"
    return forbids_acting(s, warrior)


def hosts(s: Fight, warrior: Piece) -> list[int]:
    """The team-mates to whose same area he may go."""
    area = warrior.area
    found: list[int] = []
    for mate in s.mates(warrior.by):
        guest = warrior.twin()
        guest.by = mate
        if area is not None and not kept_out(s, guest, area):
            found.append(mate)
    return found


@dataclass(frozen=True)
class NameTheTrooper(NameOne):
    """A warrior of yours, from your Squad or Kohort."""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        if not shares(s, f.you, True):
            return "DOOM-AMB-107"
        warrior = s.warrior(option)
        rule = forbids_giving(s, warrior)
        return rule if rule or hosts(s, warrior) else "DOOM-AMB-107"

    def possible(self, s: Fight, seat: i64) -> bool:
        if not s.lasting or not s.teams or not shares(s, seat, True):
            return False
        return any([not forbids_giving(s, it) and bool(hosts(s, it)) for it in s.troop(seat)])

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n = option

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "transfer"


@dataclass(frozen=True)
class NameTheHost(NamesAPlayer):
    """The team-mate to whose same area he goes, with all that lies on him: DOOM-STEAL-01."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return hosts(s, s.warrior(f.n))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.control(f.n, option, s.warrior(f.n).area)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to-player"


HANDING_OVER: Final = Rule("handing equipment over", NameTheGear(), NameTheTaker())
SENDING_OVER: Final = Rule("sending a warrior over", NameTheTrooper(), NameTheHost())
