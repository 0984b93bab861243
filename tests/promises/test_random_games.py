"""Many random games: cards are conserved, counters keep their bounds, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games import GAMES as ALL_GAMES
from kostka.kernel.game import Game
from kostka.lab.sim import play
from tests.promises.endings import play_to_the_end
from tests.promises.worlds import share

GAMES = 2000
PART = 100  # games in one test
GREEDY = 400
# Random players never climb twelve rows against gravity, and spend the gems that the boss's lives
# ask for; only the technical limit stops them.
ENDLESS = {"plosinovka": ("game", "game-of-four", "artifacts", "larger-map")}


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
    if mode not in ENDLESS.get(game.key, ()):
        assert technical == 0, "random play ran into the technical limit"


@pytest.mark.parametrize(
    ("key", "mode"), [(key, mode) for key, modes in ENDLESS.items() for mode in modes]
)
def test_who_wants_to_win_ends_the_games_that_random_players_do_not(key: str, mode: str) -> None:
    """Greedy players end them, and with a winner."""
    for seed in range(share(key, mode, GREEDY)):
        setup = ALL_GAMES[key].examples[mode]
        seats = ALL_GAMES[key].new(setup).seats()
        s, _ = play(key, setup, ("greedy",) * seats, seed)
        assert not s.technical()
        assert sum(s.outcome()) == 1
