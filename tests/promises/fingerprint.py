"""Prints one line per random game: `python tests/promises/fingerprint.py GAMES`.

Run interpreted, compiled, with other hash seeds and other versions of Python: the lines are equal.
"""

from __future__ import annotations

import sys

from kostka.games import GAMES
from kostka.kernel import state
from kostka.kernel.chance import Rng

# Of a game that takes so many times as long, so many times fewer games are played.
LENGTH = {"dicethrone": 1, "doomtrooper": 10, "plosinovka": 40}
FEW = 3  # players; of more a tenth is played


def main(games: int) -> None:
    for key, game in GAMES.items():
        for mode, setup in game.examples.items():
            length = LENGTH[key] * (1 if game.new(setup).seats() <= FEW else 10)
            for seed in range(max(1, games // length)):
                s = game.new(setup)
                rng = Rng(seed)
                for _ in range(150):  # the middle of the game counts too
                    if not s.over():
                        s.choose(s.roll(rng) if s.at_chance() else _pick(s, rng))
                middle = game.hash(s)
                decisions = state.playout(s, rng)
                print(key, mode, seed, middle, decisions, game.hash(s))


def _pick(s: state.State, rng: Rng) -> object:
    options = s.options()
    return options[rng.below(len(options))]


if __name__ == "__main__":
    print("compiled" if not state.__file__.endswith(".py") else "interpreted", file=sys.stderr)
    main(int(sys.argv[1]))
