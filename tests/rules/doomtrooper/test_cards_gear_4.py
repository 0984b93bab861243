"""What is particular to gear: what is aimed, loaded, poisoned, or takes a wound."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.identity import doomtrooper, is_a
from kostka.games.doomtrooper.terms import ARMOUR, HERETIC, SHOOT, SQUAD
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    GIANT,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    WOUND,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use
from tests.rules.doomtrooper.test_cards_gear_2 import gain

# --- Aiming and loading -------------------------------------------------------------------------


def test_a_nazgaroth_is_empty_after_a_shoot_out_and_is_reloaded() -> None:
    stage = Stage(
        ["necromutant"],
        [STRONG_SIX, GIANT],
        on_warriors=[("nazgaroth", 0, "necromutant")],
        destiny=[5, 0],
    )
    assert stage.refuses("use reload of nazgaroth") == "DOOM-PLAY-01"
    stage.duel("necromutant", "strong-six", "shoot")
    assert gain(stage, "necromutant")[1] == 8
    stage.out_of_the_duel()
    assert not stage.in_play("strong-six") and gain(stage, "necromutant")[1] == 0
    stage.do("use reload-at-once of nazgaroth").to_action()
    assert gain(stage, "necromutant")[1] == 8 and stage.s.destiny[0] >= 0


def test_a_nazgaroth_is_reloaded_by_an_action() -> None:
    stage = Stage(["necromutant"], [GIANT], on_warriors=[("nazgaroth", 0, "necromutant")])
    stage.change("nazgaroth", n=0)
    assert gain(stage, "necromutant")[1] == 0
    use(stage, "reload of nazgaroth").to_action()
    assert gain(stage, "necromutant")[1] == 8 and stage.turn().actions == 2


def test_a_fight_does_not_empty_a_nazgaroth() -> None:
    stage = Stage(["necromutant"], [GIANT], on_warriors=[("nazgaroth", 0, "necromutant")])
    stage.duel("necromutant", "giant").out_of_the_duel()
    assert stage.piece("nazgaroth").n == 1 and stage.piece("necromutant").wounded


@pytest.mark.parametrize(("more", "shoot"), [(0, 8), (1, 12)])
def test_a_nimrod_gathers_strength_with_every_action(more: int, shoot: int) -> None:
    stage = Stage([SOLDIER], [GIANT], on_warriors=[("nimrod-mk-i", 0, "soldier")])
    stage.do("use salvo of nimrod-mk-i", f"dedicate {more}", "attacker soldier", "defender giant")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert gain(stage, "soldier")[1] == shoot
    stage.out_of_the_duel()
    assert stage.to_action().s.active() == 1, "an attack ends the actions"


def test_a_nimrod_without_aiming_shoots_for_four() -> None:
    stage = Stage([SOLDIER], [GIANT], on_warriors=[("nimrod-mk-i", 0, "soldier")])
    assert gain(stage.duel("soldier", "giant", "shoot"), "soldier")[1] == 4


def test_a_laser_sight_is_worth_three_actions_of_aiming() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[["laser-sight"]], on_warriors=[(RIFLE, 0, "soldier")])
    stage.do("play laser-sight").to_action()
    assert stage.refuses("use aim of laser-sight") == "DOOM-ACT-01", "two actions are left"
    rifle = 4
    assert gain(stage.duel("soldier", "giant", "shoot"), "soldier")[1] == rifle + 1
    stage.out_of_the_duel().to_action().next_turn()
    stage.do("use aim of laser-sight", "attacker soldier", "defender giant")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert gain(stage, "soldier")[1] == rifle + 4


def test_a_hardened_fist_doubles_the_base_and_kills() -> None:
    stage = Stage(["chasseur"], [BAUHAUS_MAN], on_warriors=[("hardened-fist", 0, "chasseur")]).do(
        "use punch of hardened-fist", "attacker chasseur", "defender bauhaus-man"
    )
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert gain(stage, "chasseur")[0] == stage.piece("chasseur").card.printed[0]
    stage.out_of_the_duel()
    assert not stage.in_play("bauhaus-man")


# --- Poisons ------------------------------------------------------------------------------------


def poisoned(key: str, wounded: bool = False) -> Stage:
    """A mortificator's poisoned sword has just hit somebody in a fight."""
    stage = Stage(
        ["mortificator"],
        [BAUHAUS_MAN, SOLDIER],
        hands=[[key]],
        on_warriors=[(SWORD, 0, "mortificator")],
        destiny=[0, 4],
    )
    stage.do(f"play {key}").to_action()
    assert stage.piece(key).on == stage.piece("sword").number
    stage.change("bauhaus-man", wounded=wounded)
    return stage.duel("mortificator", "bauhaus-man").out_of_the_duel()


