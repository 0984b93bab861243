"""Five dice and rerolls, exactly: what a roll is worth with best play, and which dice to keep.

Dice are added one at a time: what a kept set is worth is the mean over the six faces of the set
with one die more.  That is 210 x 6 sums for a reroll, instead of all throws of all sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kostka.games.dicethrone.dice import ADD, FACES, KEEPS, OF_SIZE, SHOWN

SETS = [place for size in (4, 3, 2, 1, 0) for place in OF_SIZE[size]]


def worth_of_keeping(worth: Sequence[float]) -> list[float]:
    """For each set of dice, the mean worth after the missing dice are rolled once.

    `worth` says what each full roll is worth; entries of smaller sets are not looked at.
    """
    mean = list(worth) + [0.0] * (len(SHOWN) - len(worth))
    for place in SETS:
        add = ADD[place]
        mean[place] = sum(mean[add[face]] for face in FACES) / 6
    return mean


@lru_cache(maxsize=1024)
def with_rerolls(worth: tuple[float, ...], rerolls: int) -> list[float]:
    """For each full roll, its worth with best play when so many rerolls are left."""
    best = list(worth)
    for _ in range(rerolls):
        mean = worth_of_keeping(best)
        best = best[:]
        for roll in OF_SIZE[5]:
            best[roll] = max(mean[keep] for keep in KEEPS[roll])
    return best


def best_keep(roll: int, worth: tuple[float, ...], rerolls: int) -> tuple[int, float]:
    """The dice to keep, and what that is worth; with all kept, no reroll is made."""
    if rerolls == 0:
        return roll, worth[roll]
    mean = worth_of_keeping(with_rerolls(worth, rerolls - 1))
    keeps = KEEPS[roll]
    best = max(keeps, key=lambda keep: (mean[keep], keep))
    return best, mean[best]
