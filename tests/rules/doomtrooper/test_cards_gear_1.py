"""What is particular to gear and strongholds: Unlimited."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.terms import (
    ARMOUR,
    FIGHT,
    KOHORT,
    SHOOT,
    SQUAD,
)
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    GIANT,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
)
from tests.rules.doomtrooper.stage import Stage


def use(stage: Stage, what: str, *more: str) -> Stage:
    """An ability, and back to whoever is asked after everybody has passed its answers."""
    stage.do(f"use {what}", *more)
    while stage.where()[-1] == "answers":
        stage.move("pass")
    return stage


# --- Weapons ------------------------------------------------------------------------------------


def test_a_bayonet_makes_a_rifle_a_weapon_for_fights_too() -> None:
    stage = Stage(
        [SOLDIER], [BAUHAUS_MAN], hands=[["bayonet"]], on_warriors=[(RIFLE, 0, "soldier")]
    )
    stage.do("play bayonet").to_action()
    assert stage.piece("bayonet").on == stage.piece("rifle").number
    stage.duel("soldier", "bauhaus-man")
    assert stage.values("soldier") == [6, 8, 4, 4]


def test_the_bayonet_serves_only_with_its_own_weapon() -> None:
    """DOOM-DUEL-27: one weapon is used; with the sword, the bayonet gives nothing."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["bayonet"]],
        on_warriors=[(RIFLE, 0, "soldier"), (SWORD, 0, "soldier")],
    )
    stage.do("play bayonet").to_action()
    stage.do("attack", "attacker soldier", "defender bauhaus-man", "fight")
    stage.do("with sword")
    assert stage.value("soldier", FIGHT) == 7


def test_neither_sword_nor_foe_takes_a_bayonet() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["bayonet"]],
        on_warriors=[(SWORD, 0, "soldier"), (RIFLE, 1, "bauhaus-man")],
    )
    assert stage.refuses("play bayonet") in ("DOOM-EQUIP-06", "DOOM-EQUIP-13")


def test_a_sharpener_is_for_blades_only() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["reverberating-sharpener"]],
        on_warriors=[(SWORD, 0, "soldier"), ("punisher-handgun", 0, "soldier")],
    )
    stage.do("play reverberating-sharpener").to_action()
    assert stage.piece("reverberating-sharpener").on == stage.piece("sword").number
    assert stage.value("soldier", FIGHT) == 8 + 1  # sword and sharpener; the pistol for shooting


def test_the_gehenna_puker_spits_six() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], on_warriors=[("gehenna-puker", 0, "soldier")])
    assert stage.duel("soldier", "bauhaus-man", "shoot").value("soldier", SHOOT) == 10


def test_two_handguns_are_used_in_an_attack() -> None:
    """DOOM-EQUIP-11"""
    guns = [("punisher-handgun", 0, "soldier")] * 2 + [("punisher-handgun", 1, "bauhaus-man")] * 2
    stage = Stage([SOLDIER], [BAUHAUS_MAN], on_warriors=guns).duel("soldier", "bauhaus-man")
    assert stage.value("soldier", FIGHT) == 6 and stage.value("bauhaus-man", FIGHT) == 4


def test_the_mortis_sword_grows_with_the_spells_that_its_bearer_could_cast() -> None:
    stage = Stage(
        ["inquisitor", "mystic"],
        [SOLDIER],
        hands=[["exorcise-wound", "elemental-wall", "exorcise-wound"]],
        on_warriors=[("mortis-sword", 0, "inquisitor")],
    )
    assert stage.value("inquisitor", FIGHT) == 5
    stage.do("use store of mortis-sword", "store exorcise-wound").to_action()
    assert stage.value("inquisitor", FIGHT) == 6 and stage.turn().actions == 2
    stage.do("use store of mortis-sword").to_action()
    assert stage.value("inquisitor", FIGHT) == 7
    assert stage.refuses("use store of mortis-sword") == "DOOM-PLAY-01", "no Elements"
    stage.s.discard(stage.piece("mortis-sword").number, None)
    assert stage.pile(0).count("exorcise-wound") == 2


