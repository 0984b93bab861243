"""Plošinovka on the stage: a map drawn in the file or laid of cards, figures, dice, possessions."""

from __future__ import annotations

from typing import Any, Final

from kostka.games.plosinovka import grid, pictures
from kostka.games.plosinovka.card import Card, Enemy
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.content import HELPERS
from kostka.games.plosinovka.grid import TowerCard
from kostka.games.plosinovka.levels import TIERS
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY
from kostka.games.plosinovka.terms import BLANK, DICE, OFF, RIGHTWARD, SYMBOLS
from kostka.games.plosinovka.tower import COLUMNS
from kostka.games.plosinovka.turn import RollDice
from kostka.kernel.game import Mistake
from kostka.kernel.state import State
from kostka.scenario.prop import NEXT_TURN, Prop, seats_of
from kostka.scenario.table import Table

MOST: Final = 999
STEPS: Final = tuple([f"step-{n}" for n in range(1, 9)])
OWNED: Final[dict[str, Card]] = {card.key: card for card in (*ITEMS, *ARTIFACTS)}
POTION: Final = {potion.key: potion for potion in POTIONS}
ENEMY: Final[dict[str, Enemy]] = {enemy.key: enemy for enemy in (*ENEMIES, *HELPERS, *BOSSES)}
TOKEN: Final = {token.key: token for boss in BOSSES for token in boss.tokens}
SYMBOL: Final = {symbol.key: symbol.place for symbol in SYMBOLS}
FIELDS: Final = (
    *("at", "home", "lives", "gold", "gems", "special", "items", "turned", "potions", "tokens"),
)


class Plosinovka(Prop):
    quiet = ("end-actions", "leave-it", "hold-on", "stop", "strike")
    places = (*STEPS, NEXT_TURN)

    def start(self, s: State, seat: int) -> None:
        """The first of everything is drawn; then the seat is to roll."""
        assert isinstance(s, Climb)
        if not s.solo:
            s.choose(seat)
        while s.turn == 0 or (s.solo and not s.shown):
            s.choose(s.options()[0])

    def laid(self, s: State) -> bool:
        assert isinstance(s, Climb)
        return s.turn > 0

    def place(self, s: State, position: Table) -> None:
        assert isinstance(s, Climb)
        position.only(
            *("turn", "lowest", "level", "guards", "gold", "gems", "enemies", "dice", "seat")
        )
        if s.over() or not isinstance(s.question(), RollDice):
            raise Mistake(f"{position.file}: a position is laid before dice are rolled.")
        if position.has("turn"):
            s.turn = position.number("turn", 1, MOST)
        if position.has("level"):
            place_tower(s, position)
        if position.has("dice"):
            to_the_actions(s)
        for seat, table in seats_of(s, position):
            place_seat(s, seat, table)
        enemies = position.table("enemies")
        for field in enemies.values:
            key = enemies.one_of(field, enemies.text(field), tuple(ENEMY), "enemy")
            s.put_enemy(ENEMY[key], free_field(s, enemies, field, field))
        if position.has("dice"):
            place_dice(s, position)
        s.offered = None

    def phase(self, s: State) -> str | None:
        assert isinstance(s, Climb)
        return f"step-{s.turn_notes().step}"

    def mark(self, s: State) -> int:
        assert isinstance(s, Climb)
        return s.turn

    def values(self, s: State) -> dict[str, Any]:
        found = super().values(s)
        tower = found.pop("tower")
        found["lowest"] = tower["lowest"] + 1
        found["highest"] = tower["highest"] + 1
        found["guards"] = tower["guards"]
        figures = found.pop("figures")
        found["enemies"] = {each["at"]: each["enemy"] for each in figures if each["enemy"]}
        found["standing"] = [f"{each['at']} {each['enemy']}" for each in figures if each["enemy"]]
        found["lying"] = {each["name"]: each["lies"] for each in tower["fields"] if each["lies"]}
        found.update(found.pop("dice"))
        return found


def find_field(s: Climb, table: Table, field: str, name: str) -> int:
    """By its name such as `c5`, in the part of the tower that is revealed and left."""
    column = COLUMNS.find(name[:1]) if name else -1
    row = name[1:]
    if 0 <= column < s.width and row.isdecimal() and len(row) < 3:
        found = (int(row) - 1) * s.width + column
        if s.tower.first <= found < s.tower.last:
            return found
    raise table.wrong(field, f"{name!r} is no field of the map, such as {s.name(s.tower.first)!r}")


def free_field(s: Climb, table: Table, field: str, name: str) -> int:
    found = find_field(s, table, field, name)
    if not s.free(found):
        raise table.wrong(field, f"somebody stands on {name} already")  # TOW-MAP-04
    return found


