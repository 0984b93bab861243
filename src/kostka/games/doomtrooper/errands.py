"""Doomtrooper, Missions: what has to be done for them, and what is earned by it.

A Mission lies on a warrior or on a player, who is "that player"; whoever has assigned it controls
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Ability, Card, Fact, Trigger, Whenever
from kostka.games.doomtrooper.effects import ANY, ForAll, Plus, Such
from kostka.games.doomtrooper.identity import Converted, Tainted, doomtrooper, follows, has, is_a
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.missions import comes_too_early
from kostka.games.doomtrooper.notes import Award
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    APOSTLES,
    ARMOUR,
    CONTROLLED,
    CORRUPTED,
    ENTERED_PLAY,
    FOR_GOOD,
    HERETIC,
    IMPRISONED,
    KOHORT,
    LEFT_PLAY,
    MARKED,
    NOTHING,
    OUT_OF_PLAY,
    TRANSFERRED,
    TURN_ENDED,
    VALUE,
    WAS_KILLED,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.games.doomtrooper.usable import inside, zone_of
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step, Word

# --- Kills --------------------------------------------------------------------------------------


def killer_of(s: Fight, event: Event) -> Piece | None:
    """Who has just killed, even if he is dead himself."""
    source = event.source
    if not isinstance(source, int):
        return None
    for it in s.fallen:
        if it.number == source:
            return it
    return s.piece(source)


def player_of(piece: Piece) -> i64:
    """Who has to fulfil a Mission that lies on a player."""
    return piece.by if piece.player == NOTHING else piece.player


@final
class WhenTheyKill(Trigger):
    """A warrior of that player kills such a warrior, or, with `foes`, only another player's; with
    `behind`, one whom a Fortification of this kind protects."""

    def __init__(
        self, such: Such = ANY, behind: Word | None = None, foes: bool = False, yours: bool = False
    ) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.behind = behind
        self.foes = foes
        self.yours = yours  # it lies on whoever plays it

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        killer, victim = killer_of(s, event), fallen(s, event)
        if killer is None or victim is None or killer.by != player_of(piece):
            return False
        if self.foes and victim.by == killer.by:
            return False
        if not self.such.describes(s, victim):
            return False
        return self.behind is None or shelters(s, victim, self.behind)


def shelters(s: Fight, warrior: Piece, kind: Word) -> bool:
    """Whether a Fortification of this kind gives him armour: DOOM-VEH-06, DOOM-ZONE-10."""
    if inside(s, warrior) or zone_of(s, s.duel()) is not None:
        return False
    for it in s.table:
        if it.card.counts_as(kind) and it.out == NOTHING:
            for effect in it.effects():
                if (
                    isinstance(effect, ForAll)
                    and isinstance(effect.effect, Plus)
                    and effect.effect.to.bits & ARMOUR.bits
                    and effect.such.fits(s, warrior, it.by, it.number)
                ):
                    return True
    return False


@final
class WhenKohortFalls(Trigger):
    """A Doomtrooper of that player kills the last member of any player's Kohort."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        killer, victim = killer_of(s, event), fallen(s, event)
        if killer is None or killer.by != piece.player or not doomtrooper(s, killer):
            return False
        if victim is None or victim.area is not KOHORT:
            return False
        return not any(it.area is KOHORT for it in s.troop(victim.by))


@final
class WhenItsBearerKills(Trigger):
    """Such a warrior; "that player" is then the killer's."""

    def __init__(self, such: Such = ANY) -> None:
        super().__init__(WAS_KILLED)
        self.such = such
        self.posthumous = True  # DOOM-DUEL-50

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        victim = fallen(s, event)
        if event.source != bearer_of(piece) or victim is None:
            return False
        if not self.such.describes(s, victim):
            return False
        return not self.such.least or value(s, victim, VALUE) >= self.such.least

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        return _for_the_killer(s, piece, event)


def _for_the_killer(s: Fight, piece: Piece, event: Event) -> Piece:
    """The Mission, on the player whose warrior has killed, even if that one is dead."""
    killer = killer_of(s, event)
    twin = piece.twin()
    twin.player = piece.by if killer is None else killer.by
    return twin


