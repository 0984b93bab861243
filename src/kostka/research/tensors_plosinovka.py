"""Plošinovka as a row of whole numbers: a head, each seat, then every field of the tower."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.plosinovka.card import Boss, Enemy
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
from kostka.research.rows import Rows
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
        super().__init__("plosinovka", LAYOUT, numbers, _labels(seats, fields))
        self.heroes.give(HEROES)
        self.bosses.give(BOSSES)
        self.events.give(EVENTS)
        self.cards.give((*ITEMS, *ARTIFACTS, *POTIONS))
        self.enemies.give(ENEMIES)
        self.boss_numbers = self.enemies.of(BOSSES[0].key) - 1
        self.seats: i64 = seats
        self.towers: dict[Tower, list[int]] = {}
        self.at_fields: i64 = len(HEAD) + seats * len(SEAT)
        self.at_still: i64 = self.at_fields + fields * len(FIELD)

    def write(self, s: State, viewer: i64, out: Rows) -> None:
        assert isinstance(s, Climb)
        seats: i64 = self.seats
        out.clear(0, self.at_fields)
        self.head(s, viewer, out)
        at: i64 = len(HEAD)
        for distance in range(seats):
            self.seat(s, (viewer + distance) % seats, at, out)
            at += len(SEAT)
        touched = s.touched
        now: i64 = len(touched)
        if out.what(viewer) is touched:
            for n in range(out.much(), now):
                self.field(s, viewer, touched[n], out)
        else:
            out.clear(self.at_fields, self.at_still)
            for field in range(s.tower.first, s.tower.last):
                self.field(s, viewer, field, out)
            out.copy(self.at_still, self.still(s.tower))
        out.note(touched, viewer, now)

    def seat(self, s: Climb, seat: i64, at: i64, out: Rows) -> None:
        """What one player has."""
        player = s.players[seat]
        hero = player.hero
        if hero is not None:
            out[at] = hero.ordinal
        if len(s.circle) < len(s.players) and int(seat) not in s.circle:
            out[at + 1] = 1
        out[at + 2] = player.at + 1
        if player.home:
            out[at + 3] = 1
        out[at + 4] = player.lives
        out[at + 5] = player.gold
        out[at + 6] = player.gems
        out[at + 7] = player.special + 1
        if player.floats:
            out[at + 8] = 1
        out[at + 9] = player.defeated
        out[at + 10] = len(player.tokens)
        out[at + 11] = len(player.turned)
        place: i64 = at + 12
        end: i64 = place + ITEMS_TOLD
        for card in player.owned:
            if place < end:
                out[place] = card.ordinal
                place += 1
        place = end
        end += POTIONS_TOLD
        for potion in player.potions:
            if place < end:
                out[place] = potion.ordinal
                place += 1

    def head(self, s: Climb, viewer: i64, out: Rows) -> None:
        turn = s.turn_notes()
        out[0] = self.question(s, viewer)
        out[1] = s.turn
        if s.stack:
            out[2] = (s.stack[0].you - viewer) % self.seats
        out[3] = turn.step
        boss = s.boss
        if boss is not None:
            out[4] = boss.ordinal
        out[5] = s.tower.lowest + 1
        out[6] = s.tower.highest + 1
        if s.shown:
            out[7] = s.shown[-1].ordinal
        out[8] = turn.bonus
        out[9] = turn.boost
        out[10] = 1 if turn.quiet else 0
        out[11] = 1 if turn.ghost else 0
        out[12] = 1 if turn.wild else 0
        self.doing(s, out)
        kinds: i64 = len(SYMBOLS)
        out.copy(DICE, s.pool)
        out.copy(DICE + kinds, s.rolled)
        place: i64 = DICE + 2 * kinds
        end: i64 = place + STALL
        for item in s.item_shop:
            if place < end:
                out[place] = item.ordinal
                place += 1
        place = end
        end += STALL
        for potion in s.potion_shop:
            if place < end:
                out[place] = potion.ordinal
                place += 1

    def doing(self, s: Climb, out: Rows) -> None:
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

    def field(self, s: Climb, viewer: i64, field: i64, out: Rows) -> None:
        """What lies and who stands on a field."""
        at: i64 = self.at_fields + field * len(FIELD)
        code: i64 = s.board[field]
        if code >= FIRST_KIND:
            code = FIGURES + self.enemy(s.kinds[code - FIRST_KIND])
        elif code > 0:
            code = (code - 1 - viewer) % self.seats + 1
        out[at] = s.lying[field]
        out[at + 1] = code

    def enemy(self, enemy: Enemy) -> i64:
        """Bosses are the last of the enemies."""
        return enemy.ordinal + self.boss_numbers if isinstance(enemy, Boss) else enemy.ordinal

    def still(self, tower: Tower) -> list[int]:
        """The tower itself, which changes with its levels only; made once and kept."""
        known = self.towers.get(tower)
        if known is not None:
            return known
        out = [0] * int(self.width - self.at_still)
        for field in range(tower.first, tower.last):
            at = field * len(STILL)
            out[at] = tower.content[field]
            out[at + 1] = tower.opens[field]
            out[at + 2] = 1 if tower.platform[field] else 0
            out[at + 3] = 1 if tower.ladder[field] else 0
        if len(self.towers) >= KEPT:
            self.towers.clear()
        self.towers[tower] = out
        return out
