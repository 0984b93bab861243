"""The cheapest blow, for bots: which swords and how many gems defeat an enemy in one attack."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Boss, Enemy
from kostka.games.plosinovka.dice import COUNTS, FACES, OF_SIZE, WAYS
from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.notes import Blow
from kostka.games.plosinovka.pool import FROM_SPECIAL, JOINED, MERGED, NO_WAY, Use, gems_for, use_of
from kostka.games.plosinovka.readings import SPECIAL_MERGES
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    BLANK,
    BOOT,
    COIN,
    DICE,
    MIGHTY,
    MIGHTY_BLOWS,
    MONSTER,
    MOST_TIMES,
    STAR,
    SWORD,
    WEAKER_BLOWS,
)


def swords(s: Climb, seat: int) -> list[int]:
    """The sources of all swords this player could put into one attack, the cheapest first."""
    pool = s.pool
    star = SWORD in s.hero(seat).star
    found = [SWORD.place] * pool[SWORD.place]
    if star:
        found += [STAR.place] * pool[STAR.place]
    for symbol in (MONSTER, COIN, STAR, BOOT):
        if not (star and symbol is STAR):
            found += [MERGED + symbol.place] * (pool[symbol.place] // 2)
    special = s.players[seat].special
    if special == SWORD.place or (star and special == STAR.place):
        found.append(FROM_SPECIAL)
    elif special != BLANK and pool[special] % 2 and s.readings & SPECIAL_MERGES:
        found.append(JOINED + special)
    return found


def cheapest(symbols: int, wanted: int, gems: int) -> int:
    """The fewest gems by which so many symbols count for so much; -1 if there are too few."""
    if symbols <= 0:
        return -1
    each, more = divmod(max(wanted, symbols), symbols)
    if each + (1 if more else 0) > MOST_TIMES:
        return -1
    cost = (symbols - more) * COST[each] + (more * COST[each + 1] if more else 0)
    return cost if cost <= gems else -1


def gems_to_defeat(s: Climb, seat: int, enemy: Enemy, blow: Blow | None) -> int:
    """The fewest gems by which this enemy falls in one attack now; -1 if it does not."""
    have = len(swords(s, seat))
    gems = gems_for(s, seat, SWORD)
    dealt = s.turn_notes().bonus
    used = 0
    if blow is not None:
        dealt += blow.damage
        used = blow.swords
    if not isinstance(enemy, Boss):
        dealt -= s.passive(seat, WEAKER_BLOWS)
    mighty = s.passive(seat, MIGHTY_BLOWS)
    best = -1
    for n in range(have + 1):
        wanted = s.lives_of(enemy) - dealt - (mighty if n + used >= MIGHTY else 0)
        if n == 0:
            cost = 0 if wanted <= 0 and used else -1
        else:
            cost = cheapest(n, wanted, gems)
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def _often(star: bool, special: bool) -> list[int]:
    """Of all throws of five dice, how many give so many swords."""
    found = [0] * (DICE + 2)
    for place in OF_SIZE[DICE]:
        counts = COUNTS[place]
        n = counts[SWORD.place] + (counts[STAR.place] if star else counts[STAR.place] // 2)
        for symbol in (MONSTER, COIN, BOOT):
            n += counts[symbol.place] // 2
        found[n + (1 if special else 0)] += WAYS[place]
    return found


THROWS: Final = FACES**DICE
OFTEN: Final = [_often(star, special) for star in (False, True) for special in (False, True)]


def promise(s: Climb, seat: int, bonus: int = 0) -> int:
    """Of a thousand throws, how many let a hero beside the boss defeat it."""
    player = s.players[seat]
    star = SWORD in s.hero(seat).star
    special = player.special == SWORD.place or (star and player.special == STAR.place)
    often = OFTEN[2 * int(star) + int(special)]
    mighty = s.passive(seat, MIGHTY_BLOWS)
    total = 0
    for n in range(1, len(often)):
        wanted = s.boss_lives() - bonus - (mighty if n >= MIGHTY else 0)
        if often[n] and cheapest(n, wanted, player.gems) >= 0:
            total += often[n]
    return total * 1000 // THROWS


def falls(s: Climb, seat: int, field: int) -> bool:
    """Whether this player can defeat what stands there now without wasting gems."""
    enemy = s.enemy_at(field)
    if enemy is None:
        return False
    cost = gems_to_defeat(s, seat, enemy, None)
    return cost == 0 or (cost > 0 and isinstance(enemy, Boss))


def next_sword(s: Climb, seat: int) -> Use | None:
    """The next sword of the cheapest blow that defeats the enemy; None to strike, or give up."""
    blow = blow_of(s)
    enemy = None if blow is None else s.enemy_at(blow.target)
    if blow is None or enemy is None:
        return None
    cost = gems_to_defeat(s, seat, enemy, blow)
    dealt = blow.damage + s.turn_notes().bonus
    if cost < 0:
        sources = swords(s, seat)
        return use_of(sources[0], SWORD, 1, NO_WAY) if sources and not blow.swords else None
    if not isinstance(enemy, Boss):
        dealt -= s.passive(seat, WEAKER_BLOWS)
    gems = gems_for(s, seat, SWORD)
    found = swords(s, seat)
    for n in range(len(found) + 1):
        mighty = s.passive(seat, MIGHTY_BLOWS) if n + blow.swords >= MIGHTY else 0
        wanted = s.lives_of(enemy) - dealt - mighty
        if n == 0:
            if wanted <= 0 and blow.swords:
                return None
        elif cheapest(n, wanted, gems) == cost:
            times = (max(wanted, n) + n - 1) // n
            return use_of(found[0], SWORD, times, NO_WAY)
    return None


def blow_of(s: Climb) -> Blow | None:
    """The attack that is being put together."""
    for f in s.stack:
        notes = f.notes
        if isinstance(notes, Blow):
            return notes
    return None
