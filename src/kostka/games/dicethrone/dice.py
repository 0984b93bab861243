"""Dice: a roll is one number, its place among the 462 multisets of at most five dice.

All that depends on dice alone is a table over these places.  Dice of a hero are alike, so their
order carries nothing; which of two equal dice was turned cannot matter either.

If one of them is another hero's, it is told apart: `place + FOREIGN` are own dice and the foreign
one kept, `place + FOREIGN * number` own dice rolled and the number the foreign one came up with.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from kostka.kernel.chance import Luck

DICE: Final = 5
FACES: Final = (1, 2, 3, 4, 5, 6)

SHOWN: Final[list[tuple[int, ...]]] = [
    dice for n in range(DICE + 1) for dice in combinations_with_replacement(FACES, n)
]
PLACE: Final[dict[tuple[int, ...], int]] = {dice: place for place, dice in enumerate(SHOWN)}
SIZE: Final[list[int]] = [len(dice) for dice in SHOWN]
NO_DICE: Final = 0  # the place of the empty multiset
FOREIGN: Final = len(SHOWN)

# Of which multisets of one size, and how many of the 6**n throws give each of them.
OF_SIZE: Final[list[list[int]]] = [
    [place for place, dice in enumerate(SHOWN) if len(dice) == n] for n in range(DICE + 1)
]


def _ways(dice: tuple[int, ...]) -> int:
    ways = factorial(len(dice))
    for face in FACES:
        ways //= factorial(dice.count(face))
    return ways


WAYS: Final[list[int]] = [_ways(dice) for dice in SHOWN]

COUNT: Final[list[list[int]]] = [  # COUNT[face][place]: how many dice show the face
    [dice.count(face) for dice in SHOWN] for face in range(7)
]


def _add(dice: tuple[int, ...], face: int) -> int:
    return PLACE[tuple(sorted((*dice, face)))] if len(dice) < DICE else -1


def _take(dice: tuple[int, ...], face: int) -> int:
    if face not in dice:
        return -1
    rest = list(dice)
    rest.remove(face)
    return PLACE[tuple(rest)]


ADD: Final[list[list[int]]] = [  # ADD[place][face]: with one die more
    [-1, *[_add(dice, face) for face in FACES]] for dice in SHOWN
]
TAKE: Final[list[list[int]]] = [  # TAKE[place][face]: with one die less, -1 if none shows it
    [-1, *[_take(dice, face) for face in FACES]] for dice in SHOWN
]


def _parts(place: int) -> list[int]:
    """Every multiset inside this one, each once."""
    found = {place}
    edge = [place]
    while edge:
        for rest in TAKE[edge.pop()]:
            if rest >= 0 and rest not in found:
                found.add(rest)
                edge.append(rest)
    return sorted(found)


KEEPS: Final[list[list[int]]] = [_parts(place) for place in range(len(SHOWN))]
REROLLS: Final[list[list[int]]] = [keeps[:-1] for keeps in KEEPS]  # all but keeping everything


def _straight(dice: tuple[int, ...]) -> int:
    longest = run = 0
    for face in FACES:
        run = run + 1 if face in dice else 0
        longest = max(longest, run)
    return longest


STRAIGHT: Final[list[int]] = [_straight(dice) for dice in SHOWN]  # the longest run of numbers
ALIKE: Final[list[int]] = [  # the most dice with one number
    max((dice.count(face) for face in FACES), default=0) for dice in SHOWN
]
TOTAL: Final[list[int]] = [sum(dice) for dice in SHOWN]
DISTINCT: Final[list[list[int]]] = [sorted(set(dice)) for dice in SHOWN]


def throw(n: i64, onto: i64, luck: Luck) -> i64:
    """Roll n dice and put them to the ones that lie there."""
    place: i64 = onto
    for _ in range(n):
        place = ADD[place][luck.below(6) + 1]
    return place


def join(some: i64, others: i64) -> int:
    """Two multisets as one."""
    place: int = some
    for face in SHOWN[others]:
        place = ADD[place][face]
    return place


def change(place: i64, before: i64, after: i64) -> int:
    """One die that shows `before` is turned to `after`."""
    return ADD[TAKE[place][before]][after]


def write_dice(place: int) -> str:
    """The dice; after own ones the number of a foreign one."""
    face, own = divmod(place, FOREIGN)
    words = [str(die) for die in SHOWN[own]]
    return " ".join([*words, f"foreign {face}"] if face else words)
