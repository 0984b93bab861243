"""Doomtrooper, afflictions: age and plague, counted by markers on those who suffer them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Playable, Trigger
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.powers import MarkersInGroups
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DUEL_FOUGHT,
    FOR_GOOD,
    MARKED,
    NOTHING,
    SQUAD,
    VALUE,
    WAS_KILLED,
    Value,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import is_immune, value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step

# --- Age ----------------------------------------------------------------------------------------


@final
class MarkWithAge(Lasts):
    """One more marker on the target; every so many of them count once.  At value 0 he is
    discarded.  `about` counts the markers, `n` how often they count."""

    def every(self) -> int:
        for effect in self.gives:
            if isinstance(effect, MarkersInGroups):
                return effect.every
        return 1

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        victim = s.piece(s.played().target)
        if victim is None:
            return
        card = card_of(f)
        old = [it for it in s.lasting if it.card is card and it.on == victim.number]
        piece = old[0].twin() if old else self.begun(s, f)
        piece.about += 1
        piece.n = piece.about // self.every()
        s.keep([it for it in s.lasting if it.number != piece.number])
        s.begin(piece)
        s.report(MARKED, victim.by, victim.number, victim.card, card)
        if value(s, victim, VALUE) <= 0:
            s.discard(victim.number, card)


# --- Plague -------------------------------------------------------------------------------------


def stricken(s: Fight, card: Card, number: i64) -> bool:
    """Whether there is a plague marker of this card on him."""
    return any(it.card is card and it.on == number for it in s.lasting)


@final
class WhenItHasFoughtLikeThis(Trigger):
    """Its bearer has fought a duel of this tactic, even if he dies of it."""

    def __init__(self, tactic: Value) -> None:
        super().__init__(DUEL_FOUGHT, WAS_KILLED)
        self.tactic = tactic
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, who = s.duel(), bearer_of(piece)
        if duel is None or not duel.struck or duel.tactic is not self.tactic:
            return False
        if event.word is WAS_KILLED and event.n != who:
            return False
        return who in (duel.attacker, duel.defender)


@final
class StrikeWithPlague(Lasts):
    """It stays with whoever its bearer has just fought, if he is a Doomtrooper and lives; once."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return s.this_duel().foe_of(bearer_of(piece_of(f)))

    def run(self, s: Fight, f: Frame) -> None:
        foe, card = s.piece(self.bearer(s, f)), card_of(f)
        if foe is None or not doomtrooper(s, foe) or stricken(s, card, foe.number):
            return
        if not is_immune(s, foe, card, f.you):
            s.begin(self.begun(s, f))
            s.report(MARKED, foe.by, foe.number, foe.card, card)


@dataclass(frozen=True)
class SpreadInTheSquad(NameOne):
    """Of a player's stricken, one sees to it that he puts a marker on one more Doomtrooper of his
    Squad."""

    def healthy(self, s: Fight, f: Frame) -> list[int]:
        ill, card = s.piece(piece_of(f).on), piece_of(f).card
        if ill is None:
            return []
        return [
            int(it.number)
            for it in s.troop(ill.by)
            if it.area is SQUAD
            and not it.unpaid
            and doomtrooper(s, it)
            and not stricken(s, card, it.number)
            and not is_immune(s, it, card, piece_of(f).by)
        ]

    def is_first(self, s: Fight, f: Frame) -> bool:
        """Each Squad gets one marker, however many of them are there."""
        piece = piece_of(f)
        ill = s.piece(piece.on)
        for it in s.lasting:
            other = s.piece(it.on)
            if it.card is not piece.card or other is None or ill is None:
                continue
            if other.by == ill.by and other.area is SQUAD:
                return it.number == piece.number
        return False

    def run(self, s: Fight, f: Frame) -> None:
        ill = s.piece(piece_of(f).on)
        if ill is None or not self.is_first(s, f):
            return
        found = self.healthy(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = ill.by

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return self.healthy(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        source = piece_of(f)
        piece = s.new_piece(source.card, source.by, option, NOTHING, 1)
        piece.book = source.book
        piece.markers = FOR_GOOD
        s.begin(piece)
        who = s.warrior(option)
        s.report(MARKED, who.by, who.number, who.card, source.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "mark"


@final
class AStricken(OnOneOf):
    """A warrior with a marker of the card."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        card = s.piece(source)
        return "" if card is not None and stricken(s, card.card, piece.number) else self.rule

    def none(self, s: Fight, seat: int, play: Playable, source: int) -> str:
        card = s.piece(source)
        for it in s.lasting:  # asked in every window
            if card is not None and it.card is card.card:
                return ""
        return self.rule


@dataclass(frozen=True)
class TakeTheMarkerOff(Step):
    """From the target."""

    def run(self, s: Fight, f: Frame) -> None:
        card, target = card_of(f), s.played().target
        s.keep([it for it in s.lasting if not (it.card is card and it.on == target)])
