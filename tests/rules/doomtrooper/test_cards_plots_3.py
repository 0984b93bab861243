"""What is particular to special cards about training, the Art, memberships and duels."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import affiliations, is_a
from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.spoils import earns_promotion
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CHANGELING,
    COMMANDER,
    ELEMENTS,
    EXORCISM,
    FIGHT,
    KINETICS,
    MANIPULATION,
    MENTALISM,
    PREMONITION,
    SHOOT,
    Value,
)
from kostka.kernel.step import Word
from tests.rules.doomtrooper.passing import play
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BROADSWORD,
    CASTER,
    GIANT,
    NO_BAUHAUS,
    REDEEMER,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.stage import Stage


def member(stage: Stage, name: str) -> list[str]:
    return [it.key for it in affiliations(stage.s, stage.piece(name))]


# --- Training -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "tactic", "value"),
    [
        ("evasion-training", "fight", ARMOUR),
        ("martial-training", "fight", FIGHT),
        ("sharpshooter", "shoot", SHOOT),
    ],
)
def test_a_trained_warrior_gets_one_for_every_two_points(
    card: str, tactic: str, value: Value
) -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], destiny=[5, 0], on_warriors=[(card, 0, "soldier")])
    stage.duel("soldier", "bauhaus-man", tactic)
    stage.do(f"use train of {card}", "for 4", "pass")
    assert stage.value("soldier", value) == 6 and stage.s.destiny[0] == 1


def test_training_takes_three_actions_and_serves_the_player_of_the_warrior() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["martial-training"]], destiny=[0, 4])
    play(stage, "martial-training", "on bauhaus-man")
    assert stage.turn().left() == 0
    assert stage.piece("martial-training").on == stage.piece("bauhaus-man").number
    stage.next_turn().duel("bauhaus-man", "soldier")
    assert stage.asked() == 1
    stage.do("use train of martial-training", "for 4", "pass")
    assert stage.value("bauhaus-man", FIGHT) == 5


# --- The Art ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "aspect"),
    [
        ("changeling-empathy", CHANGELING),
        ("elemental-empathy", ELEMENTS),
        ("exorcism-empathy", EXORCISM),
        ("kinetic-empathy", KINETICS),
        ("manipulative-empathy", MANIPULATION),
        ("mentalism-empathy", MENTALISM),
        ("premonition-empathy", PREMONITION),
    ],
)
def test_empathy_teaches_all_brothers_of_the_squad_while_its_bearer_lives(
    card: str, aspect: Word
) -> None:
    stage = Stage([REDEEMER, CASTER, SOLDIER], [BAUHAUS_MAN], hands=[[card]])
    play(stage, card, "on redeemer")
    able = [it.key for it in stage.s.troop(0) if masters(stage.s, it, aspect)]
    assert able == ["redeemer", "caster"]
    stage.s.kill(stage.piece("redeemer").number, -1)
    assert not masters(stage.s, stage.piece("caster"), aspect) and not stage.in_play(card)


def test_who_is_at_peace_with_the_art_casts_for_two_points_more() -> None:
    """Item Vision costs four by itself; a combat spell he cannot cast: DOOM-ART-03."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["item-vision", "shield", "presence"], ["framed"]],
        destiny=[6, 0],
        on_warriors=[("at-peace-with-the-art", 0, "soldier")],
    )
    play(stage.do("meditate"), "item-vision")
    assert stage.s.destiny[0] == 7 - 6
    stage.to_action().duel("soldier", "bauhaus-man")
    assert stage.refuses("play shield") == "DOOM-ART-03"
    assert stage.refuses("play presence") == "DOOM-ART-03"


def test_a_spell_that_he_cannot_pay_for_he_does_not_cast() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["item-vision"], ["framed"]],
        destiny=[4, 0],
        on_warriors=[("at-peace-with-the-art", 0, "soldier")],
    )
    assert stage.do("meditate").refuses("play item-vision") == "DOOM-SPEC-02"


def test_where_a_mystic_can_do_it_nobody_pays_more() -> None:
    stage = Stage(
        [SOLDIER, "brother-stern"],
        [BAUHAUS_MAN],
        hands=[["item-vision"], ["framed"]],
        destiny=[6, 0],
        on_warriors=[("at-peace-with-the-art", 0, "soldier")],
    )
    play(stage.do("meditate"), "item-vision")
    assert stage.s.destiny[0] == 7 - 4


def test_a_tainted_conjurer_casts_even_in_a_duel_for_three_points_more() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["shield"]],
        destiny=[7, 0],
        on_warriors=[("tainted", 1, "soldier"), ("tainted-conjurer", 0, "soldier")],
    )
    stage.duel("soldier", "bauhaus-man")
    stage.do("play shield", "for 2", "pass")
    assert stage.value("soldier", ARMOUR) == 6 and stage.s.destiny[0] == 7 - 3 - 2
    stage.do("strengthen shield 5", "for 2")
    assert stage.value("soldier", ARMOUR) == 8 and stage.s.destiny[0] == 0


