"""The revealed part of the tower as one grid, and which fields are next to which.

Fields are numbered row by row from the bottom left of the whole tower, so levels that are removed
or not yet revealed keep their numbers.  A tower never changes: it is made anew when a level is
revealed or removed, and shared by all copies of a game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.plosinovka.grid import (
    BOSS_START,
    NOTHING,
    PORTAL,
    SPAWN,
    STALL,
    TowerCard,
    level,
)

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
THROUGH: Final = 4  # from one portal to another
WAYS: Final[tuple[int, ...]] = (UP, DOWN, LEFT, RIGHT)  # of any length: made once, not per loop
WAY_NAMES: Final = ("up", "down", "left", "right", "portal")
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


@final
class Tower:
    """`cards` are two for each level, None where it is not revealed; `lowest` is what is left."""

    def __init__(
        self, levels: int, width: int, rows: int, cards: tuple[TowerCard | None, ...], lowest: int
    ) -> None:
        self.levels: i64 = levels
        self.width: i64 = width  # of a level, in fields
        self.rows: i64 = rows  # of a level
        self.cards = cards
        self.lowest: i64 = lowest  # the lowest level that is left, from 0
        size = levels * rows * width
        content = [NOTHING] * size
        platform = [False] * size
        ladder = [False] * size
        below = [False] * size
        right = [False] * size
        highest = -1
        for at in range(levels):
            left_card, right_card = cards[2 * at], cards[2 * at + 1]
            if left_card is None or right_card is None:
                continue
            highest = at
            if at < lowest:
                continue
            both = level(left_card, right_card)
            first = at * rows * width
            for i in range(rows * width):
                content[first + i] = both.content[i]
                platform[first + i] = both.platform[i]
                ladder[first + i] = both.ladder[i]
                below[first + i] = both.open_below[i]
                right[first + i] = both.open_right[i]
        first = max(0, lowest) * rows * width
        last = (highest + 1) * rows * width
        for i in range(first, first + width):  # TOW-GRAV-12
            if i < size:
                platform[i] = True
                below[i] = False
        if highest == levels - 1:  # TOW-BLEVEL-01
            for i in range(last - rows * width, last - rows * width + width):
                platform[i] = True
                below[i] = False
        self.highest: i64 = highest  # the highest level that is revealed
        self.first: i64 = first  # the first field that is left
        self.last: i64 = last  # after the last field that is revealed
        self.size: i64 = size
        self.content: bytes = bytes(content)
        self.platform: bytes = bytes(platform)  # under the field
        self.ladder: bytes = bytes(ladder)
        self.offset: list[int] = [width, -width, -1, 1]
        opens = [0] * size
        walled = [False] * size
        for i in range(first, last):
            opens[i] = self._open(i, below, right)
            walled[i] = self._walled(i, right)
        self.opens: bytes = bytes(opens)  # a bit for every way that is open
        self.beside: list[list[int] | None] = [None] * size  # adjacent fields, once asked for
        self.walled: bytes = bytes(walled)  # by a wall, left or right

    def _open(self, i: int, below: list[bool], right: list[bool]) -> int:
        """TOW-ADJ-01 to -03"""
        bits = 0
        column = i % self.width
        if i + self.width < self.last and below[i + self.width]:
            bits |= 1 << UP
        if below[i]:
            bits |= 1 << DOWN
        if column > 0 and right[i - 1]:
            bits |= 1 << LEFT
        if column < self.width - 1 and right[i]:
            bits |= 1 << RIGHT
        return bits

    def _walled(self, i: int, right: list[bool]) -> bool:
        column = i % self.width
        return (column > 0 and not right[i - 1]) or (column < self.width - 1 and not right[i])

    def level(self, field: i64) -> i64:
        return field // (self.width * self.rows)

    def row(self, field: i64) -> i64:
        return field // self.width

    def in_boss_level(self, field: i64) -> bool:
        return field >= (self.levels - 1) * self.rows * self.width

    def on_left_card(self, field: i64) -> bool:
        return field % self.width < self.width // 2

    def is_open(self, field: i64, way: i64) -> bool:
        opens: i64 = self.opens[field]
        return opens >> way & 1 == 1

    def over_the_edge(self, field: i64, way: i64) -> bool:
        """TOW-MOVE-05"""
        if way == LEFT:
            return field % self.width == 0
        if way == RIGHT:
            return field % self.width == self.width - 1
        there: i64 = field + self.offset[way]
        return there < self.first or there >= self.last

    def enters_boss_level(self, field: i64, way: i64) -> bool:
        """TOW-BLEVEL-02"""
        if way != UP or self.in_boss_level(field):
            return False
        there = field + self.width
        return there < self.last and self.in_boss_level(there)

    def adjacent(self, field: i64) -> list[int]:
        """In the order of the ways; made once and kept."""
        known = self.beside[field]
        if known is None:
            opens = self.opens[field]
            known = [int(field) + self.offset[way] for way in WAYS if opens >> way & 1]
            self.beside[field] = known
        return known

    def is_next(self, field: i64, other: i64) -> bool:
        """Whether the two are adjacent."""
        opens = self.opens[field]
        for way in WAYS:
            if opens >> way & 1 and field + self.offset[way] == other:
                return True
        return False

    def showing(self, what: int, at: i64) -> list[int]:
        """The fields of one level that show this."""
        first = at * self.rows * self.width
        return [i for i in range(first, first + self.rows * self.width) if self.content[i] == what]

    def portals(self, field: i64) -> list[int]:
        """The other portals of its level: TOW-MAP-20, -21."""
        if self.content[field] != PORTAL:
            return []
        return [i for i in self.showing(PORTAL, self.level(field)) if i != field]

    def spawns(self, at: i64) -> list[int]:
        return self.showing(SPAWN, at)

    def stalls(self, at: i64) -> list[int]:
        return self.showing(STALL, at)

    def start(self, right: bool) -> int:
        """Where the boss begins: on its card of the boss level."""
        for i in self.showing(BOSS_START, self.levels - 1):
            if self.on_left_card(i) != right:
                return i
        raise AssertionError("a boss-level card has a start field")

    def apart(self, field: i64, other: i64) -> int:
        """Rows and columns between, walls ignored: TOW-AMB-35."""
        rows = abs(int(field // self.width - other // self.width))
        return rows + abs(int(field % self.width - other % self.width))

    def name(self, field: i64) -> str:
        return f"{COLUMNS[field % self.width]}{field // self.width + 1}"
