"""The voices of the games, each made once."""

from __future__ import annotations

from functools import cache

from kostka.table.tell.teller import Teller
from kostka.words import book


@cache
def teller(game: str) -> Teller:
    return Teller(game, book(game))
