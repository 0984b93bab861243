"""Doomtrooper, searching: cards that are looked up, taken back from play or shared out anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.effects import ANY, Such
from kostka.games.doomtrooper.finding import Search, interrupted
from kostka.games.doomtrooper.identity import former, has
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import worn
from kostka.games.doomtrooper.meanings import NamesAPlayer
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DREW,
    EQUIPMENT,
    EX_CORPORATE,
    FORTIFICATION,
    HAND_SHOWN,
    MISSION,
    NOTHING,
    PASSED_ON,
    SPECIAL,
    VEHICLE,
)
from kostka.kernel.step import Frame, Step, Word

# --- Looking up ---------------------------------------------------------------------------------


def found_for(s: Fight, seat: i64, deck: bool, plain: bool) -> list[Card]:
    """What can be looked up: in the draw pile, or else in the whole collection: DOOM-COLL-01."""
    cards = s.library(seat) if deck else s.collection(seat)
    return [
        card
        for card in dict.fromkeys(cards)
        if not plain or (card.kind is not SPECIAL and not card.personality)
    ]


@dataclass(frozen=True)
class ThereIsOneToFind(Fact):
    """In your draw pile, or else in your collection."""

    deck: bool = False
    plain: bool = False  # no special card and no Personality

    def true(self, s: Fight, seat: int) -> bool:
        return bool(found_for(s, seat, self.deck, self.plain))


@dataclass(frozen=True)
class LookUpACard(Search):
    """From your collection, or from your draw pile only, into your hand; the draw pile is
    shuffled then.  What is `shown` everybody sees."""

    deck: bool = False
    plain: bool = False  # no special card and no Personality
    shown: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return found_for(s, f.you, self.deck, self.plain)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option):
            return
        if self.deck:
            s.decks[f.you].remove(option)
        else:
            s.take_from_collection(f.you, option)
        s.remember(None, f.you)  # it is shuffled, so nobody knows its top any more
        s.hands[f.you].append(option)
        s.report(HAND_SHOWN if self.shown else DREW, f.you, 1, option, None)

    def secret(self) -> bool:
        return True  # what is shown is shown when it is taken

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take"


# --- Taking back --------------------------------------------------------------------------------


@final
class OneOfYourCards(OnOneOf):
    """A card of yours in play."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.by == seat and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        under = s.piece(piece.on)
        built = piece.card.on.builds
        if under is not None and under.card.kind is FORTIFICATION and not built:  # in store
            return "DOOM-INPLAY-05"
        return "" if piece.owner == seat else self.rule


@dataclass(frozen=True)
class TakeItBack(Step):
    """The target returns to its owner's hand; what lies on it is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        s.take_back(s.played().target)


# --- Sharing out --------------------------------------------------------------------------------


def may_get(s: Fight, seat: i64, equipment: Piece, warrior: Piece) -> bool:
    """Whether it could be given to him: as if it was played on him: DOOM-EQUIP-13."""
    such = equipment.card.on.such
    asked = such if isinstance(such, Such) else ANY
    if warrior.number == equipment.on:
        return False
    return not forbids_receiving(s, equipment.card, warrior, seat, asked, True, False)


def to_share(s: Fight, seat: i64) -> list[int]:
    """The equipment of his warriors that another one of them could have."""
    return [
        int(it.number)
        for it in s.table
        if it.card.kind is EQUIPMENT
        and it.by == seat
        and worn(s, it)
        and s.warrior(it.on).by == seat
        and any([may_get(s, seat, it, who) for who in s.troop(seat)])
    ]


@dataclass(frozen=True)
class YouCanShare(Fact):
    """Some equipment of yours could be another warrior's."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(to_share(s, seat))


@dataclass(frozen=True)
class ShareOutEquipment(NameOne):
    """Give pieces of your warriors' equipment to others of them, as many as you like, each of
    them once; `named` tells which were given away already, and the last of them to whom."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.n or self.left(s, f):
            s.seat = f.you

    def left(self, s: Fight, f: Frame) -> list[int]:
        given = s.played().named
        return [number for number in to_share(s, f.you) if number not in given]

    def takers(self, s: Fight, f: Frame) -> list[int]:
        piece = s.piece(f.n)
        if piece is None:
            return []
        return [int(it.number) for it in s.troop(f.you) if may_get(s, f.you, piece, it)]

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return self.takers(s, f) if f.n else [DONE, *self.left(s, f)]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        if f.n:
            self.give(s, f.n, option)
            played = s.played()
            played.named = (*played.named, int(f.n))
            f.n = 0
        else:
            f.n = option
        f.again()

    def give(self, s: Fight, number: i64, to: i64) -> None:
        piece, who = s.piece(number), s.warrior(to)
        assert piece is not None
        such, old = piece.card.on.such, former(who)
        if isinstance(such, Such) and old is not None and such.names(old) and not has(s, who, old):
            s.gain_destiny(who.by, -EX_CORPORATE, piece.card)  # DOOM-MERC-02
        twin = piece.twin()
        twin.on = to
        if piece.card.counts_as(VEHICLE):
            twin.down = piece.down or who.down
        s.put(twin)
        s.report(PASSED_ON, piece.by, to, piece.card, None if s.faceless(who) else who.card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, Word):
            return str(option.key)
        return f"to {s.name(option)}" if f.n else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to" if f.n else "pass-on"


# --- Missions -----------------------------------------------------------------------------------


@final
class AMissionToMove(OnOneOf):
    """A Mission in play that somebody else could have: DOOM-MISS-07."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is MISSION and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        able = others_for(s, piece) if piece.player == NOTHING else players_for(s, piece)
        return "" if able else "DOOM-MISS-07"


def others_for(s: Fight, mission: Piece) -> list[int]:
    """The warriors to whom it could be assigned instead."""
    return [
        int(it.number)
        for it in s.warriors()
        if it.number != mission.on
        and not it.unpaid
        and not any([other.card is mission.card for other in s.on(it.number)])
    ]


def players_for(s: Fight, mission: Piece) -> list[int]:
    return [
        seat
        for seat in s.circle
        if seat != mission.player
        and not any([it.card is mission.card and it.player == seat for it in s.table])
    ]


@dataclass(frozen=True)
class AssignItAnew(NameOne):
    """The target, a Mission, to any other warrior in play."""

    def mission(self, s: Fight) -> Piece | None:
        piece = s.piece(s.played().target)
        return None if piece is None or piece.player != NOTHING else piece

    def run(self, s: Fight, f: Frame) -> None:
        if self.mission(s) is not None and self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        mission = self.mission(s)
        return () if mission is None else others_for(s, mission)

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        mission, who = self.mission(s), s.warrior(option)
        assert mission is not None
        twin = mission.twin()
        twin.on = option
        s.put(twin)
        s.report(PASSED_ON, mission.by, option, mission.card, None if s.faceless(who) else who.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


@dataclass(frozen=True)
class ToAnotherPlayer(NamesAPlayer):
    """The target, a Mission that lies with a player, to another one."""

    def mission(self, s: Fight) -> Piece | None:
        piece = s.piece(s.played().target)
        return None if piece is None or piece.player == NOTHING else piece

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        mission = self.mission(s)
        return () if mission is None else players_for(s, mission)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        mission = self.mission(s)
        assert mission is not None
        twin = mission.twin()
        twin.player = option
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to-player"
