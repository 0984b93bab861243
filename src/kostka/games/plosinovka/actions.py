"""Plošinovka, step 5 and step 6: what the active player can do.  TOW-ACT, -SYM, -APPEAR, -USE."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.plosinovka.blows import falls
from kostka.games.plosinovka.card import Buy, Card, Hero, Play, Potion
from kostka.games.plosinovka.fight import attack, in_reach, out_of_reach, pay_for
from kostka.games.plosinovka.foes import HERDING, any_movable, herd
from kostka.games.plosinovka.gems import most_times
from kostka.games.plosinovka.gravity import resolve_gravity
from kostka.games.plosinovka.meanings import Field
from kostka.games.plosinovka.moving import ARRIVAL, stuck, walk, ways_out
from kostka.games.plosinovka.notes import Falling
from kostka.games.plosinovka.pool import (
    BOOTS,
    CODES,
    COINS,
    FROM_SPECIAL,
    JOINED,
    MERGED,
    MONSTERS,
    OTHERS,
    SETTINGS,
    SPENDS,
    Setting,
    Spend,
    Use,
    all_sources,
    dice_code,
    gems_for,
    lacks,
    pay,
    too_dear,
    unlike,
    use_of,
)
from kostka.games.plosinovka.readings import EVERYWHERE
from kostka.games.plosinovka.shop import affordable, buy, unsold
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    APPEAR_FREE,
    APPEARED,
    BOOT,
    COIN,
    END,
    FARTHER_MONSTERS,
    FREE_APPEARING,
    GRAVITY_NOW,
    LEAVE_IT,
    LONGER_FIRST_BOOT,
    MONSTER,
    OFF,
    RICHER_COINS,
    SELDOM,
    SWORD,
    USED,
)
from kostka.games.plosinovka.tower import UP
from kostka.games.plosinovka.verbs import unready
from kostka.kernel.chance import Luck
from kostka.kernel.step import Frame, Judged, Rule

# --- Appearing ----------------------------------------------------------------------------------


def landing_fields(s: Climb, seat: i64) -> list[int]:
    """TOW-APPEAR-03, TOW-BLEVEL-10, -11, TOW-AMB-34: where a hero can appear."""
    tower = s.tower
    stalls = tower.stalls(s.levels - 1) if s.players[seat].home else []
    if stalls:
        free = [field for field in stalls if s.free(field)]
        if free:
            return free
        first = (s.levels - 1) * s.rows * s.width
        near: list[int] = []
        least = tower.size
        for field in range(first, tower.last):
            if s.free(field):
                away = min([tower.apart(field, stall) for stall in stalls])
                if away < least:
                    least, near = away, []
                if away == least:
                    near.append(field)
        return near
    row = tower.first
    while row < tower.last:
        free = [field for field in range(row, row + s.width) if s.free(field)]
        if free:
            return free
        row += s.width
    return []


@dataclass(frozen=True)
class AppearAt(Judged):
    """TOW-APPEAR-03 to -05: no movement, but an arrival (TOW-AMB-09)."""

    def options(self, s: Climb, f: Frame) -> Sequence[int]:
        return landing_fields(s, f.you)

    def offers(self, s: Climb, f: Frame) -> Sequence[int]:
        return list(range(s.tower.first, s.tower.last))

    def forbids(self, s: Climb, f: Frame, option: int) -> str:
        if option in landing_fields(s, f.you):
            return ""
        if not s.free(option):
            return "TOW-APPEAR-04"
        if not s.players[f.you].home:
            return "TOW-APPEAR-03"
        stalls = s.tower.stalls(s.levels - 1)
        return "TOW-BLEVEL-10" if any([s.free(each) for each in stalls]) else "TOW-BLEVEL-11"

    def answer(self, s: Climb, f: Frame, option: int) -> None:
        seat: i64 = f.you
        s.put_hero(seat, option)
        s.players[seat].home = False
        s.turn_notes().acted = True
        s.report(APPEARED, seat, option, None, None)
        s.collect(seat, option)
        s.open(ARRIVAL, seat, None)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"at {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "appear-at"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Field:
        return Field(s.name(option))


APPEAR: Final = Rule("appear", AppearAt())


# --- Using cards --------------------------------------------------------------------------------


def unused(s: Climb, seat: i64, card: Card) -> str:
    """The rule by which a card of this player cannot be used now; "" if it can."""
    player = s.players[seat]
    rule = card.rule
    if rule is None:
        return "TOW-ITEM-03"
    if player.turned and _among(player.turned, card):
        return "TOW-USE-04" if isinstance(card, Hero) else "TOW-ITEM-05"
    return unready(s, seat, rule)


def _among(cards: list[Card], card: Card) -> bool:
    for each in cards:
        if each is card:
            return True
    return False


def has(s: Climb, seat: i64, card: Card) -> bool:
    player = s.players[seat]
    return card is player.hero or card in player.owned or card in player.potions


def use(s: Climb, seat: i64, card: Card) -> None:
    """TOW-USE-01 to -04, TOW-ITEM-06, -07"""
    player = s.players[seat]
    s.report(USED, seat, 0, card, None)
    if isinstance(card, Potion):
        player.potions.remove(card)
        s.bottom.append(card)
    else:
        player.turned.append(card)
    assert card.rule is not None
    s.open(card.rule, seat, card)


# --- Step 5 -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Judged):
    """TOW-ACT-01 to -06: any number of actions in any order; a number is an enemy's field."""

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        seat: i64 = f.you
        found: list[Any] = []
        if s.players[seat].at == OFF:
            found += [spend for spend in SPENDS if s.pool[spend.symbol.place]]
            if s.passive(seat, FREE_APPEARING):
                found.append(APPEAR_FREE)
            if s.turn_notes().acted or not found:
                found.append(END)
            return found
        found.append(END)
        found.append(GRAVITY_NOW)
        dice = all_sources(s, seat)
        most = most_times(gems_for(s, seat, BOOT))
        _add_uses(s, seat, found, most, dice, ways_out(s, seat) if dice[BOOT.place] else [])
        if dice[SWORD.place]:
            found += in_reach(s, seat)
        _add_cards(s, seat, found)
        return found

    def blind(self, s: Climb, f: Frame, luck: Luck) -> Any:
        """Each option as often would end most turns at once and keep no gem: nobody would win.

        So dice are used as long as there are any, every other time upwards if there is a way, gems
        are kept, and a blow that cannot do is not begun.
        """
        seat: i64 = f.you
        if s.players[seat].at == OFF or luck.below(SELDOM) == 0:
            return None
        dice = all_sources(s, seat)
        boots = dice[BOOT.place]
        ways = ways_out(s, seat) if boots else []
        if ways and ways[0] == UP and luck.below(2):
            return use_of(boots[luck.below(len(boots))], BOOT, 1, UP)
        found: list[Any] = []
        _add_uses(s, seat, found, 1, dice, ways)
        if dice[SWORD.place]:
            for field in in_reach(s, seat):
                if falls(s, seat, field):
                    found.append(field)
        _add_cards(s, seat, found)
        return found[luck.below(len(found))] if found else END

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        figures = [i for i in range(s.tower.first, s.tower.last) if not s.free(i)]
        shown = [card.buy for card in dict.fromkeys([*s.item_shop, *s.potion_shop, *s.items])]
        cards = [card.play for card in (s.hero(f.you), *s.players[f.you].owned)]
        potions = [card.play for card in dict.fromkeys(s.players[f.you].potions)]
        words = (END, GRAVITY_NOW, APPEAR_FREE)
        return [*words, *SPENDS, *OTHERS, *figures, *cards, *potions, *shown, *SETTINGS]

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        seat: i64 = f.you
        off = s.players[seat].at == OFF
        if option is END:
            can = s.dice() or s.passive(seat, FREE_APPEARING)
            return "TOW-ACT-02" if off and can and not s.turn_notes().acted else ""
        if isinstance(option, Spend):
            if not off:
                return "TOW-APPEAR-01"
            return "" if s.pool[option.symbol.place] else "TOW-APPEAR-02"
        if option is APPEAR_FREE:
            if not off:
                return "TOW-APPEAR-01"
            return "" if s.passive(seat, FREE_APPEARING) else "TOW-APPEAR-02"
        if isinstance(option, Setting):
            return "TOW-TURN-13"
        if off:
            return "TOW-ACT-06"
        if isinstance(option, Use):
            return self._unusable(s, seat, option)
        if isinstance(option, Play):
            return unused(s, seat, option.card) if has(s, seat, option.card) else "TOW-USE-01"
        if isinstance(option, Buy):
            return unsold(s, seat, option.card)
        return out_of_reach(s, seat, option) if isinstance(option, int) else ""

    def _unusable(self, s: Climb, seat: i64, use: Use) -> str:
        rule = (
            lacks(s, seat, use.source)
            or unlike(s, seat, use.source, use.symbol)
            or too_dear(s, seat, use.symbol, use.times)
        )
        if rule:
            return rule
        if use.symbol is BOOT:
            return stuck(s, seat, use.way)
        if use.symbol is MONSTER and not any_movable(s, seat, True):
            return "TOW-SYM-07"
        return ""

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        if option is END:
            return
        f.again()
        seat: i64 = f.you
        if isinstance(option, Use):
            resolve(s, seat, option)
        elif isinstance(option, int):
            attack(s, seat, option)
        elif isinstance(option, Play):
            use(s, seat, option.card)
        elif isinstance(option, Buy):
            buy(s, seat, option.card)
        elif option is GRAVITY_NOW:  # TOW-AMB-25
            inside, everywhere = s.inside(seat), s.readings & EVERYWHERE != 0
            below, boss = everywhere or not inside, everywhere or inside
            resolve_gravity(s, Falling(below, boss))
        else:
            if isinstance(option, Spend):
                s.pool[option.symbol.place] -= 1
            s.open(APPEAR, seat, None)

    def notation(self, s: Climb, f: Frame, option: Any) -> str:
        return f"attack {s.name(option)}" if isinstance(option, int) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        if isinstance(option, Play):
            return "play"
        if isinstance(option, Buy):
            return "buy"
        if isinstance(option, Spend):
            return "appear"
        return "attack" if isinstance(option, int) else "use"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return Field(s.name(option)) if isinstance(option, int) else option


