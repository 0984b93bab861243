"""256 Dice Throne duels at once, as NumPy arrays: how often does the seat that begins win?"""

from __future__ import annotations

import sys

import numpy as np

from kostka.research.batch import Batch


def main(games: int = 2000, size: int = 256) -> None:
    batch, luck = Batch("dicethrone", size=size, seed=7), np.random.default_rng(7)
    print(f"tensor {batch.version}: {batch.observations.shape} numbers")
    won = np.zeros(batch.seats, dtype=int)
    while won.sum() < games:
        assert batch.masks.sum() == batch.counts.sum()
        batch.step(batch.random(luck))
        won += (batch.rewards[batch.ended] == 1).sum(axis=0)
    print(f"{won.sum()} games: " + ", ".join(f"seat {n} won {w}" for n, w in enumerate(won)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
