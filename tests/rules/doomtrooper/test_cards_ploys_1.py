"""What is particular to the specials of Inquisition."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import OUTPOST, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    DEAR_NINE,
    EIGHT,
    GIANT,
    HOLY_BLADE,
    REDEEMER,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage


def after_the_kill(*hand: str, victim: str | Card = DEAR_NINE) -> Stage:
    """A soldier has killed somebody in a duel; his player is asked what he plays."""
    stage = Stage([STRONG_SIX], [victim, SOLDIER], hands=[list(hand)])
    name = stage.s.table[1].key
    stage.change(name, wounded=True).duel("strong-six", name)
    stage.pass_window()
    while not stage.notes().slain:
        stage.move("pass")
    return stage


# --- Rewards for a kill -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("commendation", [9, 6, 6, 7]),
        ("decoration", [6, 9, 6, 7]),
        ("recognition", [6, 6, 9, 7]),
        ("hero-award", [9, 9, 9, 9]),
        ("honor-award", [7, 7, 7, 6]),
    ],
)
def test_who_kills_a_better_is_rewarded_for_good(key: str, values: list[int]) -> None:
    """DOOM-REACT-01"""
    stage = after_the_kill(key)
    over(stage.do(f"play {key}"))
    stage.out_of_the_duel()
    assert stage.values("strong-six") == values


def test_one_kill_is_rewarded_as_often_as_there_are_cards() -> None:
    """The killer was worth less when he killed, whatever he has got since."""
    stage = after_the_kill("hero-award", "commendation", "commendation")
    for key in ("hero-award", "commendation", "commendation"):
        over(stage.do(f"play {key}"))
    stage.out_of_the_duel()
    assert stage.values("strong-six") == [15, 9, 9, 11]


def test_there_is_no_reward_for_killing_an_equal() -> None:
    stage = after_the_kill("commendation", victim=BAUHAUS_MAN)
    assert stage.refuses("play commendation") == "DOOM-REACT-01"


def test_nor_for_a_legionnaire_nor_without_a_kill() -> None:
    stage = Stage(["necromutant"], [DEAR_NINE, SOLDIER], hands=[["commendation"]])
    assert stage.refuses("play commendation") == "DOOM-REACT-01"
    stage.change("dear-nine", wounded=True).duel("necromutant", "dear-nine").pass_window()
    while not stage.notes().slain:
        stage.move("pass")
    assert stage.refuses("play commendation") == "DOOM-PLAY-02"


# --- Duels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("extra", "dies"), [((), False), ((SWORD,), True)])
def test_ferocity_kills_by_more_than_twice_the_armour(extra: Sequence[Card], dies: bool) -> None:
    stage = Stage(
        [STRONG_SIX],
        [BAUHAUS_MAN, SOLDIER],
        hands=[["ferocity"]],
        on_warriors=[(it, 0, "strong-six") for it in extra],
    )
    stage.duel("strong-six", "bauhaus-man")
    over(stage.do("play ferocity", "on strong-six"))
    stage.out_of_the_duel()
    assert stage.in_play("bauhaus-man") is not dies


def test_two_who_are_attracted_neither_attack_nor_harm_each_other() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN, DEAR_NINE], hands=[["attraction"]])
    over(stage.do("meditate", "play attraction", "on soldier", "with bauhaus-man")).to_action()
    stage.do("attack", "attacker soldier")
    while "defender dear-nine" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("defender bauhaus-man") == "DOOM-DUEL-13"
    stage.do("defender dear-nine", "fight").out_of_the_duel().next_turn()
    stage.do("attack", "attacker bauhaus-man")
    while "defender strong-six" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("defender soldier") == "DOOM-DUEL-13"
    stage.do("defender strong-six", "fight").out_of_the_duel()
    stage.s.discard(stage.piece("bauhaus-man").number, None)
    stage.pass_window() if stage.where()[-1] == "anytime" else stage
    assert not stage.in_play("attraction") and stage.in_play("soldier")


def test_a_subversive_agent_attacks_whom_his_card_spares() -> None:
    """DOOM-DUEL-13, DOOM-CORE-01"""
    stage = Stage([REDEEMER, SOLDIER], ["mystic"], hands=[["subversive-agent"] * 2])
    over(stage.do("play subversive-agent")).to_action()
    assert stage.piece("subversive-agent").on == stage.piece("redeemer").number
    stage.duel("redeemer", "mystic")
    bare = Stage([SOLDIER], ["mystic"], hands=[["subversive-agent"]])
    assert bare.refuses("play subversive-agent") == "DOOM-DUEL-12", "nothing keeps him from it"


def test_sceptics_keep_the_brothers_from_doomtroopers() -> None:
    stage = Stage(["mystic"], [SOLDIER, "inquisitor", "necromutant"], hands=[["skepticism"]])
    over(stage.do("meditate", "play skepticism")).to_action()
    stage.do("attack", "attacker mystic")
    while "defender necromutant" not in stage.moves():
        stage.move("pass")
    assert stage.refuses("defender soldier") == "DOOM-DUEL-13"
    assert stage.refuses("defender inquisitor") == "DOOM-DUEL-13"


def test_a_mortification_kills_in_fights() -> None:
    stage = Stage(["inquisitor"], [BAUHAUS_MAN, SOLDIER], hands=[["mortification"]])
    over(stage.do("play mortification")).to_action()
    stage.duel("inquisitor", "bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and stage.s.promotion[0] == 3


# --- Points -------------------------------------------------------------------------------------


def test_the_duty_roster_pays_for_the_cheap_ones_only_once() -> None:
    stage = Stage([SOLDIER, BAUHAUS_MAN, TEN], [SOLDIER], hands=[["duty-roster"] * 2])
    over(stage.do("meditate", "play duty-roster"))
    stage.to_action()
    stage.next_turn()
    before = stage.s.destiny[0]
    stage.next_turn()
    assert stage.s.destiny[0] == before + 2
    stage.next_turn()
    while stage.asked() != 0:
        stage.move(stage.moves()[0])
    assert stage.refuses("play duty-roster") == "DOOM-CORE-01"


def test_taxes_are_paid_for_squad_and_kohort_and_the_bank_pays_the_rest() -> None:
    stage = Stage(
        [SOLDIER, EIGHT],
        [BAUHAUS_MAN, "necromutant", TEN],
        hands=[["taxation"]],
        destiny=[0, 4],
        opened=True,
    )
    stage.change("ten", area=OUTPOST).change("eight", area=OUTPOST)
    over(stage.do("play taxation")).to_action()
    assert stage.s.destiny == [6, 0]
    stage = Stage([SOLDIER, EIGHT], [TEN], hands=[["taxation"]], opened=True)
    stage.change("ten", area=OUTPOST).change("eight", area=OUTPOST)
    assert stage.refuses("play taxation") == "DOOM-PLAY-01"


def test_the_tithe_is_for_brothers_only() -> None:
    stage = Stage(["mystic"], ["inquisitor", "mystic", SOLDIER], hands=[["tithe"]], destiny=[1, 9])
    over(stage.do("play tithe")).to_action()
    assert stage.s.destiny == [5, 5]


def test_the_third_directorate_counts_everybodys_brothers() -> None:
    stage = Stage(["mystic", SOLDIER], ["inquisitor"], hands=[["the-third-directorate"]])
    over(stage.do("play the-third-directorate")).to_action()
    assert stage.piece("the-third-directorate").area is SQUAD
    stage.next_turn().next_turn()
    assert stage.s.destiny[0] == 2


def test_the_fourth_directorate_gives_one_more_action_in_every_turn() -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[["the-fourth-directorate"]])
    over(stage.do("play the-fourth-directorate")).to_action()
    assert stage.turn().actions == 2 and stage.turn().calm == 1
    stage.next_turn().next_turn()
    assert stage.turn().actions == 3 and stage.turn().calm == 1


# --- The Art ------------------------------------------------------------------------------------


def test_the_first_directorate_teaches_every_aspect() -> None:
    spell = "elemental-wall"
    stage = Stage(
        ["inquisitor"], [SOLDIER], hands=[["the-first-directorate", spell]], destiny=[9, 0]
    )
    plain = Stage(["inquisitor"], [SOLDIER], hands=[[spell]], destiny=[9, 0])
    plain.duel("inquisitor", "soldier")
    assert plain.refuses(f"play {spell}") == "DOOM-ART-03"
    over(stage.do("play the-first-directorate")).to_action()
    stage.duel("inquisitor", "soldier")
    assert stage.refuses(f"play {spell}") == ""


def test_empathy_lets_the_brothers_of_the_squad_summon() -> None:
    stage = Stage(
        ["inquisitor"],
        [SOLDIER],
        hands=[["summoning-empathy", "summon-trooper"]],
        decks=[["free-marine"] * 9],
        destiny=[20, 0],
    )
    assert stage.refuses("play summon-trooper") in ("DOOM-SPEC-03", "DOOM-ART-03")
    over(stage.do("play summoning-empathy"))
    while stage.where()[-1] != "anytime":
        stage.move("pass")
    assert stage.refuses("play summon-trooper") == ""


def test_the_second_directorate_kills_for_the_value_of_the_wounded() -> None:
    stage = Stage(
        ["inquisitor"],
        [BAUHAUS_MAN, SOLDIER],
        hands=[["the-second-directorate"]],
        destiny=[3, 0],
    )
    over(stage.do("play the-second-directorate")).to_action()
    stage.duel("inquisitor", "bauhaus-man")
    over(stage.do("use finish-off of the-second-directorate"))
    stage.out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and stage.s.promotion[0] == 3
    assert stage.s.destiny[0] == 0
    poor = Stage(
        ["inquisitor"], [BAUHAUS_MAN, SOLDIER], at_areas=[("the-second-directorate", 0, SQUAD)]
    )
    poor.duel("inquisitor", "bauhaus-man").to_window("last chance")
    assert poor.refuses("use finish-off of the-second-directorate") == "DOOM-SPEC-02"


# --- What is discarded --------------------------------------------------------------------------


def test_in_an_age_of_catastrophe_there_is_no_equipment() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["age-of-catastrophe", RIFLE]],
        destiny=[5, 0],
        on_warriors=[(SWORD, 1, "bauhaus-man"), (VEST, 0, "soldier"), (HOLY_BLADE, 0, "soldier")],
    )
    over(stage.do("play age-of-catastrophe"))
    assert not stage.in_play("sword") and not stage.in_play("vest") and stage.in_play("holy-blade")
    assert stage.s.destiny[0] == 0
    stage.to_action().next_turn()
    stage.s.hands[1].append(RIFLE)
    stage.s.offered = None
    assert stage.refuses("play rifle") == "DOOM-CORE-01"


def test_the_wrath_of_algeroth_spares_his_followers() -> None:
    stage = Stage(
        ["necromutant", "bio-giant"],
        [BAUHAUS_MAN],
        hands=[["wrath-of-algeroth"] * 2],
        on_warriors=[(SWORD, 0, "necromutant"), (VEST, 1, "bauhaus-man")],
    )
    follows = stage.piece("necromutant").card.follows
    assert follows is not None and follows.key == "algeroth"
    over(stage.do("meditate", "play wrath-of-algeroth"))
    assert stage.in_play("sword") and not stage.in_play("vest")
    while stage.asked() != 0 or stage.where()[-1] != "anytime":
        stage.move(stage.moves()[0])
    assert stage.refuses("play wrath-of-algeroth") == "DOOM-PLAY-01"


def test_the_curse_of_algeroth_discards_one_special_and_more_for_destiny() -> None:
    lying = [("reputation", 1, "bauhaus-man"), ("knighthood", 1, "bauhaus-man")]
    stage = Stage(
        ["necromutant"],
        [BAUHAUS_MAN],
        hands=[["curse-of-algeroth"]],
        destiny=[7, 0],
        on_warriors=[*lying, (VEST, 1, "bauhaus-man")],
    )
    over(stage.do("meditate", "play curse-of-algeroth", "on reputation"))
    assert stage.moves() == ["no", "with knighthood"]
    stage.move("with knighthood")
    assert stage.s.destiny[0] == 4 and not stage.in_play("knighthood") and stage.in_play("vest")
    without = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["curse-of-algeroth"]], on_warriors=lying)
    without.do("meditate")
    assert without.refuses("play curse-of-algeroth") == "DOOM-PLAY-01"


def test_a_forgery_is_no_relic() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["forgery"]],
        on_warriors=[(HOLY_BLADE, 1, "bauhaus-man"), (SWORD, 1, "bauhaus-man")],
    )
    over(stage.do("meditate", "play forgery"))
    assert not stage.in_play("holy-blade") and stage.in_play("sword")


# --- Hands and cover ----------------------------------------------------------------------------


def test_a_hidden_cache_fills_the_hand() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[["hidden-cache", VEST]], decks=[[], []])
    stage.do("meditate")
    assert stage.refuses("play hidden-cache") == "DOOM-PLAY-01", "nothing to draw"
    stage = Stage([SOLDIER], [GIANT], hands=[["hidden-cache", VEST]])
    stage.s.decks[0] = [EIGHT] * 9
    stage.do("meditate")
    over(stage.move("play hidden-cache"))
    while len(stage.s.hands[0]) < 7:
        stage.s.choose(stage.s.options()[0])
    assert [it.key for it in stage.s.gone[0]] == ["hidden-cache"]
    assert stage.moves()[0] == "pass", "no more is drawn"


def test_nobody_finds_cover_on_thadeus_pallet() -> None:
    stage = Stage([SOLDIER, STRONG_SIX], [BAUHAUS_MAN], hands=[["thadeuss-pallet"]])
    over(stage.do("meditate", "play thadeuss-pallet")).to_action()
    assert stage.refuses("seek-cover") == "DOOM-COVER-13"


@pytest.mark.parametrize("key", ["declaration-of-corporate-dissension", "the-unofficial-doctrine"])
def test_what_is_allowed_anyway_cannot_be_allowed(key: str) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[key]])
    stage.do("meditate")
    assert stage.refuses(f"play {key}") == "DOOM-DUEL-12"
