"""Doomtrooper, what a warrior can do as an action: cover, hiding, vehicles, the Outpost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.embassies import set_out
from kostka.games.doomtrooper.hidden import give_way, is_taken, reveal
from kostka.games.doomtrooper.identity import tribes
from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.moving import (
    crowds,
    forbids_acting,
    forbids_cover,
    forbids_rising,
    forbids_transfer,
    home_of,
    is_hideable,
    must_go_there,
    to_transfer,
)
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.pool import pay_calm, quiet_actions
from kostka.games.doomtrooper.readings import FIRST_MAY_HIDE
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.streets import takes_cover
from kostka.games.doomtrooper.terms import (
    ALIGHTED,
    BOARDED,
    HIDDEN,
    NOTHING,
    OUTPOST,
    RECLAIMED,
    TRANSFERRED,
    VEHICLE,
    WARRIOR,
    WAS_HIDDEN,
)
from kostka.games.doomtrooper.usable import vehicle_of
from kostka.kernel.step import Frame, Judged, Rule

SEEKING: Final = 1  # what the warriors of a player can do, as bits
LEAVING: Final = 2
BOARDS: Final = 4
ALIGHTS: Final = 8


def moves(s: Fight, seat: i64) -> i64:
    """Which of these any of his warriors can do: the table alone says so, hence found once."""
    if s.fallen:
        return _moves(s, seat)
    survey = s.look()
    if not survey.moves:
        survey.moves = [NOTHING] * s.seats()
    found: i64 = survey.moves[seat]
    if found == NOTHING:
        found = _moves(s, seat)
        survey.moves[seat] = int(found)
    return found


def _moves(s: Fight, seat: i64) -> i64:
    found: i64 = 0
    troop = s.troop(seat)
    upright: i64 = 0
    for it in troop:
        if not it.down:
            upright += 1
    for it in troop:
        if it.down:
            if not found & LEAVING and not forbids_rising(s, it):
                found |= LEAVING
        elif upright > 1 and not found & SEEKING and not forbids_cover(s, it):
            found |= SEEKING
        vehicle = vehicle_of(s, it)
        if vehicle is not None and not (it.down and vehicle.down) and not forbids_acting(s, it):
            found |= BOARDS if vehicle.down else ALIGHTS
    return found


class NameOne(Judged):
    """One of your warriors; asked only where there is a choice, or others cannot see that."""

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) == 1 and not self.secret():
            self.answer(s, f, found[0])
        else:
            s.ask(f.you, found)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.troop(f.you)]

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"with {s.name(option)}"

    def possible(self, s: Fight, seat: i64) -> bool:
        """As an action, whether any of them may be named: asked whenever one is taken, so quick."""
        raise NotImplementedError

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


@dataclass(frozen=True)
class SeekCover(NameOne):
    """DOOM-COVER-01, -03, -08"""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return forbids_cover(s, s.warrior(option))

    def possible(self, s: Fight, seat: i64) -> bool:
        return moves(s, seat) & SEEKING != 0

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.cover(option, None, takes_cover(s, s.warrior(option)))

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "cover"


@dataclass(frozen=True)
class LeaveCover(NameOne):
    """DOOM-COVER-14; who was hidden is revealed and paid for: DOOM-HIDE-04, -08, DOOM-PERS-10."""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        return forbids_rising(s, warrior) if warrior.down else "DOOM-COVER-14"

    def possible(self, s: Fight, seat: i64) -> bool:
        return moves(s, seat) & LEAVING != 0

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        warrior = s.warrior(option)
        if warrior.unpaid:
            if is_taken(s, warrior.card, warrior.number):
                if s.piece(option) is not None:
                    s.take_back(option)
                return
            if not reveal(s, option):
                return
            give_way(s, warrior.card, option)
        s.uncover(option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "leave-cover"


@dataclass(frozen=True)
class Hide(NameOne):
    """DOOM-HIDE-01 to -07: a warrior of the hand, face down and unpaid, in no area."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        found: list[Card] = []
        for card in s.hands[f.you]:
            if card.kind is WARRIOR and card not in found:
                found.append(card)
        return found

    def forbids(self, s: Fight, f: Frame, option: Card) -> str:
        return is_hideable(s, f.you, option)

    def possible(self, s: Fight, seat: i64) -> bool:
        if not s.readings & FIRST_MAY_HIDE and all(it.down for it in s.troop(seat)):
            return False
        for card in s.hands[seat]:
            if card.kind is WARRIOR and not is_hideable(s, seat, card):
                return True
        return False

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        s.serial += 1
        piece = Piece(s.serial, option, f.you, area=HIDDEN, down=True, unpaid=True)
        s.lay(piece)
        notes = s.stack[0].notes
        if isinstance(notes, Turn):
            notes.entry = (int(piece.number), 0)
        s.report(WAS_HIDDEN, f.you, piece.number, option, None)

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"hide {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "hide"


