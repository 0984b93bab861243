"""The facts that the refusals of Plošinovka name, each found in the position."""

from __future__ import annotations

from typing import Any, Final

from kostka.games.plosinovka.actions import landing_fields
from kostka.games.plosinovka.card import Buy, Card, Play
from kostka.games.plosinovka.foes import ChooseEnemy, MoveTheEnemy, movable
from kostka.games.plosinovka.gems import COST
from kostka.games.plosinovka.meanings import Field, Symbols
from kostka.games.plosinovka.notes import Blow, Herd, Walk
from kostka.games.plosinovka.pool import JOINED, MERGED, WILD, Spend, Use
from kostka.games.plosinovka.shop import price
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    BLANK,
    LONG_REACH,
    NO_BUYING,
    NO_GEMS,
    PLAIN_SWORDS,
    SYMBOLS,
)
from kostka.games.plosinovka.tower import THROUGH, UP
from kostka.games.plosinovka.verbs import Verb, demands
from kostka.kernel.refusal import Fact
from kostka.kernel.sense import Player
from kostka.kernel.step import Word

BLANK_DIE: Final = Word("blank")

# --- Dice, gems and gold --------------------------------------------------------------------------


def _source(s: Climb, option: Any) -> Any:
    """The symbol of the dice that would be taken."""
    if isinstance(option, Spend):
        return option.symbol
    source = int(option.source)
    for first in (WILD, JOINED, MERGED):
        if source >= first:
            return SYMBOLS[source - first]
    return SYMBOLS[source]


def _symbol(s: Climb, option: Any) -> Any:
    return option.symbol


def _dice(s: Climb, option: Any) -> Symbols:
    return Symbols(tuple([each.place for each in SYMBOLS for _ in range(s.pool[each.place])]))


def _count(s: Climb, option: Any) -> int:
    return int(s.dice())


def _have(s: Climb, option: Any) -> int:
    return int(s.pool[_source(s, option).place])


def _special(s: Climb, option: Any) -> Any:
    shows = s.players[s.seat].special
    return BLANK_DIE if shows == BLANK else SYMBOLS[shows]


def _hero(s: Climb, option: Any) -> Any:
    return s.hero(s.seat)


def _one(s: Climb, option: Any) -> Any:
    return s.hero(s.seat).star[0]


def _other(s: Climb, option: Any) -> Any:
    return s.hero(s.seat).star[1]


def _times(s: Climb, option: Any) -> int:
    return int(option.times)


def _gems(s: Climb, option: Any) -> int:
    return int(s.players[s.seat].gems)


def _gold(s: Climb, option: Any) -> int:
    return int(s.players[s.seat].gold)


def _lives(s: Climb, option: Any) -> int:
    return int(s.players[s.seat].lives)


def _price(s: Climb, option: Any) -> int:
    return int(price(s, s.seat, option.card))


def _sold(s: Climb, option: Any) -> int:
    return len(s.item_shop) + len(s.potion_shop)


def demand(s: Climb, option: Any) -> Verb | None:
    """What a card asks for and cannot have now."""
    rule = option.card.rule
    for verb in demands(rule):
        if verb.forbids(s, s.seat):
            return verb
    return None


def _cost(s: Climb, option: Any) -> int:
    if isinstance(option, Use):
        return COST[option.times]
    verb: Any = demand(s, option)
    return int(verb.n)


def _hinders(s: Climb, option: Any) -> list[Card]:
    """The cards and tokens that forbid it."""
    if isinstance(option, Buy):
        forbidding = [NO_BUYING]
    else:
        forbidding = [NO_GEMS] if s.passive(s.seat, NO_GEMS) else [PLAIN_SWORDS]
    player = s.players[s.seat]
    cards: list[Card] = [s.hero(s.seat), *player.owned, *player.tokens, *s.shown[-1:]]
    return [card for card in cards if any([card.gives(what) for what in forbidding])]


# --- Fields and who stands there ------------------------------------------------------------------


def _at(s: Climb, option: Any) -> Field:
    return Field(s.name(s.players[s.seat].at))


