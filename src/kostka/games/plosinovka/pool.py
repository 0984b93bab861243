"""Plošinovka, where symbols come from: unused dice, the special die, merging, a wild die."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.readings import SPECIAL_MERGES
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    BLANK,
    BOOT,
    COIN,
    MONSTER,
    MOST_TIMES,
    NO_GEMS,
    PLAIN,
    PLAIN_SWORDS,
    STAR,
    SWORD,
    SYMBOLS,
    Symbol,
)
from kostka.games.plosinovka.tower import WAY_NAMES
from kostka.kernel.step import Named

# A source is one of these, plus the place of the symbol of its dice.

FROM_POOL: Final = 0  # one die as it lies; a star as the hero card says
FROM_SPECIAL: Final = 5  # the special die; no symbol is added
MERGED: Final = 6  # two dice: TOW-MERGE-01
JOINED: Final = 11  # a die and the special die, to set it: TOW-MERGE-04, TOW-AMB-26
WILD: Final = 16  # one die as any symbol, by a card
SOURCES: Final = 21
NO_WAY: Final = -1


def source_name(source: i64) -> str:
    if source < FROM_SPECIAL:
        return SYMBOLS[source].key
    if source == FROM_SPECIAL:
        return "special"
    if source < JOINED:
        return f"merge-{SYMBOLS[source - MERGED].key}"
    if source < WILD:
        return f"join-{SYMBOLS[source - JOINED].key}"
    return f"wild-{SYMBOLS[source - WILD].key}"


@final
class Use(Named):
    """The option to use a symbol: from where, as what, how often it counts, and the first way."""

    def __init__(self, source: i64, symbol: Symbol, times: i64, way: i64) -> None:
        words = [source_name(source)]
        if words[0] != symbol.key:
            words.append(symbol.key)
        if times > 1:
            words.append(f"x{times}")
        if way != NO_WAY:
            words.append(WAY_NAMES[way])
        super().__init__(" ".join(words))
        self.source = source
        self.symbol = symbol
        self.times = times
        self.way = way


@final
class Spend(Named):
    """The option to appear on the map for a die: TOW-APPEAR-02."""

    def __init__(self, symbol: Symbol) -> None:
        super().__init__(f"appear {symbol.key}")
        self.symbol = symbol


@final
class Setting(Named):
    """The option to set the special die: TOW-TURN-10, -11."""

    def __init__(self, source: i64, symbol: Symbol) -> None:
        super().__init__(f"set {symbol.key}" + ("" if source < 5 else f" {source_name(source)}"))
        self.source = source
        self.symbol = symbol


def sensible(source: i64, symbol: Symbol) -> bool:
    """Whether such a use can be thought of at all; a merge gives another symbol."""
    if source < FROM_SPECIAL:
        return source == symbol.place or source == STAR.place
    if source == FROM_SPECIAL:
        return True
    if source >= WILD:
        return True
    return (source - MERGED) % 5 != symbol.place


def _code(source: i64, place: int, times: i64, way: i64) -> int:
    return ((source * len(PLAIN) + place) * (MOST_TIMES + 1) + times) * 6 + way + 1


def _uses() -> list[Use | None]:
    found: list[Use | None] = [None] * (SOURCES * len(PLAIN) * (MOST_TIMES + 1) * 6)
    for source in range(SOURCES):
        for symbol in PLAIN:
            if not sensible(source, symbol):
                continue
            for times in range(1, MOST_TIMES + 1):
                ways = range(5) if symbol is BOOT else (NO_WAY,)
                for way in ways:
                    use = Use(source, symbol, times, way)
                    found[_code(source, symbol.place, times, way)] = use
    return found


USES: Final = _uses()
SPENDS: Final = tuple([Spend(symbol) for symbol in SYMBOLS])
SETTINGS: Final = tuple(
    [
        Setting(source, symbol)
        for source in (*range(5), *range(MERGED, WILD))
        for symbol in SYMBOLS
        if (source < 5 and source == symbol.place)
        or (source >= MERGED and (source - MERGED) % 5 != symbol.place)
    ]
)
SWORDS: Final = tuple([use for use in USES if use is not None and use.symbol is SWORD])
OTHERS: Final = tuple([use for use in USES if use is not None and use.symbol is not SWORD])


def use_of(source: i64, symbol: Symbol, times: i64, way: i64) -> Use:
    use = USES[_code(source, symbol.place, times, way)]
    assert use is not None
    return use


def _in_order(symbol: Symbol, way: int) -> list[list[Use]]:
    """For each source, the uses of a symbol by how often it counts, from once on."""
    found: list[list[Use]] = []
    for source in range(SOURCES):
        uses = [USES[_code(source, symbol.place, n, way)] for n in range(1, MOST_TIMES + 1)]
        found.append([use for use in uses if use is not None])
    return found


COINS: Final = _in_order(COIN, NO_WAY)
MONSTERS: Final = _in_order(MONSTER, NO_WAY)
BOOTS: Final = [_in_order(BOOT, way) for way in range(len(WAY_NAMES))]  # by the first way


def lacks(s: Climb, seat: i64, source: i64) -> str:
    """The rule by which the dice of this source are not there; "" if they are."""
    player = s.players[seat]
    pool = s.pool
    if source < FROM_SPECIAL:
        return "" if pool[source] else "TOW-SYM-01"
    if source == FROM_SPECIAL:
        return "TOW-DICE-05" if player.special == BLANK else ""
    if source < JOINED:
        return "" if pool[source - MERGED] >= 2 else "TOW-MERGE-02"
    if source < WILD:
        symbol = source - JOINED
        if not pool[symbol] or player.special != symbol:
            return "TOW-MERGE-02"
        return "" if s.readings & SPECIAL_MERGES else "TOW-AMB-26"
    if not s.turn_notes().wild:
        return "TOW-USE-04"
    return "" if pool[source - WILD] else "TOW-SYM-01"


def unlike(s: Climb, seat: i64, source: i64, symbol: Symbol) -> str:
    """The rule by which this source cannot be used as this symbol."""
    if source > FROM_SPECIAL:
        return ""
    shows = s.players[seat].special if source == FROM_SPECIAL else source
    if shows == symbol.place:
        return ""
    if shows == STAR.place:
        return "" if symbol in s.hero(seat).star else "TOW-HERO-03"
    return "TOW-SYM-01"


def gems_for(s: Climb, seat: i64, symbol: Symbol) -> int:
    """The gems that may be spent on such a symbol now."""
    gems = s.players[seat].gems
    if gems <= 0 or s.passive(seat, NO_GEMS):
        return 0
    if symbol is SWORD and s.passive(seat, PLAIN_SWORDS):
        return 0
    return gems


def too_dear(s: Climb, seat: i64, symbol: Symbol, times: i64) -> str:
    if COST[times] <= gems_for(s, seat, symbol):
        return ""
    return "TOW-BTOKEN-01" if s.passive(seat, NO_GEMS) else "TOW-GEM-03"


def sources(s: Climb, seat: i64, symbol: Symbol) -> list[int]:
    """Where this symbol can come from now."""
    return all_sources(s, seat)[symbol.place]


def dice_code(s: Climb, seat: i64) -> i64:
    """Of each symbol none, one or more dice, and the special die: below `CODES`."""
    code: i64 = 0
    for each in s.pool:
        n: i64 = each
        code = code * 3 + (2 if n > 2 else n)
    return code * SPECIALS + s.players[seat].special + 1


def all_sources(s: Climb, seat: i64) -> list[list[int]]:
    """For each symbol, where it can come from now; made once and kept."""
    stars: i64 = s.hero(seat).stars
    wild = s.turn_notes().wild
    joins = s.readings & SPECIAL_MERGES != 0
    kind: i64 = (2 if joins else 0) + (1 if wild else 0)
    code: i64 = (dice_code(s, seat) * 4 + kind) * STARS + stars
    known = _SOURCES[code]
    if known is None:
        special: i64 = s.players[seat].special
        known = [
            _sources(s.pool, special, stars, wild, joins, place) for place in range(len(PLAIN))
        ]
        _SOURCES[code] = known
    return known


SPECIALS: Final = 6  # what the special die can show, and nothing
STARS: Final = 16  # sets of plain symbols
CODES: Final = 3 ** len(SYMBOLS) * SPECIALS
_SOURCES: Final[list[list[list[int]] | None]] = [None] * (CODES * 4 * STARS)


def _sources(
    pool: list[int], special: i64, stars: i64, wild: bool, joins: bool, place: i64
) -> list[int]:
    found: list[int] = []
    star = stars >> place & 1 == 1
    if pool[place]:
        found.append(int(place))
    if star and pool[STAR.place]:
        found.append(STAR.place)
    if special == place or (star and special == STAR.place):
        found.append(FROM_SPECIAL)
    for other in range(len(SYMBOLS)):
        n = pool[other]
        if not n:
            continue
        if other != place:
            if n >= 2:
                found.append(MERGED + other)
            if special == other and joins:
                found.append(JOINED + other)
        if wild:
            found.append(WILD + other)
    return found


def pay(s: Climb, seat: i64, source: i64) -> None:
    """The dice of this source are spent: TOW-DICE-07, TOW-SYM-02."""
    pool = s.pool
    if source < FROM_SPECIAL:
        pool[source] -= 1
    elif source == FROM_SPECIAL:
        s.reset_special(seat, None)
    elif source < JOINED:
        pool[source - MERGED] -= 2
    elif source < WILD:
        pool[source - JOINED] -= 1
        s.reset_special(seat, None)
    else:
        pool[source - WILD] -= 1
        s.turn_notes().wild = False
