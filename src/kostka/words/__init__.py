"""Words: sentences in English, Czech and Polish, made from the value that runs."""

from __future__ import annotations

from functools import cache

from kostka.games import game
from kostka.words.book import Book
from kostka.words.dicethrone import DiceThrone
from kostka.words.doomtrooper import Doomtrooper
from kostka.words.inflect import LANGUAGES
from kostka.words.plosinovka import Plosinovka

_BOOKS = {"dicethrone": DiceThrone, "doomtrooper": Doomtrooper, "plosinovka": Plosinovka}


@cache
def _book(key: str) -> Book:
    return _BOOKS[key]()


def book(game_key: str) -> Book:
    """The phrasebook of a game, made once."""
    return _book(game(game_key).key)


__all__ = ["LANGUAGES", "Book", "book"]
