"""Random games played to their end, looked at on the way."""

from __future__ import annotations

from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import playout
from tests.promises.invariants import INVARIANTS
from tests.promises.worlds import begin, play_on


def play_to_the_end(game: Game, mode: str, seeds: range) -> int:
    """Nothing is lost in any of these games and each of them ends; so many by the limit."""
    holds = INVARIANTS[game.key]
    technical = 0
    for n, seed in enumerate(seeds):
        s, rng = begin(game, mode, seed, whole=True), Rng(seed)
        if n % 10 == 0:
            while not s.over():
                holds(s)
                play_on(s, rng, 7)
        else:
            play_on(s, rng, 60)
            if not s.over():
                holds(s)
            playout(s, rng)
        holds(s)
        assert s.over()
        assert sum(s.outcome()) <= s.seats()
        technical += s.technical()
    return technical
