"""How values are folded: base, multiply, add; immunity; who strikes first; late cancelling."""

from __future__ import annotations

from kostka.games.doomtrooper.order import first_striker
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, SHOOT
from tests.rules.doomtrooper.fixtures import (
    ALAKHAI,
    BLESSING,
    CURSE,
    DANCE_ON_THE_EDGE,
    NINJA,
    PLAIN_LEGIONNAIRE,
)
from tests.rules.doomtrooper.props import WARD
from tests.rules.doomtrooper.stage import NOTHING, Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1


@proves("DOOM-MOD-04", "DOOM-MOD-02")
def test_three_minus_two_times_two_plus_five_is_seven() -> None:
    stage = Stage(
        ["free-marine"],
        [PLAIN_LEGIONNAIRE],
        hands=[[DANCE_ON_THE_EDGE]],
        on_warriors=[
            ("hellhound-necrotank", MARTIN, "plain-legionnaire"),
            ("grim-reaper", MARTIN, "plain-legionnaire"),
        ],
    )
    stage.duel("free-marine", "plain-legionnaire")
    assert stage.values("plain-legionnaire") == [11, 11, 11, 11]
    stage.do("play dance-on-the-edge", "on plain-legionnaire", "pass")
    assert stage.values("plain-legionnaire") == [7, 7, 7, 11]


@proves("DOOM-MOD-01")
def test_multiplying_comes_before_adding_whatever_was_played_first() -> None:
    pieces = [
        ("grim-reaper", MARTIN, "necromutant"),
        ("hellhound-necrotank", MARTIN, "necromutant"),
    ]
    one = Stage(["samurai"], ["necromutant"], on_warriors=pieces)
    other = Stage(["samurai"], ["necromutant"], on_warriors=pieces[::-1])
    assert one.values("necromutant") == other.values("necromutant") == [13, 13, 13, 13]


@proves("DOOM-MOD-05")
def test_modifiers_of_other_warriors_add_up() -> None:
    stage = Stage(["mentor", "mentor", "samurai"], ["mentor"])
    assert stage.values("samurai") == [5, 5, 3, 3]
    assert stage.values("mentor 1") == [4, 4, 3, 3], "from the other mentor only"
    assert stage.values("mentor 3") == [3, 3, 3, 3], "an opponent's mentors do not help"


@proves("DOOM-SELF-01")
def test_a_marshal_helps_neither_himself_nor_another_marshal() -> None:
    stage = Stage(["venusian-marshal", "hussar"], ["venusian-marshal", "dragoon"])
    assert stage.values("hussar") == [4, 4, 5, 2]
    assert stage.values("venusian-marshal 1") == [8, 7, 8, 8]


@proves("DOOM-DUEL-26")
def test_attachments_and_other_cards_in_play_are_counted() -> None:
    stage = Stage(
        ["samurai", "mentor"], ["hussar"], on_warriors=[("combat-armor", ROMAN, "samurai")]
    )
    assert stage.values("samurai") == [4, 4, 4, 3]


@proves("DOOM-EQUIP-11")
def test_of_two_equal_pieces_of_equipment_one_is_used() -> None:
    stage = Stage(
        ["samurai"],
        ["hussar"],
        on_warriors=[
            ("combat-armor", ROMAN, "samurai"),
            ("combat-armor", ROMAN, "samurai"),
            ("composite-armor", ROMAN, "samurai"),
        ],
    )
    assert stage.value("samurai", ARMOUR) == 3 + 1 + 4


def test_a_tank_leaves_no_room_for_other_equipment() -> None:
    stage = Stage(
        ["necromutant"],
        ["hussar"],
        on_warriors=[
            ("combat-armor", ROMAN, "necromutant"),
            ("hellhound-necrotank", ROMAN, "necromutant"),
        ],
    )
    assert stage.value("necromutant", ARMOUR) == 9


def test_a_bonus_for_attackers_counts_only_in_the_attack_on_whom_it_names() -> None:
    stage = Stage(["clansman"], ["necromutant", "samurai"])
    assert stage.value("clansman", FIGHT) == 4
    assert stage.duel("clansman", "necromutant").value("clansman", FIGHT) == 5
    other = Stage(["clansman"], ["necromutant", "samurai"]).duel("clansman", "samurai")
    assert other.value("clansman", FIGHT) == 4
    defends = Stage(["necromutant"], ["clansman"]).duel("necromutant", "clansman")
    assert defends.value("clansman", FIGHT) == 4


