"""What players agree on before they play: sizes, copies, target, time, and a list of cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kostka.games.doomtrooper.deckbuilding.catalogue import entries
from kostka.games.doomtrooper.readings import EXCEPTIONS
from kostka.kernel.game import Mistake, chosen, readings_in

# Each number with the least and the most it may be.
_RANGES: Final = {
    "least": (1, 400),
    "copies": (1, 99),
    "sideboard": (0, 100),
    "target": (1, 9999),
    "turns": (1, 9999),
    "minutes": (0, 1440),
    "rounds": (0, 20),
}
# Their own text says that a deck holds one copy at most, whatever the format.
_ONE_COPY: Final = ("close-call", "golgothas-mirror", "leveled-field", "spellbound")


@dataclass(frozen=True)
class Format:
    """DOOM-DECK-01, -02, -04, DOOM-SETUP-08, -09: what they call settings."""

    name: str = "standard"
    least: int = 60  # cards of a draw pile
    copies: int = 4  # of one card
    sideboard: int = 25  # cards exactly, or none at all
    target: int = 40  # promotion points to win
    turns: int = 200  # of all players, until the time is up in any case
    minutes: int = 60  # of a round; 0: no clock
    rounds: int = 0  # of an event; 0: as many as find a single winner
    best_of: int = 1
    restricted: tuple[str, ...] = ()  # once in a deck
    banned: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()  # what its tables read otherwise than the book

    def limit(self, id_: str) -> int:
        """How many copies of this card a deck may hold."""
        if id_ in self.banned:
            return 0
        return 1 if id_ in self.restricted or id_ in _ONE_COPY else self.copies

    def plain(self) -> dict[str, Any]:
        made = asdict(self)
        lists = {"restricted": self.restricted, "banned": self.banned, "rulings": self.rulings}
        return {**made, **{key: list(value) for key, value in lists.items()}}


@cache
def _lists() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(files(__package__).joinpath("lists.toml").read_text("utf-8"))


def listed(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Restricted and banned cards of a list."""
    if name not in _lists():
        raise Mistake(f"There is no list called {name!r}; there are: {', '.join(_lists())}.")
    found = _lists()[name]
    return tuple(found["restricted"]), tuple([*found["banned"], *found.get("promotion", [])])


@cache
def standard() -> Format:
    """As the rulebook says, with the publisher's list."""
    restricted, banned = listed("publisher")
    return Format(restricted=restricted, banned=banned)


def read(text: str) -> Format:
    """A format file: TOML with any of the settings, and `list`, `restricted` or `banned`."""
    try:
        given = tomllib.loads(text)
    except (ValueError, RecursionError):  # also numbers with more digits than Python reads
        raise Mistake("A format is written in TOML, and this cannot be read as such.") from None
    return made(given)


def made(given: Mapping[str, Any]) -> Format:
    """A format from its settings; raises Mistake for the first that cannot be."""
    known = {"name", "list", "best_of", "restricted", "banned", "rulings", *_RANGES}
    for key in given:
        if key not in known:
            there = ", ".join(sorted(known))
            raise Mistake(f"A format has no setting called {key!r}; there are: {there}.")
    numbers = {key: given[key] for key in _RANGES if key in given}
    for key, value in numbers.items():
        least, most = _RANGES[key]
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Mistake(f"The setting {key!r} is a number from {least} to {most}.")
    if given.get("best_of", 1) not in (1, 3):
        raise Mistake("A match is best of 1 or best of 3.")
    name = given.get("name", "our own")
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= 80:
        raise Mistake("The name of a format is a short text.")
    restricted, banned = listed(str(given.get("list", "publisher")))
    if "restricted" in given:
        restricted = _ids(given["restricted"], "restricted")
    if "banned" in given:
        banned = _ids(given["banned"], "banned")
    return Format(
        name=name,
        best_of=given.get("best_of", 1),
        restricted=restricted,
        banned=banned,
        rulings=_rulings(given.get("rulings", [])),
        **numbers,
    )


def _rulings(given: Any) -> tuple[str, ...]:
    """Named exceptions that all tables of the event play by; without them the book holds."""
    if not isinstance(given, list) or not all([isinstance(each, str) for each in given]):
        raise Mistake("The setting 'rulings' is a list of named exceptions.")
    bits = readings_in({"rulings": given} if given else {}, EXCEPTIONS)
    return tuple([each.key for each in chosen(bits, EXCEPTIONS)])


def _ids(given: Any, key: str) -> tuple[str, ...]:
    if not isinstance(given, list) or not all([isinstance(each, str) for each in given]):
        raise Mistake(f"The setting {key!r} is a list of ids of cards.")
    for each in given:
        if each not in entries():
            raise Mistake(f"The setting {key!r} names no card by {each[:60]!r}.")
    return tuple(given)
