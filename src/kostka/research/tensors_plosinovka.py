"""Plošinovka as a row of whole numbers: a head, each seat, then every field of the tower."""

from __future__ import annotations

from struct import pack
from typing import Final, final

from kostka.games.plosinovka.cards.artifacts import ARTIFACTS
from kostka.games.plosinovka.cards.bosses import BOSSES
from kostka.games.plosinovka.cards.enemies import ENEMIES
from kostka.games.plosinovka.cards.events import EVENTS
from kostka.games.plosinovka.cards.heroes import HEROES
from kostka.games.plosinovka.cards.items import ITEMS
from kostka.games.plosinovka.cards.potions import POTIONS
from kostka.games.plosinovka.notes import Blow, Herd, Walk
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import FIRST_KIND
from kostka.games.plosinovka.terms import SYMBOLS
from kostka.games.plosinovka.tower import Tower
from kostka.kernel.state import State
from kostka.research.tensors import Numbers, Tensor

LAYOUT: Final = 1
ITEMS_TOLD: Final = 8  # items and artifacts of one player
POTIONS_TOLD: Final = 6
STALL: Final = 6  # cards of each row of the shop

HEAD: Final = (
    *("question", "turn", "active", "step", "boss", "lowest level", "highest level", "event"),
    *("bonus", "boost", "quiet", "ghost", "wild", "attacked field", "swords", "steps left"),
    *[f"unused {symbol.key}" for symbol in SYMBOLS],
    *[f"rolled {symbol.key}" for symbol in SYMBOLS],
    *[f"item {n} of the shop" for n in range(1, STALL + 1)],
    *[f"potion {n} of the shop" for n in range(1, STALL + 1)],
)
SEAT: Final = (
    *("hero", "out", "field", "sent home", "lives", "gold", "gems", "special die", "floats"),
    *("enemies defeated", "boss tokens", "cards turned"),
    *[f"item {n}" for n in range(1, ITEMS_TOLD + 1)],
    *[f"potion {n}" for n in range(1, POTIONS_TOLD + 1)],
)
FIELD: Final = ("lies", "figure")
STILL: Final = ("shows", "ways open", "platform", "ladder")
FIGURES: Final = 8  # heroes are told from 1, enemies from here
DICE: Final = 16
KEPT: Final = 2000  # towers that are remembered


def _labels(seats: int, fields: int) -> list[str]:
    found: list[str] = list(HEAD)
    found += [f"seat +{seat}: {label}" for seat in range(seats) for label in SEAT]
    found += [f"field {n}: {label}" for n in range(1, fields + 1) for label in FIELD]
    found += [f"field {n}: {label}" for n in range(1, fields + 1) for label in STILL]
    return found


