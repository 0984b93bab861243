"""Doomtrooper, guards: who stands in for a comrade, and who gets away or hides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.aims import Itself, OnAPiece, OnOneOf, bearer
from kostka.games.doomtrooper.card import Deed, Fact, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.moving import forbids_cover, never_in_cover
from kostka.games.doomtrooper.notes import Duel, Harm, Hit, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import combat_ready
from kostka.games.doomtrooper.spoils import fate_of, harm
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    FIGHTER_REPLACED,
    KILLED,
    NOTHING,
    TANK,
    UNHURT,
    VALUE,
    VEHICLE,
    Value,
)
from kostka.games.doomtrooper.tribal import struck
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.usable import vehicle_of
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Step

DRAWN_UP: Final = 4  # the line of the turn after which actions are taken

# --- In somebody's place ------------------------------------------------------------------------


@final
class HisComradesPlace(Itself):
    """In a duel of this tactic, for whoever is attacked in the bearer's area: DOOM-DUEL-11."""

    def __init__(self, tactic: Value) -> None:
        super().__init__("DOOM-PLAY-03")
        self.tactic = tactic

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel, guard = s.duel(), bearer(s, source)
        if duel is None or guard is None or duel.struck or duel.tactic is not self.tactic:
            return self.rule
        attacker, defender = s.piece(duel.attacker), s.piece(duel.defender)
        if attacker is None or defender is None or duel.has_part(int(guard.number)):
            return self.rule
        if defender.by != guard.by or defender.area is not guard.area:
            return self.rule
        if not combat_ready(s, guard):
            return "DOOM-NOFIGHT-01"
        return forbids_tactic(s, attacker, guard, self.tactic)


@dataclass(frozen=True)
class StandIn(Step):
    """The bearer takes the defender's place: DOOM-DUEL-11, -32."""

    def run(self, s: Fight, f: Frame) -> None:
        duel, guard = s.this_duel(), s.piece(bearer_of(piece_of(f)))
        if guard is not None:
            duel.defender = guard.number
            duel.defending = guard.by
            s.report(FIGHTER_REPLACED, f.you, guard.number, guard.card, None)


@dataclass(frozen=True)
class WoundTheGuard(Deed):
    """Its bearer, after the duel; if he dies of it, the attacker's player earns his value."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        guard, duel = s.piece(piece_of(f).on), s.duel()
        if guard is None:
            return
        fate = fate_of(guard)
        foe = NOTHING if duel is None else int(duel.attacker)
        seat = f.you if duel is None else s.attacking()
        if fate == KILLED and duel is not None and duel.struck:
            duel.dead = (*duel.dead, int(guard.number))  # the duel goes on to its points
        harm(s, f.you, [Hit(guard.number, fate, seat, duel is not None, foe)], piece_of(f).card)


# --- Out of a vehicle ---------------------------------------------------------------------------


def _ridden(s: Fight, number: int) -> Piece | None:
    """The vehicle in which he is."""
    warrior = s.piece(number)
    vehicle = None if warrior is None else vehicle_of(s, warrior)
    return None if vehicle is None or vehicle.down else vehicle


@final
class AStruckDriver(OnAPiece):
    """Who is in a vehicle and about to be wounded or killed."""

    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [number for number, _ in struck(s) if _ridden(s, number) is not None]


@dataclass(frozen=True)
class EjectHim(Step):
    """He stays as he was and strikes no more; his vehicle is discarded: DOOM-VEH-04 does not wound
    him, for he is out of it."""

    def run(self, s: Fight, f: Frame) -> None:
        target = int(s.played().target)
        vehicle = _ridden(s, target)
        if vehicle is None:
            return
        for above in reversed(s.stack):
            notes = above.notes
            if isinstance(notes, Duel):
                notes.seal(target, UNHURT)
                if notes.waiting == target:
                    notes.waiting = NOTHING
                break
            if isinstance(notes, Harm):
                notes.hits = tuple([hit for hit in notes.hits if hit.number != target])
                break
        s.alight(vehicle.number)
        if not kept(s, vehicle):
            s.discard(vehicle.number, f.it)


@dataclass(frozen=True)
class BlowUpTheTank(Deed):
    """The target is wounded and his tank discarded; who is one himself is killed.  Points are
    earned."""

    def wounds(self) -> bool:
        return True

    def run(self, s: Fight, f: Frame) -> None:
        victim = s.piece(s.played().target)
        if victim is None:
            return
        fate = fate_of(victim)
        if is_a(s, victim, TANK):
            fate = KILLED
        else:
            for it in s.on(victim.number).copy():
                if it.card.counts_as(TANK) and it.card.counts_as(VEHICLE) and not kept(s, it):
                    s.alight(it.number)
                    s.discard(it.number, f.it)
        harm(s, f.you, [Hit(victim.number, fate, f.you, True)])


# --- In cover -----------------------------------------------------------------------------------


@final
class WhoMayBeCovered(OnOneOf):
    """Such a warrior, unless he may never be in cover: DOOM-COVER-13."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such
        self.any = AWarrior(such)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        rule = self.any.bars(s, seat, play, source, piece)
        if rule or not never_in_cover(s, piece):
            return rule
        return "DOOM-COVER-13"


@dataclass(frozen=True)
class TheWorthyTakeCover(Step):
    """Whoever of the player whose draw step it is is worth so much, if he may seek cover."""

    least: int

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.troop(s.active()).copy():
            if not it.unpaid and not it.down and value(s, it, VALUE) >= self.least:
                now = s.piece(it.number)
                if now is not None and not forbids_cover(s, now):
                    s.cover(it.number, f.it)


@dataclass(frozen=True)
class BeforeYourDiscards(Fact):
    """In your turn, after you have drawn and before you discard, outside duels: DOOM-TURN-01."""

    def true(self, s: Fight, seat: int) -> bool:
        first = s.stack[0]
        if s.active() != seat or s.duel() is not None or first.rule.name != "turn":
            return False
        return DRAWN_UP <= first.line <= DRAWN_UP + 1


@dataclass(frozen=True)
class EndYourActions(Step):
    """Your discard step follows at once."""

    def run(self, s: Fight, f: Frame) -> None:
        turn = s.stack[0].notes
        if isinstance(turn, Turn):
            turn.actions = 0
            turn.attacks = 0
            turn.calm = 0
            turn.free = 0
