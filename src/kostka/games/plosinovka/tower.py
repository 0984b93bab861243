"""The revealed part of the tower as one grid, and which fields are next to which.

Fields are numbered row by row from the bottom left of the whole tower, so levels that are removed
or not yet revealed keep their numbers.  A tower never changes: it is made anew when a level is
revealed or removed, and shared by all copies of a game.
"""

from __future__ import annotations

from typing import Final, final

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
WAYS: Final = (UP, DOWN, LEFT, RIGHT)
WAY_NAMES: Final = ("up", "down", "left", "right", "portal")
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


@final
class Tower:
    """`cards` are two for each level, None where it is not revealed; `lowest` is what is left."""

    def __init__(
        self, levels: int, width: int, rows: int, cards: tuple[TowerCard | None, ...], lowest: int
    ) -> None:
        self.levels = levels
        self.width = width  # of a level, in fields
        self.rows = rows  # of a level
        self.cards = cards
        self.lowest = lowest  # the lowest level that is left, from 0
        self.highest = -1  # the highest level that is revealed
        size = levels * rows * width
        self.size = size
        self.content: list[int] = [NOTHING] * size
        self.platform: list[bool] = [False] * size  # under the field
        self.ladder: list[bool] = [False] * size
        self.walled: list[bool] = [False] * size  # by a wall, left or right
        self.opens: list[int] = [0] * size  # a bit for every way that is open
        self.offset: list[int] = [width, -width, -1, 1]
        below = [False] * size
        right = [False] * size
        for at in range(levels):
            left_card, right_card = cards[2 * at], cards[2 * at + 1]
            if left_card is None or right_card is None:
                continue
            self.highest = at
            if at < lowest:
                continue
            both = level(left_card, right_card)
            first = at * rows * width
            for i in range(rows * width):
                self.content[first + i] = both.content[i]
                self.platform[first + i] = both.platform[i]
                self.ladder[first + i] = both.ladder[i]
                below[first + i] = both.open_below[i]
                right[first + i] = both.open_right[i]
        self.first = max(0, lowest) * rows * width  # the first field that is left
        self.last = (self.highest + 1) * rows * width  # after the last field that is revealed
        for i in range(self.first, self.first + width):  # TOW-GRAV-12
            if i < size:
                self.platform[i] = True
                below[i] = False
        if self.highest == levels - 1:  # TOW-BLEVEL-01
            for i in range(self.last - rows * width, self.last - rows * width + width):
                self.platform[i] = True
                below[i] = False
        for i in range(self.first, self.last):
            self._open(i, below, right)

    def _open(self, i: int, below: list[bool], right: list[bool]) -> None:
        """TOW-ADJ-01 to -03"""
        bits = 0
        column = i % self.width
        if i + self.width < self.last and below[i + self.width]:
            bits |= 1 << UP
        if below[i]:
            bits |= 1 << DOWN
        if column > 0:
            if right[i - 1]:
                bits |= 1 << LEFT
            else:
                self.walled[i] = True
        if column < self.width - 1:
            if right[i]:
                bits |= 1 << RIGHT
            else:
                self.walled[i] = True
        self.opens[i] = bits

    def level(self, field: int) -> int:
        return field // (self.width * self.rows)

    def row(self, field: int) -> int:
        return field // self.width

    def in_boss_level(self, field: int) -> bool:
        return field >= (self.levels - 1) * self.rows * self.width

    def on_left_card(self, field: int) -> bool:
        return field % self.width < self.width // 2

    def is_open(self, field: int, way: int) -> bool:
        return self.opens[field] >> way & 1 == 1

    def over_the_edge(self, field: int, way: int) -> bool:
        """TOW-MOVE-05"""
        if way == LEFT:
            return field % self.width == 0
        if way == RIGHT:
            return field % self.width == self.width - 1
        there = field + self.offset[way]
        return there < self.first or there >= self.last

    def enters_boss_level(self, field: int, way: int) -> bool:
        """TOW-BLEVEL-02"""
        if way != UP or self.in_boss_level(field):
            return False
        there = field + self.width
        return there < self.last and self.in_boss_level(there)

    def adjacent(self, field: int) -> list[int]:
        opens = self.opens[field]
        return [field + self.offset[way] for way in WAYS if opens >> way & 1]

    def is_next(self, field: int, other: int) -> bool:
        """Whether the two are adjacent."""
        opens = self.opens[field]
        for way in WAYS:
            if opens >> way & 1 and field + self.offset[way] == other:
                return True
        return False

    def showing(self, what: int, at: int) -> list[int]:
        """The fields of one level that show this."""
        first = at * self.rows * self.width
        return [i for i in range(first, first + self.rows * self.width) if self.content[i] == what]

    def portals(self, field: int) -> list[int]:
        """The other portals of its level: TOW-MAP-20, -21."""
        if self.content[field] != PORTAL:
            return []
        return [i for i in self.showing(PORTAL, self.level(field)) if i != field]

    def spawns(self, at: int) -> list[int]:
        return self.showing(SPAWN, at)

    def stalls(self, at: int) -> list[int]:
        return self.showing(STALL, at)

    def start(self, right: bool) -> int:
        """Where the boss begins: on its card of the boss level."""
        for i in self.showing(BOSS_START, self.levels - 1):
            if self.on_left_card(i) != right:
                return i
        raise AssertionError("a boss-level card has a start field")

    def apart(self, field: int, other: int) -> int:
        """Rows and columns between, walls ignored: TOW-AMB-35."""
        rows = abs(field // self.width - other // self.width)
        return rows + abs(field % self.width - other % self.width)

    def name(self, field: int) -> str:
        return f"{COLUMNS[field % self.width]}{field // self.width + 1}"
