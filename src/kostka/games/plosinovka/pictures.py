"""Cards of the tower as pictures in text files: read, checked, and told apart.

Every second line is a row of fields, from the top; the line below it holds their floors.  A field
is three characters: `H` if a ladder stands there, its content, a blank; then `|` for a wall.  A
floor is `---`, or `-H-` if a ladder runs through it to the ladder in the field below.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from kostka.games.plosinovka.grid import (
    BOSS_START,
    BOSS_TOKEN,
    CREEPING_VOID,
    DREAD_FOREST,
    GEM,
    GOLD,
    NOTHING,
    PORTAL,
    SPAWN,
    STALL,
    TRAP,
    TowerCard,
)
from kostka.kernel.step import Word

CONTENT: Final = {
    ".": NOTHING,
    "e": SPAWN,
    "g": GEM,
    "o": GOLD,
    "^": TRAP,
    "S": STALL,
    "P": PORTAL,
    "B": BOSS_TOKEN,
    "X": BOSS_START,
}
ON_A_PLATFORM: Final = {
    SPAWN: "an enemy",
    STALL: "a stall",
    PORTAL: "a portal",
    BOSS_START: "the boss",
}
MOST_SPAWNS: Final = 2  # on an ordinary card: four tokens of an enemy are enough for a level
CELL: Final = 4  # characters from one field to the next
THEMES: Final = (DREAD_FOREST, CREEPING_VOID)


class BadPicture(ValueError):
    """A picture that is no card of the tower; says in which file, where and why."""


class _Picture:
    """One picture being read: its lines, padded, and where its name comes from."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        lines = text.rstrip("\n").split("\n")
        if len(lines) < 2 or len(lines) % 2:
            raise BadPicture(f"{name}: {len(lines)} lines; every row of fields needs its floors")
        size = len(lines[1].rstrip())
        if size < CELL + 1 or size % CELL != 1:
            raise BadPicture(f"{name}, line 2: {size} characters; there are 4 for a field and 1")
        for number, line in enumerate(lines, 1):
            if len(line.rstrip()) > size:
                raise BadPicture(f"{name}, line {number}: longer than line 2")
        self.lines = [line.rstrip().ljust(size) for line in lines]
        self.width = size // CELL
        self.height = len(lines) // 2

    def error(self, row: int, column: int, why: str) -> BadPicture:
        """Rows from the bottom and columns from the left, both from 1, as everywhere."""
        return BadPicture(f"{self.name}, row {row + 1}, column {column + 1}: {why}")

    def field(self, row: int, column: int) -> str:
        """The field's three characters and the one to its right."""
        line = self.lines[2 * (self.height - 1 - row)]
        return line[CELL * column + 1 : CELL * column + 5]

    def floor(self, row: int, column: int) -> str:
        """The floor's three characters between its corners."""
        line = self.lines[2 * (self.height - 1 - row) + 1]
        if line[CELL * column] != "+" or line[CELL * column + CELL] != "+":
            raise self.error(row, column, "a floor begins and ends with +")
        return line[CELL * column + 1 : CELL * column + 4]


def parse(name: str, theme: Word, text: str) -> TowerCard:
    """The card of this picture; raises BadPicture."""
    picture = _Picture(name, text)
    content: list[int] = []
    platform: list[bool] = []
    through: list[bool] = []
    ladder: list[bool] = []
    wall: list[bool] = []
    for row in range(picture.height):
        for column in range(picture.width):
            field = picture.field(row, column)
            if field[0] not in " H":
                raise picture.error(row, column, f"{field[0]!r} is no ladder")
            if field[1] not in CONTENT:
                raise picture.error(row, column, f"{field[1]!r} is nothing a field can show")
            last = column + 1 == picture.width
            if field[2] != " " or field[3] not in (" " if last else " |"):
                raise picture.error(row, column, "only | may stand between two fields")
            floor = picture.floor(row, column)
            if floor not in ("   ", "---", "-H-"):
                raise picture.error(row, column, f"{floor!r} is no floor")
            content.append(CONTENT[field[1]])
            ladder.append(field[0] == "H")
            wall.append(field[3] == "|")
            platform.append(floor != "   ")
            through.append(floor == "-H-")
    key = name.rpartition("/")[2].removesuffix(".txt")
    card = TowerCard(key, theme, picture.width, content, platform, through, ladder, wall)
    _check(picture, card)
    return card


def _check(picture: _Picture, card: TowerCard) -> None:
    """What the rulebook and our rulings ask of a card, field by field."""
    width = picture.width
    spawns = 0
    reached = reachable(card)
    for at, shown in enumerate(card.content):
        row, column = divmod(at, width)
        if shown in ON_A_PLATFORM and not card.platform[at]:
            raise picture.error(row, column, f"no platform under {ON_A_PLATFORM[shown]}")
        if shown == PORTAL and card.theme is not CREEPING_VOID:  # TOW-MAP-19
            raise picture.error(row, column, f"no portal belongs into {card.theme.key}")
        if shown == BOSS_TOKEN and not card.boss:  # TOW-AMB-52
            raise picture.error(row, column, "boss tokens are for boss-level cards")
        if card.through[at] and (row == 0 or not card.ladder[at - width]):
            raise picture.error(row, column, "no ladder below the one through this floor")
        if card.boss and row == 0 and not card.platform[at]:  # TOW-BLEVEL-01
            raise picture.error(row, column, "the lowest row of a boss level is all platforms")
        if at not in reached:
            raise picture.error(row, column, "nobody can come here from the lowest row")
        spawns += shown == SPAWN
        if spawns > MOST_SPAWNS:  # TOW-AMB-41
            raise picture.error(row, column, f"more than {MOST_SPAWNS} enemies")
    if card.boss and STALL not in card.content:  # TOW-BLEVEL-10
        raise BadPicture(f"{picture.name}: a boss-level card needs a stall")


def reachable(card: TowerCard) -> set[int]:
    """The fields one can come to from the lowest row without leaving the card."""
    width, size = int(card.width), len(card.content)
    reached = set(range(width))
    waiting = list(range(width))
    while waiting:
        at = waiting.pop()
        column = at % width
        steps = []
        if column and not card.wall[at - 1]:
            steps.append(at - 1)
        if column + 1 < width and not card.wall[at]:
            steps.append(at + 1)
        if at + width < size and (card.through[at + width] or not card.platform[at + width]):
            steps.append(at + width)
        if at >= width and (card.through[at] or not card.platform[at]):
            steps.append(at - width)
        for there in steps:
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


def load() -> dict[str, TowerCard]:
    """Every card in the package's pictures, by its key; all of one size."""
    found: dict[str, TowerCard] = {}
    towers = files("kostka.games.plosinovka").joinpath("towers")
    for theme in THEMES:
        folder = towers.joinpath(theme.key)
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            card = parse(f"towers/{theme.key}/{file.name}", theme, file.read_text("utf-8"))
            if card.key in found:
                raise BadPicture(f"towers/{theme.key}/{file.name}: there are two of this name")
            found[card.key] = card
    sizes = {(int(card.width), int(card.height)) for card in found.values()}
    if len(sizes) != 1:
        raise BadPicture(f"towers: cards of different sizes: {sorted(sizes)}")
    return found


CARDS: Final = load()


def ordinary(theme: Word) -> tuple[TowerCard, ...]:
    """The cards of a theme without the boss symbol on their backs."""
    return tuple([card for card in CARDS.values() if card.theme is theme and not card.boss])


def of_boss(theme: Word) -> tuple[TowerCard, ...]:
    """The boss-level cards of a theme."""
    return tuple([card for card in CARDS.values() if card.theme is theme and card.boss])