@final
class WhenItKillsTheNamed(Trigger):
    """Its bearer kills whom the Mission names; `survives`: and does not die himself."""

    def __init__(self, survives: bool = False) -> None:
        super().__init__(WAS_KILLED)
        self.survives = survives
        self.posthumous = not survives

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return event.n == piece.about and event.source == bearer_of(piece)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        return _for_the_killer(s, piece, event)


@final
class WhenItsBearerDies(Trigger):
    """What he was worth, and whether he has killed in his last duel, is noted on "it"."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(event.n == bearer_of(piece)) and fallen(s, event) is not None

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        dead, duel = fallen(s, event), s.duel()
        assert dead is not None
        twin = piece.twin()
        twin.player = dead.by
        twin.n = max(0, value(s, dead, VALUE))
        twin.markers = 0
        if duel is not None and any(duel.foe_of(it) == dead.number for it in duel.dead):
            twin.markers = 1
        return twin


@dataclass(frozen=True)
class GainItsWorth(Step):
    """As many promotion points as the dead bearer was worth, and some more if he has killed."""

    more: int

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        if not comes_too_early(s, piece):
            s.promote(piece.player, piece.n + (self.more if piece.markers else 0), piece)
            s.decide(turn_is_over=False)


# --- Whom a Mission names -----------------------------------------------------------------------


def prey(s: Fight, hunter: Piece, twice: bool) -> list[int]:
    """Who is healthy, or, with `twice`, worth at least twice as much as he."""
    found: list[int] = []
    for it in s.warriors():
        if it.number == hunter.number or it.unpaid:
            continue
        if twice:
            if value(s, it, VALUE) >= 2 * value(s, hunter, VALUE):
                found.append(int(it.number))
        elif not it.wounded:
            found.append(int(it.number))
    return found


@dataclass(frozen=True)
class SomebodyHasPrey(Fact):
    """A warrior in play for whom there is one whom the Mission may name: DOOM-PLAY-01."""

    twice: bool = False

    def true(self, s: Fight, seat: int) -> bool:
        return any(not it.unpaid and prey(s, it, self.twice) for it in s.warriors())


@dataclass(frozen=True)
class NameThePrey(NameOne):
    """For the Mission that has just been assigned; its bearer's player, or, with `twice`, you."""

    twice: bool = False

    def mission(self, s: Fight, f: Frame) -> Piece | None:
        for it in reversed(s.table):
            if it.card is f.it:
                return it
        return None

    def hunter(self, s: Fight, f: Frame) -> Piece | None:
        mission = self.mission(s, f)
        return None if mission is None else s.piece(mission.on)

    def run(self, s: Fight, f: Frame) -> None:
        hunter = self.hunter(s, f)
        found = self.options(s, f)
        if hunter is None or not found:
            return
        if len(found) == 1:
            self.answer(s, f, found[0])
        else:
            s.seat = int(f.you) if self.twice else int(hunter.by)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        hunter = self.hunter(s, f)
        able = [] if hunter is None else prey(s, hunter, self.twice)
        return "" if option in able else "DOOM-PLAY-01"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        mission, named = self.mission(s, f), s.warrior(option)
        assert mission is not None
        twin = mission.twin()
        twin.about = option
        s.put(twin)
        s.report(MARKED, named.by, option, named.card, mission.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


# --- Other deeds --------------------------------------------------------------------------------


@final
class WhenAPlaceGoes(Trigger):
    """By a card that the player of the Mission plays, one of these is discarded or annihilated."""

    def __init__(self, *kinds: Word) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED)
        self.kinds: tuple[Word, ...] = kinds

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        play, card = s.play(0), event.it
        if play is None or play.you != player_of(piece) or not isinstance(card, Card):
            return False
        if event.n < 0:  # it was not even in play
            return False
        return any(card.counts_as(kind) for kind in self.kinds)


