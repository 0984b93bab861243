"""Loki's illusions: what each card does, who knows where it lies, and when they are of no use."""

from __future__ import annotations

import json

import pytest

from kostka.games.dicethrone.content import GAME
from kostka.games.dicethrone.modes import MODES
from kostka.games.dicethrone.notes import Laid
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.sight import JUDGE, SPECTATOR, view
from tests.rules.dicethrone.stage import Stage
from tests.rules.proves import proves

CLAWS = ("roll", "1 1 2 3 6", "announce vibranium-claws 2")  # 5 normal damage
ORDERS = [
    "lay found flicker gone",
    "lay found gone flicker",
    "lay flicker found gone",
    "lay flicker gone found",
    "lay gone found flicker",
    "lay gone flicker found",
]


def attacked(illusions: int = 1) -> Stage:
    """Black Panther attacks Loki, who has the say."""
    stage = Stage("loki", "black-panther", start=1).tokens(0, illusion=illusions)
    return stage.do(*CLAWS).until("defensive").until_asked(0)


def laid(order: str = "lay gone found flicker") -> Stage:
    stage = attacked().do("spend illusion")
    stage.until_asked(0)
    return stage.do(order)


def order_in(s: Battle) -> tuple[int, ...]:
    return next(f.notes.order for f in s.stack if isinstance(f.notes, Laid))


def text_of(s: Battle, viewer: int) -> str:
    return json.dumps(view(s, viewer).plain())


# --- What they do ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pick", "lost", "card"),
    [("pick 1", 0, "gone"), ("pick 2", 5, "found"), ("pick 3", 3, "flicker")],
)
def test_the_attacker_picks_one_of_three(pick: str, lost: int, card: str) -> None:
    stage = laid().do("stop")
    assert stage.asked() == 1
    assert stage.moves() == ["pick 1", "pick 2", "pick 3"]
    stage.do(pick)
    assert [event.it.key for event in stage.told("flipped")] == [card]
    stage.do("no-defence").finish_roll_phase()
    assert stage.s.health == [50 - lost, 50]
    assert stage.count(0, "illusion") == 0


@pytest.mark.parametrize("suggestion", ["suggest 1", "suggest 2", "suggest 3"])
def test_a_suggestion_binds_nobody_and_may_be_a_lie(suggestion: str) -> None:
    for pick, lost in (("pick 1", 0), ("pick 2", 5), ("pick 3", 3)):
        stage = laid().do(suggestion)
        shown = view(stage.s, 1).plain()["laid"]
        assert shown["suggested"] == int(suggestion[-1])
        stage.do(pick, "no-defence").finish_roll_phase()
        assert stage.health(0) == 50 - lost


def test_all_six_orders_are_his_to_choose() -> None:
    stage = attacked().do("spend illusion").until_asked(0)
    assert stage.moves() == ORDERS


def test_two_illusions_against_one_attack() -> None:
    stage = attacked(2).do("spend illusion").until_asked(0).do(ORDERS[2], "stop", "pick 1")
    stage.until_asked(0).do("spend illusion").until_asked(0).do(ORDERS[2], "stop", "pick 1")
    stage.do("no-defence").finish_roll_phase()
    assert stage.health(0) == 49  # of 5, each of them prevents 2


def test_an_undefendable_attack_is_an_attack() -> None:
    stage = Stage("loki", "black-panther", start=1).tokens(0, illusion=1)
    stage.do("roll", "1 2 6 6 4", "announce stealth-strike").until("defensive").until_asked(0)
    stage.do("spend illusion").until_asked(0).do(ORDERS[4], "stop", "pick 1").finish_roll_phase()
    assert stage.health(0) == 50


# --- When they are of no use ----------------------------------------------------------------------


@proves("THR-ULT-03")
def test_no_illusion_against_an_ultimate() -> None:
    stage = Stage("loki", "black-panther", start=1).tokens(0, illusion=2)
    stage.do("roll", "6 6 6 6 6", "announce wakanda-forever").until("defensive")
    assert stage.refuses_to(0, "spend illusion") == "THR-ULT-03"
    before = stage.incoming(0)
    stage.finish_roll_phase()
    assert (stage.health(0), stage.count(0, "illusion")) == (50 - before, 2)


