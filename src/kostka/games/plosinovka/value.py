"""What a position is worth to a seat: written by us, for bots.

Gems first, for without them no boss falls; then the way up, lives, gold and cards.  Unused dice
are worth what the hero could still do with them this turn: the best walk, the best blow.
"""

from __future__ import annotations

from typing import Final, final

from kostka.games.plosinovka.blows import blow_of, gems_to_defeat, promise
from kostka.games.plosinovka.card import Boss, Card, Enemy, Item, Potion
from kostka.games.plosinovka.gravity import can_hold
from kostka.games.plosinovka.grid import GEM, GOLD, STALL, TRAP
from kostka.games.plosinovka.notes import Blow, Walk
from kostka.games.plosinovka.routes import ANY, CLEARING, FAR, Routes, routes
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    BLANK,
    BOOT,
    MONSTER,
    OFF,
    STAR,
    TRAP_PROOF,
    UNDECIDED,
)
from kostka.games.plosinovka.tower import UP, WAYS
from kostka.games.plosinovka.verbs import NextAttack

WON: Final = 1_000_000
SOON: Final = 100_000  # the boss could be defeated now
GEM_WORTH: Final = 150
ENOUGH: Final = 12  # gems beyond which one more matters little
SPARE_GEM: Final = 30
GOLD_WORTH: Final = 40
RICH: Final = 6
SPARE_GOLD: Final = 8
ITEM: Final = 50  # for each gold of its price
POTION: Final = 44
TOKEN: Final = -60
LIFE: Final = (0, 70, 130, 170, 200, 225, 245, 260)  # so many lives
SOLO_LIFE: Final = (0, 100, 300, 420, 500, 560, 600, 630)  # alone they do not come back
MOST_LIVES: Final = len(LIFE) - 1
TURN: Final = 90  # a turn of climbing
HASTE: Final = 150  # the same for who has the gems for the boss
SOLO_HASTE: Final = 220  # and for who has but twelve turns
ROWS: Final = 6  # of two places as near to the top, a higher one is better: so many rows are a turn
LEVEL: Final = 2  # turns, for a level that is not revealed yet
READY: Final = 6  # gems with which the boss level is worth entering
INSIDE: Final = 500
TOO_EARLY: Final = -700
IN_THE_WAY: Final = 120
NEAR_BOSS: Final = 30  # for each field between
DIE: Final = (12, 20, 30, 3, 12)  # an unused one, by its symbol
SPECIAL: Final = (50, 60, 25, 10, 40)  # the special die, by its symbol
PATIENCE: Final = 20  # rounds after which a turn of climbing is worth twice as much
LURE: Final = 130  # of a gem that lies somewhere
SPARE_LURE: Final = 20
STALL_LURE: Final = 12  # of a stall, for each gold one has
STEPS: Final = 7  # of a walk that are thought through
NEXT: Final = 1  # the same for a learner
FAILED: Final = -400  # a blow that does not do
PROMISE: Final = 500  # the boss would surely fall, if the hero were there
PROMISE_INSIDE: Final = 700  # the same, once the hero is in its level
FAINT: Final = 150  # what fainting costs besides lives
SOLO_FAINT: Final = 4000  # the game
BOSS_DAMAGE: Final = (
    0,
    500,
    300,
    120,
    50,
)  # of a thousand turns of the boss, those that end so many lives


def of_position(s: Climb, seat: int) -> int:
    if s.result != UNDECIDED:
        return WON if s.result == seat else -WON if s.result >= 0 else -WON // 2
    total = of_things(s, seat)
    if s.active() == seat and s.turn_notes().step <= 5:
        return total + Plan(s, seat).best()
    return total + Plan(s, seat).resting(s.players[seat].at)


def at_sight(s: Climb, seat: int) -> int:
    """The same for who sees no farther than a step."""
    if s.result != UNDECIDED or s.active() != seat or s.turn_notes().step > 5:
        return of_position(s, seat)
    plan = Plan(s, seat)
    plan.steps = NEXT
    return of_things(s, seat) + plan.best()


def of_things(s: Climb, seat: int) -> int:
    """What a player has, wherever the hero is."""
    player = s.players[seat]
    total = of_gems(player.gems) + of_gold(player.gold) + of_lives(s, player.lives)
    for card in player.owned:
        total += of_card(card)
    for potion in player.potions:
        total += of_card(potion)
    total += TOKEN * len(player.tokens)
    total += PROMISE * promise(s, seat, strength(s, seat)) // 1000
    if player.special != BLANK:
        total += SPECIAL[player.special]
    return total


