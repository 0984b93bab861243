"""Plošinovka, the boss: its turn, its cards, and the verbs these are made of.

TOW-BOSS, TOW-BCARD, TOW-MEDUSA, TOW-BANZAI, TOW-HELPER.  "You" are the active player, "it" is the
card that is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.plosinovka.card import BossCard, BossToken
from kostka.games.plosinovka.dice import COUNTS
from kostka.games.plosinovka.foes import nearest
from kostka.games.plosinovka.gravity import resolve_gravity
from kostka.games.plosinovka.levels import Draw
from kostka.games.plosinovka.notes import Falling
from kostka.games.plosinovka.readings import LAST_FACES
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import (
    ADJACENT,
    AROUND,
    BOSS_CARD_DRAWN,
    BOSS_CARD_READ,
    BOSS_TURN_BEGAN,
    BY_ENEMY_DIE,
    ENEMY_DIE,
    ENEMY_DIE_ROLLED,
    ENEMY_MOVED,
    HERO_PUSHED,
    MAP_CARD,
    OFF,
    ROW,
    SUMMONED,
    TOKENS,
    Symbol,
)
from kostka.games.plosinovka.tower import DOWN, LEFT, RIGHT, UP, WAYS
from kostka.kernel.step import NOBODY, Frame, Rule, Step, Word

# --- Whom a card reaches ------------------------------------------------------------------------


def reaches(s: Climb, reach: Word, boss: int, field: int) -> bool:
    """TOW-BCARD-03, -04, -06 to -10: walls and platforms do not matter."""
    width = s.width
    rows = abs(int(field // width - boss // width))
    columns = abs(int(field % width - boss % width))
    if reach is ROW:
        return rows == 0
    if reach is ADJACENT:
        return rows + columns == 1
    if reach is AROUND:
        return max(rows, columns) == 1
    if reach is MAP_CARD:
        return s.tower.on_left_card(field) == s.tower.on_left_card(boss)
    return True


def reached(s: Climb, card: BossCard) -> list[int]:
    """The seats whose heroes are in range now, the active one first: TOW-AMB-47."""
    boss = s.boss_field()
    if boss == OFF:
        return []
    return [
        seat
        for seat in s.from_seat(s.active())
        if s.inside(seat) and reaches(s, card.reach, boss, s.players[seat].at)
    ]


def card_of(f: Frame) -> BossCard:
    card = f.it
    assert isinstance(card, BossCard)
    return card


# --- What cards do ------------------------------------------------------------------------------


@dataclass(frozen=True)
class EachSuffers(Step):
    """Each hero in range; the printed number, changed as any attack is: TOW-AMB-75."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        s.at_once()
        for seat in reached(s, card_of(f)):
            s.suffer(seat, s.harm_of(seat, self.n), f.it)
            if s.decided():
                return
        s.settle()


@dataclass(frozen=True)
class EachGains(Step):
    token: BossToken

    def run(self, s: Climb, f: Frame) -> None:
        s.at_once()
        for seat in reached(s, card_of(f)):
            s.gain_token(seat, self.token, f.it)
            if s.decided():
                return
        s.settle()


@dataclass(frozen=True)
class EachIsShoved(Step):
    """One field farther from the boss in the same direction, if that field is free and open."""

    def run(self, s: Climb, f: Frame) -> None:
        boss = s.boss_field()
        s.at_once()
        for seat in reached(s, card_of(f)):
            at = s.players[seat].at
            for way in WAYS:
                there = at + s.tower.offset[way]
                if boss + s.tower.offset[way] != at or s.tower.over_the_edge(at, way):
                    continue
                if s.tower.is_open(at, way) and s.free(there):
                    s.put_hero(seat, there)
                    s.report(HERO_PUSHED, seat, there, at, NOBODY)
                    s.collect(seat, there)
                    s.feel(seat, there)
            if s.decided():
                return
        s.settle()


@dataclass(frozen=True)
class BossGravity(Step):
    """In the boss level; nobody may hold a ladder."""

    def run(self, s: Climb, f: Frame) -> None:
        resolve_gravity(s, Falling(below=False, ladders=False))


