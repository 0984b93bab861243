"""Doomtrooper, deeds with draw piles and discard piles: exchanged, shuffled, emptied, refilled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Fact, by_key
from kostka.games.doomtrooper.places import LET_GO, NO, PAY, YES
from kostka.games.doomtrooper.rules import DrawUpTo
from kostka.games.doomtrooper.sorts import Sifting
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANNIHILATED, HAND, NOTHING
from kostka.kernel.step import Choice, Frame, Rule, Step, Word

# --- Exchanging ---------------------------------------------------------------------------------


def exchange(s: Fight, seat: i64) -> None:
    """The draw pile becomes the discard pile and the other way round; both are shuffled."""
    if s.sealed(seat):
        return
    deck = s.decks[seat]
    s.decks[seat] = sorted(s.piles[seat] + s.buried[seat], key=by_key)
    s.piles[seat] = []
    s.buried[seat] = list(deck)
    s.remember(None, seat)


@dataclass(frozen=True)
class ExchangeYourPiles(Step):
    """Your draw pile for your discard pile."""

    def run(self, s: Fight, f: Frame) -> None:
        exchange(s, f.you)


@dataclass(frozen=True)
class OthersMayExchange(Choice):
    """Each other player may do so for so many destiny points, in turn."""

    price: int

    def asked(self, s: Fight, f: Frame) -> int:
        others = s.from_seat(f.you)[1:]
        return others[int(f.n)] if f.n < len(others) else NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        seat = self.asked(s, f)
        while seat != NOTHING and (s.destiny[seat] < self.price or s.sealed(seat)):
            f.n += 1
            seat = self.asked(s, f)
        if seat != NOTHING:
            s.seat = seat

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        seat = self.asked(s, f)
        f.n += 1
        if option is YES:
            s.gain_destiny(seat, -self.price, f.it)
            exchange(s, seat)
        f.again()


@dataclass(frozen=True)
class ShuffleTheDiscarded(Step):
    """Your discard pile into your draw pile."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = f.you
        if s.sealed(seat):
            return
        s.decks[seat] = sorted(s.decks[seat] + s.piles[seat] + s.buried[seat], key=by_key)
        s.piles[seat] = []
        s.buried[seat] = []
        s.remember(None, seat)


# --- Emptying -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class SomebodyHasDiscarded(Fact):
    """A card lies in some discard pile."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(s.piles[each] or s.buried[each] for each in s.circle)


def annihilate_from_pile(s: Fight, seat: i64, card: Card) -> None:
    """DOOM-SACR-01"""
    place = s.piles if card in s.piles[seat] else s.buried
    place[seat].remove(card)
    s.gone[seat].append(card)
    s.report(ANNIHILATED, seat, NOTHING, card, card)


@dataclass(frozen=True)
class PayOrLoseThePile(Choice):
    """Every player pays, or his whole discard pile is annihilated; in turn, beginning with you."""

    price: int

    def asked(self, s: Fight, f: Frame) -> int:
        seats = s.from_seat(f.you)
        return seats[int(f.n)] if f.n < len(seats) else NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        seat = self.asked(s, f)
        if seat == NOTHING:
            return
        if not s.piles[seat] and not s.buried[seat]:
            f.n += 1
            f.again()
        elif s.destiny[seat] >= self.price:
            s.seat = seat
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (PAY, LET_GO)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        seat = self.asked(s, f)
        f.n += 1
        if option is PAY:
            s.gain_destiny(seat, -self.price, f.it)
        else:
            for card in s.piles[seat] + s.buried[seat]:
                annihilate_from_pile(s, seat, card)
        f.again()


@dataclass(frozen=True)
class AnnihilateFromThePile(Sifting):
    """So many cards of that player's discard pile, through which you look; you choose."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < self.n and self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        seat = s.played().target
        return list(dict.fromkeys(s.piles[seat] + s.buried[seat]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        f.n += 1
        annihilate_from_pile(s, s.played().target, option)
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"annihilate {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "annihilate"


# --- Refilling ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class AllMayFill(Step):
    """Every player may draw until he has a full hand, in turn, beginning with you."""

    def run(self, s: Fight, f: Frame) -> None:
        for seat in reversed(s.from_seat(f.you)):
            s.open(FILLING, seat, None)


@dataclass(frozen=True)
class MayFill(Choice):
    """Up to seven cards."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.hands[f.you]) < HAND and s.library(f.you):
            s.seat = f.you
        else:
            f.leave()

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (YES, NO)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is NO:
            f.leave()


@dataclass(frozen=True)
class DrawOne(DrawUpTo):
    """One card, if there is room for it in hand."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.n == 0:
            super().run(s, f)


@dataclass(frozen=True)
class DiscardDownTo(Choice):
    """The player on whom it is played, until he has no more cards in hand than this."""

    most: int

    def seat(self, s: Fight) -> i64:
        return s.played().target

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.hands[self.seat(s)]) > self.most:
            s.seat = self.seat(s)

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(s.hands[self.seat(s)]))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.bury(self.seat(s), option)
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class SomebodyCanDraw(Fact):
    """A player has fewer than seven cards in hand and some in his draw pile."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(len(s.hands[each]) < HAND and s.library(each) for each in s.circle)


@dataclass(frozen=True)
class NotYourTurn(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.active() != seat


FILLING: Final[Rule] = Rule("filling the hand", MayFill(), DrawUpTo(HAND), interrupts=True)
REPLACING: Final[Rule] = Rule("replacing a card", DrawOne(HAND), interrupts=True)
