"""Scarlet Witch: the whole board, Crackle, bent dice, the warped die and her cards."""

from __future__ import annotations

import pytest

from kostka.games.dicethrone.heroes.scarlet_witch import SCARLET_WITCH
from kostka.sight import view
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

CRACKLE, ODDS, CONJURE = "crackle", "probability-manipulation", "conjure"
WARP = "reality-warp"
BOLT = ("roll", "1 1 2 4 6", "announce hex-bolt 1")  # 4 normal damage


def witch() -> Stage:
    return Stage("scarlet-witch", "black-panther")


def attacked() -> Stage:
    """Black Panther attacks her."""
    return Stage("scarlet-witch", "black-panther", start=1)


def test_her_deck_and_what_it_costs() -> None:
    assert (len(SCARLET_WITCH.deck), SCARLET_WITCH.complexity) == (32, 4)
    assert {card.key: (card.kind.key, card.cost, card.conf) for card in SCARLET_WITCH.cards} == {
        "hex-bolt-2": ("upgrade", 2, "proposed"),
        "jinx-2": ("upgrade", 2, "proposed"),
        "darkhold-2": ("upgrade", 1, "proposed"),
        "mind-blast-2": ("upgrade", 2, "proposed"),
        "spellcraft-2": ("upgrade", 2, "proposed"),
        "bewitch-2": ("upgrade", 2, "proposed"),
        "pure-chaos-2": ("upgrade", 2, "proposed"),
        "hex-sphere-2": ("upgrade", 2, "proposed"),
        "chaos-magic": ("main", 2, "proposed"),
        "bad-luck": ("roll", 1, "proposed"),
        "static-charge": ("instant", 1, "proposed"),
        "hexplosion": ("roll", 1, "proposed"),
        "altered-odds": ("instant", 1, "proposed"),
        "wild-magic": ("main", 0, "proposed"),
    }
    assert {
        token.key: (token.status.key, token.limit, token.removable, token.transferable)
        for token in SCARLET_WITCH.tokens
    } == {
        CRACKLE: ("positive", 3, True, True),
        ODDS: ("positive", 2, True, True),
        CONJURE: ("positive", 1, True, True),
        WARP: ("negative", 1, True, True),
    }


# --- Board ----------------------------------------------------------------------------------------

ATTACKS = [  # ability, level, dice, row, damage, crackle, odds, conjure, warp, cp, cards
    ("hex-bolt", 1, "1 1 2 4 6", "hex-bolt 1", 4, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 1, "1 1 2 3 6", "hex-bolt 2", 6, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 1, "1 1 2 3 3", "hex-bolt 3", 8, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 2, "1 1 2 4 6", "hex-bolt 1", 5, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 2, "1 1 2 3 6", "hex-bolt 2", 7, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 2, "1 1 2 3 3", "hex-bolt 3", 9, 0, 0, 0, 0, 0, 0),
    ("hex-bolt", 2, "1 2 5 4 4", "conjuration", 0, 0, 0, 1, 0, 1, 0),
    ("darkhold", 1, "5 5 1 4 6", "darkhold", 0, 1, 1, 0, 0, 1, 1),
    ("darkhold", 2, "5 5 1 4 6", "darkhold", 0, 2, 1, 0, 0, 2, 1),
    ("mind-blast", 1, "1 4 5 6 6", "mind-blast", 6, 1, 1, 0, 0, 0, 0),
    ("mind-blast", 2, "1 4 5 6 6", "mind-blast", 7, 1, 1, 0, 0, 0, 0),
    ("spellcraft", 1, "1 2 3 4 4", "spellcraft 1", 7, 0, 1, 0, 0, 0, 0),
    ("spellcraft", 1, "1 2 3 4 5", "spellcraft 2", 9, 0, 0, 0, 1, 0, 0),
    ("spellcraft", 2, "1 2 3 4 4", "spellcraft 1", 8, 0, 1, 0, 0, 0, 0),
    ("spellcraft", 2, "2 3 4 5 6", "spellcraft 2", 10, 1, 0, 0, 1, 0, 0),
    ("bewitch", 1, "1 6 6 6 4", "bewitch", 9, 0, 0, 1, 0, 0, 0),
    ("bewitch", 2, "1 6 6 6 4", "bewitch", 10, 1, 0, 1, 0, 0, 0),
    ("bewitch", 2, "4 4 5 6 6", "energy-drain", 3, 1, 0, 0, 0, 1, 0),
    ("pure-chaos", 1, "6 6 6 6 4", "pure-chaos", 6, 0, 0, 1, 1, 0, 0),
    ("pure-chaos", 2, "6 6 6 6 4", "pure-chaos", 8, 1, 0, 1, 1, 0, 0),
    ("pure-chaos", 2, "6 6 6 4 4", "chaos-alt", 0, 2, 1, 0, 1, 0, 0),
    ("sealed-your-fate", 1, "6 6 6 6 6", "sealed-your-fate", 12, 0, 1, 1, 0, 0, 0),
]
COLUMNS = "ability, level, dice, row, damage, crackle, odds, conjure, warp, cp, drawn"