def test_only_heretics_become_tainted_conjurers() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["tainted-conjurer"]]).do("meditate")
    assert stage.refuses("play tainted-conjurer") == "DOOM-PLAY-02"


def test_a_revelation_lets_a_doomtrooper_cast_one_spell_at_once() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["revelation", "improve-self", "improve-self"]],
    ).do("meditate")
    assert stage.refuses("play improve-self") == "DOOM-ART-03"
    play(stage, "revelation")
    stage.move("cast improve-self")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.values("soldier") == [8, 8, 8, 8]
    assert stage.do("pass").refuses("play improve-self") == "DOOM-ART-03", "only this one"


def test_there_is_no_revelation_without_a_spell() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["revelation", "shield"]]).do("meditate")
    assert stage.refuses("play revelation") == "DOOM-ART-03"


def test_strength_of_will_wards_off_the_dark_symmetry_of_others() -> None:
    stage = Stage(
        [SOLDIER, "child-of-ilian"],
        ["aquabeast"],
        hands=[["strength-of-will"]],
        on_warriors=[("dark-fire", 0, "child-of-ilian"), ("terror", 1, "aquabeast")],
        turns=[2, 2],
    )
    own = stage.value("child-of-ilian", FIGHT)
    play(stage.do("meditate"), "strength-of-will")
    assert stage.value("child-of-ilian", FIGHT) == own
    stage.to_action().duel("soldier", "aquabeast")
    assert stage.value("soldier", ARMOUR) == 4, "it would be one less"
    plain = Stage([SOLDIER], ["aquabeast"], on_warriors=[("terror", 1, "aquabeast")])
    assert plain.duel("soldier", "aquabeast").value("soldier", ARMOUR) == 3


# --- Memberships --------------------------------------------------------------------------------


def test_the_baptised_joins_the_brotherhood_and_casts_nothing() -> None:
    stage = Stage(
        [SOLDIER, "brotherbound-trooper", "chasseur"], [BAUHAUS_MAN], hands=[["honorary-baptism"]]
    )
    stage.do("meditate", "play honorary-baptism")
    assert stage.moves() == ["on soldier", "on bauhaus-man"]
    stage.move("on soldier", "pass")
    assert member(stage, "soldier") == [CAPITOL.key, BROTHERHOOD.key]
    assert not masters(stage.s, stage.piece("soldier"), None)


def test_the_commended_is_of_capitol_as_well() -> None:
    stage = Stage([BAUHAUS_MAN], [SOLDIER, "aquabeast"], hands=[["special-commendation"]])
    play(stage.do("meditate"), "special-commendation")
    assert member(stage, "bauhaus-man") == [BAUHAUS.key, CAPITOL.key]


def test_the_reinstated_is_a_member_again_and_earns_promotion() -> None:
    """DOOM-MERC-02, -03"""
    stage = Stage(
        ["ex-bauhaus-freelancer"],
        [SOLDIER],
        hands=[["reinstatement"], [NO_BAUHAUS]],
    )
    who = "ex-bauhaus-freelancer"
    assert not earns_promotion(stage.s, stage.piece(who)) and member(stage, who) == []
    play(stage, "reinstatement")
    assert stage.values(who) == [3, 3, 5, 2] and member(stage, who) == [BAUHAUS.key]
    assert earns_promotion(stage.s, stage.piece(who))
    stage.move("pass", "play no-bauhaus", f"on {who}", "pass")
    assert not stage.in_play("reinstatement") and stage.values(who) == [2, 2, 4, 1]


def test_who_never_had_a_home_is_not_reinstated() -> None:
    stage = Stage([SOLDIER, "freelancer-patriarch"], [BAUHAUS_MAN], hands=[["reinstatement"]])
    assert stage.refuses("play reinstatement") == "DOOM-PLAY-02"


def test_the_promoted_is_a_commander() -> None:
    """DOOM-CMD-01"""
    stage = Stage([SOLDIER, "ex-bauhaus-freelancer"], ["aquabeast"], hands=[["promoted-special"]])
    play(stage.do("meditate"), "promoted-special")
    assert is_a(stage.s, stage.piece("soldier"), COMMANDER)


