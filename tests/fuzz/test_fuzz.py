"""Mutated logs, scenarios and moves get a game or a sentence: `bench/fuzz.py` in short."""

from __future__ import annotations

import pytest

from bench.fuzz import TARGETS, fuzz

RUNS = {"logs": 6_000, "scenarios": 6_000, "moves": 8_000}


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_but_a_mistake_comes_out(name: str) -> None:
    taken = fuzz(name, range(10**9, 10**9 + RUNS[name]))
    assert 0 < taken < RUNS[name]  # both sides of the line are tried
