"""Doomtrooper, further targets: cards in play, what was just played, points, places of hiding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from kostka.games.doomtrooper.card import Card, Deed, Playable, Removal, Target, within
from kostka.games.doomtrooper.effects import NeverAnnihilated, NeverDiscarded, Plus, PlusStored
from kostka.games.doomtrooper.hush import seals
from kostka.games.doomtrooper.identity import commands, has, is_a
from kostka.games.doomtrooper.immunity import parts_of, warded
from kostka.games.doomtrooper.meanings import ITSELF, ROOM, ACardOfTheDuel, APieceOf, area_of
from kostka.games.doomtrooper.notes import Duel, Spoils, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import WardsHisCards
from kostka.games.doomtrooper.soldiery import at_truce
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    ANYONES,
    AREAS,
    ARMOUR,
    ART,
    BOTH_WAYS_WEAPON,
    DARK_SYMMETRY,
    EQUIPMENT,
    FORTIFICATION,
    NOTHING,
    RELIC,
    SPECIAL,
    UNIQUE,
    WARRIOR,
    YOURS,
)
from kostka.games.doomtrooper.usable import inside
from kostka.games.doomtrooper.values import immune_to, is_immune
from kostka.kernel.sense import Player
from kostka.kernel.step import NOBODY, Word


@final
class NoTarget(Target):
    def __init__(self) -> None:
        super().__init__("")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)


class OnAPlayer(Target):
    """A target that is a player."""

    def concerns(self, s: Fight, on: int) -> int:
        return on

    def write(self, s: Fight, on: int) -> str:
        return f"on seat {on + 1}"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on == NOTHING else Player(on)


class OnAnArea(Target):
    """A target that is an area of a player."""

    def own(self) -> bool:
        """Whether it is always the player's own."""
        return False

    def concerns(self, s: Fight, on: int) -> int:
        return on // ROOM

    def write(self, s: Fight, on: int) -> str:
        area = AREAS[on % ROOM].key
        return f"to {area}" if self.own() else f"to {area} of seat {on // ROOM + 1}"

    def verb(self, s: Fight, on: int) -> str:
        return "to"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on == NOTHING else area_of(on, self.own())


class OnAPiece(Target):
    """A target that is a piece in play, written by its name."""

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.warriors()]

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        return NOBODY if piece is None else int(piece.by)

    def named(self, s: Fight, on: int) -> Card | None:
        piece = s.piece(on)
        return None if piece is None or s.faceless(piece) else piece.card

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.name(on)}"

    def verb(self, s: Fight, on: int) -> str:
        return ITSELF.key if on == ANSWERED else "on"

    def stands_for(self, s: Fight, on: int) -> Any:
        if on == NOTHING:
            return None
        return ITSELF if on == ANSWERED else APieceOf(on)


class OnOneOf(OnAPiece):
    """One of some pieces, each judged by what it is; unless told otherwise, of the warriors."""

    def around(self, s: Fight, seat: int) -> list[Piece]:
        """All one could think of."""
        return s.warriors()

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        """The rule by which this one cannot be named, or ""."""
        raise NotImplementedError

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in self.around(s, seat)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        return self.rule if piece is None else self.bars(s, seat, play, source, piece)

    def all(self, s: Fight, seat: int, play: Playable, source: int) -> Sequence[int]:
        return [
            int(it.number)
            for it in self.around(s, seat)
            if not self.bars(s, seat, play, source, it)
        ]

    def none(self, s: Fight, seat: int, play: Playable, source: int) -> str:
        first = ""
        for it in self.around(s, seat):
            rule = self.bars(s, seat, play, source, it)
            if not rule:
                return ""
            first = first or rule
        return first or self.rule