# --- Duels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "barred", "other"), [("chasm", "fight", "shoot"), ("heavy-fog", "shoot", "fight")]
)
def test_one_tactic_is_impossible_until_your_next_turn(card: str, barred: str, other: str) -> None:
    """DOOM-RESTR-01"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[[], [card]])
    stage.do("attack", "attacker soldier", "defender bauhaus-man", barred)
    stage.do(f"play {card}", "pass")
    assert stage.s.duel() is None, "it ends at once"
    stage.next_turn()
    assert stage.s.active() == 1
    stage.next_turn()
    stage.do("attack", "attacker soldier", "defender bauhaus-man")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert sorted(stage.moves()) == sorted([barred, other])


def test_meanwhile_only_the_other_tactic_is_announced() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["chasm"]])
    play(stage.do("meditate"), "chasm").to_action()
    stage.do("attack", "attacker soldier", "defender bauhaus-man")
    while stage.where()[-1] != "announcing the tactic":
        stage.move("pass")
    assert stage.moves() == ["shoot"] and stage.refuses("fight") == "DOOM-RESTR-01"


def test_a_dull_blade_is_not_used_in_this_duel() -> None:
    """DOOM-DUEL-29: he takes another one."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[], ["dull-blade"]],
        on_warriors=[(SWORD, 0, "soldier"), (BROADSWORD, 0, "soldier"), (RIFLE, 0, "soldier")],
    )
    stage.do("attack", "attacker soldier", "defender bauhaus-man", "fight", "with broadsword")
    assert stage.value("soldier", FIGHT) == 8
    stage.do("play dull-blade")
    assert stage.moves() == ["on sword", "on broadsword"]
    stage.move("on broadsword", "pass")
    assert stage.value("soldier", FIGHT) == 7
    stage.out_of_the_duel()
    assert stage.value("soldier", FIGHT) == 8, "it is sharp again"


def test_out_of_ammo_is_an_opponents_gun() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[], ["out-of-ammo"]],
        on_warriors=[
            (RIFLE, 0, "soldier"),
            (RIFLE, 1, "bauhaus-man"),
            ("punisher-handgun", 0, "soldier"),
        ],
    )
    stage.do("attack", "attacker soldier", "defender bauhaus-man", "shoot", "with rifle 1")
    stage.do("play out-of-ammo")
    assert stage.moves() == ["on rifle 1", "on punisher-handgun"]
    stage.move("on rifle 1", "pass")
    assert stage.value("soldier", SHOOT) < 8


def test_a_retreat_costs_half_the_value_rounded_up() -> None:
    stage = Stage([STRONG_SIX], [BAUHAUS_MAN], hands=[[], ["retreat"]])
    stage.duel("strong-six", "bauhaus-man").do("play retreat", "pass")
    assert stage.s.duel() is None and stage.s.promotion == [2, 0]
    assert not stage.piece("bauhaus-man").wounded


def test_nobody_reinforces_against_his_own_corporation() -> None:
    """DOOM-REINF-01"""
    stage = Stage(
        [BAUHAUS_MAN, SOLDIER, STRONG_SIX],
        [GIANT],
        hands=[["reinforcements"]],
        destiny=[15, 0],
    )
    stage.duel("bauhaus-man", "giant", "shoot")
    assert stage.refuses("play reinforcements") == "DOOM-REINF-01", "they are of his corporation"


def test_helpers_of_the_same_area_add_their_blows_for_seven_points_each() -> None:
    """DOOM-REINF-02; the opponent says whom of them he strikes at."""
    stage = Stage(
        [BAUHAUS_MAN, SOLDIER, STRONG_SIX, "child-of-ilian"],
        ["samurai"],
        hands=[["reinforcements"]],
        destiny=[15, 0],
    )
    stage.duel("bauhaus-man", "samurai", "shoot")
    play(stage, "reinforcements", "for 14")
    assert stage.asked() == 0 and stage.moves() == ["with soldier", "with strong-six"]
    stage.move("with soldier")
    assert stage.asked() == 1
    assert stage.moves() == ["with bauhaus-man", "with soldier", "with strong-six"]
    stage.move("with strong-six")
    notes = stage.notes()
    assert notes.attacker == stage.piece("strong-six").number
    assert sorted(notes.strikers(notes.attacker)) == sorted(
        int(stage.piece(it).number) for it in ("bauhaus-man", "soldier", "strong-six")
    )
    assert stage.s.destiny[0] == 1


def test_joy_of_victory_heals_the_attacker_who_has_survived() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["joy-of-victory"]])
    stage.duel("soldier", "bauhaus-man")
    assert stage.refuses("play joy-of-victory") == "DOOM-REACT-01"
    while "play joy-of-victory" not in stage.moves():
        stage.move("pass")
    play(stage, "joy-of-victory")
    assert stage.s.destiny[0] == 5


def test_the_wound_of_that_duel_is_healed_and_no_other() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["joy-of-victory"]])
    stage.duel("soldier", "strong-six")
    while "play joy-of-victory" not in stage.moves():
        stage.move("pass")
    assert stage.piece("soldier").wounded
    play(stage, "joy-of-victory")
    assert not stage.piece("soldier").wounded
    old = Stage([STRONG_SIX], [BAUHAUS_MAN], hands=[["joy-of-victory"]])
    old.change("strong-six", wounded=True).duel("strong-six", "bauhaus-man")
    while "play joy-of-victory" not in old.moves():
        old.move("pass")
    play(old, "joy-of-victory")
    assert old.piece("strong-six").wounded


