"""The Monk: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.monk import MONK
from tests.rules.dicethrone.stage import Stage


def monk(foe: str = "barbarian") -> Stage:
    return Stage("monk", foe)


def attacked(foe: str = "barbarian") -> Stage:
    """The other one begins and attacks him."""
    return Stage("monk", foe, start=1)


CHI, EVASIVE, CLEANSE, KNOCKDOWN = "chi", "evasive", "cleanse", "knockdown"
ATTACKS = [  # ability, level, dice, row, answers, damage, what he gains, whether it knocks down
    ("fist-strike", 1, "1 1 2 4 6", "fist-strike 1", [], 4, {}, 0),
    ("fist-strike", 1, "1 1 2 2 6", "fist-strike 2", [], 6, {}, 0),
    ("fist-strike", 1, "1 1 2 2 2", "fist-strike 3", [], 8, {}, 0),
    ("fist-strike", 2, "1 1 2 4 6", "fist-strike 1", [], 7, {}, 0),
    ("fist-strike", 2, "1 1 2 2 6", "fist-strike 2", [], 8, {}, 0),
    ("fist-strike", 2, "1 1 2 2 2", "fist-strike 3", [], 9, {}, 0),
    ("fist-strike", 3, "1 1 2 4 6", "fist-strike 1", [], 7, {}, 0),
    ("fist-strike", 3, "1 1 2 2 6", "fist-strike 2", [], 8, {}, 1),
    ("fist-strike", 3, "1 1 2 2 2", "fist-strike 3", [], 9, {}, 1),
    ("combo-strike", 1, "1 1 2 3 6", "combo-strike", ["3"], 9, {}, 0),
    ("combo-strike", 2, "1 1 2 3 6", "combo-strike", ["1 4"], 7, {CHI: 2}, 0),
    ("meditate", 1, "4 4 5 1 2", "meditate", ["gain-evasive"], 0, {CHI: 5, EVASIVE: 1}, 0),
    ("meditate", 2, "4 4 5 1 3", "meditate", [], 0, {CHI: 5, EVASIVE: 1, CLEANSE: 1}, 0),
    ("meditate", 2, "1 2 4 5 6", "zen-strike", [], 6, {CHI: 2}, 0),
    ("tempest-rush", 1, "3 3 3 1 2", "tempest-rush", ["4 5 6"], 15, {}, 0),
    ("tempest-rush", 2, "3 3 3 1 2", "tempest-rush", ["4 4 4"], 12, {}, 1),
    ("fist-of-harmony", 1, "1 2 3 4 6", "fist-of-harmony", [], 5, {CHI: 2}, 0),
    ("fist-of-harmony", 2, "3 4 5 6 1", "fist-of-harmony", [], 6, {CHI: 3}, 0),
    ("fist-of-tranquility", 1, "1 2 3 4 5", "fist-of-tranquility", [], 7, {CHI: 2, EVASIVE: 1}, 0),
    ("fist-of-tranquility", 2, "2 3 4 5 6", "fist-of-tranquility", [], 7, {CHI: 3, EVASIVE: 1}, 1),
    ("fist-of-tranquility", 2, "1 3 4 6 6", "way-of-the-monk", [], 3, {EVASIVE: 2}, 0),
    ("lotus-strike", 1, "6 6 6 6 1", "lotus-strike", [], 5, {CHI: 6}, 0),
    ("lotus-strike", 2, "6 6 6 6 1", "lotus-strike", [], 6, {CHI: 6}, 0),
    ("lotus-strike", 2, "6 6 6 1 3", "way-of-the-lotus", [], 2, {CHI: 2, EVASIVE: 1}, 0),
    ("transcendence", 1, "6 6 6 6 6", "transcendence", [], 10, {CHI: 6, EVASIVE: 1, CLEANSE: 1}, 1),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "answers", "damage", "gained", "knocked"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    gained: dict[str, int],
    knocked: int,
) -> None:
    stage = monk()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    for token in (CHI, EVASIVE, CLEANSE):
        assert stage.count(0, token) == gained.get(token, 0)
    assert stage.count(1, KNOCKDOWN) == knocked


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in MONK.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_what_can_be_defended() -> None:
    for ability, level, dice, row, answers, damage, *_ in ATTACKS:
        stage = monk()
        if level > 1:
            stage.level(0, ability, level)
        stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
        never = row in ("way-of-the-monk", "way-of-the-lotus", "transcendence")
        never = never or (ability, level) == ("lotus-strike", 2)
        assert bool(stage.told("defends")) == (not never and damage > 0), row


@pytest.mark.parametrize(
    ("level", "dice", "answers", "damage", "gained"),
    [
        (1, "2", [], 8, {}),
        (1, "5", [], 6, {CHI: 2}),
        (1, "6", ["gain-cleanse"], 6, {CLEANSE: 1}),
        (2, "1 2", [], 9, {}),
        (2, "3 3", [], 11, {}),
        (2, "4 5", [], 5, {CHI: 4}),
        (2, "6 6", ["gain-cleanse", "gain-evasive"], 5, {CLEANSE: 1, EVASIVE: 1}),
    ],
)
def test_a_combo_strike_reads_its_own_dice(
    level: int, dice: str, answers: list[str], damage: int, gained: dict[str, int]
) -> None:
    stage = monk()
    if level > 1:
        stage.level(0, "combo-strike", level)
    stage.do("roll", "1 1 2 3 6", "announce combo-strike", dice, *answers).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    for token in (CHI, EVASIVE, CLEANSE):
        assert stage.count(0, token) == gained.get(token, 0)


@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 1)])
def test_chi_pays_for_another_roll_of_one_die_of_a_tempest(level: int, price: int) -> None:
    stage = monk().tokens(0, chi=price)
    if level > 1:
        stage.level(0, "tempest-rush", level)
    stage.do("roll", "3 3 3 1 2", "announce tempest-rush", "1 5 5").pass_window()
    assert stage.moves() == ["yes", "no"]
    stage.do("yes")
    assert stage.count(0, CHI) == 0
    assert stage.moves() == ["keep 1 5", "keep 5 5", "keep 1 5 5"]
    stage.do("keep 5 5", "2").finish_roll_phase()
    assert stage.health(1) == 38
    assert stage.count(1, KNOCKDOWN) == (level == 2)


def test_without_enough_chi_a_tempest_is_not_rolled_again() -> None:
    stage = monk().tokens(0, chi=1).do("roll", "3 3 3 1 2", "announce tempest-rush", "1 5 5")
    assert stage.finish_roll_phase().health(1) == 39
    assert stage.count(0, CHI) == 1


@pytest.mark.parametrize(
    ("level", "dice", "knocked"), [(1, "6 6 6", 0), (2, "1 4 6", 0), (2, "2 4 6", 1)]
)
def test_a_better_tempest_knocks_down_from_twelve_on(level: int, dice: str, knocked: int) -> None:
    stage = monk()
    if level > 1:
        stage.level(0, "tempest-rush", level)
    stage.do("roll", "3 3 3 1 2", "announce tempest-rush", dice).finish_roll_phase()
    assert stage.count(1, KNOCKDOWN) == knocked


@pytest.mark.parametrize(("answer", "defended"), [("yes", False), ("no", True)])
def test_two_chi_make_a_lotus_strike_undefendable(answer: str, defended: bool) -> None:
    stage = monk().tokens(0, chi=3).do("roll", "6 6 6 6 1", "announce lotus-strike", answer)
    assert stage.count(0, CHI) == (3 if defended else 1)
    stage.finish_roll_phase()
    assert bool(stage.told("defends")) == defended
    assert stage.health(1) == 45
    assert stage.count(0, CHI) == 6


def test_with_one_chi_nobody_asks_about_the_lotus() -> None:
    stage = monk().tokens(0, chi=1).do("roll", "6 6 6 6 1", "announce lotus-strike")
    stage.finish_roll_phase()
    assert stage.told("defends")


def test_chi_after_a_blow_comes_after_the_damage() -> None:
    """THR-AMB-85"""
    stage = monk().do("roll", "1 2 3 4 6", "announce fist-of-harmony").until("defensive")
    stage.do("no-defence")
    while stage.health(1) == 50:
        assert stage.count(0, CHI) == 0
        assert stage.skip()
    stage.finish_roll_phase()
    assert stage.count(0, CHI) == 2


def test_when_the_damage_is_dealt_no_modifier_helps_any_more() -> None:
    stage = monk().tokens(0, chi=2).do("roll", "1 2 3 4 6", "announce fist-of-harmony")
    stage.until("defensive").do("no-defence")
    while stage.health(1) == 50:
        assert stage.skip()
    assert stage.asked() == 0
    assert stage.refuses("spend chi to add") == "THR-LEAF-01"


def test_nor_while_that_damage_is_answered() -> None:
    """What the damage has set off is damage of its own, and adds nothing to the attack: a game in
    which that was done never came to an end."""
    stage = monk("black-panther").tokens(0, chi=3).tokens(1, kinetic_energy=7)
    stage.do("roll", "1 2 3 4 6", "announce fist-of-harmony").until("defensive").do("no-defence")
    while stage.health(1) == 50:
        assert stage.skip()
    stage.until_asked(0).do("spend chi to prevent")
    assert stage.refuses("spend chi to add") == "THR-LEAF-01"
    stage.finish_roll_phase()
    assert (stage.health(1), stage.count(0, CHI)) == (45, 4)


def test_raised_limits_add_up() -> None:
    stage = monk()
    for _ in range(2):
        stage.do("roll", "6 6 6 6 6", "announce transcendence").finish_roll_phase()
        stage.cp(1, 0).next_turn().next_turn()  # who cannot get up is not asked
    assert stage.count(0, CHI) == 7
    assert stage.s.limit(0, stage.token(CHI)) == 7


# --- Tokens ---------------------------------------------------------------------------------------


def test_each_chi_prevents_one() -> None:
    stage = attacked().tokens(0, chi=5).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until_asked(0)
    stage.do("spend chi to prevent", "spend chi to prevent").finish_roll_phase()
    assert (stage.health(0), stage.count(0, CHI)) == (48, 3)


def test_each_chi_adds_one_to_his_attack() -> None:
    stage = monk().tokens(0, chi=3).do("roll", "1 1 2 4 6", "announce fist-strike 1").pass_window()
    stage.do("spend chi to add", "spend chi to add", "spend chi to add").finish_roll_phase()
    assert (stage.health(1), stage.count(0, CHI)) == (43, 0)


def test_chi_of_this_turn_adds_nothing_but_prevents() -> None:
    stage = monk().hand(0, "contemplate").until("main-1").do("play contemplate")
    stage.do("roll", "1 1 2 4 6", "announce fist-strike 1").pass_window()
    assert stage.refuses("spend chi to add") == "THR-LEAF-01"
    stage = attacked().do("roll", "1 2 3 4 6", "announce smack 1", "defend serenity", "4 4 5 6")
    stage.pass_window().until_asked(0)
    stage.do("spend chi to prevent").finish_roll_phase()
    assert (stage.health(0), stage.count(0, CHI)) == (47, 2)


def test_only_the_chi_from_before_may_add() -> None:
    stage = monk().tokens(0, chi=1).hand(0, "contemplate").until("main-1").do("play contemplate")
    stage.do("roll", "1 1 2 4 6", "announce fist-strike 1").pass_window().do("spend chi to add")
    stage.until_asked(0)
    assert stage.count(0, CHI) == 2
    assert stage.refuses("spend chi to add") == "THR-LEAF-01"
    stage.next_turn().next_turn().do("roll", "1 1 2 4 6", "announce fist-strike 1").pass_window()
    stage.do("spend chi to add", "spend chi to add").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 6


def test_chi_needs_something_to_act_on() -> None:
    stage = monk().tokens(0, chi=1).until("main-1")
    assert stage.refuses("spend chi to prevent") == "THR-AMB-88"
    assert stage.refuses("spend chi to add") == "THR-LEAF-01"


def test_cleanse_removes_another_status_at_any_time() -> None:
    stage = monk().tokens(0, cleanse=2, concussion=1, knockdown=1).until("main-1")
    stage.do("spend cleanse")
    assert stage.moves() == ["token cleanse", "token concussion", "token knockdown"]
    stage.do("token knockdown")
    assert [stage.count(0, key) for key in (CLEANSE, "concussion", KNOCKDOWN)] == [1, 1, 0]


def test_cleanse_saves_the_income() -> None:
    stage = attacked().tokens(0, cleanse=1, concussion=1).next_turn().until_asked(0)
    assert stage.phase() == "upkeep"
    stage.do("spend cleanse").until("main-1")
    assert stage.s.cp[0] == 3


def test_a_lone_cleanse_has_nothing_to_remove() -> None:
    stage = monk().tokens(0, cleanse=1, chi=0).until("main-1")
    assert stage.refuses("spend cleanse") == "THR-LEAF-01"


@pytest.mark.parametrize(("die", "health"), [("2", 50), ("3", 46)])
def test_his_evasive_is_that_of_the_moon_elf(die: str, health: int) -> None:
    stage = attacked().tokens(0, evasive=1).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until_asked(0).do("spend evasive", die).finish_roll_phase()
    assert stage.health(0) == health


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "answers", "dealt", "gained"),
    [
        (1, "1 2 4 5", [], 2, {CHI: 2}),
        (1, "3 3 6 6", [], 0, {}),
        (2, "1 2 2 4 6", [], 3, {CHI: 1}),
        (3, "1 2 2 4 6", ["gain-cleanse"], 3, {CHI: 1, CLEANSE: 1}),
        (3, "4 5 6 6 6", ["gain-evasive"], 0, {CHI: 2, EVASIVE: 1}),
        (3, "1 1 3 6 6", [], 2, {}),
    ],
)
def test_serenity_gathers_chi_and_strikes_back(
    level: int, roll: str, answers: list[str], dealt: int, gained: dict[str, int]
) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, "serenity", level)
    stage.do("roll", "1 2 3 4 6", "announce smack 1", "defend serenity", roll, *answers)
    stage.finish_roll_phase()
    assert stage.s.health == [46, 50 - dealt]
    for token in (CHI, EVASIVE, CLEANSE):
        assert stage.count(0, token) == gained.get(token, 0)


# --- Cards ----------------------------------------------------------------------------------------


def test_a_palm_strike_knocks_an_opponent_down() -> None:
    stage = monk().hand(0, "palm-strike").until("main-1").do("play palm-strike").pass_window()
    assert stage.count(1, KNOCKDOWN) == 1
    stage.next_turn().cp(1, 5).until("offensive")
    assert stage.moves() == ["get-up", "stay-down"]


def test_a_mystic_mantra_brings_one_of_each() -> None:
    stage = monk().hand(0, "mystic-mantra").cp(0, 3).until("main-1").do("play mystic-mantra")
    stage.pass_window()
    assert [stage.count(0, key) for key in (CHI, EVASIVE, CLEANSE)] == [1, 1, 1]
    assert stage.count(1, KNOCKDOWN) == 1
    assert stage.s.cp[0] == 0


@pytest.mark.parametrize(("card", "cost", "chi"), [("ruminate", 3, 5), ("contemplate", 0, 2)])
def test_thinking_brings_chi_even_in_an_opponents_turn(card: str, cost: int, chi: int) -> None:
    stage = attacked().hand(0, card).cp(0, 3).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until_asked(0).do(f"play {card}").pass_window()
    assert (stage.s.cp[0], stage.count(0, CHI)) == (3 - cost, chi)


@pytest.mark.parametrize(("die", "tokens", "drawn"), [("6", [2, 1, 1], 0), ("5", [0, 0, 0], 1)])
def test_enlightenment_is_tokens_or_a_card(die: str, tokens: list[int], drawn: int) -> None:
    stage = monk().hand(0, "enlightenment").until("main-1").do("play enlightenment", die)
    stage.pass_window().draw()
    assert [stage.count(0, key) for key in (CHI, EVASIVE, CLEANSE)] == tokens
    assert len(stage.cards(0)) == drawn
