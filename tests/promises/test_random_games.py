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
MORE = {("doomtrooper", "tournament"): 10_000}  # a tenth of it: it is a longer game
PART = 100  # games in one test
GREEDY = 400
# Of a hundred random games so many may run into the technical limit: who climbs without a plan can
# be kept down by a tower for long.
TECHNICAL = {"plosinovka": 5}
BY_GREEDY = ("plosinovka",)  # games that want more than random players


def parts() -> list[Any]:
    """Every mode of every game, a hundred games at a time."""
    return [
        pytest.param(game, mode, range(first, min(first + PART, games)), id=f"{key}-{mode}-{first}")
        for key, game in ALL_GAMES.items()
        for mode in game.examples
        for games in (share(key, mode, MORE.get((key, mode), GAMES)),)
        for first in range(0, games, PART)
    ]


@pytest.mark.parametrize(("game", "mode", "seeds"), parts())
def test_random_games_end_and_lose_nothing(game: Game, mode: str, seeds: range) -> None:
    technical = play_to_the_end(game, mode, seeds)
    assert technical * 100 <= TECHNICAL.get(game.key, 0) * len(seeds) or technical == 0


@pytest.mark.parametrize(
    ("key", "mode"), [(key, mode) for key in BY_GREEDY for mode in ALL_GAMES[key].examples]
)
def test_who_wants_to_win_never_runs_into_the_limit(key: str, mode: str) -> None:
    """Greedy players end their games with a winner; alone they may lose."""
    for seed in range(share(key, mode, GREEDY)):
        setup = ALL_GAMES[key].examples[mode]
        seats = ALL_GAMES[key].new(setup).seats()
        s, _ = play(key, setup, ("greedy",) * seats, seed)
        assert not s.technical()
        assert sum(s.outcome()) == 1 or seats == 1
