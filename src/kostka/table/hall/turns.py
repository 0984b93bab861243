"""Whose turn it is to be thought for: lanes take turns, in a lane networks, of a network tables."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that wait, each at the end of a path.  At every fork the ways take turns."""

    def __init__(self) -> None:
        self.ways: OrderedDict[str, Turns[T]] = OrderedDict()
        self.things: deque[T] = deque()

    def put(self, path: tuple[str, ...], thing: T) -> None:
        if path:
            self.ways.setdefault(path[0], Turns()).put(path[1:], thing)
        else:
            self.things.append(thing)

    def take(self) -> T | None:
        """The next one."""
        if self.things:
            return self.things.popleft()
        if not self.ways:
            return None
        name, way = self.ways.popitem(last=False)
        found = way.take()
        if way.things or way.ways:
            self.ways[name] = way  # at the end: the others come first now
        return found

    def __len__(self) -> int:
        return len(self.things) + sum([len(way) for way in self.ways.values()])
