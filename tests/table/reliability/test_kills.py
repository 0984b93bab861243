"""`kill -9` under load: `bench/kills.py` in short, with processes that start quickly."""

from __future__ import annotations

import pytest

from bench._outside import Warm
from bench.kills import kill, said

GENEROUS = 30.0  # seconds, on a machine that does other things too; the mark is measured


@pytest.mark.parametrize("part", range(2))
def test_nothing_acknowledged_is_missing_after_kills(sqlite: str, part: int) -> None:
    found = kill(Warm(sqlite), kills=8, seed=10 + part)
    print(said(found))
    assert found["missing"] == 0 and found["acknowledged"] > 8
    assert found["again_worst_s"] < GENEROUS


def test_nor_with_postgresql(postgres: str) -> None:
    found = kill(Warm(postgres), kills=4, seed=20)
    print(said(found))
    assert found["missing"] == 0 and found["acknowledged"] > 4
    assert found["again_worst_s"] < GENEROUS
