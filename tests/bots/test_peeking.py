"""No bot peeks: what it may not know is replaced, and it decides the same."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.bots import BOTS
from kostka.games import GAMES
from kostka.lab.peeking import peeks, positions
from kostka.sight import Seen

POSITIONS = 5  # of each level and game; bench/peeking.py looks at 1,000
HIDING = ("dicethrone", "doomtrooper")


@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])
@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_no_decision(key: str, level: str) -> None:
    found, replaced = peeks(key, level, POSITIONS, seed=3, simulations=12)
    assert found == []
    assert replaced > 0 or key not in HIDING


class Peeper:
    """A cheat: how many of its cards the other holds is known, which ones is not."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Seen) -> Any:
        s: Any = seen._s
        held = "".join([card.key for card in s.hands[1 - seen.seat]])
        options = seen.options()
        return options[sum(map(ord, held)) % len(options)]


@pytest.mark.parametrize("key", HIDING)
def test_a_bot_that_peeks_is_caught(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeper", Peeper)
    found, _ = peeks(key, "peeper", 30, seed=5)
    assert len(found) > 3
    assert found[0].here != found[0].there


def test_positions_come_from_every_mode() -> None:
    seats = {next(positions("plosinovka", seed))[0].seats() for seed in range(5)}
    assert seats == {1, 2, 3, 4}