def of_lives(s: Climb, n: int) -> int:
    worths = SOLO_LIFE if s.solo else LIFE
    return worths[max(0, min(n, MOST_LIVES))]


def strength(s: Climb, seat: int) -> int:
    """The damage that cards will add to the blow against the boss."""
    player = s.players[seat]
    total = s.turn_notes().bonus if s.active() == seat else 0
    for card in player.owned:
        if card not in player.turned:
            total += _adds(card)
    for potion in player.potions:
        total += _adds(potion)
    return total


def _adds(card: Card) -> int:
    if card.rule is None:
        return 0
    total = 0
    for step in card.rule.steps:
        if isinstance(step, NextAttack):
            total += step.n
    return total


def of_gems(n: int) -> int:
    return GEM_WORTH * min(n, ENOUGH) + SPARE_GEM * max(0, n - ENOUGH)


def of_gold(n: int) -> int:
    return GOLD_WORTH * min(n, RICH) + SPARE_GOLD * max(0, n - RICH)


def of_card(card: Card) -> int:
    if isinstance(card, Item):
        return ITEM * card.price
    return POTION * card.price if isinstance(card, Potion) else 3 * ITEM


def of_loot(enemy: Enemy) -> int:
    return GEM_WORTH * enemy.gems + GOLD_WORTH * enemy.gold


def rests(s: Climb, seat: int) -> bool:
    """Whether gravity would leave this hero where it is; on another figure nobody counts on it."""
    player = s.players[seat]
    at = player.at
    if at == OFF or s.tower.platform[at] or not s.free(at - s.width):
        return True
    return player.floats or can_hold(s, seat, True)


# --- A walk -------------------------------------------------------------------------------------


