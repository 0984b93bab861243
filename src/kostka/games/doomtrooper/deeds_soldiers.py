"""Doomtrooper, deeds of warriors and beasts: replacing, devouring, spying, crossing over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims_soldiers import window_of
from kostka.games.doomtrooper.ammunition import set_markers
from kostka.games.doomtrooper.card import Card, Deed
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.facts_soldiers import followers
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesANumber, NamesAWord
from kostka.games.doomtrooper.moving import home_of
from kostka.games.doomtrooper.notes import Award, Harm, Hit, Turned
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, move, piece_of
from kostka.games.doomtrooper.soldiery import DiscardsTheSeen
from kostka.games.doomtrooper.spoils import HARM, earns_promotion, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ASSIGNED,
    HAND_SEEN,
    KILLED,
    KOHORT,
    NOTHING,
    OUTPOST,
    SQUAD,
    TOP_SEEN,
    UNTIL_TURN_ENDS,
    VALUE,
    WARRIOR,
)
from kostka.games.doomtrooper.tops import Top
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import may_use, works
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.chance import Chance
from kostka.kernel.step import CHANCE, Choice, Frame, Step, Word


@final
class UntilTheTurnEnds(Lasts):
    """On the warrior who says so, whatever duels are fought meanwhile."""

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def bearer(self, s: Fight, f: Frame) -> i64:
        return bearer_of(piece_of(f))


# --- Troops -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReplaceByAFollower(Choice):
    """The target is annihilated, and a follower of this Apostle, no Personality, comes from your
    collection into play; you pay his value: DOOM-COLL-01, DOOM-SACR-04."""

    apostle: Word

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(s.played().target) is not None:
            self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return followers(s, f.you, self.apostle)

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if interrupted(s, f, option, option):
            return
        s.annihilate(s.played().target, piece_of(f).card)
        s.gain_destiny(f.you, -option.printed[3], option)
        s.take_from_collection(f.you, option)
        if s.enter(option, f.you, NOTHING, NOTHING, 1).area is OUTPOST:
            s.opened = True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"fetch {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@dataclass(frozen=True)
class DevourOrPerish(NameOne):
    """You kill one wounded warrior, but none of this kind, and earn nothing; if nobody in play is
    wounded, the card itself is discarded."""

    but: Word

    def wounded(self, s: Fight) -> list[Piece]:
        return [it for it in s.warriors() if it.wounded and not it.unpaid]

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(piece_of(f).number) is None:
            return
        if not self.wounded(s):
            s.discard(piece_of(f).number, piece_of(f).card)
        elif self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in self.wounded(s)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who = s.warrior(option)
        spared = who.card.untouched or Such(kind=self.but).describes(s, who)
        return "DOOM-PLAY-02" if spared else ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        harm(s, f.you, [Hit(option, KILLED, f.you, False)], piece_of(f).card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "kill"


@dataclass(frozen=True)
class NameAWard(NameOne):
    """Such a warrior whom this one guards from now on."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who, warrior = piece_of(f), s.warrior(option)
        if option == who.number or not self.such.fits(s, warrior, f.you, who.number):
            return "DOOM-PLAY-02"
        dear = self.such.worth and value(s, warrior, VALUE) > self.such.worth
        return "DOOM-PLAY-02" if dear else ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        guard = s.piece(piece_of(f).number)
        if guard is not None:
            twin = guard.twin()
            twin.about = option
            s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "guard"


@dataclass(frozen=True)
class StripTheIllegal(Step):
    """What the target has and cannot use any more is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is None:
            return
        for it in s.on(who.number).copy():
            now = s.piece(who.number)
            if now is not None and not may_use(s, now, it) and not kept(s, it):
                s.discard(it.number, piece_of(f).card)


@dataclass(frozen=True)
class FallTogether(Deed):
    """The warrior is annihilated and kills the target; each of the two players earns what the
    other's warrior is worth."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        me, victim = s.piece(piece_of(f).number), s.piece(s.played().target)
        if me is None or victim is None:
            return
        worth = max(0, value(s, me, VALUE))
        only = s.allied(victim.by, me.by) or not earns_promotion(s, victim)
        s.annihilate(me.number, me.card)
        hits = [Hit(victim.number, KILLED, f.you, True)]
        harm(s, f.you, hits, me.card)
        if s.stack[-1].rule is not HARM:  # nothing can hurt him
            s.open(HARM, f.you, None)
            s.stack[-1].notes = Harm(())
        notes = s.stack[-1].notes
        assert isinstance(notes, Harm)
        notes.awards = (*notes.awards, Award(victim.by, worth, only, victim=me.number))


