"""Finding cards for a deck: by name, type, affiliation, ratings and what they do."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from kostka.games.doomtrooper.deckbuilding.catalogue import LANGUAGES, Entry, entries, plain
from kostka.games.doomtrooper.deckbuilding.formats import Format
from kostka.words import book

MOST: Final = 40  # cards in one answer
LETTERS: Final = "fsav"  # fight, shoot, armour, value
_RATING: Final = re.compile(rf"([{LETTERS}])(>=|<=|=|>|<)(\d{{1,3}})")


@cache
def names(lang: str) -> dict[str, dict[str, str]]:
    """What types and affiliations are called, for the fields of a search."""
    spoken = book("doomtrooper")
    types = sorted({entry.type for entry in entries().values()})
    sides = sorted({side for entry in entries().values() for side in entry.affiliations})
    return {
        "types": {each: spoken.name(each, lang) for each in types},
        "sides": {each: spoken.name(each, lang) for each in sides},
    }


def text_of(entry: Entry, lang: str) -> str:
    """What a card does, if it can be played."""
    return book("doomtrooper").describe(entry.card, lang) if entry.card is not None else ""


@cache
def _searched(lang: str) -> dict[str, str]:
    """Names in all languages and the text in this one, without accents and spaces."""
    found = {}
    for entry in entries().values():
        called = [entry.name(each) for each in LANGUAGES]
        found[entry.id] = "\n".join([plain(each) for each in (*called, text_of(entry, lang))])
    return found


def _rates(entry: Entry, letter: str, sign: str, number: int) -> bool:
    printed = entry.ratings[LETTERS.index(letter)]
    if not printed.isdecimal():
        return False
    rating = int(printed)
    return {
        ">": rating > number,
        "<": rating < number,
        "=": rating == number,
        ">=": rating >= number,
        "<=": rating <= number,
    }[sign]


def search(asked: str, type_: str, side: str, playable: bool, lang: str) -> list[Entry]:
    """The cards that fit all of it; those whose name begins so come first."""
    words = asked.casefold().split()
    ratings = [rated.groups() for word in words if (rated := _RATING.fullmatch(word))]
    letters = [plain(word) for word in words if not _RATING.fullmatch(word)]
    whole = plain("".join(letters))
    found = [
        entry
        for entry in entries().values()
        if (not type_ or entry.type == type_)
        and (not side or side in entry.affiliations)
        and (not playable or entry.card is not None)
        and all([_rates(entry, letter, sign, int(n)) for letter, sign, n in ratings])
        and all([each in _searched(lang)[entry.id] for each in letters])
    ]

    def rank(entry: Entry) -> tuple[bool, bool, bool, str]:
        called = [plain(entry.name(each)) for each in LANGUAGES]
        begins = any([name.startswith(whole) for name in called])
        inside = any([whole in name for name in called])
        return whole not in called, not begins, not inside, entry.name(lang)

    return sorted(found, key=rank)


def shown(entry: Entry, format_: Format, lang: str) -> dict[str, Any]:
    """A card as a list shows it."""
    words = names(lang)
    sides = [words["sides"][each] for each in entry.affiliations]
    rated = [each for each in entry.ratings if each != "-"]
    return {
        "id": entry.id,
        "name": entry.name(lang),
        "about": ", ".join([words["types"][entry.type], *sides]),
        "ratings": " / ".join(entry.ratings).replace("-", "–") if rated else "",
        "text": text_of(entry, lang),
        "limit": format_.limit(entry.id),
        "playable": entry.card is not None,
    }