@final
class APiece(OnOneOf):
    """A card in play of a type or counting as one, or a weapon of any type: DOOM-CONS-01,
    DOOM-WEAPON-05, DOOM-RELIC-09."""

    def __init__(
        self,
        kind: Word,
        weapons: bool = False,
        whose: Word = ANYONES,
        borne: bool = False,
        of: Word | None = None,
        once: bool = False,
    ) -> None:
        super().__init__("DOOM-PLAY-01")
        self.still = True
        self.kind = kind
        self.weapons = weapons  # also relics that are weapons
        self.whose = whose
        self.borne = borne  # only what a warrior has
        self.of = of  # only of this affiliation
        self.once = once  # only what has no copy of the card yet
        self.builds = once and kind is FORTIFICATION  # it belongs to it and is not in store there

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [
            it
            for it in s.table
            if it.out == NOTHING
            and (it.card.kind is not WARRIOR or (it.card.counts_as(self.kind) and not it.unpaid))
        ]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if self.whose is YOURS and piece.by != seat:
            return self.rule
        special = isinstance(play, Card) and play.kind is SPECIAL
        if s.teams and s.lasting and special and at_truce(s, seat, int(piece.by)):
            return "DOOM-CORE-01"
        card = piece.card
        armed = self.weapons and card.weapon is not None
        if card.kind is not self.kind and not armed and not card.counts_as(self.kind):
            return self.rule
        if self.borne and not self.is_borne(s, piece):
            return self.rule
        if self.of is not None and card.affiliation is not self.of:
            return self.rule
        if self.once and any(it.card is play for it in s.on(piece.number)):
            return "DOOM-EQUIP-11"
        if is_shielded(s, seat, play, source, piece):
            return "DOOM-IMM-01"
        if card.kind is WARRIOR and isinstance(play, Card) and is_immune(s, piece, play, seat):
            return "DOOM-IMM-01"  # who counts as such a card is a warrior all the same
        rule = cannot_go(play, piece)
        if rule:
            return rule
        under = s.piece(piece.on)
        stored = card.kind is not RELIC and not card.salvages and not card.on.builds
        if stored and under is not None and under.card.kind is FORTIFICATION:
            return "DOOM-REMOVE-05"
        return ""

    def is_borne(self, s: Fight, piece: Piece) -> bool:
        """By a warrior, even as part of another card that he has: DOOM-EQUIP-07."""
        under = s.piece(piece.on)
        if under is None:
            return False
        return under.card.kind is WARRIOR or self.is_borne(s, under)

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        bearer = None if piece is None else s.piece(piece.on)
        if piece is None:
            return NOBODY
        return int(piece.by) if bearer is None else int(bearer.by)


