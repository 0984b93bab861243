"""Random playouts of the Dice Throne duel in OpenSpiel, chance with its exact odds."""

from __future__ import annotations

import random
import sys

import pyspiel

import kostka.research.openspiel

assert kostka.research.openspiel


def main(games: int = 10) -> None:
    game, luck = pyspiel.load_game("python_kostka_dicethrone"), random.Random(3)
    total = [0.0] * game.num_players()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        total = [a + b for a, b in zip(total, state.returns())]
    print(f"{games} games, returns {total}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