@dataclass(frozen=True)
class ActiveGains(Step):
    token: BossToken

    def run(self, s: Climb, f: Frame) -> None:
        if s.inside(int(f.you)):
            s.gain_token(int(f.you), self.token, f.it)


@dataclass(frozen=True)
class ActivePays(Step):
    """So much gold, or, with less than that, so much damage."""

    gold: int
    damage: int

    def run(self, s: Climb, f: Frame) -> None:
        seat = int(f.you)
        if not s.inside(seat):  # TOW-BCARD-02
            return
        if s.players[seat].gold >= self.gold:
            s.lose_gold(seat, self.gold, f.it)
        else:
            s.suffer(seat, s.harm_of(seat, self.damage), f.it)


@dataclass(frozen=True)
class Approach(Step):
    """Up to so many fields nearer to the active hero, sideways first, onto free adjacent fields."""

    n: int

    def run(self, s: Climb, f: Frame) -> None:
        for _ in range(self.n):
            boss, hero = s.boss_field(), s.players[f.you].at
            if boss == OFF or not s.inside(int(f.you)):
                return
            there = self._nearer(s, boss, hero)
            if there == OFF:
                return
            s.report(ENEMY_MOVED, f.you, boss, s.boss, there)
            s.shift_enemy(boss, there)

    def _nearer(self, s: Climb, boss: int, hero: int) -> int:
        tower = s.tower
        for way in (LEFT, RIGHT, UP, DOWN):
            if tower.is_open(boss, way):
                there = boss + tower.offset[way]
                if s.free(there) and tower.apart(there, hero) < tower.apart(boss, hero):
                    return there
        return OFF


@dataclass(frozen=True)
class Summon(Step):
    """A helper on the free spawn field nearest to the active hero: TOW-HELPER-03, -04."""

    def run(self, s: Climb, f: Frame) -> None:
        boss = s.boss
        helper = None if boss is None else boss.helper
        if helper is None or not s.inside(int(f.you)) or s.on_board(helper) >= TOKENS:
            return
        free = [field for field in s.tower.spawns(s.levels - 1) if s.free(field)]
        near = nearest(s, free, s.players[f.you].at)
        if near:
            s.put_enemy(helper, near[0])
            s.report(SUMMONED, f.you, near[0], helper, f.it)


@dataclass(frozen=True)
class HelpersAttack(Step):
    """Every helper attacks the heroes next to it, by ordinary adjacency."""

    def run(self, s: Climb, f: Frame) -> None:
        boss = s.boss
        helper = None if boss is None else boss.helper
        s.at_once()
        for seat in s.from_seat(s.active()):
            at = s.players[seat].at
            if at != OFF:
                beside = [enemy for enemy in s.enemies_next_to(at) if enemy is helper]
                s.attacked_by(seat, beside)
                if s.decided():
                    return
        s.settle()


# --- What follows from dealing with a boss ------------------------------------------------------


@dataclass(frozen=True)
class YouGain(Step):
    token: BossToken

    def run(self, s: Climb, f: Frame) -> None:
        s.gain_token(int(f.you), self.token, f.it)


@dataclass(frozen=True)
class StrikesBack(Step):
    """The boss attacks you at once."""

    def run(self, s: Climb, f: Frame) -> None:
        if s.boss is not None and s.players[f.you].at != OFF:
            s.attacked_by(int(f.you), [s.boss])


# --- Its turn -----------------------------------------------------------------------------------


def reshuffle(s: Climb) -> None:
    """TOW-MEDUSA-04, TOW-AMB-50: a deck has no order, so this only brings the cards back."""
    if not s.deck and s.boss is not None:
        s.deck = [card for card in s.boss.deck if card in s.discard]
        s.discard = []


class DrawBossCard(Draw):
    def run(self, s: Climb, f: Frame) -> None:
        reshuffle(s)
        super().run(s, f)

    def options(self, s: Climb, f: Frame) -> Sequence[BossCard]:
        return s.deck


