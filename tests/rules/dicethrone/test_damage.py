"""Damage: its five types, when it is incoming, and what is dealt as an instance of its own."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.content import RULES
from kostka.games.dicethrone.terms import DRAWN, KINDS, UNDECIDED
from kostka.games.dicethrone.verbs_damage import Deal
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import TRAINING_DUMMY, TRIO
from tests.rules.proves import proves


def attack(stage: Stage, row: str, dice: str = "1 1 1 1 1") -> Stage:
    return stage.do("roll", dice, f"announce {row}").until("defensive")


# --- The five types -------------------------------------------------------------------------------


@proves("THR-DMG-02")
def test_every_ability_deals_damage_of_one_of_five_types() -> None:
    assert [kind.key for kind in KINDS] == [
        *("normal", "undefendable", "pure", "collateral", "ultimate")
    ]
    dealt = [step for rule in RULES.values() for step in rule.steps if isinstance(step, Deal)]
    assert dealt and all(step.kind in KINDS for step in dealt)


@proves("THR-DMG-15")
def test_each_type_has_its_four_attributes() -> None:
    table = {
        "normal": (True, True, True, False),
        "undefendable": (False, True, True, False),
        "pure": (False, True, False, False),
        "collateral": (False, True, False, True),
        "ultimate": (False, False, True, False),
    }
    found = {
        kind.key: (kind.defendable, kind.avoidable, kind.modifiable, kind.special) for kind in KINDS
    }
    assert found == table
    assert sum(len(attributes) for attributes in found.values()) == 20


@proves("THR-DMG-01")
def test_incoming_damage_waits_and_changes_no_health() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2")
    attack(stage, "hit-6").do("play plus-2")
    assert stage.incoming(1) == 8
    assert stage.health(1) == 50


@proves("THR-DMG-03")
def test_damage_that_is_of_no_offensive_ability_is_not_defended_against() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).tokens(1, thorn=1)
    attack(stage, "stealth-strike", "1 1 6 6 6").do("spend thorn").pass_window()
    stage.finish_roll_phase()
    assert stage.health(0) == 48
    assert not stage.told("defends")


@proves("THR-DMG-04")
def test_pure_damage_can_be_prevented() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    attack(stage, "pure-5").do("spend vibranium-suit").pass_window()
    assert stage.incoming(1) == 2
    assert stage.finish_roll_phase().health(1) == 48


@proves("THR-DMG-04")
@pytest.mark.parametrize(
    "row, damage", [("hit-7", 7), ("pierce-6", 6), ("pure-5", 5), ("splash", 2)]
)
def test_avoidable_damage_is_prevented_with_a_status_and_with_a_card(row: str, damage: int) -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    attack(stage, row).do("spend vibranium-suit").finish_roll_phase()
    assert stage.health(1) == 50 - max(0, damage - 3)
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(1, "not-this-time").cp(1, 1)
    attack(stage, row).do("play not-this-time").finish_roll_phase()
    assert stage.health(1) == 50 - max(0, damage - 6)


@proves("THR-DMG-04")
def test_damage_of_a_defence_is_avoidable_and_that_of_an_ultimate_is_not() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "not-this-time").cp(0, 1)
    attack(stage, "hit-5").do("defend bashengas-honor", "1 2 3").pass_window()
    stage.do("play not-this-time", "seat 1").finish_roll_phase()
    assert stage.s.health == [50, 45]  # the three Claws did nothing
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    attack(stage, "finale")
    assert stage.refuses_to(1, "spend vibranium-suit") == "THR-ULT-03"
    assert stage.finish_roll_phase().health(1) == 39


@proves("THR-DMG-05", "THR-DMG-09")
def test_pure_damage_cannot_be_modified() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-2").tokens(0, strength=1)
    attack(stage, "pure-4").until_asked(0)
    assert stage.refuses("play plus-2") == "THR-DMG-09"
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - 4


@proves("THR-DMG-07")
def test_normal_damage_is_defended_against_prevented_and_modified() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-4").tokens(1, vibranium_suit=1)
    attack(stage, "hit-5").do("play plus-4", "spend vibranium-suit")
    stage.do("defend bashengas-honor", "1 2 6").finish_roll_phase()
    assert stage.s.health == [48, 44]  # 5 + 4 - 3


@proves("THR-DMG-08")
def test_undefendable_damage_is_prevented_and_modified_but_not_defended_against() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").hand(0, "plus-1").tokens(1, vibranium_suit=1)
    attack(stage, "pierce-3").do("play plus-1", "spend vibranium-suit").finish_roll_phase()
    assert stage.health(1) == 50 - (3 + 1 - 3)
    assert not stage.told("defends")


@proves("THR-DMG-10")
def test_collateral_damage_is_prevented_but_neither_defended_against_nor_modified() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    attack(stage.tokens(0, strength=1), "splash")
    assert stage.incoming(1) == 2  # strength adds to attacks only
    stage.do("spend vibranium-suit").finish_roll_phase()
    assert stage.health(1) == 50
    assert not stage.told("defends")


@proves("THR-DMG-11")
def test_collateral_damage_is_no_attack() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2").hand(1, "recoil")
    attack(stage, "splash").until_asked(0)
    assert stage.refuses("play plus-2") == "THR-MOD-04"
    stage.until_asked(1)
    assert stage.refuses("play recoil") == "THR-AMB-88"  # she was not attacked


@proves("THR-DMG-13")
def test_ultimate_damage_is_not_avoided_and_the_suit_is_kept() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    attack(stage, "finale").finish_roll_phase()
    assert stage.health(1) == 50 - 11
    assert stage.count(1, "vibranium-suit") == 1


@proves("THR-DMG-14", "THR-AMB-76")
def test_ultimate_damage_is_only_ever_increased() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2", "minus-3")
    attack(stage, "finale").do("play plus-2", "play minus-3").finish_roll_phase()
    assert stage.health(1) == 50 - 13


@proves("THR-AMB-76")
def test_a_modifier_that_says_so_lowers_any_other_attack() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2", "minus-3")
    attack(stage, "hit-10").do("play plus-2", "play minus-3").finish_roll_phase()
    assert stage.health(1) == 41


# --- Isolated damage ------------------------------------------------------------------------------


@proves("THR-DMG-16")
def test_isolated_damage_is_prevented_by_itself() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    stage.do("roll", "1 1 1 1 1", "announce one-two").pass_window()
    assert stage.incoming(1) == 4
    stage.do("spend vibranium-suit").pass_window().pass_window()
    assert stage.health(1) == 49
    stage.until("defensive")
    assert stage.incoming(1) == 6
    stage.finish_roll_phase()
    assert stage.health(1) == 43


@proves("THR-DMG-17")
def test_isolated_damage_is_applied_before_the_attack_it_comes_in_the_middle_of() -> None:
    stage = Stage("black-panther", "black-widow").tokens(0, kinetic_energy=7).life(50, 5)
    stage.do("roll", "1 2 3 4 6", "announce meteoric-punch 1")
    while not stage.s.over():
        assert stage.skip()
    assert stage.s.health == [50, 0]
    assert stage.s.outcome() == [1, 0]
    assert not stage.told("target-found")


@proves("THR-AMB-29")
def test_in_upkeep_isolated_damage_does_not_wait_for_the_end() -> None:
    stage = Stage("black-panther", "black-widow").tokens(1, time_bomb_late=1).next_turn()
    stage.owe(1, 3)
    stage.do("2").pass_window().pass_window()
    assert (stage.phase(), stage.health(1)) == ("upkeep", 46)
    stage.until("income")
    assert stage.health(1) == 43


# --- Attacks --------------------------------------------------------------------------------------


@proves("THR-ATK-01")
@pytest.mark.parametrize(
    "dice, row, attack",
    [("4 4 5 1 2", "heart-shaped-herb", False), ("1 2 6 6 4", "stealth-strike", True)],
)
def test_an_attack_is_what_deals_damage_to_a_target(dice: str, row: str, attack: bool) -> None:
    stage = Stage("black-panther", "black-widow").hand(0, "willpower").cp(0, 1)
    stage.do("roll", dice, f"announce {row}").pass_window()
    assert stage.refuses("play willpower") == ("" if attack else "THR-MOD-04")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (3 if attack else 0)


@proves("THR-ATK-02")
def test_the_defender_is_the_one_who_was_targeted() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO)
    stage.do("roll", "1 1 1 2 4", "announce vibranium-claws 2", "seat 3").pass_window()
    assert stage.asked() == 2
    assert stage.moves() == ["defend parry", "defend stuffing", "no-defence"]


# --- Rulings --------------------------------------------------------------------------------------


@proves("THR-AMB-30")
@pytest.mark.parametrize("before, damage, healing, after", [(3, 4, 2, 1), (60, 3, 5, 60)])
def test_damage_and_healing_are_netted_first(
    before: int, damage: int, healing: int, after: int
) -> None:
    stage = Stage("black-panther", "black-widow").life(before, 50).owe(0, damage, healing)
    stage.until("main-1")
    assert stage.health(0) == after
    assert stage.s.result == UNDECIDED


@proves("THR-AMB-31")
def test_health_stops_at_zero() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-widow").life(50, 5), "hit-8").finish_roll_phase()
    assert stage.s.health == [50, 0]


@proves("THR-AMB-32")
def test_whoever_falls_in_the_middle_of_their_own_attack_ends_a_duel_at_once() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, time_bomb_late=1).life(4, 50)
    stage.do("roll", "1 1 3 3 6", "announce infiltrate")
    while not stage.s.over():
        assert stage.skip()
    assert stage.s.outcome() == [0, 1]
    assert stage.count(1, "time-bomb") == 0


@proves("THR-AMB-33")
def test_two_who_fall_together_leave_the_third_as_the_winner() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther", "black-widow", mode=TRIO).life(2, 5, 35)
    stage.do("roll", "1 1 1 1 1", "announce hit-5", "seat 2", "defend bashengas-honor", "1 3 5")
    while not stage.s.over():
        assert stage.skip()
    assert stage.s.outcome() == [0, 0, 1]
    assert stage.s.result != DRAWN


@proves("THR-AMB-77")
def test_stolen_health_is_no_damage() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1).life(58, 50)
    attack(stage, "leech").until_asked(1)
    assert stage.s.health == [60, 45]  # at once, and what is over the thief's cap is lost
    assert stage.refuses("spend vibranium-suit") == "THR-AMB-88"
    stage.finish_roll_phase()
    assert stage.count(1, "kinetic-energy") == 0
