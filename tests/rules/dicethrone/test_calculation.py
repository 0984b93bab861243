"""The final damage calculation: add and subtract first, halve last, never below nothing."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import begin
from kostka.games.dicethrone.damage import Tally, tally
from kostka.kernel.game import Mistake
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY
from tests.rules.proves import proves


def attacked(row: str, agility: int = 0, *modifiers: str) -> Stage:
    """The dummy attacks Black Widow and holds these modifiers."""
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(1, agility=agility).hand(0, *modifiers)
    return stage.do("roll", "1 1 1 1 1", f"announce {row}").until("defensive")


def sums(stage: Stage, seat: int) -> Tally:
    ledger = stage.s.incoming()
    assert ledger is not None
    return tally(stage.s, ledger, seat)


@proves("THR-CALC-01")
def test_the_order_of_play_does_not_matter_for_the_total() -> None:
    stage = attacked("hit-6", 1, "plus-3").do("spend agility", "2", "play plus-3")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (6 + 3 - 5)  # half of 9, rounded up, is 5
    stage = attacked("hit-6", 1, "plus-3").do("play plus-3", "spend agility", "2")
    stage.finish_roll_phase()
    assert stage.health(1) == 46


@proves("THR-CALC-02")
def test_a_time_bomb_is_a_source_of_four() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, time_bomb_late=1).next_turn()
    stage.do("1").pass_window()
    assert sums(stage, 1).incoming == 4
    assert stage.pass_window().health(1) == 46


@proves("THR-CALC-02")
def test_incoming_is_what_the_sources_deal_before_anything_is_added_or_taken_off() -> None:
    stage = attacked("hit-9", 1, "plus-3").do("play plus-3", "spend agility", "1")
    stage.do("defend sabotage", "1 2 4").pass_window()
    assert sums(stage, 1).incoming == 9  # neither with the 3 added, nor without the 2 prevented
    assert sums(stage, 1).subtotal() == 10
    assert sums(stage, 0).incoming == 1  # of a defensive ability


@proves("THR-CALC-02")
def test_several_sources_make_one_incoming_sum() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).tokens(1, thorn=2)
    stage.do("roll", "1 1 1 4 4", "announce vibranium-claws 1").until("defensive")
    stage.do("spend thorn", "spend thorn").pass_window()
    assert sums(stage, 0).incoming == 4  # two tokens that deal 2 each
    assert sums(stage, 1).incoming == 3


@proves("THR-CALC-03", "THR-CALC-04")
def test_everything_that_adds_or_subtracts_makes_the_subtotal() -> None:
    stage = attacked("hit-9", 0, "plus-3", "plus-1", "plus-4").do("play plus-3")
    stage.do("defend sabotage", "1 2 6").pass_window()
    stage.do("play plus-1", "play plus-4")
    assert sums(stage, 1).incoming == 9
    assert sums(stage, 1).subtotal() == 15  # 9 + 3 - 2 + 1 + 4
    stage.finish_roll_phase()
    assert stage.health(1) == 35


@proves("THR-CALC-05")
def test_half_is_taken_of_what_is_added_after_it_too() -> None:
    stage = attacked("hit-8", 1, "plus-4").do("spend agility", "1", "play plus-4")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (12 - 6)


@proves("THR-CALC-06")
def test_two_halves_of_the_same_subtotal_prevent_everything() -> None:
    stage = attacked("hit-10", 2).do("spend agility", "1", "spend agility", "3")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (10 - 5 - 5)


@proves("THR-CALC-07")
def test_whatever_else_takes_half_is_computed_from_the_same_subtotal() -> None:
    stage = attacked("hit-7", 1, "plus-2").hand(1, "recoil")
    stage.do("play recoil", "3 6")
    assert sums(stage, 1).half() == 4
    stage.do("play plus-2")
    assert sums(stage, 1).half() == 5  # of 9
    copy = stage.s.clone()
    stage.finish_roll_phase()
    assert stage.health(1) == 46
    stage.s = copy
    stage.do("spend agility", "1").finish_roll_phase()
    assert stage.health(1) == 50  # 9 - 5 - 5


@proves("THR-CALC-08")
@pytest.mark.parametrize("row, lost", [("hit-15", 15 - 8), ("hit-1", 1 - 1)])
def test_a_half_is_rounded_up(row: str, lost: int) -> None:
    stage = attacked(row, 1).do("spend agility", "3").finish_roll_phase()
    assert stage.health(1) == 50 - lost


@proves("THR-CALC-09")
def test_more_prevention_than_damage_raises_no_health() -> None:
    stage = attacked("hit-15", 2).do("spend agility", "1", "spend agility", "1")
    stage.finish_roll_phase()
    assert stage.health(1) == 50  # 15 - 8 - 8 = -1
    assert not stage.told("damaged") and not stage.told("healed")


@proves("THR-CALC-10")
def test_there_is_no_game_without_the_final_damage_calculation() -> None:
    heroes = ("black-panther", "black-widow")
    assert begin({"heroes": heroes, "mode": ("duel",)}).seats() == 2
    with pytest.raises(Mistake, match="there are: heroes, mode"):
        begin({"heroes": heroes, "calculation": ("casual",)})
