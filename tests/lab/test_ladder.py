"""The ladder: a test that stops when it is sure, and Elo from what was played."""

from __future__ import annotations

import json

import pytest

from kostka.lab.ladder import Match, elo, one_pair, play, ratings
from tests.cli.test_play import kostka


def test_the_test_stops_when_it_is_sure() -> None:
    """Seven wins in ten are what the upper bound of 65 % says, six what the lower one says."""
    match = Match("5", "4", 0.65)
    assert match.verdict() is None
    match.won, match.games = 20, 20
    assert match.verdict() is True
    match.won, match.games = 4, 20
    assert match.verdict() is False
    match.won, match.games = 13, 20
    assert match.verdict() is None


def test_draws_are_half_a_win_each() -> None:
    match = Match("5", "4", 0.65, won=10.0, games=20)
    assert match.share() == 0.5
    assert match.evidence() == pytest.approx(10 * (0.154151 - 0.287682), abs=1e-4)


def test_elo_is_the_known_scale() -> None:
    assert round(elo(0.75)) == 191
    assert round(elo(0.65)) == 108
    assert elo(0.5) == 0


def test_ratings_add_up_from_level_one() -> None:
    steps = [Match("2", "1", 0.65, 75, 100), Match("3", "2", 0.65, 65, 100)]
    found = ratings([*steps, Match("5", "greedy", 0.8, 80, 100)])
    assert [(each["level"], each["elo"]) for each in found] == [("1", 0), ("2", 191), ("3", 298)]
    assert found[1]["give"] < found[2]["give"]


def test_a_pair_of_games_is_the_same_again() -> None:
    assert one_pair("dicethrone", "random", "random", 3, 0) == one_pair(
        "dicethrone", "random", "random", 3, 0
    )


def test_a_match_ends_after_so_many_games() -> None:
    match = Match("random", "random", 0.65)
    assert [each.games for each in play(match, "dicethrone", 4, 1)] == [2, 4]


def test_the_command_tells_the_steps() -> None:
    code, out, _ = kostka(
        "lab", "ladder", "dicethrone", "--matches", "2-1", "--games", "2", "--json"
    )
    told = json.loads(out)
    assert code == 0
    assert told["matches"][0]["games"] == 2
    assert [each["level"] for each in told["ratings"]] == ["1", "2"]