@pytest.mark.parametrize(COLUMNS, ATTACKS)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    damage: int,
    crackle: int,
    odds: int,
    conjure: int,
    warp: int,
    cp: int,
    drawn: int,
) -> None:
    stage = witch()
    if level == 2:
        stage.level(0, ability, 2)
    stage.do("roll", dice, f"announce {row}").finish_roll_phase()
    assert stage.s.health == [50, 50 - damage]
    gained = [stage.count(0, token) for token in (CRACKLE, ODDS, CONJURE, WARP)]
    assert gained == [crackle, odds, conjure, 0]
    assert stage.count(1, WARP) == warp
    assert stage.s.cp[0] == 2 + cp
    assert len(stage.cards(0)) == drawn


def test_every_row_stands_among_the_attacks() -> None:
    rows = [
        (a.key, n, row.written())
        for a in SCARLET_WITCH.offences
        for n, level in enumerate(a.levels, 1)
        for row in level.rows
        if a.key != "jinx"
    ]
    assert rows == [(ability, level, row) for ability, level, _, row, *_ in ATTACKS]


@pytest.mark.parametrize(
    ("level", "roll", "damage", "crackle", "warp", "drawn"),
    [
        (1, "2", 8, 0, 0, 0),
        (1, "4", 7, 1, 0, 0),
        (1, "5", 7, 0, 0, 1),
        (1, "6", 7, 0, 1, 0),
        (2, "1 3", 10, 0, 0, 0),
        (2, "4 4", 8, 1, 0, 0),
        (2, "2 6", 9, 0, 1, 0),
        (2, "4 5", 8, 1, 0, 1),
    ],
)
def test_a_jinx_rolls_for_more(
    level: int, roll: str, damage: int, crackle: int, warp: int, drawn: int
) -> None:
    stage = witch()
    if level == 2:
        stage.level(0, "jinx", 2)
    stage.do("roll", "1 2 4 4 6", "announce jinx", roll).finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert (stage.count(0, CRACKLE), stage.count(1, WARP)) == (crackle, warp)
    assert len(stage.cards(0)) == drawn


def test_the_energy_is_drained_from_the_target() -> None:
    stage = witch().level(0, "bewitch", 2).cp(1, 0)
    stage.do("roll", "4 4 5 6 6", "announce energy-drain").finish_roll_phase()
    assert stage.s.cp == [2, 0]  # there was nothing to steal


@pytest.mark.parametrize(
    ("dice", "row"),
    [("1 4 5 6 6", "mind-blast"), ("6 6 6 6 4", "pure-chaos"), ("6 6 6 6 6", "sealed-your-fate")],
)
def test_what_cannot_be_defended(dice: str, row: str) -> None:
    stage = witch().do("roll", dice, f"announce {row}").finish_roll_phase()
    assert not stage.told("defends")


@pytest.mark.parametrize(
    ("level", "roll", "hers", "his", "crackle", "odds"),
    [
        (1, "1 2 3 3", 47, 50, 0, 0),
        (1, "4 4 1 1", 49, 50, 0, 0),
        (1, "4 6 6 1", 48, 48, 0, 0),
        (1, "1 5 5 5", 47, 50, 0, 0),
        (1, "1 3 5 5", 47, 50, 1, 0),
        (2, "1 2 3 5 6", 47, 49, 1, 1),
        (2, "1 2 4 6 6", 48, 48, 0, 0),
    ],
)
def test_a_sphere_of_hexes(
    level: int, roll: str, hers: int, his: int, crackle: int, odds: int
) -> None:
    stage = attacked()
    if level == 2:
        stage.level(0, "hex-sphere", 2)
    stage.do("roll", "1 2 3 4 6", "announce vibranium-claws 1", "defend hex-sphere", roll)
    assert stage.finish_roll_phase().s.health == [hers, his]
    assert (stage.count(0, CRACKLE), stage.count(0, ODDS)) == (crackle, odds)


