"""Many random games: cards are conserved, counters keep their bounds, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games import GAMES as ALL_GAMES
from kostka.kernel.game import Game
from tests.promises.endings import play_to_the_end
from tests.promises.worlds import share

GAMES = 2000
PART = 100  # games in one test


def parts() -> list[Any]:
    """Every mode of every game, a hundred games at a time."""
    return [
        pytest.param(game, mode, range(first, min(first + PART, games)), id=f"{key}-{mode}-{first}")
        for key, game in ALL_GAMES.items()
        for mode in game.examples
        for games in (share(key, mode, GAMES),)
        for first in range(0, games, PART)
    ]


@pytest.mark.parametrize(("game", "mode", "seeds"), parts())
def test_random_games_end_and_lose_nothing(game: Game, mode: str, seeds: range) -> None:
    technical = play_to_the_end(game, mode, seeds)
    assert technical == 0, "random play ran into the technical limit"
