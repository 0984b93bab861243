"""Mutated logs, scenarios and moves get a game or a sentence: `bench/fuzz.py` in short.

A million runs where the engine is compiled, a fiftieth of that where it is not.
"""

from __future__ import annotations

import pytest

from bench.fuzz import TARGETS, fuzz

RUNS = {"logs": 30_000, "scenarios": 30_000, "moves": 40_000}
PARTS = 10
FIRST = 10**9


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_but_a_mistake_comes_out(name: str, part: int, compiled: bool) -> None:
    runs = RUNS[name] if compiled else RUNS[name] // 50
    first = FIRST + part * RUNS[name]
    taken = fuzz(name, range(first, first + runs))
    assert 0 < taken < runs  # both sides of the line are tried
