"""Many random games: cards are conserved, counters keep their bounds, and every game ends."""

from __future__ import annotations

from kostka.kernel.chance import Rng
from kostka.kernel.game import Game
from kostka.kernel.state import playout
from tests.promises.invariants import INVARIANTS
from tests.promises.worlds import begin, every_seed, play_on

GAMES = 2000
PARTS = 20


@every_seed(PARTS, "part")
def test_a_hundred_random_games_end_and_lose_nothing(game: Game, mode: str, part: int) -> None:
    holds = INVARIANTS[game.key]
    technical = 0
    for n in range(GAMES // PARTS):
        seed = part * (GAMES // PARTS) + n
        s, rng = begin(game, mode), Rng(seed)
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
    assert technical == 0, "random play ran into the technical limit"