@pytest.mark.proves("DOOM-AMB-102")
def test_in_blind_fury_he_attacks_whom_his_card_spares() -> None:
    stage = Stage(
        ["algeroth-cultist", SOLDIER], ["necromutant", BAUHAUS_MAN], hands=[["blind-fury"]]
    )
    stage.do("attack", "play blind-fury", "attacker algeroth-cultist")
    assert stage.refuses("defender necromutant") == ""
    calm = Stage(["algeroth-cultist"], ["necromutant", BAUHAUS_MAN], hands=[["blind-fury"]])
    calm.do("attack", "attacker algeroth-cultist", "defender bauhaus-man")
    assert calm.refuses("play blind-fury") == "DOOM-PLAY-03", "the fighters are named"


@pytest.mark.proves("DOOM-AMB-102")
def test_in_blind_fury_he_leaves_whom_he_should_attack_first() -> None:
    stage = Stage(["demon-hunter"], ["necromutant", BAUHAUS_MAN], hands=[["blind-fury"]])
    stage.do("attack", "play blind-fury", "attacker demon-hunter")
    assert stage.refuses("defender bauhaus-man") == ""
    calm = Stage(["demon-hunter"], ["necromutant", BAUHAUS_MAN]).do("attack")
    calm.do("attacker demon-hunter")
    assert calm.refuses("defender bauhaus-man") == "DOOM-DUEL-13"


@pytest.mark.proves("DOOM-AMB-102", "DOOM-DUEL-12")
def test_who_may_attack_anybody_needs_no_blind_fury() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["blind-fury"]]).do("attack")
    assert stage.refuses("play blind-fury") == "DOOM-DUEL-12"
    theirs = Stage([SOLDIER], ["algeroth-cultist"], hands=[["blind-fury"]]).do("attack")
    assert theirs.refuses("play blind-fury") == "DOOM-DUEL-12", "he does not attack"


# --- Holds --------------------------------------------------------------------------------------


def test_who_is_held_by_the_throat_does_not_strike() -> None:
    stage = Stage([SOLDIER], [STRONG_SIX], hands=[["by-the-throat"]])
    stage.duel("soldier", "strong-six").do("play by-the-throat", "on soldier", "pass")
    stage.out_of_the_duel()
    assert not stage.piece("soldier").wounded
    shots = Stage([SOLDIER], [STRONG_SIX], hands=[["by-the-throat"]])
    assert shots.duel("soldier", "strong-six", "shoot").refuses("play by-the-throat") == (
        "DOOM-PLAY-03"
    )


def test_a_perfect_hit_kills_for_the_price_of_the_victim() -> None:
    """Nothing saves him: DOOM-DUEL-41 gives no chance."""
    stage = Stage(
        [SOLDIER],
        ["child-of-ilian"],
        hands=[["perfect-hit"], ["narrow-escape"]],
        destiny=[20, 0],
    )
    worth = stage.values("child-of-ilian")[3]
    stage.duel("soldier", "child-of-ilian")
    stage.do("play perfect-hit", "pass")
    assert not stage.in_play("child-of-ilian") and stage.s.destiny[0] == 20 - worth
    stage.move("destiny 0").pass_window()
    assert stage.s.promotion[0] == worth and stage.s.duel() is None
    assert [it.key for it in stage.s.gone[0]] == ["perfect-hit"]


def test_there_is_no_perfect_hit_without_the_points_or_on_a_doomtrooper() -> None:
    stage = Stage([SOLDIER], ["child-of-ilian"], hands=[["perfect-hit"]])
    assert stage.duel("soldier", "child-of-ilian").refuses("play perfect-hit") != ""
    friend = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["perfect-hit"]], destiny=[20, 0])
    assert friend.duel("soldier", "bauhaus-man").refuses("play perfect-hit") == "DOOM-PLAY-01"


def test_a_stranglehold_lasts_until_the_value_of_the_warrior_is_paid() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["stranglehold"], [SWORD]], destiny=[0, 2])
    play(stage, "stranglehold", "on bauhaus-man").next_turn()
    assert stage.refuses("attack") != "" and stage.refuses("seek-cover") == "DOOM-TARGET-09"
    stage.do("play sword").to_action()
    assert stage.piece("sword").on == stage.piece("bauhaus-man").number, "he may receive"
    stage.do("meditate").do("use break-free of stranglehold", "pass")
    assert not stage.in_play("stranglehold") and stage.s.destiny[1] == 0
