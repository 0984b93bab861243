"""The batch environment beside PettingZoo's connect four, turn by turn in one run.

Both are played at random through NumPy: ours takes 256 decisions with one call.  KOSTKA_SECONDS is
for how long each is measured in all.
"""

from __future__ import annotations

import os
from time import process_time
from typing import Any, Final

import numpy as np

from kostka.games import GAMES
from kostka.lab.peers import ConnectFour
from kostka.lab.turns import Clock, engine
from kostka.research.batch import Batch

ROUNDS: Final = 5
SIZE: Final = 256
FLOOR, AHEAD = 20, 50
A_THIRD: Final = ("doomtrooper",)


def rate(batch: Batch, luck: np.random.Generator, seconds: float) -> float:
    """Decisions a second, with observations, masks and rewards."""
    begun, decisions = process_time(), 0
    while (spent := process_time() - begun) < seconds or not decisions:
        batch.masks.any()
        batch.step(batch.random(luck))
        decisions += batch.size
    return decisions / spent


def measure() -> dict[str, Any]:
    seconds = float(os.environ.get("KOSTKA_SECONDS", 20)) / ROUNDS
    batches = {key: Batch(key, size=SIZE) for key in GAMES}
    peer, luck = ConnectFour(), np.random.default_rng(0)
    rates: dict[str, list[float]] = {key: [] for key in (*GAMES, peer.name)}
    for _ in range(ROUNDS):
        for key, batch in batches.items():
            rates[key].append(rate(batch, luck, seconds))
        turn = peer.playouts(Clock(seconds))
        rates[peer.name].append((turn.decisions + turn.forced) / turn.seconds)
    best = {key: max(found) for key, found in rates.items()}
    ratios = {key: best[key] / best[peer.name] for key in GAMES}
    told = ", ".join(f"{key} {ratio:.1f} ×" for key, ratio in ratios.items())
    return {
        "says": (
            f"A batch of {SIZE}, {engine()}: {best['dicethrone']:,.0f} decisions/s of Dice Throne "
            f"with observations and masks; against PettingZoo's connect four {told}."
        ),
        "engine": engine(),
        "rates": rates,
        "ratios": ratios,
        "floor": {key: FLOOR / (3 if key in A_THIRD else 1) for key in GAMES},
        "ahead": {key: AHEAD / (3 if key in A_THIRD else 1) for key in GAMES},
        "versions": {key: batch.version for key, batch in batches.items()},
    }
