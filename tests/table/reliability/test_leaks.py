"""What a viewer may not know changes not a byte of what he is sent: `bench/leaks.py` in short."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.leaks import modes, search
from kostka.games import GAMES

POSITIONS = 500  # of each game


@pytest.mark.parametrize(("game", "mode"), [(game, mode) for game, mode, _ in modes()])
def test_two_games_that_differ_in_what_is_hidden_are_told_alike(
    tmp_path: Path, game: str, mode: str
) -> None:
    share = -(-POSITIONS // len(GAMES[game].examples))
    counted = asyncio.run(search(tmp_path, game, mode, share, first=50_000))
    print(dict(counted))
    assert counted["positions"] >= share and counted["messages"] > counted["positions"]
