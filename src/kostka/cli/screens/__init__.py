"""What the terminal shows of a game: made of a view, the game's words and the interface's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.cli.screens.base import Screen
from kostka.cli.screens.dicethrone import DiceThroneScreen
from kostka.cli.screens.doomtrooper import DoomtrooperScreen
from kostka.cli.screens.plosinovka import PlosinovkaScreen
from kostka.words import book

SCREENS: Final[dict[str, type[Screen]]] = {
    "dicethrone": DiceThroneScreen,
    "doomtrooper": DoomtrooperScreen,
    "plosinovka": PlosinovkaScreen,
}


def screen(game_key: str, lang: str, names: Sequence[str]) -> Screen:
    return SCREENS[game_key](book(game_key), lang, names)


__all__ = ["SCREENS", "Screen", "screen"]
