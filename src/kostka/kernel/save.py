"""A game as plain JSON values, wherever it stands, and back: one table of classes.

Rules and other named things are saved by name, everything else as the arguments of its constructor.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kostka.kernel.event import DUE, Due
from kostka.kernel.state import State
from kostka.kernel.step import PASS, Frame, Named, Rule

_KERNEL: Final[dict[type, tuple[str, ...]]] = {
    Frame: ("rule", "line", "you", "it", "n", "notes"),
    Due: ("rank", "rule", "you", "it"),
}


class Shelf:
    """Where the rules, the named things and the saved classes of one game are found by name.

    A field written `name?` is left out while it is empty, so that what a game learns later changes
    no older save; such fields come last, and the constructor knows them as empty.
    """

    def __init__(
        self,
        rules: Mapping[str, Rule],
        things: Iterable[Named],
        fields: Mapping[type, tuple[str, ...]],
    ) -> None:
        self.rules = {**rules, DUE.name: DUE}
        self.things: dict[str, Named] = {}
        for thing in (PASS, *things):
            other = self.things.setdefault(thing.key, thing)
            if other is not thing:
                raise ValueError(f"two things are called {thing.key!r}")
        self.fields: dict[type, tuple[str, ...]] = {**_KERNEL, **fields}
        self.classes: dict[str, Any] = {kind.__name__: kind for kind in self.fields}
        self.needed: dict[type, int] = {}
        for kind, names in self.fields.items():
            self.needed[kind] = len([name for name in names if not name.endswith("?")])
            self.fields[kind] = tuple([name.rstrip("?") for name in names])

    def pack(self, it: Any) -> Any:
        if it is None or isinstance(it, (int, str)):
            return it
        if isinstance(it, list):
            return [self.pack(each) for each in it]
        if isinstance(it, tuple):
            return {"tuple": [self.pack(each) for each in it]}
        if isinstance(it, Rule):
            return {"rule": it.name}
        if isinstance(it, Named) and self.things.get(it.key) is it:
            return {"name": it.key}
        kind = type(it)
        values = [getattr(it, name) for name in self.fields[kind]]
        while len(values) > self.needed[kind] and not values[-1]:
            values.pop()
        return {kind.__name__: [self.pack(value) for value in values]}

    def unpack(self, it: Any) -> Any:
        if isinstance(it, list):
            return [self.unpack(each) for each in it]
        if not isinstance(it, dict):
            return it
        ((tag, inside),) = it.items()
        if tag == "rule":
            return self.rules[inside]
        if tag == "name":
            return self.things[inside]
        values = [self.unpack(each) for each in inside]
        if tag == "tuple":
            return tuple(values)
        return self.classes[tag](*values)

    def save(self, s: State) -> str:
        """The state as canonical JSON text: equal states give equal texts."""
        return json.dumps(self.pack(s), separators=(",", ":"), sort_keys=True)

    def load(self, text: str) -> Any:
        return self.unpack(json.loads(text))

    def hash(self, s: State) -> str:
        return hash_of(self.save(s))


def hash_of(saved: str) -> str:
    """Of a state as it was saved, or of any other text."""
    return hashlib.sha256(saved.encode("utf-8", "surrogatepass")).hexdigest()
