"""Nonsense of every kind, over the socket and over HTTP: `bench/malformed.py` in short."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.malformed import GROWTH, ROUND, attack

MESSAGES = 100_000
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_nonsense_is_refused_and_nothing_else_happens(
    tmp_path: Path, part: int, compiled: bool
) -> None:
    messages = MESSAGES // PARTS if compiled else MESSAGES // PARTS // 5
    found = asyncio.run(attack(tmp_path, messages, 100 + part))
    print(found)
    assert found["messages"] >= messages and len(found["ways"]) == 12
    assert not [answer for answer in found["answers"] if answer.startswith("http 5")]
    assert (
        found["answers"]["no"] > messages / 2 and found["moves_of_others"] >= messages / ROUND / 2
    )
    assert found["grown_mb"] < GROWTH / 1e6 and found["tables_awake"] <= 4


def test_nor_does_postgresql_mind(postgres: str) -> None:
    found = asyncio.run(attack(postgres, 2000, 7))
    assert not [answer for answer in found["answers"] if answer.startswith("http 5")]
