"""Plošinovka, the action dice: a roll is one number, its place among the multisets of five dice.

Dice are alike, so their order carries nothing; what is unused and what was rolled are counts.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from kostka.games.plosinovka.terms import DICE, DIE, SYMBOLS
from kostka.kernel.chance import Luck

FACES: Final = len(DIE)
FACE: Final = tuple([symbol.place for symbol in DIE])  # the symbol on each face
OFTEN: Final = tuple([DIE.count(symbol) for symbol in SYMBOLS])  # faces that show it

SHOWN: Final[list[tuple[int, ...]]] = [
    dice for n in range(DICE + 1) for dice in combinations_with_replacement(range(len(SYMBOLS)), n)
]
PLACE: Final[dict[tuple[int, ...], int]] = {dice: place for place, dice in enumerate(SHOWN)}
OF_SIZE: Final[list[list[int]]] = [
    [place for place, dice in enumerate(SHOWN) if len(dice) == n] for n in range(DICE + 1)
]


def _ways(dice: tuple[int, ...]) -> int:
    """How many of the 6**n throws give these symbols."""
    ways = factorial(len(dice))
    for place, often in enumerate(OFTEN):
        n = dice.count(place)
        ways = ways // factorial(n) * often**n
    return ways


WAYS: Final[list[int]] = [_ways(dice) for dice in SHOWN]
COUNTS: Final[list[list[int]]] = [
    [dice.count(place) for place in range(len(SYMBOLS))] for dice in SHOWN
]


MOST: Final[list[int]] = [max(counts) for counts in COUNTS]  # dice that show the same symbol
BASE: Final = DICE + 1


def code_of(counts: list[int]) -> i64:
    """A number for every multiset of at most five dice."""
    code: i64 = 0
    for n in counts:
        code = code * BASE + n
    return code


def _by_code() -> list[int]:
    found = [0] * BASE ** len(SYMBOLS)
    for place, counts in enumerate(COUNTS):
        found[code_of(counts)] = place
    return found


OF_CODE: Final = _by_code()
FACE_CODE: Final[list[int]] = [BASE ** (len(SYMBOLS) - 1 - place) for place in FACE]


def throw(n: int, luck: Luck) -> int:
    """Roll n dice."""
    code: i64 = 0
    for _ in range(n):
        code += FACE_CODE[luck.below(FACES)]
    return OF_CODE[code]


def place_of(counts: list[int]) -> int:
    dice = [place for place, n in enumerate(counts) for _ in range(n)]
    return PLACE[tuple(dice)]


def write_dice(place: int) -> str:
    return " ".join([SYMBOLS[symbol].key for symbol in SHOWN[place]])


def parts(counts: list[int]) -> list[int]:
    """Every multiset of at least one of these dice; made once and kept."""
    known = _PARTS[code_of(counts)]
    if known is None:
        known = _parts(counts)
        _PARTS[code_of(counts)] = known
    return known


_PARTS: Final[list[list[int] | None]] = [None] * len(OF_CODE)


def _parts(counts: list[int]) -> list[int]:
    found = [0]
    for place in range(len(SYMBOLS)):
        more: list[int] = []
        for some in found:
            for n in range(counts[place] + 1):
                more.append(PLACE[tuple(sorted(SHOWN[some] + (place,) * n))])
        found = more
    return sorted([some for some in found if some])