@final
class Plan:
    """What the hero could do this turn, walking with the boots there are."""

    def __init__(self, s: Climb, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.safe = s.passive(seat, TRAP_PROOF) > 0
        self.lives = s.players[seat].lives
        self.steps = STEPS
        self.faint = SOLO_FAINT if s.solo else FAINT
        self.promise = promise(s, seat, strength(s, seat))
        off = s.players[seat].at == OFF
        self.traps = ANY if self.safe or off else min(ANY, self.lives - 1)  # that are survived
        self.routes: Routes = routes(s.tower, self.traps)  # as if no enemy stood anywhere
        self.gems: list[int] = []  # where gems lie that this hero could go for
        self.stalls: list[int] = []
        inside = s.inside(seat) or s.players[seat].home
        first, last = s.tower.first, s.tower.last
        boss = (s.levels - 1) * s.rows * s.width
        if inside:
            first = max(first, boss)
        else:
            last = min(last, boss)
        gold = s.players[seat].gold
        self.stall = STALL_LURE * min(gold, RICH + 4) if gold >= 3 else 0
        for field in range(first, last):
            if s.lying[field] == GEM:
                self.gems.append(field)
            elif self.stall and s.tower.content[field] == STALL:
                self.stalls.append(field)
        self.boss = s.boss_field()
        self.harms: dict[int, int] = {}
        self.arrivals: dict[int, int] = {}
        self.around: Routes = routes(s.tower, self.traps, self._barred(OFF))
        self.ways: list[int] = []  # to the boss, once asked for
        revealed = s.tower.highest == s.levels - 1
        self.top = s.tower.size if revealed else s.tower.last - s.width  # who comes there reveals
        gems = s.players[seat].gems
        self.lure = LURE if gems < ENOUGH else SPARE_LURE
        self.turn = SOLO_HASTE if s.solo else HASTE if gems >= READY else TURN
        if not s.solo:
            self.turn += self.turn * s.turn // (len(s.players) * PATIENCE)

    def best(self) -> int:
        """The dice that are left, and the best that can be made of them."""
        s, seat = self.s, self.seat
        blow = blow_of(s)
        if blow is not None:
            return self._struck(blow)
        player = s.players[seat]
        total = 0
        for place in range(len(DIE)):
            total += DIE[place] * s.pool[place]
        if player.at == OFF:
            return total + self.resting(OFF)
        return total + self._walk(player.at)

    def _struck(self, blow: Blow) -> int:
        """An attack under way: what it will bring."""
        s, seat = self.s, self.seat
        enemy = s.enemy_at(blow.target)
        at = s.players[seat].at
        if enemy is None:
            return self.resting(at)
        cost = gems_to_defeat(s, seat, enemy, blow)
        if cost < 0:
            return FAILED + self.resting(at)
        if isinstance(enemy, Boss):
            return 2 * SOON
        loot = self._loot(enemy, int(blow.target), at)
        return loot - GEM_WORTH * cost + self.resting(at)

    def _loot(self, enemy: Enemy, stands: int, at: int) -> int:
        """What defeating this enemy brings to who is here: the way it bars is free.  Who is ready
        for the boss clears its helpers out of the way."""
        ready = enemy.tier == 0 and self.s.players[self.seat].gems > READY
        return of_loot(enemy) + (IN_THE_WAY if ready else self._cleared(stands, at))

    def _cleared(self, stands: int, at: int) -> int:
        """What it brings to who is here that nobody bars that field any more."""
        rest = self.routes.rest[at]
        if self.around.turns[rest] == self.routes.turns[rest]:
            return 0
        freed = routes(self.s.tower, self.traps, self._barred(stands))
        return self._onward(rest, freed) - self._onward(rest, self.around)

    def _barred(self, gone: int) -> tuple[int, ...]:
        """Where enemies stand below the boss, and where the hero would faint who goes on from
        there; as if that one was gone."""
        s = self.s
        tower = s.tower
        last = min(tower.last, (s.levels - 1) * s.rows * s.width)
        found: list[int] = []
        for at in s.enemy_fields():
            if at == gone or at >= last:
                continue
            found.append(at)
            for beside in tower.adjacent(at):
                if beside not in found and beside < last:
                    harm = self._passed(beside)
                    if harm >= self.lives and gone != OFF and tower.is_next(beside, gone):
                        slain = s.enemy_at(gone)
                        if slain is not None:
                            harm -= s.harm(self.seat, slain) * (2 if slain.rooted else 1)
                    if harm >= self.lives:
                        found.append(beside)
        found.sort()
        return tuple(found)

    def _onward(self, rest: int, around: Routes) -> int:
        """What the way up from a resting place is worth: around the enemies or through them.  Whom
        they let pass nowhere alive can as well faint, and begin anew with all lives."""
        if around.turns[rest] == FAR:
            return self._off() - CLEARING * self.turn
        turns = min(around.turns[rest], self.routes.turns[rest] + CLEARING) + self._hidden()
        return self.turn * self.s.tower.row(rest) // ROWS - self.turn * turns

    def _moves(self) -> int:
        """Fields the hero can still move this turn, gems apart."""
        s, seat = self.s, self.seat
        pool = s.pool
        moves = pool[BOOT.place] + pool[MONSTER.place] // 2
        star = BOOT in s.hero(seat).star
        if star:
            moves += pool[STAR.place]
        special = s.players[seat].special
        if special == BOOT.place or (star and special == STAR.place):
            moves += 1
        for f in s.stack:
            notes = f.notes
            if isinstance(notes, Walk):
                moves += notes.left
        return min(moves, self.steps)

    def _walk(self, start: int) -> int:
        """The best field to come to, with what lies on the way and what stands beside it."""
        s = self.s
        tower = s.tower
        edge: dict[int, int] = {start: 0}
        seen: dict[int, int] = {start: 0}
        hurt: dict[int, int] = {start: 0}
        best = self._here(start, 0)
        for _ in range(self._moves()):
            further: dict[int, int] = {}
            for field, gained in edge.items():
                opens = tower.opens[field]
                for way in WAYS:
                    there = field + tower.offset[way]
                    if not (opens >> way & 1 or tower.enters_boss_level(field, way)):
                        continue
                    if s.enemy_at(there) is not None:
                        continue
                    harm = self._harm(field) + self._trap(there) + self._roots(there)
                    if hurt[field] + harm >= self.lives:
                        continue
                    total = gained - self._cost(hurt[field], harm) + self._found(there)
                    if way == UP and there >= self.top:
                        total += self.turn
                    if total > seen.get(there, -WON):
                        seen[there] = total
                        hurt[there] = hurt[field] + harm
                        further[there] = total
            for field, gained in further.items():
                worth = gained + self._here(field, hurt[field])
                if worth > best:
                    best = worth
            if not further:
                break
            edge = further
        return best

    def _cost(self, hurt: int, harm: int) -> int:
        """What so much harm costs who is hurt so much already."""
        if harm == 0:
            return 0
        lives = self.lives - hurt
        return of_lives(self.s, lives) - of_lives(self.s, lives - harm)

    def _found(self, field: int) -> int:
        """What coming to a field brings at once."""
        s = self.s
        lies = s.lying[field]
        if lies == GEM:
            return GEM_WORTH
        return GOLD_WORTH if lies == GOLD else 0

    def _trap(self, field: int) -> int:
        return 1 if self.s.tower.content[field] == TRAP and not self.safe else 0

    def _harm(self, field: int) -> int:
        """What the enemies beside a field do to who leaves it."""
        found = self.harms.get(field, -1)
        if found < 0:
            found = 0
            rooted = 0
            for enemy in self.s.enemies_next_to(field):
                harm = self.s.harm(self.seat, enemy)
                found += harm
                if enemy.rooted:
                    rooted += harm
            self.harms[field] = found
            self.arrivals[field] = rooted
        return found

    def _roots(self, field: int) -> int:
        """What the enemies beside a field do to who comes there."""
        self._harm(field)
        return self.arrivals[field]

    def _passed(self, field: int) -> int:
        """What it costs to come to a field and to leave it again."""
        return self._harm(field) + self._trap(field) + self._roots(field)

    def _here(self, field: int, hurt: int) -> int:
        """To end the walk here, so hurt: the blow that can be struck, then the fall."""
        return self._strike(field) + self.resting(field, hurt)

    def _strike(self, field: int) -> int:
        s, seat = self.s, self.seat
        best = 0
        for other in s.tower.adjacent(field):
            enemy = s.enemy_at(other)
            if enemy is None:
                continue
            cost = gems_to_defeat(s, seat, enemy, None)
            if cost >= 0:
                worth = SOON
                if not isinstance(enemy, Boss):
                    worth = self._loot(enemy, other, field) - GEM_WORTH * cost - 25
                if worth > best:
                    best = worth
        return best

    # Where the hero comes to rest

    def resting(self, field: int, hurt: int = 0) -> int:
        s = self.s
        lives = self.lives - hurt
        tower = s.tower
        if field == OFF:
            return self._off()
        rest = self.routes.rest[field]
        total = 0
        at = field
        while at != rest:
            at -= tower.width
            if self._trap(at):
                total -= self._cost(self.lives - lives, 1)
                lives -= 1
        if lives <= 0:
            return total - self.faint + self._off()
        if rest != field:
            total += self._found(rest)
        harm = self._harm(rest)
        total -= self._cost(self.lives - lives, harm) // 3
        if harm >= lives:  # the enemy die lets them attack one time in three
            total -= self.faint // 3
        for gem in self.gems:
            if gem != field and gem != rest:
                total += self.lure // (2 + tower.apart(rest, gem))
        for stall in self.stalls:
            total += self.stall // (1 + tower.apart(rest, stall))
        if tower.in_boss_level(rest):
            return total + self._inside(rest, lives)
        return total + self._onward(rest, self.around)

    def _hidden(self) -> int:
        """Turns that levels not yet revealed will take."""
        s = self.s
        return LEVEL * max(0, s.levels - 2 - s.tower.highest)

    def _inside(self, field: int, lives: int) -> int:
        s = self.s
        total = INSIDE + PROMISE_INSIDE * self.promise // 1000
        if lives < len(BOSS_DAMAGE):
            total -= self.faint * BOSS_DAMAGE[lives] // 1000
        early = s.players[self.seat].gems < READY and len(self.gems) > 0
        if early and s.lowest < s.levels - 1 and not s.inside(self.seat):
            total += TOO_EARLY
        if self.boss != OFF:
            total -= NEAR_BOSS * self._way_to_boss()[field]
        return total

    def _way_to_boss(self) -> list[int]:
        """How many fields each field is from the boss, walls and platforms minded."""
        if not self.ways:
            tower = self.s.tower
            self.ways = [FAR] * tower.size
            self.ways[self.boss] = 0
            edge = [self.boss]
            while edge:
                further: list[int] = []
                for field in edge:
                    for other in tower.adjacent(field):
                        if self.ways[other] == FAR:
                            self.ways[other] = self.ways[field] + 1
                            further.append(other)
                edge = further
        return self.ways

    def _off(self) -> int:
        """The hero has to appear first, with lives enough for any way."""
        s = self.s
        ways = routes(s.tower, ANY).turns
        if s.players[self.seat].home:
            return INSIDE - 200
        lowest = 99
        for field in range(s.tower.first, s.tower.first + s.width):
            lowest = min(lowest, ways[field])
        return -self.turn * (lowest + self._hidden()) - 60