def read(s: Climb, seat: int, card: BossCard) -> None:
    """TOW-BCARD-01: its effects in the printed order."""
    s.report(BOSS_CARD_READ, seat, 0, card, None)
    s.open(card.rule, seat, card)


@dataclass(frozen=True)
class RollForTheBoss(Draw):
    """TOW-MEDUSA-01, TOW-AMB-48: it only picks the card."""

    def options(self, s: Climb, f: Frame) -> Sequence[Word]:
        return ENEMY_DIE

    def answer(self, s: Climb, f: Frame, option: Word) -> None:
        f.it = option
        s.report(ENEMY_DIE_ROLLED, f.you, 0, option, s.boss)


@dataclass(frozen=True)
class DrawUntilItMatches(DrawBossCard):
    """TOW-MEDUSA-02, -03"""

    def answer(self, s: Climb, f: Frame, option: BossCard) -> None:
        s.deck.remove(option)
        s.report(BOSS_CARD_DRAWN, f.you, 0, option, None)
        if f.it in option.symbols:
            f.it = option
            read(s, int(f.you), option)
        else:
            s.discard.append(option)
            f.again()


@dataclass(frozen=True)
class DiscardIt(Step):
    def run(self, s: Climb, f: Frame) -> None:
        s.discard.append(card_of(f))


@dataclass(frozen=True)
class DrawTwo(DrawBossCard):
    """TOW-BANZAI-01"""

    def answer(self, s: Climb, f: Frame, option: BossCard) -> None:
        s.deck.remove(option)
        s.report(BOSS_CARD_DRAWN, f.you, 0, option, None)
        if f.it is None:
            f.it = (option,)
            f.again()
        else:
            f.it = (*f.it, option)


def rolled(s: Climb, card: BossCard) -> int:
    """How often its symbol came in step 3, used or not: TOW-BANZAI-02 to -04, TOW-AMB-49."""
    dice, thrown = s.rolled, s.turn_notes().thrown
    if thrown >= 0 and not s.readings & LAST_FACES:
        dice = COUNTS[thrown]
    return sum([dice[each.place] for each in card.symbols if isinstance(each, Symbol)])


@dataclass(frozen=True)
class WhichFirst(Draw):
    """TOW-BANZAI-05 to -07: the one rolled more often; of equals both, in random order."""

    def run(self, s: Climb, f: Frame) -> None:
        first, second = f.it
        if rolled(s, first) == rolled(s, second):
            super().run(s, f)
        else:
            read(s, int(f.you), first if rolled(s, first) > rolled(s, second) else second)

    def options(self, s: Climb, f: Frame) -> Sequence[BossCard]:
        return list(f.it)

    def answer(self, s: Climb, f: Frame, option: Any) -> None:
        first, second = f.it
        other = second if option is first else first
        s.open(READ_SECOND, f.you, other)
        read(s, int(f.you), option)


@dataclass(frozen=True)
class ReadTheOther(Step):
    def run(self, s: Climb, f: Frame) -> None:
        read(s, int(f.you), card_of(f))


@dataclass(frozen=True)
class DiscardBoth(Step):
    """TOW-BANZAI-08"""

    def run(self, s: Climb, f: Frame) -> None:
        s.discard += list(f.it)


READ_SECOND: Final = Rule("the other attack", ReadTheOther())
BY_DIE: Final = Rule("the boss rolls", RollForTheBoss(), DrawUntilItMatches(), DiscardIt())
BY_SYMBOL: Final = Rule("the boss compares", DrawTwo(), WhichFirst(), DiscardBoth())


@dataclass(frozen=True)
class BossTurn(Step):
    """TOW-TURN-17, -18, TOW-AMB-51"""

    def run(self, s: Climb, f: Frame) -> None:
        boss = s.boss
        if boss is None or not s.inside(int(f.you)):
            return
        s.report(BOSS_TURN_BEGAN, f.you, 0, boss, None)
        s.open(BY_DIE if boss.method is BY_ENEMY_DIE else BY_SYMBOL, f.you, None)
