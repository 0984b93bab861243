"""What is particular to plans that are told, and then kept."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD
from tests.rules.doomtrooper.props import BAUHAUS_MAN, SHOOTER, SOLDIER, STRONG_SIX
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)


def told(*moves: str) -> Stage:
    """Seat 1 has told its plan, and it is its turn."""
    stage = Stage([MAGE, STRONG_SIX], [SOLDIER, BAUHAUS_MAN], hands=[["empathy"]], destiny=[10, 0])
    stage.do("play empathy")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    assert stage.asked() == 1
    stage.move(*moves)
    return stage.to_action().next_turn()


def named(stage: Stage) -> Stage:
    while stage.where()[-1] == "anytime":
        stage.move("pass")
    return stage


def test_who_has_planned_an_attack_makes_it() -> None:
    stage = told("with soldier", "with strong-six", "shoot")
    assert stage.refuses("no-more-actions") == "DOOM-DUEL-13"
    named(stage.do("attack"))
    assert stage.refuses("attacker bauhaus-man") == "DOOM-DUEL-13"
    stage.do("attacker soldier")
    assert stage.refuses("defender mage") == "DOOM-DUEL-13"
    named(stage.do("defender strong-six"))
    assert stage.refuses("fight") == "DOOM-DUEL-13" and stage.refuses("shoot") == ""
    stage.do("shoot").out_of_the_duel()
    while stage.s.active() == 1:
        stage.s.choose(stage.s.options()[0])
    assert stage.s.lasting == []


def test_who_has_planned_no_attack_makes_none() -> None:
    stage = told("no-attack")
    assert stage.refuses("attack") == "DOOM-DUEL-13"
    assert stage.refuses("no-more-actions") == ""
    stage.next_turn().next_turn()
    assert stage.refuses("attack") == "", "it was for one turn only"


def test_a_plan_that_cannot_be_kept_binds_nobody() -> None:
    stage = told("with soldier", "with strong-six", "fight")
    stage.change("soldier", down=True)
    assert stage.refuses("no-more-actions") == "" or stage.refuses("attack") == ""
    named(stage.do("attack"))
    assert stage.refuses("attacker bauhaus-man") == ""


def test_only_what_could_be_done_is_planned() -> None:
    stage = Stage([MAGE], [SHOOTER], hands=[["empathy"]], destiny=[10, 0])
    stage.do("play empathy")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    stage.do("with shooter", "with mage")
    assert stage.moves() == ["shoot"]


def test_three_players_are_asked_one_after_the_other() -> None:
    stage = Stage([MAGE], [SOLDIER], [BAUHAUS_MAN], hands=[["empathy"]], destiny=[20, 0, 0])
    stage.do("play empathy", "on seat 2")
    while stage.where()[-1] == "answers":
        stage.move("pass")
    stage.do("no-attack", "on seat 3")
    assert stage.asked() == 2 and stage.s.destiny[0] == 0
    stage.do("no-attack").to_action()
    assert {int(it.by) for it in stage.s.lasting} == {1, 2}
