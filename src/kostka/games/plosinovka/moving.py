"""Plošinovka, how heroes move: zones, pushing, portals, arriving.  TOW-MOVE, -ZONE, -PUSH."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.plosinovka.card import Enemy
from kostka.games.plosinovka.grid import PORTAL
from kostka.games.plosinovka.levels import RevealFromHere
from kostka.games.plosinovka.meanings import Field, Way
from kostka.games.plosinovka.notes import Walk
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY
from kostka.games.plosinovka.terms import (
    ENEMY_PUSHED,
    HERO_MOVED,
    HERO_PUSHED,
    LONG_PUSH,
    OFF,
    PUSHED_A_HERO,
    STOP,
)
from kostka.games.plosinovka.tower import DOWN, LEFT, RIGHT, THROUGH, UP, WAY_NAMES, WAYS
from kostka.kernel.step import Choice, Frame, Judged, Rule, Step

# --- What is allowed ----------------------------------------------------------------------------


def barred(s: Climb, field: i64, way: i64, ghost: bool) -> str:
    """The rule by which the edge of a field cannot be passed this way by a hero."""
    tower = s.tower
    if way == DOWN and tower.in_boss_level(field) and tower.row(field) % tower.rows == 0:
        return "TOW-BLEVEL-03"
    if tower.over_the_edge(field, way):
        return "TOW-MOVE-05"
    if tower.is_open(field, way) or ghost or tower.enters_boss_level(field, way):
        return ""
    return "TOW-MAP-05" if way in (LEFT, RIGHT) else "TOW-MAP-06"


def push_fields(s: Climb, seat: i64, start: i64, field: i64) -> list[int]:
    """Where the occupant of a field can be put by a hero that comes from `start`."""
    tower = s.tower
    reach = max(1, s.passive(seat, LONG_PUSH))
    found: list[int] = []
    edge = [field]
    for _ in range(reach):
        further: list[int] = []
        for each in edge:
            for other in tower.adjacent(each):
                if other not in found and other != field and (s.free(other) or other == start):
                    further.append(other)
                    found.append(other)
        edge = further
    return found


def occupied(s: Climb, seat: i64, start: i64, field: i64) -> str:
    """The rule by which the occupant keeps a hero from this field; "" if it can be pushed."""
    if s.free(field):
        return ""
    enemy = s.enemy_at(field)
    if enemy is not None and enemy.firm:
        return "TOW-ENCARD-04"
    return "" if push_fields(s, seat, start, field) else "TOW-PUSH-04"


def stuck(s: Climb, seat: i64, way: i64) -> str:
    """The rule by which the hero cannot move this way now; "" if it can."""
    at = s.players[seat].at
    if at == OFF:
        return "TOW-ACT-06"
    if way == THROUGH:
        others = s.tower.portals(at)
        for there in others:
            if not occupied(s, seat, at, there):
                return ""
        return "TOW-PUSH-04" if others else "TOW-MAP-20"
    rule = barred(s, at, way, s.turn_notes().ghost)
    return rule or occupied(s, seat, at, at + s.tower.offset[way])


def ways_out(s: Climb, seat: i64) -> list[int]:
    """The ways the hero can move now: those that are not `stuck`."""
    at = s.players[seat].at
    if at == OFF:
        return []
    tower, board = s.tower, s.board
    ghost = s.turn_notes().ghost
    opens: i64 = tower.opens[at]
    found: list[int] = []
    for way in WAYS:
        if opens >> way & 1 == 0 and ((way != UP and not ghost) or barred(s, at, way, ghost)):
            continue
        there: i64 = at + tower.offset[way]
        if board[there] == EMPTY or not occupied(s, seat, at, there):
            found.append(way)
    if tower.content[at] == PORTAL and not stuck(s, seat, THROUGH):
        found.append(THROUGH)
    return found


def can_move(s: Climb, seat: i64) -> bool:
    """Whether there is a way."""
    at = s.players[seat].at
    if at == OFF:
        return False
    for there in s.tower.adjacent(at):
        if s.board[there] == EMPTY:
            return True
    return len(ways_out(s, seat)) > 0


# --- One step -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Depart(Step):
    """TOW-ZONE-01 to -04, TOW-AMB-11: who stands beside strikes before the hero arrives.

    "It" is the way; the counter is the field it leads to.
    """

    def run(self, s: Climb, f: Frame) -> None:
        seat: i64 = f.you
        player, turn = s.players[seat], s.turn_notes()
        turn.ghost = False
        if not turn.quiet and f.it != THROUGH:
            attackers = s.enemies_next_to(player.at)
            if not s.tower.is_open(player.at, f.it):  # TOW-BLEVEL-05, TOW-AMB-74
                enemy = s.enemy_at(f.n)
                if enemy is not None:
                    attackers.append(enemy)
            s.attacked_by(seat, attackers)
        if s.decided():
            return
        if player.at == OFF:  # TOW-PUSH-07
            f.leave()
        else:
            s.stand(player.at, EMPTY)


@dataclass(frozen=True)
class PushAway(Choice):
    """TOW-PUSH-01 to -06: the mover's player places whoever stands there."""

    def run(self, s: Climb, f: Frame) -> None:
        if s.free(f.n):
            return
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        else:
            s.seat = f.you
            s.offered = options

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        seat: i64 = f.you
        return push_fields(s, seat, s.players[seat].at, f.n)

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        field, seat = f.n, f.you
        pushed = s.seat_at(field)
        if pushed < 0:
            s.report(ENEMY_PUSHED, seat, option, s.enemy_at(field), field)
            s.shift_enemy(field, option)
            return
        s.put_hero(pushed, option)
        s.report(HERO_PUSHED, pushed, option, field, seat)
        s.earn(seat, PUSHED_A_HERO, 1)
        s.collect(pushed, option)
        s.open(ARRIVAL, pushed, None)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"push {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "push"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Field:
        return Field(s.name(option))


