"""Many random games: cards are conserved, counters keep their bounds, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games import GAMES as ALL_GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import playout
from kostka.lab.sim import play
from tests.promises.invariants import INVARIANTS
from tests.promises.worlds import begin, play_on, share

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