@proves("DOOM-TIMING-04", "DOOM-TIMING-03")
def test_a_late_cancel_changes_the_fold_and_nothing_has_to_be_repaired() -> None:
    stage = Stage(
        ["free-marine"],
        ["samurai"],
        hands=[
            ["evasive-action", "evasive-action", "take-aim"],
            ["powerful-blow", "miscommunication"],
        ],
    )
    stage.duel("free-marine", "samurai")
    stage.do("play evasive-action", "on free-marine", "pass")
    stage.do("play powerful-blow", "on samurai", "pass")
    stage.do("play evasive-action", "on free-marine", "pass", "pass")
    stage.do("play take-aim", "on free-marine", "pass")
    assert stage.values("free-marine") == [5, 7, 8, 5] and stage.value("samurai", FIGHT) == 5
    assert stage.asked() == MARTIN
    stage.do("play miscommunication")
    assert stage.moves() == [
        *("on evasive-action 1", "on powerful-blow", "on evasive-action 2", "on take-aim"),
    ]
    stage.do("on evasive-action 1", "pass")
    assert stage.values("free-marine") == [5, 7, 6, 5] and stage.value("samurai", FIGHT) == 5


@proves("DOOM-TIMING-04")
def test_after_the_blows_it_is_too_late_to_cancel() -> None:
    stage = Stage(
        ["free-marine"], ["samurai"], hands=[["evasive-action"], ["miscommunication"]]
    ).duel("free-marine", "samurai")
    stage.do("play evasive-action", "on free-marine", "pass")
    stage.pass_window()
    assert stage.move("pass").moves() == ["pass", "play miscommunication"]
    stage.to_window("last chance").pass_window()
    assert stage.move("pass").refuses("play miscommunication") == "DOOM-REACT-03"


@proves("DOOM-IMM-01", "DOOM-IMM-02", "DOOM-AMB-77")
def test_immunity_is_against_what_others_use_not_against_ones_own() -> None:
    stage = Stage(
        ["mystic", "inquisitor"], [ALAKHAI], hands=[[CURSE], [BLESSING]], destiny=(9, 9)
    ).duel("mystic", "alakhai")
    alakhai = int(stage.piece("alakhai").number)
    assert CURSE.on.forbids(stage.s, ROMAN, CURSE, NOTHING, alakhai) == "DOOM-IMM-01"
    assert stage.refuses("play curse") == "DOOM-IMM-04", "nor on the mystic, in vain"
    stage.do("play blessing", "pass")
    assert stage.value("alakhai", FIGHT) == 12


@proves("DOOM-IMM-04", "DOOM-IMM-05")
def test_the_wall_does_not_stop_who_is_immune_to_the_art() -> None:
    stage = Stage(["mystic"], ["necromutant"], hands=[["elemental-wall"], [WARD]], destiny=(3, 0))
    stage.duel("mystic", "necromutant").do("play elemental-wall", "pass")
    assert stage.value("mystic", ARMOUR) == 6 and stage.s.destiny[ROMAN] == 1
    stage.do("play ward", "on necromutant", "pass")
    assert stage.value("mystic", ARMOUR) == 4, "now he walks through it"


@proves("DOOM-PLAY-01", "DOOM-AMB-71", "DOOM-AMB-76")
def test_a_spell_that_would_count_against_nobody_is_not_cast() -> None:
    for key in ("elemental-wall", "elemental-ball"):
        stage = Stage(["mystic"], [ALAKHAI], hands=[[key]], destiny=(20, 0))
        assert stage.duel("mystic", "alakhai").refuses(f"play {key}") == "DOOM-IMM-04"
        assert stage.s.destiny[ROMAN] == 20


@proves("DOOM-ART-05", "DOOM-ART-07")
def test_the_more_is_spent_on_a_spell_the_stronger_it_is() -> None:
    stage = Stage(["mystic"], ["samurai"], hands=[["elemental-wall"]], destiny=(7, 0))
    stage.duel("mystic", "samurai").do("play elemental-wall")
    assert stage.moves() == ["for 2", "for 4", "for 6"]
    stage.do("for 4", "pass")
    assert stage.value("mystic", ARMOUR) == 8 and stage.s.destiny[ROMAN] == 3


@proves("DOOM-ART-02", "DOOM-ART-03", "DOOM-ART-16")
def test_a_personal_spell_is_cast_by_a_fighter_who_knows_its_aspect() -> None:
    hands = [["elemental-wall"]]
    nobody = Stage(["valkyrie"], ["samurai"], hands=hands, destiny=(9, 0))
    assert nobody.duel("valkyrie", "samurai").refuses("play elemental-wall") == "DOOM-ART-03"
    idle = Stage(["valkyrie", "mystic"], ["samurai"], hands=hands, destiny=(9, 0))
    assert idle.duel("valkyrie", "samurai").refuses("play elemental-wall") == "DOOM-ART-16"
    both = Stage(["mystic", "mystic"], ["mystic"], hands=hands, destiny=(2, 0))
    both.duel("mystic 1", "mystic 3").do("play elemental-wall", "pass")
    assert both.value("mystic 1", ARMOUR) == 6


