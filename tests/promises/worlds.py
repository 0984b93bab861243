"""Every game in every mode, for the promises that hold for all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone.content import HEROES
from kostka.games.doomtrooper.cards.decks import ALLIES, FACTIONS, TOURNAMENT
from kostka.kernel import state
from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import State

# Of a game that takes so many times as long, so many times fewer games are played; and of modes
# with more players than two.
LENGTH = {"dicethrone": 1, "doomtrooper": 10, "plosinovka": 10}
MORE_PLAYERS = {"king-of-the-hill": 10, "2v2": 10, "artifacts": 2, "game-of-four": 2}
MOST_PLAYERS = {"king-of-the-hill-of-six": 60, "3v3": 20, "2v2v2": 20}
# Where every decision is looked at, a random game is cut short (in rounds).
SHORTER = {"plosinovka": {"limit": ("12",)}}
OPEN = ("plosinovka",)  # nothing is hidden in these
DECKS = (*TOURNAMENT, *FACTIONS, *ALLIES)
COMPILED = not str(state.__file__).endswith(".py")
PACE = 1 if COMPILED else 8  # interpreted, a game takes about so many times as long
# Every deck against every deck, itself too.
PAIRS = [(one.key, other.key) for one in DECKS for other in DECKS]

MODES = [
    pytest.param(game, mode, id=f"{key}-{mode}")
    for key, game in GAMES.items()
    for mode in game.examples
]
every_mode = pytest.mark.parametrize(("game", "mode"), MODES)


def share(key: str, mode: str, games: int) -> int:
    length = PACE * LENGTH[key] * {**MORE_PLAYERS, **MOST_PLAYERS}.get(mode, 1)
    return max(1, games // length)


def every_seed(games: int, name: str = "seed") -> pytest.MarkDecorator:
    """Every mode of every game, so many times."""
    return pytest.mark.parametrize(
        ("game", "mode", name),
        [
            pytest.param(game, mode, seed, id=f"{key}-{mode}-{seed}")
            for key, game in GAMES.items()
            for mode in game.examples
            for seed in range(share(key, mode, games))
        ],
    )


def begin(game: Game, mode: str, seed: int | None = None, whole: bool = False) -> State:
    """A game as its example begins; with a seed, with any of the heroes or decks there are."""
    setup = {**game.examples[mode], **({} if whole else SHORTER.get(game.key, {}))}
    if seed is not None and game.key == "dicethrone":
        rng, left = Rng(seed), list(HEROES)
        drawn = [left.pop(rng.below(len(left))) for _ in setup["heroes"]]
        setup = {**setup, "heroes": tuple(drawn)}
    if seed is not None and game.key == "doomtrooper" and mode == "tournament":
        setup = {**setup, "decks": PAIRS[seed % len(PAIRS)]}
    return game.new(setup)


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
        s.choose(s.roll(rng) if s.at_chance() else s.blind(rng))
