"""The Paladin: tithes, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.paladin import PALADIN
from tests.rules.dicethrone.stage import Stage


def paladin(foe: str = "barbarian") -> Stage:
    return Stage("paladin", foe).life(40, 50).cp(0, 0)


def attacked(foe: str = "barbarian") -> Stage:
    """The other one begins and attacks him."""
    return Stage("paladin", foe, start=1).life(40, 50).cp(0, 0)


CRIT, ACCURACY, PROTECT, RETRIBUTION = "crit", "accuracy", "protect", "retribution"
BLESSING = "blessing-of-divinity"
TOKENS = (CRIT, ACCURACY, PROTECT, RETRIBUTION, BLESSING)
ATTACKS = [  # ability, level, dice, row, answers, damage, healing, CP, cards, tokens
    ("righteous-combat", 1, "1 1 2 3 4", "righteous-combat", ["1 3"], 8, 0, 0, 0, set()),
    ("righteous-combat", 2, "1 1 2 3 4", "righteous-combat", ["1 3 5"], 8, 2, 0, 0, set()),
    ("righteous-combat", 2, "1 2 3 5 6", "steadfast", [], 2, 2, 0, 0, set()),
    ("righteous-combat", 3, "1 1 2 3 4", "righteous-combat", ["1 6 5"], 8, 2, 1, 0, set()),
    ("righteous-combat", 3, "1 2 3 5 6", "steadfast", [], 2, 2, 0, 0, set()),
    ("retaliate", 1, "3 3 4 6 1", "retaliate", [], 0, 0, 2, 0, {RETRIBUTION}),
    ("retaliate", 2, "3 3 4 6 1", "retaliate", ["seat 1"], 0, 0, 4, 0, {RETRIBUTION}),
    ("retaliate", 2, "1 3 5 6 6", "requital", [], 3, 1, 0, 0, {RETRIBUTION}),
    ("mighty-prayer", 1, "1 1 2 6 4", "mighty-prayer", [], 3, 0, 0, 0, {CRIT, ACCURACY}),
    ("mighty-prayer", 2, "1 1 2 6 4", "mighty-prayer", [], 4, 0, 0, 0, {CRIT, ACCURACY}),
    ("mighty-prayer", 2, "1 2 6 3 3", "offensive-stance", ["gain-crit"], 2, 0, 0, 0, {CRIT}),
    ("holy-attack", 1, "1 2 3 4 6", "holy-attack 1", [], 5, 1, 0, 0, set()),
    ("holy-attack", 1, "1 2 3 4 5", "holy-attack 2", [], 8, 2, 0, 0, set()),
    ("holy-attack", 2, "3 4 5 6 1", "holy-attack 1", [], 7, 1, 0, 0, set()),
    ("holy-attack", 2, "2 3 4 5 6", "holy-attack 2", [], 9, 2, 0, 0, set()),
    ("holy-light", 1, "5 5 5 1 3", "holy-light", ["1"], 0, 3, 0, 0, {CRIT}),
    ("holy-light", 2, "5 5 1 3 6", "holy-light", ["3 5 6"], 0, 2, 2, 1, {PROTECT}),
    ("righteous-prayer", 1, "6 6 6 6 1", "righteous-prayer", [], 8, 0, 2, 0, {CRIT}),
    ("righteous-prayer", 2, "6 6 6 6 1", "righteous-prayer", [], 8, 0, 2, 0, {CRIT}),
    ("righteous-prayer", 2, "6 6 6 1 3", "prosperity", [], 0, 0, 4, 0, set()),
    ("resolute-faith", 1, "6 6 6 6 6", "resolute-faith", [], 10, 5, 0, 0, {BLESSING}),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "answers", "damage", "healing", "cp", "drawn", "tokens"),
    ATTACKS,
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    healing: int,
    cp: int,
    drawn: int,
    tokens: set[str],
) -> None:
    stage = paladin()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [40 + healing, 50 - damage]
    assert (stage.s.cp[0], len(stage.cards(0))) == (cp, drawn)
    assert {token for token in TOKENS if stage.count(0, token)} == tokens


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in PALADIN.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_what_can_be_defended() -> None:
    for ability, level, dice, row, answers, damage, *_ in ATTACKS:
        stage = paladin()
        if level > 1:
            stage.level(0, ability, level)
        stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
        never = row in ("steadfast", "requital", "offensive-stance", "mighty-prayer")
        never = never or row == "resolute-faith" or (ability, level) == ("righteous-prayer", 2)
        assert bool(stage.told("defends")) == (not never and damage > 0), row


@pytest.mark.parametrize(
    ("dice", "damage", "healing", "cp"),
    [("1 2", 9, 0, 0), ("3 4", 7, 0, 0), ("5 5", 5, 4, 0), ("6 6", 5, 0, 2)],
)
def test_righteous_combat_counts_each_die(dice: str, damage: int, healing: int, cp: int) -> None:
    stage = paladin().do("roll", "1 1 2 3 4", "announce righteous-combat", dice)
    stage.finish_roll_phase()
    assert stage.s.health == [40 + healing, 50 - damage]
    assert stage.s.cp[0] == cp


@pytest.mark.parametrize(
    ("level", "dice", "tokens", "cp", "drawn"),
    [
        (1, "4", {PROTECT}, 0, 0),
        (1, "5", set(), 0, 1),
        (1, "6", set(), 2, 0),
        (2, "1 2 2", {CRIT}, 0, 0),
        (2, "1 3 5", {CRIT, PROTECT}, 0, 1),
        (2, "5 5 6", set(), 2, 1),
    ],
)
def test_holy_light_reads_each_symbol_once(
    level: int, dice: str, tokens: set[str], cp: int, drawn: int
) -> None:
    stage = paladin()
    if level > 1:
        stage.level(0, "holy-light", level)
    stage.do("roll", "5 5 1 3 4", "announce holy-light", dice).finish_roll_phase()
    assert stage.health(0) == 42  # by the dice of the attack roll
    assert {token for token in TOKENS if stage.count(0, token)} == tokens
    assert (stage.s.cp[0], len(stage.cards(0))) == (cp, drawn)


def test_retribution_may_be_given_to_somebody_else() -> None:
    stage = paladin().level(0, "retaliate", 2).do("roll", "3 3 4 6 1", "announce retaliate")
    stage.do("seat 2").finish_roll_phase()
    assert (stage.count(0, RETRIBUTION), stage.count(1, RETRIBUTION)) == (0, 1)


def test_an_offensive_stance_may_be_accurate() -> None:
    stage = paladin().level(0, "mighty-prayer", 2).do("roll", "1 2 6 3 3")
    stage.do("announce offensive-stance", "gain-accuracy").finish_roll_phase()
    assert (stage.count(0, CRIT), stage.count(0, ACCURACY)) == (0, 1)


# --- Tithe ----------------------------------------------------------------------------------------


def test_a_tithe_buys_another_roll_of_one_die_again_and_again() -> None:
    stage = paladin().cp(0, 2).do("roll", "1 2 4 5 6").until_asked(0)
    stage.do("use tithe 1 to reroll", "die 6", "2").until_asked(0)
    assert stage.s.cp[0] == 1
    stage.do("use tithe 1 to reroll", "die 5", "3").until_asked(0)
    assert stage.s.cp[0] == 0
    assert stage.refuses("use tithe 1 to reroll") == "THR-AMB-88"
    stage.do("announce righteous-combat", "1 3").finish_roll_phase()
    assert stage.health(1) == 42


def test_a_tithe_buys_another_roll_of_a_defence_die() -> None:
    stage = attacked().cp(0, 1).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.do("defend divine-defense", "1 1 2").until_asked(0)
    stage.do("use tithe 1 to reroll", "die 1", "5").finish_roll_phase()
    assert stage.s.health == [38, 48]


def test_without_dice_of_his_there_is_nothing_to_reroll() -> None:
    stage = attacked().cp(0, 5).do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("use tithe 1 to reroll") == "THR-AMB-88"
    stage = paladin().cp(0, 5).do("roll", "1 2 3 4 6", "announce holy-attack 1").pass_window()
    assert stage.refuses("use tithe 1 to reroll") == "THR-AMB-88"  # activated: the dice are final


def test_dice_outside_the_roll_phases_are_not_rerolled() -> None:
    stage = paladin().cp(0, 5).hand(0, "vegas-baby").until("main-1").do("play vegas-baby", "1")
    assert stage.refuses("use tithe 1 to reroll") == "THR-LEAF-01"


@pytest.mark.parametrize(("level", "price"), [(1, 3), (2, 2)])
def test_a_tithe_buys_a_card(level: int, price: int) -> None:
    stage = paladin().cp(0, price)
    if level > 1:
        stage.level(0, "tithe", level)
    stage.until("main-1").do(f"use tithe {level} to draw").draw()
    assert (stage.s.cp[0], len(stage.cards(0))) == (0, 1)
    stage.cp(0, price - 1)
    assert stage.refuses(f"use tithe {level} to draw") == "THR-AMB-88"


@pytest.mark.parametrize(
    ("level", "dice", "row", "cp"),
    [
        (1, "1 2 3 4 6", "holy-attack 1", 0),
        (2, "1 2 3 4 6", "holy-attack 1", 1),
        (2, "1 2 3 4 5", "holy-attack 1", 0),
        (2, "6 6 6 6 6", "righteous-prayer", 3),
    ],
)
def test_a_better_tithe_pays_once_for_a_prayer_in_the_roll(
    level: int, dice: str, row: str, cp: int
) -> None:
    stage = paladin()
    if level > 1:
        stage.level(0, "tithe", level)
    stage.do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.s.cp[0] == cp


def test_an_opponents_prayer_pays_nothing() -> None:
    stage = attacked().level(0, "tithe", 2).do("roll", "1 2 3 4 6", "announce smack 1")
    assert stage.finish_roll_phase().s.cp[0] == 0


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "his", "dealt", "cp", "protect"),
    [
        (1, "1 2 2", 32, 3, 0, 0),
        (1, "3 4 5", 36, 0, 0, 0),
        (1, "5 5 6", 36, 0, 1, 0),
        (2, "1 3 5 6", 35, 1, 1, 0),
        (2, "3 4 6 6", 34, 0, 2, 0),
        (3, "3 4 6 6", 34, 0, 2, 1),
        (3, "3 6 6 6", 33, 0, 3, 0),
    ],
)
def test_divine_defense_reads_all_four_symbols(
    level: int, roll: str, his: int, dealt: int, cp: int, protect: int
) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, "divine-defense", level)
    stage.do("roll", "1 1 2 2 3", "announce smack 3", "defend divine-defense", roll)
    stage.finish_roll_phase()
    assert stage.s.health == [his, 50 - dealt]
    assert (stage.s.cp[0], stage.count(0, PROTECT)) == (cp, protect)


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "tokens"),
    [("mighty", 1, {CRIT}), ("consecration", 4, {CRIT, ACCURACY, PROTECT, RETRIBUTION})],
)
def test_what_he_gives_one_player_gets(card: str, cost: int, tokens: set[str]) -> None:
    for seat in (0, 1):
        stage = paladin().hand(0, card).cp(0, cost).until("main-1")
        stage.do(f"play {card}", f"seat {seat + 1}").pass_window()
        assert {token for token in TOKENS if stage.count(seat, token)} == tokens
        assert not [token for token in TOKENS if stage.count(1 - seat, token)]
        assert stage.s.cp[0] == 0


@pytest.mark.parametrize(
    ("die", "healing", "cp", "drawn"),
    [("2", 0, 0, 2), ("3", 3, 0, 0), ("5", 4, 0, 0), ("6", 0, 3, 0)],
)
def test_blessed_depends_on_one_die(die: str, healing: int, cp: int, drawn: int) -> None:
    stage = paladin().hand(0, "blessed").cp(0, 1).until("main-1").do("play blessed", die)
    stage.pass_window().draw()
    assert stage.health(0) == 40 + healing
    assert (stage.s.cp[0], len(stage.cards(0))) == (cp, drawn)


@pytest.mark.parametrize(
    ("die", "his", "dealt", "cp"),
    [("1", 32, 3, 0), ("4", 35, 0, 0), ("5", 37, 0, 0), ("6", 34, 0, 2)],
)
def test_absolution_answers_an_attack(die: str, his: int, dealt: int, cp: int) -> None:
    stage = attacked().hand(0, "absolution").cp(0, 1).do("roll", "1 1 2 2 3", "announce smack 3")
    stage.until("defensive").until_asked(0).do("play absolution", die).finish_roll_phase()
    assert stage.s.health == [his, 50 - dealt]
    assert stage.s.cp[0] == cp


def test_nobody_is_absolved_who_is_not_attacked() -> None:
    stage = paladin().hand(0, "absolution").cp(0, 1).do("roll", "1 2 3 4 6").until_asked(0)
    assert stage.refuses("play absolution") == "THR-AMB-88"


@pytest.mark.parametrize(("die", "cp", "drawn"), [("6", 4, 0), ("5", 0, 1)])
def test_divine_favor_is_points_or_a_card(die: str, cp: int, drawn: int) -> None:
    stage = paladin().hand(0, "divine-favor").until("main-1").do("play divine-favor", die)
    stage.pass_window().draw()
    assert (stage.s.cp[0], len(stage.cards(0))) == (cp, drawn)
