"""Doctor Strange: tokens, spells, every ability at every level, every card."""

from __future__ import annotations

import pytest

from tests.rules.dicethrone.stage import Stage

THREE = ("bolts-of-balthakk", "images-of-ikonn", "rings-of-raggadorr")


def strange(*prepared: str) -> Stage:
    return Stage("doctor-strange", "black-panther").prepare(0, *prepared)


ATTACKS = [  # ability, level, dice, row, damage that is dealt, tokens gained, spells prepared
    ("augury", 1, "3 4 6 6 1", "augury", 8, {"deja-vu": 1}, 0),
    ("augury", 2, "3 4 6 6 1", "augury", 9, {"deja-vu": 1, "premonition": 1}, 0),
    ("universal-awareness", 1, "3 3 4 4 1", "universal-awareness", 0, {"premonition": 2}, 0),
    ("universal-awareness", 2, "3 3 4 4 1", "universal-awareness", 0, {"premonition": 3}, 1),
    ("astral-incursion", 1, "1 3 5 6 6", "astral-incursion", 8, {"premonition": 1}, 0),
    ("astral-incursion", 2, "1 3 5 6 6", "astral-incursion", 9, {"premonition": 1}, 1),
    ("mystic-bolts", 1, "1 2 3 4 1", "mystic-bolts 1", 6, {}, 0),
    ("mystic-bolts", 1, "1 2 3 4 5", "mystic-bolts 2", 9, {}, 0),
    ("mystic-bolts", 2, "1 2 3 4 1", "mystic-bolts 1", 7, {}, 0),
    ("mystic-bolts", 2, "1 2 3 4 5", "mystic-bolts 2", 10, {}, 1),
    ("binding", 1, "1 2 5 5 6", "binding", 9, {}, 0),
    ("binding", 2, "1 2 5 5 6", "binding", 10, {}, 1),
    ("wands-of-watoomb", 1, "6 6 6 6 1", "wands-of-watoomb", 5, {}, 1),
    ("wands-of-watoomb", 2, "6 6 6 6 1", "wands-of-watoomb", 7, {}, 2),
]


@pytest.mark.parametrize(("ability", "level", "dice", "row", "damage", "tokens", "spells"), ATTACKS)
def test_each_ability_does_what_its_level_says(
    ability: str,
    level: int,
    dice: str,
    row: str,
    damage: int,
    tokens: dict[str, int],
    spells: int,
) -> None:
    stage = strange()
    if level == 2:
        stage.level(0, ability, 2)
    stage.do("roll", dice, f"announce {row}")
    while stage.s.turn_notes().phase.key == "offensive":
        stage.least()
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - damage
    for token, n in tokens.items():
        assert stage.count(0, token) == n
    assert len(stage.s.prepared[0]) == spells
    bands = ability in ("binding", "wands-of-watoomb")
    assert stage.count(1, "crimson-bands") == int(bands)


def test_the_ultimate_prepares_two_spells_deals_10_and_may_cast_two() -> None:
    stage = strange("bolts-of-balthakk")
    stage.do("roll", "6 6 6 6 6", "announce all-seeing-eye")
    stage.pass_window()
    while "stop" not in stage.moves():
        stage.least()
    stage.do("cast bolts-of-balthakk")
    while stage.s.turn_notes().phase.key == "offensive":
        stage.least()
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - 10 - 3


def test_preparing_looks_at_two_spells_and_puts_the_other_under_the_side_deck() -> None:
    stage = strange().hand(0, "sanctum-study").cp(0, 1).until("main-1")
    stage.do("play sanctum-study", "winds-of-watoomb", "rings-of-raggadorr")
    assert stage.moves() == ["prepare winds-of-watoomb", "prepare rings-of-raggadorr"]
    stage.do("prepare rings-of-raggadorr")
    assert [spell.key for spell in stage.s.prepared[0]] == ["rings-of-raggadorr"]
    assert stage.s.shelved[0][-1].key == "winds-of-watoomb"


def test_at_most_three_spells_are_prepared() -> None:
    stage = strange(*THREE).hand(0, "sanctum-study").cp(0, 1).until("main-1")
    assert stage.refuses("play sanctum-study") == "THR-AMB-88"


