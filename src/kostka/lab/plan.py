"""What is to be played: picks against picks, in both seats, block by block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kostka.games import game
from kostka.lab.matrix import BLOCK, PICKED
from kostka.lab.watch import Watched, watch


@dataclass(frozen=True)
class Series:
    """Every pair of picks; equal series come to equal results."""

    game: str
    picks: tuple[str, ...]
    bot: str
    games: int  # of each pair
    seed: int

    def pairs(self) -> list[tuple[str, str]]:
        names = self.picks
        if len(names) == 1:
            return [(names[0], names[0])]
        return [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]

    def work(self) -> list[tuple[Series, int, int, int]]:
        """Pair, first game and number of games of each piece, every pair in turn."""
        pairs = range(len(self.pairs()))
        return [
            (self, pair, at, min(BLOCK, self.games - at))
            for at in range(0, self.games, BLOCK)
            for pair in pairs
        ]

    def play(self, pair: int, number: int) -> tuple[tuple[str, str], Watched]:
        """One game of a pair, and who sat where; they change seats from game to game."""
        first, second = self.pairs()[pair]
        seated = (second, first) if number % 2 else (first, second)
        base: dict[str, Any] = dict(next(iter(game(self.game).examples.values())))
        if first == second and self.game == "dicethrone":
            base["mirror"] = ("yes",)
        seed = (self.seed * 1_000_003 + pair) * 100_003 + number
        setup = {**base, PICKED[self.game]: seated}
        return seated, watch(self.game, setup, (self.bot, self.bot), seed)