@proves("DOOM-ART-15", "DOOM-ART-17")
def test_a_combat_spell_helps_any_fighter_but_the_dark_legion() -> None:
    stage = Stage(["samurai", "valkyrie"], ["necromutant"], hands=[["presence"]], destiny=(3, 0))
    stage.duel("samurai", "necromutant").do("play presence", "for 3", "pass")
    assert stage.value("samurai", ARMOUR) == 6
    legion = Stage(["centurion", "valkyrie"], ["necromutant"], hands=[["presence"]], destiny=(3, 0))
    assert legion.duel("centurion", "necromutant").refuses("play presence") == "DOOM-ART-17"


@proves("DOOM-FIRST-05", "DOOM-ALWAYS-01")
def test_who_always_strikes_first_comes_before_who_merely_does() -> None:
    stage = Stage([NINJA], ["shadow-walker"], on_all=[("gung-ho", ROMAN)])
    stage.duel("ninja", "shadow-walker")
    assert first_striker(stage.s, stage.notes()) == stage.piece("shadow-walker").number


@proves("DOOM-FIRST-04", "DOOM-ALWAYS-02")
def test_two_first_strikes_cancel_out() -> None:
    stage = Stage(
        [NINJA], ["samurai"], on_all=[("gung-ho", ROMAN), ("gung-ho", ROMAN), ("gung-ho", MARTIN)]
    ).duel("ninja", "samurai")
    assert first_striker(stage.s, stage.notes()) == -1 and stage.asked() == ROMAN
    always = Stage(["shadow-walker"], ["shadow-walker"])
    always.duel("shadow-walker 1", "shadow-walker 2")
    assert first_striker(always.s, always.notes()) == -1
    alone = Stage(["shadow-walker"], ["samurai"]).duel("shadow-walker", "samurai")
    assert first_striker(alone.s, alone.notes()) == alone.piece("shadow-walker").number


@proves("DOOM-FIRST-01", "DOOM-ANYTIME-10")
def test_the_player_of_a_defender_who_strikes_first_plays_first() -> None:
    stage = Stage(["free-marine"], ["shadow-walker"]).duel("free-marine", "shadow-walker")
    assert stage.asked_by("pass", "pass") == [MARTIN, ROMAN]


@proves("DOOM-EQUIP-03", "DOOM-EQUIP-04", "DOOM-EQUIP-13")
def test_equipment_goes_to_ones_own_warriors_with_room_for_it() -> None:
    stage = Stage(
        ["samurai", "hussar"],
        ["dragoon"],
        hands=[["composite-armor", "composite-armor", "hellhound-necrotank"]],
    )
    assert stage.refuses("play hellhound-necrotank") == "DOOM-EQUIP-06"
    stage.do("play composite-armor")
    assert stage.moves() == ["on samurai", "on hussar"]
    stage.do("on samurai", "play composite-armor")
    stage.pass_window()
    assert stage.value("hussar", ARMOUR) == 7, "there was no choice left"


@proves("DOOM-VEH-04", "DOOM-VEH-05")
def test_who_loses_his_vehicle_is_wounded_and_nobody_is_paid() -> None:
    stage = Stage(
        ["samurai"],
        ["necromutant"],
        hands=[["malfunction", "malfunction"]],
        on_warriors=[("hellhound-necrotank", MARTIN, "necromutant")],
    )
    stage.do("meditate", "play malfunction", "pass")
    assert stage.piece("necromutant").wounded and stage.value("necromutant", SHOOT) == 4
    assert stage.s.destiny == [1, 0] and stage.s.promotion == [0, 0]
    assert stage.move("pass").refuses("play malfunction") == "DOOM-PLAY-01"


def test_a_personality_protects_his_kind_from_the_dark_symmetry() -> None:
    stage = Stage(
        ["sean-gallagher", "clansman"], ["necromutant"], hands=[[], [DANCE_ON_THE_EDGE]]
    ).duel("clansman", "necromutant")
    assert stage.move("pass").refuses("play dance-on-the-edge") == "DOOM-IMM-01"
    alone = Stage(["clansman"], ["necromutant"], hands=[[], [DANCE_ON_THE_EDGE]])
    alone.duel("clansman", "necromutant").do("play dance-on-the-edge", "on clansman", "pass")
    assert alone.value("clansman", ARMOUR) == 1
