"""Doomtrooper, cards that are played from a pile: looked up there, paid for, laid down at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece, bearer
from kostka.games.doomtrooper.card import Card, Playable, Target
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.legal import unfit
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import PLAY
from kostka.games.doomtrooper.spells import (
    casts_for_legion,
    eased,
    forbids_favour,
    times_for_aspect,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DARK_LEGION, NOTHING, SQUAD, SUMMONING
from kostka.kernel.step import Choice, Frame, Word

FROM_NOWHERE: Final = NOTHING  # as a fee: not from there


def _fee(s: Fight, seat: i64, card: Card, pile: int, deck: int) -> int:
    """What it costs to look it up where it lies, the cheaper place first; NOTHING if it cannot."""
    if pile != FROM_NOWHERE and (card in s.piles[seat] or card in s.buried[seat]):
        return pile
    return deck if card in s.library(seat) else NOTHING


def fee_of(s: Fight, seat: i64, card: Card, pile: int, deck: int, spell: Card | None = None) -> int:
    """The same for a spell of summoning, which may be cheaper for its caster."""
    fee = _fee(s, seat, card, pile, deck)
    if fee <= 0:
        return fee
    if spell is not None:
        fee = eased(s, seat, spell, fee)
    return -(-fee // times_for_aspect(s, seat, SUMMONING))


def receivers(s: Fight, seat: int, card: Card, spell: Card | None, himself: int) -> list[int]:
    """What it may be laid on: warriors of your Squad and their cards, or this one warrior."""
    if not isinstance(card.on, OnAPiece):
        return []
    found: list[int] = []
    for number in card.on.all(s, seat, card, NOTHING):
        who = bearer(s, number)
        if who is None or who.by != seat:
            continue
        if himself != NOTHING:
            if number == himself:
                found.append(number)
        elif who.area is SQUAD and (spell is None or not forbids_favour(s, seat, spell, who)):
            found.append(number)
    return found


def retrievable(
    s: Fight,
    seat: int,
    kind: Word,
    fees: tuple[int, int],
    of: Word | None = None,
    given: bool = False,
    spell: Card | None = None,
    himself: int = NOTHING,
) -> list[Card]:
    """Cards of this type that could be played at once; not those that ask for more actions than
    one, for there is none, nor places of the Dark Legion, if the caster is none of it."""
    found: list[Card] = []
    for card in dict.fromkeys(s.piles[seat] + s.buried[seat] + s.library(seat)):
        if card.kind is not kind or card.actions > 1 or of not in (None, card.affiliation):
            continue
        dark = card.affiliation is DARK_LEGION and not given
        if dark and spell is not None and not casts_for_legion(s, seat, spell):
            continue
        fee = fee_of(s, seat, card, fees[0], fees[1], spell)
        if fee == NOTHING or fee > s.destiny[seat]:
            continue
        before = s.destiny[seat]  # what is left after looking it up has to do
        s.destiny[seat] = before - fee
        fits = not unfit(s, seat, card, NOTHING)
        s.destiny[seat] = before
        if fits and (not given or receivers(s, seat, card, spell, himself)):
            found.append(card)
    return found


@final
class ToRetrieve(Target):
    """Nothing itself: there must be such a card that can be played now."""

    def __init__(self, kind: Word, pile: int, deck: int, given: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.pile = pile
        self.deck = deck
        self.given = given  # to a warrior of your Squad

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        spell = play if isinstance(play, Card) else None
        fees = (self.pile, self.deck)
        found = retrievable(s, seat, self.kind, fees, given=self.given, spell=spell)
        return "" if found else self.rule


@final
class ToArmItself(Target):
    """The bearer himself, if there is such a card in your draw pile that he could have."""

    def __init__(self, kind: Word, of: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.of = of

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = bearer(s, source)
        if who is None:
            return self.rule
        fees = (FROM_NOWHERE, 0)
        found = retrievable(s, seat, self.kind, fees, self.of, True, None, int(who.number))
        return "" if found else self.rule


def _lay_down_next(s: Fight, seat: i64, card: Card, target: int) -> None:
    """Played as soon as this play is done."""
    play = s.play(0)
    assert play is not None
    later = Frame(PLAY, 0, seat, card, 0, Played(target))
    s.stack.insert(s.stack.index(play), later)


@dataclass(frozen=True)
class Retrieve(Choice):
    """Such a card from your discard pile or, dearer, from your draw pile; played as soon as this
    is done, or, with `given`, kept for the next step."""

    kind: Word
    pile: int
    deck: int
    given: bool = False
    of: Word | None = None  # only cards of this affiliation, for the warrior himself

    def himself(self, f: Frame) -> int:
        piece = f.it
        if self.of is None or not isinstance(piece, Piece):
            return NOTHING
        return int(piece.on)

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you
        else:
            f.leave()

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        spell = f.it if isinstance(f.it, Card) else None
        fees = (self.pile, self.deck)
        seat = int(f.you)
        return retrievable(s, seat, self.kind, fees, self.of, self.given, spell, self.himself(f))

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option, self.pile != FROM_NOWHERE):
            return
        spell = f.it if isinstance(f.it, Card) else None
        s.gain_destiny(f.you, -fee_of(s, f.you, option, self.pile, self.deck, spell), f.it)
        places = [s.decks] if self.pile == FROM_NOWHERE else [s.piles, s.buried, s.decks]
        for place in places:
            if option in place[f.you]:
                place[f.you].remove(option)
                break
        s.hands[f.you].append(option)
        if not self.given:
            _lay_down_next(s, f.you, option, NOTHING)
        elif self.of is not None:
            _lay_down_next(s, f.you, option, self.himself(f))

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"summon {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@dataclass(frozen=True)
class GiveTheRetrieved(NameOne):
    """To a warrior of your Squad who may have it."""

    def card(self, s: Fight, f: Frame) -> Card:
        return s.hands[f.you][-1]  # where the step before has put it

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        spell = f.it if isinstance(f.it, Card) else None
        return receivers(s, int(f.you), self.card(s, f), spell, NOTHING)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        _lay_down_next(s, f.you, self.card(s, f), option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