def test_no_illusion_without_an_attack_on_him() -> None:
    stage = Stage("loki", "black-panther").tokens(0, illusion=1)
    assert stage.refuses("spend illusion") == "THR-AMB-88"
    stage.do("roll", "1 1 2 3 3", "announce mockery 1").until("defensive")
    assert stage.refuses("spend illusion") == "THR-AMB-88"
    third = Stage("loki", "black-panther", "thor", mode=MODES["king-of-the-hill-3"], start=1)
    third.tokens(0, illusion=1).do(*CLAWS, "seat 3").until("defensive").until_asked(0)
    assert third.refuses("spend illusion") == "THR-AMB-88"


def test_isolated_damage_is_no_attack() -> None:
    stage = Stage("loki", "miles-morales", start=1).tokens(0, illusion=1)
    stage.do("roll", "1 2 3 4 1", "announce ensnare 1", "no-defence")
    while stage.count(0, "webbed") == 0:
        stage.skip()
    stage.until_asked(0)
    assert (stage.incoming(0), stage.health(0)) == (2, 45)
    assert stage.refuses("spend illusion") == "THR-AMB-88"


# --- Who knows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("suggestion", ["stop", "suggest 3"])
def test_nobody_but_loki_sees_the_order(suggestion: str) -> None:
    stages = [laid(order).do(suggestion) for order in ORDERS]
    for viewer in (1, SPECTATOR):
        assert len({text_of(stage.s, viewer) for stage in stages}) == 1
    assert len({text_of(stage.s, 0) for stage in stages}) == 6
    hidden = view(stages[0].s, 1).plain()["laid"]
    number = int(suggestion[-1]) if suggestion != "stop" else 0
    assert hidden == {"by": 0, "cards": 3, "order": [], "suggested": number}
    assert view(stages[0].s, 0).plain()["laid"]["order"] == ["found", "flicker", "gone"]
    assert view(stages[0].s, JUDGE).plain()["laid"]["order"] == ["found", "flicker", "gone"]


def test_not_even_a_teammate_sees_it() -> None:
    stages = []
    for order in ORDERS:
        stage = Stage("loki", "black-panther", "thor", "captain-marvel", mode=MODES["2v2"], start=1)
        stage.tokens(0, illusion=1).do(*CLAWS, "3").until("defensive").until_asked(0)
        stages.append(stage.do("spend illusion").until_asked(0).do(order, "stop"))
    assert stages[0].s.sees_hand(3, 0)
    for viewer in (1, 2, 3, SPECTATOR):
        assert len({text_of(stage.s, viewer) for stage in stages}) == 1


def test_before_they_lie_there_is_nothing_to_see() -> None:
    stage = attacked().do("spend illusion").until_asked(0)
    assert stage.s.question().secret()
    assert view(stage.s, 0).plain()["laid"] is None


def test_imagined_worlds_shuffle_the_order_but_not_for_loki() -> None:
    for stage in (laid(), laid().do("suggest 1")):
        worlds = [stage.s.imagine(1, Rng(seed)) for seed in range(120)]
        assert len({order_in(world) for world in worlds}) == 6
        assert {order_in(stage.s.imagine(0, Rng(seed))) for seed in range(20)} == {(2, 0, 1)}
        for world in worlds[:20]:
            assert text_of(world, 1) == text_of(stage.s, 1)
    # what is imagined depends on what is known alone
    one, other = laid(ORDERS[0]).do("stop"), laid(ORDERS[5]).do("stop")
    for seed in range(20):
        imagined = [GAME.hash(stage.s.imagine(1, Rng(seed))) for stage in (one, other)]
        assert imagined[0] == imagined[1]


def test_no_event_tells_the_order() -> None:
    told = []
    for order in ORDERS:
        stage = laid(order).do("suggest 2")
        told.append([(e.word.key, int(e.seat), int(e.n)) for e in stage.log])
    assert all(each == told[0] for each in told)


def test_a_card_that_was_turned_over_is_not_taken_back_for_nothing() -> None:
    stage = laid().do("stop", "pick 2")
    assert stage.told("flipped")[0].word.reveals


def test_it_is_saved_and_loaded_with_order_and_suggestion() -> None:
    twin = laid().do("suggest 2").copy()
    assert order_in(twin.s) == (2, 0, 1)
    assert view(twin.s, 1).plain()["laid"]["suggested"] == 2
    assert twin.do("pick 1", "no-defence").finish_roll_phase().health(0) == 50
