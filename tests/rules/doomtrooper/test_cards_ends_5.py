"""What is particular to an eclipse: cards face down that mean nothing."""

from __future__ import annotations

from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.terms import FIGHT
from kostka.sight.doomtrooper import show
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    COIN,
    DRILLED,
    HOLY_BLADE,
    MISSING,
    SOLDIER,
    SWORD,
    TEN,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

ECLIPSE = "total-eclipse"


def dark(stage: Stage) -> Stage:
    """Seat 0 plays the card after his first action."""
    return over(stage, "meditate", f"play {ECLIPSE}").to_action()


def test_all_warriors_are_in_cover_and_all_else_means_nothing() -> None:
    stage = Stage(
        [SOLDIER],
        [TEN, "algeroth-apostle-of-war"],
        hands=[[ECLIPSE]],
        on_warriors=[(SWORD, 0, "soldier")],
        on_all=[(COIN, 1)],
    )
    before = cards_of(stage.s)
    assert stage.value("soldier", FIGHT) == 7
    dark(stage)
    assert all(it.down for it in stage.s.warriors()), "even who never is"
    assert stage.values("face-down 1")[0] == 4 and stage.values("face-down 1")[2] == 4 + 3
    assert cards_of(stage.s) == before and stage.pile(0) == [ECLIPSE]
    points = stage.s.destiny[1]
    stage.next_turn()
    assert stage.s.destiny[1] == points, "the coin earns nothing"


def test_an_action_turns_any_one_card_up_but_not_what_lies_on_it() -> None:
    stage = Stage(
        [SOLDIER],
        [TEN],
        hands=[[ECLIPSE]],
        on_warriors=[(SWORD, 0, "soldier")],
        on_all=[(COIN, 1)],
    )
    assert "turn-a-card-up" not in stage.moves()
    dark(stage)
    over(stage, "leave-cover").to_action()
    assert not stage.piece("soldier").down and stage.value("soldier", FIGHT) == 4
    assert stage.turn().actions == 1
    stage.do("turn-a-card-up")
    assert sorted(stage.moves()) == ["with coin", "with sword"], "of anybody"
    stage.move("with sword").to_action()
    assert stage.value("soldier", FIGHT) == 7
    assert stage.s.active() == 1, "it was the last action"


def test_a_card_face_down_is_still_the_card_that_it_is() -> None:
    stage = Stage(
        [SOLDIER],
        [TEN],
        hands=[[ECLIPSE]],
        on_warriors=[(HOLY_BLADE, 0, "soldier")],
    )
    dark(stage)
    before = cards_of(stage.s)
    over(stage, "leave-cover").to_action()
    stage.s.discard(stage.piece("holy-blade").number, None)
    assert stage.pile(0) == [ECLIPSE, "holy-blade"] and cards_of(stage.s) == before


def test_of_two_that_cannot_both_be_there_the_one_turned_up_goes() -> None:
    stage = Stage(
        [SOLDIER, TEN],
        [DRILLED],
        hands=[[ECLIPSE, HOLY_BLADE]],
        on_warriors=[(HOLY_BLADE, 0, "soldier")],
    )
    dark(stage)
    over(stage, "leave-cover", "with face-down 1").to_action()
    over(stage, "play holy-blade").to_action()
    stage.next_turn().do("turn-a-card-up").to_action()
    assert stage.pile(0) == [ECLIPSE, "holy-blade"] and stage.in_play("holy-blade")


def test_whom_a_card_holds_he_is_free_in_the_dark() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[[MISSING, ECLIPSE]])
    over(stage, "meditate", "play missing", "on ten").to_action()
    assert stage.piece("ten").out != -1
    dark(stage)
    assert stage.piece("ten").out == -1


def test_everybody_sees_which_cards_lie_face_down() -> None:
    stage = Stage(["infantry"], ["necromutant"], hands=[[ECLIPSE]], on_all=[("museum", 1)])
    dark(stage)
    for viewer in (0, 1):
        (seen,) = [it for it in show(stage.s, viewer, False)["table"] if it["card"] == "museum"]
        assert seen["down"]
    assert SHELF.save(SHELF.load(SHELF.save(stage.s))) == SHELF.save(stage.s)


def test_an_ability_of_a_card_face_down_is_not_there() -> None:
    stage = Stage([SOLDIER], [TEN], hands=[[ECLIPSE]], on_warriors=[("foxhole", 0, "soldier")])
    dark(stage)
    assert not any(move.startswith("use") for move in stage.moves())
