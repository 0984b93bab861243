"""What the tests of texts have in common: the parts of a value, and what comes up in games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Named


def inside(it: Any, seen: set[int], spoken: tuple[type, ...]) -> Iterator[Any]:
    """The value and all of these kinds that it is made of, each once."""
    if id(it) in seen or it is None or isinstance(it, (int, str, Named)):
        return
    seen.add(id(it))
    if isinstance(it, (tuple, list)):
        for each in it:
            yield from inside(each, seen, spoken)
        return
    if not isinstance(it, spoken):
        return
    yield it
    for name in dir(it):
        if not name.startswith("_"):
            part = getattr(it, name)
            if not callable(part):
                yield from inside(part, seen, spoken)


class Met:
    """What came up: each question with its options once, and each kind of event."""

    def __init__(self) -> None:
        self.asked: dict[Any, tuple[Choice, list[Any]]] = {}
        self.events: dict[Any, Event] = {}
