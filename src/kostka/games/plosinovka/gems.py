"""Plošinovka, gems: what they cost and what they are worth.  TOW-GEM-01 to -14."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.terms import MOST_TIMES

COST: Final = tuple([m * (m - 1) // 2 for m in range(MOST_TIMES + 1)])  # TOW-GEM-04


def most_times(gems: int) -> int:
    """How often one symbol can count for so many gems."""
    times = 1
    while times < MOST_TIMES and COST[times + 1] <= gems:
        times += 1
    return times


def taken(gems: int) -> int:
    """Of so many gems laid on one symbol, those that complete a step: TOW-GEM-06."""
    return COST[most_times(gems)]


def best_split(symbols: int, gems: int) -> tuple[tuple[int, ...], int]:
    """How often each of the symbols counts for the best effect, and the gems left over.

    Gems are laid in layers (TOW-GEM-11): the next layer of any die costs what the layer before
    did or one more, so laying the cheapest first is best.
    """
    times = [1] * symbols
    left = gems
    for layer in range(1, MOST_TIMES):
        for i in range(symbols):
            if left >= layer:
                times[i] = layer + 1
                left -= layer
    return tuple(times), left


def layers(symbols: int, gems: int) -> tuple[list[int], int]:
    """How many dice have each layer complete, and the gems that cannot be laid: TOW-GEM-11."""
    times, left = best_split(symbols, gems)
    found: list[int] = []
    for layer in range(1, MOST_TIMES):
        n = len([each for each in times if each > layer])
        if n:
            found.append(n)
    return found, left
