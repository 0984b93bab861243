"""What a seat may ask of those who think for it, and what they are given to think about."""

from __future__ import annotations

from typing import Final

from kostka.kernel.chance import Luck
from kostka.kernel.game import Game, Setup
from kostka.kernel.state import State

NOTHING: Final[Setup] = {}


class Closed(Exception):
    """Nobody thinks any more: the server stops before there was an answer."""


def seen_by(game: Game, s: State, seat: int, luck: Luck, setup: Setup = NOTHING) -> str:
    """What may cross the border: a world that, for all the seat knows, could be the real one."""
    return game.shelf.save(game.imagined(s, setup, seat, luck))
