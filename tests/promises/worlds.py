"""Every game in every mode, for the promises that hold for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import State

MODES = [
    pytest.param(game, mode, id=f"{key}-{mode}")
    for key, game in GAMES.items()
    for mode in game.examples
]
every_mode = pytest.mark.parametrize(("game", "mode"), MODES)


def begin(game: Game, mode: str) -> State:
    return game.new(game.examples[mode])


def stops(s: State, rng: Rng) -> Iterator[State]:
    """The state at every decision of a random game; it moves on when the next is asked for."""
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(rng))
            continue
        options = s.options()
        assert options, "somebody is asked and has no answer"
        if len(options) > 1:
            yield s
        s.choose(options[rng.below(len(options))])


def play_on(s: State, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if s.over():
            return
        if s.at_chance():
            s.choose(s.roll(rng))
        else:
            options = s.options()
            s.choose(options[rng.below(len(options))])