@pytest.mark.parametrize("wounded", [False, True])
def test_cardinals_blood_weakens_instead_of_wounding(wounded: bool) -> None:
    stage = poisoned("cardinals-blood", wounded)
    assert stage.piece("bauhaus-man").wounded is wounded
    assert stage.values("bauhaus-man") == [1, 1, 1, 3] and stage.in_play("cardinals-blood")
    assert len(stage.told("venom-worked")) == 1


def test_the_poison_does_nothing_in_a_shoot_out() -> None:
    stage = Stage(
        ["mortificator"],
        [BAUHAUS_MAN],
        hands=[["cardinals-blood"]],
        on_warriors=[(SWORD, 0, "mortificator")],
    )
    stage.do("play cardinals-blood").to_action()
    stage.duel("mortificator", "bauhaus-man", "shoot").out_of_the_duel()
    assert not stage.told("venom-worked")


def test_spiraling_death_has_to_be_bought_off_in_every_draw_step() -> None:
    stage = poisoned("spiraling-death")
    assert not stage.piece("bauhaus-man").wounded
    stage.do("pay")
    assert stage.in_play("bauhaus-man") and stage.s.destiny[1] == 1
    stage.to_action().next_turn().next_turn()  # with one point he cannot pay again
    assert not stage.in_play("bauhaus-man") and stage.s.promotion[0] == 3


def test_black_bullets_make_a_heretic_of_whom_they_wound() -> None:
    stage = Stage(
        ["necromutant"],
        [BAUHAUS_MAN],
        hands=[["black-bullets"]],
        on_warriors=[
            ("kratach", 0, "necromutant"),
            ("punisher-combo", 1, "bauhaus-man"),
            (RIFLE, 1, "bauhaus-man"),
        ],
    )
    stage.do("play black-bullets").to_action()
    stage.do("attack", "attacker necromutant", "defender bauhaus-man", "shoot", "with rifle")
    stage.out_of_the_duel()
    turned = stage.piece("bauhaus-man")
    assert turned.wounded and is_a(stage.s, turned, HERETIC) and not doomtrooper(stage.s, turned)
    assert stage.pile(1) == ["punisher-combo"], "only for Doomtroopers"


# --- Armour -------------------------------------------------------------------------------------


def test_armor_piercing_ammo_destroys_armour() -> None:
    stage = Stage(
        [SOLDIER],
        [GIANT],
        hands=[["armor-piercing-ammo"]],
        on_warriors=[
            (RIFLE, 0, "soldier"),
            ("gehenna-puker", 0, "soldier"),
            ("composite-armor", 1, "giant"),
        ],
    )
    stage.do("play armor-piercing-ammo").to_action()
    assert stage.piece("armor-piercing-ammo").on == stage.piece("rifle").number, "no flames"
    stage.do("attack", "attacker soldier", "defender giant", "shoot", "with rifle")
    assert gain(stage, "giant")[2] == 0
    stage.out_of_the_duel()
    assert [it.key for it in stage.s.gone[1]] == ["composite-armor"]


def test_lifeguard_armour_takes_two_wounds() -> None:
    stage = Stage(
        [GIANT], [STRONG_SIX, SOLDIER], on_warriors=[("lifeguard-armor", 1, "strong-six")]
    )
    assert gain(stage, "strong-six")[2] == -4
    stage.duel("giant", "strong-six").out_of_the_duel()
    assert stage.piece("lifeguard-armor").wounded and not stage.piece("strong-six").wounded
    stage.to_action().next_turn()
    stage.duel("giant", "strong-six").out_of_the_duel()
    assert not stage.in_play("lifeguard-armor") and not stage.piece("strong-six").wounded
    assert [it.key for it in stage.s.gone[1]] == ["lifeguard-armor"]


