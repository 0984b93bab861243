"""Soldiers read a second time: what they had done differently from their print."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.forms import personal_spell, warrior
from kostka.games.doomtrooper.powers import AttacksTwice
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    CAPITOL,
    DARK_SYMMETRY,
    ELEMENTS,
    FIGHT,
    KINETICS,
    KOHORT,
    OUTPOST,
    SQUAD,
)
from tests.rules.doomtrooper.passing import until
from tests.rules.doomtrooper.props import BALLOON, GIANT, SOLDIER, TEMPLAR_KNIGHT, TEN
from tests.rules.doomtrooper.soldiering import MARTIN, ROMAN, immune, outposts
from tests.rules.doomtrooper.stage import Cards, Stage

TWICE = warrior("twice", CAPITOL, (9, 9, 9, 5), AttacksTwice())

# --- Deployed into cover ------------------------------------------------------------------------


def hiding(troop: Cards, *hand: str, foes: Cards = (SOLDIER,)) -> Stage:
    """Somebody of the hand is about to be hidden."""
    stage = Stage(troop, foes, hands=[[*hand, "razide"]], destiny=[30, 0])
    return stage.do("deploy-into-cover")


@pytest.mark.parametrize("seat", [ROMAN, MARTIN])
def test_while_nikodemus_is_there_no_doomtrooper_is_deployed_into_cover(seat: int) -> None:
    troops: list[list[str]] = [["hussar"], ["hussar"]]
    troops[seat].append("archinquisitor-nikodemus")
    stage = hiding(troops[ROMAN], "golden-lion", foes=troops[MARTIN])
    assert stage.refuses("hide golden-lion") == "DOOM-HIDE-15"
    assert stage.refuses("hide razide") == ""


def test_nobody_is_hidden_who_could_not_be_added_to_his_area() -> None:
    stage = hiding(["clansman"], "rogue", "mercurian-maculator")
    assert (
        stage.refuses("hide rogue") == stage.refuses("hide mercurian-maculator") == "DOOM-CORE-01"
    )
    assert hiding(["hussar"], "rogue").refuses("hide rogue") == ""


def revealed(troop: Cards, key: str, destiny: int) -> Stage:
    """One who was hidden leaves his cover in the next turn."""
    stage = Stage(troop, [SOLDIER], hands=[[key]], destiny=[destiny, 0])
    stage.do("deploy-into-cover", f"hide {key}").next_turn().next_turn()
    return stage.do("leave-cover")


def test_stahler_chooses_his_side_also_when_he_comes_out_of_cover() -> None:
    for area in (SQUAD, KOHORT):
        stage = revealed(["hussar"], "erwin-stahler", 9).do(area.key).to_action()
        assert stage.piece("erwin-stahler").area is area and stage.s.destiny[ROMAN] == 2


def test_an_apocalypt_names_its_ward_when_it_comes_out_of_cover() -> None:
    stage = revealed(["blessed-legionnaire", "necromutant"], "brass-apocalypt", 9)
    stage.do("with necromutant").to_action()
    assert stage.piece("brass-apocalypt").about == stage.piece("necromutant").number


def test_who_cannot_be_paid_for_names_nobody() -> None:
    stage = revealed(["blessed-legionnaire", "necromutant"], "brass-apocalypt", 3).to_action()
    assert not stage.in_play("brass-apocalypt") and stage.s.destiny[ROMAN] == 0


def test_an_attacked_stahler_chooses_his_side_before_he_fights() -> None:
    stage = Stage(["hussar"], [SOLDIER], hands=[["erwin-stahler"]], destiny=[9, 0])
    stage.do("deploy-into-cover", "hide erwin-stahler").next_turn()
    stage.do("attack", "attacker soldier", "defender face-down 3", KOHORT.key, "fight")
    assert stage.piece("erwin-stahler").area is KOHORT
    assert stage.notes().defender == stage.piece("erwin-stahler").number


# --- Points -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("master", "aspect"),
    [
        ("brother-claudius", KINETICS),
        ("elemental-master", ELEMENTS),
        ("white-mystic", KINETICS),
    ],
)
def test_a_masters_points_count_more_only_for_spells_that_he_casts(
    master: str, aspect: object
) -> None:
    one = next(it for it in ALL_ASPECTS if it is aspect)
    power = personal_spell("power", one, 2, Plus(1, FIGHT, bought=True))
    stage = Stage([master, "mystic"], [GIANT], hands=[[power]], destiny=[5, 0])
    stage.duel("mystic", GIANT.key).do("play power", "for 4").to_window("modifiers")
    assert stage.value("mystic", FIGHT) == 4 + 2 and stage.s.destiny[ROMAN] == 1
    poor = Stage([master, "mystic"], [GIANT], hands=[[power]], destiny=[1, 0])
    assert poor.duel("mystic", GIANT.key).refuses("play power") == "DOOM-SPEC-02"
    rich = Stage([master, "mystic"], [GIANT], hands=[[power]], destiny=[1, 0])
    assert rich.duel(master, GIANT.key).refuses("play power") == ""


def test_a_spell_of_another_is_strengthened_at_the_full_price() -> None:
    power = personal_spell("power", KINETICS, 2, Plus(1, FIGHT, bought=True))
    stage = Stage(["brother-claudius", "mystic"], [GIANT], hands=[[power]], destiny=[6, 0])
    stage.duel("mystic", GIANT.key).do("play power", "for 2").to_window("modifiers")
    while stage.asked() != ROMAN:
        stage.move("pass")
    stage.move(next(it for it in stage.moves() if it.startswith("strengthen")))
    assert stage.moves() == ["for 2", "for 4"]


def test_a_sniper_pays_for_his_shot_what_any_attack_costs() -> None:
    troop = ["infantry-sniper", "infantry", "semai-lord-of-spite"]
    for destiny, able in ((5, True), (3, False)):
        stage = Stage(["razide"], troop, destiny=[0, destiny])
        stage.do("attack", "attacker razide", "defender infantry")
        while stage.asked() != MARTIN:
            stage.move("pass")
        assert ("use snipe of infantry-sniper" in stage.moves()) is able
        if able:
            stage.move("use snipe of infantry-sniper").to_window("modifiers")
            assert stage.s.destiny[MARTIN] == 1
    stage = Stage(["eva-valmonte"], ["infantry-sniper", "infantry"])
    stage.s.promotion[MARTIN] = 2
    stage.do("attack", "attacker eva-valmonte", "defender infantry")
    until(stage, "use snipe of infantry-sniper").move("use snipe of infantry-sniper")
    assert stage.to_window("modifiers").s.promotion == [0, 1]


# --- The Dark Legion ----------------------------------------------------------------------------


def remoulding(*collection: str) -> Stage:
    return Stage(["tekron", "heretic"], ["hussar"], sides=[[*collection]], destiny=[9, 0])


def test_a_tekron_finds_who_is_considered_a_follower() -> None:
    stage = remoulding("metropolitan-prophet", "templar").do("use remould of tekron")
    assert stage.to_action().in_play("metropolitan-prophet")


def test_a_tekron_brings_nobody_who_could_not_be_added() -> None:
    only = remoulding("mercurian-maculator")
    assert only.refuses("use remould of tekron") == "DOOM-PLAY-01"
    both = remoulding("mercurian-maculator", "necromutant").do("use remould of tekron")
    assert both.to_action().in_play("necromutant")
    island = Stage(
        ["tekron", "heretic", "mitch-hunter-island-team-member"],
        ["hussar"],
        sides=[["nassal"]],
        destiny=[9, 0],
        opened=True,
    )
    assert island.refuses("use remould of tekron") == "DOOM-PLAY-01"


@pytest.mark.parametrize(
    ("key", "tactic", "saved"),
    [("bio-giant", "fight", False), ("scout-bat", "shoot", False), ("razide", "fight", True)],
)
def test_nobody_saves_by_a_special_card_on_whom_none_is_played(
    key: str, tactic: str, saved: bool
) -> None:
    stage = Stage([GIANT, TEN], [key, SOLDIER], hands=[[], ["narrow-escape"]])
    stage.change(key, wounded=True)
    stage.duel("giant" if tactic == "fight" else "ten", key, tactic).to_window("last chance")
    while stage.asked() != MARTIN:
        stage.move("pass")
    assert ("play narrow-escape" in stage.moves()) is saved


def test_no_first_aid_reaches_a_bat() -> None:
    kit = [("first-aid-kit", 0, "razide")]
    stage = Stage(["razide", "scout-bat"], [SOLDIER], on_warriors=[*kit])
    stage.change("scout-bat", wounded=True)
    assert stage.do("meditate").refuses("use heal of first-aid-kit") != ""


def test_a_karnophage_spares_a_bat_and_a_march_leaves_it_behind() -> None:
    stage = Stage(["karnophage"], ["scout-bat", "hussar"])
    stage.change("scout-bat", wounded=True).next_turn()
    assert stage.in_play("scout-bat") and stage.in_play("karnophage")
    stage = Stage(["master-valpurgius", "scout-bat", "razide"], [TEMPLAR_KNIGHT], opened=True)
    stage.do("meditate", "use march of master-valpurgius").to_action()
    assert stage.piece("razide").area is OUTPOST and stage.piece("scout-bat").area is KOHORT


def test_what_is_only_for_one_side_is_equipment_like_any_other() -> None:
    """DOOM-EQUIP-14"""
    hand: Cards = ["blessed-armor", "ironshark", "kratach"]
    for who, refused in (
        ("technomancer", []),
        ("necromutant", ["blessed-armor", "ironshark"]),
        ("jake-kramer", ["kratach"]),
        ("hussar", ["ironshark", "kratach"]),
    ):
        stage = Stage([who], [SOLDIER], hands=[hand])
        assert [key for key in hand if stage.refuses(f"play {key}")] == refused
    stage = Stage(["technomancer"], ["necromutant"], on_warriors=[(hand[0], 0, "technomancer")])
    assert immune(stage, "technomancer") == [DARK_SYMMETRY]


# --- The Brotherhood ----------------------------------------------------------------------------


def test_an_elite_guard_stands_in_also_for_who_is_inside_a_vehicle() -> None:
    """DOOM-CONS-05 is about the Bodyguard only."""
    troop = ["fury-elite-guard", "crenshaw-the-mortificator"]
    riding = [(BALLOON, 1, "crenshaw-the-mortificator")]
    stage = Stage([GIANT], troop, on_warriors=[*riding])
    stage.change("fury-elite-guard", about=int(stage.piece(troop[1]).number))
    stage.duel(GIANT.key, troop[1], "shoot").do("use stand-in of fury-elite-guard")
    stage.to_window("modifiers")
    assert stage.notes().defender == stage.piece("fury-elite-guard").number


def test_who_fights_on_pays_again_for_attacking_eva() -> None:
    beast = [("tusked-serett", 0, TEMPLAR_KNIGHT.key)]
    stage = outposts([TEMPLAR_KNIGHT], ["eva-valmonte"], on_warriors=beast)
    stage.s.promotion[ROMAN] = 2
    stage.s.offered = None
    stage.change("eva-valmonte", area=OUTPOST)
    stage.duel(TEMPLAR_KNIGHT.key, "eva-valmonte")
    assert stage.s.promotion[ROMAN] == 1
    stage.do("yes").to_window("modifiers")
    assert stage.s.promotion[ROMAN] == 0


def test_a_second_attack_that_was_paid_for_is_made() -> None:
    foes = ["semai-lord-of-spite", "templar", "necromutant"]
    stage = Stage([TWICE], foes, destiny=[8, 0])
    stage.do("attack", "attacker twice", "defender templar", "then necromutant", "fight")
    assert stage.s.destiny[ROMAN] == 0
    stage.out_of_the_duel()
    assert len(stage.told("fighters-named")) == 2


def test_who_reveals_a_legionnaire_pays_for_attacking_him() -> None:
    for destiny, fought in ((5, True), (3, False)):
        stage = Stage(
            ["semai-lord-of-spite", "razide"],
            ["hussar"],
            hands=[["necromutant"]],
            destiny=[9, destiny],
        )
        stage.do("deploy-into-cover", "hide necromutant").next_turn()
        stage.do("attack", "attacker hussar", "defender face-down 4")
        assert stage.s.destiny[MARTIN] == (1 if fought else 3)
        assert (stage.s.duel() is not None) is fought


def test_nicholai_stores_personal_combat_spells_of_all_aspects() -> None:
    sword = [("mortis-sword", 0, "nicholai")]
    hand: Cards = ["explosion", "presence"]
    stage = Stage(["nicholai"], [SOLDIER], hands=[hand], on_warriors=[*sword])
    stage.do("use store of mortis-sword").to_action()
    assert stage.s.hands[ROMAN][0].key == "presence" and stage.value("nicholai", FIGHT) == 5 + 1 + 1