def _add_uses(
    s: Climb, seat: i64, found: list[Any], most: i64, dice: list[list[int]], ways: list[int]
) -> None:
    """Every use of a boot, a coin or a monster, each up to so many times."""
    if ways:
        for source in dice[BOOT.place]:
            for times in range(most):
                for way in ways:
                    found.append(BOOTS[way][source][times])
    for source in dice[COIN.place]:
        _add_times(found, COINS[source], most)
    monsters = dice[MONSTER.place]
    if monsters and any_movable(s, seat, True):
        for source in monsters:
            _add_times(found, MONSTERS[source], most)


def _add_times(found: list[Any], uses: list[Use], most: i64) -> None:
    """The first so many of these uses."""
    for times in range(most):
        found.append(uses[times])


def _add_cards(s: Climb, seat: i64, found: list[Any]) -> None:
    """What can be used, and at a stall what can be bought."""
    player = s.players[seat]
    hero = s.hero(seat)
    if hero.rule is not None and not unused(s, seat, hero):
        found.append(hero.play)
    for card in player.owned:
        if card.rule is not None and not unused(s, seat, card):
            found.append(card.play)
    potions = player.potions
    for n in range(len(potions)):
        potion = potions[n]
        if _first(potions, n) and not unused(s, seat, potion):
            found.append(potion.play)
    most = affordable(s, seat)
    if most < 0:
        return
    for item in s.item_shop:
        if item.price <= most:
            found.append(item.buy)
    potions = s.potion_shop
    for n in range(len(potions)):
        if potions[n].price <= most and _first(potions, n):
            found.append(potions[n].buy)


