"""Doomtrooper, what is done in and with places: who mans them, who is enlisted, who works there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Itself, OnAPiece, OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable, Trigger
from kostka.games.doomtrooper.errands import player_of
from kostka.games.doomtrooper.identity import doomtrooper, is_a, legionnaire
from kostka.games.doomtrooper.leaving import ENTOMBS, FOR_EVER, KEPT, TO_PILE, Loss
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.restraints import unscathed
from kostka.games.doomtrooper.sorts import Salvaging
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ANNIHILATED,
    ASSIGNED,
    ENTOMBED,
    IMPRISONED,
    LEFT_PLAY,
    MARKED,
    NON_ATTACK,
    NOTHING,
    RECLAIMED,
    RELIC,
    SQUAD,
    WARRIOR,
    WAS_KILLED,
)
from kostka.games.doomtrooper.triggers import fallen
from kostka.games.doomtrooper.usable import vehicle_of
from kostka.games.doomtrooper.verbs import GainActions
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Step, Word

# --- How many there may be ----------------------------------------------------------------------


@dataclass(frozen=True)
class FewerThan(Fact):
    """Copies of this card in play: yours, or, with `at_all`, anybody's."""

    n: int
    key: str
    at_all: bool = False

    def true(self, s: Fight, seat: int) -> bool:
        there = [it for it in s.table if it.key == self.key and it.out == NOTHING]
        return len([it for it in there if self.at_all or it.by == seat]) < self.n


# --- Who is up there ----------------------------------------------------------------------------


@final
class ToMan(OnOneOf):
    """A warrior of your Squad, while nobody is up there."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        here = s.piece(source)
        if here is None or s.piece(here.about or NOTHING) is not None:
            return self.rule
        if piece.jailer != NOTHING:
            return "DOOM-TARGET-13"
        manned = any(it.about == piece.number and it.card is here.card for it in s.table)
        good = piece.area is SQUAD and not piece.unpaid and not manned
        return "" if good else self.rule


@final
class WhoIsUp(Itself):
    """The one who is up there."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        here = s.piece(source)
        up = here is not None and s.piece(here.about or NOTHING) is not None
        return "" if up else self.rule


@dataclass(frozen=True)
class ManIt(Step):
    """The target goes up, or, with `down`, whoever is up there comes down."""

    down: bool = False

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        who = None if self.down else s.piece(s.played().target)
        if piece is not None:
            twin = piece.twin()
            twin.about = 0 if who is None else who.number
            s.put(twin)
            if who is not None:
                s.report(ASSIGNED, who.by, who.number, who.card, piece.card)


# --- Recruits and points ------------------------------------------------------------------------


@dataclass(frozen=True)
class PutMarkersForRecruits(Step):
    """On the card that has just been laid down."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        for it in reversed(s.table):
            if it.card is f.it:
                twin = it.twin()
                twin.markers = self.n
                s.put(twin)
                return


def recruits(s: Fight, place: Piece, worth: int) -> list[Card]:
    """The warriors of the hand who may join this area, of at most this base value."""
    return [
        card
        for card in dict.fromkeys(s.hands[place.by])
        if card.kind is WARRIOR
        and card.printed[3] <= worth
        and card.home() is place.area
        and s.may_enter(place.by, card)
        and not forbids_entering(s, place.by, card)
    ]


@final
class ToEnlist(Itself):
    """While there is a marker and somebody to be added."""

    def __init__(self, worth: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.worth = worth

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        here = s.piece(source)
        if here is None or here.markers <= 0:
            return self.rule
        return "" if recruits(s, here, self.worth) else self.rule


@dataclass(frozen=True)
class Enlist(Choice):
    """A warrior of the hand enters play for nothing and takes a marker away; with the last one the
    card is discarded."""

    worth: int

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        here = s.piece(piece_of(f).number)
        return [] if here is None else recruits(s, here, self.worth)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        here = s.piece(piece_of(f).number)
        assert here is not None
        s.take_from_hand(f.you, option)
        s.enter(option, f.you, NOTHING, NOTHING, 1)
        twin = here.twin()
        twin.markers -= 1
        s.put(twin)
        if twin.markers == 0:
            s.discard(here.number, here.card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"enlist {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "enlist"


@dataclass(frozen=True)
class GainForEachHere(Step):
    """So many destiny points for each card of this kind that you have in the same area."""

    n: int
    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        here = piece_of(f)
        there = [
            it
            for it in s.table
            if it.card.counts_as(self.kind)
            and it.by == here.by
            and it.area is here.area
            and it.out == NOTHING
            and not it.down
        ]
        s.gain_destiny(f.you, self.n * len(there), here)


# --- Prisoners ----------------------------------------------------------------------------------


@final
class WhenYouImprison(Trigger):
    """Somewhere else than here; "it" then speaks of the prisoner."""

    def __init__(self) -> None:
        super().__init__(IMPRISONED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        prisoner = s.piece(event.n)
        jailer = None if prisoner is None else s.piece(prisoner.jailer)
        if jailer is None or jailer.number == piece.number:
            return False
        return jailer.by == player_of(piece)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        twin = piece.twin()
        twin.about = event.n
        return twin


@dataclass(frozen=True)
class MayBringHere(Choice):
    """The prisoner becomes one of this card."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(piece_of(f).about) is not None and s.piece(piece_of(f).number) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        prisoner = s.piece(piece_of(f).about)
        if option is YES and prisoner is not None:
            twin = prisoner.twin()
            twin.jailer = piece_of(f).number
            s.put(twin)
            s.report(MARKED, prisoner.by, prisoner.number, prisoner.card, piece_of(f).card)