@final
class WhenTheyConvert(Trigger):
    """By a card of that player a member of this affiliation becomes a Heretic."""

    def __init__(self, of: Word) -> None:
        super().__init__(ENTERED_PLAY, CORRUPTED)
        self.of = of

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if event.word is CORRUPTED:
            return self._by_a_wound(s, piece, event)
        card, entered = event.it, s.piece(event.n)
        if entered is None or not isinstance(card, Card) or not card.changes:
            return False
        who = s.piece(entered.on)
        if who is None or entered.by != player_of(piece) or not is_a(s, who, HERETIC):
            return False
        if not any(isinstance(effect, (Tainted, Converted)) for effect in card.effects):
            return False
        return who.card.affiliation is self.of or has(s, who, self.of)

    def _by_a_wound(self, s: Fight, piece: Piece, event: Event) -> bool:
        who = s.piece(event.n)
        if who is None or who.card.affiliation is not self.of:
            return False
        for it in s.lasting:
            if it.on == who.number and it.card is event.source and it.by == player_of(piece):
                return True
        return False


@final
class WhenTheyImprison(Trigger):
    """That player takes a prisoner."""

    def __init__(self) -> None:
        super().__init__(IMPRISONED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        prisoner = s.piece(event.n)
        jailer = None if prisoner is None else s.piece(prisoner.jailer)
        return jailer is not None and jailer.by == player_of(piece)


def complete(s: Fight, seat: i64, area: Word, of: tuple[Word, ...]) -> bool:
    """Whether a player has in this area somebody for each Apostle or affiliation."""
    there = [it for it in s.troop(seat) if it.area is area and not it.unpaid]
    for each in of:
        if not any(follows(s, it, each) if each in APOSTLES else has(s, it, each) for it in there):
            return False
    return True


@final
class WhenHeldForATurn(Trigger):
    """That player has had them all from the end of one of his turns until the end of the next."""

    def __init__(self, area: Word, of: tuple[Word, ...]) -> None:
        super().__init__(TURN_ENDED)
        self.area = area
        self.of = of
        self.followers = of[0] in APOSTLES

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if event.seat != piece.player or piece.markers == 0:
            return False
        return complete(s, piece.player, self.area, self.of)


@final
class WhenTheHoldTurns(Trigger):
    """He has them all when his turn ends; or has them no longer."""

    def __init__(self, area: Word, of: tuple[Word, ...]) -> None:
        super().__init__(
            TURN_ENDED,
            *(WAS_KILLED, LEFT_PLAY, ANNIHILATED, CONTROLLED, TRANSFERRED),
            *(OUT_OF_PLAY, ENTERED_PLAY),
        )
        self.area = area
        self.of = of

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        if piece.markers == 0:
            if event.word is not TURN_ENDED or event.seat != piece.player:
                return False
            return complete(s, piece.player, self.area, self.of)
        return not complete(s, piece.player, self.area, self.of)


@dataclass(frozen=True)
class NoteTheHold(Step):
    """From now on they are had, or not any more."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None:
            twin = piece.twin()
            twin.markers = 1 - piece.markers
            s.put(twin)


# --- Rewards ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTheReward(Step):
    """What the bearer has just earned by a kill is yours."""

    def run(self, s: Fight, f: Frame) -> None:
        piece, spoils = piece_of(f), s.spoils()
        for i, it in enumerate(spoils.awards):
            if it.seat == piece.player and it.destiny == NOTHING:
                mine = Award(f.you, it.points, it.only, it.destiny, 0, it.either, it.victim)
                spoils.change_award(i, mine)
                return


@final
class ForTheGame(Lasts):
    """For the rest of the game, whatever becomes of the card."""

    def long(self) -> int:
        return FOR_GOOD

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING


@final
class OnThoseInPlay(Lasts):
    """On all such warriors who are in play now, for as long as they are."""

    def __init__(self, such: Such, *gives: Effect | Whenever | Ability) -> None:
        super().__init__(*gives)
        self.such = such

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.warriors():
            if not it.unpaid and self.such.fits(s, it, f.you, NOTHING):
                piece = s.new_piece(card_of(f), f.you, it.number, NOTHING, 1)
                piece.book = self.place
                piece.markers = FOR_GOOD
                s.begin(piece)


@dataclass(frozen=True)
class HealAll(Step):
    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.warriors().copy():
            if not it.unpaid and self.such.fits(s, it, f.you, NOTHING):
                s.heal(it.number, card_of(f))
