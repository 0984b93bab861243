"""Doomtrooper, deeds about places: cover, the Outpost, what is fetched, stored or passed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.moving import (
    forbids_cover,
    forbids_standing,
    has_beast,
    home_of,
    never_in_cover,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.streets import takes_cover
from kostka.games.doomtrooper.terms import (
    BEAST,
    EQUIPMENT,
    NOTHING,
    OUTPOST,
    PASSED_ON,
    TRANSFERRED,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.kernel.step import Choice, Frame, Step, Word

YES: Final = Word("yes")


NO: Final = Word("no")


PAY: Final = Word("pay")


LET_GO: Final = Word("let-go")


def piece_of(f: Frame) -> Piece:
    piece = f.it
    assert isinstance(piece, Piece)
    return piece


@dataclass(frozen=True)
class TakeCover(Step):
    """The target, or, without one, the bearer, goes into cover: DOOM-COVER-13, DOOM-INDUEL-06."""

    bearer: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        which: i64 = bearer_of(piece_of(f)) if self.bearer else s.played().target
        warrior = s.piece(which)
        if warrior is not None and not warrior.down and not never_in_cover(s, warrior):
            s.cover(which, f.it, takes_cover(s, warrior))


@dataclass(frozen=True)
class MayTakeCover(Choice):
    """Its bearer may go into cover at once, if he may seek it of his own will: DOOM-AMB-15."""

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(bearer_of(piece_of(f)))
        if warrior is not None and not forbids_cover(s, warrior):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is YES:
            s.cover(bearer_of(piece_of(f)), piece_of(f).card)


@dataclass(frozen=True)
class AllTakeCover(Choice):
    """All warriors of that player go into cover; for each who was there already he pays, or the
    warrior is discarded."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        player = int(s.played().target)
        if f.n == 0:
            f.n = s.serial + 1  # those who are asked about have lower numbers than it
            for it in s.troop(player):
                if not it.down and not never_in_cover(s, it):
                    s.cover(it.number, f.it)
                elif it.down:
                    twin = it.twin()
                    twin.markers = -1  # was in cover before
                    s.put(twin)
            f.again()
            return
        asked = self.asked(s)
        if asked is None:
            return
        if s.destiny[player] >= self.price:
            s.seat = player
        else:
            self.answer(s, f, LET_GO)

    def asked(self, s: Fight) -> Piece | None:
        for it in s.troop(s.played().target):
            if it.markers == -1:
                return it
        return None

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (LET_GO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        asked = self.asked(s)
        assert asked is not None
        if option is PAY:
            twin = asked.twin()
            twin.markers = 0
            s.put(twin)
            s.gain_destiny(asked.by, -self.price, f.it)
        else:
            s.discard(asked.number, f.it)
        f.again()


@dataclass(frozen=True)
class GoBehind(Step):
    """The target hides behind the card."""

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is not None:
            twin = warrior.twin()
            twin.behind = piece_of(f).number
            s.put(twin)


@dataclass(frozen=True)
class ComeOut(Step):
    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is not None:
            twin = warrior.twin()
            twin.behind = NOTHING
            s.put(twin)


@dataclass(frozen=True)
class SendToTheOutpost(Step):
    """The target has to transfer: DOOM-TRANS-15, DOOM-BEAST-07, -11."""

    away: bool = False  # out of it instead

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is None or (warrior.area is OUTPOST) is not self.away:
            return
        if not self.away and forbids_standing(s, warrior, warrior.by):
            return
        move(s, warrior, home_of(s, warrior) if self.away else OUTPOST)
        if self.away:
            if is_a(s, warrior, BEAST):
                s.discard(warrior.number, f.it)
            elif has_beast(s, warrior):
                for it in s.table.copy():
                    if it.on == warrior.number and it.card.kind is BEAST:
                        s.discard(it.number, f.it)


def move(s: Fight, warrior: Piece, area: Word) -> None:
    twin = warrior.twin()
    twin.area = area
    twin.behind = NOTHING  # what he hid behind stays where it is
    s.put(twin)
    s.report(TRANSFERRED, warrior.by, warrior.number, warrior.card, area)


@dataclass(frozen=True)
class PassItOn(Step):
    """The card goes to the target."""

    def run(self, s: Fight, f: Frame) -> None:
        piece, target = s.piece(piece_of(f).number), s.piece(s.played().target)
        if piece is not None and target is not None:
            twin = piece.twin()
            twin.on = target.number
            s.put(twin)
            s.report(PASSED_ON, piece.by, target.number, piece.card, target.card)


@dataclass(frozen=True)
class Fetch(Choice):
    """From your collection into play: this card, or one of this kind: DOOM-COLL-01."""

    key: str = ""
    kind: Word | None = None
    onto: bool = False  # on the warrior whose ability it is, not into his area

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) > 1:
            s.seat = f.you
        elif found:
            self.answer(s, f, found[0])

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return [
            card
            for card in dict.fromkeys(s.collection(f.you))
            if (card.key == self.key if self.key else card.counts_as(self.kind))
            and s.may_enter(f.you, card)
        ]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option):
            return
        s.take_from_collection(f.you, option)
        on = bearer_of(piece_of(f)) if self.onto else NOTHING
        if s.enter(option, f.you, on, NOTHING, 1).area is OUTPOST:
            s.opened = True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"fetch {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@dataclass(frozen=True)
class MayBecome(Choice):
    """The warrior may be replaced by this card of your collection; what lies on him stays."""

    key: str

    def wanted(self, s: Fight, f: Frame) -> Card | None:
        for card in s.collection(f.you):
            if card.key == self.key:
                return card
        return None

    def run(self, s: Fight, f: Frame) -> None:
        if self.wanted(s, f) is not None and s.piece(piece_of(f).number) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        card, old = self.wanted(s, f), s.piece(piece_of(f).number)
        if option is NO or card is None or old is None or interrupted(s, f, option, card):
            return
        s.take_from_collection(f.you, card)
        new = s.enter(card, f.you, NOTHING, NOTHING, 1, old.area)
        twin = new.twin()
        twin.wounded, twin.down = old.wounded, old.down
        s.put(twin)
        for it in s.table.copy():
            if it.on == old.number:
                moved = it.twin()
                moved.on = new.number
                s.put(moved)
        s.discard(old.number, piece_of(f).card)


@dataclass(frozen=True)
class Store(Choice):
    """A card of this type from your hand lies on this one from now on, without any effect."""

    kind: Word = EQUIPMENT

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return [card for card in dict.fromkeys(s.hands[f.you]) if card.kind is self.kind]

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        s.enter(option, f.you, piece_of(f).number, NOTHING, 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"store {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "store"
