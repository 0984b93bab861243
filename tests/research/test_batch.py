"""Many games at once give the same games as one at a time, seen through NumPy without a copy."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.research.many import ACTIONS, rewards, to_decision
from tests.research.needs import needs

np = needs("numpy", "research")

from kostka.research.batch import Batch  # noqa: E402


@pytest.mark.parametrize("key", GAMES)
def test_each_game_of_a_batch_is_the_game_of_its_seed(key: str) -> None:
    batch = Batch(key, size=3, seed=9)
    alone = []
    for n in range(3):
        s, luck = GAMES[key].new(next(iter(GAMES[key].examples.values()))), Rng(9 * 1_000_003 + n)
        to_decision(s, luck)
        alone.append((s, luck))
    for step in range(60):
        assert batch.turns.tolist() == [s.seat for s, _ in alone]
        assert batch.counts.tolist() == [len(s.options()) for s, _ in alone]
        for n, (s, _) in enumerate(alone):
            row = batch.many.tensor.row(s, int(s.seat))
            assert batch.observations[n].tobytes() == row
            assert batch.texts(n) == [s.write(option) for option in s.options()]
        actions = [(step + n) % int(count) for n, count in enumerate(batch.counts)]
        batch.step(actions)
        for (s, luck), action in zip(alone, actions):
            s.choose(s.options()[action])
            to_decision(s, luck)


@pytest.mark.parametrize("key", GAMES)
def test_a_row_that_is_written_over_is_the_row_written_anew(key: str) -> None:
    batch, luck = Batch(key, size=4, seed=2), np.random.default_rng(3)
    for _ in range(500):
        batch.step(batch.random(luck))
        for n, s in enumerate(batch.many.games):
            row = batch.many.tensor.row(s, int(s.seat))
            assert batch.observations[n].tobytes() == row


def test_masks_have_a_place_for_every_option() -> None:
    batch, luck = Batch("dicethrone", size=16), np.random.default_rng(0)
    for _ in range(50):
        batch.step(batch.random(luck))
        assert batch.masks.shape == (16, ACTIONS)
        assert (batch.masks.sum(axis=1) == batch.counts).all()
        assert (batch.masks.argmin(axis=1) == batch.counts).all()  # the first ones


def test_what_is_seen_is_no_copy_and_cannot_be_written_to() -> None:
    batch = Batch("dicethrone", size=4)
    before, seen = batch.observations.copy(), batch.observations
    batch.step([0] * 4)
    assert seen is batch.observations and (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_a_game_that_ends_gives_its_rewards_once_and_is_followed_by_another() -> None:
    batch, luck = Batch("dicethrone", size=8, seed=1), np.random.default_rng(1)
    ended = 0
    while ended < 12:
        batch.step(batch.random(luck))
        for n in range(8):
            if batch.ended[n]:
                ended += 1
                assert sorted(batch.rewards[n].tolist()) in ([-1, 1], [0, 0])
            else:
                assert not batch.rewards[n].any()
    assert batch.many.begun == 8 + ended


def test_an_action_that_is_none_is_refused_and_nothing_is_lost() -> None:
    batch = Batch("dicethrone", size=2)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="game 0 has"):
        batch.step([int(batch.counts[0]), 0])
    with pytest.raises(ValueError, match="2 games need"):
        batch.step([0])
    assert (batch.observations == before).all()


def test_one_player_who_loses_is_not_rewarded() -> None:
    s, luck = GAMES["plosinovka"].new(GAMES["plosinovka"].examples["solo"]), Rng(1)
    while not s.over():
        to_decision(s, luck)
        if not s.over():
            s.choose(s.options()[0])
    assert rewards(s) == ([1] if s.outcome() == [1] else [-1])
