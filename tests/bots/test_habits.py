"""The habits of thinkers in Dice Throne, and where their simulations end."""

from __future__ import annotations

from kostka.bots.greedy import Greedy
from kostka.bots.search import Budget, Edge, Place, Searcher
from kostka.bots.values import OfDiceThrone
from kostka.games.dicethrone.play import MAIN_WINDOW
from kostka.kernel.chance import Rng
from kostka.kernel.step import PASS
from kostka.sight import Seen
from tests.rules.dicethrone.stage import Stage


def in_main_phase(*hand: str) -> Stage:
    stage = Stage("pyromancer", "paladin").hand(0, *hand).cp(0, 3)
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    return stage


def test_they_think_past_the_answers_and_upgrade() -> None:
    stage = in_main_phase("six-it", "ignite-2", "pyroblast-2")
    chosen = Greedy(1, patient=True).choose(Seen(stage.s, 0))
    assert chosen is stage.card(0, "pyroblast-2")  # which adds most to a roll


def test_what_can_never_be_played_is_sold() -> None:
    stage = in_main_phase("pyroblast-2", "pyroblast-3").do("play pyroblast-3")
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    chosen = Greedy(1, patient=True).choose(Seen(stage.s, 0))
    assert chosen is stage.card(0, "pyroblast-2").sale


def test_an_upgrade_gains_the_same_wherever_the_game_stands() -> None:
    stage = in_main_phase("pyroblast-2")
    card = stage.card(0, "pyroblast-2")
    early = OfDiceThrone().gain(stage.s, 0, card)
    stage.tokens(0, **{"fire-mastery": 5})
    levels, board = list(stage.s.levels[0]), list(stage.s.boards[0])
    assert OfDiceThrone().gain(stage.s, 0, card) == early > 0
    assert (stage.s.levels[0], stage.s.boards[0]) == (levels, board)


def test_all_simulations_end_with_the_same_turn() -> None:
    stage = in_main_phase().do("roll", "1 1 2 4 6", "no-ability")
    while stage.s.stack[-1].rule is not MAIN_WINDOW:
        stage.s.choose(PASS)
    mind = OfDiceThrone()
    searcher, root = Searcher(mind, Rng(1), Budget(30)), Place()
    root.edges[PASS] = Edge()
    for seed in range(30):
        world = Seen(stage.s, 0).imagine(Rng(seed))
        world.hurry = True
        searcher.simulate(root, PASS, world, Rng(seed))
        assert mind.turn(world) == stage.s.turn + mind.horizon
    assert root.edges[PASS].places  # there was a tree
