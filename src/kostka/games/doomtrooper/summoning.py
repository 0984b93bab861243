"""Doomtrooper, spells that need not be in hand: another spell looks them up and casts them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.legal import unmet
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.play import ANSWERS, PLAY, Round
from kostka.games.doomtrooper.spells import times_for_aspect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANSWERED, ART, NOTHING, SUMMONING
from kostka.kernel.step import Choice, Frame


def price_of(s: Fight, seat: i64, spell: Card, pile: int, deck: int) -> int:
    """What it costs to look it up where it lies; the discard pile comes first."""
    price = pile if spell in s.piles[seat] or spell in s.buried[seat] else deck
    return -(-price // times_for_aspect(s, seat, SUMMONING))


def summonable(s: Fight, seat: int, pile: int, deck: int) -> list[Card]:
    """DOOM-REACT-07: the spells that could be cast now if they were in hand."""
    window, answered = asked_in(s)
    found: list[Card] = []
    for spell in dict.fromkeys(s.piles[seat] + s.buried[seat] + s.library(seat)):
        if spell.kind is not ART or not window.admitted(spell.when):
            continue
        first = 0 if spell.first_free else spell.per
        cost = spell.cost + first + price_of(s, seat, spell, pile, deck)
        if cost > s.destiny[seat] or unmet(s, seat, spell.needs):
            continue
        on = spell.on
        before = s.destiny[seat]  # what is left after looking it up has to do
        s.destiny[seat] = before - price_of(s, seat, spell, pile, deck)
        if window is ANSWERS:
            fits = isinstance(on, Answering) and not on.refuses(s, seat, answered)
        else:
            fits = not window.unfit(s, seat, spell, NOTHING)
        s.destiny[seat] = before
        if fits:
            found.append(spell)
    return found


def asked_in(s: Fight) -> tuple[Round, Any]:
    """The window in which it is played, and what that window answers, if anything."""
    window: Round | None = None
    for f in reversed(s.stack):
        if window is None:
            if isinstance(f.rule, Round):
                window = f.rule
        elif isinstance(f.notes, Played):
            return window, f.it
    assert window is not None
    return window, None


@final
class ToSummon(Answering):
    """Nothing itself: there must be a spell to look up that can be cast now, also in answer."""

    def __init__(self, pile: int, deck: int) -> None:
        super().__init__("DOOM-REACT-03")
        self.pile = pile
        self.deck = deck

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if summonable(s, seat, self.pile, self.deck) else self.rule

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        return "" if summonable(s, seat, self.pile, self.deck) else self.rule


@final
@dataclass(frozen=True)
class SummonASpell(Choice):
    """From the discard pile or, dearer, from the draw pile; cast as soon as this one is done."""

    pile: int
    deck: int

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return summonable(s, int(f.you), *self.prices(s))

    def prices(self, s: Fight) -> tuple[int, int]:
        """From the discard pile and from the draw pile; less, if another card has eased it."""
        return (0, self.pile) if s.played().n > 1 else (self.pile, self.deck)

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option, True):
            return
        summons = s.play(0)
        assert summons is not None
        window, _ = asked_in(s)
        s.gain_destiny(f.you, -price_of(s, f.you, option, *self.prices(s)), f.it)
        for place in (s.piles, s.buried, s.decks):
            if option in place[f.you]:
                place[f.you].remove(option)
                break
        s.hands[f.you].append(option)
        cast = Frame(PLAY, 0, f.you, option, 0, None)
        if window is ANSWERS:
            cast.notes = Played(ANSWERED)
        s.stack.insert(s.stack.index(summons), cast)  # read after this play, in the same window

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"summon {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"
