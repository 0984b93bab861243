"""OpenSpiel plays our games, with the exact chances of chance."""

from __future__ import annotations

import random
from math import isclose

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import playout
from tests.research.needs import needs

pyspiel = needs("pyspiel", "openspiel")

import kostka.research.openspiel as ours  # noqa: E402


def test_openspiel_s_own_test_of_a_game_passes() -> None:
    game = pyspiel.load_game("python_kostka_dicethrone")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", GAMES)
def test_chances_add_up_and_copies_go_their_own_way(key: str) -> None:
    game, luck = pyspiel.load_game(f"python_kostka_{key}"), random.Random(4)
    state = game.new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert isclose(sum(chances), 1) and len(outcomes) <= ours.OUTCOMES
            action = luck.choices(outcomes, chances)[0]
        else:
            assert state.legal_actions() == list(range(len(state.held.s.options())))
            action = luck.choice(state.legal_actions())
        before = GAMES[key].hash(state.held.s)
        copy = state.clone()
        copy.apply_action(action)
        assert GAMES[key].hash(state.held.s) == before
        state.apply_action(action)
        assert GAMES[key].hash(state.held.s) == GAMES[key].hash(copy.held.s)


def test_an_action_is_written_as_everywhere() -> None:
    state, luck = pyspiel.load_game("python_kostka_dicethrone").new_initial_state(), Rng(1)
    while state.is_chance_node():
        state.apply_action(luck.below(len(state.chance_outcomes())))
    s = state.held.s
    assert [state.action_to_string(a) for a in state.legal_actions()] == [
        s.write(option) for option in s.options()
    ]


def test_what_is_lost_is_what_is_won() -> None:
    game = GAMES["dicethrone"]
    for mode in ("duel", "king-of-the-hill"):
        s = game.new(game.examples[mode])
        playout(s, Rng(1))
        assert 1 in s.outcome()
        assert isclose(sum(ours.utilities(s)), 0, abs_tol=1e-9)
