"""The greedy climber: it hoards gems, shops, and strikes once it is enough."""

from __future__ import annotations

import pytest

from bench.habits import STALLED, Watch, watched
from kostka.bots import bot
from kostka.bots.greedy import Greedy
from kostka.bots.mind import Mind
from kostka.bots.turns import Planner
from kostka.bots.values import mind
from kostka.games import GAMES
from kostka.games.plosinovka.blows import cheapest, gems_to_defeat, next_sword
from kostka.games.plosinovka.pool import FROM_SPECIAL, NO_WAY, use_of
from kostka.games.plosinovka.routes import ANY, FAR, routes
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import SWORD
from kostka.games.plosinovka.value import at_sight, of_position
from kostka.kernel.chance import Rng
from kostka.lab.sim import play
from kostka.sight import Seen
from tests.rules.plosinovka.stage import ENEMY, Stage

GAMES_PLAYED = 16


def test_greedy_beats_random_in_14_of_16() -> None:
    setup = GAMES["plosinovka"].examples["game"]
    won = 0
    for seed in range(GAMES_PLAYED):
        greedy = seed % 2
        bots = ["greedy", "random"] if greedy == 0 else ["random", "greedy"]
        s, _ = play("plosinovka", setup, bots, seed)
        won += s.outcome()[greedy]
    assert won >= 14


@pytest.mark.parametrize("mode", ["game", "game-of-four", "artifacts", "larger-map"])
def test_greedy_players_finish_their_games(mode: str) -> None:
    setup = GAMES["plosinovka"].examples[mode]
    seats = len(setup["heroes"])
    for seed in range(2):
        s, _ = play("plosinovka", setup, ["greedy"] * seats, seed)
        assert isinstance(s, Climb)
        assert not s.technical() and sum(s.outcome()) == 1


def test_a_solo_game_comes_to_its_end() -> None:
    s, _ = play("plosinovka", GAMES["plosinovka"].examples["solo"], ["greedy"], 1)
    assert isinstance(s, Climb) and s.turn <= 13


@pytest.mark.parametrize(
    "symbols, wanted, gems, cost",
    [(2, 7, 9, 9), (4, 10, 9, 8), (1, 1, 0, 0), (3, 8, 7, 7), (3, 8, 6, -1), (0, 1, 9, -1)],
)
def test_the_fewest_gems(symbols: int, wanted: int, gems: int, cost: int) -> None:
    assert cheapest(symbols, wanted, gems) == cost


def test_the_boss_is_struck_as_soon_as_it_can_fall() -> None:
    stage = Stage(revealed=4, lowest=4).heroes((13, 2), (13, 8)).enemy("medusa", (13, 3))
    stage.has(gems=7, special="sword").dice("sword star boot boot")  # Sladuše's star is a sword
    assert gems_to_defeat(stage.s, 0, ENEMY["medusa"], None) == 4  # two boots make a fourth
    greedy = Greedy(1)
    for _ in range(9):
        if not stage.s.over():
            stage.s.choose(greedy.choose(Seen(stage.s, 0)))
    assert stage.s.outcome() == [1, 0]
    assert stage.gems() == 3


def test_a_blow_that_cannot_do_is_not_struck() -> None:
    stage = Stage(revealed=4, lowest=4).heroes((13, 2), (13, 8)).enemy("medusa", (13, 3))
    stage.has(gems=2).dice("sword sword")
    assert gems_to_defeat(stage.s, 0, ENEMY["medusa"], None) == -1
    assert stage.s.write(Greedy(1).choose(Seen(stage.s, 0))) != "attack c13"


@pytest.mark.parametrize("level", ["2", "3", "4", "5"])
def test_whoever_has_but_a_wild_die_for_a_sword_does_not_strike_without_one(level: str) -> None:
    """That was never offered, and done for ever."""
    stage = Stage("avys", "urgh").heroes((1, 2), (1, 8)).enemy("stone-golem", (1, 3))
    stage.dice("boot monster").do("use avys", "attack c1")
    assert not next_sword(stage.s, 0)
    assert bot(level, 1).choose(Seen(stage.s, 0)) in stage.s.options()


def test_the_cheapest_swords_come_first() -> None:
    stage = Stage("bivoj", "urgh").heroes((1, 2), (1, 8)).enemy("stone-golem", (1, 3))
    stage.has(special="sword").dice("sword sword coin")
    stage.do("attack c1")
    assert next_sword(stage.s, 0) is use_of(SWORD.place, SWORD, 1, NO_WAY)
    stage.do("sword", "sword")
    assert next_sword(stage.s, 0) is use_of(FROM_SPECIAL, SWORD, 1, NO_WAY)