@dataclass(frozen=True)
class GainActionsHere(Step):
    """One more non-attack action for each prisoner of this card."""

    def run(self, s: Fight, f: Frame) -> None:
        n = len([it for it in s.table if it.jailer == piece_of(f).number])
        if n:
            GainActions(n, NON_ATTACK).run(s, f)


@dataclass(frozen=True)
class PerishWithIt(Salvaging):
    """Its prisoners are discarded with it."""

    def place(self, s: Any, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.number == holder.number:
            for it in s.table.copy():
                if it.jailer == holder.number and s.piece(it.number) is not None:
                    s.discard(it.number, holder.card)
        return None


# --- What becomes of the dead -------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardedInstead(Salvaging):
    """Your Doomtroopers are discarded instead of annihilated: DOOM-SACR-05."""

    def place(self, s: Any, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.number != loss.piece.number or not loss.forever or leaving.by != holder.by:
            return None
        mine = leaving.card.kind is WARRIOR and doomtrooper(s, leaving)
        return TO_PILE if mine else None


@dataclass(frozen=True)
class Entombs(Salvaging):
    """What would leave is laid under this card and counts as in play: Relics, or Personalities
    who are killed or annihilated in a duel."""

    relics: bool = False

    def place(self, s: Any, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        if leaving.on == holder.number and leaving.markers == ENTOMBED:
            itself = leaving.number == loss.piece.number and loss.forever
            return FOR_EVER if itself or leaving.n == ENTOMBS else TO_PILE
        if s.piece(holder.number) is None:  # it goes itself
            return None
        first = leaving.number == loss.piece.number
        if self.relics:
            good = leaving.card.kind is RELIC and leaving.markers != ENTOMBED
        else:
            fought = loss.how in (WAS_KILLED, ANNIHILATED) and s.duel() is not None
            good = first and fought and leaving.card.kind is WARRIOR and leaving.card.personality
        if not good or leaving.real is not None:
            return None
        piece = s.new_piece(leaving.card, leaving.by, holder.number, NOTHING, 1)
        piece.owner = leaving.owner
        piece.out = holder.number
        piece.markers = ENTOMBED
        if first and loss.forever:
            piece.n = ENTOMBS
        s.lay(piece)
        return KEPT


@final
class WhenYoursIsLost(Trigger):
    """A Dark Legionnaire of yours is killed, discarded or annihilated; "it" is then he."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED, LEFT_PLAY, ANNIHILATED)
        self.posthumous = True  # he is "it", and dead

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        dead = fallen(s, event)
        if dead is None or dead.card.kind is not WARRIOR or s.piece(piece.number) is None:
            return False
        return dead.by == piece.by and dead.owner == piece.by and legionnaire(s, dead)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        dead = fallen(s, event)
        assert dead is not None
        return dead


@dataclass(frozen=True)
class MayTakeHimBack(Choice):
    """Into the hand instead, from wherever he has gone, if that is a pile."""

    def run(self, s: Fight, f: Frame) -> None:
        dead = piece_of(f)
        if dead.card in s.piles[dead.owner] or dead.card in s.gone[dead.owner]:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        dead = piece_of(f)
        if option is YES:
            pile = s.piles if dead.card in s.piles[dead.owner] else s.gone
            pile[dead.owner].remove(dead.card)
            s.hands[dead.owner].append(dead.card)
            s.report(RECLAIMED, dead.owner, 1, dead.card, None)


# --- Balloons -----------------------------------------------------------------------------------


@final
class AnAirborneAttacker(OnAPiece):
    """Whoever attacks your Doomtrooper in an airship, until the values are compared."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        return () if duel is None or duel.attacker == NOTHING else (int(duel.attacker),)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel = s.this_duel()
        attacker, defender = s.piece(on), s.piece(duel.defender)
        if attacker is None or defender is None or duel.struck or duel.ended:
            return self.rule
        if defender.by != seat or not doomtrooper(s, defender):
            return self.rule
        if not flies(s, attacker):
            return self.rule
        balloons = s.piece(source)
        spared = balloons is not None and unscathed(s, attacker, balloons.card)
        return "DOOM-CORE-01" if spared else ""


def flies(s: Fight, warrior: Piece) -> bool:
    """In an airship, or one himself: DOOM-VEH-12."""
    vehicle = vehicle_of(s, warrior)
    inside = vehicle is not None and not vehicle.down and vehicle.card.counts_as(AIRSHIP)
    return inside or is_a(s, warrior, AIRSHIP)


@dataclass(frozen=True)
class LoseTheAirship(Step):
    """The target's; the wound is told apart, so that he is not wounded by the loss as well."""

    def run(self, s: Fight, f: Frame) -> None:
        attacker = s.piece(s.played().target)
        vehicle = None if attacker is None else vehicle_of(s, attacker)
        if vehicle is not None and vehicle.card.counts_as(AIRSHIP):
            s.alight(vehicle.number)
            s.discard(vehicle.number, f.it)
