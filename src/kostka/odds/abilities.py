"""How likely each ability of a hero is, with best play and for a naive roller, and what to keep.

The naive roller keeps the dice that the trigger still needs, never more, and looks no further.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kostka.games.dicethrone.asks_dice import ShiftIt, TurnItTo, TurnItToAny, TurnItToOneOf
from kostka.games.dicethrone.dice import ADD, DICE, FACES, KEEPS, NO_DICE, SHOWN, SIZE, TAKE
from kostka.games.dicethrone.printed import Card, Row
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.value import CARD, CP, DEFENDED, HEALTH, hundredths, of_row
from kostka.games.dicethrone.verbs_damage import Deal
from kostka.kernel.step import Step
from kostka.odds.dice import (
    ROLLS,
    best_keep,
    over_rolls,
    with_rerolls,
    worth_of_keeping,
)

NEVER: Final = 9  # more dice than there are
LAST_BLOW: Final = 2000  # the game, in hundredths of a health point


class Chance(NamedTuple):
    """Of one line of an ability."""

    row: Row
    best: float
    naive: float
    keep: tuple[int, ...]  # the dice to keep for it


class Hint(NamedTuple):
    """What the dice promise a seat: every line, and the keep that is worth most in all."""

    lines: list[Chance]
    keep: tuple[int, ...]
    worth: float  # in health points, by the written value


def hint(s: Battle, seat: int, dice: Sequence[int] | None, rerolls: int) -> Hint:
    """For a seat with its upgrades as they are now; without dice, the first roll is still to come.

    What the dice are worth in all minds the upgrades, the health that is left to the foes, and the
    cards in the seat's own hand that turn a die.  Nothing hidden is looked at.
    """
    rows = [row for a in s.heroes[seat].offences for row in s.level(seat, a).rows]
    lines = [chance(row, dice, rerolls) for row in rows]
    worth = payoff(s, seat)
    if dice is None:
        return Hint(lines, (), over_rolls(with_rerolls(worth, rerolls)))
    keep, mean = best_keep(place_of(dice), worth, rerolls)
    return Hint(lines, SHOWN[keep], mean)


def payoff(s: Battle, seat: int) -> tuple[float, ...]:
    """What each roll is worth to this seat, in health points, once it is rolled out."""
    worth = [0.0] * len(SHOWN)
    for ability in s.heroes[seat].offences:
        if s.covered and s.is_covered(seat, ability):
            continue
        for row in s.level(seat, ability).rows:
            value = (of_row(row, s, seat) + finishing(row, s, seat)) / HEALTH
            for place in ROLLS:
                if row.fits[place] and value > worth[place]:
                    worth[place] = value
    plain = worth[:]
    for card in s.hands[seat]:
        if card.cost <= s.cp[seat]:
            cost = (CARD + CP * card.cost) / HEALTH
            for place in ROLLS:
                for other in turned(place, card):
                    worth[place] = max(worth[place], plain[other] - cost)
    return tuple(worth)


def finishing(row: Row, s: Battle, seat: int) -> int:
    """What is added for the blow that defeats, or taken away for harm that nobody has left."""
    harm = sum([hundredths(it.n, s, seat, DICE) for it in row.rule.lines if isinstance(it, Deal)])
    sides = s.mode.sides
    left = HEALTH * max([s.health[sides[foe]] for foe in s.foes(seat)], default=0)
    if harm <= 0 or left <= 0 or harm < left:
        return 0
    return LAST_BLOW - DEFENDED * (harm - left) // 100


@lru_cache(maxsize=4096)
def turned(place: int, card: Card) -> tuple[int, ...]:
    """The rolls that a card can make of this one by turning one die."""
    found: set[int] = set()
    for step in card.rule.lines:
        for face in FACES:
            rest = TAKE[place][face]
            if rest >= 0:
                found.update([ADD[rest][to] for to in _faces(step, face)])
    return tuple(sorted(found - {place}))


def _faces(step: Step, face: int) -> tuple[int, ...]:
    if isinstance(step, TurnItToAny):
        return tuple(FACES)
    if isinstance(step, TurnItTo):
        return (step.face,)
    if isinstance(step, TurnItToOneOf):
        return step.faces
    if isinstance(step, ShiftIt):
        return tuple([to for to in (face - 1, face + 1) if 1 <= to <= 6])
    return ()


def chance(row: Row, dice: Sequence[int] | None, rerolls: int) -> Chance:
    return Chance(row, *of_trigger(tuple(row.fits), dice, rerolls))


def of_trigger(
    fits: tuple[bool, ...], dice: Sequence[int] | None, rerolls: int
) -> tuple[float, float, tuple[int, ...]]:
    """The chance with best play, that of a naive roller, and the dice to keep with best play."""
    worth = tuple([1.0 if fit else 0.0 for fit in fits])
    best, naive = with_rerolls(worth, rerolls), naively(fits, rerolls)
    if dice is None:
        return over_rolls(best), over_rolls(naive), ()
    roll = place_of(dice)
    keep, _ = best_keep(roll, worth, rerolls)
    return best[roll], naive[roll], SHOWN[keep]


def place_of(dice: Sequence[int]) -> int:
    place = NO_DICE
    for die in dice:
        place = ADD[place][die]
    return place


@lru_cache(maxsize=1024)
def naively(fits: tuple[bool, ...], rerolls: int) -> list[float]:
    """For each full roll, the chance of one who keeps what is needed and never more."""
    kept = naive_keeps(fits)
    value = [1.0 if fit else 0.0 for fit in fits]
    for _ in range(rerolls):
        mean = worth_of_keeping(value)
        for roll in ROLLS:
            value[roll] = mean[kept[roll]]
    return value


@lru_cache(maxsize=256)
def naive_keeps(fits: tuple[bool, ...]) -> tuple[int, ...]:
    """What the naive roller keeps: as few dice as can lie there when as few as can are missing.

    Of several such sets it is the one with the lowest numbers.
    """
    missing = dice_missing(fits)
    kept = list(range(len(SHOWN)))
    for roll in ROLLS:
        if fits[roll]:
            continue  # it is there: nothing is rolled again
        fewest = NEVER
        for keep in KEEPS[roll]:
            if missing[keep] < fewest:
                fewest, kept[roll] = missing[keep], keep
    return tuple(kept)


def dice_missing(fits: Sequence[bool]) -> list[int]:
    """For each set of dice, how many more the trigger needs at least, whatever the rest shows."""
    there = list(fits)
    missing = [0 if fit else NEVER for fit in fits]
    for place in range(len(SHOWN) - 1, -1, -1):  # larger sets come last
        if SIZE[place] < 5:
            more = [ADD[place][face] for face in FACES]
            there[place] = all([there[each] for each in more])
            fewest = min([missing[each] for each in more])
            missing[place] = 0 if there[place] else min(fewest + 1, NEVER)
    return missing