def _first(potions: list[Potion], n: i64) -> bool:
    """Whether none before it is the same."""
    potion = potions[n]
    for i in range(n):
        if potions[i] is potion:
            return False
    return True


def resolve(s: Climb, seat: i64, use: Use) -> None:
    """A boot, a coin or a monster is used: TOW-SYM-03, -06, -07."""
    counts = pay_for(s, seat, use)
    if use.symbol is BOOT:
        turn = s.turn_notes()
        if not turn.booted:
            counts += s.passive(seat, LONGER_FIRST_BOOT)
        turn.booted = True
        walk(s, seat, counts, use.way, False)
    elif use.symbol is COIN:
        s.gain_gold(seat, counts + s.passive(seat, RICHER_COINS), use)
    else:
        herd(s, seat, 1, counts * max(1, s.passive(seat, FARTHER_MONSTERS)), HERDING)


# --- Step 6 -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetSpecial(Judged):
    """TOW-TURN-10 to -12, TOW-MERGE-04: once, if at all."""

    def run(self, s: Climb, f: Frame) -> None:
        if s.dice():
            s.seat = f.you

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        """Made once for each kind of dice and kept."""
        code = dice_code(s, f.you)
        known = _SETTINGS[code]
        if known is None:
            known = [LEAVE_IT, *[each for each in SETTINGS if not self.forbids(s, f, each)]]
            _SETTINGS[code] = known
        return known

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        return [LEAVE_IT, *SETTINGS]

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        if option is LEAVE_IT:
            return ""
        assert isinstance(option, Setting)
        source = option.source
        if source < FROM_SPECIAL:
            return "" if s.pool[source] else "TOW-TURN-10"
        if MERGED <= source < JOINED:
            return "" if s.pool[source - MERGED] >= 2 else "TOW-MERGE-02"
        symbol = source - JOINED
        here = s.pool[symbol] > 0 and s.players[f.you].special == symbol
        return "" if here else "TOW-MERGE-04"

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        if isinstance(option, Setting):
            pay(s, f.you, option.source)
            s.set_special(f.you, option.symbol.place)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "set"


_SETTINGS: Final[list[list[Any] | None]] = [None] * CODES

ACTIONS: Final = Rule("actions", Act())
