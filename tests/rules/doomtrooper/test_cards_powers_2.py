"""What is particular to spells, Ki and gifts: Inquisition, Golgotha, Apocalypse, Mortificator."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    EQUIPMENT,
    FIGHT,
    HERETIC,
    ILIAN,
    MISHIMA,
    MUAWIJHE,
    SEMAI,
    SQUAD,
)
from tests.rules.doomtrooper.passing import settle
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BUNKER,
    GIANT,
    HOLY_BLADE,
    IMMUNE_TO_ART,
    PACT,
    PLUS_FOUR,
    SOLDIER,
    STRONG_SIX,
    SWIFT,
    SWORD,
    VEST,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
DARK_ONE: Final = warrior("dark-one", DARK_LEGION, (4, 4, 6, 4))
RENEGADE: Final = warrior("turncoat", DARK_LEGION, (4, 4, 4, 4), kinds=(HERETIC,))
SAMURAI: Final = warrior("blade", MISHIMA, (5, 5, 5, 5))
SHADOW: Final = warrior("shadow", MISHIMA, (5, 5, 5, 5), kinds=(SHADOW_WALKERS,))
HERO: Final = warrior("hero", CAPITOL, (5, 5, 5, 6), personality=True)
DARK_ARMS: Final = [
    it for it in CARDS.values() if it.kind is EQUIPMENT and it.affiliation is DARK_LEGION
]
FOLLOWERS: Final = {
    it: warrior("follower", DARK_LEGION, (4, 4, 6, 4), follows=it)
    for it in (ALGEROTH, ILIAN, MUAWIJHE, SEMAI)
}


# --- Weather ------------------------------------------------------------------------------------


def test_an_arctic_wave_goes_on_as_long_as_it_is_paid_for() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["arctic-wave"]], destiny=[3, 0])
    stage.do("meditate", "play arctic-wave").to_action()
    assert stage.values("soldier") == [2, 2, 4, 4] and stage.values("mage") == [2, 2, 4, 5]
    stage.next_turn().do("no-more-actions", "pay").to_action()
    assert stage.s.destiny[0] == 0 and stage.value("soldier", FIGHT) == 2
    stage.next_turn().next_turn()
    assert stage.value("soldier", FIGHT) == 4, "nothing is left to pay with"


def test_an_elemental_alteration_lasts_until_your_next_turn() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["elemental-alteration"]])
    stage.do("meditate", "play elemental-alteration").to_action()
    assert stage.values("soldier") == [3, 3, 5, 4]
    assert stage.next_turn().values("mage") == [3, 3, 5, 5]
    assert stage.next_turn().values("mage") == [4, 4, 4, 5]


# --- In a duel ----------------------------------------------------------------------------------


def test_who_is_enlarged_grows_by_two_for_six_points() -> None:
    stage = Stage([SOLDIER, MAGE], [BAUHAUS_MAN], hands=[["enlarge"]], destiny=[13, 0])
    stage.duel("soldier", "bauhaus-man").do("play enlarge", "on soldier", "for 12")
    settle(stage)
    assert stage.values("soldier") == [8, 8, 8, 8]


def test_a_fist_of_fury_is_distributed_and_strengthened() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["fist-of-fury"]], destiny=[7, 0])
    stage.duel("mage", "soldier").do("play fist-of-fury", "for 5")
    settle(stage)
    stage.do("fight 3", "shoot 0")
    assert stage.values("mage") == [7, 4, 6, 5]
    stage.move("pass")
    armour = next(it for it in stage.moves() if it.startswith("strengthen fist-of-fury"))
    stage.do(armour, "for 2")
    assert stage.values("mage") == [7, 4, 8, 5]


def test_a_fist_of_fury_helps_in_a_shoot_out_too() -> None:
    """DOOM-DUEL-15"""
    stage = Stage([MAGE], [SOLDIER], hands=[["fist-of-fury"]], destiny=[2, 0])
    stage.duel("mage", "soldier", "shoot").do("play fist-of-fury", "for 2")
    settle(stage)
    stage.do("fight 0", "shoot 2")
    assert stage.values("mage") == [4, 6, 4, 5]


def test_transmutation_shifts_values_and_wounds_afterwards() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["transmutation"]])
    stage.duel("mage", "soldier").do("play transmutation")
    settle(stage)
    stage.do("fight 4", "shoot 0")
    assert stage.values("mage") == [4, 0, 8, 5]
    stage.out_of_the_duel()
    assert stage.piece("mage").wounded and stage.piece("soldier").wounded
    assert stage.s.promotion == [0, 0]


def test_pacifism_takes_both_from_the_field() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["pacifism"]])
    stage.duel("mage", "soldier").do("play pacifism").out_of_the_duel()
    assert not stage.in_play("mage") and not stage.in_play("soldier")
    assert stage.s.promotion == [0, 0] and stage.pile(1) == ["soldier"]


def test_pacifism_does_not_move_the_immune() -> None:
    """DOOM-IMM-04"""
    stage = Stage([MAGE], [IMMUNE_TO_ART], hands=[["pacifism"]])
    stage.duel("mage", "immune-to-art").do("play pacifism")
    settle(stage)
    assert stage.in_play("mage") and stage.in_play("immune-to-art")


def test_a_press_wounds_both_and_ends_the_duel() -> None:
    stage = Stage([MAGE], [GIANT], hands=[["press"]])
    stage.change("giant", wounded=True)
    stage.duel("mage", "giant").do("play press").out_of_the_duel()
    assert stage.piece("mage").wounded and not stage.in_play("giant")
    assert stage.s.promotion == [0, 0] and stage.s.destiny == [0, 0]


# --- Losses -------------------------------------------------------------------------------------


def test_annihilation_leaves_nothing_in_play() -> None:
    stage = Stage(
        [MAGE],
        [IMMUNE_TO_ART, SOLDIER],
        hands=[["annihilation"]],
        on_warriors=[(SWORD, 1, "soldier")],
        on_all=[(PACT, 1)],
    )
    stage.do("play annihilation")
    settle(stage)
    assert stage.s.table == []
    assert sorted(it.key for it in stage.s.gone[1]) == ["immune-to-art", "pact", "soldier", "sword"]
    assert sorted(it.key for it in stage.s.gone[0]) == ["annihilation", "mage"]


def test_whoever_is_disposed_of_costs_fifteen() -> None:
    stage = Stage([MAGE], [SOLDIER, STRONG_SIX, GIANT], hands=[["dispose"]], destiny=[31, 0])
    stage.do("play dispose", "on soldier", "for 30")
    settle(stage)
    stage.do("with giant")
    assert [it.key for it in stage.s.troop(1)] == ["strong-six"] and stage.s.destiny[0] == 1


def test_envision_finds_legionnaires_in_cover_only_and_is_an_attack() -> None:
    stage = Stage([MAGE], [DARK_ONE, SOLDIER], hands=[["envision"]])
    assert stage.refuses("play envision") == "DOOM-PLAY-02"
    stage.change("dark-one", down=True)
    stage.do("play envision")
    settle(stage)
    assert not stage.in_play("dark-one") and stage.turn().basic


def test_the_first_special_card_of_an_equilibrium_is_free() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER, STRONG_SIX],
        hands=[["equilibrium"]],
        destiny=[3, 0],
        on_warriors=[(PLUS_FOUR, 1, "soldier"), (PLUS_FOUR, 1, "strong-six")],
    )
    stage.do("meditate", "play equilibrium", "on plus-four 1", "for 3")
    settle(stage)
    stage.do("with plus-four")
    assert not stage.in_play("plus-four") and stage.s.destiny[0] == 1


def test_gusts_blow_cards_away_at_random() -> None:
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[["gusts-of-hesitation"], ["fly", "strike", "press"]],
        destiny=[1, 0],
    )
    stage.do("meditate", "play gusts-of-hesitation", "for 2")
    settle(stage)
    assert stage.s.at_chance()
    stage.s.choose(stage.s.options()[0])
    stage.s.choose(stage.s.options()[0])
    assert len(stage.s.hands[1]) == 1 and len(stage.s.buried[1]) == 2


def test_a_storm_of_chaos_empties_a_hand() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["storm-of-chaos"], ["fly", "strike"]], destiny=[4, 0])
    stage.do("play storm-of-chaos").to_action()
    assert stage.s.hands[1] == [] and stage.s.destiny[0] == 0


def test_nathaniels_opportunity_renews_the_draw_pile() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["nathaniels-opportunity"]])
    assert stage.refuses("play nathaniels-opportunity") == "DOOM-PLAY-01"
    stage.s.piles[0].append(SOLDIER)
    stage.s.offered = None
    stage.do("play nathaniels-opportunity").to_action()
    assert stage.s.decks[0] == [SOLDIER] and stage.s.piles[0] == []


# --- Piles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "price"), [("piles", 3), ("decks", 6)])
def test_a_defence_is_summoned_from_either_pile(place: str, price: int) -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["summon-defense"]], destiny=[6, 0])
    getattr(stage.s, place)[0].append(BUNKER)
    stage.do("meditate", "play summon-defense", "summon bunker").to_action()
    assert stage.in_play("bunker") and stage.s.destiny[0] == 7 - price
    assert stage.turn().actions == 2, "no action is taken for it"


@pytest.mark.parametrize(("place", "price"), [("piles", 4), ("decks", 7)])
def test_an_item_is_given_to_a_warrior_of_the_squad(place: str, price: int) -> None:
    stage = Stage([MAGE, SOLDIER, DARK_ONE], [BAUHAUS_MAN], hands=[["summon-item"]], destiny=[6, 0])
    getattr(stage.s, place)[0].append(SWORD)
    stage.do("meditate", "play summon-item", "summon sword")
    assert sorted(stage.moves()) == ["with mage", "with soldier"]
    stage.do("with soldier").to_action()
    assert stage.piece("sword").on == stage.piece("soldier").number
    assert stage.s.destiny[0] == 7 - price


def test_a_relic_is_summoned_unless_there_is_one_already() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["summon-relic"]], destiny=[10, 0])
    stage.do("meditate")
    assert stage.refuses("play summon-relic") == "DOOM-PLAY-01"
    stage.s.decks[0].append(HOLY_BLADE)
    stage.s.offered = None
    stage.do("play summon-relic", f"summon {HOLY_BLADE.key}").to_action()
    assert stage.in_play(HOLY_BLADE.key) and stage.s.destiny[0] == 1


@pytest.mark.parametrize(("place", "price"), [("piles", 2 + 6), ("decks", 2 + 2 * 6)])
def test_a_hero_is_summoned(place: str, price: int) -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["summon-hero"]], destiny=[14, 0])
    getattr(stage.s, place)[0] += [HERO, STRONG_SIX]
    stage.do("meditate", "play summon-hero")
    assert stage.moves() == ["summon hero"] or stage.where()[-1] == "answers"
    stage.do("summon hero").to_action()
    assert stage.piece("hero").area is SQUAD and stage.s.destiny[0] == 15 - price


def test_a_warzone_is_summoned_as_an_action() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["summon-warzone"]], destiny=[8, 0])
    stage.s.decks[0].append(ZONE_A)
    stage.do("play summon-warzone", "summon zone-a").to_action()
    assert stage.in_play("zone-a") and stage.s.destiny[0] == 0 and stage.turn().actions == 2


def test_dark_summoning_arms_its_bearer_with_what_is_dark() -> None:
    arms = [it for it in DARK_ARMS if it.actions == 1]
    stage = Stage(
        [FOLLOWERS[ALGEROTH]],
        [SOLDIER],
        decks=[[SWORD]],
        on_warriors=[("dark-summoning", 0, "follower")],
        at_first_action=False,
    )
    stage.s.decks[0] = [SWORD]
    stage.to_action()
    stage.s.decks[0] = [SWORD]
    stage.s.offered = None
    assert stage.refuses("use arm of dark-summoning") == "DOOM-PLAY-01"
    stage.s.decks[0] = [arms[0], SWORD]
    stage.s.offered = None
    stage.do("use arm of dark-summoning", f"summon {arms[0].key}")
    settle(stage)
    assert stage.piece(arms[0].key).on == stage.piece("follower").number
    assert not stage.in_play("dark-summoning")


# --- Gifts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "n"), [("barbarous-power", 1), ("unholy-power", 4), ("ungodly-power", 5)]
)
def test_powers_of_heretics(key: str, n: int) -> None:
    stage = Stage([RENEGADE], [SOLDIER], hands=[[key]])
    stage.do(f"play {key}").to_action()
    assert stage.values("turncoat") == [4 + n] * 4
    stage = Stage([DARK_ONE], [SOLDIER], hands=[[key]])
    assert stage.refuses(f"play {key}") == "DOOM-DARK-12"


def test_nobody_strikes_back_at_an_unholy_eye() -> None:
    stage = Stage([RENEGADE], [SWIFT], on_warriors=[("unholy-eye", 0, "turncoat")])
    stage.duel("turncoat", "swift").out_of_the_duel()
    assert not stage.piece("turncoat").wounded, "though the other is swift and strong"
    stage = Stage([GIANT], [RENEGADE], on_warriors=[("unholy-eye", 1, "turncoat")])
    stage.duel("giant", "turncoat").out_of_the_duel()
    assert stage.in_play("turncoat") and not stage.piece("turncoat").wounded


@pytest.mark.parametrize(("answer", "wounded"), [("pay", True), ("let-go", False)])
def test_the_evil_eye_is_bought_off_for_three(answer: str, wounded: bool) -> None:
    stage = Stage(
        [RENEGADE], [STRONG_SIX], destiny=[0, 3], on_warriors=[("evil-eye", 0, "turncoat")]
    )
    stage.do("attack", "attacker turncoat", "defender strong-six", answer, "fight")
    stage.out_of_the_duel()
    assert stage.piece("turncoat").wounded is wounded
    assert stage.s.destiny[1] == (0 if wounded else 3)


def test_behest_looks_into_a_hand() -> None:
    stage = Stage(
        [FOLLOWERS[SEMAI]],
        [SOLDIER],
        hands=[[], ["fly"]],
        on_warriors=[("behest", 0, "follower")],
    )
    stage.do("use look of behest").to_action()
    assert [it.it.key for it in stage.told("hand-seen")] == ["fly"] and stage.turn().actions == 1


def test_whoever_heard_the_shriek_pays_to_attack() -> None:
    stage = Stage(
        [FOLLOWERS[MUAWIJHE]],
        [SOLDIER, STRONG_SIX],
        destiny=[2, 3],
        on_warriors=[("shriek", 0, "follower")],
    )
    stage.do("use shriek of shriek")
    settle(stage)
    stage.do("with soldier").to_action().next_turn()
    stage.do("attack")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert stage.refuses("attacker soldier") != "", "he has three points, not four"
    assert stage.refuses("attacker strong-six") == ""


def test_changeling_power_settles_the_base_anew() -> None:
    stage = Stage([FOLLOWERS[ILIAN]], [SOLDIER], hands=[["changeling-power"]])
    stage.do("play changeling-power")
    settle(stage)
    stage.do("fight 12", "shoot 1").to_action()
    assert stage.values("follower") == [12, 1, 1, 4]


def test_a_pound_of_flesh_is_one_of_three_things() -> None:
    for ability, check in (("empty", "hand"), ("devour", "soldier"), ("ruin", "points")):
        stage = Stage(
            [DARK_ONE],
            [SOLDIER],
            hands=[[], ["fly", "strike"]],
            destiny=[0, 25],
            on_warriors=[("pound-of-flesh", 0, "dark-one")],
        )
        stage.do("meditate", f"use {ability} of pound-of-flesh")
        if "on seat 2" in stage.moves():
            stage.move("on seat 2")
        settle(stage)
        assert (stage.s.hands[1] == []) is (check == "hand")
        assert stage.in_play("soldier") is (check != "soldier")
        assert stage.s.destiny[1] == (5 if check == "points" else 25)
        assert [it.key for it in stage.s.gone[0]] == ["pound-of-flesh"]


def test_a_pound_of_flesh_is_not_for_heretics() -> None:
    stage = Stage([RENEGADE], [SOLDIER], hands=[["pound-of-flesh"]])
    assert stage.refuses("play pound-of-flesh") == "DOOM-DARK-12"


def test_banishment_sends_a_legionnaire_back_to_the_hand() -> None:
    stage = Stage(
        [MAGE],
        [DARK_ONE, SOLDIER],
        hands=[["banishment"]],
        destiny=[5, 0],
        on_warriors=[(VEST, 1, "dark-one")],
    )
    stage.do("play banishment").to_action()
    assert [it.key for it in stage.s.hands[1]] == ["dark-one"] and stage.pile(1) == ["vest"]
    assert stage.turn().actions == 1
