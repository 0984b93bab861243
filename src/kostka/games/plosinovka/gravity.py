"""Plošinovka, gravity: who falls, how far, and who may hold on.  TOW-GRAV, TOW-LADDER."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.plosinovka.grid import BOSS_TOKEN, TRAP
from kostka.games.plosinovka.notes import Falling
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY
from kostka.games.plosinovka.terms import (
    ENEMY_FELL,
    FELL,
    HERO_FELL,
    HOLD,
    LET_GO,
    OFF,
    SELDOM,
    SOFT_FALL,
    TRAP_FIELD,
    TRAP_PROOF,
    WALL_GRIP,
)
from kostka.kernel.chance import Luck
from kostka.kernel.step import Choice, Frame, Rule, Step, Word

HOLDING: Final[tuple[Word, ...]] = (HOLD, LET_GO)


def firm(s: Climb, field: i64) -> bool:
    """Whether the figure there cannot fall, whatever its player wants: TOW-GRAV-03, -05."""
    while True:
        if s.tower.platform[field]:
            return True
        enemy, seat = s.enemy_at(field), s.seat_at(field)
        if enemy is not None and enemy.flies:
            return True
        if seat >= 0 and s.players[seat].floats:
            return True
        field -= s.width
        if s.free(field):
            return False


def can_hold(s: Climb, seat: i64, ladders: bool) -> bool:
    """TOW-MAP-16, TOW-AMB-21; gloves hold at walls, and the map edge is none."""
    at = s.players[seat].at
    if s.tower.ladder[at] and ladders and s.ladders_hold(seat):
        return True
    return bool(s.tower.walled[at]) and s.passive(seat, WALL_GRIP) > 0


@dataclass(frozen=True)
class HoldOn(Choice):
    """TOW-LADDER-01, -02, TOW-AMB-24: each owner, clockwise from the active player."""

    def run(self, s: Climb, f: Frame) -> None:
        falling = f.notes
        assert isinstance(falling, Falling)
        for seat in s.from_seat(s.active()):
            at = s.players[seat].at
            if at == OFF or seat in falling.asked:
                continue
            if not (falling.boss if s.tower.in_boss_level(at) else falling.below):
                continue
            if not firm(s, at) and can_hold(s, seat, falling.ladders):
                f.you = seat
                s.seat = seat
                return

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        return HOLDING

    def blind(self, s: Climb, f: Frame, luck: Luck) -> Any:
        return HOLD if luck.below(SELDOM) else None

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        falling = f.notes
        assert isinstance(falling, Falling)
        seat: i64 = f.you
        falling.asked = (*falling.asked, seat)
        if option is LET_GO:
            falling.falls = (*falling.falls, seat)
        f.again()


@dataclass(frozen=True)
class Fall(Step):
    """TOW-GRAV-03 to -05, TOW-AMB-23: column by column, the lowest first; all in one moment."""

    def run(self, s: Climb, f: Frame) -> None:
        falling = f.notes
        assert isinstance(falling, Falling)
        tower, board = s.tower, s.board
        width: i64 = s.width
        boss: i64 = (s.levels - 1) * s.rows * width
        first: i64 = tower.first if falling.below else max(tower.first, boss)
        last: i64 = tower.last if falling.boss else min(tower.last, boss)
        falls = False
        for column in range(width):
            field: i64 = first + column
            while field < last:
                if (
                    board[field] != EMPTY
                    and not tower.platform[field]
                    and board[field - width] == EMPTY
                ):
                    if not falls:
                        falls = True
                        s.at_once()
                    self._drop(s, falling, field)
                    if s.decided():
                        return
                field += width
        if falls:
            s.settle()

    def _drop(self, s: Climb, falling: Falling, field: i64) -> None:
        seat, enemy = s.seat_at(field), s.enemy_at(field)
        if enemy is not None:
            if not enemy.flies:
                to = _landing(s, field)
                s.shift_enemy(field, to)
                s.report(ENEMY_FELL, 0, to, enemy, field)
            return
        player = s.players[seat]
        if player.floats or (seat in falling.asked and seat not in falling.falls):
            return
        to = _landing(s, field)
        self._fall(s, seat, field, to)

    def _fall(self, s: Climb, seat: i64, field: i64, to: i64) -> None:
        """A hero falls, through every trap on the way: TOW-MAP-13, TOW-AMB-08."""
        safe = s.passive(seat, TRAP_PROOF) + s.passive(seat, SOFT_FALL) > 0
        at = field
        while at != to:
            at -= s.width
            s.put_hero(seat, at)
            if s.tower.content[at] == TRAP and not safe:
                s.suffer(seat, 1, TRAP_FIELD)
                if s.decided() or s.players[seat].at == OFF:
                    return
        far = (field - to) // s.width
        s.report(HERO_FELL, seat, to, far, field)
        s.earn(seat, FELL, far)
        s.collect(seat, to)
        if s.tower.content[to] == BOSS_TOKEN:
            s.feel(seat, to)


def _landing(s: Climb, field: i64) -> int:
    """TOW-GRAV-04: until a platform or another figure."""
    while not s.tower.platform[field] and s.free(field - s.width):
        field -= s.width
    return field


GRAVITY: Final = Rule("gravity", HoldOn(), Fall())


def resolve_gravity(s: Climb, falling: Falling) -> None:
    s.stack.append(Frame(GRAVITY, 0, s.active(), None, 0, falling))


@dataclass(frozen=True)
class GravityForAll(Step):
    """TOW-TURN-14"""

    def run(self, s: Climb, f: Frame) -> None:
        resolve_gravity(s, Falling())
