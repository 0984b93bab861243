"""The long run of random games plays as many of each title as it is asked for."""

from __future__ import annotations

import pytest

from bench.games import SHARES, numbers
from kostka.games import GAMES


@pytest.mark.parametrize("each", [100_000, 20_000, 333, 1])
def test_the_modes_of_a_title_add_up(each: int) -> None:
    assert {key: set(modes) for key, modes in SHARES.items()} == {
        key: set(game.examples) for key, game in GAMES.items()
    }
    games = numbers(each)
    assert {key: sum(modes.values()) for key, modes in games.items()} == dict.fromkeys(GAMES, each)
