"""Artifacts, and the game for one player."""

from __future__ import annotations

from typing import Any

from kostka.games.plosinovka.content import begin
from kostka.games.plosinovka.solo import score
from kostka.kernel.chance import Rng
from kostka.kernel.step import CHANCE
from tests.rules.plosinovka.stage import ARTIFACT, EVENT, ITEM, POTION, Stage, name
from tests.rules.proves import proves

COINS = "coin coin coin coin coin"


@proves("TOW-ART-01")
def test_two_of_ten_artifacts_are_drawn() -> None:
    s = begin({"players": ("2",), "artifacts": ("yes",)})
    luck = Rng(1)
    while s.turn == 0:
        s.choose(s.roll(luck))
    assert len(s.artifacts) == 2
    assert len(ARTIFACT) - len(s.artifacts) == 8
    assert len(ARTIFACT) == 10


@proves("TOW-ART-02")
def test_an_artifact_is_used_like_an_item() -> None:
    stage = Stage().heroes((1, 1), (1, 5)).dice("").has(owned=["midas-glove"], gold=2)
    stage.do("use midas-glove")
    assert (stage.gold(), stage.gems()) == (0, 1)
    stage.has(gold=2)
    assert stage.refused("use midas-glove") == "TOW-ITEM-05"
    stage.end().roll(COINS).end()
    assert stage.s.players[0].turned == []


@proves("TOW-ART-03")
def test_who_fulfils_the_condition_takes_the_artifact_at_once() -> None:
    stage = Stage(artifacts=["midas-glove"]).heroes((1, 1)).dice("coin").has(gold=5).do("coin")
    assert stage.s.players[0].owned == [ARTIFACT["midas-glove"]]
    assert stage.s.artifacts == []
    assert "use midas-glove" in stage.moves()


@proves("TOW-ART-04", "TOW-ART-05")
def test_an_artifact_is_taken_from_others_and_arrives_ready() -> None:
    stage = Stage().heroes((1, 1), (1, 5)).dice("coin").has(gold=5)
    stage.has(1, owned=["midas-glove"], turned=[ARTIFACT["midas-glove"]])
    stage.do("coin")
    assert stage.s.players[1].owned == []
    assert stage.s.players[0].owned == [ARTIFACT["midas-glove"]]
    assert stage.refused("use midas-glove") == ""


def test_the_other_conditions_of_artifacts() -> None:
    horn = Stage(artifacts=["hunters-horn"]).heroes((1, 1)).enemy("zombie", (1, 2))
    horn.dice("sword sword sword").attack(1, 2, "sword", "sword", "sword")
    belt = Stage(artifacts=["bullys-belt"]).heroes((1, 1), (1, 2)).dice("boot")
    belt.do("boot right", f"push {name(1, 3)}")
    feather = Stage(artifacts=["fools-feather"]).heroes((4, 1)).dice("").do("gravity")
    ledger = Stage(artifacts=["merchants-ledger"], stalls=[(1, 1)]).heroes((1, 1)).dice("")
    ledger.has(gold=4).sells("redeemer").do("buy redeemer").out(*["smoke-bomb", "iron-helmet"])
    ledger.out("loaded-die")
    ash = Stage(artifacts=["phoenix-ash"]).heroes((1, 1)).dice("")
    ash.s.suffer(0, 9, None)
    prism = Stage(artifacts=["prism-heart"]).heroes((1, 1)).dice("coin").has(gems=3).do("coin x3")
    bones = Stage(artifacts=["jesters-bones"]).heroes((1, 1)).roll("boot boot boot coin star")
    mantle = Stage(artifacts=["shadow-mantle"]).heroes((1, 1)).enemy("werewolf", (1, 2))
    mantle.roll(COINS, "attack")
    crown = Stage(artifacts=["crown-of-the-summit"], platforms=[(3, 1)]).heroes((3, 1), (1, 5))
    crown.dice("").end()
    stages = (horn, belt, feather, ledger, ash, prism, bones, mantle, crown)
    for stage in stages:
        assert stage.s.artifacts == [], stage.happened()
    assert len(stages) == 9


def solo(*events: str, **drawn: Any) -> Stage:
    """The first turn of a solo game, after this event."""
    stage = Stage("sladuse", **drawn)
    for event in events:
        stage.s.choose(EVENT[event])
    return stage


@proves("TOW-SOLO-01", "TOW-SOLO-03")
def test_solo_is_played_on_the_standard_map_with_twelve_events() -> None:
    s = begin({"heroes": ("sladuse",)})
    assert s.levels - 1 == 3
    assert len(s.events) == 12
    assert s.shown == []


@proves("TOW-SOLO-04", "TOW-SOLO-06")
def test_an_event_is_revealed_before_step_one_and_covers_the_last() -> None:
    stage = solo("gem-rain").heroes((1, 1))
    for number, event in enumerate(("blessing", "rust"), 2):
        stage.roll(COINS).end()
        assert stage.s.turn == number  # turn 2, then turn 3
        assert stage.s.turn_notes().step == 0
        stage.out(event)
        assert stage.s.turn_notes().step == 3
    assert [event.key for event in stage.s.shown] == ["gem-rain", "blessing", "rust"]
    assert len(stage.s.shown) == 3


