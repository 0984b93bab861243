"""Many random games: cards are conserved, counters keep their bounds, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games import GAMES as ALL_GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import playout
from tests.promises.invariants import INVARIANTS
from tests.promises.worlds import begin, play_on, share

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
    holds = INVARIANTS[game.key]
    technical = 0
    for n, seed in enumerate(seeds):
        s, rng = begin(game, mode), Rng(seed)
        if n % 10 == 0:
            while not s.over():
                holds(s)
                play_on(s, rng, 7)
        else:
            play_on(s, rng, 60)
            if not s.over():
                holds(s)
            playout(s, rng)
        holds(s)
        assert s.over()
        assert sum(s.outcome()) <= s.seats()
        technical += s.technical()
    assert technical == 0, "random play ran into the technical limit"