@dataclass(frozen=True)
class Arrive(Step):
    """The hero stands there, and takes what lies there: TOW-MAP-11."""

    def run(self, s: Climb, f: Frame) -> None:
        seat, field = f.you, f.n
        start = s.players[seat].at
        s.put_hero(seat, field)
        s.report(HERO_MOVED, seat, field, start, f.it)
        s.collect(seat, field)
        if s.tower.in_boss_level(field) and not s.tower.in_boss_level(start):
            s.leave_below()


@dataclass(frozen=True)
class Feel(Step):
    """Traps and boss-token fields: TOW-MAP-12, TOW-AMB-09."""

    def run(self, s: Climb, f: Frame) -> None:
        at = s.players[f.you].at
        if at != OFF:
            s.feel(f.you, at)


@dataclass(frozen=True)
class WakeTheRoots(Step):
    """An ent attacks who has moved next to it; with this the move is over, quiet or not."""

    def run(self, s: Climb, f: Frame) -> None:
        at, turn = s.players[f.you].at, s.turn_notes()
        quiet = turn.quiet or f.it == THROUGH
        turn.quiet = False
        if at == OFF or quiet:
            return
        rooted: list[Enemy] = [enemy for enemy in s.enemies_next_to(at) if enemy.rooted]
        if rooted:
            s.attacked_by(f.you, rooted)


ARRIVAL: Final = Rule("arrive", RevealFromHere(placed=True), Feel())
STEP: Final = Rule(
    "move one field", Depart(), PushAway(), Arrive(), RevealFromHere(), Feel(), WakeTheRoots()
)


@dataclass(frozen=True)
class ChoosePortal(Choice):
    """TOW-AMB-67: any other portal of the level."""

    def run(self, s: Climb, f: Frame) -> None:
        options = self.options(s, f)
        if len(options) == 1:
            self.answer(s, f, options[0])
        else:
            s.seat = f.you

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        seat: i64 = f.you
        at = s.players[seat].at
        return [there for there in s.tower.portals(at) if not occupied(s, seat, at, there)]

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        s.stack.append(Frame(STEP, 0, f.you, THROUGH, option, None))

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"to {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "through"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Field:
        return Field(s.name(option))


PORTAL_STEP: Final = Rule("take a portal", ChoosePortal())


def go(s: Climb, seat: i64, way: i64) -> None:
    """Begin a move of one field."""
    if way == THROUGH:
        s.open(PORTAL_STEP, seat, None)
    else:
        there = s.players[seat].at + s.tower.offset[way]
        s.stack.append(Frame(STEP, 0, seat, way, there, None))


# --- Several steps ------------------------------------------------------------------------------


@dataclass(frozen=True)
class NextStep(Judged):
    """TOW-AMB-12: each field is a move of its own; the player may stop early."""

    def run(self, s: Climb, f: Frame) -> None:
        walk = f.notes
        assert isinstance(walk, Walk)
        if walk.left > 0 and s.players[f.you].at != OFF:
            options = self.options(s, f)
            if len(options) > 1 or options[0] is not STOP:
                s.seat = f.you
                s.offered = options

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        return [STOP, *WAYS, THROUGH]

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        walk = f.notes
        assert isinstance(walk, Walk)
        found: list[Any] = []
        found += ways_out(s, f.you)
        if walk.upward:
            found = [way for way in found if way == UP]
        if walk.moved or not found:
            found.append(STOP)
        return found

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        walk = f.notes
        assert isinstance(walk, Walk)
        if option is STOP:
            if walk.moved or not ways_out(s, f.you):
                return ""
            return "" if walk.upward and stuck(s, f.you, UP) else "TOW-USE-01"
        if walk.upward and option != UP:
            return "TOW-USE-01"
        return stuck(s, f.you, option)

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        if option is STOP:
            return
        walk = f.notes
        assert isinstance(walk, Walk)
        walk.left -= 1
        walk.moved = True
        f.again()
        go(s, f.you, option)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else WAY_NAMES[option]

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "go"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Way(WAY_NAMES[option])


WALK: Final = Rule("walk", NextStep())


def walk(s: Climb, seat: i64, fields: i64, first: int, upward: bool) -> None:
    """Move up to so many fields; the first way may be known already."""
    known = first >= 0
    left = fields - 1 if known else fields
    s.stack.append(Frame(WALK, 0, seat, None, 0, Walk(left, known, upward)))
    if known:
        go(s, seat, first)
