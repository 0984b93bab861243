"""The Paladin's tokens: Crit, Accuracy, Protect, Retribution, and the Blessing of Divinity."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.test_paladin import (
    ACCURACY,
    BLESSING,
    CRIT,
    PROTECT,
    RETRIBUTION,
    attacked,
    paladin,
)
from tests.rules.proves import proves


def test_a_crit_adds_four_to_an_attack_of_five() -> None:
    stage = paladin().tokens(0, crit=1).do("roll", "1 2 3 4 6", "announce holy-attack 1")
    stage.pass_window().do("spend crit").finish_roll_phase()
    assert (stage.health(1), stage.count(0, CRIT)) == (41, 0)


def test_four_damage_are_too_few_for_a_crit() -> None:
    stage = paladin().level(0, "mighty-prayer", 2).tokens(0, crit=1)
    stage.do("roll", "1 1 2 6 4", "announce mighty-prayer").pass_window()
    assert stage.refuses("spend crit") == "THR-LEAF-01"


def test_what_was_added_counts_for_a_crit() -> None:
    stage = Stage("paladin", "monk").tokens(0, crit=1, chi=1).level(0, "mighty-prayer", 2)
    stage.do("roll", "1 1 2 6 4", "announce mighty-prayer").pass_window()
    stage.do("spend chi to add", "spend crit").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 1 - 4


def test_a_crit_is_for_his_own_attack() -> None:
    stage = attacked().tokens(0, crit=1).do("roll", "1 1 2 2 3", "announce smack 3")
    stage.until("defensive").until_asked(0)
    assert stage.refuses("spend crit") == "THR-LEAF-01"


def test_accuracy_makes_his_attack_undefendable() -> None:
    stage = paladin().tokens(0, accuracy=1).do("roll", "1 2 3 4 6", "announce holy-attack 1")
    stage.pass_window().do("spend accuracy").finish_roll_phase()
    assert stage.told("defends") == []
    assert (stage.health(1), stage.count(0, ACCURACY)) == (45, 0)


def test_accuracy_is_for_the_end_of_the_offensive_roll_phase() -> None:
    stage = paladin().tokens(0, accuracy=1).do("roll", "1 2 3 4 6", "announce holy-attack 1")
    stage.until("defensive").until_asked(0)
    assert stage.refuses("spend accuracy") == "THR-LEAF-01"


def test_accuracy_is_not_wasted_on_what_is_undefendable() -> None:
    stage = paladin().tokens(0, accuracy=1).do("roll", "1 1 2 6 4", "announce mighty-prayer")
    stage.pass_window()
    assert stage.refuses("spend accuracy") == "THR-LEAF-01"


@pytest.mark.parametrize(
    ("dice", "row", "health"),
    [
        ("1 2 3 4 6", "smack 1", 38),
        ("1 2 6 6 4", "sturdy-blow", 38),
        ("1 2 3 4 6", "mighty-blow", 36),
    ],
)
def test_protect_prevents_half_rounded_up(dice: str, row: str, health: int) -> None:
    stage = attacked().tokens(0, protect=1).do("roll", dice, f"announce {row}")
    stage.until("defensive").until_asked(0).do("spend protect").finish_roll_phase()
    assert (stage.health(0), stage.count(0, PROTECT)) == (health, 0)


def test_protect_and_the_defence_take_half_of_what_is_left() -> None:
    stage = attacked().tokens(0, protect=1).do("roll", "1 1 2 2 3", "announce smack 3")
    stage.until("defensive").until_asked(0).do("spend protect", "defend divine-defense", "3 4 6")
    assert stage.finish_roll_phase().health(0) == 37


@pytest.mark.parametrize(
    ("dice", "row", "dealt"),
    [("1 2 3 4 6", "smack 1", 2), ("1 2 3 4 6", "mighty-blow", 5), ("1 2 6 6 4", "sturdy-blow", 2)],
)
def test_retribution_deals_half_of_the_incoming_damage_back(
    dice: str, row: str, dealt: int
) -> None:
    stage = attacked().tokens(0, retribution=1).do("roll", dice, f"announce {row}")
    stage.until("defensive").until_asked(0).do("spend retribution").finish_roll_phase()
    assert stage.health(1) == 50 - dealt
    assert stage.count(0, RETRIBUTION) == 0


@proves("THR-AMB-109", "THR-CALC-06")
@pytest.mark.parametrize("order", [(PROTECT, RETRIBUTION), (RETRIBUTION, PROTECT)])
def test_retribution_takes_its_half_of_the_subtotal_beside_protect(order: tuple[str, str]) -> None:
    stage = attacked().tokens(0, retribution=1, protect=1)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").until("defensive").until_asked(0)
    stage.do(*[f"spend {token}" for token in order])
    assert stage.finish_roll_phase().s.health == [40 - 4, 50 - 4]  # of 8, both times


@proves("THR-CALC-05", "THR-CALC-07")
@pytest.mark.parametrize(
    "order",
    [
        ("spend retribution", "play not-this-time", "seat 1"),
        ("play not-this-time", "spend retribution"),
    ],
)
def test_retribution_gives_back_the_same_in_whatever_order(order: tuple[str, ...]) -> None:
    stage = attacked().tokens(0, retribution=1).hand(0, "not-this-time").cp(0, 1)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").until("defensive").until_asked(0)
    assert stage.do(*order).finish_roll_phase().s.health == [40 - 2, 50 - 1]  # half of 8 - 6


@proves("THR-CALC-05", "THR-CALC-07")
def test_retribution_counts_what_is_added_after_it() -> None:
    stage = attacked("moon-elf").tokens(0, retribution=1).hand(1, "volley").cp(1, 1)
    stage.do("roll", "1 1 2 2 4", "announce longbow 2").until("defensive").until_asked(0)
    stage.do("spend retribution").pass_window().do("play volley", "1 1 2 3 3")
    assert stage.finish_roll_phase().s.health == [40 - 10, 50 - 5]  # 5 and 5 more


@proves("THR-CALC-05", "THR-CALC-07")
def test_retribution_counts_the_dice_that_prevent() -> None:
    stage = attacked().tokens(0, retribution=1).do("roll", "1 1 1 6 6", "announce overpower")
    stage.do("5 5 5").until("defensive").until_asked(0)
    stage.do("spend retribution", "defend divine-defense", "3 3 4").finish_roll_phase()
    assert stage.s.health == [40 - (15 - 3), 50 - 6]  # half of 12, not of 15


@proves("THR-AMB-109", "THR-CALC-07")
def test_retribution_gives_nothing_back_of_damage_that_was_wholly_prevented() -> None:
    stage = Stage("paladin", "moon-elf", start=1).tokens(0, retribution=1, evasive=1)
    stage.do("roll", "1 1 2 2 4", "announce longbow 2").until("defensive").until_asked(0)
    stage.do("spend retribution", "spend evasive", "1").finish_roll_phase()
    assert stage.s.health == [50, 50]


@proves("THR-DMG-03")
def test_the_attacker_may_prevent_what_retribution_gives_back() -> None:
    stage = attacked().tokens(0, retribution=1).hand(1, "not-this-time").cp(1, 1)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").until("defensive").until_asked(0)
    stage.do("spend retribution").pass_window().do("play not-this-time", "seat 2")
    assert stage.finish_roll_phase().s.health == [40 - 8, 50]


def test_retribution_needs_an_attack_on_him() -> None:
    stage = Stage("paladin", "pyromancer", start=1).tokens(0, retribution=1)
    stage.do("roll", "5 5 1 2 4", "announce burning-soul").until("defensive").until_asked(0)
    assert stage.refuses("spend retribution") == "THR-AMB-88"


def test_a_blessing_saves_him_once() -> None:
    stage = attacked().life(3, 50).tokens(0, blessing_of_divinity=1)
    stage.do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert not stage.s.over()
    assert (stage.health(0), stage.count(0, BLESSING)) == (1, 0)
    stage.next_turn().next_turn().do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert list(stage.s.outcome()) == [0, 1]


def test_no_blessing_saves_him_from_an_ultimate() -> None:
    """THR-AMB-27: no token of an opponent acts then."""
    stage = attacked().life(15, 50).tokens(0, blessing_of_divinity=1)
    stage.do("roll", "6 6 6 6 6", "announce rage").finish_roll_phase()
    assert list(stage.s.outcome()) == [0, 1]


def test_a_blessing_is_kept_while_health_is_left() -> None:
    stage = attacked().life(5, 50).tokens(0, blessing_of_divinity=1)
    stage.do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert (stage.health(0), stage.count(0, BLESSING)) == (1, 1)


def test_a_blessing_saves_him_in_his_upkeep_too() -> None:
    stage = attacked("pyromancer").life(1, 50).tokens(0, blessing_of_divinity=1, burn=1)
    stage.next_turn().until("main-1")
    assert (stage.health(0), stage.count(0, BLESSING)) == (1, 0)


def test_a_blessing_is_neither_removed_nor_moved() -> None:
    stage = paladin().tokens(0, blessing_of_divinity=1).hand(0, "buh-bye", "transference").cp(0, 4)
    stage.until("main-1")
    assert stage.refuses("play buh-bye") == "THR-AMB-88"
    assert stage.refuses("play transference") == "THR-AMB-88"


@pytest.mark.parametrize("target", ["seat 1", "seat 4"])
def test_a_blessing_saves_the_counter_of_the_whole_team(target: str) -> None:
    heroes = ("paladin", "barbarian", "moon-elf", "monk")
    stage = Stage(*heroes, mode=MODES["2v2"], start=1).life(3, 50)
    stage.tokens(0, blessing_of_divinity=1)
    stage.do("roll", "1 2 3 4 6", "announce smack 1", "6", target).finish_roll_phase()
    assert not stage.s.over()
    assert stage.s.health == [1, 50]
    assert stage.count(0, BLESSING) == 0