def test_deja_vu_starts_the_offensive_roll_phase_anew() -> None:
    stage = strange().tokens(0, deja_vu=1)
    stage.do("roll", "1 1 2 2 5", "keep none", "1 1 1 2 2", "keep none", "1 1 1 1 1")
    stage.do("spend deja-vu", "roll", "3 4 6 6 1", "announce augury").finish_roll_phase()
    assert stage.health(1) == 42
    assert stage.count(0, "deja-vu") == 1  # spent once, gained once


def test_premonition_draws_two_instead_of_one_and_one_goes_back() -> None:
    stage = strange(*THREE).tokens(0, premonition=1).next_turn().next_turn()
    held = len(stage.cards(0))
    stage.do("one-premonition", "on-top")
    back = stage.moves()[0]
    stage.do(back)
    assert len(stage.cards(0)) == held + 1
    assert stage.count(0, "premonition") == 0
    assert stage.s.tops[0][-1].key == back.removeprefix("return ")


def test_three_premonitions_draw_three_and_one_goes_to_the_bottom() -> None:
    stage = strange(*THREE).tokens(0, premonition=3).next_turn().next_turn()
    held = len(stage.cards(0))
    stage.do("three-premonitions", "at-the-bottom")
    back = stage.moves()[0]
    stage.do(back)
    assert len(stage.cards(0)) == held + 2
    assert [card.key for card in stage.s.bottoms[0]] == [back.removeprefix("return ")]


def test_crimson_bands_forbid_cards_in_the_holders_next_roll_phase_and_then_leave() -> None:
    stage = strange().tokens(1, crimson_bands=1).hand(1, "six-it").cp(1, 5)
    stage.next_turn().do("roll", "1 1 2 3 6")
    while stage.asked() != 1:
        stage.skip()
    assert stage.refuses("play six-it") == "THR-LEAF-01"
    stage.do("no-ability").finish_roll_phase()
    assert stage.count(1, "crimson-bands") == 0


def test_the_passive_prepares_a_spell_for_1_cp_in_upkeep() -> None:
    stage = strange().next_turn().next_turn()
    stage.cp(0, 2).do("yes", "images-of-ikonn", "rings-of-raggadorr", "prepare images-of-ikonn")
    assert [spell.key for spell in stage.s.prepared[0]] == ["images-of-ikonn"]
    assert stage.s.cp[0] == 1


def test_the_passive_casts_a_spell_for_a_discarded_card_once_a_turn() -> None:
    stage = strange("rings-of-raggadorr", "images-of-ikonn").hand(0, "six-it", "tip-it")
    stage.life(40, 50).until("main-1")
    stage.do("use sorcerer-supreme 1", "discard six-it", "cast rings-of-raggadorr")
    assert stage.health(0) == 43
    assert stage.pile(0) == ["six-it"]
    assert stage.refuses("use sorcerer-supreme 1") == "THR-PASS-01"


SPELLS = [  # spell, damage of a small straight of Mystic Bolts that gets through
    ("bolts-of-balthakk", 6 + 3),
    ("flames-of-the-faltine", 6 + 4),
    ("vapors-of-valtorr", 6 + 1),
]


@pytest.mark.parametrize(("spell", "damage"), SPELLS)
def test_attack_spells_are_cast_from_mystic_bolts(spell: str, damage: int) -> None:
    stage = strange(spell).do("roll", "1 2 3 4 1", "announce mystic-bolts 1", f"cast {spell}")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - damage
    assert stage.count(1, "crimson-bands") == int(spell == "vapors-of-valtorr")
    assert stage.s.shelved[0][-1].key == spell


def test_flames_of_the_faltine_add_only_2_to_a_small_attack() -> None:
    stage = strange("flames-of-the-faltine")
    stage.do("roll", "6 6 6 6 1", "announce wands-of-watoomb")
    stage.pass_window()
    while not stage.offered("cast flames-of-the-faltine"):
        stage.least()
    stage.do("cast flames-of-the-faltine").finish_roll_phase()
    assert stage.health(1) == 50 - 5 - 2