# --- Crackle --------------------------------------------------------------------------------------


def bolt(**tokens: int) -> Stage:
    """A bolt of 4 has been activated, with these tokens of hers."""
    return witch().tokens(0, **tokens).do(*BOLT).pass_window()


def test_the_spent_one_does_not_count() -> None:
    stage = bolt(crackle=1).do("spend crackle").finish_roll_phase()
    assert (stage.health(1), stage.count(0, CRACKLE)) == (46, 0)


@pytest.mark.parametrize(
    ("tokens", "added"),
    [
        ({"crackle": 2}, 1),
        ({"crackle": 1, "conjure": 1}, 1),
        ({"crackle": 1, "reality_warp": 0, "conjure": 1, "probability_manipulation": 2}, 3),
        ({"crackle": 3, "conjure": 1, "probability_manipulation": 2}, 3),
    ],
)
def test_it_adds_one_for_each_status_three_at_the_most(tokens: dict[str, int], added: int) -> None:
    stage = bolt(**tokens).do("spend crackle").finish_roll_phase()
    assert stage.health(1) == 46 - added


def test_negative_statuses_count_and_unique_ones_do_not() -> None:
    stage = Stage("scarlet-witch", "miles-morales").tokens(0, crackle=1, webbed=1)
    stage.do(*BOLT).pass_window().do("spend crackle", "no-defence").finish_roll_phase()
    assert stage.health(1) == 45
    stage = Stage("scarlet-witch", "miles-morales").tokens(0, crackle=1)
    stage.s.boards[0].append(stage.token("invisibility"))
    stage.do(*BOLT).pass_window().do("spend crackle", "no-defence").finish_roll_phase()
    assert stage.health(1) == 46


def test_two_a_turn_at_the_most() -> None:
    stage = bolt(crackle=3).do("spend crackle", "spend crackle").until_asked(0)
    assert stage.refuses("spend crackle") == "THR-LEAF-01"
    assert stage.finish_roll_phase().health(1) == 46 - 2 - 1
    assert stage.count(0, CRACKLE) == 1
    stage.next_turn().next_turn().do(*BOLT).pass_window().do("spend crackle")
    assert stage.finish_roll_phase().health(1) == 43 - 4


def test_crackle_belongs_to_the_end_of_her_offensive_roll_phase() -> None:
    stage = witch().tokens(0, crackle=2).until("main-1")
    assert stage.refuses("spend crackle") == "THR-LEAF-01"
    stage.do("roll", "1 1 2 4 6").until_asked(0)
    assert stage.refuses("spend crackle") == "THR-LEAF-01"  # nothing is activated
    stage.do("announce hex-bolt 1")
    assert stage.refuses("spend crackle") == "THR-LEAF-01"
    assert stage.pass_window().refuses("spend crackle") == ""
    assert stage.until("defensive").refuses("spend crackle") == "THR-LEAF-01"


def test_without_an_attack_there_is_no_crackle() -> None:
    stage = witch().tokens(0, crackle=2).do("roll", "5 5 1 4 6", "announce darkhold").pass_window()
    stage.draw()
    assert stage.phase() == "offensive"
    assert stage.refuses("spend crackle") == "THR-LEAF-01"


def test_crackle_joins_an_ultimate() -> None:
    stage = witch().tokens(0, crackle=1).do("roll", "6 6 6 6 6", "announce sealed-your-fate")
    stage.pass_window().do("spend crackle").finish_roll_phase()
    assert stage.health(1) == 50 - 12 - 2  # Conjure and Probability Manipulation came with it


@proves("THR-TIME-04")
def test_in_her_turn_she_spends_it_before_a_card_removes_it() -> None:
    stage = bolt(crackle=2).hand(1, "buh-bye").cp(1, 2).until_asked(1).do("play buh-bye")
    stage.until_asked(0).do("spend crackle", "spend crackle").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 1
    assert not stage.told("token-lost")
    assert (stage.s.cp[1], stage.pile(1)) == (0, ["buh-bye"])


# --- Probability Manipulation ---------------------------------------------------------------------


