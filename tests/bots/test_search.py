"""The search: equal seeds decide equally, budgets are kept, and a move explains itself."""

from __future__ import annotations

import re

import pytest

from kostka.bots import bot
from kostka.bots.explain import explained
from kostka.bots.levels import Thinker
from kostka.bots.review import review
from kostka.bots.search import Budget
from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.log import Journal
from kostka.kernel.state import State
from kostka.sight import Seen
from tests.promises.worlds import play_on
from tests.rules.plosinovka.stage import Stage


def somewhere(key: str, moves: int = 25) -> State:
    """A position in which somebody has a choice."""
    game = GAMES[key]
    s, luck = game.new(next(iter(game.examples.values()))), Rng(4)
    play_on(s, luck, moves)
    while s.at_chance() or len(s.options()) < 3:
        s.choose(s.roll(luck) if s.at_chance() else s.options()[0])
    return s


def thinker(level: int, simulations: int) -> Thinker:
    found = bot(str(level), 3, simulations)
    assert isinstance(found, Thinker)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_equal_seeds_decide_equally(key: str) -> None:
    s = somewhere(key)
    seen = Seen(s, int(s.seat))
    before = GAMES[key].hash(s)
    assert thinker(5, 20).choose(seen) == thinker(5, 20).choose(seen)
    assert GAMES[key].hash(s) == before


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("key", GAMES)
def test_a_move_is_explained_in_three_languages(key: str, lang: str) -> None:
    s = somewhere(key)
    seen, mind = Seen(s, int(s.seat)), thinker(5, 20)
    option = mind.choose(seen)
    said = explained(mind, option, seen, key, lang, 1)
    line = mind.line or mind.foretold(seen, option)
    assert line.options[0] == option
    assert said.endswith(".") and "{" not in said
    assert re.search(r"\b\d+\b", said)  # in so many of 100 it is won
    assert 0.0 <= line.worth <= 1.0


def test_the_simulations_are_those_that_were_asked_for() -> None:
    s = somewhere("dicethrone")
    mind = thinker(5, 24)
    mind.choose(Seen(s, int(s.seat)))
    assert mind.line is not None
    assert 24 <= mind.line.simulations < 24 + 16  # the last round is played to its end


def test_a_search_ends_when_its_time_is_over() -> None:
    s = somewhere("dicethrone")
    mind = thinker(5, 1_000_000)
    mind.limit(1_000_000, 0.05)
    mind.choose(Seen(s, int(s.seat)))
    assert mind.line is not None and mind.line.simulations < 100_000


def test_a_budget_is_spent_by_simulations_or_by_time() -> None:
    budget = Budget(10)
    budget.start()
    budget.used = 5
    assert budget.spent() == 0.5
    hurried = Budget(1_000_000, 1e-9)
    hurried.start()
    assert hurried.spent() >= 1.0


def test_the_boss_that_can_fall_is_struck() -> None:
    stage = Stage(revealed=4, lowest=4).heroes((13, 2), (13, 8)).enemy("medusa", (13, 3))
    stage.has(gems=7, special="sword").dice("sword star boot boot")
    mind = thinker(5, 16)
    for _ in range(9):
        if not stage.s.over():
            stage.s.choose(mind.choose(Seen(stage.s, 0)))
    assert stage.s.outcome() == [1, 0]


def test_what_was_searched_is_built_upon() -> None:
    """After one's own move the next search begins with what the last one knows of that place."""
    s = somewhere("dicethrone")
    seat = int(s.seat)
    mind = thinker(5, 60)
    s.choose(mind.choose(Seen(s, seat)))
    assert mind.searcher is not None and mind.searcher.kept is not None
    places = mind.searcher.kept.places
    offered = next(iter(places))
    known = places[offered]
    assert mind.searcher.recalled(offered) is known
    assert mind.searcher.kept is None  # and nothing older is kept


def test_luck_adds_up_to_nothing_between_two() -> None:
    game = GAMES["dicethrone"]
    journal = Journal.begin(game, game.examples["duel"], ["a", "b"], Rng(5))
    luck = Rng(6)
    for _ in range(60):
        s = journal.state
        options = s.options()
        journal.enter(int(s.seat), s.write(options[luck.below(len(options))]))
        if journal.state.over():
            break
    found = review(journal)
    assert len(found.curve) == len(journal.line)
    assert sum(found.luck) == pytest.approx(0, abs=1e-9)
    assert all([sum(worths) == pytest.approx(1) for _, worths in found.curve])
    assert len(found.turns) == 3 and all([turn.swing > 0 for turn in found.turns])
