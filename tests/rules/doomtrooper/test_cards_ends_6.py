"""What is particular to double duty: one warrior on two cards."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, SQUAD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    AEGIS,
    CAPTURE,
    GIANT,
    HEALING,
    REMOVAL,
    SOLDIER,
    STRONG_SIX,
    SWORD,
    TEN,
    TRAINING,
    WOUND,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

DOUBLE = "double-duty"


def doubled(*hand: str | Card, theirs: Sequence[str | Card] = ()) -> Stage:
    """Seat 0 has a card that is the soldier of seat 1."""
    stage = Stage([TEN], [SOLDIER, STRONG_SIX], hands=[[DOUBLE, *hand], theirs])
    return over(stage, f"play {DOUBLE}", "on soldier").to_action()


def test_the_card_stands_in_your_area_as_the_same_warrior() -> None:
    stage = doubled()
    other = stage.piece(DOUBLE)
    assert (other.by, other.owner, other.area) == (0, 0, SQUAD)
    assert stage.values(DOUBLE) == stage.values("soldier") == [4, 4, 4, 4]
    assert stage.refuses("no-more-actions") == ""


def test_he_never_attacks_himself_but_others_and_others_him() -> None:
    stage = doubled().do("attack")
    while not any(move.startswith("attacker") for move in stage.moves()):
        stage.move("pass")
    stage.move(f"attacker {DOUBLE}")
    assert stage.refuses("defender soldier") == "DOOM-DUEL-08"
    assert stage.refuses("defender strong-six") == ""


def test_who_wounds_or_heals_one_wounds_or_heals_both() -> None:
    stage = doubled(WOUND, HEALING)
    over(stage, "meditate", "play wound", "on soldier").to_action()
    assert stage.piece(DOUBLE).wounded and stage.piece("soldier").wounded
    over(stage, "meditate", "play healing").to_action()
    assert not stage.piece(DOUBLE).wounded and not stage.piece("soldier").wounded


def test_who_kills_one_kills_both_and_earns_his_points_once() -> None:
    stage = Stage([GIANT, SOLDIER], [TEN], hands=[[], [DOUBLE]]).next_turn()
    over(stage, f"play {DOUBLE}", "on soldier").to_action()
    stage.change("soldier", wounded=True)
    before = cards_of(stage.s)
    stage.duel("ten", "soldier").out_of_the_duel()
    assert not stage.in_play("soldier") and not stage.in_play(DOUBLE)
    assert stage.s.promotion == [0, 4] and cards_of(stage.s) == before
    assert stage.pile(0) == ["soldier"] and stage.pile(1) == [DOUBLE]


def test_if_the_other_card_is_killed_the_warrior_is_dead_too() -> None:
    stage = doubled()
    stage.change("soldier", wounded=True)
    assert stage.piece(DOUBLE).wounded
    stage.duel(DOUBLE, "strong-six").out_of_the_duel()
    assert not stage.in_play("soldier") and not stage.in_play(DOUBLE)
    assert stage.s.promotion == [0, 4]
    assert stage.pile(0) == [DOUBLE] and stage.pile(1) == ["soldier"]


def test_what_one_is_given_both_have() -> None:
    stage = doubled(AEGIS, TRAINING)
    over(stage, "meditate", "play aegis", "on soldier").to_action()
    assert stage.value(DOUBLE, ARMOUR) == stage.value("soldier", ARMOUR) == 6
    over(stage, "meditate", "play training", f"on {DOUBLE}").to_action()
    assert len(stage.s.lasting) == 2
    assert {int(it.on) for it in stage.s.lasting} == {
        int(stage.piece(DOUBLE).number),
        int(stage.piece("soldier").number),
    }
    stage.next_turn().next_turn()
    assert stage.s.lasting == []


def test_the_one_who_fights_has_the_arms_of_both() -> None:
    stage = Stage(
        [TEN], [SOLDIER, STRONG_SIX], hands=[[DOUBLE]], on_warriors=[(SWORD, 1, "soldier")]
    )
    over(stage, f"play {DOUBLE}", "on soldier").to_action()
    stage.duel(DOUBLE, "strong-six")
    assert stage.value(DOUBLE, FIGHT) == 7
    assert stage.piece("sword").on == stage.piece(DOUBLE).number


def test_who_imprisons_one_imprisons_both() -> None:
    stage = doubled(CAPTURE)
    over(stage, "meditate", "play capture", "on soldier").to_action()
    assert stage.piece(DOUBLE).jailer == stage.piece("soldier").jailer != -1


def test_they_leave_together_and_nobody_is_on_three_cards() -> None:
    stage = doubled(DOUBLE, REMOVAL)
    stage.do("meditate")
    assert stage.piece("soldier").pair == stage.piece(DOUBLE).number
    stage.to_action()
    stage.do(f"play {DOUBLE}")
    assert stage.refuses("on soldier") == "DOOM-PLAY-02"
    stage = doubled(REMOVAL)
    before = cards_of(stage.s)
    over(stage, "meditate", "play removal", f"on {DOUBLE}").to_action()
    assert not stage.in_play("soldier") and cards_of(stage.s) == before


def test_a_game_is_saved_with_a_warrior_on_two_cards() -> None:
    stage = Stage(["infantry"], ["necromutant", "clansman"], hands=[[DOUBLE]])
    over(stage, f"play {DOUBLE}", "on clansman").to_action()
    again = SHELF.load(SHELF.save(stage.s))
    assert SHELF.save(again) == SHELF.save(stage.s)
    again.wound(stage.piece(DOUBLE).number, None)
    assert again.piece(stage.piece("clansman").number).wounded