def test_lifeguard_armour_is_gone_at_once_by_what_kills_at_once() -> None:
    stage = Stage(
        ["valkyrie"],
        [STRONG_SIX],
        on_warriors=[("lifeguard-armor", 1, "strong-six"), ("ac-41-purifier", 0, "valkyrie")],
    )
    stage.duel("valkyrie", "strong-six", "shoot").out_of_the_duel()
    assert stage.in_play("strong-six") and not stage.in_play("lifeguard-armor")


def test_lifeguard_armour_takes_wounds_by_cards_too() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        hands=[[WOUND]],
        on_warriors=[("lifeguard-armor", 1, "strong-six")],
    )
    stage.do("meditate", "play wound", "on strong-six").to_action()
    assert stage.piece("lifeguard-armor").wounded and not stage.piece("strong-six").wounded


def test_a_stun_grenade_silences_the_opponent() -> None:
    stage = Stage(
        [GIANT], ["mortificator", SOLDIER], on_warriors=[("stun-grenade", 1, "mortificator")]
    )
    stage.do("attack", "attacker giant", "defender mortificator")
    use(stage, "throw of stun-grenade")
    stage.do("fight").out_of_the_duel()
    assert stage.in_play("mortificator") and not stage.piece("mortificator").wounded


def test_a_stun_grenade_is_thrown_before_the_tactic_is_known() -> None:
    stage = Stage([GIANT], ["mortificator"], on_warriors=[("stun-grenade", 1, "mortificator")])
    stage.duel("giant", "mortificator").do("pass")
    assert stage.refuses("use throw of stun-grenade") == "DOOM-PLAY-03"


def test_adrenaline_heals_and_wears_down() -> None:
    stage = Stage(
        [GIANT],
        [BAUHAUS_MAN, SOLDIER],
        on_warriors=[("adrenaline-implants", 1, "bauhaus-man")],
    )
    for armour in (2, 1):
        stage.duel("giant", "bauhaus-man").out_of_the_duel()
        assert not stage.piece("bauhaus-man").wounded
        assert stage.value("bauhaus-man", ARMOUR) == armour
        stage.to_action().next_turn()
    stage.duel("giant", "bauhaus-man").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and stage.s.promotion[0] == 0


def test_a_combat_coordinator_kills_for_good_and_takes_one_wound() -> None:
    stage = Stage(
        ["curator"], [STRONG_SIX, GIANT], on_warriors=[("combat-coordinator", 0, "curator")]
    )
    assert gain(stage, "curator") == [8, 8, 8, 8]
    stage.duel("curator", "strong-six", "shoot").out_of_the_duel()
    assert [it.key for it in stage.s.gone[1]] == ["strong-six"]
    stage.to_action().duel("giant", "curator")
    stage.do("use absorb of combat-coordinator").out_of_the_duel()
    assert not stage.piece("curator").wounded and not stage.in_play("combat-coordinator")


def test_the_missile_meets_who_attacks_from_the_air() -> None:
    stage = Stage(
        ["clansman"],
        [SOLDIER],
        on_warriors=[("autogyro", 0, "clansman")],
        at_areas=[("surface-to-air-missile", 1, SQUAD)],
    )
    stage.do("attack", "attacker clansman", "defender soldier")
    use(stage, "launch of surface-to-air-missile")
    stage.do("shoot")
    assert stage.piece("clansman").wounded and stage.s.duel() is not None, "it goes on"
    stage = Stage(["clansman"], [SOLDIER], at_areas=[("surface-to-air-missile", 1, SQUAD)])
    stage.do("attack", "attacker clansman", "defender soldier").move("pass")
    assert stage.refuses("use launch of surface-to-air-missile") == "DOOM-PLAY-03"


def test_the_numbers_of_a_plain_shot() -> None:
    stage = Stage(["necromutant"], [GIANT], on_warriors=[("meta-cannon", 0, "necromutant")])
    assert stage.value("necromutant", SHOOT) == stage.piece("necromutant").card.printed[1] + 4
