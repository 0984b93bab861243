"""What is particular to Warzones, Cathedrals and the relics of the Inquisition."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.spells import masters
from kostka.games.doomtrooper.terms import ALL_ASPECTS, ARMOUR, KOHORT, OUTPOST, SQUAD
from kostka.kernel.step import Word
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BIKE,
    DARK_BLADE,
    GIANT,
    RASPUTIN_SON,
    RIFLE,
    SOLDIER,
    SWORD,
    TEMPLAR_KNIGHT,
)
from tests.rules.doomtrooper.stage import Stage


def defend(stage: Stage, attacker: str, defender: str, tactic: str, zone: str) -> Stage:
    """Attack, and the defender uses this Warzone."""
    stage.do("attack", f"attacker {attacker}", f"defender {defender}", tactic, f"warzone {zone}")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    return stage


def play(stage: Stage, move: str) -> Stage:
    """A card in a window, and nobody answers it."""
    stage.do(move)
    while stage.where()[-1] == "answers":
        stage.move("pass")
    return stage


# --- Warzones -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "area", "attacker", "defender", "tactic", "values"),
    [
        ("graveton-archipelago", SQUAD, "soldier", "sea-lion", "fight", [6, 12, 8, 5]),
        ("graveton-archipelago", SQUAD, "soldier", "trencher", "fight", [2, 6, 2, 4]),
        ("great-rust-desert", KOHORT, "soldier", "heretic", "shoot", [2, 8, 0, 5]),
        ("infested-asteroid", KOHORT, "trencher", "heretic", "fight", [9, 7, 10, 10]),
        ("infested-asteroid", KOHORT, "soldier", "heretic", "fight", [4, 2, 5, 5]),
        ("phobos-and-deimos", KOHORT, "soldier", "nepharite-of-muawijhe", "fight", [12, 14, 7, 9]),
        ("phobos-and-deimos", KOHORT, "soldier", "nepharite-of-semai", "fight", [11, 10, 9, 8]),
        ("phobos-and-deimos", KOHORT, "soldier", "heretic", "fight", [3, 3, 1, 5]),
        ("phobos-and-deimos", KOHORT, "curator", "nepharite-of-semai", "fight", [6, 5, 4, 8]),
        ("helstrom-mountains", KOHORT, "soldier", "heretic", "fight", [4, -1, 5, 7]),
        ("no-mans-land", SQUAD, "soldier", "trencher", "fight", [4, 3, 3, 7]),
        ("shinrikyo-underworld", SQUAD, "soldier", "trencher", "fight", [6, 5, 0, 6]),
        ("crater-of-anatholia", KOHORT, "soldier", "heretic", "fight", [-1, 3, 4, 5]),
        ("asteroid-settlement", SQUAD, "soldier", "trencher", "fight", [5, 1, 3, 5]),
    ],
)
def test_what_a_warzone_gives_its_defender(
    zone: str, area: Word, attacker: str, defender: str, tactic: str, values: list[int]
) -> None:
    """DOOM-ZONE-08"""
    mine = SOLDIER if attacker == "soldier" else attacker
    stage = Stage([mine, GIANT], [defender, BAUHAUS_MAN], at_areas=[(zone, 1, area)])
    defend(stage, attacker, defender, tactic, zone)
    assert stage.values(defender) == values


def test_a_zone_for_squad_or_kohort_is_played_to_either_but_once() -> None:
    """DOOM-ZONE-03, -04"""
    stage = Stage([SOLDIER], [BAUHAUS_MAN], hands=[["no-mans-land", "no-mans-land"]])
    stage.do("play no-mans-land")
    assert stage.moves() == ["to squad", "to kohort"]
    stage.move("to kohort").to_action()
    assert stage.piece("no-mans-land").area is KOHORT
    assert stage.refuses("play no-mans-land") == "DOOM-ZONE-03"


def test_no_shooting_weapons_in_the_asteroid_settlement() -> None:
    """DOOM-ZONE-09: for both of them."""
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        at_areas=[("asteroid-settlement", 1, SQUAD)],
        on_warriors=[(RIFLE, 0, "soldier"), (SWORD, 1, "bauhaus-man")],
    )
    defend(stage, "soldier", "bauhaus-man", "shoot", "asteroid-settlement")
    assert stage.values("soldier")[1] == 4


def test_in_the_great_rust_desert_every_wound_kills() -> None:
    stage = Stage([GIANT], ["curator", "heretic"], at_areas=[("great-rust-desert", 1, KOHORT)])
    defend(stage, "giant", "curator", "shoot", "great-rust-desert")
    stage.out_of_the_duel()
    assert not stage.in_play("giant") and not stage.in_play("curator")  # 10 to 9, and 1 to 1


def test_the_defender_of_the_crater_takes_dark_symmetry_in_the_duel() -> None:
    stage = Stage(
        [SOLDIER],
        ["curator", "heretic"],
        hands=[[], [DARK_BLADE, DARK_BLADE]],
        at_areas=[("crater-of-anatholia", 1, KOHORT)],
    )
    stage.do("attack", "attacker soldier", "defender curator", "fight")
    while "warzone crater-of-anatholia" not in stage.moves():
        assert "play dark-blade" not in stage.moves()
        stage.move("pass")
    play(stage.move("warzone crater-of-anatholia"), "play dark-blade")
    assert stage.piece("dark-blade").on == stage.piece("curator").number
    assert stage.values("curator") == [3, 5, 5, 6]
    stage.out_of_the_duel()
    assert stage.in_play("soldier")  # 3 of fight against armour 4


def test_who_is_wounded_in_a_fight_for_the_crater_dies() -> None:
    stage = Stage([SOLDIER], ["razide"], at_areas=[("crater-of-anatholia", 1, KOHORT)])
    defend(stage, "soldier", "razide", "fight", "crater-of-anatholia").out_of_the_duel()
    assert not stage.in_play("soldier")


def test_in_shinrikyo_a_defender_is_equipped_in_the_duel_and_only_there() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "trencher"],
        hands=[[], [SWORD, SWORD]],
        at_areas=[("shinrikyo-underworld", 1, SQUAD)],
    )
    stage.duel("soldier", "bauhaus-man")
    stage.move("pass")
    assert "play sword" not in stage.moves()  # he does not defend from there
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN, "trencher"],
        hands=[[], [SWORD, SWORD]],
        at_areas=[("shinrikyo-underworld", 1, SQUAD)],
    )
    defend(stage, "soldier", "bauhaus-man", "fight", "shinrikyo-underworld")
    play(stage, "play sword")
    assert stage.values("bauhaus-man")[0] == 9
    assert stage.piece("sword").on == stage.piece("bauhaus-man").number


def test_a_doomtrooper_shot_from_the_helstrom_mountains_is_worth_double() -> None:
    stage = Stage(
        ["infantry", GIANT], ["bio-giant"], at_areas=[("helstrom-mountains", 1, KOHORT)]
    ).change("infantry", wounded=True)
    defend(stage, "infantry", "bio-giant", "shoot", "helstrom-mountains").out_of_the_duel()
    assert stage.s.promotion[1] == 4  # twice 2


def test_freelancers_earn_promotion_points_in_no_mans_land() -> None:
    """DOOM-MERC-03"""
    for zone, promotion in (("no-mans-land", 2), ("", 0)):
        stage = Stage(
            ["infantry", GIANT],
            ["ex-imperial-freelancer"],
            at_areas=[("no-mans-land", 1, SQUAD)],
        ).change("infantry", wounded=True)
        stage.do("attack", "attacker infantry", "defender ex-imperial-freelancer", "fight")
        stage.do(f"warzone {zone}" if zone else "no-warzone").out_of_the_duel()
        assert stage.s.promotion[1] == promotion


def test_the_zones_of_dark_eden_serve_their_own_tribe() -> None:
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [RASPUTIN_SON],
        at_areas=[("eastern-europe", 1, OUTPOST)],
        opened=True,
    )
    defend(stage, "templar-knight", "rasputin-son", "fight", "eastern-europe")
    assert stage.values("rasputin-son") == [4, 5, 5, 5]
    stage = Stage(
        [RASPUTIN_SON],
        [TEMPLAR_KNIGHT],
        at_areas=[("southern-europe", 1, OUTPOST)],
        opened=True,
    )
    defend(stage, "rasputin-son", "templar-knight", "fight", "southern-europe")
    assert stage.values("templar-knight") == [9, 6, 8, 5]  # against another Tribal warrior
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [RASPUTIN_SON],
        at_areas=[("southern-europe", 1, OUTPOST)],
        opened=True,
    )
    stage.duel("templar-knight", "rasputin-son")  # no Templar, so he is not even asked
    assert stage.values("rasputin-son") == [3, 3, 3, 3]


def test_vehicles_are_strong_in_eastern_europe() -> None:
    stage = Stage(
        [TEMPLAR_KNIGHT],
        [RASPUTIN_SON],
        at_areas=[("eastern-europe", 1, OUTPOST)],
        on_warriors=[(BIKE, 1, "rasputin-son")],
        opened=True,
    )
    defend(stage, "templar-knight", "rasputin-son", "fight", "eastern-europe")
    assert stage.values("rasputin-son") == [4 + 2 + 3, 5 + 3, 5 + 3, 5]


# --- Fortifications -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "aspect"),
    [
        ("the-fukido-cathedral", "mentalism"),
        ("the-gibson-cathedral", "changeling"),
        ("the-heimburg-cathedral", "exorcism"),
        ("the-longshore-cathedral", "elements"),
        ("the-san-dorado-cathedral", "manipulation"),
        ("the-stone-archives", "summoning"),
        ("the-volksburg-cathedral", "kinetics"),
    ],
)
def test_a_cathedral_teaches_your_doomtroopers_one_aspect(key: str, aspect: str) -> None:
    stage = Stage([SOLDIER, "curator"], [BAUHAUS_MAN], hands=[[key, key]])
    stage.do(f"play {key}").to_action()
    for it in ALL_ASPECTS:
        assert masters(stage.s, stage.piece("soldier"), it) == (it.key == aspect)
        assert not masters(stage.s, stage.piece("curator"), it)
        assert not masters(stage.s, stage.piece("bauhaus-man"), it)
    assert stage.refuses(f"play {key}") == "DOOM-FORT-08"


def test_armour_by_places() -> None:
    stage = Stage(
        ["heretic", SOLDIER, "ex-capitol-freelancer"],
        [BAUHAUS_MAN],
        at_areas=[("hideout", 0, KOHORT)],
        on_players=[("luna", 0, 0)],
    )
    assert stage.value("heretic", ARMOUR) == 2 + 2 + 1
    assert stage.value("soldier", ARMOUR) == 4 + 1
    assert stage.value("ex-capitol-freelancer", ARMOUR) == 2 + 2
    assert stage.value("bauhaus-man", ARMOUR) == 3


def test_club_arkadin_strengthens_whoever_has_the_general_sign() -> None:
    stage = Stage(["freelancer-patriarch"], [BAUHAUS_MAN], hands=[["club-arkadin", "club-arkadin"]])
    stage.do("play club-arkadin").to_action()
    assert stage.values("freelancer-patriarch") == [8, 8, 11, 5]
    assert stage.values("bauhaus-man") == [3, 3, 3, 3]
    assert stage.refuses("play club-arkadin") == "DOOM-FORT-08"


def test_golgothas_citadel_makes_followers_of_algeroth_kill_and_leaves_the_game() -> None:
    stage = Stage(
        ["razide", "heretic"],
        [GIANT, SOLDIER],
        at_areas=[("golgothas-citadel", 0, KOHORT)],
    )
    stage.duel("razide", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier")
    stage.s.discard(stage.piece("golgothas-citadel").number, None)
    assert [it.key for it in stage.s.gone[0]] == ["golgothas-citadel"]


def test_heretics_of_the_sewers_attack_in_the_turn_in_which_they_rise() -> None:
    """DOOM-COVER-15"""
    for places, rule in (([("sewers", 0, KOHORT)], ""), ([], "DOOM-COVER-15")):
        stage = Stage(["heretic", "curator"], [SOLDIER], at_areas=places)
        stage.change("heretic", down=True).do("leave-cover").to_action()
        stage.do("attack")
        while "attacker curator" not in stage.moves():
            stage.move("pass")
        assert stage.refuses("attacker heretic") == rule


def test_who_attacks_a_heretic_of_the_palace_pays_ten() -> None:
    stage = Stage(
        [SOLDIER, "mortificator"],
        ["heretic", "curator"],
        destiny=[9, 0],
        at_areas=[("the-stahler-palace", 1, KOHORT)],
    )
    stage.do("attack", "attacker soldier")
    assert stage.refuses("defender heretic") == "DOOM-SPEC-02"
    for attacker, left in (("soldier", 2), ("mortificator", 12)):
        stage = Stage(
            [SOLDIER, "mortificator"],
            ["heretic", "curator"],
            destiny=[12, 0],
            at_areas=[("the-stahler-palace", 1, KOHORT)],
        )
        stage.do("attack", f"attacker {attacker}", "defender heretic")
        assert stage.s.destiny[0] == left


def test_freelancers_of_the_meeting_room_earn_promotion_points() -> None:
    stage = Stage(
        ["ex-imperial-freelancer"], ["infantry"], at_areas=[("discreet-meeting-room", 0, SQUAD)]
    ).change("infantry", wounded=True)
    stage.duel("ex-imperial-freelancer", "infantry").out_of_the_duel()
    assert stage.s.promotion[0] == 2
