"""What is particular to gear: plain weapons, vehicles and what goes onto them."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, KOHORT, SQUAD
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BUNKER,
    GIANT,
    RASPUTIN_SON,
    RIFLE,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEMPLAR_KNIGHT,
    TRENCH,
    ZONE_A,
)
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_gear_1 import use


def printed(stage: Stage, name: str) -> list[int]:
    return list(stage.piece(name).card.printed)


def gain(stage: Stage, name: str) -> list[int]:
    """What his values are above those printed."""
    return [n - base for n, base in zip(stage.values(name), printed(stage, name), strict=True)]


# --- What it gives, to whom ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "who", "wrong", "gained"),
    [
        ("ac-41-purifier", "valkyrie", "clansman", [0, 5, 0, 0]),
        ("avenger-sword", "valkyrie", "clansman", [3, 0, 0, 0]),
        ("azogar", "necromutant", "clansman", [3, 0, 0, 0]),
        ("azogar", "nepharite-of-algeroth", "clansman", [5, 0, 0, 0]),
        ("castigator-battlespear", "clansman", "necromutant", [2, 0, 0, 0]),
        ("castigator-battlespear", "valkyrie", "necromutant", [4, 0, 0, 0]),
        ("improved-kratach", "necromutant", "clansman", [0, 5, 0, 0]),
        ("punisher-combo", "clansman", "necromutant", [2, 2, 0, 0]),
        ("sr-mk-xii-assailant", "clansman", "valkyrie", [0, 4, 0, 0]),
        ("bauhaus-bully", "clansman", "valkyrie", [8, 8, 8, 8]),
        ("icarus-jet-fighter", "archangel", "valkyrie", [0, 5, 5, 0]),
        ("necromower", "clansman", "necromutant", [5, 0, 3, 0]),
        ("inquisitor-battle-dress", "valkyrie", "clansman", [0, 0, 1, 0]),
        ("inquisitor-battle-dress", "inquisitor", "clansman", [0, 0, 3, 0]),
        ("inquisitor-battle-dress", "inquisitor-majoris", "clansman", [0, 0, 3, 0]),
        ("necrobionics", "heretic", "necromutant", [3, 0, 0, 0]),
        ("airbrush-m516s-shotgun", "necromutant", None, [3, 0, 0, 0]),
        ("hagelsturm-m516d-shotgun", "sergeant", "clansman", [4, 0, 0, 0]),
        ("mandible-sa-sg-7200-shotgun", "squadron-commander", "sergeant", [5, 0, 0, 0]),
        ("tormentor-incinerator", "necromutant", "nepharite-of-ilian", [6, 0, 0, 0]),
        ("black-widow", "necromutant", "clansman", [4, 4, 4, 0]),
        ("death-angel", "valkyrie", "inquisitor", [0, 0, 0, 0]),
        ("dragonfish", "samurai", "clansman", [0, 0, 0, 0]),
        ("giacchio-forza-750", "heretic", "clansman", [0, 0, 0, 0]),
        ("gt-offroad-b52", "clansman", "necromutant", [0, 2, 2, 0]),
        ("jet-pack", "clansman", "nepharite-of-ilian", [0, 0, 0, 0]),
        ("pegasus-scout-bike", "sea-lion", "clansman", [0, 0, 3, 0]),
        ("autogyro", "clansman", "necromutant", [0, 4, 4, 0]),
        ("platinum-dream", "mortificator", "clansman", [0, 0, 0, 0]),
        ("foreseeing-talisman", "mortificator", "clansman", [0, 0, 0, 0]),
        ("pandoras-box", "necromutant", "clansman", [0, 0, 0, 0]),
        ("carcass-suit", "necromutant", "clansman", None),
        ("scrambling-device", "heretic", "necromutant", [0, 0, 0, 0]),
        ("samurai-armor", "clansman", "sean-gallagher", [0, 0, 3, 0]),
        ("blitztank", RASPUTIN_SON.key, "clansman", [5, 5, 5, 5]),
        ("tailwave", RASPUTIN_SON.key, "clansman", [0, 6, 6, 0]),
        ("veiled-dart", RASPUTIN_SON.key, "clansman", [0, 0, 6, 0]),
        ("verounist-stingray", TEMPLAR_KNIGHT.key, "clansman", [0, 3, 3, 0]),
        ("homing-missile", "necromutant", None, [0, 0, 0, 0]),
    ],
)
def test_it_is_given_to_such_and_gives_so_much(
    key: str, who: str, wrong: str | None, gained: list[int] | None
) -> None:
    """DOOM-EQUIP-06"""
    props = {it.key: it for it in (RASPUTIN_SON, TEMPLAR_KNIGHT)}
    if wrong is not None:
        refused = Stage([wrong], [GIANT], hands=[[key]]).refuses(f"play {key}")
        assert refused in ("DOOM-EQUIP-06", "DOOM-PLAY-02")
    stage = Stage([props.get(who, who)], [GIANT], hands=[[key]]).do(f"play {key}")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    if "inside" in stage.moves():
        stage.move("inside")
    assert stage.piece(key).on == stage.piece(who).number
    if gained is not None:
        assert gain(stage, who) == gained


# --- Weapons ------------------------------------------------------------------------------------


def test_the_purifier_kills_whom_it_wounds() -> None:
    stage = Stage(["valkyrie"], [STRONG_SIX], on_warriors=[("ac-41-purifier", 0, "valkyrie")])
    stage.duel("valkyrie", "strong-six", "shoot").out_of_the_duel()
    assert not stage.in_play("strong-six")


def test_a_valkyrie_throws_her_spear_in_a_shoot_out() -> None:
    stage = Stage(
        ["valkyrie"], [STRONG_SIX], on_warriors=[("castigator-battlespear", 0, "valkyrie")]
    ).duel("valkyrie", "strong-six", "shoot")
    use(stage, "throw of castigator-battlespear")
    assert gain(stage, "valkyrie")[1] == 4 and stage.pile(0) == ["castigator-battlespear"]


def test_the_spear_is_neither_thrown_in_a_fight_nor_by_others() -> None:
    stage = Stage(
        ["valkyrie"], [STRONG_SIX], on_warriors=[("castigator-battlespear", 0, "valkyrie")]
    ).duel("valkyrie", "strong-six")
    assert stage.refuses("use throw of castigator-battlespear") == "DOOM-DUEL-15"
    stage = Stage(
        [SOLDIER], [STRONG_SIX], on_warriors=[("castigator-battlespear", 0, "soldier")]
    ).duel("soldier", "strong-six", "shoot")
    assert stage.refuses("use throw of castigator-battlespear") == "DOOM-PLAY-03"


def test_who_aims_the_assailant_first_shoots_better() -> None:
    stage = Stage(["clansman"], [GIANT], on_warriors=[("sr-mk-xii-assailant", 0, "clansman")])
    use(stage, "aim of sr-mk-xii-assailant").to_action()
    stage.duel("clansman", "giant", "shoot")
    assert gain(stage, "clansman")[1] == 8


@pytest.mark.parametrize(
    ("key", "who", "foe", "dies"),
    [
        ("airbrush-m516s-shotgun", "sunset-striker", "bauhaus-man", False),
        ("tormentor-incinerator", "necromutant", "bauhaus-man", True),
        ("hagelsturm-m516d-shotgun", "sergeant", "bauhaus-man", True),
        ("mandible-sa-sg-7200-shotgun", "squadron-commander", "bauhaus-man", True),
    ],
)
def test_a_shotgun_kills_by_more_than_twice_the_armour(
    key: str, who: str, foe: str, dies: bool
) -> None:
    """It is a shooting weapon that serves in fights."""
    stage = Stage([who], [BAUHAUS_MAN], on_warriors=[(key, 0, who)]).duel(who, foe)
    more = stage.value(who, FIGHT) > 2 * stage.value(foe, ARMOUR)
    stage.out_of_the_duel()
    assert more == dies == (not stage.in_play(foe))
    stage = Stage([who], [BAUHAUS_MAN], on_warriors=[(key, 0, who)]).duel(who, foe, "shoot")
    assert gain(stage, who)[:2] == [0, 0] or gain(stage, who)[1] == 0


def test_a_chain_bayonet_makes_a_gun_of_the_legion_a_blade() -> None:
    stage = Stage(
        ["necromutant"],
        [SOLDIER],
        hands=[["chain-bayonet"]],
        on_warriors=[("kratach", 0, "necromutant"), (RIFLE, 0, "necromutant")],
    )
    stage.do("play chain-bayonet").to_action()
    assert stage.piece("chain-bayonet").on == stage.piece("kratach").number, "not on the rifle"
    stage.duel("necromutant", "soldier")
    assert gain(stage, "necromutant")[0] == 6


def test_power_induction_goes_through_armour() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["power-induction"]],
        on_warriors=[
            (SWORD, 0, "soldier"),
            ("composite-armor", 1, "bauhaus-man"),
            ("combat-armor", 1, "bauhaus-man"),
        ],
    )
    stage.do("play power-induction").to_action()
    stage.duel("soldier", "bauhaus-man")
    assert gain(stage, "bauhaus-man")[2] == 1, "what is no ARMOR counts"


def test_the_azogar_of_a_legionnaire_is_no_use_in_a_shoot_out() -> None:
    """DOOM-WEAPON-03"""
    stage = Stage(["necromutant"], [SOLDIER], on_warriors=[("azogar", 0, "necromutant")])
    assert gain(stage.duel("necromutant", "soldier", "shoot"), "necromutant")[0] == 0


# --- Vehicles -----------------------------------------------------------------------------------


def test_walls_protect_twice_from_a_bully() -> None:
    stage = Stage(
        ["clansman"],
        [SOLDIER],
        on_warriors=[
            ("bauhaus-bully", 0, "clansman"),
            ("combat-armor", 0, "clansman"),
            (BUNKER, 1, "soldier"),
        ],
        at_areas=[(TRENCH, 0, SQUAD)],
    ).duel("clansman", "soldier")
    assert gain(stage, "soldier")[2] == 4
    assert gain(stage, "clansman") == [8, 8, 8, 8], "neither armour nor trench"


def test_in_a_vehicle_that_bars_equipment_nothing_else_is_used() -> None:
    stage = Stage(
        ["clansman"],
        [SOLDIER],
        on_warriors=[("gt-offroad-b52", 0, "clansman"), ("smoke-bomb", 0, "clansman")],
    ).duel("clansman", "soldier")
    assert stage.refuses("use detonate of smoke-bomb") == "DOOM-NEVER-03"
    stage = Stage(
        ["clansman"],
        [SOLDIER],
        on_warriors=[("gt-offroad-b52", 0, "clansman"), ("smoke-bomb", 0, "clansman")],
    )
    stage.change("gt-offroad-b52", down=True).duel("clansman", "soldier")
    assert stage.refuses("use detonate of smoke-bomb") == ""


@pytest.mark.parametrize("key", ["black-widow", "autogyro"])
def test_no_wall_helps_against_it(key: str) -> None:
    who = "necromutant" if key == "black-widow" else "clansman"
    stage = Stage([who], [SOLDIER], on_warriors=[(key, 0, who), (BUNKER, 1, "soldier")])
    assert gain(stage.duel(who, "soldier", "shoot"), "soldier") == [0, 0, 0, 0]


def test_nobody_defends_from_a_warzone_against_an_autogyro() -> None:
    stage = Stage(
        ["clansman", SOLDIER],
        [STRONG_SIX],
        on_warriors=[("autogyro", 0, "clansman")],
        at_areas=[(ZONE_A, 1, SQUAD)],
    )
    stage.do("attack", "attacker clansman", "defender strong-six", "shoot")
    while stage.where()[-1] != "modifiers":
        assert stage.moves() == ["pass"], "no question about the zone"
        stage.move("pass")


def test_a_zone_raises_nothing_against_a_jet_pack_but_still_lowers() -> None:
    stage = Stage(
        ["clansman"],
        [STRONG_SIX],
        on_warriors=[("jet-pack", 0, "clansman")],
        at_areas=[(ZONE_A, 1, SQUAD)],
    )
    stage.do("attack", "attacker clansman", "defender strong-six", "shoot", "warzone zone-a")
    assert gain(stage, "strong-six") == [-1, 0, 0, 0]


def test_the_death_angel_is_terrible_for_the_legion_only() -> None:
    for foe, more in (("necromutant", 12), ("clansman", 0)):
        stage = Stage(["valkyrie"], [foe], on_warriors=[("death-angel", 0, "valkyrie")])
        assert gain(stage.duel("valkyrie", foe, "shoot"), "valkyrie")[1] == more


def test_a_dragonfish_strikes_first_and_kills_and_never_fights() -> None:
    """DOOM-VEH-11"""
    stage = Stage(["samurai"], [BAUHAUS_MAN], on_warriors=[("dragonfish", 0, "samurai")])
    stage.do("attack", "attacker samurai", "defender bauhaus-man")
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    assert stage.refuses("fight") == "DOOM-VEH-11"
    stage.do("shoot").out_of_the_duel()
    assert not stage.in_play("bauhaus-man") and not stage.piece("samurai").wounded


@pytest.mark.parametrize("key", ["giacchio-forza-750", "gt-offroad-b52", "veiled-dart"])
def test_it_is_first_in_a_shoot_out(key: str) -> None:
    who = {"giacchio-forza-750": "heretic", "veiled-dart": "rasputin-son"}.get(key, "clansman")
    foe = TEMPLAR_KNIGHT if key == "veiled-dart" else BAUHAUS_MAN
    mine = RASPUTIN_SON if key == "veiled-dart" else who
    stage = Stage([mine], [foe], on_warriors=[(key, 0, who)])
    stage.duel(who, foe.key, "shoot")
    assert first_striker(stage.s, stage.notes()) == stage.piece(who).number


def test_a_pegasus_watches_over_its_whole_squad_while_it_flies() -> None:
    stage = Stage(
        ["sea-lion", SOLDIER, "necromutant"],
        [STRONG_SIX],
        on_warriors=[("pegasus-scout-bike", 0, "sea-lion")],
    )
    assert [gain(stage, it)[2] for it in ("sea-lion", "soldier")] == [3, 3]
    assert gain(stage, "necromutant")[2] == 0 == gain(stage, "strong-six")[2]
    stage.change("pegasus-scout-bike", down=True)
    assert gain(stage, "soldier")[2] == 0


def test_a_hellblaster_makes_a_vehicle_deadly_and_breaks_walls() -> None:
    stage = Stage(
        ["necromutant"],
        [STRONG_SIX],
        hands=[["hellblaster"]],
        on_warriors=[("black-widow", 0, "necromutant"), (BUNKER, 1, "strong-six")],
    )
    stage.do("play hellblaster").to_action()
    assert stage.piece("hellblaster").on == stage.piece("black-widow").number
    use(stage, "blast of hellblaster").to_action()
    assert not stage.in_play("bunker") and stage.turn().actions == 1
    stage.duel("necromutant", "strong-six", "shoot")
    assert gain(stage, "necromutant")[1] == 11
    stage.out_of_the_duel()
    assert not stage.in_play("strong-six")


def test_from_outside_a_vehicle_its_guns_are_silent() -> None:
    stage = Stage(
        ["archangel"],
        [STRONG_SIX],
        on_warriors=[("icarus-jet-fighter", 0, "archangel"), (BUNKER, 1, "strong-six")],
    ).change("icarus-jet-fighter", down=True)
    assert stage.refuses("use strafe of icarus-jet-fighter") == "DOOM-VEH-10"


def test_an_icarus_bombs_walls_and_vehicles_and_bars_weapons() -> None:
    stage = Stage(
        ["archangel"],
        ["clansman"],
        on_warriors=[
            ("icarus-jet-fighter", 0, "archangel"),
            (RIFLE, 0, "archangel"),
            ("necromower", 1, "clansman"),
        ],
    )
    assert gain(stage, "archangel")[1] == 5
    stage.do("use strafe of icarus-jet-fighter", "on necromower").next_turn()
    assert not stage.in_play("necromower") and stage.piece("clansman").wounded


# --- Machines and missiles ----------------------------------------------------------------------


def test_a_cybermech_costs_a_promotion_point_each_time() -> None:
    stage = Stage(
        [SOLDIER],
        [STRONG_SIX],
        on_warriors=[(RIFLE, 1, "strong-six")],
        at_areas=[("ta6500-cybermech", 0, SQUAD), (ZONE_A, 1, SQUAD)],
    )
    assert stage.refuses("use fire of ta6500-cybermech") == "DOOM-PLAY-01"
    stage.s.promotion[0] = 3
    stage.s.offered = None
    stage.do("use fire of ta6500-cybermech", "on zone-a").next_turn()
    assert not stage.in_play("zone-a") and stage.s.promotion[0] == 2


def test_a_carronade_is_for_zones_and_walls() -> None:
    stage = Stage(
        ["necromutant"],
        [STRONG_SIX],
        on_warriors=[(RIFLE, 1, "strong-six"), (BUNKER, 1, "strong-six")],
        at_areas=[("unholy-carronade", 0, KOHORT)],
    )
    use(stage, "fire of unholy-carronade")
    assert not stage.in_play("bunker") and stage.in_play("rifle") and stage.s.active() == 0


def test_a_homing_missile_hits_vehicles_and_who_counts_as_one() -> None:
    stage = Stage(
        [SOLDIER],
        ["clansman"],
        on_warriors=[("homing-missile", 0, "soldier"), ("necromower", 1, "clansman")],
    )
    stage.do("meditate")
    use(stage, "launch of homing-missile")
    assert not stage.in_play("necromower") and stage.piece("clansman").wounded
    assert stage.s.promotion == [0, 0]
    stage = Stage([SOLDIER], ["clansman"], on_warriors=[("homing-missile", 0, "soldier")])
    stage.do("meditate")
    assert stage.refuses("use launch of homing-missile") == "DOOM-PLAY-01"
