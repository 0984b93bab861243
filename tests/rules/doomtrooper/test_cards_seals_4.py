"""What is particular to questions about a hand."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.content import CARDS, SHELF
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD
from kostka.kernel.chance import Rng
from kostka.sight import view
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import SOLDIER
from tests.rules.doomtrooper.stage import Stage

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)


def asking(*hand: str, destiny: tuple[int, int] = (2, 0), times: int = 1) -> Stage:
    """Seat 0, who meditates first, asks about this hand of seat 1."""
    stage = Stage([MAGE], [SOLDIER, "hussar"], hands=[["discern-truth"], hand], destiny=destiny)
    stage.do("meditate", "play discern-truth")
    if times > 1:
        stage.move(f"for {3 * times}")
    return over(stage)


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("ask warrior", 1),
        ("ask special", 0),
        ("ask bauhaus", 1),
        ("ask mishima", 0),
        ("ask for hussar", 1),
        ("ask for soldier", 0),
        ("ask during-a-duel", 0),
    ],
)
def test_a_question_is_answered_truthfully_and_for_all(question: str, yes: int) -> None:
    stage = asking("hussar")
    assert stage.asked() == 0
    stage.move(question)
    (told,) = stage.told("truth-told")
    assert (told.seat, told.n) == (1, yes)
    assert stage.pile(0) == ["discern-truth"] and stage.s.destiny == [0, 0]


def test_an_answer_is_refused_for_five_points() -> None:
    stage = asking("hussar", destiny=(2, 6))
    stage.move("ask warrior")
    assert stage.asked() == 1 and stage.moves() == ["tell-the-truth", "refuse-to-answer"]
    stage.move("refuse-to-answer")
    assert stage.s.destiny == [0, 1] and not stage.told("truth-told")
    assert len(stage.told("answer-refused")) == 1
    stage = asking("hussar", destiny=(2, 5))
    stage.move("ask warrior", "tell-the-truth")
    assert stage.s.destiny == [0, 5] and stage.told("truth-told")[0].n == 1


def test_each_payment_is_a_question_and_the_same_may_be_asked_again() -> None:
    stage = asking("heist", destiny=(8, 5), times=3)
    assert stage.s.destiny[0] == 0
    stage.move("ask warrior", "refuse-to-answer", "ask warrior", "ask special")
    assert [event.n for event in stage.told("truth-told")] == [0, 1]


def test_three_points_a_caster_and_a_hand_are_needed() -> None:
    for troop, hand, destiny, rule in (
        (MAGE, ["fly"], 1, "DOOM-SPEC-02"),
        (SOLDIER, ["fly"], 9, "DOOM-ART-03"),
        (MAGE, [], 9, "DOOM-PLAY-01"),
    ):
        stage = Stage(
            [troop], ["hussar"], hands=[["discern-truth"], hand], destiny=[destiny, 0]
        ).do("meditate")
        assert stage.refuses("play discern-truth") == rule


def test_what_can_be_asked_tells_nothing_about_hidden_cards() -> None:
    one, other = asking("hussar"), asking("fly")
    assert one.moves() == other.moves()
    assert len(one.moves()) > 20
    hidden = view(one.s, 0).plain()["seats"][1]
    assert hidden["hand"] == [] and hidden["cards"] == 1


@pytest.mark.parametrize("seed", range(4))
def test_the_question_stays_the_same_in_imagined_games(seed: int) -> None:
    stage = Stage(
        ["nicholai"],
        ["hussar"],
        hands=[["discern-truth", "fly", "strike"], ["fly"]],
        destiny=[2, 5],
    )
    stage.s.decks[0] = [CARDS[key] for key in ("samurai", "infantry", "valkyrie")]
    over(stage.do("meditate", "play discern-truth")).move("ask for hussar")
    assert SHELF.hash(SHELF.load(SHELF.save(stage.s))) == SHELF.hash(stage.s)
    world = stage.s.imagine(1, Rng(seed))
    world.log = []
    world.choose(world.read("tell-the-truth"))
    (told,) = [event for event in world.log if event.word.key == "truth-told"]
    assert told.it is CARDS["hussar"] and told.n == 0
