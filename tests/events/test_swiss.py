"""Pairings: found whenever there are any, and the best there are; no rematch, no second bye."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from bench.swiss import simulated
from kostka.events.matching import everybody
from kostka.events.swiss import BYE, order_of, pairings, rounds_for

Pairs = list[tuple[int, int]]


def all_pairings(order: Sequence[int], met: set[frozenset[int]]) -> Iterator[Pairs]:
    """Every way to pair them, the best first: tried one after the other."""
    if not order:
        yield []
        return
    first, *others = order
    for other in others:
        if frozenset((first, other)) not in met:
            for rest in all_pairings([each for each in others if each != other], met):
                yield [(first, other), *rest]


def best(order: Sequence[int], met: set[frozenset[int]], byes: set[int]) -> Pairs | None:
    if len(order) % 2 == 0:
        return next(all_pairings(order, met), None)
    for player in reversed(order):
        if player not in byes:
            found = next(all_pairings([each for each in order if each != player], met), None)
            if found is not None:
                return [*found, (player, BYE)]
    return None


@pytest.mark.parametrize("n", range(2, 10))
def test_the_pairing_is_the_one_an_exhaustive_search_finds_first(n: int) -> None:
    luck = random.Random(n)
    none = 0
    for _ in range(150):
        players = list(range(1, n + 1))
        every = [frozenset((a, b)) for a in players for b in players if a < b]
        met = {each for each in every if luck.random() < luck.choice((0.2, 0.5, 0.7))}
        byes = {each for each in players if luck.random() < 0.4}
        order = order_of({each: luck.randrange(3) for each in players}, luck)
        wanted = best(order, met, byes)
        assert pairings(order, met, byes) == wanted
        none += wanted is None
    assert none > 0  # also that there is no round was proved


def can_be_paired(near: Sequence[Sequence[int]]) -> bool:
    """By looking at every set of players once: sure, and slow."""
    links = [sum(1 << b for b in each) for each in near]
    known = {0: True}

    def ask(left: int) -> bool:
        if left not in known:
            first = (left & -left).bit_length() - 1
            rest = left & ~(1 << first)
            near_by = [b for b in range(len(near)) if rest & links[first] & (1 << b)]
            known[left] = any(ask(rest & ~(1 << b)) for b in near_by)
        return known[left]

    return ask((1 << len(near)) - 1)


def test_a_matching_is_found_whenever_there_is_one() -> None:
    luck = random.Random(7)
    found = 0
    for _ in range(600):
        size = luck.randrange(2, 17, 2)
        chance = luck.choice((0.1, 0.2, 0.3, 0.5))
        near: list[list[int]] = [[] for _ in range(size)]
        for a in range(size):
            for b in range(a):
                if luck.random() < chance:
                    near[a].append(b)
                    near[b].append(a)
        ours = everybody(near)
        assert (ours is not None) == can_be_paired(near)
        if ours is not None:
            found += 1
            assert all(ours[ours[a]] == a and ours[a] in near[a] for a in range(size))
    assert 100 < found < 500


def test_a_circle_of_odd_length_does_not_hide_the_way() -> None:
    """Two triangles joined by one edge: paired greedily at first, and mended by a blossom."""
    near = [[1, 2], [0, 2], [0, 1, 3], [2, 4, 5], [3, 5], [3, 4]]
    mate = everybody(near)
    assert mate is not None and mate[2] == 3


@pytest.mark.parametrize("players, rounds", [(2, 1), (3, 2), (8, 3), (9, 4), (16, 4), (64, 6)])
def test_so_many_rounds_leave_one_winner_of_all(players: int, rounds: int) -> None:
    assert rounds_for(players) == rounds


def test_simulated_events_break_no_promise() -> None:
    """Some hundred events with drops, late entries and draws; ten thousand are measured."""
    found = [simulated(seed) for seed in range(300)]
    assert [each.violations for each in found if each.violations] == []
    assert sum(each.rounds for each in found) > 900
    assert sum(each.byes for each in found) > 100 and sum(each.drops for each in found) > 100
    assert sum(each.late for each in found) > 50 and any(each.stopped for each in found)
