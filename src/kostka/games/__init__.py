"""The games, by their names."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.content import GAME as DICETHRONE
from kostka.games.doomtrooper.content import GAME as DOOMTROOPER
from kostka.games.plosinovka.content import GAME as PLOSINOVKA
from kostka.kernel.game import Game, known

GAMES: Final[dict[str, Game]] = {game.key: game for game in (DICETHRONE, DOOMTROOPER, PLOSINOVKA)}


def game(key: str) -> Game:
    return GAMES[known(key, GAMES, "game")]