def test_even_dice_only_and_by_one() -> None:
    stage = witch().tokens(0, probability_manipulation=2).do("roll", "1 2 3 4 5")
    stage.do("spend probability-manipulation")
    assert stage.moves() == ["die 2", "die 4"]
    stage.do("die 4")
    assert stage.moves() == ["to 3", "to 5"]
    stage.do("to 5")
    assert view(stage.s, 0).plain()["roll"]["dice"] == [1, 2, 3, 5, 5]
    stage.do("spend probability-manipulation")  # the only even one
    assert stage.moves() == ["to 1", "to 3"]
    stage.do("to 1")
    assert stage.count(0, ODDS) == 0


def test_a_six_goes_down_only() -> None:
    stage = witch().tokens(0, probability_manipulation=1).do("roll", "1 1 3 5 6")
    stage.do("spend probability-manipulation")
    assert view(stage.s, 0).plain()["roll"]["dice"] == [1, 1, 3, 5, 5]


def test_odd_dice_are_left_alone() -> None:
    stage = witch().tokens(0, probability_manipulation=1).do("roll", "1 1 3 5 5")
    assert stage.refuses("spend probability-manipulation") == "THR-AMB-88"


def test_not_the_dice_of_others() -> None:
    stage = attacked().tokens(0, probability_manipulation=1).do("roll", "2 2 4 4 6").until_asked(0)
    assert stage.refuses("spend probability-manipulation") == "THR-AMB-88"


def test_her_defence_and_her_side_rolls_are_rolls_of_hers() -> None:
    stage = attacked().tokens(0, probability_manipulation=1)
    stage.do("roll", "1 2 3 4 6", "announce vibranium-claws 1", "defend hex-sphere", "1 1 1 4")
    stage.until_asked(0).do("spend probability-manipulation", "to 5").finish_roll_phase()
    assert (stage.health(0), stage.count(0, CRACKLE)) == (47, 1)
    stage = witch().tokens(0, probability_manipulation=1)
    stage.do("roll", "1 2 4 4 6", "announce jinx", "6")
    stage.do("spend probability-manipulation").finish_roll_phase()
    assert len(stage.cards(0)) == 1


def test_what_was_activated_is_final() -> None:
    stage = bolt(probability_manipulation=1)
    assert stage.refuses("spend probability-manipulation") == "THR-AMB-88"


# --- Reality Warp ---------------------------------------------------------------------------------


def warped(dice: str, hero: str = "black-panther") -> Stage:
    """He rolls one of her dice."""
    stage = Stage("scarlet-witch", hero, start=1).tokens(1, reality_warp=1)
    return stage.do("roll", dice).pass_window()


def test_one_die_is_hers_for_one_phase() -> None:
    stage = warped("1 2 3 4 foreign 6")
    assert stage.count(1, WARP) == 0
    shown = view(stage.s, 0).plain()["roll"]
    assert (shown["dice"], shown["foreign"]) == ([1, 2, 3, 4, 6], 6)
    stage.finish_roll_phase().next_turn().next_turn().do("roll", "1 2 3 4 6").pass_window()
    assert view(stage.s, 0).plain()["roll"]["foreign"] == 0


def test_its_symbol_is_none_of_his() -> None:
    stage = warped("1 2 4 4 foreign 3")
    assert not stage.offered("announce vibranium-claws 1")
    assert stage.refuses("announce vibranium-claws 1") == "THR-OFF-05"
    assert warped("1 2 3 4 foreign 3").offered("announce vibranium-claws 1")
    assert not warped("1 2 3 4 foreign 3").offered("announce vibranium-claws 2")
    assert not warped("6 6 6 6 foreign 6").offered("announce wakanda-forever")


def test_its_number_counts() -> None:
    stage = warped("1 2 3 5 foreign 4")
    assert stage.offered("announce meteoric-punch 1")
    assert stage.offered("announce meteoric-punch 2")  # a large straight
    stage.do("announce meteoric-punch 2", "no-defence").finish_roll_phase()
    assert stage.health(0) == 50 - 8 - 1  # and for two Kinetic Energy


def test_it_counts_among_equal_numbers() -> None:
    stage = Stage("scarlet-witch", "miles-morales", start=1).tokens(1, reality_warp=1)
    stage.level(1, "punch", 2).do("roll", "1 1 1 4 foreign 1", "announce punch 1")
    stage.finish_roll_phase()
    assert (stage.health(0), stage.count(1, "combo")) == (45, 1)  # three Thwips, four ones


