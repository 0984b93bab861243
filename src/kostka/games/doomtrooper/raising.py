"""Doomtrooper, the dead and the damned: who comes back, as what, and who is redeemed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Fact, Gives, Playable, Trigger, Whenever
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.identity import Converted, Tainted
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.leaving import FOR_EVER
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import move, piece_of
from kostka.games.doomtrooper.sorts import Salvaging
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DARK_LEGION,
    DARK_SYMMETRY,
    FOR_GOOD,
    KOHORT,
    NOTHING,
    WARRIOR,
    WAS_KILLED,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Step, Word

# --- Who is killed and comes back ---------------------------------------------------------------


@final
class WhenItSlays(Trigger):
    """Its bearer kills such a warrior, who is "it"."""

    def __init__(self, such: Such) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim = fallen(s, event)
        if victim is None or event.source != bearer_of(piece):
            return False
        if is_immune(s, victim, piece.card, piece.by):  # DOOM-IMM-01
            return False
        return self.such.describes(s, victim)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Any:
        return fallen(s, event)


def _card_that_says(s: Fight, rule: object) -> Card | None:
    """The card of which this is a rule, in play or just gone from there."""
    found = [it.card for it in s.table] + [card for pile in s.piles for card in pile]
    for card in found:
        for whenever in card.whenevers:
            if whenever is rule:
                return card
    return None


@final
class ComesBackChanged(Gives):
    """The killed warrior is in play again at once, in the Kohort of his player, and has this."""

    def run(self, s: Fight, f: Frame) -> None:
        dead = piece_of(f)
        rule = f.rule
        source = _card_that_says(s, rule) if isinstance(rule, Whenever) else None
        if source is None or dead.card not in s.piles[dead.owner]:
            return
        if not s.may_enter(dead.by, dead.card):
            return
        s.piles[dead.owner].remove(dead.card)
        number = _bring_in(s, dead.card, dead.by, dead.owner)
        marker = s.new_piece(source, f.you, number, NOTHING, 1)
        marker.book = self.place
        marker.markers = FOR_GOOD
        s.begin(marker)


def _bring_in(s: Fight, card: Card, by: i64, owner: i64) -> int:
    """Into the Kohort, whoever owns the card."""
    new = s.enter(card, by, NOTHING, NOTHING, 1, KOHORT)
    twin = new.twin()
    twin.owner = owner
    s.put(twin)
    return int(new.number)


# --- Who is raised ------------------------------------------------------------------------------


def the_dead(s: Fight, seat: int) -> list[Card]:
    """Warriors in the discard piles of all, as far as they can be seen."""
    found: list[Card] = []
    for pile in (*s.piles, s.buried[seat]):
        for card in pile:
            if card.kind is WARRIOR and card not in found and s.may_enter(seat, card):
                found.append(card)
    return found


@dataclass(frozen=True)
class SomebodyIsDead(Fact):
    """A warrior lies in a discard pile."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(the_dead(s, seat))


@dataclass(frozen=True)
class RaiseTheDead(Choice):
    """A warrior of any discard pile comes into your Kohort."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you
        else:
            f.leave()

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return the_dead(s, int(f.you))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        owner = int(f.you)
        for seat in s.from_seat(f.you):
            if option in s.piles[seat]:
                owner = int(seat)
                break
        if owner == f.you and interrupted(s, f, option, option, True):
            return
        place = s.piles if option in s.piles[owner] else s.buried
        place[owner].remove(option)
        s.played().named = (_bring_in(s, option, f.you, owner),)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"fetch {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@final
class OnTheRaised(Lasts):
    """What he has as long as he is in play."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return s.played().named[0]


@dataclass(frozen=True)
class GoneForGood(Salvaging):
    """If he is killed, he is annihilated."""

    def place(self, s: Any, holder: Any, leaving: Any, loss: Any) -> Word | None:
        if leaving.number == holder.on and loss.how is WAS_KILLED:
            return FOR_EVER
        return None


# --- Who is redeemed ----------------------------------------------------------------------------


def _corrupts(piece: Piece) -> bool:
    return any(isinstance(effect, (Tainted, Converted)) for effect in piece.effects())


def corrupting(s: Fight, warrior: Piece) -> list[Piece]:
    """What has made a Heretic of him, on the table or as a marker."""
    if warrior.card.affiliation is DARK_LEGION or warrior.unpaid:
        return []
    found = [it for it in s.on(warrior.number) if it.card.changes and _corrupts(it)]
    return found + [
        it for it in s.lasting if it.on == warrior.number and it.card.changes and _corrupts(it)
    ]


def dark_cards(s: Fight, warrior: Piece) -> list[Piece]:
    return [it for it in s.on(warrior.number) if it.card.kind is DARK_SYMMETRY]


@final
class ToRedeem(OnAPiece):
    """A Doomtrooper whom a card has made a Heretic, if his Dark Symmetry cards can be paid for."""

    def __init__(self, price: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.price = price

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.piece(on)
        if warrior is None or not corrupting(s, warrior):
            return self.rule
        if len(dark_cards(s, warrior)) * self.price + play.per > s.destiny[seat]:
            return "DOOM-SPEC-02"
        return ""


def _redeem(s: Fight, you: i64, warrior: Piece, price: int, source: Any) -> None:
    cards = dark_cards(s, warrior)
    s.gain_destiny(you, -len(cards) * price, source)
    for it in cards:
        s.discard(it.number, source)
    numbers = [int(it.number) for it in corrupting(s, warrior)]
    s.keep([it for it in s.lasting if int(it.number) not in numbers])
    for number in numbers:
        s.discard(number, source)
    now = s.piece(warrior.number)
    if now is not None and now.area is KOHORT:
        move(s, now, now.card.home())


@dataclass(frozen=True)
class RedeemTheTarget(Step):
    """He is what he was; his Dark Symmetry cards are discarded before, for a price each."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        warrior = s.piece(s.played().target)
        if warrior is not None and len(dark_cards(s, warrior)) * self.price <= s.destiny[f.you]:
            _redeem(s, f.you, warrior, self.price, f.it)


@dataclass(frozen=True)
class RedeemMore(NameOne):
    """One more of them for each payment after the first."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.played().n > f.n + 1 and self.options(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        if not corrupting(s, warrior):
            return "DOOM-PLAY-01"
        if len(dark_cards(s, warrior)) * self.price > s.destiny[f.you]:
            return "DOOM-SPEC-02"
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n += 1
        _redeem(s, f.you, s.warrior(option), self.price, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"
