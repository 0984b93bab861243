"""Dice and shuffles are fair, and the exact odds are what happens.

Chi-squared over faces, pairs and orders of cards, of both generators; and for every ability of
every hero the exact chance of three rolls against simulations that keep what the odds say.
KOSTKA_CHANCE is how many numbers are drawn for each, and how many times dice are rolled in all.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import erfc, sqrt
from typing import Any, Final

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.dice import ADD, SHOWN, SIZE
from kostka.games.dicethrone.state import shuffle
from kostka.kernel.chance import Luck, Rng, Stream
from kostka.odds.dice import ROLLS, best_keep, over_rolls, with_rerolls

DRAWS: Final = 1_000_000
LEAST: Final = 1e-4  # of p, on either side
SIGMAS: Final = 4.0
CARDS: Final = 5  # that are shuffled: 120 orders


def p_value(counts: Sequence[int]) -> float:
    """How likely a sum of squares is to be further out, by Wilson's and Hilferty's cube root."""
    expected = sum(counts) / len(counts)
    squares = sum((n - expected) ** 2 / expected for n in counts)
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    z = ((squares / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(abs(z) / sqrt(2))


def fairness(luck: Luck, draws: int) -> dict[str, float]:
    dice = [int(luck.below(6)) for _ in range(draws)]
    pairs = Counter(zip(dice[::2], dice[1::2]))
    cards = list(HEROES["thor"].deck[:CARDS])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws // CARDS):
        lying = cards[:]
        shuffle(lying, luck)
        orders[tuple([card.index for card in lying])] += 1
    indices = [card.index for card in cards]
    return {
        "faces": p_value([dice.count(face) for face in range(6)]),
        "pairs": p_value([pairs[a, b] for a in range(6) for b in range(6)]),
        "orders": p_value([orders[order] for order in permutations(indices)]),
    }


def rows() -> list[tuple[str, tuple[float, ...]]]:
    """Every row of every ability that dice make, as a payoff: 1 where the roll shows it."""
    found: list[tuple[str, tuple[float, ...]]] = []
    for hero in HEROES.values():
        for ability in hero.offences:
            for row in ability.levels[0].rows:
                table = [float(shown) for shown in row.fits]
                found.append((f"{hero.key} {row.key}", tuple(table)))
    return found


def rolled(kept: int, luck: Luck) -> int:
    """All dice that are not kept, thrown."""
    while SIZE[kept] < CARDS:
        kept = ADD[kept][1 + int(luck.below(6))]
    return kept


def sigmas(work: tuple[str, tuple[float, ...], int, int]) -> tuple[str, float]:
    """How far the simulated share is from the exact one."""
    name, payoff, times, seed = work
    exact = over_rolls(with_rerolls(payoff, 2))
    keeps = [{roll: best_keep(roll, payoff, left)[0] for roll in ROLLS} for left in (2, 1)]
    luck, hits = Rng(seed), 0.0
    for _ in range(times):
        roll = rolled(0, luck)
        for choice in keeps:
            roll = rolled(choice[roll], luck)
        hits += payoff[roll]
    spread = sqrt(max(exact * (1 - exact), 1e-12) / times)
    return name, (hits / times - exact) / spread if 0 < exact < 1 else hits / times - exact


def measure() -> dict[str, Any]:
    draws = int(os.environ.get("KOSTKA_CHANCE", DRAWS))
    fair = {
        "stream": fairness(Stream(b"kostka measures its dice"), draws),
        "rng": fairness(Rng(1), draws),
    }
    worst = min(p for each in fair.values() for p in each.values())
    assert worst > LEAST, fair
    found = rows()
    assert len(SHOWN) == 462 and found
    work = [(name, payoff, draws, seed) for seed, (name, payoff) in enumerate(found)]
    with multiprocessing.get_context("spawn").Pool() as pool:
        far = dict(pool.imap_unordered(sigmas, work))
    most = max(far, key=lambda name: abs(far[name]))
    assert abs(far[most]) < SIGMAS, (most, far[most])
    return {
        "says": (
            f"{draws:,} dice, pairs and shuffles of both generators: p ≥ {worst:.3g}; the exact "
            f"odds of {len(found)} abilities lie within {abs(far[most]):.1f} σ of {draws:,} "
            "simulated turns each."
        ),
        "p": fair,
        "sigmas": far,
    }
