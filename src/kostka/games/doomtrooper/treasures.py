"""Doomtrooper, relics: what their bearers earn, fetch, sacrifice, destroy and lose by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnAnArea, OnOneOf, bearer
from kostka.games.doomtrooper.ammunition import set_markers
from kostka.games.doomtrooper.card import Card, Deed, Fact, Playable, Trigger, by_key
from kostka.games.doomtrooper.deeds import held_fast
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.errands import killer_of
from kostka.games.doomtrooper.finding import interrupted
from kostka.games.doomtrooper.identity import doomtrooper, follows, legionnaire
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.leaving import TO_DECK, Loss
from kostka.games.doomtrooper.meanings import ROOM
from kostka.games.doomtrooper.notes import Hit, Spoils
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, piece_of
from kostka.games.doomtrooper.sorts import Prying, Salvaging
from kostka.games.doomtrooper.spoils import harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    APOSTLES,
    AREAS,
    CORRUPTED,
    DARK_LEGION,
    ENTERED_PLAY,
    EQUIPMENT,
    FOES,
    FORTIFICATION,
    KILLED,
    KOHORT,
    LEFT_PLAY,
    NOTHING,
    REVEALED,
    TURN_BEGAN,
    VALUE,
    WARRIOR,
    WAS_KILLED,
)
from kostka.games.doomtrooper.triggers import bearer_of, fallen
from kostka.games.doomtrooper.values import value
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Step, Word

# --- Kills --------------------------------------------------------------------------------------


@final
class WhenTheLegionKills(Trigger):
    """A Dark Legionnaire of yours kills a follower of an Apostle whom he does not follow; or, with
    `of`, any follower of this Apostle, of anybody, kills a Doomtrooper."""

    def __init__(self, of: Word | None = None) -> None:
        super().__init__(WAS_KILLED)
        self.of = of

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        killer, victim = killer_of(s, event), fallen(s, event)
        if killer is None or victim is None or killer.card.kind is not WARRIOR:
            return False
        if self.of is not None:
            return follows(s, killer, self.of) and doomtrooper(s, victim)
        if killer.by != piece.by or not legionnaire(s, killer):
            return False
        return any(follows(s, victim, it) and not follows(s, killer, it) for it in APOSTLES)


@dataclass(frozen=True)
class StartAtNone(Step):
    """The card that has just been laid down has no marker yet."""

    def run(self, s: Fight, f: Frame) -> None:
        for it in reversed(s.table):
            if it.card is f.it:
                twin = it.twin()
                twin.n = 0
                s.put(twin)
                return


@dataclass(frozen=True)
class MarkIt(Step):
    """One more marker on the card that says so."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None:
            set_markers(s, int(piece.number), int(piece.n) + 1)


@final
class WhenYouKillADoomtrooper(Trigger):
    """ "It" then speaks of him, and of what he was worth."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        killer, victim = killer_of(s, event), fallen(s, event)
        if killer is None or victim is None or killer.by != piece.by:
            return False
        return doomtrooper(s, victim)

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        victim = fallen(s, event)
        assert victim is not None
        twin = piece.twin()
        twin.about = event.n
        twin.n = max(0, value(s, victim, VALUE))
        return twin


@dataclass(frozen=True)
class MayFetchForTheKill(Choice):
    """Instead of its points: a warrior of the Dark Legion from your collection, no Personality and
    worth at most as much, comes into your Kohort: DOOM-COLL-01."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        worth = piece_of(f).n
        found: list[Any] = [NO]
        for card in dict.fromkeys(s.collection(f.you)):
            if (
                card.kind is WARRIOR
                and card.affiliation is DARK_LEGION
                and not card.personality
                and card.home() is KOHORT
                and card.printed[3] <= worth
            ):
                found.append(card)
        return found

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Card) or interrupted(s, f, option, option):
            return
        for above in reversed(s.stack):
            spoils = above.notes
            if isinstance(spoils, Spoils):
                for i, award in enumerate(spoils.awards):
                    if award.victim == piece_of(f).about and award.destiny == NOTHING:
                        spoils.change_award(i, award.worth(0, award.either))
                break
        s.take_from_collection(f.you, option)
        s.enter(option, f.you, NOTHING, NOTHING, 1)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"fetch {option.key}" if isinstance(option, Card) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "fetch"


