"""Plošinovka as a row of whole numbers: a head, each seat, then every field of the tower."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

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
from kostka.games.plosinovka.terms import OFF, SYMBOLS
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
        self.head(s, viewer, out)
        at: i64 = len(HEAD)
        for distance in range(seats):
            self.seat(s, (viewer + distance) % seats, at, out)
            at += len(SEAT)
        row: i64 = out.row
        touched = s.touched
        now: i64 = len(touched)
        if out.whats[row] is touched:
            for n in range(out.much(), now):
                self.field(s, viewer, touched[n], out)
            if out.whos[row] != viewer:
                self.figures(s, viewer, out)
        else:
            out.clear(self.at_fields, self.at_still)
            for field in range(s.tower.first, s.tower.last):
                self.field(s, viewer, field, out)
        out.note(touched, viewer, now)
        tower = s.tower
        if out.grounds[row] is not tower:
            out.copy(self.at_still, self.still(tower))
            out.grounds[row] = tower

    def seat(self, s: Climb, seat: i64, place: i64, out: Rows) -> None:
        """What one player has."""
        player = s.players[seat]
        hero = player.hero
        gone = len(s.circle) < len(s.players) and int(seat) not in s.circle
        out[place + 4] = player.lives
        out[place + 5] = player.gold
        out[place + 6] = player.gems
        out[place + 9] = player.defeated
        cells = out.cells
        at: i64 = out.at + place
        cells[at] = 0 if hero is None else i16(hero.ordinal)
        cells[at + 1] = 1 if gone else 0
        cells[at + 2] = i16(player.at + 1)
        cells[at + 3] = 1 if player.home else 0
        cells[at + 7] = i16(player.special + 1)
        cells[at + 8] = 1 if player.floats else 0
        cells[at + 10] = i16(len(player.tokens))
        cells[at + 11] = i16(len(player.turned))
        at += 12
        owned = player.owned
        many: i64 = len(owned)
        for n in range(ITEMS_TOLD):
            cells[at] = i16(owned[n].ordinal) if n < many else 0
            at += 1
        potions = player.potions
        many = len(potions)
        for n in range(POTIONS_TOLD):
            cells[at] = i16(potions[n].ordinal) if n < many else 0
            at += 1

    def head(self, s: Climb, viewer: i64, out: Rows) -> None:
        turn = s.turn_notes()
        boss = s.boss
        out[1] = s.turn
        out[8] = turn.bonus
        out[9] = turn.boost
        cells = out.cells
        at: i64 = out.at
        cells[at] = i16(self.question(s, viewer))
        cells[at + 2] = i16((s.stack[0].you - viewer) % self.seats) if s.stack else 0
        cells[at + 3] = i16(turn.step)
        cells[at + 4] = 0 if boss is None else i16(boss.ordinal)
        cells[at + 5] = i16(s.tower.lowest + 1)
        cells[at + 6] = i16(s.tower.highest + 1)
        cells[at + 7] = i16(s.shown[-1].ordinal) if s.shown else 0
        cells[at + 10] = 1 if turn.quiet else 0
        cells[at + 11] = 1 if turn.ghost else 0
        cells[at + 12] = 1 if turn.wild else 0
        self.doing(s, out)
        at += DICE
        for n in s.pool:
            cells[at] = i16(n)
            at += 1
        for n in s.rolled:
            cells[at] = i16(n)
            at += 1
        items = s.item_shop
        many: i64 = len(items)
        for n in range(STALL):
            cells[at] = i16(items[n].ordinal) if n < many else 0
            at += 1
        potions = s.potion_shop
        many = len(potions)
        for n in range(STALL):
            cells[at] = i16(potions[n].ordinal) if n < many else 0
            at += 1

    def doing(self, s: Climb, out: Rows) -> None:
        """The attack, walk or moved enemy that is not over yet; the innermost one."""
        target: i64 = 0
        swords: i64 = 0
        left: i64 = 0
        for f in reversed(s.stack):
            notes = f.notes
            if notes is None:
                continue
            if isinstance(notes, Blow):
                target = notes.target + 1
                swords = notes.swords
                break
            if isinstance(notes, Walk):
                left = notes.left
                break
            if isinstance(notes, Herd):
                target = notes.at + 1
                left = notes.left
                break
        out[13] = target
        out[14] = swords
        out[15] = left

    def field(self, s: Climb, viewer: i64, field: i64, out: Rows) -> None:
        """What lies and who stands on a field."""
        code: i64 = s.board[field]
        if code >= FIRST_KIND:
            code = FIGURES + self.enemy(s.kinds[code - FIRST_KIND])
        elif code > 0:
            code = (code - 1 - viewer) % self.seats + 1
        cells = out.cells
        at: i64 = out.at + self.at_fields + field * len(FIELD)
        cells[at] = i16(s.lying[field])
        cells[at + 1] = i16(code)

    def figures(self, s: Climb, viewer: i64, out: Rows) -> None:
        """The fields of the heroes: all that looks different to another viewer."""
        for player in s.players:
            if player.at != OFF:
                self.field(s, viewer, player.at, out)

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
