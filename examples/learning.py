# ---
# A notebook as a script: cells begin with "# %%".
# ---
# %% [markdown]
# A learner with one number for each word of a move: after every game the words of the winner's
# moves gain, those of the loser's lose.  It plays against the random bot through Gymnasium.

# %%
from __future__ import annotations

import sys

import gymnasium
import numpy as np

import kostka.research.gymnasium

WORDS = 4096
assert kostka.research.gymnasium


def features(options: np.ndarray) -> np.ndarray:
    """For each option, which words it has; words share places rarely."""
    rows = np.zeros((len(options), WORDS), dtype=np.float32)
    for row, words in zip(rows, options):
        row[[int(word) % WORDS for word in words if word]] = 1
    return rows


# %%
def play(env: gymnasium.Env, weights: np.ndarray, luck: np.random.Generator, seed: int) -> float:
    """One game; the weights have learnt from it."""
    seen, info = env.reset(seed=seed)
    taken = np.zeros(WORDS, dtype=np.float32)
    while True:
        rows = features(seen["options"][: len(info["options"])])
        scores = rows @ weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = int(luck.choice(len(chances), p=chances))
        taken += rows[action] - chances @ rows
        seen, reward, ended, cut, info = env.step(action)
        if ended or cut:
            weights += 0.02 * reward * taken / np.sqrt(1 + np.abs(taken).sum())
            return float(reward)


# %%
def main(games: int = 400) -> None:
    env = gymnasium.make("kostka/Dicethrone-v1", against="random")
    luck, weights = np.random.default_rng(1), np.zeros(WORDS, dtype=np.float32)
    results = [play(env, weights, luck, seed) for seed in range(games)]
    half = games // 2
    early, late = np.mean(results[:half]), np.mean(results[half:])
    print(f"reward per game: {early:+.2f} in the first half, {late:+.2f} in the second")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