def test_it_is_kept_or_rolled_like_the_others() -> None:
    stage = warped("1 2 6 6 foreign 6")
    assert stage.offered("keep foreign 6 6") and stage.offered("keep 6 6")
    stage.do("keep foreign 6 6", "6 6").pass_window()
    assert view(stage.s, 1).plain()["roll"] == {
        **{"seat": 1, "dice": [6, 6, 6, 6, 6], "foreign": 6, "for": "offensive"},
    }
    assert stage.offered("announce ancestral-power")
    assert not stage.offered("announce wakanda-forever")
    stage.do("keep 6 6 6 6", "foreign 2").pass_window()
    assert view(stage.s, 1).plain()["roll"]["foreign"] == 2
    assert stage.refuses("keep none") == "THR-OFF-01"


def test_her_own_hand_is_not_warped() -> None:
    stage = witch().tokens(0, reality_warp=1).do("roll", "6 6 6 6 6").pass_window()
    assert stage.count(0, WARP) == 0
    assert stage.offered("announce sealed-your-fate")


def test_the_warped_die_is_gone_in_the_second_phase_of_a_combo() -> None:
    stage = Stage("scarlet-witch", "miles-morales", start=1).tokens(1, reality_warp=1, combo=1)
    stage.do("roll", "1 1 2 4 foreign 6", "announce punch 1", "no-defence").pass_window()
    stage.do("spend combo", "roll", "1 1 2 4 6").pass_window()
    assert view(stage.s, 1).plain()["roll"]["foreign"] == 0


def test_it_is_saved_and_loaded() -> None:
    twin = warped("1 2 6 6 foreign 6").copy()
    assert view(twin.s, 0).plain()["roll"]["foreign"] == 6


# --- Cards ----------------------------------------------------------------------------------------


def test_chaos_magic() -> None:
    stage = witch().hand(0, "chaos-magic").cp(0, 2).until("main-1").do("play chaos-magic")
    stage.pass_window()
    assert (stage.count(0, CONJURE), stage.count(0, CRACKLE)) == (1, 1)


@pytest.mark.parametrize(("card", "token"), [("static-charge", CRACKLE), ("altered-odds", ODDS)])
def test_instants_that_gain_two(card: str, token: str) -> None:
    stage = witch().hand(0, card).cp(0, 1).do(f"play {card}")
    assert stage.count(0, token) == 2


def test_bad_luck_rerolls_up_to_two_even_dice_of_an_opponent() -> None:
    stage = attacked().hand(0, "bad-luck").cp(0, 1).do("roll", "1 2 3 6 6").until_asked(0)
    stage.do("play bad-luck")
    assert stage.moves() == ["die 2", "die 6"]
    stage.do("die 6", "1")
    assert stage.moves() == ["die 2", "die 6", "stop"]
    stage.do("die 6", "5")
    assert view(stage.s, 0).plain()["roll"]["dice"] == [1, 1, 2, 3, 5]
    one = attacked().hand(0, "bad-luck").cp(0, 1).do("roll", "1 2 3 6 6").until_asked(0)
    one.do("play bad-luck", "die 6", "1", "stop")
    assert view(one.s, 0).plain()["roll"]["dice"] == [1, 1, 2, 3, 6]


def test_no_bad_luck_on_odd_dice_or_her_own() -> None:
    stage = attacked().hand(0, "bad-luck").cp(0, 1).do("roll", "1 1 3 5 5").until_asked(0)
    assert stage.refuses("play bad-luck") == "THR-AMB-88"
    stage = witch().hand(0, "bad-luck").cp(0, 1).do("roll", "2 2 4 4 6").until_asked(0)
    assert stage.refuses("play bad-luck") == "THR-AMB-88"


def test_a_hexplosion_adds_for_each_hex() -> None:
    stage = witch().hand(0, "hexplosion").cp(0, 1).do(*BOLT).until("defensive")
    stage.do("play hexplosion", "1 2 3 4 6", "no-defence").finish_roll_phase()
    assert stage.health(1) == 50 - 4 - 3


@pytest.mark.parametrize(("die", "gained", "drawn"), [("6", 1, 0), ("5", 0, 1)])
def test_wild_magic(die: str, gained: int, drawn: int) -> None:
    stage = witch().hand(0, "wild-magic").until("main-1").do("play wild-magic", die)
    stage.pass_window().draw()
    assert (stage.count(0, CONJURE), stage.count(0, CRACKLE)) == (gained, gained)
    assert len(stage.cards(0)) == drawn
