"""Whether everybody can be paired at all: Edmonds' search for a path that frees two players.

Places are numbers from 0; `near[a]` are those whom `a` may meet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE = -1


def path(near: Sequence[Sequence[int]], mate: list[int], root: int) -> bool:
    """Pair `root`, who is free, and one more who is; others may have to change.  False: no way."""
    parent = [FREE] * len(near)  # from where an outer place was reached
    base = list(range(len(near)))  # of the blossom a place belongs to
    outer = [False] * len(near)
    outer[root] = True
    waiting = deque([root])
    while waiting:
        here = waiting.popleft()
        for there in near[here]:
            if base[here] == base[there] or mate[here] == there:
                continue
            if there == root or (mate[there] != FREE and parent[mate[there]] != FREE):
                for place in _shrink(near, mate, parent, base, here, there):
                    if not outer[place]:
                        outer[place] = True
                        waiting.append(place)
            elif parent[there] == FREE:
                parent[there] = here
                if mate[there] == FREE:
                    _turn(mate, parent, there)
                    return True
                outer[mate[there]] = True
                waiting.append(mate[there])
    return False


def _shrink(
    near: Sequence[Sequence[int]],
    mate: list[int],
    parent: list[int],
    base: list[int],
    here: int,
    there: int,
) -> list[int]:
    """An odd circle becomes one place; who belongs to it can be reached from both sides."""
    top = _common(mate, parent, base, here, there)
    inside = [False] * len(near)
    _mark(mate, parent, base, inside, here, top, there)
    _mark(mate, parent, base, inside, there, top, here)
    found = [place for place in range(len(near)) if inside[base[place]]]
    for place in found:
        base[place] = top
    return found


def _common(mate: list[int], parent: list[int], base: list[int], one: int, other: int) -> int:
    """Where the ways of two places back to the root meet."""
    met = set()
    while True:
        one = base[one]
        met.add(one)
        if mate[one] == FREE:
            break
        one = parent[mate[one]]
    while base[other] not in met:
        other = parent[mate[base[other]]]
    return base[other]


def _mark(
    mate: list[int],
    parent: list[int],
    base: list[int],
    inside: list[bool],
    place: int,
    top: int,
    child: int,
) -> None:
    while base[place] != top:
        inside[base[place]] = inside[base[mate[place]]] = True
        parent[place] = child
        child = mate[place]
        place = parent[mate[place]]


def _turn(mate: list[int], parent: list[int], last: int) -> None:
    """Along the path, who was apart is paired and who was paired is apart."""
    while last != FREE:
        before = parent[last]
        after = mate[before]
        mate[last], mate[before] = before, last
        last = after


def everybody(near: Sequence[Sequence[int]]) -> list[int] | None:
    """A partner for each, or None if there is no such pairing."""
    if len(near) % 2:
        return None
    mate = [FREE] * len(near)
    for a in range(len(near)):  # most are paired without a search
        if mate[a] == FREE:
            for b in near[a]:
                if mate[b] == FREE:
                    mate[a], mate[b] = b, a
                    break
    for place in range(len(near)):
        if mate[place] == FREE and not path(near, mate, place):
            return None
    return mate
