"""Swiss pairings: nobody meets anybody twice, nobody has a second bye, equals meet.

From the top of the standings down, each player gets the highest player left whom he has not met,
unless the others could then no longer all be paired; and the bye goes to the lowest player without
one who leaves the others paired.  If any pairing exists, this finds one.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from kostka.events.matching import FREE, everybody, path

BYE: Final = 0  # the number of nobody: whoever is paired with it has a bye

Pair = tuple[int, int]


def order_of(scores: Mapping[int, int], luck: random.Random) -> list[int]:
    """The players by score, equals by lot."""
    players = sorted(scores)
    luck.shuffle(players)
    return sorted(players, key=lambda player: -scores[player])


def pairings(
    order: Sequence[int], met: Collection[frozenset[int]], byes: Collection[int]
) -> list[Pair] | None:
    """The round for these players, best first; None if no round without a second bye or a rematch
    is left.  A pair with BYE is the last one.
    """
    if len(order) % 2 == 0:
        return _paired(order, met)
    for player in reversed(order):
        if player not in byes:
            others = _paired([each for each in order if each != player], met)
            if others is not None:
                return [*others, (player, BYE)]
    return None


def _paired(order: Sequence[int], met: Collection[frozenset[int]]) -> list[Pair] | None:
    """Places are those in `order`, so a smaller number is a better player."""
    n = len(order)
    near = [
        [b for b in range(n) if b != a and frozenset((order[a], order[b])) not in met]
        for a in range(n)
    ]
    mate = everybody(near)
    if mate is None:
        return None
    found: list[Pair] = []
    done = [False] * n
    for a in range(n):
        if done[a]:
            continue
        for b in near[a]:
            if done[b]:
                continue
            trial = mate if mate[a] == b else _without(near, mate, done, a, b)
            if trial is not None:
                mate = trial
                done[a] = done[b] = True
                found.append((order[a], order[b]))
                break
    return found


def _without(
    near: Sequence[Sequence[int]], mate: Sequence[int], done: Sequence[bool], a: int, b: int
) -> list[int] | None:
    """How all others are paired once these two play each other."""
    trial = list(mate)
    left, right = trial[a], trial[b]
    trial[a], trial[b] = b, a
    trial[left] = trial[right] = FREE
    gone = [done[place] or place in (a, b) for place in range(len(near))]
    open_ = [
        [] if gone[place] else [each for each in near[place] if not gone[each]]
        for place in range(len(near))
    ]
    return trial if path(open_, trial, left) else None


def rounds_for(players: int) -> int:
    """So many rounds leave a single player who has won all."""
    return max(1, (players - 1).bit_length())
