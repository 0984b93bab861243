"""PettingZoo and Gymnasium find nothing to complain about, and masks mean what they say."""

from __future__ import annotations

import warnings

import pytest

from kostka.games import GAMES
from kostka.kernel.game import Mistake
from kostka.research.many import ACTIONS
from tests.research.needs import needs

np = needs("numpy", "research")
gymnasium = needs("gymnasium", "research")
conform = needs("pettingzoo.test", "research")

from kostka.research.actions import A_WORD, code, codes  # noqa: E402
from kostka.research.gymnasium import Against  # noqa: E402
from kostka.research.pettingzoo import env  # noqa: E402

MODES = [(key, mode) for key, game in GAMES.items() for mode in game.examples]


@pytest.mark.parametrize(("key", "mode"), MODES)
def test_pettingzoo_s_own_test_of_the_interface_passes(key: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It knows dictionaries with a mask from its own games only, by their names.
        warnings.filterwarnings("ignore", message="Observation(s| is| space)")
        conform.api_test(env(key, GAMES[key].examples[mode]), num_cycles=120)


@pytest.mark.parametrize("key", GAMES)
def test_equal_seeds_are_equal_games(key: str) -> None:
    conform.seed_test(lambda: env(key), num_cycles=60)


@pytest.mark.parametrize("key", GAMES)
def test_the_mask_allows_the_options_and_nothing_else(key: str) -> None:
    games = env(key)
    games.reset(seed=5)
    for _ in range(80):
        agent = games.agent_selection
        seen, _, ended, _, info = games.last()
        assert not ended
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == list(range(len(info["options"])))
        assert (seen["options"][: len(legal), 0] != 0).all()
        assert not seen["options"][len(legal) :].any()
        for other in games.agents:
            if other != agent:
                assert not games.observe(other)["action_mask"].any()
        with pytest.raises(ValueError, match="options, so none is"):
            games.step(len(legal))
        games.step(int(legal[-1]))


def test_rewards_of_a_game_add_up_to_nothing() -> None:
    games = env("dicethrone", {"heroes": ("thor", "loki")})
    games.reset(seed=1)
    total = 0
    for agent in games.agent_iter():
        seen, reward, ended, cut, _ = games.last()
        total += reward
        games.step(None if ended or cut else games.action_space(agent).sample(seen["action_mask"]))
    assert total == 0 and not games.agents


def test_a_set_up_that_does_not_exist_is_told() -> None:
    with pytest.raises(Mistake, match="no hero called 'nobody'"):
        env("dicethrone", {"heroes": ("nobody", "thor")})


def test_words_of_a_game_have_numbers_of_their_own() -> None:
    for game in GAMES.values():
        keys = list(game.shelf.things)
        assert len({code(key) for key in keys}) == len(keys)
    assert code("0") == 1 and code("41") == 42 and code("pass") >= A_WORD
    assert codes(["keep 1 6"]).shape == (ACTIONS, 6)
    assert codes(["keep 1 6"])[0].tolist() == [code("keep"), 2, 7, 0, 0, 0]


@pytest.mark.parametrize("key", GAMES)
def test_one_seat_plays_a_whole_game_against_a_bot(key: str) -> None:
    games = gymnasium.make(f"kostka/{key.capitalize()}-v1", against="random")
    luck = np.random.default_rng(2)
    rows = []
    for _ in range(2):
        seen, info = games.reset(seed=8)
        rows.append(seen["observation"].tolist())
    assert rows[0] == rows[1]
    while True:
        assert games.observation_space.contains(seen)
        seen, reward, ended, cut, info = games.step(int(luck.integers(len(info["options"]))))
        if ended or cut:
            assert reward in (-1.0, 0.0, 1.0)
            break
        assert reward == 0 and seen["action_mask"].sum() == len(info["options"])


def test_the_learner_may_sit_anywhere_and_a_bot_must_exist() -> None:
    games = Against("dicethrone", against="random", seat=1)
    games.reset(seed=1)
    assert games.s.seat == 1
    with pytest.raises(ValueError, match="2 seats, so none is 2"):
        Against("dicethrone", seat=2)
    with pytest.raises(Mistake, match="no bot called"):
        Against("dicethrone", against="nobody")
