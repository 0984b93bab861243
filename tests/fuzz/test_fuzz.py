"""Mutated logs, scenarios, moves, decks and messages get an answer: `bench/fuzz.py` in short.

A million runs where the engine is compiled, a fiftieth of that where it is not.
"""

from __future__ import annotations

import pytest

from bench.fuzz import TARGETS, fuzz

RUNS = 20_000
PARTS = 10
FIRST = 10**9


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_but_a_mistake_comes_out(name: str, part: int, compiled: bool) -> None:
    runs = RUNS if compiled else RUNS // 50
    first = FIRST + part * RUNS
    taken = fuzz(name, range(first, first + runs))
    assert runs // 20 < taken < runs  # both sides of the line are tried


@pytest.mark.parametrize("name", TARGETS)
def test_what_becomes_of_an_input_depends_on_its_seed_alone(name: str) -> None:
    """Else it would matter in which order, and by how many processes, they are tried."""
    seeds = range(FIRST, FIRST + 300)
    forth = [fuzz(name, [seed]) for seed in seeds]
    back = [fuzz(name, [seed]) for seed in reversed(seeds)]
    assert back[::-1] == forth
