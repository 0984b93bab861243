"""The Moon Elf: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.moon_elf import MOON_ELF
from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves


def elf(foe: str = "barbarian") -> Stage:
    return Stage("moon-elf", foe)


def attacked(foe: str = "barbarian") -> Stage:
    """The other one begins and attacks her."""
    return Stage("moon-elf", foe, start=1)


EVASIVE, BLIND, ENTANGLE, TARGETED = "evasive", "blind", "entangle", "targeted"
ALL = {BLIND, ENTANGLE, TARGETED}
ATTACKS = [  # ability, level, dice, row, answers, damage, Evasive gained, what is inflicted
    ("longbow", 1, "1 2 3 4 6", "longbow 1", [], 3, 0, set()),
    ("longbow", 1, "1 1 2 3 6", "longbow 2", [], 5, 0, set()),
    ("longbow", 1, "1 1 2 2 3", "longbow 3", [], 7, 0, set()),
    ("longbow", 2, "1 2 3 4 6", "longbow 1", [], 4, 0, set()),
    ("longbow", 2, "1 1 1 3 6", "longbow 2", [], 6, 0, set()),
    ("longbow", 2, "1 1 1 1 3", "longbow 3", [], 8, 0, {ENTANGLE}),
    ("longbow", 3, "1 2 3 4 6", "longbow 1", [], 5, 0, set()),
    ("longbow", 3, "1 1 2 3 6", "longbow 2", [], 7, 0, set()),
    ("longbow", 3, "1 1 1 2 3", "longbow 3", [], 9, 0, {ENTANGLE}),
    ("covered-shot", 1, "1 2 4 4 5", "covered-shot", [], 7, 1, set()),
    ("covered-shot", 2, "1 2 4 4 5", "covered-shot", [], 9, 1, set()),
    ("covered-shot", 2, "4 4 5 6 1", "evasive-action", ["seat 1"], 2, 1, set()),
    ("demising-shot", 1, "1 2 3 6 6", "demising-shot", [], 4, 0, {TARGETED}),
    ("demising-shot", 2, "1 2 3 6 6", "demising-shot", [], 6, 0, {TARGETED}),
    ("demising-shot", 2, "1 2 6 4 4", "focus", [], 0, 0, {TARGETED, ENTANGLE}),
    ("exploding-arrow", 1, "1 6 6 6 4", "exploding-arrow", ["1 2 4 5 6"], 9, 0, {BLIND}),
    ("exploding-arrow", 2, "1 6 6 6 4", "exploding-arrow", ["1 2 4 5 6"], 11, 0, {BLIND}),
    ("exploding-arrow", 3, "1 6 6 6 4", "exploding-arrow", ["1 2 4 5 6"], 11, 0, {BLIND, ENTANGLE}),
    ("entangling-shot", 1, "1 2 3 4 6", "entangling-shot", [], 7, 0, {ENTANGLE}),
    ("entangling-shot", 2, "3 4 5 6 1", "entangling-shot", [], 9, 0, {ENTANGLE}),
    ("blinding-shot", 1, "1 2 3 4 5", "blinding-shot", [], 8, 1, {BLIND}),
    ("blinding-shot", 2, "2 3 4 5 6", "blinding-shot", [], 10, 1, {BLIND}),
    ("blinding-shot", 2, "1 4 5 6 6", "lunar-blessing", [], 0, 3, {ENTANGLE}),
    ("eclipse", 1, "6 6 6 6 1", "eclipse", [], 7, 0, ALL),
    ("eclipse", 2, "6 6 6 6 1", "eclipse", [], 9, 0, ALL),
    ("eclipse", 2, "6 6 6 4 1", "moon-shadow", [], 0, 1, ALL),
    ("lunar-eclipse", 1, "6 6 6 6 6", "lunar-eclipse", [], 13, 1, ALL),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "answers", "damage", "gained", "inflicted"), ATTACKS
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    gained: int,
    inflicted: set[str],
) -> None:
    stage = elf()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    assert stage.count(0, EVASIVE) == gained
    assert {key for key in ALL if stage.count(1, key)} == inflicted


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in MOON_ELF.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_only_the_evasive_action_cannot_be_defended() -> None:
    for ability, level, dice, row, answers, damage, *_ in ATTACKS:
        if damage:
            stage = elf()
            if level > 1:
                stage.level(0, ability, level)
            stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
            outright = row in ("evasive-action", "lunar-eclipse")
            assert bool(stage.told("defends")) == (not outright), row


def test_an_evasive_action_may_help_somebody_else() -> None:
    stage = elf().level(0, "covered-shot", 2).do("roll", "4 4 5 6 1", "announce evasive-action")
    stage.do("seat 2").finish_roll_phase()
    assert (stage.count(0, EVASIVE), stage.count(1, EVASIVE)) == (0, 1)


@proves("THR-AMB-110")
@pytest.mark.parametrize(
    ("level", "dice", "damage", "lost"),
    [
        (1, "1 1 1 1 1", 3 + 10, 0),
        (1, "1 1 2 4 5", 3 + 6 + 2, 0),
        (1, "6 6 6 4 4", 3 + 2, 3),
        (2, "1 2 3 4 5", 3 + 6 + 4, 0),
        (3, "4 4 4 4 5", 3 + 10, 0),
        (3, "6 6 6 6 6", 3, 4),
    ],
)
def test_an_exploding_arrow_counts_arrows_feet_and_moons(
    level: int, dice: str, damage: int, lost: int
) -> None:
    stage = elf().cp(1, 4)
    if level > 1:
        stage.level(0, "exploding-arrow", level)
    stage.do("roll", "1 6 6 6 4", "announce exploding-arrow", dice).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.s.cp[1] == 4 - lost  # never below nothing


# --- Tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "health"), [("1", 50), ("2", 50), ("3", 46), ("6", 46)])
def test_evasive_prevents_all_damage_on_one_and_two(die: str, health: int) -> None:
    stage = attacked().tokens(0, evasive=2).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until_asked(0).do("spend evasive", die).finish_roll_phase()
    assert stage.health(0) == health
    assert stage.count(0, EVASIVE) == 1


def test_evasive_may_be_tried_several_times_and_against_undefendable_damage() -> None:
    stage = attacked().tokens(0, evasive=2).do("roll", "1 2 6 6 4", "announce sturdy-blow")
    stage.until("defensive").until_asked(0)
    stage.do("spend evasive", "5", "spend evasive", "2").finish_roll_phase()
    assert (stage.health(0), stage.count(0, EVASIVE)) == (50, 0)


def test_what_else_the_attack_does_still_happens() -> None:
    stage = attacked().tokens(0, evasive=1).level(1, "crit-bash", 2)
    stage.do("roll", "6 6 6 1 4", "announce crit-smash").until("defensive").until_asked(0)
    stage.do("spend evasive", "1").finish_roll_phase()
    assert stage.health(0) == 50
    assert stage.count(0, "concussion") == 1


def test_evasive_needs_incoming_damage() -> None:
    stage = elf().tokens(0, evasive=1).until("main-1")
    assert stage.refuses("spend evasive") == "THR-AMB-88"


@pytest.mark.parametrize(("die", "damage"), [("1", 0), ("2", 0), ("3", 4), ("6", 4)])
def test_the_blind_miss_on_one_and_two(die: str, damage: int) -> None:
    stage = attacked().tokens(1, blind=1).do("roll", "1 2 3 4 6", "announce smack 1", die)
    stage.finish_roll_phase()
    assert stage.health(0) == 50 - damage
    assert stage.count(1, BLIND) == 0
    assert stage.phase() == "main-2"


@proves("THR-ULT-03")
@pytest.mark.parametrize("die", ["1", "2", "6"])
def test_blind_does_not_spoil_an_ultimate(die: str) -> None:
    stage = attacked().tokens(1, blind=1).do("roll", "6 6 6 6 6", "announce rage", die)
    assert stage.finish_roll_phase().health(0) == 50 - 15
    assert stage.count(1, BLIND) == 0


def test_blind_spoils_what_needs_no_target() -> None:
    stage = attacked().life(50, 40).tokens(1, blind=1)
    stage.do("roll", "4 4 5 5 1", "announce fortitude 2", "1").finish_roll_phase()
    assert stage.health(1) == 40


def test_the_die_of_the_blind_may_be_altered() -> None:
    stage = attacked().tokens(1, blind=1).hand(1, "six-it").cp(1, 1)
    stage.do("roll", "1 2 3 4 6", "announce smack 1", "1").until_asked(1)
    stage.do("play six-it").finish_roll_phase()
    assert stage.health(0) == 46


def test_blind_leaves_a_player_who_activates_nothing() -> None:
    stage = attacked().tokens(1, blind=1).do("roll", "1 2 4 5 6", "no-ability").finish_roll_phase()
    assert stage.count(1, BLIND) == 0


def test_the_entangled_have_two_attempts_and_then_three_again() -> None:
    stage = attacked().tokens(1, entangle=1).do("roll", "1 1 1 4 4", "keep 1 1 1", "6 6")
    stage.until_asked(1)
    while not stage.offered("no-ability"):
        stage.skip()
    assert not stage.offered("keep 1 1 1")
    stage.do("announce smack 1").finish_roll_phase()
    assert stage.count(1, ENTANGLE) == 0
    stage.next_turn().next_turn().do("roll", "1 1 1 4 4", "keep 1 1 1", "6 6")
    stage.do("keep 1 1 1", "5 5")


def test_entangle_takes_nothing_from_her_own_turn() -> None:
    stage = elf().tokens(1, entangle=1).do("roll", "1 1 1 4 4", "keep 1 1 1", "6 6")
    stage.do("keep 1 1 1", "5 5").finish_roll_phase()
    assert stage.count(1, ENTANGLE) == 1


def test_targeted_adds_two_to_every_attack_and_stays() -> None:
    stage = elf().tokens(1, targeted=1).do("roll", "1 2 3 4 6", "announce longbow 1")
    assert stage.finish_roll_phase().health(1) == 45
    stage.next_turn().next_turn().do("roll", "4 4 5 5 6", "no-ability").finish_roll_phase()
    assert stage.health(1) == 45
    stage.next_turn().next_turn().do("roll", "1 1 2 2 3", "announce longbow 3")
    assert stage.finish_roll_phase().health(1) == 45 - 9
    assert stage.count(1, TARGETED) == 1


def test_the_attack_that_targets_does_not_profit_from_it() -> None:
    stage = elf().do("roll", "1 2 3 6 6", "announce demising-shot").finish_roll_phase()
    assert stage.health(1) == 46


def test_targeted_makes_no_attack_of_what_is_none() -> None:
    stage = elf().level(0, "demising-shot", 2).tokens(1, targeted=1)
    stage.do("roll", "1 2 6 4 4", "announce focus").finish_roll_phase()
    assert stage.health(1) == 50


def test_targeted_is_silent_while_an_ultimate_is_resolved() -> None:
    """THR-AMB-27: no token of an opponent acts then."""
    stage = elf().tokens(1, targeted=1).do("roll", "6 6 6 6 6", "announce lunar-eclipse")
    assert stage.finish_roll_phase().health(1) == 37


def test_targeted_works_for_whoever_attacks() -> None:
    heroes = ("moon-elf", "barbarian", "monk")
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"], start=1).tokens(2, targeted=1)
    stage.do("roll", "1 2 3 4 6", "announce smack 1", "seat 3").finish_roll_phase()
    assert stage.s.health == [35, 35, 29]


# --- Defence --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "roll", "hers", "his"),
    [
        (1, "1 2 3 4 6", 42, 49),
        (1, "1 2 3 3 6", 42, 48),
        (1, "1 1 4 5 6", 46, 49),
        (1, "1 4 4 5 5", 46, 50),
        (2, "1 2 3 4 6", 42, 47),
        (2, "1 1 1 4 5", 46, 47),
        (2, "6 6 6 6 6", 42, 50),
    ],
)
def test_missed_me_prevents_half_and_shoots_back(
    level: int, roll: str, hers: int, his: int
) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, "missed-me", level)
    stage.do("roll", "1 1 2 2 3", "announce smack 3", "defend missed-me", roll).finish_roll_phase()
    assert stage.s.health == [hers, his]


# --- Cards ----------------------------------------------------------------------------------------


def test_moon_magic_brings_everything_at_once() -> None:
    stage = elf().hand(0, "moon-magic").cp(0, 4).until("main-1").do("play moon-magic").pass_window()
    assert stage.count(0, EVASIVE) == 1
    assert {key for key in ALL if stage.count(1, key)} == ALL
    assert stage.s.cp[0] == 0


@pytest.mark.parametrize(
    ("die", "damage", "inflicted"), [("2", 5, set()), ("4", 3, {ENTANGLE}), ("6", 3, {BLIND})]
)
def test_take_that_depends_on_one_die(die: str, damage: int, inflicted: set[str]) -> None:
    stage = elf().hand(0, "take-that").do("roll", "1 2 3 4 6", "announce longbow 1").pass_window()
    stage.do("play take-that", die).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert {key for key in ALL if stage.count(1, key)} == inflicted


def test_a_volley_adds_for_arrows_and_entangles() -> None:
    stage = elf().hand(0, "volley").cp(0, 1).do("roll", "1 2 3 4 6", "announce longbow 1")
    stage.pass_window().do("play volley", "1 2 3 3 6").finish_roll_phase()
    assert stage.health(1) == 50 - 3 - 4
    assert stage.count(1, ENTANGLE) == 1


@pytest.mark.parametrize("card", ["take-that", "volley"])
def test_modifiers_need_an_attack_of_hers(card: str) -> None:
    stage = elf().level(0, "demising-shot", 2).hand(0, card).cp(0, 1)
    stage.do("roll", "1 2 6 4 4", "announce focus").pass_window().until_asked(0)
    assert stage.refuses(f"play {card}") == "THR-MOD-04"


def test_evade_helps_anybody_even_in_the_middle_of_an_attack() -> None:
    stage = attacked().hand(0, "evade").cp(0, 1).do("roll", "1 2 3 4 6", "announce smack 1")
    stage.until("defensive").until_asked(0).do("play evade", "seat 1").until_asked(0)
    stage.do("spend evasive", "1").finish_roll_phase()
    assert stage.health(0) == 50


@pytest.mark.parametrize(("die", "inflicted", "drawn"), [("6", ALL, 0), ("5", set(), 1)])
def test_a_lunar_umbra_is_all_three_or_a_card(die: str, inflicted: set[str], drawn: int) -> None:
    stage = elf().hand(0, "lunar-umbra").until("main-1").do("play lunar-umbra", die)
    stage.pass_window().draw()
    assert {key for key in ALL if stage.count(1, key)} == inflicted
    assert len(stage.cards(0)) == drawn