@proves("TOW-SOLO-05")
def test_an_event_of_the_end_is_resolved_in_step_eight() -> None:
    stage = solo("collapse").heroes((1, 1)).roll(COINS)
    assert stage.lives() == 5
    stage.end()
    assert stage.lives() == 4
    assert stage.of("step-began")[-1].n == 8


@proves("TOW-SOLO-02", "TOW-SOLO-08")
def test_solo_is_lost_when_no_event_is_left_after_twelve_turns() -> None:
    stage = solo("gem-rain").heroes((1, 1))
    for _ in range(12):
        while stage.s.seat == CHANCE:
            option = stage.s.options()[-1]
            stage.s.choose(option)
        while stage.s.stack and stage.s.seat == 0:
            moves = stage.moves()
            quiet = [move for move in ("end-actions", "leave-it", "lose-gold") if move in moves]
            stage.do(quiet[0] if quiet else moves[0])
        stage.s.players[0].lives = 5
    assert (stage.s.turn, len(stage.s.events)) == (13, 0)
    assert stage.s.over()
    assert stage.s.outcome() == [0]


@proves("TOW-SOLO-07", "TOW-SOLO-09")
def test_solo_is_lost_by_fainting_and_then_there_is_no_score() -> None:
    stage = solo("gem-rain", traps=[(1, 2)]).heroes((1, 1)).has(lives=1)
    stage.roll("boot coin coin coin coin").do("boot right")
    assert stage.s.over()
    assert stage.s.outcome() == [0]
    assert score(stage.s) == []


@proves("TOW-SOLO-10", "TOW-SOLO-11", "TOW-SOLO-12")
def test_the_score_of_events_enemies_and_overkill() -> None:
    stage = solo("gem-rain", revealed=4, lowest=4).heroes((13, 1)).enemy("medusa", (13, 2))
    del stage.s.events[4:]  # 4 cards left
    stage.roll("sword sword sword sword coin", "attack").has(gems=8, defeated=5, lives=5)
    stage.attack(13, 2, "sword x3", "sword x3", "sword x2", "sword x2")
    assert stage.of("attacked")[0].n == 10  # the boss has 8
    assert stage.s.outcome() == [1]
    assert score(stage.s)[:3] == [12, 12, 4]


@proves("TOW-SOLO-13", "TOW-SOLO-14")
def test_the_score_of_gems_and_wealth() -> None:
    stage = solo("gem-rain", revealed=4, lowest=4).heroes((13, 1)).enemy("medusa", (13, 2))
    stage.roll("sword sword sword sword coin", "attack").has(gems=9, gold=2, lives=5)
    stage.has(owned=["redeemer", "boots-of-haste"], potions=["healing-potion"])
    assert [ITEM["redeemer"].price, ITEM["boots-of-haste"].price] == [4, 3]
    assert POTION["healing-potion"].price == 2
    stage.attack(13, 2, "sword x3", "sword x3", "sword x2", "sword x2")  # 8 gems
    assert score(stage.s)[3:] == [1, 3]  # 4 + 3 + 2 + 2 is 11, three for each


def test_events_that_hold_for_the_turn() -> None:
    wind = (
        solo("tailwind").heroes((1, 1)).roll("boot boot coin coin coin").do("boot right", "right")
    )
    assert wind.at() == (1, 3)
    dark = solo("darkness").heroes((1, 1))
    dark.roll("coin coin coin coin")
    assert dark.s.dice() == 4
    rust = solo("rust").heroes((1, 1)).enemy("zombie", (1, 2)).has(gems=3)
    rust.roll("sword coin coin coin coin").do(f"attack {name(1, 2)}")
    assert rust.refused("sword x2") == "TOW-GEM-03"
    angry = solo("enraged").heroes((1, 1)).enemy("zombie", (1, 2)).roll(COINS, "attack")
    assert angry.lives() == 5 - 2
    rush = solo("stampede").heroes((1, 1)).enemy("ent", (1, 4)).roll(COINS, "right")
    assert rush.enemies() == {(1, 6): "ent"}
    sale = solo("market-day", stalls=[(1, 1)]).heroes((1, 1)).has(gold=2).roll(COINS)
    assert sale.sells("smoke-bomb").refused("buy smoke-bomb") == ""


def test_events_that_happen_at_once_or_at_the_end() -> None:
    quake = solo(ladders=[(3, 3)]).heroes((3, 3)).out("earthquake")
    assert quake.at() == (1, 3)
    help_ = solo(spawns=[(1, 4), (1, 6)])
    help_.s.guards[0] = None
    help_.out("reinforcements")
    assert help_.enemies() == {}
    more = solo(spawns=[(1, 4), (1, 6)]).heroes((1, 1)).out("reinforcements")
    more.do(f"spawn {name(1, 6)}")
    assert list(more.enemies()) == [(1, 6)]
    thief = solo("pickpocket").heroes((1, 1)).has(gold=1, gems=1).roll(COINS).end()
    assert thief.moves() == ["lose-gold", "lose-gem"]
    thief.do("lose-gem")
    assert (thief.gold(), thief.gems()) == (1, 0)
    bless = solo().heroes((1, 1)).has(lives=3).out("blessing")
    assert bless.lives() == 4
    assert solo("gem-rain").gems() == 2
