"""The printed matter of a game as plain values, so that a client can draw it: no language in it.

It is read off the values that run; what depends on a language is in `kostka.words`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from kostka.games import game
from kostka.table.tell import boards_dicethrone, boards_doomtrooper, boards_plosinovka
from kostka.words import book
from kostka.words.dicethrone import DiceThrone
from kostka.words.dicethrone_board import briefs, levels

_BOARDS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "dicethrone": boards_dicethrone.board,
    "doomtrooper": boards_doomtrooper.board,
    "plosinovka": boards_plosinovka.board,
}


@cache
def _board(key: str) -> dict[str, Any]:
    found = _BOARDS.get(key)
    return {"game": key} if found is None else {"game": key, **found()}


def board(game_key: str) -> dict[str, Any]:
    """What `GET /api/board/{game}` answers; not to be changed by who asks."""
    return _board(game(game_key).key)


def texts(game_key: str, lang: str) -> dict[str, str]:
    """What the printed matter says in parts, beside the whole texts of the book.

    For Dice Throne `ability/level` is all that a level says; `brief/` before it, or before the id
    of a row, is the same as short as a tile is.
    """
    spoken = book(game_key)
    if not isinstance(spoken, DiceThrone):
        return {}
    short = {f"brief/{key}": text for key, text in briefs(spoken, lang).items()}
    return {**levels(spoken, lang), **short}
