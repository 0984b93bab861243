"""Plošinovka, what lies on the table: fields of the state and what can be asked about them.

Nothing is secret: whatever lies face down is drawn by chance at the moment it is turned up.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kostka.games.plosinovka.card import (
    Artifact,
    Boss,
    BossCard,
    BossToken,
    Card,
    Enemy,
    Event,
    Hero,
    Item,
    Potion,
)
from kostka.games.plosinovka.grid import STALL, TowerCard
from kostka.games.plosinovka.notes import Turn
from kostka.games.plosinovka.readings import EXCEPTIONS
from kostka.games.plosinovka.terms import (
    LIVES_PER_LEVEL,
    MORE_LIVES,
    MOST_PLAYERS,
    OFF,
    SHIELD,
    STRONGER_ENEMIES,
    TECHNICAL,
    UNDECIDED,
)
from kostka.games.plosinovka.tower import Tower
from kostka.kernel.game import chosen
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Frame, Word

EMPTY: Final = 0  # of the board; then the seats from 1, then the kinds of enemies
FIRST_KIND: Final = 8
AROUND: Final = [  # for so many seats, clockwise from each of them
    [[(seat + i) % n for i in range(n)] for seat in range(n)] for n in range(MOST_PLAYERS + 1)
]


@mypyc_attr(acyclic=True)
class Player:
    """What one player has before them; the figure stands on the board of the game."""

    def __init__(
        self,
        hero: Hero | None,
        at: i64 = OFF,
        lives: int = 0,
        gold: int = 0,
        gems: int = 0,
        special: int = -1,
        owned: list[Card] | None = None,
        potions: list[Potion] | None = None,
        turned: list[Card] | None = None,
        tokens: list[BossToken] | None = None,
        home: bool = False,
        floats: bool = False,
        defeated: int = 0,
    ) -> None:
        self.hero = hero
        self.at: i64 = at  # a field, or OFF
        self.lives: i64 = lives
        self.gold: i64 = gold
        self.gems: i64 = gems
        self.special: i64 = special  # place of the symbol on the special die, or BLANK
        self.owned: list[Card] = [] if owned is None else owned  # items and artifacts
        self.potions: list[Potion] = [] if potions is None else potions
        self.turned: list[Card] = [] if turned is None else turned  # sideways: TOW-ITEM-05
        self.tokens: list[BossToken] = [] if tokens is None else tokens
        self.home = home  # fainted in the boss level: TOW-BLEVEL-10
        self.floats = floats  # gravity does not move the hero
        self.defeated: i64 = defeated  # enemies, the boss among them

    def copy(self) -> Player:
        return Player(
            self.hero,
            self.at,
            self.lives,
            self.gold,
            self.gems,
            self.special,
            self.owned.copy(),
            self.potions.copy(),
            self.turned.copy(),
            self.tokens.copy(),
            self.home,
            self.floats,
            self.defeated,
        )


class Table(State):
    """The fields of one game."""

    def __init__(
        self,
        levels: int,
        width: int,
        rows: int,
        theme: Word,
        boss: Boss | None,
        players: list[Player],
        circle: list[int],
        cards: list[TowerCard | None],
        lowest: int,
        guards: list[Enemy | None],
        kinds: list[Enemy],
        board: list[int],
        lying: list[int],
        heap: list[TowerCard],
        foes: list[Enemy],
        items: list[Item],
        potions: list[Potion],
        bottom: list[Potion],
        item_shop: list[Item],
        potion_shop: list[Potion],
        deck: list[BossCard],
        discard: list[BossCard],
        artifacts: list[Artifact],
        events: list[Event],
        shown: list[Event],
        pool: list[int],
        rolled: list[int],
        solo: int,
        turn: int,
        overkill: int,
        result: int,
        limit: int,
        stack: list[Frame],
        seat: i64 = NOBODY,
        readings: int = 0,
        offered: Any = None,
        tower: Tower | None = None,
    ) -> None:
        super().__init__(stack, seat, offered)
        self.levels: i64 = levels  # the boss level among them
        self.width: i64 = width  # of a level, in fields
        self.rows: i64 = rows
        self.theme = theme
        self.boss = boss
        self.players = players
        self.circle = circle  # the seats that still play
        self.cards = cards  # two for each level, None where it lies face down
        self.lowest: i64 = lowest  # level that is left, from 0
        self.guards = guards  # the enemy card beside each level
        self.kinds = kinds  # the kinds of enemies in play, as the board numbers them
        self.board = board  # who stands on each field
        self.lying = lying  # grid.GOLD or grid.GEM, or 0
        self.heap = heap  # tower cards not yet drawn
        self.foes = foes  # enemy cards not yet drawn
        self.items = items  # decks without an order: chance says what is drawn
        self.potions = potions
        self.bottom = bottom  # used potions, in this order below the deck: TOW-ITEM-07
        self.item_shop = item_shop
        self.potion_shop = potion_shop
        self.deck = deck  # of the boss
        self.discard = discard
        self.artifacts = artifacts  # in reach of all
        self.events = events  # of the solo game
        self.shown = shown  # events, the latest on top
        self.pool = pool  # unused dice, by symbol
        self.rolled = rolled  # all dice as they lie, by symbol
        self.solo = solo
        self.turn: i64 = turn
        self.overkill = overkill
        self.result: i64 = result
        self.limit = limit
        self.readings: i64 = readings  # what this table reads otherwise: bits of EXCEPTIONS
        if tower is None:
            tower = Tower(levels, width, rows, tuple(cards), lowest)
        self.tower = tower
        self.touched: list[int] = []  # fields that have changed; a new list after very many of them
        self.claims: list[tuple[int, Word, int]] | None = None  # of the moment: `Climb.at_once`

    # Asking

    def seats(self) -> int:
        return len(self.players)

    def active(self) -> i64:
        return self.stack[0].you

    def turn_notes(self) -> Turn:
        """Of the turn that is read; of the set-up, notes that nobody keeps."""
        if self.stack:
            notes = self.stack[0].notes
            if isinstance(notes, Turn):
                return notes
        return Turn()

    def hero(self, seat: i64) -> Hero:
        hero = self.players[seat].hero
        assert hero is not None
        return hero

    def from_seat(self, seat: i64) -> list[int]:
        """The seats that still play, clockwise, this one first."""
        n = len(self.players)
        if len(self.circle) == n <= MOST_PLAYERS:
            return AROUND[n][seat]
        order = [(seat + i) % n for i in range(n)]
        return [other for other in order if other in self.circle]

    def passive(self, seat: i64, what: Word) -> i64:
        """The sum of what the hero, cards, tokens and the event of the turn give."""
        player = self.players[seat]
        total: i64 = 0
        hero = player.hero
        if hero is not None and hero.first is not None:
            total += hero.gives(what)
        for card in player.owned:
            if card.first is not None:
                total += card.gives(what)
        for token in player.tokens:
            total += token.gives(what)
        if self.shown:
            total += self.shown[-1].gives(what)
        return total

    def most_lives(self, seat: i64) -> int:
        return self.hero(seat).lives + self.passive(seat, MORE_LIVES)

    def boss_lives(self) -> int:
        """TOW-BOSS-08"""
        return LIVES_PER_LEVEL * self.levels

    def lives_of(self, enemy: Enemy) -> int:
        return self.boss_lives() if isinstance(enemy, Boss) else enemy.lives

    def harm(self, seat: i64, enemy: Enemy) -> int:
        """What one attack of this enemy does to this hero."""
        return self.harm_of(seat, enemy.damage)

    def harm_of(self, seat: i64, damage: int) -> int:
        """What an attack of so much damage does, be it printed on an enemy or a boss card."""
        damage += self.passive(seat, STRONGER_ENEMIES)
        return max(min(damage, 1), damage - self.passive(seat, SHIELD))

    def enemy_at(self, field: i64) -> Enemy | None:
        code: i64 = self.board[field]
        return self.kinds[code - FIRST_KIND] if code >= FIRST_KIND else None

    def seat_at(self, field: i64) -> i64:
        """The seat whose hero stands there, or -1."""
        code: i64 = self.board[field]
        return code - 1 if 0 < code < FIRST_KIND else -1

    def free(self, field: i64) -> bool:
        return self.board[field] == EMPTY

    def enemy_fields(self) -> list[int]:
        tower = self.tower
        board = self.board
        return [i for i in range(tower.first, tower.last) if board[i] >= FIRST_KIND]

    def boss_field(self) -> int:
        for i in range(self.tower.first, self.tower.last):
            if isinstance(self.enemy_at(i), Boss):
                return i
        return OFF

    def on_board(self, enemy: Enemy) -> int:
        """How many tokens of this kind are on the map."""
        return len([i for i in self.enemy_fields() if self.enemy_at(i) is enemy])

    def inside(self, seat: i64) -> bool:
        """Whether the hero stands in the boss level."""
        at = self.players[seat].at
        return at != OFF and self.tower.in_boss_level(at)

    def on_stall(self, seat: i64) -> bool:
        at = self.players[seat].at
        return at != OFF and self.tower.content[at] == STALL

    def name(self, field: i64) -> str:
        return self.tower.name(field)

    def dice(self) -> int:
        """How many unused dice there are."""
        total: i64 = 0
        for n in self.pool:
            total += n
        return total

    def outcome(self) -> list[int]:
        return [1 if seat == self.result else 0 for seat in range(len(self.players))]

    def technical(self) -> bool:
        return self.result == TECHNICAL

    def read_otherwise(self) -> list[str]:
        return [other.key for other in chosen(self.readings, EXCEPTIONS)]

    def decided(self) -> bool:
        return self.result != UNDECIDED
