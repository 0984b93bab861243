"""Doomtrooper, the moment between choosing a card in a search and taking it.

Whoever searches his draw pile, discard pile or collection calls `interrupted` before he takes what
he has chosen.  If any player's cards have to do with searches, a window opens first; then the same
answer is given once more, for the card that has been found after all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.bottoms import below_it, on_top
from kostka.games.doomtrooper.card import Card, Fact, by_key
from kostka.games.doomtrooper.legal import AFTER_A_SEARCH
from kostka.games.doomtrooper.notes import ANNIHILATED_UNSEEN, REPLACED, Found
from kostka.games.doomtrooper.play import Round
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FIND_CHANGED, FIND_LOST
from kostka.games.doomtrooper.tops import Top
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, Choice, Frame, Rule, Step


class Search(Choice):
    """A choice of one's own cards, whatever they are, for the hand."""


def somebody_spoils(s: Fight) -> bool:
    """Whether anybody's cards have to do with searches, as all who know his cards can tell."""
    for places in (s.hands, s.decks, s.piles, s.buried, s.sides):
        for cards in places:
            for card in cards:
                if card.when is AFTER_A_SEARCH:
                    return True
    for it in s.look().able:
        for ability in it.card.abilities:
            if ability.when is AFTER_A_SEARCH:
                return True
    return False


def _places(s: Fight, seat: i64, discards_first: bool) -> list[list[Card]]:
    """Where cards are looked for, in this order; not the draw pile if no card reaches it."""
    places = [s.piles[seat], s.buried[seat], s.sides[seat]]
    if not s.sealed(seat):
        places.insert(2 if discards_first else 0, s.decks[seat])
    return places


def interrupted(
    s: Fight, f: Frame, option: object, card: Card, discards_first: bool = False
) -> bool:
    """Whether others may have their say before the card is taken; then the answer comes again."""
    if s.stack[-1].rule is FOUND or not somebody_spoils(s):
        return False
    play = s.play(0)
    if play is not None and isinstance(play.it, Card) and play.it.unanswered:
        return False
    for place in _places(s, f.you, discards_first):
        if card in place:
            s.open(FOUND, f.you, option)
            s.stack[-1].notes = Found(card, discards_first)
            return True
    return False  # it is no card of these piles


def found_in(f: Frame) -> Found:
    notes = f.notes
    assert isinstance(notes, Found)
    return notes


def _place_of(s: Fight, seat: i64, card: Card, discards_first: bool) -> list[Card]:
    """The place out of which it is taken."""
    for place in _places(s, seat, discards_first):
        if card in place:
            return place
    raise AssertionError("it was found nowhere")


def _is_in_deck(s: Fight, f: Frame) -> bool:
    notes = found_in(f)
    return _place_of(s, f.you, notes.card, notes.first) is s.decks[f.you]


# --- What others may do ---------------------------------------------------------------------------


@dataclass(frozen=True)
class AFindToSpoil(Fact):
    """Somebody has just found a card: in a pile of his, and nobody has changed it yet; or, with
    `foes`, an opponent has, wherever it was."""

    foes: bool = False

    def true(self, s: Fight, seat: int) -> bool:
        f = s.find(FOUND)
        if f is None:
            return False
        notes = found_in(f)
        if self.foes:
            return f.you != seat and not notes.fate & ANNIHILATED_UNSEEN
        return (
            notes.fate == 0 and _place_of(s, f.you, notes.card, notes.first) is not (s.sides[f.you])
        )


def _change(s: Fight, fate: i64) -> None:
    f = s.find(FOUND)
    assert f is not None
    notes = found_in(f)
    notes.fate |= fate


@dataclass(frozen=True)
class ReplaceTheFind(Step):
    """By a card of the same pile at random; the one that was chosen goes to its bottom."""

    def run(self, s: Fight, f: Frame) -> None:
        _change(s, REPLACED)


