"""The greedy bot: a written value for each game, the outcome alone for others."""

from __future__ import annotations

import pytest

from bench.victories import Idler, reached
from kostka.bots import bot
from kostka.bots.values import MINDS, Mind, mind
from kostka.games import GAMES
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import VALUES
from kostka.games.doomtrooper.value import of_position
from kostka.games.doomtrooper.values import Sheet, value
from kostka.kernel.chance import Rng
from kostka.kernel.state import playout
from kostka.lab.sim import play, to_the_end
from tests.promises.worlds import play_on
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_due import three_viruses_acting

GAMES_PLAYED = 8


def test_every_game_has_a_written_value() -> None:
    assert {type(game.new(next(iter(game.examples.values())))) for game in GAMES.values()} == set(
        MINDS
    )


def test_a_game_without_one_is_valued_by_its_outcome() -> None:
    plain = mind(int)
    assert type(plain) is Mind
    for game in GAMES.values():
        s = game.new(next(iter(game.examples.values())))
        assert plain.of(s, 0) == 0
        playout(s, Rng(1))
        outcome = s.outcome()
        assert [plain.of(s, seat) for seat in range(s.seats())] == [
            (1 if won else -1) if 1 in outcome else 0 for won in outcome
        ]


@pytest.mark.parametrize("key", GAMES)
def test_greedy_beats_random(key: str) -> None:
    setup = next(iter(GAMES[key].examples.values()))
    won = 0
    for seed in range(GAMES_PLAYED):
        greedy = seed % 2
        bots = ["greedy", "random"] if greedy == 0 else ["random", "greedy"]
        s, _ = play(key, setup, bots, seed)
        won += s.outcome()[greedy]
    assert won >= GAMES_PLAYED * 3 // 4


def test_a_sheet_has_the_values_the_rules_have() -> None:
    game = GAMES["doomtrooper"]
    for seed in range(3):
        s, luck = game.new(game.examples["fight"]), Rng(seed)
        assert isinstance(s, Fight)
        while not s.over():
            play_on(s, luck, 13)
            for warrior in s.warriors():
                folded = [value(s, warrior, what) for what in VALUES[:4]]
                assert Sheet(s, warrior).values == folded


def test_a_duel_that_kills_is_worth_more_than_one_that_does_not() -> None:
    stage = Stage(["nepharite-of-ilian"], ["samurai"]).duel("nepharite-of-ilian", "samurai")
    other = Stage(["nepharite-of-ilian"], ["samurai"]).duel(
        "nepharite-of-ilian", "samurai", "shoot"
    )
    assert of_position(stage.s, 0) > of_position(other.s, 0)
    assert of_position(stage.s, 0) == -of_position(stage.s, 1)


def test_greedy_fights_for_its_points_and_an_idler_gets_none() -> None:
    """DOOM-SETUP-08: by points; the idler shows that the measure tells them apart."""
    decks = ("imperial-clans", "dark-gifts")
    assert [reached("greedy", decks, seed) for seed in range(2)] == ["points", "points"]
    assert "points" not in [reached("idle", decks, seed) for seed in range(2)]
    s = GAMES["doomtrooper"].new({"decks": decks})
    to_the_end(s, [Idler(), bot("greedy", 1)], Rng(1))
    assert s.outcome() == [0, 1]


def test_which_of_many_effects_comes_first_is_not_thought_through_to_the_last() -> None:
    """Sixteen of them, three deep, took half a minute."""
    stage = three_viruses_acting()
    assert mind(type(stage.s)).rests(stage.s)