def test_whoever_wields_the_vassht_owns_no_other_blade() -> None:
    stage = Stage(
        ["necromutant", "centurion"],
        [SOLDIER],
        hands=[[SWORD, "punisher-handgun", RIFLE, "vassht"]],
        on_warriors=[("vassht", 0, "necromutant")],
    )
    stage.do("play sword").to_action()
    assert stage.piece("sword").on == stage.piece("centurion").number, "nobody else may have it"
    assert stage.refuses("play vassht") == "DOOM-NEVER-02"
    stage.do("play rifle", "on necromutant").to_action()
    assert stage.value("necromutant", FIGHT) == stage.piece("necromutant").card.printed[0] + 2


def test_the_vassht_is_not_taken_away() -> None:
    stage = Stage(
        [SOLDIER], ["necromutant"], hands=[["heist"]], on_warriors=[("vassht", 1, "necromutant")]
    )
    assert stage.refuses("play heist") != ""


# --- Kits and bombs -----------------------------------------------------------------------------


def test_the_demolition_kit_blows_up_what_protects_its_bearer() -> None:
    stage = Stage(
        [SOLDIER],
        ["clansman"],
        on_warriors=[("demolition-kit", 1, "clansman")],
        at_areas=[("fukido", 1, SQUAD), ("citadel-of-ilian", 0, KOHORT)],
    )
    armour = stage.value("clansman", ARMOUR)
    stage.duel("soldier", "clansman")
    use(stage, "blow-up of demolition-kit")
    assert not stage.in_play("fukido") and not stage.in_play("demolition-kit")
    assert stage.value("clansman", ARMOUR) == armour - 2 and stage.in_play("citadel-of-ilian")


def test_the_demolition_kit_does_nothing_to_the_foes_walls() -> None:
    """The Czech erratum: only what has an effect on its bearer."""
    stage = Stage(
        [SOLDIER],
        ["clansman"],
        on_warriors=[("demolition-kit", 0, "soldier")],
        at_areas=[("fukido", 1, SQUAD)],
    ).duel("soldier", "clansman")
    assert stage.refuses("use blow-up of demolition-kit") == "DOOM-PLAY-03"


def test_first_aid_is_for_comrades_of_the_same_side() -> None:
    stage = Stage(
        [SOLDIER, BAUHAUS_MAN, "necromutant"],
        [STRONG_SIX],
        on_warriors=[("first-aid-kit", 0, "soldier")],
    )
    stage.change("bauhaus-man", wounded=True).change("necromutant", wounded=True)
    stage.change("strong-six", wounded=True)
    stage.do("meditate").do("use heal of first-aid-kit")  # nobody else can be named
    stage.to_action()
    assert not stage.piece("bauhaus-man").wounded and stage.piece("necromutant").wounded
    assert stage.piece("strong-six").wounded and stage.pile(0) == ["first-aid-kit"]


def test_a_smoke_bomb_ends_the_attack_before_a_blow_is_struck() -> None:
    stage = Stage([GIANT], [BAUHAUS_MAN], on_warriors=[("smoke-bomb", 1, "bauhaus-man")])
    stage.do("attack", "attacker giant", "defender bauhaus-man")
    stage.do("use detonate of smoke-bomb").to_action()
    assert stage.in_play("bauhaus-man") and stage.s.active() == 1
    assert not stage.piece("bauhaus-man").wounded and stage.pile(1) == ["smoke-bomb"]


def test_radar_keeps_airships_away() -> None:
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        on_warriors=[("purple-shark", 0, "soldier"), ("radar-scanner", 1, "bauhaus-man")],
    )
    until(stage.do("attack"), "attacker strong-six")
    assert "attacker soldier" not in stage.moves()
    stage = Stage(
        [SOLDIER, STRONG_SIX],
        [BAUHAUS_MAN],
        on_warriors=[("purple-shark", 0, "soldier"), ("radar-scanner", 1, "bauhaus-man")],
    ).change("purple-shark", down=True)
    until(stage.do("attack"), "attacker strong-six")
    assert "attacker soldier" in stage.moves(), "he is outside"