def test_higher_is_better_and_gems_are_better_still() -> None:
    steps = [(3, 3), (5, 2)]
    low = Stage(revealed=2, platforms=steps).heroes((1, 2), None)
    high = Stage(revealed=2, platforms=steps).heroes((5, 2), None)
    rich = Stage(revealed=2, platforms=steps).heroes((1, 2), None).has(gems=3)
    worths = [of_position(stage.dice("coin").s, 0) for stage in (low, high, rich)]
    assert worths[0] < worths[1] < worths[2]


def two_steps_from_the_boss() -> Stage:
    """One boot, but a gem to double it; the others are just enough for the blow."""
    stage = Stage(revealed=4, lowest=4).heroes((13, 2), (13, 8)).enemy("medusa", (13, 5))
    return stage.has(gems=5).dice("boot sword sword sword star")  # Sladuše's star is a sword


@pytest.mark.parametrize("level, wins", [("3", 0), ("4", 1), ("5", 1)])
def test_whoever_plans_a_whole_turn_comes_to_the_boss_by_gems(level: str, wins: int) -> None:
    stage = two_steps_from_the_boss()
    thinker, turn = bot(level, 1), stage.s.turn
    while not stage.s.over() and stage.s.turn == turn and stage.s.seat == 0:
        stage.s.choose(thinker.choose(Seen(stage.s, 0)))
    assert stage.s.outcome() == [wins, 0]


def test_a_plan_tells_the_whole_way_and_that_it_wins() -> None:
    stage = two_steps_from_the_boss()
    line = Planner(mind(Climb), Rng(1), 8).plan(Seen(stage.s, 0))[0]
    assert line is not None and line.worth > 0.99 and line.simulations > 20
    for option in line.options:
        stage.s.choose(option)
    assert stage.s.outcome() == [1, 0]


def test_nobody_plans_the_turn_of_another_or_a_game_without_turns() -> None:
    stage = two_steps_from_the_boss()
    assert Planner(mind(Climb), Rng(1), 8).plan(Seen(stage.s, 1)) == []
    assert Planner(Mind(), Rng(1), 8).plan(Seen(stage.s, 0)) == []


def test_a_learner_does_not_see_the_gem_two_steps_away() -> None:
    stage = Stage(gems=[(1, 4)]).heroes((1, 2), None).dice("boot boot")
    assert at_sight(stage.s, 0) < of_position(stage.s, 0)
    stage.do("boot right")
    assert at_sight(stage.s, 0) == of_position(stage.s, 0)


@pytest.mark.parametrize("seed", [3, 24, 25, 128])
def test_nobody_walks_to_and_fro_for_twenty_turns(seed: int) -> None:
    """Games in which both climbers once waited for a hundred rounds beside their enemies."""
    assert watched("plosinovka", "3", seed)["stalled"] == 0


def test_the_watch_sees_who_waits() -> None:
    s, watch = GAMES["plosinovka"].new(GAMES["plosinovka"].examples["game"]), Watch("waits")
    assert isinstance(s, Climb)
    luck = Rng(1)
    while s.at_chance():
        s.choose(s.roll(luck))
    for turn in range(STALLED + 2):
        s.turn = turn + 1
        watch.open = {"gravity": False}
        watch.close(s, 0)
    assert watch.longest >= STALLED


def test_a_way_leads_around_who_stands_there() -> None:
    s = GAMES["plosinovka"].new(GAMES["plosinovka"].examples["game"])
    assert isinstance(s, Climb)
    luck = Rng(1)
    while s.at_chance():
        s.choose(s.roll(luck))
    tower, free = s.tower, routes(s.tower, ANY)
    assert free is routes(tower, ANY)
    starts = [it for it in range(tower.first, tower.last) if free.rest[it] == it]
    row = tuple(range(tower.first + 2 * s.width, tower.first + 3 * s.width))
    barred = routes(tower, ANY, row)
    below = [it for it in starts if it < row[0]]
    assert below and all([barred.turns[it] == FAR > free.turns[it] for it in below[:1]])
    assert all([barred.turns[it] >= free.turns[it] for it in starts])
    assert all([routes(tower, 0).turns[it] >= free.turns[it] for it in starts])