# --- Places -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CrossOver(Step):
    """From the Squad to the Kohort or back."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(piece_of(f).number)
        if who is not None:
            move(s, who, KOHORT if who.area is SQUAD else SQUAD)


@dataclass(frozen=True)
class SquadOrKohort(NamesAWord):
    """Where the warrior stands who has just come into play."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(piece_of(f).number)
        if who is not None and who.area in (SQUAD, KOHORT):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (SQUAD, KOHORT)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        who = s.piece(piece_of(f).number)
        if who is not None and who.area is not option:
            move(s, who, option)


@dataclass(frozen=True)
class TransferTheTarget(Step):
    """To the Outpost or back, for no action."""

    def run(self, s: Fight, f: Frame) -> None:
        who, window = s.piece(s.played().target), window_of(s)
        if who is None:
            return
        if window is not None:
            notes = window.notes
            others = notes.numbers if isinstance(notes, Turned) else ()
            window.notes = Turned((*others, int(who.number)))
        move(s, who, home_of(s, who) if who.area is OUTPOST else OUTPOST)


@dataclass(frozen=True)
class ClimbUp(Step):
    """The target, onto the back of the Beast, for as long as it is there."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is not None and s.piece(piece_of(f).number) is not None:
            twin = who.twin()
            twin.under = piece_of(f).number
            s.put(twin)
            s.report(ASSIGNED, who.by, who.number, who.card, piece_of(f).card)


# --- Markers ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BuyMarkers(NamesANumber):
    """As many as you like for the warrior who has just come into play."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price and s.piece(piece_of(f).number) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(s.destiny[f.you] // self.price + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        who = s.piece(piece_of(f).number)
        if who is not None and option:
            s.gain_destiny(f.you, -option * self.price, who.card)
            set_markers(s, int(who.number), option + 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"markers {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-markers"


@dataclass(frozen=True)
class LoseAMarker(Step):
    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(piece_of(f).number)
        if who is not None and who.n > 1:
            set_markers(s, int(who.number), int(who.n) - 1)


# --- Spying -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PayToLook(NamesANumber):
    """At so many cards of that player's hand, for so many destiny points each."""

    price: int

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        most = min(len(s.hands[s.played().target]), s.destiny[f.you] // self.price)
        return list(range(1, int(most) + 1))

    def run(self, s: Fight, f: Frame) -> None:
        s.played().n = 0
        if self.options(s, f):
            s.seat = f.you

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().n = option
        s.gain_destiny(f.you, -option * self.price, piece_of(f).card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"look at {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-cards"


@dataclass(frozen=True)
class LookAtRandom(Chance):
    """At so many cards of that player's hand as were paid for; nobody else sees them."""

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        played = s.played()
        hand = s.hands[played.target]
        return [card for place, card in enumerate(hand) if place not in played.named]

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.played().named) < s.played().n and self.pile(s, f):
            s.seat = CHANCE

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        played = s.played()
        for place, card in enumerate(s.hands[played.target]):
            if card is option and place not in played.named:
                played.named = (*played.named, place)
                break
        s.report(HAND_SEEN, f.you, 1, option, None)
        f.again()


@dataclass(frozen=True)
class MayDiscardTheSeen(Choice):
    """If a card of yours says so, the warriors among the cards that were looked at."""

    def seen(self, s: Fight) -> list[Card]:
        played = s.played()
        hand = s.hands[played.target]
        return [hand[place] for place in played.named if hand[place].kind is WARRIOR]

    def run(self, s: Fight, f: Frame) -> None:
        if self.seen(s) and self.helped(s, f.you):
            s.seat = f.you

    def helped(self, s: Fight, seat: i64) -> bool:
        return any(
            isinstance(effect, DiscardsTheSeen) and works(s, it)
            for it in s.troop(seat)
            for effect in it.effects()
        )

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is YES:
            for card in self.seen(s):
                s.bury(s.played().target, card)
            s.played().named = ()


@dataclass(frozen=True)
class LookAtTheTops(Chance):
    """At the uppermost card of every draw pile; nobody else sees them."""

    def whose(self, s: Fight, f: Frame) -> int:
        return s.circle[int(f.n)]

    def run(self, s: Fight, f: Frame) -> None:
        while f.n < len(s.circle):
            seat = self.whose(s, f)
            top = s.top(seat)
            if top is None and s.library(seat):
                s.seat = CHANCE
                return
            f.n += 1
            if top is not None and not top.is_seen_by(f.you) and not s.sealed(seat):
                seen = top.seen | 1 << f.you
                s.remember(Top(seat, top.cards, top.size, seen), seat)
                s.report(TOP_SEEN, f.you, seat, top.cards[0], None)
                f.again()
                return

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        return s.decks[self.whose(s, f)]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        seat = self.whose(s, f)
        f.n += 1
        s.remember(Top(seat, (option,), len(s.decks[seat]), 1 << f.you), seat)
        s.report(TOP_SEEN, f.you, seat, option, None)
        f.again()
