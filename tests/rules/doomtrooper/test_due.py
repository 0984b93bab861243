"""Effects that fall due together: each is written so that it can be told from the others."""

from __future__ import annotations

from kostka.kernel.event import ReadDue
from tests.rules.doomtrooper.stage import Stage


def three_viruses_acting() -> Stage:
    """At the start of a turn, three warriors bear the same virus."""
    troop = ["hussar", "trencher", "clansman"]
    stage = Stage(troop, ["razide"], on_warriors=[("v-3", 0, name) for name in troop])
    stage.next_turn().next_turn()
    while not isinstance(stage.s.question(), ReadDue):
        stage.s.choose(stage.s.options()[0])
    return stage


def test_what_lasts_is_named_with_the_warrior_it_is_on() -> None:
    s = three_viruses_acting().s
    moves = [s.write(option) for option in s.options()]
    assert len(set(moves)) == len(moves)
    assert {f"first v-3 on {name}" for name in ("hussar", "trencher", "clansman")} <= set(moves)
    assert [s.read(move) for move in moves] == list(s.options())
