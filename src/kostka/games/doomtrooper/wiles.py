"""Doomtrooper, wiles: an auction, a leave, an area under fire or in training, a bombardment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPlayer, bearer
from kostka.games.doomtrooper.card import Gives, Playable
from kostka.games.doomtrooper.hidden import give_way
from kostka.games.doomtrooper.marks import TO_COVER
from kostka.games.doomtrooper.meanings import ROOM, NamesANumber
from kostka.games.doomtrooper.moving import never_in_cover
from kostka.games.doomtrooper.notes import Award, Hit, Raid
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import NO, piece_of
from kostka.games.doomtrooper.play import ALARM
from kostka.games.doomtrooper.proceeds import raids_bring_destiny
from kostka.games.doomtrooper.ready import first_turn, unable_to_attack
from kostka.games.doomtrooper.spoils import AWARDING, fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    AREAS,
    FOR_GOOD,
    NOTHING,
    SABOTAGE_FAILED,
    SABOTAGED,
    UNTIL_YOUR_TURN,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Choice, Frame, Rule, Step, Word

# --- An auction ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Auction(NamesANumber):
    """You make the first bid; the others raise it in turn until nobody does."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        if played.target == NOTHING:
            s.seat = f.you
            return
        while f.n < len(s.circle) - 1:
            if s.destiny[self.next(s, f)] > played.n:
                s.seat = self.next(s, f)
                return
            f.n += 1

    def next(self, s: Fight, f: Frame) -> int:
        """Who may raise the bid now: after the highest bidder, those who have not passed."""
        return s.from_seat(s.played().target)[f.n + 1]

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        played = s.played()
        if played.target == NOTHING:
            return list(range(s.destiny[f.you] + 1))
        return [NO, *range(int(played.n) + 1, s.destiny[self.next(s, f)] + 1)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        played = s.played()
        if isinstance(option, Word):
            f.n += 1
        else:
            played.target = f.you if played.target == NOTHING else self.next(s, f)
            played.n = option
            f.n = 0
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return str(option.key) if isinstance(option, Word) else f"bid {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "bid"


@final
class ToTheHighestBidder(Gives):
    """He pays his bid, and the warrior comes into play on his side."""

    def run(self, s: Fight, f: Frame) -> None:
        played, card = s.played(), card_of(f)
        winner, price = played.target, played.n
        played.stays = True
        s.gain_destiny(winner, -price, card)
        give_way(s, card, NOTHING)
        piece = s.enter(card, winner, NOTHING, NOTHING, price)
        twin = piece.twin()
        twin.owner = f.you
        s.put(twin)


# --- Leave --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GoOnLeave(Step):
    """The target is out of play as long as the card lies there: DOOM-TARGET-02."""

    def run(self, s: Fight, f: Frame) -> None:
        card = card_of(f)
        for it in reversed(s.table):
            if it.card is card and it.on == s.played().target:
                twin = it.twin()
                twin.markers = s.turns[f.you]
                s.put(twin)
                s.send_out(it.on, it.number)
                return


@final
class ComeBack(Lasts):
    """He returns healed, and has this for good, as often as you had a whole turn meanwhile."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        leave = piece_of(f)
        who: i64 = leave.on
        piece = self.begun(s, f)
        piece.on = who
        piece.n = s.turns[leave.by] - leave.markers
        if s.active() == leave.by:
            piece.n -= 1
        s.heal(who, leave.card)
        s.discard(leave.number, leave.card)
        if piece.n > 0 and s.piece(who) is not None:
            s.begin(piece)


# --- Areas --------------------------------------------------------------------------------------

BE_WOUNDED: Final = Word("be-wounded")


@dataclass(frozen=True)
class SuppressTheArea(Choice):
    """Whoever is not in cover there goes into it or is wounded, as his player likes; but for
    those who may never be in cover."""

    def asked(self, s: Fight, f: Frame) -> Piece | None:
        target = int(s.played().target)
        for it in s.troop(target // ROOM):
            there = it.number > f.n and it.area is AREAS[target % ROOM]
            if there and not it.down and not never_in_cover(s, it):
                return it
        return None

    def run(self, s: Fight, f: Frame) -> None:
        who = self.asked(s, f)
        if who is not None:
            s.seat = who.by

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (TO_COVER, BE_WOUNDED)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        who = self.asked(s, f)
        assert who is not None
        f.n = who.number
        f.again()
        if option is TO_COVER:
            s.cover(who.number, f.it)
        else:
            harm(s, f.you, [Hit(who.number, fate_of(who), f.you, False)])


@final
class OverTheArea(Lasts):
    """Until your next turn, for the area on which it was played."""

    def long(self) -> int:
        return UNTIL_YOUR_TURN

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        target = int(s.played().target)
        piece = self.begun(s, f)
        piece.player = target // ROOM
        piece.area = AREAS[target % ROOM]
        s.begin(piece)


# --- A bombardment ------------------------------------------------------------------------------


@final
class ToBombard(OnAPlayer):
    """Another player, even if he has warriors: as a Sabotage."""

    def __init__(self) -> None:
        super().__init__("DOOM-SAB-02")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return s.circle

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = bearer(s, source)
        if on == seat or who is None:
            return self.rule
        if on in s.raids[seat]:
            return "DOOM-SAB-05"
        if any(first_turn(s, other) for other in s.circle):
            return "DOOM-SAB-11"
        return unable_to_attack(s, who)


@dataclass(frozen=True)
class Bombard(Step):
    """The target is sabotaged for so many promotion points."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        victim = int(s.played().target)
        s.raids[f.you].append(victim)
        s.open(BOMBARDMENT, f.you, self.n)
        s.stack[-1].notes = Raid(bearer_of(piece_of(f)), victim)


@dataclass(frozen=True)
class SeeIfItHits(Step):
    """DOOM-SAB-07, -08"""

    def run(self, s: Fight, f: Frame) -> None:
        raid = f.notes
        assert isinstance(raid, Raid)
        saboteur = s.piece(raid.saboteur)
        if raid.failed or saboteur is None or int(raid.victim) not in s.circle:
            s.report(SABOTAGE_FAILED, raid.victim, 0, None, None)
            return
        points = int(f.it)
        raid.awards = (Award(f.you, points, False, 0, points),)
        if raids_bring_destiny(s, raid.victim):
            raid.awards = (Award(f.you, points, True),)
        s.report(SABOTAGED, raid.victim, points, saboteur.card, None)
        s.open(AWARDING, f.you, None)


BOMBARDMENT: Final[Rule] = Rule("bombardment", ALARM, SeeIfItHits(), interrupts=True)
