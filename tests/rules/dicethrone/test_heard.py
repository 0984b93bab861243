"""Events that nothing of the heroes here acts upon are passed over: it has to be true of them."""

from __future__ import annotations

import pytest

from kostka.games import GAMES
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from tests.promises.worlds import begin, stops


@pytest.mark.parametrize("mode", ["duel", "king-of-the-hill-of-six", "2v2v2"])
def test_whatever_lies_on_a_board_is_heard_of(mode: str) -> None:
    looked_at = 0
    for seed in range(12 if mode == "duel" else 3):
        s = begin(GAMES["dicethrone"], mode, seed)
        for _ in stops(s, Rng(seed)):
            assert isinstance(s, Battle)
            for seat in range(s.seats()):
                words = [each.trigger.word for t in s.boards[seat] for each in t.base.whenevers]
                for passive in s.heroes[seat].passives:
                    level = s.level(seat, passive)
                    words += [each.trigger.word for each in level.whenevers]
                assert all([s.heard(word) for word in words])
                looked_at += len(words)
    assert looked_at > 100