def is_shielded(s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> bool:
    """Whether it lies on somebody whose cards are immune to what another player uses."""
    owner = s.piece(source)
    used = play if isinstance(play, Card) else None if owner is None else owner.card
    if used is None or used.kind not in (ART, DARK_SYMMETRY):
        return False
    who = bearer(s, int(piece.number))
    if who is None or who.by == seat or who.number == piece.number:
        return False
    for it in s.on(who.number):
        for effect in it.effects():
            if isinstance(effect, WardsHisCards) and effect.kind is used.kind:
                return True
    return False


@final
class AStronghold(OnOneOf):
    """A Fortification card in play that adds to armour; what is played on it belongs to it and
    does not lie there in store."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")
        self.builds = True

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is FORTIFICATION and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        for effect in piece.effects():
            for each in within(effect):
                if (
                    isinstance(each, (Plus, PlusStored))
                    and each.n > 0
                    and each.to.bits & ARMOUR.bits
                ):
                    return ""
        return self.rule

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        return NOBODY if piece is None else int(piece.by)


@final
class ACardInPlay(OnOneOf):
    """Any card in play; an Alliance only by what names it or by annihilating: DOOM-ALLY-04."""

    def __init__(self, forever: bool = False) -> None:
        super().__init__("DOOM-ALLY-04")
        self.still = True
        self.forever = forever

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        alliance = piece.card.kind in UNIQUE and piece.on == NOTHING
        return self.rule if alliance and not self.forever else cannot_go(play, piece)


def cannot_go(play: Playable, piece: Piece) -> str:
    """The rule by which what does nothing but remove a card cannot remove this one, or ""."""
    step = play.does[0] if len(play.does) == 1 else None
    if not isinstance(step, Removal):
        return ""
    stays, lasts = False, False
    for effect in piece.effects():
        if isinstance(effect, NeverAnnihilated):
            lasts = True
        elif isinstance(effect, NeverDiscarded):
            stays = True
    if step.forever():
        return "DOOM-SACR-05" if lasts else ""
    if not stays:
        return ""
    return "DOOM-SACR-05" if lasts else "DOOM-REMOVE-05"


@final
class AnEquipment(OnOneOf):
    """A piece of equipment of yours that can be made better: DOOM-EQUIP-07."""

    def __init__(self, label: Word | None = None) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.label = label

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is EQUIPMENT]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.by != seat:
            return "DOOM-EQUIP-13"
        both = piece.card.weapon is BOTH_WAYS_WEAPON  # DOOM-WEAPON-03
        good = self.label is None or piece.card.weapon is self.label or both
        return "" if good else self.rule


class Answering(Target):
    """A target that is what is just being played."""

    def stands_for(self, s: Fight, on: int) -> Any:
        return None

    def answers(self, played: Playable) -> bool:
        raise NotImplementedError

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        """Why this seat may not answer it like this, or ""."""
        return "" if self.answers(played) else self.rule


def arrived(s: Fight) -> tuple[int, int]:
    """Who was hidden or revealed a moment ago, and what was paid for him; or nobody."""
    notes = s.stack[0].notes
    if isinstance(notes, Turn) and notes.entry:
        return notes.entry[0], notes.entry[1]
    return NOTHING, 0


class AnsweringOwn(Answering):
    """One by which also the player himself may answer a spell of his."""


@final
class ToCancel(Answering):
    """A card of a type that was played earlier in this duel: DOOM-TIMING-04.

    The play that is just being answered is no target to be named; see `Answers`.
    """

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.struck:
            return ()
        return [
            int(it.number)
            for it in seals(duel) or duel.cards
            if it.card.kind is self.kind and not it.about and not it.card.stays
        ]

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.kind

    def concerns(self, s: Fight, on: int) -> int:
        if on == ANSWERED:
            answered = s.play(1)
            return NOBODY if answered is None else int(answered.you)
        for piece in s.this_duel().cards:
            if piece.number == on:
                return int(piece.by)
        return NOBODY

    def named(self, s: Fight, on: int) -> Card | None:
        if on == ANSWERED:
            answered = s.play(1)
            card = None if answered is None else answered.it
            return card if isinstance(card, Card) else None
        for piece in s.this_duel().cards:
            if piece.number == on:
                return piece.card
        return None

    def write(self, s: Fight, on: int) -> str:
        alike: list[int] = []
        key = ""
        for piece in s.this_duel().cards:
            if piece.number == on:
                key = piece.key
        for piece in s.this_duel().cards:
            if piece.key == key and not piece.about:
                alike.append(int(piece.number))
        return f"on {key}" if len(alike) == 1 else f"on {key} {alike.index(on) + 1}"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on < 0 else ACardOfTheDuel(on)


@final
class ToSpare(Answering):
    """Something that wounds a warrior: DOOM-REACT-04."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-02")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return any(step.wounds() for step in played.does if isinstance(step, Deed))


