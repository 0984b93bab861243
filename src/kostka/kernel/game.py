"""A game as the rest of the house knows it: its name, how to begin one, how to save it.

Everything outside the games (logs, sight, bots, the table) reaches a game through this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kostka.kernel.save import Shelf
from kostka.kernel.state import State

Setup = Mapping[str, Sequence[str]]


class Mistake(Exception):
    """Bad input from outside; its text is one clear sentence for the person who gave it."""


def kebab(key: str) -> str:
    """Ids are kebab-case; snake_case is accepted."""
    return key.strip().lower().replace("_", "-")


def known(key: str, among: Mapping[str, object], what: str) -> str:
    """The id if there is such a thing; else a sentence that names those there are."""
    name = kebab(key)
    if name not in among:
        raise Mistake(f"There is no {what} called {key!r}; there are: {', '.join(among)}.")
    return name


class Game:
    """One game: `new` begins it from a set-up; `examples` are set-ups that tests and demos play."""

    def __init__(
        self,
        key: str,
        rules: str,
        shelf: Shelf,
        new: Callable[[Setup], State],
        examples: Mapping[str, Setup],
        rulings: Sequence[str] = (),
        part: str = "",
        correct: Callable[[State, str], None] | None = None,
    ) -> None:
        self.key = key
        self.rules = rules  # the version of its rules: a log of another version may not replay
        self.shelf = shelf
        self.new = new
        self.examples = examples  # by the name of the mode
        self.rulings = rulings  # ids of the rulings in force
        self.part = part  # which part of the game it is, if it is not the whole
        self.correct = correct  # what a judge puts right; raises LookupError if he cannot so

    def hash(self, s: State) -> str:
        return self.shelf.hash(s)