def place_tower(s: Climb, position: Table) -> None:
    """The levels that the file names, from 1; what is not named lies face down."""
    levels = position.table("level")
    levels.only(*[str(n + 1) for n in range(s.levels)])
    s.board[:] = [EMPTY] * len(s.board)
    s.lying[:] = [0] * len(s.lying)
    s.cards[:] = [None] * len(s.cards)
    for player in s.players:
        player.at = OFF
    for key in levels.values:
        left, right = drawn(levels, key) if isinstance(levels.get(key), str) else laid(levels, key)
        at = int(key) - 1
        s.cards[2 * at], s.cards[2 * at + 1] = left, right
        if (left.boss and right.boss) != (at == s.levels - 1):
            raise levels.wrong(key, "boss cards make the highest level, and only that")
    s.lowest = position.number("lowest", 1, s.levels) - 1 if position.has("lowest") else 0
    for at in range(s.lowest, len(levels.values) + s.lowest):
        if at < s.levels and s.cards[2 * at] is None:
            raise levels.wrong(str(at + 1), "a level below a revealed one is revealed too")
    s.heap = [card for card in s.heap if card not in s.cards]
    s.build()
    for field, lies in (("gold", grid.GOLD), ("gems", grid.GEM)):
        for name in position.texts(field) if position.has(field) else ():
            s.lying[find_field(s, position, field, name)] = lies
    guards = position.table("guards")
    guards.only(*[str(n + 1) for n in range(s.levels - 1)])
    for key in guards.values:
        enemy = guards.one_of(key, guards.text(key), tuple(ENEMY), "enemy")
        at = int(key) - 1
        if ENEMY[enemy].tier != TIERS[at] or s.cards[2 * at] is None:
            raise guards.wrong(key, f"{enemy} is no enemy card beside a revealed level {key}")
        s.guards[at] = ENEMY[enemy]
        s.foes = [foe for foe in s.foes if foe.key != enemy]


def laid(levels: Table, key: str) -> tuple[TowerCard, TowerCard]:
    """Two cards of the game."""
    keys = levels.texts(key)
    if len(keys) != 2:
        raise levels.wrong(key, "a level is two cards, or one picture of both")
    left, right = [levels.one_of(key, each, tuple(pictures.CARDS), "card") for each in keys]
    return pictures.CARDS[left], pictures.CARDS[right]


def drawn(levels: Table, key: str) -> tuple[TowerCard, TowerCard]:
    """Two cards that are drawn side by side in the file, as the game's own are."""
    width = int(next(iter(pictures.CARDS.values())).width)
    middle = pictures.CELL * width
    lines = [line.ljust(2 * middle + 1) for line in levels.text(key).strip("\n").split("\n")]
    theme = grid.DREAD_FOREST
    try:
        left = pictures.parse(
            f"level-{key}-left", theme, "\n".join([x[: middle + 1] for x in lines])
        )
        right = pictures.parse(f"level-{key}-right", theme, "\n".join([x[middle:] for x in lines]))
    except pictures.BadPicture as bad:
        raise levels.wrong(key, str(bad)) from None
    if (int(left.width), int(left.height)) != (int(right.width), int(right.height)):
        raise levels.wrong(key, "both halves of a level are of one size")
    if (int(left.width), int(left.height)) != (width, width):
        raise levels.wrong(key, f"a card has {width} columns and {width} rows")
    return left, right


def to_the_actions(s: Climb) -> None:
    """Roll on an empty board, so that nothing happens before step 5."""
    s.choose(s.options()[0])
    board, s.board = s.board, [EMPTY] * len(s.board)
    at = [player.at for player in s.players]
    for player in s.players:
        player.at = OFF
    s.choose(RIGHTWARD)
    s.board = board
    for player, field in zip(s.players, at, strict=True):
        player.at = field


def place_dice(s: Climb, position: Table) -> None:
    """Step 5 of the seat that starts, with these unused dice."""
    dice = position.texts("dice") if position.values["dice"] else ()
    if len(dice) > DICE:
        raise position.wrong("dice", f"there are {DICE} dice")
    names = [position.one_of("dice", each, tuple(SYMBOL), "symbol") for each in dice]
    for key, place in SYMBOL.items():
        s.pool[place] = s.rolled[place] = names.count(key)
    s.turn_notes().acted = s.players[s.active()].at != OFF


def place_seat(s: Climb, seat: int, table: Table) -> None:
    table.only(*FIELDS)
    player = s.players[seat]
    if table.has("at"):
        s.put_hero(seat, free_field(s, table, "at", table.text("at")))
    if table.has("home"):
        player.home = table.get("home") is True
    for field in ("gold", "gems"):
        if table.has(field):
            setattr(player, field, table.number(field, 0, MOST))
    if table.has("special"):
        text = table.text("special")
        names = ("", *SYMBOL)
        player.special = SYMBOL.get(table.one_of("special", text, names, "symbol"), BLANK)
    if table.has("items"):
        names = tuple(OWNED)
        player.owned = [
            OWNED[table.one_of("items", k, names, "item")] for k in table.texts("items")
        ]
        s.items = [item for item in s.items if item not in player.owned]
        s.item_shop = [item for item in s.item_shop if item not in player.owned]
        s.artifacts = [card for card in s.artifacts if card not in player.owned]
    if table.has("turned"):
        mine = {card.key: card for card in (s.hero(seat), *player.owned)}
        keys = table.texts("turned")
        player.turned = [mine[table.one_of("turned", k, tuple(mine), "own card")] for k in keys]
    if table.has("potions"):
        keys = table.texts("potions")
        player.potions = [POTION[table.one_of("potions", k, tuple(POTION), "potion")] for k in keys]
    if table.has("tokens"):
        keys = table.texts("tokens")
        player.tokens = [TOKEN[table.one_of("tokens", k, tuple(TOKEN), "boss token")] for k in keys]
    if table.has("lives"):
        player.lives = table.number("lives", 1, s.most_lives(seat))