@final
class APlace(OnOneOf):
    """A Fortification of this kind in this area of yours."""

    def __init__(self, kind: Word, area: Word) -> None:
        super().__init__("DOOM-RELIC-03")
        self.kind = kind
        self.area = area

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is FORTIFICATION and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if not piece.card.counts_as(self.kind) or piece.area is not self.area:
            return self.rule
        return "" if piece.player == seat else "DOOM-RELIC-10"


# --- What leaves play ---------------------------------------------------------------------------


@dataclass(frozen=True)
class EquipmentReturns(Salvaging):
    """What your Dark Legionnaires who are killed were equipped with goes into its owner's draw
    pile; but not what its bearer had."""

    def place(self, s: Any, holder: Piece, leaving: Piece, loss: Loss) -> Word | None:
        dead = loss.piece
        if loss.how is not WAS_KILLED or leaving.card.kind is not EQUIPMENT:
            return None
        if dead.by != holder.by or dead.number == holder.on or leaving.on != dead.number:
            return None
        return TO_DECK if legionnaire(s, dead) else None


@final
class WhenThisGoes(Trigger):
    """The card itself is discarded or annihilated, and its bearer stays."""

    def __init__(self) -> None:
        super().__init__(LEFT_PLAY, ANNIHILATED)
        self.posthumous = True

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return event.n == piece.number and s.piece(piece.on) is not None


@dataclass(frozen=True)
class StripTheBearer(Step):
    """All cards of this type that lie on him are discarded."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        for it in s.on(piece.on).copy():
            now = s.piece(it.number)
            if now is not None and it.card.kind is self.kind and not held_fast(s, now):
                s.discard(it.number, piece)


@final
class WhenThereIsOne(Trigger):
    """Such a warrior is in play after something has come into play, somebody was revealed or became
    a Heretic, or when a turn begins."""

    def __init__(self, such: Such) -> None:
        super().__init__(ENTERED_PLAY, REVEALED, CORRUPTED, TURN_BEGAN)
        self.such = such

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return any(not it.unpaid and self.such.describes(s, it) for it in s.warriors())


# --- Sacrifices ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class ItsBearerIsIn(Fact):
    """Who bears this card stands there, and is yours."""

    key: str
    area: Word

    def true(self, s: Fight, seat: int) -> bool:
        for it in s.troop(seat):
            if it.area is self.area and any(on.key == self.key for on in s.on(it.number)):
                return True
        return False


@dataclass(frozen=True)
class SacrificeOne(NameOne):
    """You discard such a warrior of yours."""

    such: Such

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        who = s.warrior(option)
        good = not who.unpaid and self.such.fits(s, who, f.you, NOTHING)
        return "" if good else "DOOM-PLAY-01"

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.discard(option, piece_of(f).card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


# --- Draw piles ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnnihilateInTheDeck(Prying):
    """One card of that player's draw pile; nobody else sees what is there."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.library(s.played().target):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return sorted(dict.fromkeys(s.decks[s.played().target]), key=by_key)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        player = s.played().target
        if s.tops:
            s.remember(None, int(player))
        s.decks[player].remove(option)
        s.gone[player].append(option)
        s.report(ANNIHILATED, player, NOTHING, option, piece_of(f).card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"annihilate {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "annihilate"


# --- Areas --------------------------------------------------------------------------------------


@final
class AnAreaOfTheirs(OnAnArea):
    """An area of another player with somebody in it; of such cards the bearer has so many."""

    def __init__(self, kind: Word, most: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.most = most
        self.whose = FOES

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [player * ROOM + place for player in s.foes(seat) for place in range(len(AREAS))]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = bearer(s, source)
        if who is None:
            return self.rule
        skulls = [it for it in s.on(who.number) if it.card.counts_as(self.kind)]
        if len(list(dict.fromkeys([it.card for it in skulls]))) < self.most:
            return self.rule
        return "" if standing_in(s, on) else self.rule


def standing_in(s: Fight, on: int) -> list[Piece]:
    """Who is in the area that is named."""
    area = AREAS[on % ROOM]
    return [it for it in s.troop(on // ROOM) if it.area is area]


@dataclass(frozen=True)
class KillTheArea(Deed):
    """All warriors of the area; their points are earned by whoever does it."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        killer = bearer_of(piece_of(f))
        hits = [
            Hit(it.number, KILLED, f.you, True, killer)
            for it in standing_in(s, int(s.played().target))
        ]
        if hits:
            harm(s, f.you, hits)
