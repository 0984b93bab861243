"""The Shadow Thief: tokens, every ability at every level, every card."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.shadow_thief import SHADOW_THIEF
from kostka.games.dicethrone.modes import MODES
from tests.rules.dicethrone.stage import Stage


def thief(foe: str = "barbarian") -> Stage:
    return Stage("shadow-thief", foe).cp(0, 0).cp(1, 5)


def attacked(foe: str = "barbarian") -> Stage:
    """The other one begins and attacks him."""
    return Stage("shadow-thief", foe, start=1).cp(0, 0)


SHADOWS, SNEAK, POISON = "shadows", "sneak-attack", "poison"
ATTACKS = [  # ability, level, dice, row, answers, damage, CP, cards, tokens, Poison
    ("dagger-strike", 1, "1 1 2 5 5", "dagger-strike 1", [], 4, 0, 0, set(), 0),
    ("dagger-strike", 1, "1 1 2 2 3", "dagger-strike 2", [], 6, 1, 0, set(), 0),
    ("dagger-strike", 1, "1 1 2 2 2", "dagger-strike 3", [], 8, 0, 0, set(), 0),
    ("dagger-strike", 2, "1 1 2 5 5", "dagger-strike 1", [], 4, 1, 2, set(), 0),
    ("dagger-strike", 2, "1 1 2 2 6", "dagger-strike 2", [], 6, 1, 0, set(), 1),
    ("dagger-strike", 2, "1 1 2 2 2", "dagger-strike 3", [], 8, 1, 0, set(), 0),
    ("pickpocket", 1, "3 4 1 1 5", "pickpocket 1", [], 0, 2, 0, set(), 0),
    ("pickpocket", 1, "3 3 4 1 5", "pickpocket 2", [], 0, 3, 0, set(), 0),
    ("pickpocket", 1, "3 3 4 4 5", "pickpocket 3", [], 0, 4, 0, set(), 0),
    ("pickpocket", 2, "3 4 1 1 5", "pickpocket 1", [], 0, 3, 0, set(), 0),
    ("pickpocket", 2, "3 3 4 1 5", "pickpocket 2", [], 0, 4, 0, set(), 0),
    ("pickpocket", 2, "3 3 4 4 5", "pickpocket 3", [], 0, 5, 0, set(), 0),
    ("pickpocket", 2, "3 3 4 4 4", "pickpocket 4", [], 0, 6, 0, set(), 0),
    ("shifty-strike", 1, "1 2 3 4 6", "shifty-strike", [], 2, 3, 0, set(), 0),
    ("shifty-strike", 2, "3 4 5 6 1", "shifty-strike", [], 2, 4, 0, set(), 0),
    ("shifty-strike", 2, "1 2 6 6 3", "shadow-strike", [], 0, 0, 0, set(), 1),
    ("insidious-strike", 1, "1 2 3 4 5", "insidious-strike", [], 4, 4, 0, set(), 0),
    ("insidious-strike", 2, "2 3 4 5 6", "insidious-strike", [], 4, 4, 0, set(), 0),
    ("insidious-strike", 2, "1 3 5 6 6", "shank-attack", [], 0, 1, 1, {SNEAK}, 1),
    ("shadow-dance", 1, "6 6 6 1 3", "shadow-dance", ["5"], 3, 0, 0, {SHADOWS, SNEAK}, 0),
    ("shadow-dance", 2, "6 6 6 1 3", "shadow-dance", ["6"], 3, 0, 1, {SHADOWS, SNEAK}, 0),
    ("carducopia", 1, "5 5 5 1 3", "carducopia", [], 0, 0, 3, set(), 0),
    ("carducopia", 2, "5 5 1 3 4", "carducopia", [], 0, 2, 2, set(), 0),
    ("shadow-shank", 1, "6 6 6 6 6", "shadow-shank", [], 8, 3, 0, {SHADOWS}, 0),
]


@pytest.mark.parametrize(
    ("ability", "level", "dice", "row", "answers", "damage", "cp", "drawn", "tokens", "poison"),
    ATTACKS,
)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    answers: list[str],
    damage: int,
    cp: int,
    drawn: int,
    tokens: set[str],
    poison: int,
) -> None:
    stage = thief()
    if level > 1:
        stage.level(0, ability, level)
    stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    assert (stage.s.cp, len(stage.cards(0))) == ([cp, 5], drawn)
    assert {token for token in (SHADOWS, SNEAK) if stage.count(0, token)} == tokens
    assert stage.count(1, POISON) == poison


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in SHADOW_THIEF.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


def test_only_the_better_dance_and_the_ultimate_cannot_be_defended() -> None:
    for ability, level, dice, row, answers, damage, *_ in ATTACKS:
        stage = thief()
        if level > 1:
            stage.level(0, ability, level)
        stage.do("roll", dice, f"announce {row}", *answers).finish_roll_phase()
        never = row == "shadow-shank" or (ability, level) == ("shadow-dance", 2)
        assert bool(stage.told("defends")) == (not never and damage > 0), row


@pytest.mark.parametrize(
    ("level", "dice", "cp", "drawn", "poison"),
    [
        (1, "1 1 2 3 4", 2, 0, 0),
        (1, "1 1 2 3 6", 1, 0, 1),
        (1, "1 1 2 6 6", 0, 0, 1),
        (2, "1 1 2 5 6", 1, 1, 1),
    ],
)
def test_the_other_dice_of_a_dagger_strike_count_as_well(
    level: int, dice: str, cp: int, drawn: int, poison: int
) -> None:
    stage = thief()
    if level > 1:
        stage.level(0, "dagger-strike", level)
    stage.do("roll", dice, "announce dagger-strike 1").finish_roll_phase()
    assert (stage.s.cp[0], len(stage.cards(0)), stage.count(1, POISON)) == (cp, drawn, poison)


@pytest.mark.parametrize(
    ("dice", "row", "has", "mine", "left"),
    [
        ("3 4 6 1 5", "pickpocket 1", 5, 2, 3),
        ("3 3 4 4 6", "pickpocket 3", 5, 4, 3),
        ("3 4 6 6 6", "pickpocket 1", 1, 2, 0),
        ("3 4 6 6 6", "pickpocket 1", 0, 2, 0),
        ("3 4 1 1 5", "pickpocket 1", 5, 2, 5),
    ],
)
def test_with_a_shadow_two_of_the_points_are_stolen(
    dice: str, row: str, has: int, mine: int, left: int
) -> None:
    stage = thief().cp(1, has).do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.s.cp == [mine, left]


def test_a_theft_needs_a_victim_and_a_find_does_not() -> None:
    heroes = ("shadow-thief", "barbarian", "monk")
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"])
    stage.do("roll", "3 4 6 1 5", "announce pickpocket 1", "seat 3").finish_roll_phase()
    assert stage.s.cp == [4, 2, 0]
    stage = Stage(*heroes, mode=MODES["king-of-the-hill-3"])
    stage.do("roll", "3 4 1 1 5", "announce pickpocket 1").finish_roll_phase()
    assert stage.told("targeted") == []


@pytest.mark.parametrize(("level", "has", "damage"), [(1, 0, 2), (1, 4, 4), (2, 3, 4), (2, 15, 8)])
def test_a_shifty_strike_deals_half_of_his_points_rounded_up(
    level: int, has: int, damage: int
) -> None:
    stage = thief().cp(0, has)
    if level > 1:
        stage.level(0, "shifty-strike", level)
    stage.do("roll", "1 2 3 4 6", "announce shifty-strike").finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.s.cp[0] == min(15, has + 2 + level)  # they are counted, not spent


def test_a_shadow_strike_counts_the_points_he_has() -> None:
    stage = thief().cp(0, 7).level(0, "shifty-strike", 2)
    stage.do("roll", "1 2 6 6 3", "announce shadow-strike").finish_roll_phase()
    assert (stage.health(1), stage.count(1, POISON)) == (46, 1)


def test_an_insidious_strike_deals_all_of_them() -> None:
    stage = thief().cp(0, 6).do("roll", "1 2 3 4 5", "announce insidious-strike")
    assert stage.finish_roll_phase().health(1) == 40


@pytest.mark.parametrize(
    ("die", "damage"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3)]
)
def test_a_shadow_dance_deals_half_of_a_die(die: str, damage: int) -> None:
    stage = thief().do("roll", "6 6 6 1 3", "announce shadow-dance", die).finish_roll_phase()
    assert stage.health(1) == 50 - damage


@pytest.mark.parametrize(
    ("level", "dice", "discarded", "cp"),
    [
        (1, "5 5 1 3 6", 1, 0),
        (1, "5 5 6 6 6", 1, 0),
        (2, "5 5 3 6 6", 2, 1),
        (2, "5 5 6 6 6", 2, 0),
    ],
)
def test_carducopia_takes_cards_from_the_hand_of_another(
    level: int, dice: str, discarded: int, cp: int
) -> None:
    stage = thief().hand(1, "double-up", "six-it")
    if level > 1:
        stage.level(0, "carducopia", level)
    stage.do("roll", dice, "announce carducopia")
    while stage.phase() != "main-2":
        if stage.s.at_chance() and stage.offered("six-it"):
            stage.do("six-it")
        elif stage.s.at_chance() and stage.offered("double-up"):
            stage.do("double-up")
        else:
            stage.least()
    assert len(stage.pile(1)) == discarded  # as many as there are
    assert len(stage.cards(0)) == 2
    assert stage.s.cp[0] == cp


def test_which_card_is_discarded_is_chance() -> None:
    stage = thief().hand(1, "double-up", "six-it", "buh-bye").do("roll", "5 5 1 3 6")
    stage.do("announce carducopia").until("defensive")
    assert stage.s.at_chance()
    assert stage.moves() == ["double-up", "six-it", "buh-bye"]


def test_a_shadow_shank_counts_the_points_and_cleans_him() -> None:
    stage = thief().cp(0, 4).tokens(0, poison=2, concussion=1, sneak_attack=1)
    stage.do("roll", "6 6 6 6 6", "announce shadow-shank").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 7
    assert stage.s.cp[0] == 7
    held = [stage.count(0, key) for key in (POISON, "concussion", SNEAK, SHADOWS)]
    assert held == [0, 0, 1, 1]


# --- Tokens ---------------------------------------------------------------------------------------


def test_in_the_shadows_no_attack_harms_him_and_he_does_not_defend() -> None:
    stage = attacked().tokens(0, shadows=1).level(1, "crit-bash", 2)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").finish_roll_phase()
    assert stage.health(0) == 50
    assert stage.told("defends") == []
    stage = attacked().tokens(0, shadows=1).level(1, "crit-bash", 2)
    stage.do("roll", "6 6 6 1 4", "announce crit-smash").finish_roll_phase()
    assert (stage.health(0), stage.count(0, "concussion")) == (50, 1)  # the rest happens


def test_an_ultimate_finds_him_in_the_shadows() -> None:
    """THR-ULT-03"""
    stage = attacked().tokens(0, shadows=1).do("roll", "6 6 6 6 6", "announce rage")
    stage.until("defensive").until("offensive")
    assert stage.health(0) == 35


def test_collateral_damage_does_not_reach_into_the_shadows() -> None:
    stage = attacked("pyromancer").tokens(0, shadows=1)
    stage.do("roll", "5 5 1 2 4", "announce burning-soul").finish_roll_phase()
    assert stage.health(0) == 50


def test_the_shadows_do_not_help_against_poison() -> None:
    stage = attacked().tokens(0, shadows=1, poison=1).next_turn().until("main-1")
    assert stage.health(0) == 49


def test_the_shadows_last_to_the_end_of_his_next_turn() -> None:
    stage = thief().do("roll", "6 6 6 1 3", "announce shadow-dance", "1").finish_roll_phase()
    stage.next_turn()
    assert stage.count(0, SHADOWS) == 1
    stage.do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.health(0) == 50
    stage.next_turn().until("discard")
    assert stage.count(0, SHADOWS) == 1
    stage.next_turn()
    assert stage.count(0, SHADOWS) == 0
    stage.do("roll", "1 2 3 4 6", "announce smack 1").finish_roll_phase()
    assert stage.health(0) == 46


def test_shadows_of_an_opponents_turn_last_to_the_end_of_the_next_of_his() -> None:
    stage = (
        attacked().hand(0, "enter-the-shadows").cp(0, 4).do("roll", "1 2 3 4 6", "announce smack 1")
    )
    stage.until("defensive").until_asked(0).do("play enter-the-shadows").finish_roll_phase()
    assert stage.health(0) == 50
    stage.next_turn()
    assert stage.count(0, SHADOWS) == 1
    stage.next_turn()
    assert stage.count(0, SHADOWS) == 0


@pytest.mark.parametrize("die", ["1", "4", "6"])
def test_a_sneak_attack_adds_its_die(die: str) -> None:
    stage = thief().tokens(0, sneak_attack=1).do("roll", "1 1 2 5 5", "announce dagger-strike 1")
    stage.pass_window().do("spend sneak-attack", die).finish_roll_phase()
    assert (stage.health(1), stage.count(0, SNEAK)) == (50 - 4 - int(die), 0)


def test_the_sneak_attack_of_a_shadow_dance_may_be_made_at_once() -> None:
    stage = thief().do("roll", "6 6 6 1 3", "announce shadow-dance", "5").until("defensive")
    stage.until_asked(0).do("spend sneak-attack", "4").finish_roll_phase()
    assert stage.health(1) == 50 - 3 - 4


def test_a_sneak_attack_needs_an_attack() -> None:
    stage = thief().tokens(0, sneak_attack=1).do("roll", "3 4 1 1 5", "announce pickpocket 1")
    stage.until_asked(0)
    assert stage.refuses("spend sneak-attack") == "THR-LEAF-01"


@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_poison_deals_one_in_the_upkeep_and_stays(n: int) -> None:
    stage = thief().tokens(1, poison=n).next_turn().until("main-1")
    assert stage.s.health == [50, 50 - n]
    stage.next_turn().next_turn().until("main-1")
    assert stage.s.health == [50, 50 - 2 * n]
    assert stage.count(1, POISON) == n


def test_there_are_never_more_than_three_poisons() -> None:
    stage = thief().tokens(1, poison=3).do("roll", "1 1 2 5 6", "announce dagger-strike 1")
    stage.finish_roll_phase()
    assert stage.count(1, POISON) == 3


# --- Defences -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defence", "level", "roll", "his", "dealt", "tokens", "poison"),
    [
        ("shadow-defense", 1, "1 2 3 5", 42, 0, set(), 1),
        ("shadow-defense", 1, "1 3 5 6", 42, 0, {SNEAK}, 0),
        ("shadow-defense", 1, "1 2 6 6", 50, 0, {SNEAK, SHADOWS}, 1),
        ("shadow-defense", 2, "1 3 4 6 6", 50, 0, {SNEAK, SHADOWS}, 0),
        ("shadow-defense", 2, "1 2 2 2 5", 42, 0, set(), 1),
        ("counter-strike", 1, "1 1 2 3 6", 42, 3, set(), 1),
        ("counter-strike", 1, "3 4 5 6 6", 42, 0, set(), 0),
        ("counter-strike", 2, "1 2 2 3 5", 42, 6, set(), 0),
        ("counter-strike", 2, "1 6 6 3 5", 42, 2, set(), 1),
    ],
)
def test_he_has_two_defences(
    defence: str, level: int, roll: str, his: int, dealt: int, tokens: set[str], poison: int
) -> None:
    stage = attacked()
    if level > 1:
        stage.level(0, defence, level)
    stage.do("roll", "1 1 2 2 3", "announce smack 3").until("defensive")
    while not stage.offered("no-defence"):
        stage.skip()
    assert stage.moves() == ["defend shadow-defense", "defend counter-strike", "no-defence"]
    stage.do(f"defend {defence}", roll).finish_roll_phase()
    assert stage.s.health == [his, 50 - dealt]
    assert {token for token in (SHADOWS, SNEAK) if stage.count(0, token)} == tokens
    assert stage.count(1, POISON) == poison


# --- Cards ----------------------------------------------------------------------------------------


def test_sneaky_readies_a_sneak_attack() -> None:
    stage = thief().hand(0, "sneaky").cp(0, 1).until("main-1").do("play sneaky").pass_window()
    assert (stage.s.cp[0], stage.count(0, SNEAK)) == (0, 1)


def test_a_poison_wound_in_anybodys_turn() -> None:
    stage = attacked().hand(0, "poison-wound").cp(0, 2).until("main-1").until_asked(0)
    stage.do("play poison-wound").pass_window()
    assert (stage.s.cp[0], stage.count(1, POISON)) == (0, 1)


def test_a_wild_shadow_changes_one_die() -> None:
    stage = thief().hand(0, "wild-shadow").cp(0, 4).do("roll", "6 6 6 6 1").until_asked(0)
    stage.do("play wild-shadow", "die 1", "to 6", "announce shadow-shank").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 3


def test_in_the_shadows_it_changes_two() -> None:
    stage = thief().hand(0, "wild-shadow").cp(0, 4).tokens(0, shadows=1)
    stage.do("roll", "6 6 6 1 1").until_asked(0)
    stage.do("play wild-shadow", "die 1", "to 6", "die 1", "to 6", "announce shadow-shank")
    assert stage.finish_roll_phase().health(1) == 50 - 5 - 3


@pytest.mark.parametrize(("shadows", "cp"), [(0, 2), (1, 3)])
def test_a_shadow_coin_is_worth_more_in_the_shadows(shadows: int, cp: int) -> None:
    stage = thief().hand(0, "shadow-coin").tokens(0, shadows=shadows).until("main-1")
    stage.do("play shadow-coin").pass_window()
    assert stage.s.cp[0] == cp


@pytest.mark.parametrize(("shadows", "drawn"), [(0, 1), (1, 2)])
def test_a_card_trick_is_a_card_less_for_one_and_more_for_the_other(
    shadows: int, drawn: int
) -> None:
    stage = thief().hand(0, "card-trick").cp(0, 2).hand(1, "double-up", "six-it")
    stage.tokens(0, shadows=shadows).until("main-1").do("play card-trick", "six-it")
    stage.pass_window().draw()
    assert stage.cards(1) == ["double-up"]
    assert stage.pile(1) == ["six-it"]
    assert len(stage.cards(0)) == drawn


@pytest.mark.parametrize(("die", "sneak", "cp", "drawn"), [("6", 1, 2, 0), ("5", 0, 0, 1)])
def test_melding_with_the_shadows(die: str, sneak: int, cp: int, drawn: int) -> None:
    stage = thief().hand(0, "shadow-meld").until("main-1").do("play shadow-meld", die)
    stage.pass_window().draw()
    assert (stage.count(0, SNEAK), stage.s.cp[0], len(stage.cards(0))) == (sneak, cp, drawn)
