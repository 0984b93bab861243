"""Every card that was printed: its facts, its names, and who is meant by a misspelt one."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.pool import CARDS
from kostka.games.doomtrooper.names import NAMES

LANGUAGES: Final = ("en", "cs", "pl")
NEAR: Final = 3  # suggestions at most


@dataclass(frozen=True)
class Entry:
    """One card; `ratings` are fight, shoot, armor and value as printed, `-` where it has none."""

    code: str  # of DoomtrooperDB
    id: str
    set: str
    type: str
    affiliations: tuple[str, ...]
    ratings: tuple[str, ...]
    octgn: str
    en: str
    cs: str

    def name(self, lang: str) -> str:
        """As the game calls it; where we know no name of a language, the English one."""
        row = NAMES.get(self.key, self.names)
        return row[LANGUAGES.index(lang)]

    @property
    def names(self) -> tuple[str, str, str]:
        """As printed, and as Czech players say; Polish keeps the English names."""
        return self.en, self.cs or self.en, self.en

    @property
    def key(self) -> str:
        """What it is called among the cards that can be played: some ids are words there."""
        for key in (self.id, f"{self.id}-{self.type}", f"{self.id}-spell"):
            if key in CARDS:
                return key
        return self.id

    @property
    def card(self) -> Card | None:
        """The card that can be played, if it is written yet."""
        return CARDS.get(self.key)

    @property
    def number(self) -> int:
        return int(self.code)


def _read() -> list[Entry]:
    text = files(__package__).joinpath("catalogue.tsv").read_text("utf-8")
    found = []
    for line in text.splitlines()[2:]:
        code, id_, set_, type_, sides, ratings, octgn, en, cs = line.split("\t")
        printed = tuple(ratings.split("/"))
        found.append(Entry(code, id_, set_, type_, tuple(sides.split()), printed, octgn, en, cs))
    return found


@cache
def entries() -> dict[str, Entry]:
    """All of them by id, in the order of their codes."""
    return {each.id: each for each in _read()}


@cache
def _places() -> dict[str, int]:
    return {id_: place for place, id_ in enumerate(entries())}


def in_order(ids: Iterable[str]) -> list[str]:
    """Those that are ids of cards, in the order of the catalogue."""
    places = _places()
    return sorted([id_ for id_ in ids if id_ in places], key=places.__getitem__)


@cache
def by_key() -> dict[str, Entry]:
    """Those that can be played, by what they are called there."""
    return {each.card.key: each for each in entries().values() if each.card is not None}


@cache
def by_code() -> dict[str, Entry]:
    return {each.code: each for each in entries().values()}


@cache
def by_octgn() -> dict[str, Entry]:
    return {each.octgn: each for each in entries().values()}


def plain(text: str) -> str:
    """Only letters and digits, small and without accents: what people agree on."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join([c for c in split if c.isalnum()])


@cache
def _by_name() -> dict[str, Entry]:
    """The same by plain name in any language, and by id; the first card keeps a shared name."""
    found: dict[str, Entry] = {}
    for pick in ("en", "cs", "pl", "id"):
        for each in entries().values():
            name = each.id if pick == "id" else each.name(pick)
            found.setdefault(plain(name), each)
            if pick == "en":
                found.setdefault(plain(each.en), each)
            elif pick == "cs":
                found.setdefault(plain(each.cs), each)
    found.pop("", None)
    return found


def find(name: str) -> Entry | None:
    """The card of this name in any language, of this id or of this code."""
    text = name.strip()
    return by_code().get(text) or _by_name().get(plain(text))


def near(name: str) -> list[Entry]:
    """Who may be meant by a name that nobody has."""
    close = difflib.get_close_matches(plain(name), _by_name(), n=2 * NEAR, cutoff=0.65)
    return list(dict.fromkeys([_by_name()[each] for each in close]))[:NEAR]


def near_names(name: str) -> list[str]:
    """The same as names, each in the language in which it is nearest."""
    found = []
    for entry in near(name):
        names = list(dict.fromkeys([entry.name(lang) for lang in LANGUAGES]))
        found.append(max(names, key=lambda each: _alike(name, each)))
    return found


def _alike(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, plain(one), plain(other)).ratio()
