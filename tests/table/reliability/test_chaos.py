"""Bad lines and a server that dies: `bench/chaos.py` in short."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.chaos import storm

GAMES = 30
PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
def test_games_over_bad_lines_end_the_same_for_all(
    tmp_path: Path, part: int, compiled: bool
) -> None:
    games = GAMES // PARTS if compiled else 3
    counted = asyncio.run(storm(tmp_path, games, 1000 + part))
    print(dict(counted))
    assert counted["games"] == games
    assert counted["dropped"] and counted["doubled"] and counted["delayed"] and counted["came"] > 9
