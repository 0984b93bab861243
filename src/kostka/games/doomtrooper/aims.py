"""Doomtrooper, further targets: cards in play, what was just played, points, places of hiding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kostka.games.doomtrooper.card import Card, Deed, Playable, Target, stays
from kostka.games.doomtrooper.identity import commands, has, is_a
from kostka.games.doomtrooper.immunity import parts_of, warded
from kostka.games.doomtrooper.pieces import Piece, Spoils
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANSWERED,
    ANYONES,
    BOTH_WAYS_WEAPON,
    EQUIPMENT,
    FORTIFICATION,
    NOTHING,
    UNIQUE,
    WARRIOR,
    YOURS,
)
from kostka.games.doomtrooper.usable import inside
from kostka.games.doomtrooper.values import given, immunities
from kostka.kernel.step import NOBODY, Word


@final
class NoTarget(Target):
    def __init__(self) -> None:
        super().__init__("")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)


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


@final
class APiece(OnAPiece):
    """A card in play of a type or counting as one, or a weapon of any type: DOOM-CONS-01,
    DOOM-WEAPON-05, DOOM-RELIC-09."""

    def __init__(
        self, kind: Word, weapons: bool = False, whose: Word = ANYONES, borne: bool = False
    ) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.weapons = weapons  # also relics that are weapons
        self.whose = whose
        self.borne = borne  # only what a warrior has

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [
            int(it.number)
            for it in s.table
            if it.out == NOTHING
            and (it.card.kind is not WARRIOR or (it.card.counts_as(self.kind) and not it.unpaid))
        ]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        if piece is None or (self.whose is YOURS and piece.by != seat):
            return self.rule
        if self.borne and not self.is_borne(s, piece):
            return self.rule
        under = s.piece(piece.on)
        if under is not None and under.card.kind is FORTIFICATION:  # in store
            return "DOOM-REMOVE-05"
        card = piece.card
        if card.kind is self.kind or card.counts_as(self.kind):
            return ""
        return "" if self.weapons and card.weapon is not None else self.rule

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


@final
class ACardInPlay(OnAPiece):
    """Any card in play; an Alliance only by what names it or by annihilating: DOOM-ALLY-04."""

    def __init__(self, forever: bool = False) -> None:
        super().__init__("DOOM-ALLY-04")
        self.forever = forever

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.out == NOTHING]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        if piece is None:
            return "DOOM-PLAY-01"
        alliance = piece.card.kind in UNIQUE and piece.on == NOTHING
        return self.rule if alliance and not self.forever else ""


@final
class AnEquipment(OnAPiece):
    """A piece of equipment of yours that can be made better: DOOM-EQUIP-07."""

    def __init__(self, label: Word | None = None) -> None:
        super().__init__("DOOM-EQUIP-06")
        self.label = label

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.card.kind is EQUIPMENT]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        piece = s.piece(on)
        if piece is None or piece.by != seat:
            return "DOOM-EQUIP-13"
        both = piece.card.weapon is BOTH_WAYS_WEAPON  # DOOM-WEAPON-03
        good = self.label is None or piece.card.weapon is self.label or both
        return "" if good else self.rule


class Answering(Target):
    """A target that is what is just being played."""

    def answers(self, played: Playable) -> bool:
        raise NotImplementedError

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        """Why this seat may not answer it like this, or ""."""
        return "" if self.answers(played) else self.rule


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
            for it in duel.cards
            if it.card.kind is self.kind and not it.about and not stays(it.card)
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
class ImmuneTo(OnAPiece):
    """A warrior who is immune to a type of cards, or to some of them: DOOM-IMM-06."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.parts: tuple[Word, ...] = parts_of(kind)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.warrior(on)
        if warrior.unpaid:
            return "DOOM-HIDE-06"
        if not any(warded(s, warrior, part) for part in self.parts):
            return self.rule
        immune = immunities(given(s, warrior))
        return "" if any(part in immune for part in self.parts) else self.rule


@final
class ToAssign(OnAPiece):
    """Who may be put under a sergeant: DOOM-SGT-01 to -08."""

    def __init__(self, affiliation: Word) -> None:
        super().__init__("DOOM-SGT-04")
        self.affiliation = affiliation

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.troop(seat)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior, sergeant = s.warrior(on), s.piece(source)
        if sergeant is None or warrior.unpaid or warrior.number == source:
            return self.rule
        if commands(s, warrior):
            return "DOOM-SGT-01"
        if warrior.card.personality:
            return "DOOM-SGT-02"
        if warrior.card.printed[3] >= sergeant.card.printed[3]:
            return "DOOM-SGT-03"
        if not has(s, warrior, self.affiliation):
            return self.rule
        if warrior.under != NOTHING:
            return "DOOM-SGT-06"
        unit = [it for it in s.table if it.under == source]
        return "" if all(it.card is warrior.card for it in unit) else self.rule


def bearer(s: Fight, source: int) -> Piece | None:
    """The warrior whose ability it is, or who bears the card."""
    piece = s.piece(source) if source >= 0 else None
    if piece is None or piece.on == NOTHING:
        return piece
    return s.piece(piece.on)


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
class BehindThis(OnAPiece):
    """A warrior who hides behind the card."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "" if s.warrior(on).behind == source else self.rule


@final
class InItsArea(OnAPiece):
    """A warrior of the area where the card lies, while no more than so many are behind it."""

    def __init__(self, most: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.most = most

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior, piece = s.warrior(on), s.piece(source)
        if piece is None or warrior.by != piece.player or warrior.area is not piece.area:
            return self.rule
        if warrior.jailer != NOTHING:
            return "DOOM-TARGET-13"
        behind = len([it for it in s.table if it.behind == source])
        return "" if warrior.behind == NOTHING and behind < self.most else self.rule


@final
class PointsEarned(Target):
    """Promotion points that were just announced."""

    def __init__(self, yours: bool = False) -> None:
        super().__init__("DOOM-DUEL-52")
        self.yours = yours

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Spoils):
                return list(range(len(notes.awards)))
        return ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        award = s.spoils().awards[on]
        good = award.promotion > 0 and (award.seat == seat or not self.yours)
        return "" if good else self.rule

    def concerns(self, s: Fight, on: int) -> int:
        return int(s.spoils().awards[on].seat)

    def write(self, s: Fight, on: int) -> str:
        return f"on the points of seat {s.spoils().awards[on].seat + 1}"


NO_TARGET: Final = NoTarget()
