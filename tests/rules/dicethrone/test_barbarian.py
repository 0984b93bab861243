"""The Barbarian: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.barbarian import BARBARIAN
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.terms import NORMAL, PREVENTED
from tests.rules.dicethrone.stage import Stage
from tests.rules.dicethrone.training import BRUISE, TRAINING_DUMMY
from tests.rules.proves import proves


def barbarian(foe: str = "moon-elf") -> Stage:
    return Stage("barbarian", foe).life(40, 50)


def attacked(foe: str = "moon-elf") -> Stage:
    """The other one begins and attacks him."""
    return Stage("barbarian", foe, start=1).life(40, 50)


CONCUSSION = "concussion"
ATTACKS = [  # ability, level, dice, row, further dice, damage, healing, what is inflicted
    ("smack", 1, "1 2 3 4 6", "smack 1", "", 4, 0, ""),
    ("smack", 1, "1 1 2 3 6", "smack 2", "", 6, 0, ""),
    ("smack", 1, "1 1 2 2 3", "smack 3", "", 8, 0, ""),
    ("smack", 2, "1 2 3 4 6", "smack 1", "", 5, 0, ""),
    ("smack", 2, "1 1 2 3 6", "smack 2", "", 7, 0, ""),
    ("smack", 2, "1 1 2 2 3", "smack 3", "", 9, 0, ""),
    ("smack", 3, "1 2 3 4 6", "smack 1", "", 6, 0, ""),
    ("smack", 3, "1 1 2 3 6", "smack 2", "", 8, 0, ""),
    ("smack", 3, "1 1 2 2 3", "smack 3", "", 10, 0, ""),
    ("fortitude", 1, "4 4 5 1 2", "fortitude 1", "", 0, 4, ""),
    ("fortitude", 1, "4 4 5 5 2", "fortitude 2", "", 0, 5, ""),
    ("fortitude", 1, "4 4 5 5 5", "fortitude 3", "", 0, 6, ""),
    ("fortitude", 2, "4 4 5 1 2", "fortitude 1", "", 0, 5, ""),
    ("fortitude", 2, "4 4 5 5 2", "fortitude 2", "", 0, 6, ""),
    ("fortitude", 2, "4 4 5 5 5", "fortitude 3", "", 0, 7, ""),
    ("sturdy-blow", 1, "1 2 6 6 4", "sturdy-blow", "", 4, 0, ""),
    ("sturdy-blow", 2, "1 2 6 6 4", "sturdy-blow", "", 5, 0, ""),
    ("sturdy-blow", 3, "1 2 6 6 4", "sturdy-blow", "", 6, 0, ""),
    ("overpower", 1, "1 2 3 6 6", "overpower", "3 4 6", 13, 0, ""),
    ("overpower", 2, "1 2 3 6 6", "overpower", "2 3 4", 9, 0, ""),
    ("overpower", 2, "1 2 4 5 6", "war-cry", "", 2, 2, ""),
    ("mighty-blow", 1, "1 2 3 4 6", "mighty-blow", "", 9, 0, ""),
    ("mighty-blow", 2, "3 4 5 6 1", "mighty-blow", "", 8, 0, ""),
    ("reckless", 1, "1 2 3 4 5", "reckless", "", 15, -4, ""),
    ("reckless", 2, "2 3 4 5 6", "reckless", "", 20, -5, ""),
    ("crit-bash", 1, "6 6 6 6 1", "crit-bash", "", 5, 0, ""),
    ("crit-bash", 2, "6 6 6 6 1", "crit-bash", "", 7, 0, ""),
    ("crit-bash", 2, "6 6 6 1 4", "crit-smash", "", 2, 0, CONCUSSION),
    ("rage", 1, "6 6 6 6 6", "rage", "", 15, 0, ""),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "more", "damage", "healing", "inflicted"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    more: str,
    damage: int,
    healing: int,
    inflicted: str,
) -> None:
    stage = barbarian()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *([more] if more else [])).finish_roll_phase()
    assert stage.s.health == [40 + healing, 50 - damage]
    assert stage.count(1, CONCUSSION) == (inflicted == CONCUSSION)
    assert stage.count(1, "stun") == 0  # removed when the attack is over


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in BARBARIAN.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


UNDEFENDABLE = {"sturdy-blow", "war-cry", "crit-bash", "crit-smash", "rage"}


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "more", "damage"),
    [attack[:6] for attack in ATTACKS if attack[5]],
)
def test_what_can_be_defended(
    ability: str, level: int, dice: str, row: str, more: str, damage: int
) -> None:
    stage = barbarian()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *([more] if more else [])).finish_roll_phase()
    outright = row in UNDEFENDABLE or (ability, level) == ("mighty-blow", 2)
    assert bool(stage.told("defends")) == (not outright)


@pytest.mark.parametrize(
    ("level", "dice", "defended"),
    [
        (1, "1 1 1 1 2", True),
        (2, "1 1 1 1 2", False),
        (2, "1 1 1 2 2", True),
        (3, "2 2 2 2 6", False),
    ],
)
def test_four_of_a_kind_make_a_better_smack_undefendable(
    level: int, dice: str, defended: bool
) -> None:
    stage = barbarian()
    if level > 1:
        stage.level(0, "smack", level)
    stage.do("roll", dice, "announce smack 2").finish_roll_phase()
    assert bool(stage.told("defends")) == defended


@pytest.mark.parametrize(
    ("level", "dice", "concussed"),
    [(1, "3 5 5", 0), (1, "4 5 5", 1), (2, "2 3 4", 0), (2, "2 3 5", 1), (2, "6 6 6", 1)],
)
def test_overpower_concusses_by_its_total(level: int, dice: str, concussed: int) -> None:
    stage = barbarian()
    if level > 1:
        stage.level(0, "overpower", level)
    stage.do("roll", "1 2 3 6 6", "announce overpower", dice).finish_roll_phase()
    assert stage.count(1, CONCUSSION) == concussed
    assert stage.health(1) == 50 - sum(map(int, dice.split()))


def test_three_of_a_kind_of_fortitude_remove_a_status_of_his() -> None:
    stage = barbarian().level(0, "fortitude", 2).tokens(0, targeted=1, entangle=1)
    stage.do("roll", "4 4 4 1 2", "announce fortitude 1").pass_window()
    assert stage.moves() == ["token targeted", "token entangle"]
    stage.do("token targeted").finish_roll_phase()
    assert stage.count(0, "targeted") == 0
    assert stage.health(0) == 45


def test_two_of_a_kind_remove_nothing() -> None:
    stage = barbarian().level(0, "fortitude", 2).tokens(0, targeted=1)
    stage.do("roll", "4 4 5 1 2", "announce fortitude 1").finish_roll_phase()
    assert stage.count(0, "targeted") == 1


def test_fortitude_heals_at_once_and_only_to_the_cap() -> None:
    stage = barbarian().life(58, 50).do("roll", "4 4 5 1 2", "announce fortitude 1")
    stage.pass_window()
    assert stage.health(0) == 60


def test_what_reckless_costs_him_comes_after_the_damage_and_can_be_prevented() -> None:
    stage = barbarian().hand(0, "not-this-time").cp(0, 1)
    stage.do("roll", "1 2 3 4 5", "announce reckless").until("defensive").do("no-defence")
    while stage.health(1) == 50:
        assert stage.incoming(0) == 0
        assert stage.skip()
    while stage.incoming(0) == 0:
        assert stage.skip()
    assert stage.incoming(0) == 4
    stage.until_asked(0).do("play not-this-time").finish_roll_phase()
    assert stage.s.health == [40, 35]


@proves("THR-AMB-112")
@pytest.mark.parametrize("level", [1, 2])
def test_reckless_costs_him_nothing_if_it_dealt_no_damage(level: int) -> None:
    for status in ("shadows", "evasive"):
        stage = Stage("barbarian", "shadow-thief" if status == "shadows" else "monk")
        stage.tokens(1, **{status: 1})
        if level > 1:
            stage.level(0, "reckless", level)
        stage.do("roll", "1 2 3 4 5", "announce reckless").until("defensive")
        if status == "evasive":
            stage.until_asked(1).do("spend evasive", "1")
        assert stage.finish_roll_phase().s.health == [50, 50]


@proves("THR-AMB-112")
@pytest.mark.parametrize("level, dealt, own", [(1, 15, 4), (2, 20, 5)])
def test_one_point_of_damage_is_enough_for_reckless_to_hurt_him(
    level: int, dealt: int, own: int
) -> None:
    stage = Stage("barbarian", TRAINING_DUMMY)
    if level > 1:
        stage.level(0, "reckless", level)
    stage.do("roll", "1 2 3 4 5", "announce reckless").until("defensive")
    stage.s.enter(BRUISE, 1, PREVENTED, dealt - 1, NORMAL)
    assert stage.finish_roll_phase().s.health == [50 - own, 49]


def test_reckless_can_be_the_end_of_him() -> None:
    stage = barbarian().life(4, 50).do("roll", "1 2 3 4 5", "announce reckless")
    stage.finish_roll_phase()
    assert stage.s.over()
    assert list(stage.s.outcome()) == [0, 1]


def test_a_reckless_winner_pays_nothing_more() -> None:
    stage = barbarian().life(4, 15).do("roll", "1 2 3 4 5", "announce reckless")
    stage.finish_roll_phase()
    assert list(stage.s.outcome()) == [1, 0]


# --- Tokens ---------------------------------------------------------------------------------------


def test_whoever_is_stunned_can_do_nothing_and_is_attacked_once_more() -> None:
    stage = barbarian().hand(1, "buh-bye", "not-this-time").cp(1, 9).tokens(1, evasive=3)
    stage.do("roll", "6 6 6 6 1", "announce crit-bash").until("defensive")
    assert stage.count(1, "stun") == 1
    for move in ("play buh-bye", "play not-this-time", "spend evasive"):
        assert stage.refuses_to(1, move) == "THR-LEAF-01"
    stage.until("offensive")
    assert stage.health(1) == 45
    assert stage.count(1, "stun") == 0
    assert stage.asked() == 0
    stage.do("roll", "1 2 3 4 6", "announce smack 1")  # with dice rolled anew
    stage.until("defensive").until_asked(1)
    assert stage.offered("play not-this-time")
    stage.do("play not-this-time").finish_roll_phase()
    assert stage.health(1) == 45
    assert stage.phase() == "main-2"


def test_another_stun_gives_another_attack() -> None:
    stage = barbarian()
    for _ in range(3):
        stage.do("roll", "6 6 6 6 1", "announce crit-bash").until("defensive").until("offensive")
    stage.finish_roll_phase()
    assert stage.health(1) == 35


def test_the_stunned_do_not_defend() -> None:
    stage = barbarian().tokens(1, stun=1).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until("offensive")
    assert stage.told("defends") == []
    assert stage.health(1) == 46


def test_among_several_the_second_attack_is_on_the_same_opponent() -> None:
    heroes = ("barbarian", "moon-elf", "monk")
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"])
    stage.do("roll", "6 6 6 6 1", "announce crit-bash", "seat 3").until("defensive")
    stage.until("offensive").do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.s.health == [35, 35, 26]


def test_the_ultimate_stuns_too() -> None:
    stage = barbarian().do("roll", "6 6 6 6 6", "announce rage").until("defensive")
    assert stage.count(1, "stun") == 1
    stage.until("offensive").do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.health(1) == 50 - 15 - 4


def test_a_concussion_takes_the_next_income_and_only_that() -> None:
    stage = barbarian().tokens(1, concussion=1).cp(1, 2).next_turn().until("main-1")
    assert (stage.s.cp[1], stage.cards(1)) == (2, [])
    assert stage.count(1, CONCUSSION) == 0
    stage.next_turn().next_turn().until("main-1")
    assert stage.s.cp[1] == 3
    assert len(stage.cards(1)) == 1


def test_two_concussions_are_one() -> None:
    stage = barbarian().tokens(1, concussion=1).hand(0, "concuss").cp(0, 1).until("main-1")
    stage.do("play concuss").pass_window()
    assert stage.count(1, CONCUSSION) == 1


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "health"),
    [(1, "1 2 6", 35), (1, "1 4 6", 37), (1, "4 5 5", 41), (2, "1 2 3 6", 35), (2, "4 4 5 5", 43)],
)
def test_thick_skin_heals_by_the_life_he_rolls(level: int, roll: str, health: int) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, "thick-skin", level)
    stage.do("roll", "1 1 2 2 6", "announce longbow 2", "defend thick-skin", roll)
    stage.finish_roll_phase()
    assert stage.s.health == [health, 50]


@pytest.mark.parametrize(
    ("level", "roll", "left"), [(1, "4 5 5", 1), (2, "4 1 1 1", 1), (2, "4 5 1 1", 0)]
)
def test_a_thicker_skin_shakes_off_a_status_of_this_attack(
    level: int, roll: str, left: int
) -> None:
    stage = attacked().tokens(0, evasive=1)
    if level > 1:
        stage.level(0, "thick-skin", level)
    stage.do("roll", "1 2 3 4 6", "announce entangling-shot", "defend thick-skin", roll)
    stage.finish_roll_phase()
    assert stage.count(0, "entangle") == left
    assert stage.count(0, "evasive") == 1


def test_of_several_statuses_of_the_attack_he_chooses_one() -> None:
    stage = attacked().level(0, "thick-skin", 2).do("roll", "6 6 6 6 1", "announce eclipse")
    stage.do("defend thick-skin", "4 5 1 1").pass_window()
    assert stage.moves() == ["token blind", "token entangle", "token targeted"]
    stage.do("token targeted").finish_roll_phase()
    assert [stage.count(0, key) for key in ("blind", "entangle", "targeted")] == [1, 1, 0]


def test_what_he_had_before_the_attack_is_not_shaken_off() -> None:
    stage = attacked().level(0, "thick-skin", 2).tokens(0, entangle=1, targeted=1)
    stage.do("roll", "1 2 3 4 6", "announce entangling-shot", "defend thick-skin", "4 5 1 1")
    stage.finish_roll_phase()
    assert stage.count(0, "entangle") == 1  # the attack could not bring another one
    assert stage.count(0, "targeted") == 1


def test_what_a_modifier_brought_is_shaken_off_as_well() -> None:
    stage = attacked().level(0, "thick-skin", 2).hand(1, "volley").cp(1, 1)
    stage.do("roll", "1 1 2 2 6", "announce longbow 2").pass_window()
    stage.do("play volley", "4 4 5 5 6", "defend thick-skin", "4 5 1 1").finish_roll_phase()
    assert stage.count(0, "entangle") == 0
    assert stage.health(0) == 40 - 5 + 4


# --- Cards ----------------------------------------------------------------------------------------


def test_concuss_concusses_an_opponent() -> None:
    stage = barbarian().hand(0, "concuss").cp(0, 1).until("main-1").do("play concuss")
    stage.pass_window()
    assert stage.count(1, CONCUSSION) == 1
    assert stage.s.cp[0] == 0


def test_a_head_bash_follows_a_hit_of_eight() -> None:
    stage = barbarian().hand(0, "head-bash").do("roll", "1 1 2 2 3", "announce smack 3")
    stage.until("defensive").until_asked(0)
    assert stage.refuses("play head-bash") == "THR-AMB-88"  # nothing was dealt yet
    while stage.health(1) == 50:
        stage.least()
    stage.do("play head-bash").finish_roll_phase()
    assert stage.count(1, CONCUSSION) == 1


def test_seven_are_not_enough_for_a_head_bash() -> None:
    stage = barbarian("monk").hand(0, "head-bash").tokens(1, chi=1)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").until("defensive").until_asked(1)
    stage.do("spend chi to prevent")
    while stage.health(1) == 50:
        stage.least()
    stage.until_asked(0)
    assert stage.refuses("play head-bash") == "THR-AMB-88"
    assert stage.health(1) == 43


def test_get_some_adds_for_swords_and_concusses() -> None:
    stage = barbarian().hand(0, "get-some").cp(0, 2)
    stage.do("roll", "1 2 3 4 6", "announce smack 1").pass_window()
    stage.do("play get-some", "1 2 3 4 6").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 3
    assert stage.count(1, CONCUSSION) == 1


def test_get_some_needs_an_attack() -> None:
    stage = barbarian().hand(0, "get-some").cp(0, 2).do("roll", "4 4 5 1 2", "announce fortitude 1")
    stage.until_asked(0)
    assert stage.refuses("play get-some") == "THR-MOD-04"


@pytest.mark.parametrize(("dice", "health"), [("1 2 6", 41), ("1 4 6", 43), ("4 5 5", 47)])
def test_feeling_good_heals_one_and_two_for_each_life(dice: str, health: int) -> None:
    stage = barbarian().hand(0, "feelin-good").until("main-1").do("play feelin-good", dice)
    assert stage.pass_window().health(0) == health


def test_feeling_good_while_he_is_attacked_joins_the_sum() -> None:
    stage = attacked().life(3, 50).hand(0, "feelin-good")
    stage.do("roll", "1 1 2 2 6", "announce longbow 2").until("defensive").until_asked(0)
    stage.do("play feelin-good", "1 2 4").finish_roll_phase()
    assert stage.health(0) == 3 - 5 + 3


def test_feeling_good_after_the_damage_heals_at_once() -> None:
    stage = barbarian().hand(0, "feelin-good").do("roll", "1 1 2 2 3", "announce smack 3")
    while stage.health(1) == 50:
        stage.least()
    stage.until_asked(0).do("play feelin-good", "1 2 4")
    assert stage.health(0) == 43


@pytest.mark.parametrize(
    ("die", "health", "concussed", "drawn"), [("6", 42, 1, 0), ("5", 40, 0, 1)]
)
def test_a_surge_of_adrenaline_heals_and_concusses_or_draws(
    die: str, health: int, concussed: int, drawn: int
) -> None:
    stage = barbarian().hand(0, "adrenaline-surge").until("main-1").do("play adrenaline-surge", die)
    stage.pass_window().draw()
    assert stage.health(0) == health
    assert stage.count(1, CONCUSSION) == concussed
    assert len(stage.cards(0)) == drawn
