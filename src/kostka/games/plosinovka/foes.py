"""Plošinovka, how enemies move and attack: the enemy die, monster symbols, helpers that come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.plosinovka.meanings import Field, Way
from kostka.games.plosinovka.notes import Herd
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY, FIRST_KIND
from kostka.games.plosinovka.terms import (
    ATTACK,
    ENEMY_DIE_AGAIN,
    ENEMY_MOVED,
    LEFTWARD,
    OFF,
    STOP,
)
from kostka.games.plosinovka.tower import LEFT, RIGHT, WAY_NAMES, WAYS
from kostka.kernel.step import Frame, Judged, Rule, Step, Word

# --- The enemy die ------------------------------------------------------------------------------


def all_attack(s: Climb) -> None:
    """TOW-EDIE-01, -08, -09: all enemies, at once."""
    s.at_once()
    for seat in s.from_seat(s.active()):
        at = s.players[seat].at
        if at != OFF:
            s.attacked_by(seat, s.enemies_next_to(at))
            if s.decided():
                return
    s.settle()


def all_move(s: Climb, way: i64) -> None:
    """TOW-EDIE-02 to -07, TOW-EDIE-10, TOW-AMB-17, -18: those in front go first."""
    tower, board = s.tower, s.board
    width: i64 = s.width
    step: i64 = tower.offset[way]
    row: i64 = tower.first
    last: i64 = tower.last
    while row < last:
        for n in range(width):
            field: i64 = row + (n if way == LEFT else width - 1 - n)
            if board[field] < FIRST_KIND or not tower.is_open(field, way):
                continue
            enemy = s.enemy_at(field)
            there: i64 = field + step
            if enemy is None or enemy.shambles or board[there] != EMPTY:
                continue
            if tower.platform[there] or enemy.flies:
                s.shift_enemy(field, there)
                s.report(ENEMY_MOVED, s.active(), field, enemy, int(there))
        row += width


@dataclass(frozen=True)
class ResolveEnemyDie(Step):
    """TOW-TURN-08"""

    def run(self, s: Climb, f: Frame) -> None:
        face = s.turn_notes().face
        for _ in range(1 + s.passive(f.you, ENEMY_DIE_AGAIN)):
            if face is not None and not s.decided():
                resolve_face(s, face)


def resolve_face(s: Climb, face: Word) -> None:
    if face is ATTACK:
        all_attack(s)
    else:
        all_move(s, LEFT if face is LEFTWARD else RIGHT)


# --- Moved by a player --------------------------------------------------------------------------


def closed(s: Climb, seat: i64, field: i64) -> str:
    """TOW-BLEVEL-08, -09: who is inside and who is outside leave each other alone."""
    inside = s.inside(seat)
    if s.tower.in_boss_level(field) == inside:
        return ""
    return "TOW-BLEVEL-09" if inside else "TOW-BLEVEL-08"


def kept(s: Climb, field: i64, way: i64) -> str:
    """The rule by which an enemy cannot be moved this way: TOW-EMOVE-03, TOW-MAP-04."""
    if not s.tower.is_open(field, way):
        return "TOW-EMOVE-03"
    return "" if s.free(field + s.tower.offset[way]) else "TOW-MAP-04"


def unmoved(s: Climb, seat: i64, field: i64, symbols: bool) -> str:
    """The rule by which this player cannot move what stands there."""
    enemy = s.enemy_at(field)
    if enemy is None:
        return "TOW-SYM-07"
    rule = closed(s, seat, field)
    if rule:
        return rule
    if enemy.heavy and symbols:
        return "TOW-ENCARD-04"
    for way in WAYS:
        if not kept(s, field, way):
            return ""
    return "TOW-EMOVE-03"


def movable(s: Climb, seat: i64, symbols: bool) -> list[int]:
    """The enemies this player could move now."""
    return [field for field in s.enemy_fields() if not unmoved(s, seat, field, symbols)]


def any_movable(s: Climb, seat: i64, symbols: bool) -> bool:
    """Whether there is one."""
    board = s.board
    at = s.players[seat].at
    boss: i64 = (s.levels - 1) * s.rows * s.width
    first: i64 = s.tower.first
    last: i64 = s.tower.last
    if at >= boss:  # TOW-BLEVEL-08, -09
        first = boss
    elif last > boss:
        last = boss
    for field in range(first, last):
        code: i64 = board[field]
        if code < FIRST_KIND or (symbols and s.kinds[code - FIRST_KIND].heavy):
            continue
        for there in s.tower.adjacent(field):
            if board[there] == EMPTY:
                return True
    return False


@dataclass(frozen=True)
class ChooseEnemy(Judged):
    """TOW-EMOVE-02: any enemy, wherever it is."""

    symbols: bool = True  # a monster symbol, not a card

    def run(self, s: Climb, f: Frame) -> None:
        herd = f.notes
        assert isinstance(herd, Herd)
        if herd.more <= 0 or s.players[f.you].at == OFF:
            f.leave()
            return
        fields = self._fields(s, f)
        if not fields:
            f.leave()
        elif len(fields) == 1 and not herd.done:
            self.answer(s, f, fields[0])
        else:
            s.seat = f.you
            s.offered = self._with_stop(herd, fields)

    def _fields(self, s: Climb, f: Frame) -> list[int]:
        herd = f.notes
        assert isinstance(herd, Herd)
        found = movable(s, f.you, self.symbols)
        return [field for field in found if field not in herd.done] if herd.done else found

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        return [STOP, *s.enemy_fields()]

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        herd = f.notes
        assert isinstance(herd, Herd)
        return self._with_stop(herd, self._fields(s, f))

    def _with_stop(self, herd: Herd, fields: list[int]) -> Sequence[Any]:
        return [*fields, STOP] if herd.done else fields

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        herd = f.notes
        assert isinstance(herd, Herd)
        if option is STOP:
            return "" if herd.done else "TOW-SYM-07"
        if option in herd.done:
            return "TOW-USE-01"
        return unmoved(s, f.you, option, self.symbols)

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        if option is STOP:
            f.leave()
            return
        herd = f.notes
        assert isinstance(herd, Herd)
        herd.more -= 1
        herd.at = option
        herd.left = herd.fields

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"enemy {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "which-enemy"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Field(s.name(option))


@dataclass(frozen=True)
class MoveTheEnemy(Judged):
    """TOW-SYM-07, TOW-EMOVE-03, -04, TOW-AMB-30: field by field, and it may stop early."""

    def run(self, s: Climb, f: Frame) -> None:
        herd = f.notes
        assert isinstance(herd, Herd)
        if herd.left > 0:
            options = self.options(s, f)
            if len(options) > (1 if herd.left < herd.fields else 0):
                s.seat = f.you
                s.offered = options
                return
        herd.done = (*herd.done, herd.at)
        f.restart()

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        return [STOP, *WAYS]

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        herd = f.notes
        assert isinstance(herd, Herd)
        found: list[Any] = []
        at: i64 = herd.at
        opens: i64 = s.tower.opens[at]
        for way in WAYS:
            if opens >> way & 1 == 1 and s.board[at + s.tower.offset[way]] == EMPTY:
                found.append(way)
        if herd.left < herd.fields:
            found.append(STOP)
        return found

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        herd = f.notes
        assert isinstance(herd, Herd)
        if option is STOP:
            return "" if herd.left < herd.fields else "TOW-SYM-07"
        return kept(s, herd.at, option)

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        herd = f.notes
        assert isinstance(herd, Herd)
        if option is STOP:
            herd.left = 0
        else:
            enemy, field = s.enemy_at(herd.at), herd.at
            there = field + s.tower.offset[option]
            s.shift_enemy(field, there)
            s.report(ENEMY_MOVED, f.you, field, enemy, there)
            herd.at = there
            herd.left -= 1
        f.again()

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else WAY_NAMES[option]

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "go"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Way(WAY_NAMES[option])


HERDING: Final = Rule("move an enemy", ChooseEnemy(), MoveTheEnemy())
DRIVING: Final = Rule("move enemies", ChooseEnemy(symbols=False), MoveTheEnemy())


def herd(s: Climb, seat: i64, enemies: i64, fields: i64, rule: Rule) -> None:
    s.stack.append(Frame(rule, 0, seat, None, 0, Herd(fields, enemies)))


# --- Helpers ------------------------------------------------------------------------------------


def nearest(s: Climb, fields: Sequence[int], to: i64) -> list[int]:
    """Of these fields, those nearest to one."""
    if not fields:
        return []
    least = min([s.tower.apart(field, to) for field in fields])
    return [field for field in fields if s.tower.apart(field, to) == least]
