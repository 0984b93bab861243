"""Plošinovka, how a hero attacks: all damage in one action.  TOW-ATTACK, TOW-BOSS-09, TOW-WIN."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.plosinovka.blows import next_sword
from kostka.games.plosinovka.card import Boss, Enemy
from kostka.games.plosinovka.foes import closed
from kostka.games.plosinovka.gems import COST, most_times
from kostka.games.plosinovka.notes import Blow
from kostka.games.plosinovka.pool import (
    NO_WAY,
    SWORDS,
    Use,
    gems_for,
    lacks,
    pay,
    sources,
    too_dear,
    unlike,
    use_of,
)
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.table import EMPTY, FIRST_KIND
from kostka.games.plosinovka.terms import (
    ATTACKED,
    DEFEATED,
    ENEMY_DEFEATED,
    GEMS_ON_ONE,
    GOLD_FOR_DEFEAT,
    LONG_REACH,
    MIGHTY,
    MIGHTY_BLOWS,
    NO_LOOT,
    OFF,
    OVERKILL,
    SELDOM,
    STRIKE,
    SWORD,
    SYMBOL_USED,
    WEAKER_BLOWS,
)
from kostka.games.plosinovka.tower import WAYS
from kostka.kernel.chance import Luck
from kostka.kernel.step import Frame, Judged, Rule


def in_reach(s: Climb, seat: i64) -> list[int]:
    """The fields of the enemies this hero can attack: TOW-ATTACK-01."""
    at = s.players[seat].at
    if at == OFF:
        return []
    tower, board = s.tower, s.board
    reach: i64 = s.passive(seat, LONG_REACH)
    found: list[int] = []
    if reach <= 1:
        for beside in tower.adjacent(at):
            if board[beside] >= FIRST_KIND:
                found.append(beside)
        return found
    for way in WAYS:
        field: i64 = at
        for _ in range(reach):
            if not tower.is_open(field, way):
                break
            field += tower.offset[way]
            if board[field] >= FIRST_KIND:
                found.append(int(field))
    return found


def out_of_reach(s: Climb, seat: i64, field: i64) -> str:
    """The rule by which this hero cannot attack what stands there; "" if it can."""
    if s.enemy_at(field) is None:
        return "TOW-ATTACK-09" if s.seat_at(field) >= 0 else "TOW-ATTACK-01"
    if field in in_reach(s, seat):
        return "" if sources(s, seat, SWORD) else "TOW-SYM-04"
    rule = closed(s, seat, field)
    if rule:
        return rule
    at = s.players[seat].at
    beside = at != OFF and s.tower.apart(at, field) == 1
    return "TOW-MOVE-02" if beside else "TOW-ATTACK-01"


def sword_uses(s: Climb, seat: i64) -> list[Use]:
    """Every sword that could join an attack now, as often as gems pay for."""
    most = most_times(gems_for(s, seat, SWORD))
    return [
        use_of(source, SWORD, times, NO_WAY)
        for source in sources(s, seat, SWORD)
        for times in range(1, most + 1)
    ]


def pay_for(s: Climb, seat: i64, use: Use) -> int:
    """The dice and gems of a use are spent; how often it counts: TOW-GEM-14."""
    counts = use.times + s.turn_notes().boost  # a boost of a card among it
    pay(s, seat, use.source)
    cost = COST[use.times]
    s.spend_gems(seat, cost, use)
    s.turn_notes().boost = 0
    s.report(SYMBOL_USED, seat, cost, use, None)
    if cost:
        s.earn(seat, GEMS_ON_ONE, cost)
    return counts


def damage_of(s: Climb, seat: i64, blow: Blow) -> int:
    """What the attack deals as it stands: TOW-ATTACK-04 to -06."""
    damage = blow.damage + s.turn_notes().bonus
    if blow.swords >= MIGHTY:
        damage += s.passive(seat, MIGHTY_BLOWS)
    if not isinstance(s.enemy_at(blow.target), Boss):
        damage -= s.passive(seat, WEAKER_BLOWS)
    return max(0, damage)


@dataclass(frozen=True)
class Gather(Judged):
    """TOW-SYM-05, TOW-AMB-28: swords of any source, each with its own gems, then strike."""

    def options(self, s: Climb, f: Frame) -> Sequence[Any]:
        blow = f.notes
        assert isinstance(blow, Blow)
        found: list[Any] = [STRIKE] if blow.swords else []
        found += sword_uses(s, f.you)
        return found

    def blind(self, s: Climb, f: Frame, luck: Luck) -> Any:
        """What is begun is brought to its end."""
        blow = f.notes
        assert isinstance(blow, Blow)
        if (not blow.swords and len(s.options()) == 1) or luck.below(SELDOM) == 0:
            return None
        return next_sword(s, f.you) or (STRIKE if blow.swords else None)

    def offers(self, s: Climb, f: Frame) -> Sequence[Any]:
        return [STRIKE, *SWORDS]

    def forbids(self, s: Climb, f: Frame, option: Any) -> str:
        seat: i64 = f.you
        if option is STRIKE:
            blow = f.notes
            assert isinstance(blow, Blow)
            return "" if blow.swords else "TOW-SYM-04"
        assert isinstance(option, Use)
        return (
            lacks(s, seat, option.source)
            or unlike(s, seat, option.source, SWORD)
            or too_dear(s, seat, SWORD, option.times)
        )

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        blow = f.notes
        assert isinstance(blow, Blow)
        seat: i64 = f.you
        if isinstance(option, Use):
            blow.damage += pay_for(s, seat, option)
            blow.swords += 1
            blow.gems += COST[option.times]
            if sources(s, seat, SWORD):
                f.again()
                return
        f.leave()
        strike(s, seat, blow)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "use"


FIGHT: Final = Rule("attack", Gather())


def attack(s: Climb, seat: i64, field: i64) -> None:
    s.stack.append(Frame(FIGHT, 0, seat, None, 0, Blow(field)))


def strike(s: Climb, seat: i64, blow: Blow) -> None:
    """TOW-ATTACK-02, -03: all or nothing."""
    enemy = s.enemy_at(blow.target)
    assert enemy is not None
    damage = damage_of(s, seat, blow)
    turn = s.turn_notes()
    turn.bonus = 0
    s.report(ATTACKED, seat, damage, enemy, blow.target)
    boss = isinstance(enemy, Boss)
    if boss:
        turn.struck = True
    lives = s.lives_of(enemy)
    if damage >= lives:
        defeat(s, seat, enemy, blow.target, damage - lives)
    elif isinstance(enemy, Boss):
        s.open(enemy.provoked, seat, enemy)  # TOW-BOSS-06


def defeat(s: Climb, seat: i64, enemy: Enemy, field: i64, beyond: int) -> None:
    """TOW-ATTACK-07, -08, TOW-WIN-01, -02"""
    player = s.players[seat]
    player.defeated += 1
    s.stand(field, EMPTY)
    s.report(DEFEATED, seat, field, enemy, beyond)
    if isinstance(enemy, Boss):
        s.overkill = beyond
        s.finish(seat)
        return
    if not s.passive(seat, NO_LOOT):
        s.gain_gems(seat, enemy.gems, enemy)
        s.gain_gold(seat, enemy.gold, enemy)
    s.gain_gold(seat, s.passive(seat, GOLD_FOR_DEFEAT), s.hero(seat))
    for token in player.tokens.copy():
        if token.until is ENEMY_DEFEATED:
            s.lose_token(seat, token)
    if beyond:
        s.earn(seat, OVERKILL, beyond)
