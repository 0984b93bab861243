"""A game of Plošinovka on a map drawn for one test, played by written moves.

Fields are (row, column) from the bottom left, both from 1, as in the rule catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kostka.games.plosinovka import grid
from kostka.games.plosinovka.card import Artifact, Boss, Card, Enemy, Item, Potion
from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.content import HELPERS, HEROES_BY_KEY, new_game
from kostka.games.plosinovka.dice import PLACE
from kostka.games.plosinovka.fight import Gather
from kostka.games.plosinovka.grid import TowerCard
from kostka.games.plosinovka.readings import EXCEPTIONS
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY
from kostka.games.plosinovka.terms import ENEMY_DIE, SYMBOLS
from kostka.kernel.event import Event
from kostka.kernel.game import RULINGS, readings_in
from kostka.kernel.step import CHANCE

Field = tuple[int, int]
WIDTH, ROWS = 8, 4
SYMBOL = {symbol.key: symbol.place for symbol in SYMBOLS}
FACE = {word.key: word for word in ENEMY_DIE}
ENEMY: dict[str, Enemy] = {enemy.key: enemy for enemy in (*ENEMIES, *HELPERS, *BOSSES)}
BOSS: dict[str, Boss] = {boss.key: boss for boss in BOSSES}
ITEM: dict[str, Item] = {item.key: item for item in ITEMS}
POTION: dict[str, Potion] = {potion.key: potion for potion in POTIONS}
ARTIFACT: dict[str, Artifact] = {card.key: card for card in ARTIFACTS}
EVENT = {event.key: event for event in EVENTS}
CONTENT = {
    "spawns": grid.SPAWN,
    "gems": grid.GEM,
    "golds": grid.GOLD,
    "traps": grid.TRAP,
    "stalls": grid.STALL,
    "portals": grid.PORTAL,
    "tokens": grid.BOSS_TOKEN,
    "starts": grid.BOSS_START,
}


def f(row: int, column: int) -> int:
    """The number of a field."""
    return (row - 1) * WIDTH + column - 1


def card(
    at: int,
    right: bool,
    shows: dict[Field, int],
    platforms: set[Field],
    through: set[Field],
    ladders: set[Field],
    walls: set[Field],
) -> TowerCard:
    """One card of a drawn map: level `at` from 0."""
    fields = [
        (at * ROWS + row + 1, column + 1 + (4 if right else 0))
        for row in range(ROWS)
        for column in range(4)
    ]
    return TowerCard(
        f"drawn-{at}-{'right' if right else 'left'}",
        grid.DREAD_FOREST,
        4,
        [shows.get(field, grid.NOTHING) for field in fields],
        [field in platforms or field in through for field in fields],
        [field in through for field in fields],
        [field in ladders for field in fields],
        [field in walls for field in fields],
    )


class Stage:
    """The first seat is asked for an action, with the dice and the map that a test wants."""

    def __init__(
        self,
        *heroes: str,
        revealed: int = 1,
        lowest: int = 1,
        levels: int = 4,
        boss: str = "medusa",
        artifacts: Sequence[str] = (),
        rulings: str = "book",
        platforms: Iterable[Field] = (),
        through: Iterable[Field] = (),
        ladders: Iterable[Field] = (),
        walls: Iterable[Field] = (),
        **shows: Iterable[Field],
    ) -> None:
        names = heroes or ("sladuse", "bivoj")
        s = new_game(
            [HEROES_BY_KEY[name] for name in names],
            boss=BOSS[boss],
            levels=levels,
            readings=readings_in({RULINGS: (rulings,)}, EXCEPTIONS),
        )
        self.s: Climb = s
        while s.turn == 0:
            s.choose(s.options()[0])
        self.shown = {field: CONTENT[key] for key, fields in shows.items() for field in fields}
        if "starts" not in shows:
            top = (levels - 1) * ROWS
            self.shown.update({(top + 4, 1): grid.BOSS_START, (top + 4, 8): grid.BOSS_START})
        self.sets = (set(platforms), set(through), set(ladders), set(walls))
        s.board[:] = [EMPTY] * len(s.board)
        s.lying[:] = [0] * len(s.lying)
        s.cards[:] = [None] * len(s.cards)
        for at in range(revealed):
            s.cards[2 * at] = self.drawn(at, False)
            s.cards[2 * at + 1] = self.drawn(at, True)
        s.lowest = lowest - 1
        s.build()
        for field, what in self.shown.items():
            if what in (grid.GEM, grid.GOLD) and (field[0] - 1) // ROWS < revealed:
                s.lying[f(*field)] = what
        s.artifacts = [ARTIFACT[key] for key in artifacts]
        for player in s.players:
            player.gold = player.gems = 0
        self.events: list[Event] = []
        s.log = self.events

    def drawn(self, at: int, right: bool) -> TowerCard:
        return card(at, right, self.shown, *self.sets)

    # Laying the table

    def heroes(self, *fields: Field | None) -> Stage:
        for seat, field in enumerate(fields):
            if field is not None:
                self.s.put_hero(seat, f(*field))
        return self

    def enemy(self, key: str, *fields: Field) -> Stage:
        for field in fields:
            self.s.put_enemy(ENEMY[key], f(*field))
        return self

    def has(self, seat: int = 0, **values: Any) -> Stage:
        """`gems=3`, `special="sword"`, `owned=["redeemer"]`, `potions=["antidote"]`, ..."""
        player = self.s.players[seat]
        for key, value in values.items():
            if key == "special":
                player.special = SYMBOL[value]
            elif key == "owned":
                player.owned = [owned(name) for name in value]
            elif key == "potions":
                player.potions = [POTION[name] for name in value]
            elif key == "tokens":
                tokens = {token.key: token for boss in BOSSES for token in boss.tokens}
                player.tokens = [tokens[name] for name in value]
            else:
                assert hasattr(player, key)
                setattr(player, key, value)
        return self

    def roll(self, dice: str, face: str = "left") -> Stage:
        """Chance gives these dice and this face of the enemy die."""
        self.s.choose(PLACE[tuple(sorted([SYMBOL[each] for each in dice.split()]))])
        self.s.choose(FACE[face])
        return self

    def dice(self, dice: str) -> Stage:
        """Step 5 with these unused dice; nothing has happened before."""
        board, at = self.s.board.copy(), [player.at for player in self.s.players]
        self.s.board[:] = [EMPTY] * len(board)
        for player in self.s.players:
            player.at = -1
        self.roll("coin coin coin coin coin")
        self.s.board[:] = board
        for player, field in zip(self.s.players, at, strict=True):
            player.at = field
        counts = [dice.split().count(symbol.key) for symbol in SYMBOLS]
        self.s.pool[:] = counts
        self.s.rolled[:] = counts
        self.s.turn_notes().acted = self.s.players[0].at >= 0
        self.s.offered = None
        self.events.clear()
        return self

    def sells(self, *names: str) -> Stage:
        """These are for sale, everything else is in the decks."""
        s = self.s
        s.item_shop[:] = [ITEM[key] for key in names if key in ITEM]
        s.potion_shop[:] = [POTION[key] for key in names if key in POTION]
        s.items[:] = [item for item in ITEMS if item not in s.item_shop]
        s.potions[:] = [potion for potion in POTIONS for _ in range(potion.copies)]
        for potion in s.potion_shop:
            s.potions.remove(potion)
        s.offered = None
        return self

    # Playing

    def do(self, *moves: str) -> Stage:
        for move in moves:
            option = self.s.read(move)
            reason = self.s.may(option)
            assert reason is None, f"{move} is refused by {reason}"
            self.s.choose(option)
        return self

    def attack(self, row: int, column: int, *swords: str) -> Stage:
        """All in one action."""
        self.do(f"attack {name(row, column)}", *swords)
        if not self.s.over() and isinstance(self.s.question(), Gather):
            self.do("strike")
        return self

    def out(self, *keys: str) -> Stage:
        """What chance gives, by its notation."""
        for key in keys:
            assert self.s.seat == CHANCE, self.moves()
            self.s.choose(self.s.read(key))
        return self

    def refused(self, move: str) -> str:
        """By which rule; "" if it is not."""
        reason = self.s.may(self.s.read(move))
        return "" if reason is None else reason.rule

    def end(self) -> Stage:
        """The active player does nothing more: steps 6 to 8."""
        self.do("end-actions")
        if self.s.stack and self.s.seat >= 0 and "leave-it" in self.moves():
            self.do("leave-it")
        return self

    def reveal(self) -> Stage:
        """Chance reveals the level that is drawn for it."""
        at = self.s.tower.highest + 1
        for right in (False, True):
            self.s.heap.append(self.drawn(at, right))
            self.s.choose(self.s.heap[-1])
        return self

    # Looking

    def moves(self) -> list[str]:
        return [self.s.write(option) for option in self.s.options()]

    def at(self, seat: int = 0) -> Field | None:
        field = self.s.players[seat].at
        return None if field < 0 else (field // WIDTH + 1, field % WIDTH + 1)

    def lives(self, seat: int = 0) -> int:
        return self.s.players[seat].lives

    def gold(self, seat: int = 0) -> int:
        return self.s.players[seat].gold

    def gems(self, seat: int = 0) -> int:
        return self.s.players[seat].gems

    def special(self, seat: int = 0) -> str:
        place = self.s.players[seat].special
        return "" if place < 0 else SYMBOLS[place].key

    def enemies(self) -> dict[Field, str]:
        return {
            (i // WIDTH + 1, i % WIDTH + 1): enemy.key
            for i in self.s.enemy_fields()
            if (enemy := self.s.enemy_at(i)) is not None
        }

    def lies(self, row: int, column: int) -> int:
        return self.s.lying[f(row, column)]

    def pool(self) -> str:
        return " ".join(
            [symbol.key for symbol in SYMBOLS for _ in range(self.s.pool[symbol.place])]
        )

    def happened(self) -> list[str]:
        return [event.word.key for event in self.events]

    def of(self, word: str) -> list[Event]:
        return [event for event in self.events if event.word.key == word]


def owned(name: str) -> Card:
    return ITEM[name] if name in ITEM else ARTIFACT[name]


def name(row: int, column: int) -> str:
    """How a field is written in moves."""
    return f"{'abcdefgh'[column - 1]}{row}"
