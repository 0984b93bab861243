"""What is particular to the cards of Mishima."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kostka.games.doomtrooper.cards.kinds import HATAMOTOS, SHADOW_WALKERS
from kostka.games.doomtrooper.identity import affiliations, is_a
from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_SYMMETRY,
    FIGHT,
    MISHIMA,
    SHOOT,
    SQUAD,
    VALUE,
)
from kostka.games.doomtrooper.values import given, immunities
from tests.rules.doomtrooper.props import NO_MISHIMA, SLAYER, SOLDIER, STRONG_SIX, TO_LEGION, WOUND
from tests.rules.doomtrooper.stage import Borne, Cards, Stage

EQUIPPED = [  # a Samurai, 3/3/3/3, in a duel of this tactic
    ("scalper", "fight", [4, 3, 3, 3]),
    ("mishimese-dragonbike", "shoot", [5, 8, 3, 3]),
    ("archer-sniper-rifle", "shoot", [3, 5, 3, 3]),
    ("fukimura-no-12-kamikaze", "shoot", [3, 6, 6, 6]),
    ("mishimese-ceremonial-blade", "fight", [7, 3, 3, 3]),
]


@pytest.mark.parametrize(("key", "tactic", "values"), EQUIPPED)
def test_what_its_equipment_gives_a_samurai(key: str, tactic: str, values: list[int]) -> None:
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[(key, 0, "samurai")])
    assert stage.duel("samurai", "soldier", tactic).values("samurai") == values


def test_only_mishima_gets_it() -> None:
    for key, *_ in EQUIPPED:
        stage = Stage(["hussar"], [SOLDIER], hands=[[key]])
        assert stage.refuses(f"play {key}") == "DOOM-EQUIP-06"


def test_the_scalper_frightens_the_opponent() -> None:
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[("scalper", 0, "samurai")])
    assert stage.duel("samurai", "soldier").value("soldier", FIGHT) == 3


def test_a_mission_of_a_hatamoto_comes_before_all_others() -> None:
    missions = [("exonerated-ronin", 0, "hatamoto"), ("clan-infighting", 0, "clansman")]
    stage = Stage(["hatamoto", "clansman"], ["trencher"], on_warriors=missions)
    stage.change("trencher", wounded=True).duel("clansman", "trencher").out_of_the_duel()
    assert stage.s.promotion == [3, 0], "no bonus; the Mission is over all the same"
    assert not stage.in_play("clan-infighting")
    stage = Stage(["hatamoto", "clansman"], ["trencher"], on_warriors=missions[1:])
    stage.change("trencher", wounded=True).duel("clansman", "trencher").out_of_the_duel()
    assert stage.s.promotion == [6, 0]


def test_any_wound_kills_the_suicide_warhead() -> None:
    stage = Stage([SOLDIER], ["suicide-warhead"])
    stage.duel("soldier", "suicide-warhead", "shoot").out_of_the_duel()
    assert not stage.in_play("suicide-warhead") and stage.s.promotion == [3, 0]
    stage = Stage([SOLDIER], ["suicide-warhead"], hands=[[WOUND]])
    stage.do("meditate").do("play wound", "on suicide-warhead").to_action()
    assert not stage.in_play("suicide-warhead")


def test_the_bushi_strengthens_the_others_of_the_squad() -> None:
    stage = Stage(["bushi", "samurai", "hussar"], ["samurai"])
    assert [stage.value(name, ARMOUR) for name in ("samurai 1", "bushi", "hussar")] == [5, 4, 3]
    assert stage.value("samurai 2", ARMOUR) == 3


def test_a_grey_mystic_gets_ki_powers_at_any_time() -> None:
    stage = Stage(["grey-mystic"], [SOLDIER], hands=[["shadow-walk"]])
    stage.do("meditate").do("play shadow-walk").to_action()
    assert stage.turn().actions == 2, "only the meditation has cost an action"
    assert is_a(stage.s, stage.piece("grey-mystic"), SHADOW_WALKERS)


def test_the_jito_commands_one_kind_of_warriors() -> None:
    stage = Stage(["jito", "samurai", "samurai", "mentor"], [SOLDIER])
    stage.do("meditate").do("use assign of jito", "on samurai 1").to_action()
    assert stage.values("samurai 1") == stage.values("samurai 2") == [8, 8, 7, 7]  # and a Mentor's
    assert stage.values("mentor") == [3, 3, 3, 3]


def test_yojimbo_protects_hatamotos_from_the_symmetry() -> None:
    stage = Stage(["yojimbo", "hatamoto", "samurai"], ["hatamoto"])
    immune = {
        name: DARK_SYMMETRY in immunities(given(stage.s, stage.piece(name)))
        for name in ("yojimbo", "hatamoto 1", "hatamoto 2", "samurai")
    }
    assert immune == {"yojimbo": True, "hatamoto 1": True, "hatamoto 2": False, "samurai": False}
    assert is_a(stage.s, stage.piece("yojimbo"), HATAMOTOS)


def test_with_toshiro_shadow_walkers_kill() -> None:
    for helped in (True, False):
        troop = ["shadow-walker", "toshiro"] if helped else ["shadow-walker"]
        stage = Stage(troop, [SOLDIER])
        stage.duel("shadow-walker", "soldier").out_of_the_duel()
        assert stage.in_play("soldier") is not helped


def test_the_dragonbike_always_shoots_first() -> None:
    bike = [("mishimese-dragonbike", 0, "samurai"), ("shadow-walk", 0, "samurai")]
    stage = Stage(["samurai"], [STRONG_SIX], on_warriors=bike[:1]).change(
        "strong-six", wounded=True
    )
    stage.duel("samurai", "strong-six", "shoot").out_of_the_duel()
    assert not stage.in_play("strong-six") and not stage.piece("samurai").wounded


def test_aiming_helps_only_the_attack_that_follows_at_once() -> None:
    rifle = [("archer-sniper-rifle", 0, "samurai")]
    stage = Stage(["samurai"], [SOLDIER], on_warriors=rifle)
    stage.do("use aim of archer-sniper-rifle")
    assert stage.duel("samurai", "soldier", "shoot").value("samurai", SHOOT) == 10
    stage = Stage(["samurai"], [SOLDIER], on_warriors=rifle)
    stage.do("use aim of archer-sniper-rifle").do("meditate")
    assert stage.duel("samurai", "soldier", "shoot").value("samurai", SHOOT) == 5


def test_the_ceremonial_blade_keeps_him_with_mishima() -> None:
    lost: list[Borne] = [
        (NO_MISHIMA, 1, "samurai"),
        ("tainted", 1, "samurai"),
        ("dark-visitation", 1, "samurai"),
    ]
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[*lost])
    assert MISHIMA not in affiliations(stage.s, stage.piece("samurai"))
    blade: Borne = ("mishimese-ceremonial-blade", 0, "samurai")
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[blade, *lost])
    assert affiliations(stage.s, stage.piece("samurai")) == [MISHIMA]
    stage = Stage(["samurai"], [SOLDIER], on_warriors=[blade, (TO_LEGION, 1, "samurai")])
    assert len(affiliations(stage.s, stage.piece("samurai"))) == 2, "others may be added"


# --- Ki powers ----------------------------------------------------------------------------------


def with_ki(
    key: str, foe: str = "soldier", destiny: int = 10, hands: Sequence[Cards] = ()
) -> Stage:
    foes = {"soldier": SOLDIER, "slayer": SLAYER}
    return Stage(
        ["samurai"],
        [foes.get(foe, foe)],
        on_warriors=[(key, 0, "samurai")],
        destiny=[destiny, 10],
        hands=hands,
    )


def test_the_crow_takes_armour_for_each_point() -> None:
    stage = with_ki("the-crows-piercing-glance", destiny=4).duel("samurai", "soldier")
    stage.do("use glance of the-crows-piercing-glance", "for 3")
    assert stage.s.destiny[0] == 1
    while stage.asked() != 0 or "pass" not in stage.moves() or stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.value("soldier", ARMOUR) == 1


def test_hands_of_stone_parry_a_fight_only() -> None:
    stage = with_ki("hands-of-stone", "slayer").duel("samurai", "slayer")
    stage.do("use parry of hands-of-stone").to_action()
    assert stage.in_play("samurai") and stage.s.duel() is None
    stage = with_ki("hands-of-stone", "slayer").duel("samurai", "slayer", "shoot")
    assert stage.refuses("use parry of hands-of-stone") == "DOOM-PLAY-03"


def test_toronaga_adds_the_opponents_base_fight() -> None:
    stage = with_ki("toronagas-raging-might", "slayer").duel("samurai", "slayer")
    assert stage.values("samurai") == [12, 3, 3, 3]


def test_kanji_strikes_first_and_negates_what_is_played_on_him() -> None:
    stage = with_ki("kanjis-lucky-sense", "toshiro").change("toshiro", wounded=True)
    stage.duel("samurai", "toshiro")
    assert first_striker(stage.s, stage.notes()) == stage.piece("samurai").number
    stage = with_ki("kanjis-lucky-sense", "toshiro", 9, hands=[[], [WOUND, WOUND]])
    stage.do("meditate").do("play wound", "on samurai")
    stage.move("use negate of kanjis-lucky-sense").to_action()
    assert not stage.piece("samurai").wounded and stage.s.destiny[0] == 4
    stage.do("meditate").do("play wound", "on samurai")
    assert stage.refuses("use negate of kanjis-lucky-sense") == "DOOM-SPEC-02"


def test_nomura_sells_actions_of_the_warrior_himself() -> None:
    stage = with_ki("nomuras-quickened-step", destiny=10, hands=[[]])
    quicken = "use quicken of nomuras-quickened-step"
    attack = (quicken, "attack-with-it", "attacker samurai", "defender soldier", "fight")
    stage.do("meditate").do(*attack).do(*attack)
    assert stage.s.destiny[0] == 1
    assert stage.s.turn_notes().ended, "nothing but attacks may follow"


def test_ki_heals_who_seeks_cover() -> None:
    stage = Stage(["samurai", "mentor"], [SOLDIER], on_warriors=[("ki-self-healing", 0, "samurai")])
    stage.change("samurai", wounded=True).do("seek-cover", "with samurai").to_action()
    assert not stage.s.table[0].wounded and stage.s.table[0].down


def test_adamantium_will_outdoes_automatic_kills_and_special_cards() -> None:
    stage = with_ki("adamantium-will", "slayer", hands=[[], [WOUND]])
    stage.duel("samurai", "slayer").out_of_the_duel()
    assert stage.piece("samurai").wounded
    stage = with_ki("adamantium-will", hands=[[], [WOUND]])
    stage.do("meditate").do("play wound", "on samurai").to_action()
    assert not stage.piece("samurai").wounded


def test_shadow_walk_makes_a_shadow_walker_who_strikes_first() -> None:
    stage = with_ki("shadow-walk").change("soldier", wounded=True)
    assert is_a(stage.s, stage.piece("samurai"), SHADOW_WALKERS)
    stage.change("samurai", wounded=True).duel("samurai", "soldier")
    stage.out_of_the_duel()
    assert not stage.in_play("samurai"), "the blow of 3 does nothing to armour 4"


# --- Places, points, special cards --------------------------------------------------------------


def test_longshore_is_for_all_of_mishima() -> None:
    stage = Stage(["samurai", "hussar"], [SOLDIER], at_areas=[("longshore", 0, SQUAD)])
    assert [stage.value(name, ARMOUR) for name in ("samurai", "hussar")] == [5, 3]


def in_the_caverns(*turf: tuple[str, int, str], defender: str = "samurai") -> Stage:
    stage = Stage(
        [SOLDIER],
        [defender],
        on_players=[("mercurian-diamond-caverns", 1, 1)],
        on_warriors=turf,
    )
    stage.do("attack", "attacker soldier", f"defender {defender}", "fight")
    return stage.do("warzone mercurian-diamond-caverns").to_window("modifiers")


def test_the_caverns_pay_mishima_for_a_kill() -> None:
    assert in_the_caverns().values("samurai") == [1, 1, 8, 7]
    for defender, points in (("tatsu", 3), ("sean-gallagher", 0)):
        stage = in_the_caverns(defender=defender).change("soldier", wounded=True)
        stage.out_of_the_duel()
        assert not stage.in_play("soldier")
        assert stage.s.promotion == [0, 4 + points]


def test_on_home_turf_mishima_ignores_what_the_zone_takes() -> None:
    stage = Stage(
        [SOLDIER],
        ["tatsu"],
        hands=[[], ["home-turf-mercury"]],
        on_players=[("mercurian-diamond-caverns", 1, 1)],
    )
    stage.do("meditate").do("play home-turf-mercury").to_action()
    stage.do("attack", "attacker soldier", "defender tatsu", "fight")
    stage.do("warzone mercurian-diamond-caverns").to_window("modifiers")
    assert stage.values("tatsu") == [6, 6, 12, 11]
    stage.out_of_the_duel()
    assert not stage.in_play("soldier"), "an automatic kill"


def test_the_alliance_counts_against_the_legion() -> None:
    stage = Stage(["samurai"], ["razide", "hussar"], on_all=[("mishima-alliance", 0)])
    assert stage.duel("samurai", "razide").values("samurai") == [8, 8, 8, 3]
    stage = Stage(["samurai"], ["razide", "hussar"], on_all=[("mishima-alliance", 0)])
    assert stage.duel("samurai", "hussar").values("samurai") == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("key", "hunter", "prey"),
    [("exonerated-ronin", "tatsu", "samurai"), ("recalled", "vince-diamond", "machinator")],
)
def test_a_kill_of_ones_own_kind_is_worth_twice(key: str, hunter: str, prey: str) -> None:
    stage = Stage([hunter], [prey, "hussar"], on_warriors=[(key, 0, hunter)])
    stage.change(prey, wounded=True).duel(hunter, prey).out_of_the_duel()
    assert stage.s.promotion == [6, 0] and not stage.in_play(key)


def test_the_emperor_is_honoured_for_every_mishima_warrior() -> None:
    stage = Stage(
        ["hussar"],
        [SOLDIER],
        hands=[["samurai", "dragoon"]],
        destiny=[10, 0],
        on_players=[("honor-the-emperor", 0, 1)],
    )
    stage.do("play dragoon", "play samurai").to_action()
    assert stage.s.promotion == [0, 1] and stage.in_play("honor-the-emperor")


def test_who_killed_a_mishima_warrior_is_wounded_once() -> None:
    hand = ["sworn-vengeance", "sworn-vengeance"]
    stage = Stage([SLAYER], ["samurai"], hands=[[], hand])
    stage.duel("slayer", "samurai").do("play sworn-vengeance")
    stage.out_of_the_duel()
    assert stage.piece("slayer").wounded and stage.s.hands[1] == [stage.s.piles[1][-1]]
    stage = Stage([SLAYER], ["samurai"], hands=[[], hand]).change("slayer", wounded=True)
    stage.duel("slayer", "samurai").do("play sworn-vengeance").out_of_the_duel()
    assert not stage.in_play("slayer") and stage.s.promotion == [3, 5]
    stage = Stage([SLAYER], ["hussar"], hands=[[], hand])
    stage.duel("slayer", "hussar").out_of_the_duel()
    assert len(stage.s.hands[1]) == 2, "a Hussar is nobody of Mishima"


@pytest.mark.parametrize(
    ("key", "member"), [("dutiful-service", "samurai"), ("noted-efficiency", "machinator")]
)
def test_one_more_membership(key: str, member: str) -> None:
    stage = Stage(["hussar", member], [SOLDIER], hands=[[key]])
    stage.do("meditate").do(f"play {key}", "on hussar").to_action()
    words = [word.key for word in affiliations(stage.s, stage.piece("hussar"))]
    assert words == ["bauhaus", stage.piece(member).card.affiliation.key]
    assert stage.value("hussar", VALUE) == 2


def test_a_tactical_advantage_is_another_tactic() -> None:
    stage = Stage(["samurai"], [SOLDIER], hands=[["tactical-advantage"]])
    stage.duel("samurai", "soldier").do("play tactical-advantage")
    while stage.where()[-1] != "modifiers":
        stage.move("pass")
    assert stage.notes().tactic is SHOOT
