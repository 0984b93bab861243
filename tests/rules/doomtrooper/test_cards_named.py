"""What is particular to the cards that the rulebook names."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import doomtrooper, is_a
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BROTHERHOOD,
    FREELANCER,
    MISHIMA,
    OUTSIDE,
    SHOOT,
    SQUAD,
    VALUE,
)
from tests.rules.doomtrooper.props import (
    EX_BAUHAUS,
    PACT,
    SLAYER,
    SOLDIER,
    STRONG_SIX,
)
from tests.rules.doomtrooper.stage import Stage

ASSASSIN = warrior("assassin", BROTHERHOOD, (9, 4, 4, 4), kinds=(MORTIFICATORS,))


def test_the_hidden_strike_out_of_nowhere() -> None:
    stage = Stage([ASSASSIN, "hussar"], [SOLDIER], hands=[["hidden"]])
    stage.do("play hidden").to_action()
    assert stage.refuses("attack") == "" and stage.s.hands[0] == []
    stage.do("meditate").do("use strike of hidden").do("attacker assassin")
    stage.do("defender soldier", "fight").out_of_the_duel()
    assert stage.piece("soldier").wounded
    assert [card.key for card in stage.s.gone[0]] == ["hidden"]
    stage = Stage([SOLDIER], [ASSASSIN], on_warriors=[("hidden", 1, "assassin")])
    assert stage.refuses("attack") == "DOOM-ATK-05"
    assert stage.refuses("sabotage") == "", "he does not protect his player"


def test_only_a_mortificator_hides() -> None:
    assert Stage(["hussar"], [SOLDIER], hands=[["hidden"]]).refuses("play hidden") == "DOOM-PLAY-02"


def test_the_thug_stands_outside_and_earns_destiny_only() -> None:
    stage = Stage(["local-thug"], [SOLDIER])
    thug = stage.piece("local-thug")
    assert thug.area is OUTSIDE and not doomtrooper(stage.s, thug)
    assert not is_a(stage.s, thug, FREELANCER)
    stage.change("soldier", wounded=True).duel("local-thug", "soldier").out_of_the_duel()
    assert stage.s.promotion == [0, 0] and stage.s.destiny[0] == 4
    stage = Stage(["local-thug"], ["vince-diamond"], on_warriors=[("ssw4200p", 1, "vince-diamond")])
    stage.duel("local-thug", "vince-diamond", "shoot").out_of_the_duel()
    assert not stage.in_play("local-thug"), "15 against 13, and any wound kills him"


@pytest.mark.parametrize(("bids", "winner", "left"), [((4, 0), 0, [6, 10]), ((4, 6), 1, [10, 4])])
def test_the_mercenary_goes_to_the_highest_bidder(
    bids: tuple[int, int], winner: int, left: list[int]
) -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[["mercenary"]], destiny=[10, 10])
    stage.do("play mercenary")
    while f"bid {bids[0]}" not in stage.moves():
        stage.move("pass")
    stage.move(f"bid {bids[0]}")
    assert stage.asked() == 1
    if bids[1]:
        stage.move(f"bid {bids[1]}")
        assert stage.asked() == 0
    stage.move("no").to_action()
    him = stage.piece("mercenary")
    assert (him.by, him.owner, stage.s.destiny) == (winner, 0, left)
    assert stage.values("mercenary") == [15, 15, 15, max(bids)] and him.area is SQUAD


def test_on_leave_he_grows_with_every_whole_turn() -> None:
    stage = Stage(["hussar", SOLDIER], [SOLDIER], hands=[["shore-leave"]])
    stage.change("hussar", wounded=True).do("meditate").do("play shore-leave", "on hussar")
    stage.to_action()
    assert stage.piece("hussar").out >= 0
    stage.next_turn().next_turn().next_turn().next_turn()
    stage.do("meditate").do("use return of shore-leave").to_action()
    assert stage.values("hussar") == [3, 3, 4, 2], "one whole turn; this one is not over"
    assert not stage.piece("hussar").wounded and stage.piece("hussar").out < 0


def test_leave_and_missing_come_before_the_fighters_are_named() -> None:
    for key in ("shore-leave", "missing-in-action"):
        stage = Stage([SOLDIER], ["hussar"], hands=[[], [key]]).duel("soldier", "hussar")
        while stage.asked() != 1:
            stage.move("pass")
        assert stage.refuses(f"play {key}") == "DOOM-INDUEL-03"


def test_who_is_missing_does_not_guard_his_player() -> None:
    stage = Stage([SOLDIER], ["hussar"], hands=[["missing-in-action"]])
    stage.do("meditate").do("play missing-in-action", "on hussar").to_action()
    assert stage.piece("hussar").out >= 0 and stage.refuses("sabotage") == ""


def test_solidarity_pays_for_each_of_a_corporation() -> None:
    stage = Stage(
        [SOLDIER], ["samurai"], hands=[["solidarity"], ["mentor", "mentor"]], destiny=[0, 9]
    )
    stage.do("play solidarity", "on seat 2")
    stage.do("mishima").to_action()
    assert stage.piece("solidarity").side is MISHIMA
    stage.next_turn().do("play mentor")
    while "as-destiny" not in stage.moves():
        stage.move("pass")
    assert stage.asked() == 0
    stage.move("as-destiny").do("play mentor").do("as-promotion").to_action()
    assert stage.s.destiny[0] == 2 and stage.s.promotion == [1, 0]
    for name in ("samurai", "mentor 1", "mentor"):
        stage.s.discard(stage.piece(name).number, None)
    stage.next_turn()
    assert not stage.in_play("solidarity")


def test_under_fire_one_hides_or_is_wounded() -> None:
    stage = Stage(
        [SOLDIER], ["hussar", "dragoon", "young-guard", "toshiro"], hands=[["suppressing-fire"]]
    )
    stage.do("play suppressing-fire", "to squad of seat 2")
    stage.do("take-cover-with-it").do("be-wounded").do("be-wounded").to_action()
    hussar, dragoon, guard, toshiro = stage.s.troop(1)
    assert hussar.down and dragoon.wounded and guard.wounded
    assert not toshiro.wounded and not toshiro.down, "he may never be in cover"


def test_in_training_nobody_attacks_or_is_attacked() -> None:
    stage = Stage([SOLDIER], ["hussar"], hands=[["training"]])
    stage.do("play training", "to squad of seat 2").to_action()
    assert stage.refuses("attack") == "DOOM-ATK-05"
    assert stage.refuses("sabotage") == "DOOM-SAB-02", "they protect their player all the same"
    stage.next_turn()
    assert stage.refuses("attack") == "DOOM-ATK-05"
    stage.next_turn()
    assert stage.refuses("attack") == ""


def test_stolen_papers_are_used_by_the_thief() -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[["positive-karma"], ["stolen-paperwork"]])
    stage.do("meditate").do("play positive-karma", "play stolen-paperwork").to_action()
    assert stage.s.destiny == [1, 10]
    assert [card.key for card in stage.s.gone[1]] == ["stolen-paperwork"]


def test_a_second_chance_for_what_was_annihilated() -> None:
    stage = Stage([SOLDIER], [SOLDIER], hands=[["a-second-chance"]])
    assert stage.do("meditate") and stage.s.gone[0] == []
    while stage.asked() != 0 or stage.where()[-1] != "anytime":
        stage.move("pass")
    assert stage.refuses("play a-second-chance") == "DOOM-SACR-02"
    stage = Stage([SOLDIER], [SOLDIER], hands=[["a-second-chance"]])
    stage.s.gone[0] = [PACT]
    stage.do("meditate").do("play a-second-chance", "take pact").to_action()
    assert stage.s.decks[0] == [PACT]
    assert [card.key for card in stage.s.gone[0]] == ["a-second-chance"]


def test_the_patriarch_of_freelancers_strengthens_all_others() -> None:
    stage = Stage(["freelancer-patriarch", EX_BAUHAUS], [EX_BAUHAUS, STRONG_SIX])
    assert stage.values("ex-bauhaus 1") == stage.values("ex-bauhaus 2") == [14, 7, 9, 1]
    assert stage.values("freelancer-patriarch") == [3, 3, 6, 5]
    stage.duel("ex-bauhaus 1", "strong-six").out_of_the_duel()
    assert not stage.in_play("strong-six")


def test_total_war_is_the_rule_already() -> None:
    assert Stage([SOLDIER], [SOLDIER], hands=[["total-war"]]).refuses("play total-war") == (
        "DOOM-DUEL-12"
    )


def test_scopes_find_whoever_hides() -> None:
    scopes = [("triangulating-scope", 0, SQUAD), ("triangulating-scope", 0, SQUAD)]
    stage = Stage([SOLDIER], ["hussar", "clansman"], at_areas=[*scopes, ("fukido", 1, SQUAD)])
    stage.change("clansman", down=True)
    stage.do("attack", "attacker soldier", "defender face-down 3", "shoot").to_window("modifiers")
    assert stage.value("soldier", SHOOT) == 10
    assert stage.value("clansman", ARMOUR) == 3, "neither cover nor a city helps"
    stage = Stage([SLAYER], [SOLDIER], at_areas=[("triangulating-scope", 1, SQUAD)])
    assert stage.duel("slayer", "soldier", "shoot").value("soldier", SHOOT) == 4
    assert stage.value("soldier", VALUE) == 4
