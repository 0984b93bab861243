"""What is seen of a climb: everything, by everybody, in ids and numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng
from kostka.kernel.state import playout, settle
from kostka.sight import JUDGE, SPECTATOR, redact, view
from tests.rules.plosinovka.stage import Stage

GAME = GAMES["plosinovka"]


def seen(stage: Stage, viewer: int = 0) -> dict[str, Any]:
    return view(stage.s, viewer).plain()


def field(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(it for it in data["tower"]["fields"] if it["name"] == name)


@pytest.mark.parametrize("mode", GAME.examples)
def test_everybody_sees_the_same_but_the_question(mode: str) -> None:
    s, luck = GAME.new(GAME.examples[mode]), Rng(3)
    s.log = []
    for _ in range(60):
        settle(s, luck)
        if s.over():
            break
        views = [view(s, who).plain() for who in (*range(s.seats()), SPECTATOR, JUDGE)]
        for each in views:
            assert json.loads(json.dumps(each)) == each  # plain values only
            assert each.pop("options") == [] or each["asked"] == s.seat
        assert all(each == views[0] for each in views)
        options = s.options()
        s.choose(options[luck.below(len(options))])
    assert redact(s, s.log, 0) == s.log


def test_a_level_that_is_not_revealed_is_not_in_the_view() -> None:
    s = GAME.new(GAME.examples["game"])
    settle(s, Rng(1))
    data = view(s, SPECTATOR).plain()
    assert data["tower"]["cards"][2:] == [""] * 6 and data["tower"]["guards"][1:] == [""] * 3
    assert len(data["tower"]["fields"]) == 32
    assert data["boss"]["at"] == "" and data["boss"]["lives"] == 8


def test_walls_platforms_ladders_and_what_lies_there() -> None:
    stage = Stage(
        platforms=[(2, 2)],
        through=[(2, 3)],
        ladders=[(1, 3)],
        walls=[(2, 3)],
        gems=[(1, 1)],
        traps=[(1, 4)],
    ).dice("boot")
    data = seen(stage)
    assert field(data, "b2")["platform"] and not field(data, "b2")["through"]
    assert field(data, "c2")["through"] and field(data, "c1")["ladder"]
    assert field(data, "c2")["wall"] and not field(data, "b2")["wall"]
    assert (field(data, "a1")["shows"], field(data, "a1")["lies"]) == ("gem", "gem")
    assert (field(data, "d1")["shows"], field(data, "d1")["lies"]) == ("trap", "")
    assert field(data, "h1")["wall"] is False  # the edge of the map is no wall
    stage.s.put_hero(0, 1)
    stage.s.offered = None
    stage.do("boot left")
    assert field(seen(stage), "a1") | {"lies": ""} == field(seen(stage), "a1")


def test_figures_and_what_they_would_do_to_the_active_hero() -> None:
    stage = Stage().heroes((1, 2), (1, 8)).enemy("werewolf", (1, 3)).has(owned=["polished-shield"])
    data = seen(stage.dice("boot"))
    assert {it["at"]: (it["seat"], it["enemy"]) for it in data["figures"]} == {
        "b1": (0, ""),
        "c1": (-1, "werewolf"),
        "h1": (1, ""),
    }
    wolf = next(it for it in data["figures"] if it["enemy"])
    assert (wolf["lives"], wolf["damage"], wolf["harm"]) == (3, 3, 2)
    assert [it["danger"] for it in data["seats"]] == [2, 0]


def test_players_dice_and_what_is_under_way() -> None:
    stage = Stage().heroes((1, 2), None).enemy("ent", (1, 3))
    stage.has(gems=1, gold=4, special="sword", owned=["redeemer"], potions=["antidote"])
    stage.dice("sword sword boot")
    mine, other = seen(stage)["seats"]
    assert (mine["gems"], mine["gold"], mine["special"], mine["at"]) == (1, 4, "sword", "b1")
    assert (mine["items"], mine["potions"]) == (["redeemer"], ["antidote"])
    assert (mine["lives"], mine["most_lives"], other["at"]) == (5, 5, "")
    stage.do("use redeemer")
    assert seen(stage)["seats"][0]["turned"] == ["redeemer"]
    assert seen(stage)["turning"]["bonus"] == 1 and seen(stage)["doing"] is None
    stage.do("attack c1", "sword")
    data = seen(stage)
    assert data["dice"]["pool"] == ["boot", "sword"]
    assert data["dice"]["rolled"] == ["boot", "sword", "sword"]
    doing = data["doing"]
    assert (doing["what"], doing["on"], doing["swords"], doing["total"]) == ("attack", "c1", 1, 2)


def test_the_shop_tells_printed_prices() -> None:
    stage = Stage().heroes((1, 1)).sells("redeemer", "antidote").dice("coin")
    shop = seen(stage)["shop"]
    assert shop["items"] == [{"card": "redeemer", "price": 4}]
    assert shop["potions"] == [{"card": "antidote", "price": 1}]
    assert (shop["item_deck"], shop["potion_deck"]) == (14, 14)


def test_the_end_tells_who_won_and_a_solo_game_its_score() -> None:
    s = GAME.new(GAME.examples["solo"])
    playout(s, Rng(2))
    data = view(s, 0).plain()
    assert data["over"] and data["outcome"] == [0] and data["score"] == []