@final
class ImmuneTo(OnOneOf):
    """A warrior who is immune to a type of cards, or to some of them: DOOM-IMM-06."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.still = True
        self.kind = kind
        self.parts: tuple[Word, ...] = parts_of(kind)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.unpaid:
            return "DOOM-HIDE-06"
        if not warded(s, piece, self.parts):
            return self.rule
        if isinstance(play, Card) and play.kind is SPECIAL and is_immune(s, piece, play, seat):
            return "DOOM-IMM-01"
        immune = immune_to(s, piece)
        return "" if any(part in immune for part in self.parts) else self.rule


@final
class ToAssign(OnOneOf):
    """Who may be put under a sergeant: DOOM-SGT-01 to -08."""

    def __init__(self, affiliation: Word) -> None:
        super().__init__("DOOM-SGT-04")
        self.still = True
        self.affiliation = affiliation

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.unpaid or piece.number == source:
            return self.rule
        if piece.card.personality:
            return "DOOM-SGT-02"
        if commands(s, piece):
            return "DOOM-SGT-01"
        sergeant = s.piece(source)
        if sergeant is None:
            return self.rule
        if piece.card.printed[3] >= sergeant.card.printed[3]:
            return "DOOM-SGT-03"
        if not has(s, piece, self.affiliation):
            return self.rule
        if piece.under != NOTHING:
            return "DOOM-SGT-06"
        unit = [it for it in s.table if it.under == source]
        return "" if all(it.card is piece.card for it in unit) else self.rule


def bearer(s: Fight, source: int) -> Piece | None:
    """The warrior whose ability it is, or who bears the card."""
    piece = s.piece(source) if source >= 0 else None
    while piece is not None and piece.on != NOTHING:  # DOOM-EQUIP-07
        piece = s.piece(piece.on)
    return piece


class Itself(OnAPiece):
    """The warrior himself, made out when it is needed."""

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (ANSWERED,)

    def named(self, s: Fight, on: int) -> Card | None:
        return None

    def concerns(self, s: Fight, on: int) -> int:
        return NOBODY

    def write(self, s: Fight, on: int) -> str:
        return "on itself"


@final
class TheDefendersPlace(Itself):
    """In the duel, for a warrior of the same player; if he counts as a Fortification, not for one
    inside a vehicle, but for one in a Warzone: DOOM-CONS-05, DOOM-ZONE-11."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, piece = s.duel(), s.piece(source)
        if duel is None or piece is None or duel.struck or duel.tactic is None:
            return self.rule
        defender = s.piece(duel.defender)
        if defender is None or defender.by != seat or defender.number == source:
            return self.rule
        if is_a(s, piece, FORTIFICATION) and inside(s, defender):
            return "DOOM-VEH-06"
        return ""


@final
class BehindThis(OnOneOf):
    """A warrior who hides behind the card."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")
        self.still = True

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "" if piece.behind == source else self.rule

    def none(self, s: Fight, seat: int, play: Playable, source: int) -> str:
        for it in s.warriors():  # asked in every window
            if it.behind == source:
                return ""
        return self.rule


@final
class InItsArea(OnOneOf):
    """A warrior of the area where the card lies, while no more than so many are behind it."""

    def __init__(self, most: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.still = True
        self.most = most

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        here = s.piece(source)
        if here is None or piece.by != here.player or piece.area is not here.area:
            return self.rule
        if piece.jailer != NOTHING:
            return "DOOM-TARGET-13"
        behind = len([it for it in s.table if it.behind == source])
        return "" if piece.behind == NOTHING and behind < self.most else self.rule


@final
class PointsEarned(Target):
    """Promotion points that were just announced."""

    def __init__(self, yours: bool = False, against_you: bool = False) -> None:
        super().__init__("DOOM-DUEL-52")
        self.yours = yours
        self.against_you = against_you  # for a kill by which he attacked a warrior of yours

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Spoils):
                return list(range(len(notes.awards)))
        return ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        award = s.spoils().awards[on]
        good = award.promotion > 0 and (award.seat == seat or not self.yours)
        if self.against_you:
            duel = s.spoils()
            good = good and isinstance(duel, Duel) and award.seat != seat
            good = good and isinstance(duel, Duel) and duel.defending == seat
            good = good and s.attacking() == award.seat
        return "" if good else self.rule

    def concerns(self, s: Fight, on: int) -> int:
        return int(s.spoils().awards[on].seat)

    def write(self, s: Fight, on: int) -> str:
        return f"on the points of seat {s.spoils().awards[on].seat + 1}"

    def verb(self, s: Fight, on: int) -> str:
        return "on-points"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on == NOTHING else Player(self.concerns(s, on))


NO_TARGET: Final = NoTarget()