@dataclass(frozen=True)
class AnnihilateTheFind(Step):
    """Nobody but its owner ever learns what it was."""

    def run(self, s: Fight, f: Frame) -> None:
        _change(s, ANNIHILATED_UNSEEN)


@final
class Finds(Round):
    """The others first, then whoever has searched."""

    def order(self, s: Fight, f: Frame) -> tuple[int, ...]:
        return (*s.from_seat(f.you)[1:], int(f.you))


# --- What is found after all ----------------------------------------------------------------------


@dataclass(frozen=True)
class DrawAnother(Chance):
    """At random, out of the pile in which the chosen card lies."""

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        seat, card = f.you, found_in(f).card
        deck = _is_in_deck(s, f)
        rest = (s.decks[seat] if deck else s.piles[seat] + s.buried[seat]).copy()
        rest.remove(card)
        return rest

    def run(self, s: Fight, f: Frame) -> None:
        if found_in(f).fate & REPLACED and self.pile(s, f):
            s.seat = CHANCE

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        found_in(f).other = option


@dataclass(frozen=True)
class FinishTheSearch(Step):
    """The card is taken, or what has come in its place, if it could have been chosen or goes to
    the hand; otherwise nothing was found, and the rest of the card is not read."""

    def run(self, s: Fight, f: Frame) -> None:
        notes, below = found_in(f), s.stack[-2]
        deck = _is_in_deck(s, f)
        replaced = notes.fate & REPLACED != 0
        card = notes.other if replaced else notes.card
        notes.beneath = replaced and deck
        if replaced:
            s.report(FIND_CHANGED, f.you, 0, None, None)
            if deck:
                s.remember(None, f.you)  # it is shuffled
        if card is None or notes.guessed:
            below.leave()
        elif notes.fate & ANNIHILATED_UNSEEN:
            if replaced:
                self._bring_forward(s, f, card, deck)
            _place_of(s, f.you, card, notes.first).remove(card)
            s.veiled = (*s.veiled, (int(f.you), card))
            s.report(FIND_LOST, f.you, 0, None, None)
            below.leave()
        else:
            self._take(s, f, card, deck)

    def _take(self, s: Fight, f: Frame, card: Card, deck: bool) -> None:
        below = s.stack[-2]
        step = below.rule.steps[below.line - 1]
        assert isinstance(step, Choice)
        if not found_in(f).fate & REPLACED:
            step.answer(s, below, f.it)
        elif isinstance(step, Search) or card in step.options(s, below):
            self._bring_forward(s, f, card, deck)
            step.answer(s, below, card)
        else:
            below.leave()

    def _bring_forward(self, s: Fight, f: Frame, card: Card, deck: bool) -> None:
        """Of equal cards in several places the one that was drawn is to be taken."""
        seat = f.you
        first = _place_of(s, seat, card, found_in(f).first)
        if deck:
            drawn = s.decks[seat]
        else:
            drawn = s.piles[seat] if card in s.piles[seat] else s.buried[seat]
        if first is not drawn:
            drawn.remove(card)
            first.append(card)
            s.decks[seat].sort(key=by_key)


@dataclass(frozen=True)
class TuckItBeneath(Chance):
    """The chosen card lies under the draw pile, whose other cards get an order of their own."""

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        rest = below_it(s, int(f.you))
        if found_in(f).card in rest:
            rest.remove(found_in(f).card)
            return rest
        return []

    def run(self, s: Fight, f: Frame) -> None:
        if found_in(f).beneath and self.pile(s, f):
            s.seat = CHANCE

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        seat = int(f.you)
        s.remember(Top(seat, (*on_top(s, seat), option), len(s.decks[seat]), 0), seat)
        f.again()


FINDS: Final = Finds("after a search", AFTER_A_SEARCH)
FOUND: Final = Rule(
    "a search",
    FINDS,
    DrawAnother(),
    FinishTheSearch(),
    TuckItBeneath(),
    interrupts=True,
)
