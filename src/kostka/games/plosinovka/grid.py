"""The fields of the tower: what stands on a card, and what a level of two cards lets through.

Fields are numbered row by row from the bottom left; a platform belongs to the field above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kostka.kernel.step import Named, Word

DREAD_FOREST: Final = Word("dread-forest")
CREEPING_VOID: Final = Word("creeping-void")

# What a field shows.
NOTHING: Final = 0
SPAWN: Final = 1
GEM: Final = 2
GOLD: Final = 3
TRAP: Final = 4
STALL: Final = 5
PORTAL: Final = 6
BOSS_TOKEN: Final = 7
BOSS_START: Final = 8


@final
class TowerCard(Named):
    """One card of the tower: its fields from the bottom left, and what lies between them."""

    def __init__(
        self,
        key: str,
        theme: Word,
        width: int,
        content: Sequence[int],
        platform: Sequence[bool],
        through: Sequence[bool],
        ladder: Sequence[bool],
        wall: Sequence[bool],
    ) -> None:
        super().__init__(key)
        self.theme = theme
        self.width: i64 = width
        self.height: i64 = len(content) // width
        self.content = tuple(content)
        self.platform = tuple(platform)  # under the field
        self.through = tuple(through)  # a ladder runs through that platform
        self.ladder = tuple(ladder)
        self.wall = tuple(wall)  # on the right side of the field
        self.boss = BOSS_START in self.content


@final
class Level:
    """Two cards side by side: everything about their fields that never changes."""

    def __init__(self, left: TowerCard, right: TowerCard) -> None:
        if (left.width, left.height) != (right.width, right.height):
            raise ValueError(f"{left.key} and {right.key} are not of one size")
        self.cards = (left, right)
        self.boss = left.boss
        self.width: i64 = left.width + right.width
        self.height: i64 = left.height
        content: list[int] = []
        platform: list[bool] = []
        ladder: list[bool] = []
        open_below: list[bool] = []
        open_right: list[bool] = []
        for row in range(int(left.height)):
            for card in (left, right):
                for column in range(int(card.width)):
                    at = row * int(card.width) + column
                    content.append(card.content[at])
                    platform.append(card.platform[at])
                    ladder.append(card.ladder[at])
                    open_below.append(card.through[at] or not card.platform[at])
                    edge = card is right and column + 1 == card.width
                    open_right.append(not card.wall[at] and not edge)
        self.content = tuple(content)
        self.platform = tuple(platform)  # under the field
        self.ladder = tuple(ladder)
        self.open_below = tuple(open_below)  # one can pass between it and the field below
        self.open_right = tuple(open_right)  # one can pass between it and the field to the right
        self.spawns = _with(SPAWN, self.content)
        self.gems = _with(GEM, self.content)
        self.golds = _with(GOLD, self.content)
        self.traps = _with(TRAP, self.content)
        self.stalls = _with(STALL, self.content)
        self.portals = _with(PORTAL, self.content)
        self.tokens = _with(BOSS_TOKEN, self.content)
        self.starts = _with(BOSS_START, self.content)


def _with(wanted: int, content: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the fields that show this."""
    return tuple([at for at in range(len(content)) if content[at] == wanted])


_LEVELS: Final[dict[tuple[str, str], Level]] = {}


def level(left: TowerCard, right: TowerCard) -> Level:
    """The level of these two cards, made once."""
    pair = (left.key, right.key)
    found = _LEVELS.get(pair)
    if found is None or found.cards != (left, right):
        found = Level(left, right)
        _LEVELS[pair] = found
    return found
