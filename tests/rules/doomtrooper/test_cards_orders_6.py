"""What is particular to reinforcements, guards, marks, masks and hospitals."""

from __future__ import annotations

from kostka.games.doomtrooper.terms import SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    GIANT,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TOUGH,
)
from tests.rules.doomtrooper.stage import Stage

# --- Reinforcements -----------------------------------------------------------------------------


def test_through_the_black_gate_others_add_their_blows() -> None:
    """DOOM-REINF-01, -02"""
    stage = Stage(
        ["curator", "heretic", "undead-legionnaire", SOLDIER],
        [GIANT],
        destiny=[12, 0],
        on_warriors=[("the-black-gate", 0, "curator")],
    )
    stage.duel("curator", "giant")
    over(stage, "use reinforce of the-black-gate", "on heretic")
    assert stage.asked() == 1 and stage.moves() == ["with curator", "with heretic"]
    stage.move("with heretic")
    assert stage.notes().attacker == stage.piece("heretic").number
    over(stage, "use reinforce of the-black-gate")
    assert stage.moves() == ["with heretic", "with curator", "with undead-legionnaire"]
    stage.move("with undead-legionnaire")
    assert stage.s.destiny[0] == 2
    assert stage.notes().attacker == stage.piece("undead-legionnaire").number
    stage.out_of_the_duel()  # 3 + 2 + 3 against armour 9; 30 against armour 2
    assert not stage.piece("giant").wounded and stage.piece("undead-legionnaire").wounded
    assert not stage.piece("curator").wounded and not stage.piece("heretic").wounded


def test_the_blows_of_the_group_wound_together() -> None:
    stage = Stage(
        ["curator", "razide"],
        [GIANT],
        destiny=[5, 0],
        on_warriors=[("the-black-gate", 0, "curator")],
    )
    stage.duel("curator", "giant")
    over(stage, "use reinforce of the-black-gate").move("with razide").out_of_the_duel()
    assert stage.piece("giant").wounded  # 3 + 9 against armour 9


# --- Guards -------------------------------------------------------------------------------------


def sabotage(hand: list[str], destiny: int) -> Stage:
    stage = Stage(
        [STRONG_SIX],
        [],
        hands=[[], hand],
        destiny=[0, destiny],
        turns=[2, 2],
        at_areas=[("guard-station", 1, SQUAD)],
    )
    return stage.do("sabotage")


def test_a_guard_defends_in_the_place_of_his_player() -> None:
    stage = sabotage(["trencher", "heretic", "free-marine"], 4)
    over(stage, "use guard of guard-station")
    assert stage.moves() == ["post trencher"]  # no member of the Squad; too dear
    stage.move("post trencher")
    assert stage.s.destiny[1] == 1 and stage.notes().defender == stage.piece("trencher").number
    stage.do("fight").out_of_the_duel()
    assert stage.piece("trencher").wounded
    stage.next_turn()
    assert stage.s.promotion == [0, 0] and len(stage.told("sabotage-failed")) == 1


def test_without_a_guard_the_sabotage_succeeds() -> None:
    stage = sabotage(["trencher"], 2)
    stage.next_turn()
    assert stage.s.promotion[0] + stage.s.destiny[0] == 3


# --- Marks --------------------------------------------------------------------------------------


def test_whom_the_installation_has_marked_dies_of_any_wound_by_your_doomtroopers() -> None:
    stage = Stage(
        [GIANT, "razide"],
        [STRONG_SIX, SOLDIER],
        hands=[[], ["narrow-escape"]],
        at_areas=[("targeting-installation", 0, SQUAD)],
    )
    over(stage, "use target of targeting-installation", "on strong-six").to_action()
    stage.duel("giant", "strong-six")
    stage.to_window("last chance")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play narrow-escape") == "DOOM-CORE-01"
    stage.out_of_the_duel()
    assert not stage.in_play("strong-six") and stage.in_play("soldier")


def test_nobody_else_is_killed_by_the_mark() -> None:
    for attacker, defender in (("razide", "strong-six"), ("giant", "soldier")):
        stage = Stage(
            [GIANT, "razide"],
            [STRONG_SIX, SOLDIER],
            at_areas=[("targeting-installation", 0, SQUAD)],
        )
        over(stage, "use target of targeting-installation", "on strong-six").to_action()
        stage.duel(attacker, defender).out_of_the_duel()
        assert stage.piece(defender).wounded


def test_the_mark_kills_even_who_is_never_killed_at_once() -> None:
    stage = Stage([GIANT], [TOUGH], at_areas=[("targeting-installation", 0, SQUAD)])
    over(stage, "use target of targeting-installation", "on tough").to_action()
    stage.duel("giant", "tough").out_of_the_duel()
    assert not stage.in_play("tough")


# --- Hospital and mask --------------------------------------------------------------------------


def test_the_hospital_heals_by_two_actions_and_comes_back_even_from_the_pile() -> None:
    stage = Stage(
        [SOLDIER, "curator"], [GIANT], at_areas=[("luna-memorial-hospital", 0, SQUAD)]
    ).change("soldier", wounded=True)
    stage.change("curator", wounded=True)
    over(stage, "use heal of luna-memorial-hospital").to_action()
    assert not stage.piece("soldier").wounded and stage.piece("curator").wounded
    assert stage.turn().actions == 1 and "reclaim" not in stage.moves()
    stage.next_turn().next_turn()
    over(stage, "use take-back of luna-memorial-hospital").to_action()
    assert [it.key for it in stage.s.hands[0]] == ["luna-memorial-hospital"]
    stage.s.bury(0, stage.s.hands[0][0])
    stage.next_turn().next_turn().do("reclaim").to_action()
    assert [it.key for it in stage.s.hands[0]] == ["luna-memorial-hospital"]
    assert stage.turn().actions == 1 and stage.s.buried[0] == []


def test_the_mask_draws_a_card_for_each_that_is_played() -> None:
    stage = Stage(
        ["mortificator", SOLDIER],
        [GIANT],
        hands=[["trencher", SWORD, *["trencher"] * 5], [SWORD]],
        decks=[["infantry"] * 3],
        destiny=[3, 0],
        on_warriors=[("mask-of-the-vestals", 0, "mortificator")],
    )
    stage.do("play trencher", "yes").to_action()
    assert [it.key for it in stage.s.hands[0]].count("infantry") == 1
    stage.do("play sword", "on soldier", "no").to_action()
    assert [it.key for it in stage.s.hands[0]].count("infantry") == 1
    hand = len(stage.s.hands[1])
    stage.next_turn().do("play sword").to_action()
    assert len(stage.s.hands[1]) == hand - 1
