"""Doomtrooper, the bottom of a draw pile: hands that go there, and what comes from there.

A draw pile has no order until somebody asks for it.  What lies under the rest comes last, so the
rest gets an order that nobody knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import OnAPlayer
from kostka.games.doomtrooper.card import Card, Playable, by_key
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DREW
from kostka.games.doomtrooper.tops import Top
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, Frame


def on_top(s: Fight, seat: int) -> tuple[Card, ...]:
    """The uppermost cards whose order is settled."""
    top = s.top(seat)
    return () if top is None else top.cards


def below_it(s: Fight, seat: int) -> list[Card]:
    """All the other cards of the draw pile."""
    rest = s.decks[seat].copy()
    for card in on_top(s, seat):
        rest.remove(card)
    return rest


@final
class AHandToTuckAway(OnAPlayer):
    """A player who has cards in hand, besides the one that is played, and in his draw pile."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return s.circle

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        held = len(s.hands[on])
        laid = s.play(0)
        if on == seat and (laid is None or laid.it is not play):
            held -= 1  # it is still in his hand
        return "" if held > 0 and s.library(on) else self.rule


class FromBelow(Chance):
    """One of the cards whose order is not settled, of the player on whom the card is played."""

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        return below_it(s, int(s.played().target))

    def secret(self) -> bool:
        return True


@dataclass(frozen=True)
class DrawFromTheBottom(FromBelow):
    """As many cards as that player has in hand; `n` counts them, and they come last in the hand."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = int(s.played().target)
        if 2 * f.n < len(s.hands[seat]) and below_it(s, seat):
            s.seat = CHANCE

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        seat = int(s.played().target)
        settled = on_top(s, seat)
        s.decks[seat].remove(option)
        s.hands[seat].append(option)
        s.remember(Top(seat, settled, len(s.decks[seat]), 0) if settled else None, seat)
        s.report(DREW, seat, 1, option, None)
        f.n += 1
        f.again()


@dataclass(frozen=True)
class PutTheHandBeneath(FromBelow):
    """The old hand lies under the draw pile, whose other cards have an order of their own now."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = int(s.played().target)
        if f.n == 0:
            return  # there was nothing to draw
        if below_it(s, seat):
            s.seat = CHANCE
            return
        settled = on_top(s, seat)
        kept = len(s.hands[seat]) - int(f.n)
        old = s.hands[seat][:kept]
        s.hands[seat] = s.hands[seat][kept:]
        s.decks[seat] = sorted(s.decks[seat] + old, key=by_key)
        s.remember(Top(seat, settled, len(s.decks[seat]), 0) if settled else None, seat)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        seat = int(s.played().target)
        s.remember(Top(seat, (*on_top(s, seat), option), len(s.decks[seat]), 0), seat)
        f.again()
