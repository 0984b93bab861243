"""A deck on paper: how many of which cards, and what the game makes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.deckbuilding.catalogue import Entry, entries, find, near_names
from kostka.kernel.game import Mistake

MOST: Final = 500  # cards on one list, so that nobody writes endless ones
MOST_LISTED: Final = 5  # names in one sentence


@dataclass
class Decklist:
    """Numbers of cards by id, in the draw pile and in the sideboard."""

    main: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    name: str = ""

    def add(self, entry: Entry, n: int, side: bool) -> None:
        where = self.side if side else self.main
        where[entry.id] = where.get(entry.id, 0) + n
        if self.size() + self.side_size() > MOST:
            raise Mistake(f"A list has at most {MOST} cards.")

    def size(self) -> int:
        return sum(self.main.values())

    def side_size(self) -> int:
        return sum(self.side.values())

    def both(self) -> dict[str, int]:
        """Draw pile and sideboard together."""
        found = dict(self.main)
        for id_, n in self.side.items():
            found[id_] = found.get(id_, 0) + n
        return found

    def sorted(self) -> Decklist:
        """The same in the order of the catalogue."""
        return Decklist(_in_order(self.main), _in_order(self.side), self.name)

    def same(self, other: Decklist) -> bool:
        return self.main == other.main and self.side == other.side

    def missing(self) -> list[Entry]:
        """The cards on it that cannot be played yet."""
        return [entries()[id_] for id_ in self.both() if entries()[id_].card is None]


def _in_order(numbers: Mapping[str, int]) -> dict[str, int]:
    return {id_: numbers[id_] for id_ in entries() if numbers.get(id_)}


class Misspelt(Mistake):
    """A name that no card has, and those that may be meant; `line` is 0 where there are none."""

    def __init__(self, name: str, line: int = 0) -> None:
        super().__init__(name, line)
        shown = "".join([c if c.isprintable() else "?" for c in name])
        self.given = name
        self.name = shown if len(shown) <= 60 else shown[:57] + "..."
        self.line = line

    @cached_property
    def close(self) -> list[str]:
        """Looked for only when it is said: that takes longer than reading a whole deck."""
        return near_names(self.given)

    def __str__(self) -> str:
        where = f"Line {self.line}: there" if self.line else "There"
        hint = f"; did you mean {' or '.join(self.close)}?" if self.close else "."
        return f"{where} is no card called “{self.name}”{hint}"

    def fields(self) -> dict[str, int | str]:
        """For the phrase that says it in another language."""
        return {"name": self.name, "line": self.line, "close": ", ".join(self.close) or "–"}


def meant(name: str, line: int = 0) -> Entry:
    """The card of this name; raises Misspelt."""
    entry = find(name)
    if entry is None:
        raise Misspelt(name, line)
    return entry


def built(decklist: Decklist, key: str) -> Deck:
    """The deck to play with; raises Mistake that names the cards which are not written yet."""
    missing = decklist.missing()
    if missing:
        names = [each.en for each in missing[:MOST_LISTED]]
        rest = len(missing) - len(names)
        more = f" and {rest} more" if rest else ""
        raise Mistake(f"These cards cannot be played yet: {', '.join(names)}{more}.")
    return Deck(key, (), _cards(decklist.main), _cards(decklist.side))


def _cards(numbers: Mapping[str, int]) -> list[Card]:
    found: list[Card] = []
    for id_, n in numbers.items():
        card = entries()[id_].card
        assert card is not None
        found += [card] * n
    return found


def of_deck(deck: Deck) -> Decklist:
    """A deck of the game on paper; what stands on the table from the beginning is left out."""
    made = Decklist(name=deck.key)
    ids = {each.card.key: each for each in entries().values() if each.card is not None}
    for cards, side in ((deck.cards, False), (deck.side, True)):
        for card in cards:
            made.add(ids[card.key], 1, side)
    return made.sorted()
