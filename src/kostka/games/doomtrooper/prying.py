"""Doomtrooper, draw piles looked through, and cards drawn to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.feats import MayLookAtOthers
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.rules import DrawUpTo
from kostka.games.doomtrooper.sorts import Prying
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DECK_SEEN, DISCARDED
from kostka.kernel.step import CHANCE, Choice, Frame, Step, Word

DRAW_PILE: Final = Word("the-draw-pile")
DISCARD_PILE: Final = Word("the-discard-pile")


def show_deck(s: Fight, to: int, seat: int) -> None:
    """Which cards are in a draw pile, to one player only; it has no order."""
    for card in s.library(seat):
        s.report(DECK_SEEN, to, 1, card, None)


@dataclass(frozen=True)
class LookThroughTheDeck(Step):
    """Of that player; nobody else sees it."""

    def run(self, s: Fight, f: Frame) -> None:
        show_deck(s, int(f.you), int(s.played().target))


@dataclass(frozen=True)
class MayLookThroughOthers(MayLookAtOthers):
    """The draw piles of further players, for so many destiny points each."""

    def others(self, s: Fight, f: Frame) -> list[int]:
        known = (int(f.you), int(s.played().target))
        return [
            seat
            for seat in s.circle
            if seat not in known and s.library(seat) and not f.n >> seat & 1
        ]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        s.gain_destiny(f.you, -self.cost(s, f), f.it)
        f.n |= 1 << int(option)
        show_deck(s, int(f.you), int(option))
        f.again()


@dataclass(frozen=True)
class LookThroughAPile(Choice):
    """That player's draw pile, or what lies face down in his discard pile; then it is over."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.buried[s.played().target]:
            s.seat = f.you
        else:
            self.answer(s, f, DRAW_PILE)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (DRAW_PILE, DISCARD_PILE)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        player = int(s.played().target)
        if option is DRAW_PILE:
            show_deck(s, int(f.you), player)
            return
        for card in s.buried[player]:
            s.report(DECK_SEEN, f.you, 1, card, None)
        f.leave()


@dataclass(frozen=True)
class DiscardFromTheDeck(Prying):
    """One card of that player's draw pile for each payment after the first; you choose."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < s.played().n - 1 and s.library(s.played().target):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        cards: list[Any] = list(dict.fromkeys(s.decks[s.played().target]))
        return [NO, *cards]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Card):
            return
        f.n += 1
        player = s.played().target
        s.decks[player].remove(option)
        s.buried[player].append(option)
        s.report(DISCARDED, player, 1, option, None)
        f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}" if isinstance(option, Card) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


# --- Drawing to choose --------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawToChoose(DrawUpTo):
    """So many cards and one more for each payment, from your draw pile into your hand."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.n < self.n + s.played().n and s.library(f.you):
            s.seat = CHANCE

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        f.n += 1
        s.draw(f.you, option)
        f.again()


@dataclass(frozen=True)
class KeepOneOfThem(Choice):
    """Of the cards that were just drawn; the others are discarded."""

    def drawn(self, s: Fight, f: Frame) -> list[Card]:
        return s.hands[f.you][len(s.hands[f.you]) - int(f.n) :]

    def run(self, s: Fight, f: Frame) -> None:
        if f.n > 1:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(self.drawn(s, f)))

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        rest = self.drawn(s, f)
        rest.remove(option)
        for card in rest:
            s.bury(f.you, card)

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"take {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "keep"
