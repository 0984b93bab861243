"""Ultimates: once activated they are raised by their own side and stopped by nobody."""

from __future__ import annotations

import pytest

from kostka.kernel.step import CHANCE
from tests.rules.dicethrone.sparring import SPARRING_PARTNER
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import PAIRS, TRAINING_DUMMY
from tests.rules.proves import proves

SIXES = "6 6 6 6 6"


def activate(stage: Stage, row: str) -> Stage:
    """Announce it on five 6s and let it be activated."""
    stage.do("roll", SIXES, f"announce {row}").pass_window()
    assert [event.it.written() for event in stage.told("activated")] == [row]
    return stage


def asked_until_main_2(stage: Stage) -> list[int]:
    """Pass everything up to the second main phase; which players were asked on the way."""
    asked = []
    while stage.phase() != "main-2":
        asked.append(stage.asked())
        assert stage.skip()
    return [seat for seat in asked if seat != CHANCE]


@proves("THR-ULT-01", "THR-BP-17")
def test_prevention_is_not_even_asked_for_and_the_full_total_is_dealt() -> None:
    stage = Stage("black-panther", "black-widow").tokens(0, kinetic_energy=1).tokens(1, agility=2)
    activate(stage, "wakanda-forever")
    assert 1 not in asked_until_main_2(stage)
    assert stage.count(0, "kinetic-energy") == 4
    assert stage.count(0, "vibranium-suit") == 1
    assert stage.health(1) == 50 - 13  # 11, and 2 for four Kinetic Energy
    assert stage.count(1, "agility") == 2


@proves("THR-ULT-02")
@pytest.mark.parametrize("card, total", [("plus-1", 12), ("plus-2", 13)])
def test_its_own_side_may_add_to_an_ultimate(card: str, total: int) -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, card)
    activate(stage, "finale").do(f"play {card}").finish_roll_phase()
    assert stage.health(1) == 50 - total


@proves("THR-ULT-03", "THR-AMB-55")
def test_nothing_may_prevent_the_damage_of_an_ultimate() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(1, agility=1)
    stage.hand(1, "not-this-time", "recoil").cp(1, 5)
    activate(stage, "finale").until("defensive")
    assert stage.refuses_to(1, "spend agility") == "THR-ULT-03"
    assert stage.refuses_to(1, "play not-this-time") == "THR-ULT-03"
    assert stage.refuses_to(1, "play recoil") == "THR-ULT-03"
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - 11


@proves("THR-ULT-04")
def test_opponents_may_do_nothing_at_all_until_the_roll_phase_is_over() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(1, "double-up").cp(1, 1)
    activate(stage, "finale")
    assert stage.refuses_to(1, "play double-up") == "THR-ULT-04"
    stage.until("defensive")
    assert stage.refuses_to(1, "play double-up") == "THR-ULT-04"
    stage.finish_roll_phase().until_asked(1)
    assert stage.refuses("play double-up") == ""


@proves("THR-ULT-05", "THR-AMB-50")
def test_only_altered_dice_prevent_an_ultimate() -> None:
    stage = Stage("black-panther", "black-widow").hand(1, "so-wild").cp(1, 2)
    stage.do("roll", SIXES, "announce wakanda-forever", "play so-wild", "to 5")
    stage.pass_window()
    assert not stage.told("activated")
    assert stage.refuses("announce wakanda-forever") == "THR-OFF-10"
    assert stage.refuses("announce ancestral-power") == ""


@proves("THR-ULT-06")
def test_a_token_that_would_weaken_it_is_ignored() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(0, weakness=1)
    activate(stage, "finale").finish_roll_phase()
    assert stage.health(1) == 50 - 11
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(0, weakness=1)
    stage.do("roll", SIXES, "announce hit-10").finish_roll_phase()
    assert stage.health(1) == 50 - (10 - 2)  # another attack it does weaken


@proves("THR-ULT-07")
def test_nobody_rolls_defence_and_only_the_acting_side_is_asked() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-4")
    activate(stage, "finale").until("defensive")
    assert stage.refuses("play plus-4") == ""  # before step 6
    assert set(asked_until_main_2(stage)) == {0}
    assert not stage.told("defends")
    assert stage.health(1) == 39


@proves("THR-AMB-25")
def test_all_opponents_are_locked_out_and_a_teammate_is_not() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther", SPARRING_PARTNER, "black-widow", mode=PAIRS)
    for seat in (1, 2, 3):
        stage.hand(seat, "getting-paid")
    stage.do("roll", SIXES, "announce finale", "seat 2").until_asked(3)
    assert stage.told("activated")
    assert stage.refuses("play getting-paid") == ""
    assert stage.refuses_to(1, "play getting-paid") == "THR-ULT-04"
    assert stage.refuses_to(2, "play getting-paid") == "THR-ULT-04"
    assert set(asked_until_main_2(stage)) == {0, 3}


@proves("THR-AMB-26")
def test_then_inside_an_ultimate_is_a_pause_for_the_acting_side_alone() -> None:
    stage = activate(Stage("black-panther", "black-widow"), "wakanda-forever")
    assert stage.asked() == 0 and stage.phase() == "offensive"
    assert stage.count(0, "kinetic-energy") == 3
    assert not stage.told("ledger-entry")  # the damage comes after the pause
    stage.do("pass")
    assert [event.n for event in stage.told("ledger-entry")] == [11]
    assert stage.asked() == 0


@proves("THR-AMB-27", "THR-BP-09")
def test_a_passive_of_the_opponent_sleeps_and_is_not_made_up_for() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther")
    activate(stage, "finale").finish_roll_phase()
    assert stage.health(1) == 39
    assert stage.count(1, "kinetic-energy") == 0
    stage.next_turn()
    assert stage.count(1, "kinetic-energy") == 0


@proves("THR-AMB-39")
def test_kinetic_energy_raises_the_ultimate_even_if_it_came_with_it() -> None:
    stage = activate(Stage("black-panther", "black-widow"), "wakanda-forever")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - 12  # 11, and 1 for the three it has just gained


@proves("THR-AMB-84", "THR-ULT-04")
@pytest.mark.parametrize("row, refusal", [("hit-6", ""), ("finale", "THR-ULT-04")])
def test_dice_are_not_altered_during_an_opponents_ultimate(row: str, refusal: str) -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(1, "tip-it").cp(1, 1)
    stage.do("roll", SIXES, f"announce {row}")
    assert stage.refuses_to(1, "play tip-it") == ""  # until it is activated
    stage.pass_window().do("pass")
    if not refusal:
        stage.do("defend sabotage", "1 1 3")
    assert stage.refuses_to(1, "play tip-it") == refusal
