"""The Pyromancer: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.pyromancer import PYROMANCER
from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage


def pyromancer(foe: str = "barbarian") -> Stage:
    return Stage("pyromancer", foe)


def attacked(foe: str = "barbarian") -> Stage:
    """The other one begins and attacks her."""
    return Stage("pyromancer", foe, start=1)


def three(start: int = 0) -> Stage:
    heroes = ("pyromancer", "barbarian", "monk")
    return Stage(*heroes, mode=MODES["king-of-the-hill-3"], start=start)


FIRE, BURN, KNOCKDOWN = "fire-mastery", "burn", "knockdown"
ATTACKS = [  # ability, level, dice, row, answers, damage, Fire Mastery after it, what is inflicted
    ("fireball", 1, "1 2 3 4 6", "fireball 1", [], 4, 1, set()),
    ("fireball", 1, "1 2 3 3 6", "fireball 2", [], 6, 1, set()),
    ("fireball", 1, "1 1 2 2 3", "fireball 3", [], 8, 1, set()),
    ("fireball", 2, "1 2 3 4 6", "fireball 1", [], 4, 2, set()),
    ("fireball", 2, "1 2 3 3 6", "fireball 2", [], 6, 2, set()),
    ("fireball", 2, "1 1 2 2 3", "fireball 3", [], 8, 2, set()),
    ("pyroblast", 1, "1 2 3 6 4", "pyroblast", ["3"], 9, 0, set()),
    ("pyroblast", 2, "1 2 3 6 4", "pyroblast", ["1 4"], 9, 0, {BURN}),
    ("pyroblast", 3, "1 2 3 6 4", "pyroblast", ["4 5", "keep 5", "6"], 6, 2, {KNOCKDOWN}),
    ("burning-soul", 1, "5 5 1 2 4", "burning-soul", [], 2, 4, set()),
    ("burning-soul", 2, "5 5 5 2 4", "burning-soul", [], 3, 5, {BURN}),
    ("combustion", 1, "1 4 5 6 6", "combustion", ["spend 1"], 3, 0, set()),
    ("combustion", 2, "1 4 5 6 6", "combustion", ["spend 1"], 4, 0, set()),
    ("hot-streak", 1, "1 2 3 4 6", "hot-streak", [], 7, 2, set()),
    ("hot-streak", 2, "3 4 5 6 1", "hot-streak", [], 8, 2, set()),
    ("hot-streak", 2, "1 2 4 4 6", "scorch", [], 6, 2, {BURN}),
    ("ignite", 1, "1 2 3 4 5", "ignite", [], 8, 2, set()),
    ("ignite", 2, "2 3 4 5 6", "ignite", [], 9, 2, {BURN}),
    ("ignite", 2, "4 4 5 5 1", "blazing-soul", [], 0, 5, {KNOCKDOWN}),
    ("meteorite", 1, "6 6 6 6 1", "meteorite", [], 4, 2, set()),
    ("meteorite", 2, "6 6 6 6 1", "meteorite", [], 5, 2, set()),
    ("meteorite", 2, "6 6 6 1 4", "meteoroid", [], 0, 0, {BURN, KNOCKDOWN}),
    ("scorch-the-earth", 1, "6 6 6 6 6", "scorch-the-earth", [], 14, 3, {BURN, KNOCKDOWN}),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "answers", "damage", "fire", "inflicted"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    fire: int,
    inflicted: set[str],
) -> None:
    stage = pyromancer()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    assert stage.count(0, FIRE) == fire
    assert {key for key in (BURN, KNOCKDOWN) if stage.count(1, key)} == inflicted


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in PYROMANCER.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_what_can_be_defended() -> None:
    for ability, level, dice, row, answers, damage, *_ in ATTACKS:
        stage = pyromancer()
        if level > 1:
            stage.level(0, ability, level)
        stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
        never = ability in ("burning-soul", "combustion", "meteorite", "scorch-the-earth")
        assert bool(stage.told("defends")) == (not never and damage > 0), row


@pytest.mark.parametrize(
    ("level", "dice", "damage", "fire", "inflicted"),
    [
        (1, "4", 6, 0, {BURN}),
        (1, "5", 6, 2, set()),
        (1, "6", 6, 0, {KNOCKDOWN}),
        (2, "1 2", 12, 0, set()),
        (2, "4 4", 6, 0, {BURN}),
        (2, "5 5", 6, 4, set()),
        (2, "4 6", 6, 0, {BURN, KNOCKDOWN}),
    ],
)
def test_a_pyroblast_reads_its_own_dice(
    level: int, dice: str, damage: int, fire: int, inflicted: set[str]
) -> None:
    stage = pyromancer()
    if level > 1:
        stage.level(0, "pyroblast", level)
    stage.do("roll", "1 2 3 6 4", "announce pyroblast", dice).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.count(0, FIRE) == fire
    assert {key for key in (BURN, KNOCKDOWN) if stage.count(1, key)} == inflicted


def test_of_the_best_pyroblast_one_die_may_be_rolled_again() -> None:
    stage = pyromancer().level(0, "pyroblast", 3).do("roll", "1 2 3 6 4", "announce pyroblast")
    stage.do("4 5").pass_window()
    assert stage.moves() == ["keep 4", "keep 5", "keep 4 5"]
    stage.do("keep 4 5").finish_roll_phase()
    assert stage.health(1) == 44
    assert stage.count(0, FIRE) == 2
    assert stage.count(1, BURN) == 1


@pytest.mark.parametrize(
    ("level", "dice", "damage", "fire", "burns"),
    [
        (1, "5 5 5 5 5", 5, 5, 0),
        (2, "5 5 1 2 4", 2, 4, 0),
        (2, "5 5 5 5 1", 4, 6, 1),
        (2, "5 5 5 5 5", 5, 6, 1),
    ],
)
def test_a_burning_soul_counts_the_souls_of_the_attack_roll(
    level: int, dice: str, damage: int, fire: int, burns: int
) -> None:
    stage = pyromancer()
    if level > 1:
        stage.level(0, "burning-soul", level)
    stage.do("roll", dice, "announce burning-soul").finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.count(0, FIRE) == fire  # five at the most, unless the limit was raised
    assert stage.count(1, BURN) == burns


def test_a_burning_soul_burns_everybody_and_needs_no_target() -> None:
    stage = three().do("roll", "5 5 1 2 4", "announce burning-soul").finish_roll_phase()
    assert stage.s.health == [35, 33, 33]
    assert stage.told("targeted") == []


def test_combustion_spends_at_most_four() -> None:
    stage = pyromancer().tokens(0, fire_mastery=5).do("roll", "1 4 5 6 6", "announce combustion")
    stage.pass_window().pass_window()
    assert stage.moves() == ["spend 0", "spend 1", "spend 2", "spend 3", "spend 4"]
    stage.do("spend 4").finish_roll_phase()
    assert stage.health(1) == 38
    assert stage.count(0, FIRE) == 1


def test_combustion_of_nothing_is_no_attack() -> None:
    stage = pyromancer().do("roll", "1 4 5 6 6", "announce combustion", "spend 0")
    stage.finish_roll_phase()
    assert (stage.health(1), stage.count(0, FIRE)) == (50, 1)


@pytest.mark.parametrize(
    ("row", "dice", "damage"),
    [("hot-streak", "1 2 3 4 6", 10), ("ignite", "1 2 3 4 5", 14), ("meteorite", "6 6 6 6 1", 7)],
)
def test_the_fire_that_burns_already_counts_with_what_is_gained(
    row: str, dice: str, damage: int
) -> None:
    stage = pyromancer().tokens(0, fire_mastery=3).do("roll", dice, f"announce {row}")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.count(0, FIRE) == 5


def test_before_the_fire_is_counted_players_may_respond() -> None:
    stage = pyromancer().hand(1, "buh-bye").cp(1, 2).do("roll", "1 2 3 4 6", "announce hot-streak")
    stage.pass_window().until_asked(1)
    assert stage.count(0, FIRE) == 2
    stage.do("play buh-bye").finish_roll_phase()
    assert stage.health(1) == 44


def test_a_meteorite_stuns_one_and_hits_all() -> None:
    stage = three().tokens(0, fire_mastery=1).do("roll", "6 6 6 6 1", "announce meteorite")
    stage.do("seat 2").until("defensive")
    assert stage.count(1, "stun") == 1
    stage.until("offensive")
    assert stage.s.health == [35, 30, 33]
    stage.do("roll", "1 2 3 4 6", "announce fireball 1").finish_roll_phase()
    assert stage.s.health == [35, 26, 33]


def test_a_meteorite_is_an_attack_from_its_activation_on() -> None:
    """THR-AMB-101; and Targeted adds to it."""
    stage = pyromancer("moon-elf").hand(0, "red-hot").cp(0, 1).tokens(1, targeted=1)
    stage.do("roll", "6 6 6 6 1", "announce meteorite").pass_window().pass_window()
    assert stage.phase() == "offensive"
    stage.do("play red-hot").until("defensive").until("offensive")
    assert stage.health(1) == 50 - 2 - 2 - 2 - 2


def test_a_meteoroid_stuns_without_an_attack() -> None:
    stage = pyromancer().level(0, "meteorite", 2).do("roll", "6 6 6 1 4", "announce meteoroid")
    stage.until("defensive").until("offensive")
    stage.do("roll", "1 2 3 4 6", "announce fireball 1").finish_roll_phase()
    assert stage.health(1) == 46
    assert stage.count(1, "stun") == 0


def test_a_blazing_soul_raises_the_limit_for_good() -> None:
    stage = pyromancer().level(0, "ignite", 2).tokens(0, fire_mastery=3)
    stage.do("roll", "4 4 5 5 1", "announce blazing-soul").finish_roll_phase()
    assert stage.count(0, FIRE) == 6
    assert stage.s.limit(0, stage.token(FIRE)) == 6
    assert stage.s.limit(1, stage.token(FIRE)) == 5  # hers alone
    assert stage.copy().s.limit(0, stage.token(FIRE)) == 6


def test_the_scorched_earth_reaches_everybody() -> None:
    stage = three().do("roll", "6 6 6 6 6", "announce scorch-the-earth", "seat 3")
    stage.finish_roll_phase()
    assert stage.s.health == [35, 33, 21]
    assert [stage.count(seat, BURN) for seat in range(3)] == [0, 0, 1]


# --- Tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "left"), [(5, 4), (2, 1), (1, 0), (0, 0)])
def test_in_her_upkeep_one_fire_mastery_cools_however_many_there_are(held: int, left: int) -> None:
    stage = pyromancer().tokens(0, fire_mastery=held).next_turn().until("main-1")
    assert stage.count(0, FIRE) == held  # not in the upkeep of others
    stage.next_turn().until("main-1")
    assert stage.count(0, FIRE) == left


def test_burn_deals_two_in_each_upkeep_and_stays() -> None:
    stage = pyromancer().tokens(1, burn=1).next_turn()
    assert stage.incoming(1) == 2
    stage.until("main-1")
    assert stage.health(1) == 48
    stage.next_turn().until("main-1")
    assert stage.s.health == [50, 48]
    stage.next_turn().until("main-1")
    assert stage.health(1) == 46
    assert stage.count(1, BURN) == 1


def test_the_damage_of_a_burn_can_be_prevented() -> None:
    stage = Stage("pyromancer", "monk").tokens(1, burn=1, chi=2).next_turn().until_asked(1)
    stage.do("spend chi to prevent").until("main-1")
    assert (stage.health(1), stage.count(1, "chi")) == (49, 1)


def test_the_knocked_down_pay_to_get_up() -> None:
    stage = attacked().tokens(1, knockdown=1).cp(1, 3).until("offensive")
    assert stage.moves() == ["get-up", "stay-down"]
    stage.do("get-up", "roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.s.cp[1] == 1
    assert stage.count(1, KNOCKDOWN) == 0
    assert stage.health(0) == 46


def test_or_they_stay_down_for_a_turn() -> None:
    stage = attacked().tokens(1, knockdown=1).cp(1, 3).do("stay-down")
    assert stage.phase() == "main-2"
    assert stage.s.cp[1] == 3
    assert stage.count(1, KNOCKDOWN) == 0
    assert stage.told("dice-rolled") == []
    stage.next_turn().next_turn().do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.health(0) == 46


def test_who_cannot_pay_is_not_asked() -> None:
    stage = attacked().tokens(1, knockdown=1).cp(1, 1).until("main-2")
    assert stage.s.cp[1] == 1
    assert stage.count(1, KNOCKDOWN) == 0
    assert stage.told("dice-rolled") == []


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "dealt", "fire", "burns"),
    [
        (1, "1 2 3 4 5", 3, 1, 0),
        (1, "5 5 5 6 6", 0, 3, 0),
        (2, "1 2 3 4 5", 3, 1, 1),
        (2, "1 2 3 5 6", 3, 1, 0),
        (2, "4 4 5 5 6", 0, 2, 0),
        (3, "1 2 4 5 6", 3, 2, 1),
        (3, "6 6 6 6 5", 4, 5, 0),
    ],
)
def test_molten_armor_burns_back(level: int, roll: str, dealt: int, fire: int, burns: int) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, "molten-armor", level)
    stage.do("roll", "1 2 3 4 6", "announce smack 1", "defend molten-armor", roll)
    stage.finish_roll_phase()
    assert stage.s.health == [46, 50 - dealt]
    assert stage.count(0, FIRE) == fire
    assert stage.count(1, BURN) == burns


# --- Cards ----------------------------------------------------------------------------------------


def test_warming_up_costs_what_she_likes() -> None:
    stage = pyromancer().hand(0, "warm-up").cp(0, 3).until("main-1").do("play warm-up")
    stage.pass_window().pass_window()
    assert stage.count(0, FIRE) == 1
    assert stage.moves() == ["pay 0", "pay 1", "pay 2", "pay 3"]
    stage.do("pay 2").pass_window()
    assert (stage.s.cp[0], stage.count(0, FIRE)) == (1, 3)


def test_fire_up_raises_the_limit_first() -> None:
    stage = pyromancer().hand(0, "fire-up").cp(0, 3).tokens(0, fire_mastery=5).until("main-1")
    stage.do("play fire-up").pass_window().pass_window()
    assert stage.count(0, FIRE) == 6
    assert stage.s.cp[0] == 0


def test_red_hot_adds_what_burns() -> None:
    stage = pyromancer().hand(0, "red-hot").cp(0, 1).tokens(0, fire_mastery=3)
    stage.do("roll", "1 2 3 4 6", "announce fireball 1").pass_window()
    stage.do("play red-hot").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 4


@pytest.mark.parametrize(
    ("die", "damage", "fire", "inflicted"),
    [("2", 7, 1, set()), ("4", 4, 1, {BURN}), ("5", 4, 3, set()), ("6", 4, 1, {KNOCKDOWN})],
)
def test_huzzah_depends_on_one_die(die: str, damage: int, fire: int, inflicted: set[str]) -> None:
    stage = pyromancer().hand(0, "huzzah").cp(0, 1)
    stage.do("roll", "1 2 3 4 6", "announce fireball 1").pass_window()
    stage.do("play huzzah", die).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.count(0, FIRE) == fire
    assert {key for key in (BURN, KNOCKDOWN) if stage.count(1, key)} == inflicted


@pytest.mark.parametrize("card", ["red-hot", "huzzah"])
def test_collateral_damage_is_nothing_to_modify(card: str) -> None:
    stage = pyromancer().hand(0, card).cp(0, 1).do("roll", "5 5 1 2 4", "announce burning-soul")
    stage.pass_window().until_asked(0)
    assert stage.refuses(f"play {card}") == "THR-MOD-04"


@pytest.mark.parametrize(("die", "fire", "drawn"), [("6", 5, 0), ("5", 1, 1)])
def test_an_infernal_infusion_fills_her_up_or_draws(die: str, fire: int, drawn: int) -> None:
    stage = pyromancer().hand(0, "infernal-infusion").tokens(0, fire_mastery=1).until("main-1")
    stage.do("play infernal-infusion", die).pass_window().draw()
    assert stage.count(0, FIRE) == fire
    assert len(stage.cards(0)) == drawn
