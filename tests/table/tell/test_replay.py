"""A game seen again says of each record what it is to who watches."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.kernel.beat import KINDS
from kostka.kernel.chance import Rng, Stream
from kostka.kernel.log import Journal
from kostka.table.tell.replay import SMALL, Replay

FIRST = {"dicethrone": "roll", "doomtrooper": "card", "plosinovka": "move"}


@pytest.mark.parametrize("key", GAMES)
def test_each_step_is_a_turn_something_worth_a_look_or_nothing(key: str) -> None:
    game, luck = GAMES[key], Rng(3)
    setup = next(iter(game.examples.values()))
    journal = Journal.begin(game, setup, ("Ann", "Bob"), Stream(b"3" * 32))
    while not journal.state.over() and len(journal.records) < 250:
        options = journal.state.options()
        move = journal.state.write(options[luck.below(len(options))])
        journal.enter(int(journal.state.seat), move)
    steps = Replay(journal, ("Ann", "Bob")).steps(0, "en")
    beats = [step["beat"] for step in steps]
    assert set(beats) - {""} <= set(KINDS) - set(SMALL)
    assert beats.count("turn") > 3 and FIRST[key] in beats and "" in beats
    assert any("Turn " in step["text"] for step in steps if step["beat"] == "turn")
