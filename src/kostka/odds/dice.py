"""Five dice and rerolls, exactly: what a roll is worth with best play, and which dice to keep.

Dice are added one at a time: what a kept set is worth is the mean over the six faces of the set
with one die more.  The best keep of a roll is the roll itself or the best keep of the roll with one
die less.  So a reroll costs 210 x 6 sums and 461 comparisons instead of all throws of all keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kostka.games.dicethrone.dice import ADD, FACES, KEEPS, OF_SIZE, SHOWN, SIZE, TAKE, WAYS

ROLLS: Final = OF_SIZE[5]
_SETS: Final = [place for size in (4, 3, 2, 1, 0) for place in OF_SIZE[size]]
_MORE: Final = [ADD[place][1:] for place in range(len(SHOWN))]
_LESS: Final = [[rest for rest in TAKE[place] if rest >= 0] for place in range(len(SHOWN))]


def worth_of_keeping(worth: Sequence[float]) -> list[float]:
    """For each set of dice, the mean worth after the missing dice are rolled once.

    `worth` says what each full roll is worth; entries of smaller sets are not looked at.
    """
    mean = [float(each) for each in worth]
    for place in _SETS:
        total = 0.0
        for more in _MORE[place]:
            total += mean[more]
        mean[place] = total / 6
    return mean


def rerolled(worth: Sequence[float]) -> list[float]:
    """For each full roll, its worth with best play when one reroll is left."""
    best = worth_of_keeping(worth)
    for place in range(1, len(best)):  # smaller sets come first
        value = best[place]
        for less in _LESS[place]:
            if best[less] > value:
                value = best[less]
        best[place] = value
    return best


@lru_cache(maxsize=1024)
def with_rerolls(worth: tuple[float, ...], rerolls: int) -> list[float]:
    """For each full roll, its worth with best play when so many rerolls are left."""
    best = list(worth)
    for _ in range(rerolls):
        best = rerolled(best)
    return best


def best_keep(roll: int, worth: tuple[float, ...], rerolls: int) -> tuple[int, float]:
    """The dice to keep, and what that is worth; with all kept, no reroll is made.

    Of equal keeps it is the largest: who has what is wanted does not roll it away.
    """
    if rerolls == 0:
        return roll, worth[roll]
    mean = worth_of_keeping(with_rerolls(worth, rerolls - 1))
    best = roll
    for keep in reversed(KEEPS[roll]):
        if mean[keep] > mean[best] + 1e-12:
            best = keep
    return best, mean[best]


def over_rolls(value: Sequence[float], kept: int = 0) -> float:
    """The mean of what the rolls are worth when the dice that are not kept are thrown."""
    if kept == 0:
        return sum([WAYS[roll] * value[roll] for roll in ROLLS]) / 6**5
    return worth_of_keeping(value)[kept]


def distribution(worth: tuple[float, ...], rerolls: int, roll: int | None = None) -> list[float]:
    """With best play, how likely it is to end with each full roll; from a roll, or from none."""
    likely = [0.0] * len(SHOWN)
    if roll is None:
        for each in ROLLS:
            likely[each] = WAYS[each] / 6**5
    else:
        likely[roll] = 1.0
    for left in range(rerolls, 0, -1):
        kept = [0.0] * len(SHOWN)
        for each in ROLLS:
            if likely[each]:
                kept[best_keep(each, worth, left)[0]] += likely[each]
        likely = _thrown(kept)
    return likely


def _thrown(kept: list[float]) -> list[float]:
    """What lies there once the missing dice are rolled onto what was kept."""
    likely = kept[:]
    for place in range(len(SHOWN)):  # smaller sets come first
        if SIZE[place] < 5 and likely[place]:
            for face in FACES:
                likely[ADD[place][face]] += likely[place] / 6
            likely[place] = 0.0
    return likely
