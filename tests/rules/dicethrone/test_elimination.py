"""Out of the game while others play on: turns, windows, questions, resignation."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import GAME, begin
from kostka.games.dicethrone.modes import KINGS, THREE_TEAMS
from kostka.kernel.chance import Rng
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves

THREE = KINGS[0]


def hill() -> Stage:
    return Stage(TRAINING_DUMMY, "black-panther", "black-widow", mode=THREE)


@proves("THR-HEALTH-01")
def test_whoever_falls_in_upkeep_has_no_income_and_the_next_player_follows() -> None:
    stage = hill().tokens(1, time_bomb_late=2).life(35, 4, 35).next_turn()
    assert stage.s.active() == 1
    stage.log.clear()
    stage.do("1").pass_window()
    stage.pass_window()  # four damage; the other bomb is not rolled for
    assert (stage.s.active(), stage.phase()) == (2, "upkeep")
    assert [event.it.key for event in stage.told("phase-began")] == []
    assert stage.s.circle == [0, 2]


@proves("THR-AMB-32")
def test_what_a_fallen_attacker_has_activated_is_still_resolved() -> None:
    stage = Stage("black-widow", "black-panther", TRAINING_DUMMY, mode=THREE)
    stage.tokens(0, time_bomb_late=1).life(4, 35, 35)
    stage.do("roll", "1 1 3 3 6", "announce infiltrate")  # advances all bombs, then inflicts one
    stage.pass_window()
    while not stage.told("defeated"):
        assert stage.skip()
    stage.do("seat 3")
    while stage.s.turn == 1:
        assert stage.skip()
    assert stage.count(2, "time-bomb") == 1
    phases = [event.it.key for event in stage.told("phase-began")]
    assert phases[-2:] == ["targeting", "defensive"]  # and then the turn is over
    assert stage.s.active() == 1


@proves("THR-AMB-95")
def test_the_fallen_are_asked_nothing_and_are_nobodys_target() -> None:
    stage = hill().hand(1, "getting-paid").life(35, 0, 35)
    stage.s.bury()
    asked = set()
    stage.do("roll", "1 1 1 1 1", "announce hit-5")
    while stage.phase() != "main-2":
        asked.add(stage.asked())
        stage.least()
    assert 1 not in asked
    assert stage.s.health == [35, 0, 30]


@proves("THR-AMB-105")
def test_whoever_resigns_is_out_and_the_others_play_on() -> None:
    stage = hill().until_asked(1)
    stage.s.resign(1)
    assert stage.asked() in (0, 2) and not stage.s.over()
    assert stage.s.options()
    stage.next_turn()
    assert stage.s.active() == 2
    stage.s.resign(2)
    assert stage.s.over() and stage.s.outcome() == [1, 0, 0]


@proves("THR-AMB-105")
def test_the_turn_of_whoever_resigns_is_over() -> None:
    stage = hill().do("roll", "1 1 1 1 1")
    stage.s.resign(0)
    assert (stage.s.active(), stage.phase()) == (1, "upkeep")
    stage = hill().do("roll", "1 1 1 1 1").until_asked(2)  # while somebody else is asked
    stage.s.resign(0)
    assert (stage.s.active(), stage.phase()) == (1, "upkeep")


@proves("THR-AMB-105")
def test_a_question_that_only_the_resigned_could_answer_is_dropped() -> None:
    stage = hill().do("roll", "1 1 1 1 1", "announce hit-5", "seat 2").draw().pass_window()
    assert stage.offered("no-defence") and stage.asked() == 1
    stage.s.resign(1)
    stage.finish_roll_phase()
    assert stage.s.circle == [0, 2] and stage.s.health == [35, 0, 35]
    stage = hill().hand(2, "not-this-time").cp(2, 1)
    stage.do("roll", "1 1 1 1 1", "announce hit-5", "seat 2").until("defensive")
    stage.do("play not-this-time").s.resign(1)  # whom it protects
    assert stage.finish_roll_phase().s.health == [35, 0, 35]


@proves("THR-AMB-105")
def test_a_team_is_out_with_whoever_resigns() -> None:
    stage = Stage(*[SPARRING_PARTNER] * 6, mode=THREE_TEAMS)
    stage.s.resign(4)
    assert stage.s.circle == [0, 2, 3, 5]
    stage.s.resign(5)
    assert stage.s.outcome() == [1, 0, 0, 1, 0, 0]


@proves("THR-AMB-105")
@pytest.mark.parametrize("mode", [mode for mode in GAME.examples if not mode.startswith("duel")])
def test_anybody_may_resign_at_any_time_and_the_game_goes_on(mode: str) -> None:
    resigned = 0
    for seed in range(3):
        s, luck = begin(GAME.examples[mode]), Rng(seed)
        while not s.over():
            if luck.below(100) == 0:
                s.resign(s.circle[luck.below(len(s.circle))])
                resigned += 1
            elif s.at_chance():
                s.choose(s.roll(luck))
            else:
                options = s.options()
                assert options
                s.choose(options[luck.below(len(options))])
        assert sum(s.outcome()) <= s.seats() // 2
    assert resigned > 2


@proves("THR-AMB-105")
def test_an_attacker_who_resigns_before_there_is_a_target_attacks_nobody() -> None:
    stage = Stage("black-panther", "black-widow", "doctor-strange", mode=THREE)
    stage.do("roll", "1 1 1 1 1", "announce vibranium-claws 3").pass_window().pass_window()
    assert stage.moves() == ["seat 2", "seat 3"]
    stage.s.resign(0)
    assert (stage.s.active(), stage.s.health) == (1, [0, 35, 35])


@proves("THR-AMB-105")
def test_nobody_waits_for_the_instant_of_whoever_resigns() -> None:
    stage = Stage("black-panther", "black-widow", "doctor-strange", mode=THREE)
    stage.hand(0, "buh-bye").cp(0, 2).tokens(1, agility=1).tokens(2, premonition=1)
    stage.do("play buh-bye").s.resign(0)
    assert (stage.s.circle, stage.s.active()) == ([1, 2], 1)
