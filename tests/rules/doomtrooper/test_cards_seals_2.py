"""What is particular to equipment that somebody holds on to."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import SHELF
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD
from kostka.sight import view
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import (
    ANNIHILATION,
    BIKE,
    BROADSWORD,
    GIANT,
    REMOVAL,
    SOLDIER,
    SWORD,
    UNEQUIP,
    VEST,
)
from tests.rules.doomtrooper.stage import Stage, cards_of

GRIP: Final = "tight-grip"
MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)


def held(*hand: str | Card, destiny: int = 6, gear: tuple[Card, ...] = (SWORD,)) -> Stage:
    """Seat 0 holds these cards; seat 1 has a Tight Grip and an armed giant."""
    return Stage(
        [SOLDIER],
        [GIANT],
        hands=[list(hand)],
        destiny=[0, destiny],
        on_warriors=[(it, 1, "giant") for it in gear],
        on_players=[(GRIP, 1, 1)],
    )


def test_a_tight_grip_is_laid_before_yourself_for_one_action() -> None:
    stage = Stage([SOLDIER], [GIANT], hands=[[GRIP]])
    over(stage, f"play {GRIP}").to_action()
    assert stage.piece(GRIP).player == 0 and stage.turn().actions == 2


@pytest.mark.parametrize(("card", "place"), [(UNEQUIP, "piles"), (ANNIHILATION, "gone")])
def test_three_points_keep_equipment_from_being_discarded_or_annihilated(
    card: Card, place: str
) -> None:
    stage = held(card, card)
    before = cards_of(stage.s)
    over(stage, "meditate", f"play {card.key}")
    if "on sword" in stage.moves():
        over(stage, "on sword")
    assert stage.asked() == 1 and stage.moves() == ["keep sword", "lose-it"]
    stage.move("keep sword")
    assert stage.piece("sword").on == stage.piece("giant").number
    assert stage.s.destiny[1] == 3 and cards_of(stage.s) == before
    over(stage, f"play {card.key}")
    if "on sword" in stage.moves():
        over(stage, "on sword")
    stage.move("lose-it")
    assert not stage.in_play("sword") and stage.s.destiny[1] == 3
    assert "sword" in [it.key for it in getattr(stage.s, place)[1]]
    assert cards_of(stage.s) == before


def test_who_cannot_pay_is_not_asked() -> None:
    stage = held(UNEQUIP, destiny=2)
    over(stage, "meditate", "play unequip").to_action()
    assert not stage.in_play("sword") and stage.s.destiny[1] == 2


def test_each_card_is_decided_by_itself() -> None:
    stage = Stage(
        [SOLDIER],
        ["infantry"],
        hands=[["sabotage-special"]],
        destiny=[0, 6],
        on_warriors=[(SWORD, 1, "infantry"), (VEST, 1, "infantry")],
        on_players=[(GRIP, 1, 1)],
    )
    over(stage, "meditate", "play sabotage-special", "capitol")
    assert stage.moves() == ["keep vest", "lose-it"]
    stage.move("keep vest")
    assert stage.moves() == ["keep sword", "lose-it"]
    stage.move("lose-it")
    assert not stage.in_play("sword") and stage.in_play("vest") and stage.s.destiny[1] == 3


def test_a_heist_does_not_take_what_is_held() -> None:
    for answer, whose in (("keep sword", 1), ("lose-it", 0)):
        stage = held("heist")
        over(stage, "meditate", "play heist")
        assert stage.asked() == 1
        stage.move(answer).to_action()
        assert stage.piece("sword").by == whose


def test_what_is_used_up_or_goes_with_its_warrior_is_not_held() -> None:
    stage = Stage(
        [GIANT],
        ["infantry"],
        hands=[[], [REMOVAL]],
        destiny=[6, 6],
        on_warriors=[("homing-missile", 0, "giant"), (BIKE, 1, "infantry")],
        on_players=[(GRIP, 0, 0)],
    )
    over(stage, "meditate", "use launch of homing-missile")
    assert not stage.in_play("homing-missile"), "its own use discards it"
    assert not stage.in_play("bike"), "and nobody is asked about what he does himself"
    stage = Stage(
        [SOLDIER],
        [GIANT],
        hands=[[REMOVAL]],
        destiny=[0, 6],
        on_warriors=[(SWORD, 1, "giant")],
        on_players=[(GRIP, 1, 1)],
    )
    over(stage, "meditate", "play removal", "on giant").to_action()
    assert not stage.in_play("sword") and stage.s.destiny[1] == 6


def test_anybodys_equipment_can_be_held() -> None:
    stage = Stage(
        [SOLDIER],
        [GIANT],
        ["infantry"],
        hands=[[UNEQUIP]],
        destiny=[0, 0, 3],
        on_warriors=[(BROADSWORD, 1, "giant")],
        on_players=[(GRIP, 2, 2)],
    )
    over(stage, "meditate", "play unequip")
    assert stage.asked() == 2
    stage.move("keep broadsword")
    assert stage.in_play("broadsword") and stage.s.destiny == [1, 0, 0]


def test_an_annihilation_of_everything_leaves_nothing_to_hold() -> None:
    stage = Stage(
        [MAGE],
        [GIANT],
        hands=[["annihilation"]],
        destiny=[0, 9],
        on_warriors=[(SWORD, 1, "giant")],
        on_players=[(GRIP, 1, 1)],
    )
    over(stage, "play annihilation")
    assert not stage.s.table and stage.s.destiny[1] == 9


def test_a_vehicle_that_is_held_does_not_hurt_its_warrior() -> None:
    for answer, hurt in (("keep bike", False), ("lose-it", True)):
        stage = held(UNEQUIP, gear=(BIKE,))
        over(stage, "meditate", "play unequip").move(answer)
        assert stage.in_play("bike") is not hurt and stage.piece("giant").wounded is hurt


def test_what_was_kept_once_is_safe_until_that_play_is_over_only() -> None:
    stage = held(UNEQUIP, UNEQUIP)
    over(stage, "meditate", "play unequip").move("keep sword")
    assert not stage.s.lasting
    over(stage, "play unequip")
    assert stage.asked() == 1, "and is asked about anew"


def test_the_question_is_saved_and_seen() -> None:
    stage = Stage(
        ["infantry"],
        ["samurai"],
        hands=[["heist"]],
        destiny=[0, 6],
        on_warriors=[("punisher-handgun", 1, "samurai")],
        on_players=[(GRIP, 1, 1)],
    )
    over(stage, "meditate", "play heist")
    again = SHELF.load(SHELF.save(stage.s))
    assert SHELF.hash(again) == SHELF.hash(stage.s)
    assert again.options() == stage.s.options() and len(view(stage.s, 1).options) == 2
