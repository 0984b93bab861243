"""What is particular to special cards that give a warrior two weapons, or a newcomer's place."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.terms import FIGHT, SHOOT
from tests.rules.doomtrooper.props import (
    BAUHAUS_MAN,
    BROADSWORD,
    GIANT,
    PILGRIMAGE,
    RIFLE,
    SOLDIER,
    SWORD,
)
from tests.rules.doomtrooper.stage import Borne, Stage


def armed(*weapons: Card, foes: int = 1) -> Stage:
    pieces: list[Borne] = [(it, 0, "soldier") for it in weapons]
    pieces.append(("weapons-expert", 0, "soldier"))
    return Stage([SOLDIER], [BAUHAUS_MAN, GIANT][:foes], on_warriors=pieces)


def to_modifiers(stage: Stage) -> Stage:
    while stage.where()[-1] != "modifiers":
        stage.s.choose(stage.s.options()[0])
    return stage


def test_an_expert_attacks_with_both_weapons_for_two_actions() -> None:
    stage = armed(SWORD, BROADSWORD, RIFLE)
    stage.do("use attack-with-both of weapons-expert", "attacker soldier")
    stage.do("defender bauhaus-man", "fight", "with sword")
    assert stage.value("soldier", FIGHT) == 4 + 3 + 4
    assert stage.turn().left() == 0, "one attack action, and the others are lost"


def test_both_weapons_serve_that_attack_only() -> None:
    stage = armed(SWORD, BROADSWORD)
    stage.do("attack", "attacker soldier", "defender bauhaus-man", "fight", "with broadsword")
    assert stage.value("soldier", FIGHT) == 8


def test_a_sword_and_a_rifle_are_not_used_together() -> None:
    """DOOM-WEAPON-03"""
    stage = armed(SWORD, RIFLE)
    assert stage.refuses("use attack-with-both of weapons-expert") == "DOOM-EQUIP-11"
    assert stage.refuses("use attack-with-each of weapons-expert") == ""


def test_two_equal_swords_are_no_two_weapons() -> None:
    """DOOM-EQUIP-11"""
    stage = armed(SWORD, SWORD)
    assert stage.refuses("use attack-with-both of weapons-expert") == "DOOM-EQUIP-11"
    assert stage.refuses("use attack-with-each of weapons-expert") == "DOOM-EQUIP-11"


def test_an_expert_attacks_once_with_each_weapon() -> None:
    stage = armed(SWORD, RIFLE, foes=2)
    stage.do("use attack-with-each of weapons-expert", "with sword")
    stage.do("attacker soldier", "defender bauhaus-man")
    to_modifiers(stage)
    assert stage.notes().tactic is FIGHT and stage.value("soldier", FIGHT) == 7
    while stage.notes().defender == stage.piece("bauhaus-man").number:
        stage.s.choose(stage.s.options()[0])
    stage.do("attacker soldier", "defender giant")
    to_modifiers(stage)
    assert stage.notes().tactic is SHOOT and stage.value("soldier", SHOOT) == 8


def test_of_two_blades_the_second_attack_has_the_other_one() -> None:
    stage = armed(SWORD, BROADSWORD)
    stage.do("use attack-with-each of weapons-expert", "with broadsword")
    stage.do("attacker soldier", "defender bauhaus-man")
    to_modifiers(stage)
    assert stage.value("soldier", FIGHT) == 8
    while stage.where()[-1] != "naming the fighters":
        stage.s.choose(stage.s.options()[0])
    stage.do("attacker soldier", "defender bauhaus-man")
    to_modifiers(stage)
    assert stage.value("soldier", FIGHT) == 7


# --- A spy --------------------------------------------------------------------------------------


def test_a_spy_takes_the_points_of_a_mission_and_the_warrior_is_discarded() -> None:
    """DOOM-DUEL-52"""
    stage = Stage(
        [GIANT],
        [BAUHAUS_MAN],
        hands=[[], ["spy-in-the-ranks"]],
        on_warriors=[("flush-out-the-coward", 0, "giant")],
    )
    stage.change("bauhaus-man", wounded=True, down=True)
    stage.do("attack", "attacker giant", "defender face-down 2", "fight", "destiny 1")
    assert stage.asked() == 0
    stage.do("play spy-in-the-ranks", "pass")
    stage.out_of_the_duel()
    assert stage.s.promotion == [0, 5] and stage.s.destiny == [0, 1], "twice three, as announced"
    assert not stage.in_play("giant") and "giant" in stage.pile(0)


def test_without_a_mission_there_is_nothing_to_spy() -> None:
    stage = Stage([GIANT], [BAUHAUS_MAN], hands=[[], ["spy-in-the-ranks"]])
    stage.change("bauhaus-man", wounded=True).duel("giant", "bauhaus-man").do("destiny 1", "pass")
    assert stage.refuses("play spy-in-the-ranks") == "DOOM-REACT-01"


def test_a_spy_also_takes_what_was_booked_at_once() -> None:
    stage = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[[], ["spy-in-the-ranks"]],
        on_warriors=[(PILGRIMAGE, 0, "soldier")],
        at_first_action=False,
    )
    assert stage.s.destiny == [5, 0]
    stage.do("pass", "play spy-in-the-ranks", "pass")
    assert stage.s.destiny == [0, 5] and not stage.in_play("soldier")


# --- The Art ------------------------------------------------------------------------------------


def test_who_is_at_peace_with_the_art_pays_for_a_reaction_too() -> None:
    for destiny, rule in ((2, ""), (1, "DOOM-SPEC-02")):
        stage = Stage(
            [SOLDIER],
            [BAUHAUS_MAN],
            hands=[["positive-karma"], ["repudiate"]],
            destiny=[0, destiny],
            on_warriors=[("at-peace-with-the-art", 1, "bauhaus-man")],
        )
        stage.do("meditate", "play positive-karma")
        assert stage.refuses("play repudiate") == rule
    rich = Stage(
        [SOLDIER],
        [BAUHAUS_MAN],
        hands=[["positive-karma"], ["repudiate"]],
        destiny=[0, 3],
        on_warriors=[("at-peace-with-the-art", 1, "bauhaus-man")],
    )
    rich.do("meditate", "play positive-karma").move("play repudiate", "pass")
    assert rich.s.destiny == [1, 1]
