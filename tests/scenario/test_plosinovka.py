"""Scenarios of a climb: its position, its places, and the sentences for a bad file."""

from __future__ import annotations

import pytest

from kostka.games.plosinovka.state import Climb
from kostka.kernel.game import Mistake
from kostka.scenario import Report, parse, play
from tests.promises.invariants import INVARIANTS

HEAD = """
[scenario]
title = "A test"
game = "plosinovka"
[setup]
heroes = ["sladuse", "bivoj"]
boss = "medusa"
"""
TOWER = """
[position.level]
1 = ["f01", "f02"]
2 = ["f03", "f04"]
"""


def run(text: str) -> Report:
    return play(parse(HEAD + text))


def failed(text: str) -> list[str]:
    return [f"{check.step} {check.what}: {check.got}" for check in run(text).failures]


@pytest.mark.parametrize("seat", [0, 1])
def test_without_any_step_the_first_turn_is_to_be_rolled_for(seat: int) -> None:
    text = f"""
    start = {seat}
    [[step]]
    expect = {{ active = {seat}, turn = 1, step = 3, at = ["", ""], lowest = 1, highest = 1 }}
    [[step]]
    out = ["boot boot boot coin star", "left"]
    offers = ["appear boot", "appear coin", "appear star"]
    """
    report = run(text)
    assert report.failures == []
    assert isinstance(report.state, Climb)
    INVARIANTS["plosinovka"](report.state)


def test_a_position_is_laid_and_played() -> None:
    text = f"""
    [position]
    turn = 9
    gems = ["a1"]
    dice = ["boot", "coin"]
    {TOWER}
    [position.guards]
    1 = "zombie"
    [position.enemies]
    h1 = "zombie"
    [position.seat.0]
    at = "b1"
    gold = 3
    gems = 2
    lives = 4
    special = "star"
    items = ["redeemer"]
    turned = ["redeemer"]
    potions = ["antidote"]
    tokens = ["venom"]
    [[step]]
    expect = {{ lives = [4, 4], gold = [3, 1], special = ["star", ""], "enemies.h1" = "zombie" }}
    [[step]]
    refuse = {{ do = "use redeemer", rule = "TOW-ITEM-05" }}
    do = "boot left"
    expect = {{ at = ["a1", ""], gems = [3, 0], "lying.a1" = "" }}
    """
    assert failed(text.replace('"lying.a1" = ""', 'pool = ["coin"]')) == []


def test_the_game_goes_on_to_the_next_turn_by_doing_nothing() -> None:
    text = f"""
    [position]
    dice = []
    {TOWER}
    [position.seat.0]
    at = "b1"
    [[step]]
    until = "next-turn"
    expect = {{ active = 1, turn = 2, step = 3 }}
    """
    assert failed(text) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[position.seat.0]\nat = "z9"', "is no field of the map"),
        ('[position.seat.0]\nat = "b1"\n[position.seat.1]\nat = "b1"', "stands on b1 already"),
        ('[position.enemies]\nc1 = "dragon"', "there is no enemy called"),
        ('[position]\ndice = ["boots"]', "there is no symbol called"),
        ('[position.level]\n1 = ["f01"]', "a level is two cards"),
        ('[position.level]\n1 = ["f01", "fb1"]\n2 = ["fb1", "fb2"]', "boss cards make the highest"),
        ('[position.level]\n2 = ["f01", "f02"]', "is revealed too"),
        ('[position.level]\n1 = """\n  e\n+   +\n"""', "no platform under an enemy"),
        (
            '[position.level]\n1 = ["f01", "f02"]\n[position.guards]\n2 = "ent"',
            "no enemy card beside",
        ),
        ("[position]\nwind = 3", "there is no such field"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        run(text)
