"""From the target to the last call: targeting, defending, and what happens in which step."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.amounts import TheTotal
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.facts import TheDieIs
from kostka.games.dicethrone.printed import Ability, Hero, Level, Row
from kostka.games.dicethrone.terms import COLLATERAL, DEFENCE, DRAWN, OFFENCE, UNDECIDED
from kostka.games.dicethrone.verbs_damage import Deal, DealTo, Prevent, PreventAll, PreventHalf
from kostka.kernel.step import CHANCE, If
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import ANY_DICE, STRAW, TRAINING_DUMMY, TRIO
from tests.rules.proves import proves


def attack(stage: Stage, row: str, dice: str = "1 1 1 1 1") -> Stage:
    """Announce it and go on to the first window of the Defensive Roll Phase."""
    return stage.do("roll", dice, f"announce {row}").until("defensive")


# --- Targets --------------------------------------------------------------------------------------


@proves("THR-TGT-01")
def test_with_two_opponents_a_target_is_named_before_the_defensive_roll_phase() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO)
    stage.do("roll", "1 1 1 2 4", "announce vibranium-claws 2", "seat 3")
    assert stage.phase() == "defensive"
    assert [event.seat for event in stage.told("target-found")] == [2]
    stage.finish_roll_phase()
    assert [stage.health(seat) for seat in (0, 1, 2)] == [35, 35, 30]


@proves("THR-TGT-04")
def test_everyone_for_themselves_the_attacker_may_pick_either_opponent() -> None:
    stage = Stage("black-panther", "black-widow", TRAINING_DUMMY, mode=TRIO).life(35, 4, 34)
    stage.do("roll", "1 1 1 2 4", "announce vibranium-claws 2")
    while stage.asked() == CHANCE or "seat 2" not in stage.moves():
        assert stage.skip()
    assert stage.asked() == 0
    assert stage.moves() == ["seat 2", "seat 3"]
    assert len(stage.told("dice-rolled")) == 1  # the attack's own; none for targeting


@proves("THR-TGT-02", "THR-AMB-21")
def test_an_ability_without_damage_is_targeted_if_it_inflicts_something() -> None:
    stage = Stage("black-widow", "black-panther", TRAINING_DUMMY, mode=TRIO)
    stage.do("roll", "1 1 3 3 6", "announce infiltrate", "seat 2")
    assert stage.phase() == "defensive"
    assert stage.count(1, "time-bomb") == 1
    stage.finish_roll_phase()
    assert not stage.told("defends")


@proves("THR-AMB-21")
def test_an_ability_that_aims_at_nobody_has_no_defensive_roll_phase() -> None:
    stage = Stage("black-panther", "black-widow")
    stage.do("roll", "4 4 5 1 2", "announce heart-shaped-herb").finish_roll_phase()
    assert "defensive" not in [event.it.key for event in stage.told("phase-began")]


@proves("THR-TGT-03", "THR-DMG-06")
def test_collateral_damage_finds_its_victims_without_a_targeting_roll() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-widow"), "splash")
    assert len(stage.told("dice-rolled")) == 1  # those of the attack
    assert stage.incoming(1) == 2
    stage.finish_roll_phase()
    assert stage.health(1) == 48


@proves("THR-DMG-06")
def test_collateral_damage_comes_to_each_opponent_and_nobody_is_the_target() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther", "black-widow", mode=TRIO)
    attack(stage, "splash")
    assert [stage.incoming(seat) for seat in (0, 1, 2)] == [0, 2, 2]
    assert not stage.told("target-found")
    assert "targeting" not in [event.it.key for event in stage.told("phase-began")]
    assert stage.finish_roll_phase().s.health == [35, 33, 33]
    assert not stage.told("defends")


# --- Defensive abilities --------------------------------------------------------------------------


@proves("THR-DEF-01", "THR-DRP-02")
def test_a_normal_attack_lets_the_defender_defend() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-panther"), "hit-5").pass_window()
    assert stage.asked() == 1
    assert stage.moves() == ["defend bashengas-honor", "no-defence"]


@proves("THR-DEF-02")
def test_one_of_two_defences_is_chosen_before_the_dice() -> None:
    stage = attack(Stage("black-panther", TRAINING_DUMMY), "vibranium-claws 2", "1 1 1 2 4")
    stage.pass_window()
    assert stage.moves() == ["defend parry", "defend stuffing", "no-defence"]
    stage.do("defend stuffing")
    assert stage.asked() == CHANCE
    stage.do("1 1")
    stage.finish_roll_phase()
    assert stage.health(1) == 47  # 5 damage, 2 healed: stuffing, and not parry besides
    assert len(stage.told("defends")) == 1


@proves("THR-DEF-03", "THR-DRP-02", "THR-AMB-28")
@pytest.mark.parametrize(
    "row, lost", [("pierce-6", 6), ("pure-5", 5), ("splash", 2), ("finale", 11)]
)
def test_only_normal_damage_can_be_defended_against(row: str, lost: int) -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-widow"), row)
    assert stage.phase() == "defensive"  # steps 1, 5 and 6 are played all the same
    stage.finish_roll_phase()
    assert not stage.told("defends")
    assert stage.health(1) == 50 - lost


@proves("THR-DEF-03")
def test_nobody_defends_against_stealth_strike() -> None:
    stage = Stage("black-panther", "black-widow")
    attack(stage, "stealth-strike", "1 2 6 6 4").finish_roll_phase()
    assert not stage.told("defends")
    assert stage.health(1) == 50 - 3


@proves("THR-DEF-04", "THR-DEF-06")
def test_defence_roll_three_is_three_dice() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-panther"), "hit-5")
    stage.do("defend bashengas-honor")
    assert len(stage.s.options()) == 56  # the multisets of three dice
    stage.do("1 4 6")
    assert [(event.seat, event.n) for event in stage.told("dice-rolled")][1:] == [(1, 3)]


@proves("THR-DEF-05")
def test_defence_dice_are_not_rolled_again() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-panther"), "hit-5")
    stage.do("defend bashengas-honor", "1 4 6").until_asked(1)
    assert stage.refuses("roll-again") == "THR-DEF-05"
    stage.finish_roll_phase()
    assert stage.health(0) == 49  # the one Claw of 1-4-6


# --- The steps of the phase -----------------------------------------------------------------------


@proves("THR-DRP-01")
def test_what_is_inflicted_lies_there_before_the_defence_roll() -> None:
    stage = attack(Stage("black-widow", "black-panther"), "hacked", "1 2 3 4 6")
    assert stage.count(1, "time-bomb") == 1
    stage.do("defend bashengas-honor")
    assert stage.incoming(1) == 5


@proves("THR-DRP-03")
def test_the_attacker_may_alter_the_one_defence_die() -> None:
    stage = Stage("black-panther", TRAINING_DUMMY).hand(0, "so-wild").cp(0, 2)
    attack(stage, "vibranium-claws 2", "1 1 1 2 4")
    stage.do("defend parry", "6", "play so-wild", "to 1").finish_roll_phase()
    assert stage.health(1) == 45  # on the 6 four would have been prevented


@proves("THR-DRP-04")
def test_a_defence_inflicts_at_once_and_its_damage_waits() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-widow"), "hit-5")
    stage.do("defend sabotage", "6 6 3").pass_window()
    assert stage.count(0, "time-bomb") == 1
    assert stage.health(0) == 50
    assert stage.incoming(0) == 1
    stage.finish_roll_phase()
    assert stage.health(0) == 49


@proves("THR-DRP-05")
def test_after_the_last_call_it_is_too_late_for_this_damage() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").tokens(1, agility=1)
    attack(stage, "hit-5").do("no-defence").until_asked(1)
    assert stage.refuses("spend agility") == ""
    stage.finish_roll_phase().until_asked(1)
    assert stage.health(1) == 45
    assert stage.refuses("spend agility") == "THR-AMB-88"


@proves("THR-DRP-06")
def test_attack_and_defence_change_both_counters_at_the_same_time() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").life(2, 5).tokens(1, vibranium_suit=1)
    attack(stage, "hit-8").do("spend vibranium-suit", "defend bashengas-honor", "1 3 5")
    stage.finish_roll_phase()
    assert stage.s.health == [0, 0]
    assert stage.s.result == DRAWN
    assert stage.s.outcome() == [0, 0]


@proves("THR-PASS-01")
def test_a_passive_works_by_itself_in_an_opponents_turn() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-panther"), "hit-6").finish_roll_phase()
    assert stage.s.active() == 0
    assert stage.count(1, "kinetic-energy") == 1


# --- Rulings --------------------------------------------------------------------------------------


@proves("THR-AMB-22")
def test_an_attack_stays_an_attack_when_its_damage_is_down_to_nothing() -> None:
    stage = Stage(TRAINING_DUMMY, "black-widow").hand(0, "plus-2").hand(1, "not-this-time")
    attack(stage, "hit-6").do("play not-this-time")
    assert stage.incoming(1) == 0
    stage.do("no-defence", "play plus-2").finish_roll_phase()
    assert stage.health(1) == 48  # 6 - 6 + 2


@proves("THR-AMB-23")
def test_declining_to_defend_goes_straight_to_the_last_call() -> None:
    stage = attack(Stage(TRAINING_DUMMY, "black-panther"), "hit-5").do("no-defence")
    assert stage.asked() == 0 and stage.phase() == "defensive"
    stage.pass_window()
    assert stage.phase() == "main-2"
    assert (stage.health(1), stage.count(1, "kinetic-energy")) == (45, 1)


@proves("THR-AMB-24")
def test_damage_of_a_defence_is_neither_defended_against_nor_modified() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, kinetic_energy=4)
    stage.hand(1, "willpower")
    attack(stage, "hit-5").do("defend bashengas-honor", "1 3 5").until_asked(1)
    assert stage.refuses("play willpower") == "THR-MOD-05"
    stage.finish_roll_phase()
    assert [event.seat for event in stage.told("defends")] == [1]
    assert stage.health(0) == 48


@proves("THR-AMB-24", "THR-AMB-102")
def test_damage_of_a_defence_may_be_avoided() -> None:
    stage = Stage("black-widow", "black-panther").tokens(0, agility=1)
    attack(stage, "baton-strike 1", "3 3 3 1 1")
    stage.do("defend bashengas-honor", "1 2 3").pass_window()
    stage.do("spend agility", "2").finish_roll_phase()
    assert stage.health(0) == 49  # 3 - 2


@proves("THR-AMB-102")
def test_damage_is_not_incoming_before_there_is_a_target() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").tokens(1, vibranium_suit=1)
    stage.do("roll", "1 1 1 1 1", "announce hit-5").pass_window().until_asked(1)
    assert stage.told("activated") and stage.phase() == "offensive"
    assert stage.refuses("spend vibranium-suit") == "THR-AMB-88"
    stage.until("defensive").until_asked(1)
    assert stage.refuses("spend vibranium-suit") == ""


@proves("THR-AMB-92")
def test_all_damage_to_one_player_in_the_phase_is_one_sum() -> None:
    stage = Stage("black-panther", "black-widow").tokens(0, vibranium_suit=1)
    stage.tokens(1, agility=0)
    attack(stage, "vibranium-claws 3", "1 1 1 2 2").do("defend sabotage", "3 4 5").pass_window()
    stage.owe(0, 1)
    assert stage.incoming(0) == 4
    stage.do("spend vibranium-suit").finish_roll_phase()
    assert stage.health(0) == 49
    assert stage.count(0, "kinetic-energy") == 1


GUARDS = Ability(  # a defence that prevents so much, a half, or all, by its die
    "guards",
    DEFENCE,
    Level(
        dice=1,
        does=(
            If(TheDieIs(1, 4), Prevent(TheTotal())),
            If(TheDieIs(5, 5), PreventHalf()),
            If(TheDieIs(6, 6), PreventAll()),
        ),
        conf="test",
    ),
)
SCATTER = Ability(
    "scatter",
    OFFENCE,
    Level(Row(ANY_DICE, Deal(3), DealTo(4, kind=COLLATERAL), called="scatter"), conf="test"),
)
SCATTERER = Hero(
    "scatterer",
    complexity=1,
    faces=(STRAW,) * 6,
    abilities=(SCATTER, GUARDS),
    tokens=(),
    cards=(),
    common=COMMON,
)


@proves("THR-AMB-108", "THR-AMB-92", "THR-DMG-10")
@pytest.mark.parametrize("die, lost", [(1, 6), (2, 5), (3, 4), (4, 4), (5, 5), (6, 4)])
def test_a_defence_prevents_the_attack_and_never_the_collateral_damage_beside_it(
    die: int, lost: int
) -> None:
    stage = Stage(SCATTERER, SCATTERER)
    stage.do("roll", "1 1 1 1 1", "announce scatter", "defend guards", str(die))
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - lost  # of 3 that it may prevent and 4 that it may not


@proves("THR-AMB-92", "THR-AMB-108")
def test_a_card_prevents_of_the_whole_sum() -> None:
    stage = Stage(SCATTERER, SCATTERER).hand(1, "not-this-time").cp(1, 1)
    stage.do("roll", "1 1 1 1 1", "announce scatter", "defend guards", "2")
    stage.do("play not-this-time").finish_roll_phase()
    assert stage.health(1) == 50  # 7 - 2 - 6


@proves("THR-AMB-93")
def test_an_attack_heals_at_once_and_a_defence_in_the_sum() -> None:
    stage = Stage(TRAINING_DUMMY, "black-panther").life(20, 50)
    attack(stage, "drain")
    assert stage.health(0) == 25
    stage = Stage("black-panther", TRAINING_DUMMY).life(50, 3)
    attack(stage, "vibranium-claws 1", "1 1 1 6 6").do("defend stuffing", "1 1").pass_window()
    assert stage.health(1) == 3
    stage.finish_roll_phase()
    assert (stage.health(1), stage.s.result) == (2, UNDECIDED)  # 3 - 3 + 2