@pytest.mark.parametrize(("die", "defended"), [("3", False), ("4", True)])
def test_winds_of_watoomb_make_the_attack_undefendable_on_1_to_3(die: str, defended: bool) -> None:
    stage = strange("winds-of-watoomb").do("roll", "1 2 3 4 1", "announce mystic-bolts 1")
    stage.do("cast winds-of-watoomb", die).until("defensive")
    while stage.s.turn_notes().phase.key == "defensive" and not stage.offered("no-defence"):
        if not stage.skip():
            break
    asked = stage.s.turn_notes().phase.key == "defensive" and stage.offered("no-defence")
    assert asked == defended


@pytest.mark.parametrize(
    ("spell", "prevented"), [("shield-of-the-seraphim", 3), ("mists-of-hoggoth", 2)]
)
def test_defence_spells_are_cast_from_the_defence(spell: str, prevented: int) -> None:
    stage = Stage("black-panther", "doctor-strange").prepare(1, spell)
    stage.do("roll", "1 2 3 1 6", "announce vibranium-claws 2", "defend seraphic-shield", "3 5 6 6")
    stage.do(f"cast {spell}").finish_roll_phase()
    assert stage.health(1) == 50 - (5 - prevented)
    assert stage.count(1, "premonition") == int(spell == "mists-of-hoggoth")


def test_the_shield_prevents_by_mandalas_and_gains_premonition() -> None:
    stage = Stage("black-panther", "doctor-strange").prepare(1)
    stage.do("roll", "1 2 3 1 6", "announce vibranium-claws 2", "defend seraphic-shield", "1 2 3 4")
    stage.finish_roll_phase()
    assert stage.health(1) == 50 - (5 - 2)
    assert stage.count(1, "premonition") == 1


def test_the_shield_ii_also_strikes_back_by_cloaks() -> None:
    stage = Stage("black-panther", "doctor-strange").prepare(1).level(1, "seraphic-shield", 2)
    stage.do("roll", "1 2 3 1 6", "announce vibranium-claws 2")
    stage.do("defend seraphic-shield", "1 5 5 2 3").finish_roll_phase()
    assert (stage.health(0), stage.health(1)) == (48, 47)


def test_the_passive_ii_prepares_for_nothing() -> None:
    stage = strange().level(0, "sorcerer-supreme", 2).next_turn().next_turn()
    stage.cp(0, 0).do("images-of-ikonn", "rings-of-raggadorr", "prepare images-of-ikonn")
    assert [spell.key for spell in stage.s.prepared[0]] == ["images-of-ikonn"]


def test_images_of_ikonn_give_deja_vu() -> None:
    stage = strange("images-of-ikonn").hand(0, "six-it").until("main-1")
    stage.do("use sorcerer-supreme 1", "discard six-it", "cast images-of-ikonn")
    assert stage.count(0, "deja-vu") == 1


def test_the_instants_and_main_cards() -> None:
    stage = strange().hand(0, "eye-of-agamotto", "sling-ring", "vishantis-favor").cp(0, 3)
    stage.until("main-1").do("play eye-of-agamotto")
    assert stage.count(0, "deja-vu") == 1
    stage.do("play sling-ring")
    while stage.count(0, "premonition") < 2:
        assert stage.skip()
    stage.do("play vishantis-favor", "5")
    held = len(stage.cards(0))
    while stage.count(0, "premonition") < 3 and len(stage.cards(0)) == held:
        assert stage.skip()
    assert len(stage.cards(0)) == held + 1


def test_vishantis_favor_on_the_eye() -> None:
    stage = strange().hand(0, "vishantis-favor").until("main-1").do("play vishantis-favor", "6")
    stage.do("images-of-ikonn", "rings-of-raggadorr", "prepare images-of-ikonn")
    assert stage.count(0, "premonition") == 3


def test_mirror_dimension_prevents_3_and_half() -> None:
    stage = Stage("black-panther", "doctor-strange").prepare(1).hand(1, "mirror-dimension")
    stage.cp(1, 2).do("roll", "2 3 4 5 6", "announce meteoric-punch 2")
    stage.until("defensive").do("play mirror-dimension", "1 6").finish_roll_phase()
    assert stage.health(1) == 50 - 3  # 8 + 1 - 3 = 6, less half of it