@dataclass(frozen=True)
class Reclaim(NameOne):
    """A card of the discard pile that may be taken back, for two actions."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        there = s.piles[f.you] + s.buried[f.you]
        return list(dict.fromkeys([it for it in there if it.returns]))

    def forbids(self, s: Fight, f: Frame, option: Card) -> str:
        return ""

    def possible(self, s: Fight, seat: i64) -> bool:
        return any(it.returns for it in s.piles[seat]) or any(it.returns for it in s.buried[seat])

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        (s.piles if option in s.piles[f.you] else s.buried)[f.you].remove(option)
        s.hands[f.you].append(option)
        s.report(RECLAIMED, f.you, 1, option, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"


@dataclass(frozen=True)
class Board(NameOne):
    """DOOM-VEH-03"""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        vehicle = vehicle_of(s, warrior)
        if vehicle is None or not vehicle.down:
            return "DOOM-VEH-03"
        return "DOOM-VEH-07" if warrior.down else forbids_acting(s, warrior)

    def possible(self, s: Fight, seat: i64) -> bool:
        return moves(s, seat) & BOARDS != 0

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        vehicle = vehicle_of(s, s.warrior(option))
        assert vehicle is not None
        twin = vehicle.twin()
        twin.down = False
        s.put(twin)
        s.report(BOARDED, f.you, option, vehicle.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "board"


@dataclass(frozen=True)
class Alight(NameOne):
    """DOOM-VEH-03, -12: nobody gets out of what he is himself."""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        vehicle = vehicle_of(s, warrior)
        if vehicle is None or vehicle.down:
            return "DOOM-VEH-03"
        return forbids_acting(s, warrior)

    def possible(self, s: Fight, seat: i64) -> bool:
        return moves(s, seat) & ALIGHTS != 0

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        vehicle = vehicle_of(s, s.warrior(option))
        assert vehicle is not None
        s.alight(vehicle.number)
        s.report(ALIGHTED, f.you, option, vehicle.card, None)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "alight"


@dataclass(frozen=True)
class Transfer(NameOne):
    """DOOM-TRANS-01 to -21: to the Outpost or back, for one action, or two with a vehicle."""

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        vehicles = [
            int(it.number)
            for it in s.table
            if it.by == f.you and it.on == NOTHING and it.card.counts_as(VEHICLE)
        ]
        troop = [int(it.number) for it in s.troop(f.you)]
        return [*[it for it in vehicles if it not in troop], *troop]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.piece(option)
        if warrior is None or warrior.card.kind is not WARRIOR:
            return "DOOM-TRANS-09"
        return self.bars(s, f.you, warrior)

    def bars(self, s: Fight, seat: i64, warrior: Piece) -> str:
        rule = forbids_transfer(s, warrior)
        if rule:
            return rule
        price, turn = to_transfer(s, warrior), s.turn_notes()
        bound = must_go_there(s, seat) and warrior.area is OUTPOST
        return "" if quiet_actions(turn, bound) >= price else "DOOM-TRANS-08"

    def possible(self, s: Fight, seat: i64) -> bool:
        return s.opened and any(not self.bars(s, seat, it) for it in s.troop(seat))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        warrior = s.warrior(option)
        pay_calm(s, f.you, s.turn_notes(), to_transfer(s, warrior), False)
        move(s, f.you, warrior)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "transfer"


def move(s: Fight, seat: i64, warrior: Piece) -> None:
    """To the Outpost, or from there to where he belongs."""
    s.turn_notes().moved = int(warrior.number)
    twin = warrior.twin()
    twin.moved = s.draws[seat]
    twin.area = home_of(s, warrior) if warrior.area is OUTPOST else OUTPOST
    twin.behind = NOTHING  # what he hid behind stays where it is
    s.put(twin)
    s.report(TRANSFERRED, seat, warrior.number, warrior.card, twin.area)
    set_out(s, int(seat), warrior, warrior.area is OUTPOST)


@dataclass(frozen=True)
class Dismiss(NameOne):
    """DOOM-AMB-100: one of too many tribes leaves the Outpost; he who may transfer does so."""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        return "" if warrior.area is OUTPOST and tribes(s, warrior) else "DOOM-TRANS-20"

    def possible(self, s: Fight, seat: i64) -> bool:
        return crowds(s, seat)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        warrior = s.warrior(option)
        if forbids_transfer(s, warrior):
            s.discard(option, None)
        else:
            move(s, f.you, warrior)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "dismiss"


SEEKING_COVER: Final = Rule("seeking cover", SeekCover())
LEAVING_COVER: Final = Rule("leaving cover", LeaveCover())
HIDING: Final = Rule("deploying into cover", Hide())
BOARDING: Final = Rule("boarding", Board())
ALIGHTING: Final = Rule("leaving a vehicle", Alight())
TRANSFER: Final = Rule("transfer", Transfer())
DISMISSING: Final = Rule("clearing the Outpost", Dismiss())
RECLAIMING: Final[Rule] = Rule("taking a card back", Reclaim())