@final
class Plosinovka(Tensor):
    """Fields are numbered from 1, row by row from the bottom left; 0 is off the map."""

    def __init__(self, s: Climb) -> None:
        seats, fields = s.seats(), len(s.board)
        self.heroes = Numbers("hero", [hero.key for hero in HEROES])
        self.bosses = Numbers("boss", [boss.key for boss in BOSSES])
        self.events = Numbers("event", [event.key for event in EVENTS])
        cards = [card.key for card in (*ITEMS, *ARTIFACTS, *POTIONS)]
        self.cards = Numbers("card", cards)
        self.enemies = Numbers("enemy", [enemy.key for enemy in (*ENEMIES, *BOSSES)])
        numbers = (self.heroes, self.bosses, self.events, self.cards, self.enemies)
        still = fields * len(STILL)
        super().__init__("plosinovka", LAYOUT, numbers, _labels(seats, fields), still)
        self.seats = seats
        self.towers: dict[Tower, bytes] = {}
        self.at_fields = len(HEAD) + seats * len(SEAT)

    def of(self, s: State, viewer: int) -> list[int]:
        assert isinstance(s, Climb)
        out = self.blank.copy()
        self.head(s, viewer, out)
        at = len(HEAD)
        for distance in range(self.seats):
            seat = (viewer + distance) % self.seats
            player = s.players[seat]
            hero = player.hero
            if hero is not None:
                out[at] = self.heroes.of(hero.key)
            out[at + 1] = 0 if seat in s.circle else 1
            out[at + 2] = player.at + 1
            out[at + 3] = 1 if player.home else 0
            out[at + 4] = player.lives
            out[at + 5] = player.gold
            out[at + 6] = player.gems
            out[at + 7] = player.special + 1
            out[at + 8] = 1 if player.floats else 0
            out[at + 9] = player.defeated
            out[at + 10] = len(player.tokens)
            out[at + 11] = len(player.turned)
            for n, card in enumerate(player.owned[:ITEMS_TOLD]):
                out[at + 12 + n] = self.cards.of(card.key)
            for n, potion in enumerate(player.potions[:POTIONS_TOLD]):
                out[at + 12 + ITEMS_TOLD + n] = self.cards.of(potion.key)
            at += len(SEAT)
        self.fields(s, viewer, out)
        return out

    def head(self, s: Climb, viewer: int, out: list[int]) -> None:
        turn = s.turn_notes()
        out[0] = self.question(s, viewer)
        out[1] = s.turn
        if s.stack:
            out[2] = (s.active() - viewer) % self.seats
        out[3] = turn.step
        boss = s.boss
        if boss is not None:
            out[4] = self.bosses.of(boss.key)
        out[5] = s.tower.lowest + 1
        out[6] = s.tower.highest + 1
        if s.shown:
            out[7] = self.events.of(s.shown[-1].key)
        out[8] = turn.bonus
        out[9] = turn.boost
        out[10] = 1 if turn.quiet else 0
        out[11] = 1 if turn.ghost else 0
        out[12] = 1 if turn.wild else 0
        self.doing(s, out)
        kinds = len(SYMBOLS)
        for place in range(kinds):
            out[DICE + place] = s.pool[place]
            out[DICE + kinds + place] = s.rolled[place]
        at = DICE + 2 * kinds
        for n, item in enumerate(s.item_shop[:STALL]):
            out[at + n] = self.cards.of(item.key)
        for n, potion in enumerate(s.potion_shop[:STALL]):
            out[at + STALL + n] = self.cards.of(potion.key)

    def doing(self, s: Climb, out: list[int]) -> None:
        """The attack, walk or moved enemy that is not over yet; the innermost one."""
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Blow):
                out[13] = notes.target + 1
                out[14] = notes.swords
                return
            if isinstance(notes, Walk):
                out[15] = notes.left
                return
            if isinstance(notes, Herd):
                out[13] = notes.at + 1
                out[15] = notes.left
                return

    def fields(self, s: Climb, viewer: int, out: list[int]) -> None:
        """What lies and who stands on the fields that are revealed and left."""
        tower = s.tower
        at = self.at_fields + tower.first * len(FIELD)
        for field in range(tower.first, tower.last):
            lies = s.lying[field]
            if lies:
                out[at] = lies
            code = s.board[field]
            if code >= FIRST_KIND:
                out[at + 1] = FIGURES + self.enemies.of(s.kinds[code - FIRST_KIND].key)
            elif code > 0:
                out[at + 1] = (code - 1 - viewer) % self.seats + 1
            at += len(FIELD)

    def rest(self, s: State) -> bytes:
        """The tower itself, which changes with its levels only."""
        assert isinstance(s, Climb)
        tower = s.tower
        known = self.towers.get(tower)
        if known is not None:
            return known
        out = [0] * (self.width - self.moving)
        for field in range(tower.first, tower.last):
            at = field * len(STILL)
            out[at] = tower.content[field]
            out[at + 1] = tower.opens[field]
            out[at + 2] = 1 if tower.platform[field] else 0
            out[at + 3] = 1 if tower.ladder[field] else 0
        if len(self.towers) >= KEPT:
            self.towers.clear()
        found = pack(f"<{len(out)}h", *out)
        self.towers[tower] = found
        return found
