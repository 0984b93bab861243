"""Doomtrooper, gates: equipment that changes places, and fighters called from afar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Fact, Playable
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import worn
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import across_the_line, combat_ready
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import never
from kostka.games.doomtrooper.terms import (
    EQUIPMENT,
    JOINED,
    KOHORT,
    NOTHING,
    PASSED_ON,
    SQUAD,
    VEHICLE,
)
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.kernel.step import Frame, Word

TO_THE_HAND: Final = Word("to-the-hand")

# --- Equipment ----------------------------------------------------------------------------------


def destinations(s: Fight, gear: Piece) -> list[int]:
    """Other Doomtroopers of the same Squad who may have it."""
    owner = s.piece(gear.on)
    if owner is None:
        return []
    asked = gear.card.on.such
    such = asked if isinstance(asked, Such) else Such()
    return [
        int(it.number)
        for it in s.troop(owner.by)
        if it.number != owner.number
        and it.area is SQUAD
        and not it.unpaid
        and doomtrooper(s, it)
        and not forbids_receiving(s, gear.card, it, gear.by, such, False, False)
    ]


def movable(s: Fight, seat: i64, gear: Piece) -> bool:
    """Whether it could go anywhere from the Doomtrooper of a Squad who has it."""
    owner = s.piece(gear.on)
    if gear.card.kind is not EQUIPMENT or owner is None or not worn(s, gear):
        return False
    if owner.unpaid or owner.area is not SQUAD or not doomtrooper(s, owner):
        return False
    return gear.by == seat or bool(destinations(s, gear))


@final
class AGearToMove(OnOneOf):
    """Equipment of a Doomtrooper that could go to another one of his Squad, or to your hand."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is EQUIPMENT]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        return "" if movable(s, seat, piece) else self.rule


@dataclass(frozen=True)
class MoveTheGear(NameOne):
    """The target, and for each further payment one more piece of equipment, goes to another
    Doomtrooper of the same Squad or, if it is yours, to your hand; `n` is the one in the air."""

    def gear(self, s: Fight, f: Frame) -> Piece | None:
        return s.piece(f.n) if f.n > 0 else None

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        if not played.named and f.n == 0:
            f.n = played.target
            played.named = (int(played.target),)
        if f.n == 0 and len(played.named) >= played.n:
            return
        if self.options(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        gear = self.gear(s, f)
        if gear is None:
            found: list[Any] = [DONE]
            return found + [int(it.number) for it in s.table if movable(s, f.you, it)]
        where: list[Any] = [TO_THE_HAND] if gear.by == f.you else []
        return where + destinations(s, gear)

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        gear, played = self.gear(s, f), s.played()
        if option is DONE:
            return
        if gear is None:
            f.n = option
            played.named = (*played.named, option)
        else:
            f.n = 0
            if option is TO_THE_HAND:
                s.take_back(gear.number)
            else:
                who = s.warrior(option)
                twin = gear.twin()
                twin.on = who.number
                twin.down = gear.card.counts_as(VEHICLE) and who.down
                s.put(twin)
                s.report(PASSED_ON, gear.by, who.number, gear.card, who.card)
        f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "pass-on" if self.gear(s, f) is None else "give-to"


# --- Fighters -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class SomebodyCanCome(Fact):
    """A warrior of your Kohort who has no part in the duel."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and any(
            it.area is KOHORT
            and not it.unpaid
            and not it.down
            and combat_ready(s, it)
            and duel.foe_of(it.number) == NOTHING
            for it in s.troop(seat)
        )


@dataclass(frozen=True)
class CallFromTheKohort(NameOne):
    """For each payment a warrior of your Kohort adds his blow to that of its bearer; when all are
    called, the opponent says at whom of them he strikes."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        if len(played.named) < played.n and self.near(s, f):
            s.seat = f.you
        elif played.named:
            foe = s.piece(s.this_duel().foe_of(bearer_of(piece_of(f))))
            if foe is not None:
                s.seat = foe.by

    def near(self, s: Fight, f: Frame) -> list[int]:
        duel = s.this_duel()
        fighter = s.piece(bearer_of(piece_of(f)))
        tactic = duel.tactic
        if fighter is None or tactic is None:
            return []
        return [
            int(it.number)
            for it in s.troop(f.you)
            if it.area is KOHORT
            and not it.unpaid
            and not it.down
            and combat_ready(s, it)
            and duel.foe_of(it.number) == NOTHING
            and int(it.number) not in s.played().named
            and not across_the_line(fighter, it)
            and not never(s, it, tactic)
        ]

    def calling(self, s: Fight, f: Frame) -> bool:
        return len(s.played().named) < s.played().n and bool(self.near(s, f))

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        if self.calling(s, f):
            return self.near(s, f)
        return [bearer_of(piece_of(f)), *s.played().named]

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "join-in" if self.calling(s, f) else "strike-at"

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        played = s.played()
        if self.calling(s, f):
            played.named = (*played.named, int(option))
            who = s.warrior(option)
            s.report(JOINED, f.you, who.number, who.card, None)
            f.again()
            return
        duel, first = s.this_duel(), bearer_of(piece_of(f))
        one, other = duel.weapons
        if option != first:
            if duel.attacker == first:
                duel.attacker = option
                duel.weapons = (NOTHING, other)
            else:
                duel.defender = option
                duel.weapons = (one, NOTHING)
        earlier = [who for beside, who in duel.backed if beside == first]
        helpers = [it for it in (first, *played.named, *earlier) if it != option]
        rest = [pair for pair in duel.backed if pair[0] != first]
        duel.backed = (*rest, *[(int(option), it) for it in helpers])