def fly(side: str) -> Stage:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], on_warriors=[("purple-shark", 0, "soldier")])
    stage.duel("soldier", "bauhaus-man", "shoot")
    assert stage.values("soldier") == [4, 8, 8, 4]
    return stage.do(side)


def test_the_purple_shark_may_crash_with_one_wound() -> None:
    stage = fly("heads")
    assert not stage.in_play("purple-shark")
    stage.out_of_the_duel()
    assert stage.piece("soldier").wounded
    stage = fly("tails").out_of_the_duel()
    assert stage.in_play("purple-shark") and not stage.piece("soldier").wounded


def test_who_stands_beside_the_purple_shark_may_escape_a_fight_in_it() -> None:
    stage = Stage(
        [GIANT], [BAUHAUS_MAN], destiny=[0, 7], on_warriors=[("purple-shark", 1, "bauhaus-man")]
    ).change("purple-shark", down=True)
    stage.duel("giant", "bauhaus-man")
    stage.do("use escape of purple-shark", "tails").to_action()
    assert stage.s.active() == 1 and stage.s.destiny[1] >= 2 and stage.in_play("bauhaus-man")


# --- Strongholds --------------------------------------------------------------------------------

CITADELS = [
    ("citadel-of-demnogonis", "curator"),
    ("citadel-of-ilian", "templar"),
    ("citadel-of-muawijhe", "screaming-legionnaire"),
    ("citadel-of-semai", "legionnaire-of-semai"),
]


@pytest.mark.parametrize(("key", "follower"), CITADELS)
def test_a_citadel_protects_the_followers_of_its_apostle(key: str, follower: str) -> None:
    stage = Stage([follower, "centurion"], [SOLDIER], hands=[[key, key]])
    before, other = stage.value(follower, ARMOUR), stage.value("centurion", ARMOUR)
    stage.do(f"play {key}").to_action()
    assert stage.value(follower, ARMOUR) == before + 2
    assert stage.value("centurion", ARMOUR) == other
    assert stage.refuses(f"play {key}") == "DOOM-FORT-08"


@pytest.mark.parametrize(
    ("key", "values"), [("installation", [1, 4, 7, 4]), ("spiked-barricade", [4, 4, 5, 4])]
)
def test_who_is_in_a_shelter_does_not_attack_by_fight(key: str, values: list[int]) -> None:
    stage = Stage([SOLDIER, BAUHAUS_MAN], [STRONG_SIX], hands=[[key]])
    stage.do(f"play {key}", "on soldier").to_action()
    assert stage.values("soldier") == values
    stage.do(f"use pass-on of {key}").to_action()
    assert stage.piece(key).on == stage.piece("bauhaus-man").number
    until(stage.do("attack", "attacker bauhaus-man", "defender strong-six"), "shoot")
    assert stage.refuses("fight") == "DOOM-DUEL-13"


def test_nobody_sabotages_the_secret_hq_while_it_is_paid_for() -> None:
    """DOOM-SAB-01, -07"""
    stage = Stage([SOLDIER], [], on_players=[("secret-hq", 1, 1)], destiny=[0, 5])
    assert stage.refuses("sabotage") == "DOOM-SAB-07"
    stage.do("no-more-actions").do("pay").to_action()
    assert stage.s.destiny[1] == 0 and stage.in_play("secret-hq")
    stage.next_turn()
    stage.next_turn()
    assert not stage.in_play("secret-hq") and stage.pile(1) == ["secret-hq"]
    stage.next_turn()
    assert stage.refuses("sabotage") == ""


def test_the_secret_hq_costs_five() -> None:
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["secret-hq"] * 2], destiny=[12, 0])
    stage.do("play secret-hq").to_action()
    assert stage.s.destiny[0] == 7 and stage.refuses("play secret-hq") == "DOOM-FORT-08"
