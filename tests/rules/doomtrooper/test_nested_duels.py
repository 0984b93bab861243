"""A duel inside a duel: its own modifiers, and what becomes of the outer one."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import ARMOUR
from tests.rules.doomtrooper.fixtures import BOUNTY_HUNTER, SUDDEN_ATTACK
from tests.rules.doomtrooper.stage import Stage
from tests.rules.proves import proves

ROMAN, MARTIN = 0, 1


def nested() -> Stage:
    """Roman's marine attacks Martin's legionnaire; meanwhile Martin's hunter may attack."""
    stage = Stage(
        ["free-marine", "golden-lion"],
        ["legionnaire-of-semai", BOUNTY_HUNTER],
        hands=[["evasive-action"], [SUDDEN_ATTACK]],
    )
    stage.duel("free-marine", "legionnaire-of-semai")
    stage.do("play evasive-action", "on free-marine", "pass")
    assert stage.value("free-marine", ARMOUR) == 6
    return stage.do("play sudden-attack", "pass")


@proves("DOOM-NEST-01", "DOOM-ANYTIME-09")
def test_the_inner_duel_interrupts_and_its_attacker_comes_first() -> None:
    stage = nested()
    assert stage.where() == [
        *("turn", "action step", "duel", "playing modifiers", "modifiers"),
        *("play", "sudden-attack", "duel", "anytime"),
    ]
    assert stage.asked_by("pass", "pass") == [MARTIN, ROMAN]
    assert stage.moves() == ["attacker legionnaire-of-semai", "attacker bounty-hunter"]


@proves("DOOM-NEST-02", "DOOM-NEST-03")
def test_modifiers_do_not_carry_into_the_inner_duel_and_the_outer_one_resumes() -> None:
    stage = nested().do("attacker bounty-hunter", "defender golden-lion")
    assert stage.value("free-marine", ARMOUR) == 4, "the outer Evasive Action does not count here"
    again = nested().do("attacker bounty-hunter", "defender free-marine")
    assert again.value("free-marine", ARMOUR) == 4, "nor for him who fights in both"
    stage.do("fight")
    while stage.where()[-2:] != ["playing modifiers", "modifiers"] or len(stage.where()) > 5:
        stage.move("pass")
    assert stage.piece("golden-lion").wounded
    assert stage.where() == ["turn", "action step", "duel", "playing modifiers", "modifiers"]
    assert stage.value("free-marine", ARMOUR) == 6 and stage.asked() == ROMAN


@proves("DOOM-NEST-04")
def test_the_outer_duel_ends_when_its_fighter_fell_in_the_inner_one() -> None:
    stage = nested()
    stage.s.wound(stage.piece("free-marine").number, None)
    stage.do("attacker bounty-hunter", "defender free-marine", "shoot")
    while stage.in_play("free-marine"):
        stage.move("pass")
    assert stage.s.destiny == [0, 2], "the hunter's trigger is read at once, inside the duel"
    assert stage.where()[-2:] == ["duel", "anytime"], "the inner duel is read to its end"
    stage.do("destiny 0")
    while stage.s.duel() is not None:
        stage.move("pass")
    assert stage.s.promotion == [0, 5]
    assert stage.where() == ["turn", "action step", "anytime"]
    assert stage.in_play("legionnaire-of-semai")


@proves("DOOM-AMB-57")
def test_an_inner_duel_costs_no_action_of_its_own() -> None:
    stage = nested()
    assert stage.s.turn_notes().actions == 0, "spent by the outer attack alone"


@proves("DOOM-SPEC-01")
def test_a_grand_assault_may_not_interrupt_a_duel() -> None:
    stage = Stage(["free-marine"], ["samurai"], hands=[["grand-assault"]])
    stage.do("meditate")
    assert stage.refuses("play grand-assault") == ""
    duel = Stage(["free-marine"], ["samurai"], hands=[["grand-assault"]])
    assert duel.duel("free-marine", "samurai").refuses("play grand-assault") == "DOOM-SPEC-01"


@proves("DOOM-ATK-04", "DOOM-ACT-06")
def test_a_grand_assault_is_an_attack_like_any_other() -> None:
    early = Stage(["free-marine"], ["samurai"], hands=[["grand-assault"]], turns=[0, 0])
    early.do("meditate")
    assert early.refuses("play grand-assault") == "DOOM-ACT-06"
    alone = Stage([], ["samurai"], hands=[["grand-assault"]]).do("meditate")
    assert alone.refuses("play grand-assault") == "DOOM-ATK-04"
    stage = Stage(["free-marine"], ["samurai"], hands=[[], ["grand-assault"]])
    stage.do("meditate", "play grand-assault", "attacker samurai", "defender free-marine")
    assert stage.s.attacking() == MARTIN and stage.s.turn_notes().actions == 2