def _from(s: Climb, option: Any) -> Field:
    return Field(s.name(herded(s)))


def herded(s: Climb) -> int:
    herd = s.stack[-1].notes
    assert isinstance(herd, Herd)
    return int(herd.at)


def _way(option: Any) -> int:
    """Where to: of a card it is up."""
    if isinstance(option, Use):
        return int(option.way)
    return UP if isinstance(option, Play) else int(option)


def _reached(s: Climb, option: Any) -> list[int]:
    """The fields it would be about."""
    question = s.question()
    if isinstance(question, MoveTheEnemy):
        return [herded(s) + s.tower.offset[option]] if isinstance(option, int) else [herded(s)]
    at = int(s.players[s.seat].at)
    if _way(option) == THROUGH:
        return s.tower.portals(at)
    return [at + s.tower.offset[_way(option)]]


def _there(s: Climb, option: Any) -> list[Field]:
    return [Field(s.name(field)) for field in _reached(s, option)]


def _figure(s: Climb, field: int) -> Any:
    enemy = s.enemy_at(field)
    return Player(int(s.seat_at(field))) if enemy is None else enemy


def _who(s: Climb, option: Any) -> list[Any]:
    """Who stands where the answer points to; of an enemy's way that is closed, that enemy."""
    question = s.question()
    if isinstance(question, MoveTheEnemy) and isinstance(option, int):
        fields = _reached(s, option) if s.tower.is_open(herded(s), option) else [herded(s)]
    elif isinstance(question, MoveTheEnemy):
        fields = [herded(s)]
    elif isinstance(option, (Use, Play)) or not _by_fields(s):
        fields = _reached(s, option)
    else:
        fields = [int(option)]
    return [_figure(s, field) for field in fields]


def _by_fields(s: Climb) -> bool:
    """Whether numbers among the answers are fields and not ways."""
    walk = s.stack[-1].notes
    return not isinstance(walk, Walk)


def _ability(s: Climb, option: Any) -> list[Any]:
    found = [each.ability for each in _who(s, option) if not isinstance(each, Player)]
    return [ability.what for ability in found if ability is not None]


def apart(s: Climb, option: Any) -> int:
    return int(s.tower.apart(s.players[s.seat].at, option))


def reach(s: Climb, option: Any) -> int:
    return max(1, int(s.passive(s.seat, LONG_REACH)))


def _swords(s: Climb, option: Any) -> int:
    blow = s.stack[-1].notes
    assert isinstance(blow, Blow)
    return int(blow.swords)


def _left(s: Climb, option: Any) -> int:
    walk = s.stack[-1].notes
    assert isinstance(walk, Walk)
    return int(walk.left)


def _enemies(s: Climb, option: Any) -> int:
    return len(s.enemy_fields())


def _movable(s: Climb, option: Any) -> list[Field]:
    question = s.question()
    symbols = isinstance(question, ChooseEnemy) and question.symbols
    return [Field(s.name(field)) for field in movable(s, s.seat, symbols)]


def _landing(s: Climb, option: Any) -> list[Field]:
    return [Field(s.name(field)) for field in landing_fields(s, s.seat)]


def _row(s: Climb, option: Any) -> int:
    return int(s.tower.row(landing_fields(s, s.seat)[0])) + 1


FACTS: Final[dict[str, Fact]] = {
    "source": _source,
    "symbol": _symbol,
    "dice": _dice,
    "count": _count,
    "have": _have,
    "special": _special,
    "hero": _hero,
    "one": _one,
    "other": _other,
    "times": _times,
    "gems": _gems,
    "gold": _gold,
    "lives": _lives,
    "price": _price,
    "sold": _sold,
    "cost": _cost,
    "hinders": _hinders,
    "at": _at,
    "from": _from,
    "there": _there,
    "who": _who,
    "ability": _ability,
    "apart": apart,
    "reach": reach,
    "swords": _swords,
    "left": _left,
    "enemies": _enemies,
    "movable": _movable,
    "landing": _landing,
    "row": _row,
}
