"""Doomtrooper, looking into draw piles: several cards of one pile, and some of them discarded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.bottoms import FromBelow, on_top
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.pool import pay_calm, quiet_actions
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DISCARDED, TOP_SEEN
from kostka.games.doomtrooper.tops import Top
from kostka.kernel.step import CHANCE, Frame, Word


@dataclass(frozen=True)
class LookIntoThePile(FromBelow):
    """At so many of the uppermost cards of that player's draw pile; nobody else sees them."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.played().target
        top = s.top(seat)
        if f.n == 0 and top is not None and not top.is_seen_by(f.you):
            s.remember(Top(seat, top.cards, top.size, top.seen | 1 << f.you), seat)
            for card in top.cards[: self.n]:
                s.report(TOP_SEEN, f.you, seat, card, None)
        f.n = 1
        if len(on_top(s, int(seat))) < self.n and self.pile(s, f):
            s.seat = CHANCE
        else:
            f.n = 0  # so many of them are discarded

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        seat = s.played().target
        cards = (*on_top(s, int(seat)), option)
        s.remember(Top(seat, cards, len(s.decks[seat]), 1 << f.you), seat)
        s.report(TOP_SEEN, f.you, seat, option, None)
        f.again()


@dataclass(frozen=True)
class MayDiscardOnTop(NamesANumber):
    """For each further action, one of the cards that were looked at; named by its place."""

    n: int

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        left = min(self.n - int(f.n), len(s.decks[s.played().target]))
        return [NO, *range(1, left + 1)]

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1 and quiet_actions(s.turn_notes(), False) > 0:
            s.seat = f.you

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if isinstance(option, Word):
            return
        seat = s.played().target
        top = s.top(seat)
        pay_calm(s, f.you, s.turn_notes(), 1, False)
        seen = top is not None and len(top.cards) >= option
        card = top.cards[option - 1] if top is not None and seen else s.decks[seat][0]
        s.decks[seat].remove(card)
        s.piles[seat].append(card)
        if top is not None and seen:
            rest = (*top.cards[: option - 1], *top.cards[option:])
            s.remember(Top(seat, rest, top.size - 1, top.seen), seat)
        s.report(DISCARDED, seat, 1, card, None)
        f.n += 1
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"discard card {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard-nth"
