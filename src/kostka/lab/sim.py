"""Many games between bots, in one process or several; equal seeds give equal games."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from kostka.bots import Bot, bot
from kostka.games import game
from kostka.kernel.chance import Luck, Rng
from kostka.kernel.game import Mistake, Setup
from kostka.kernel.state import State, playout
from kostka.sight import SPECTATOR, Seen, view

CHUNK: Final = 1000  # games that one process plays before it reports


@dataclass
class Tally:
    """What came out: wins by seat, draws, and how much was decided.

    Who plays alone wins or loses; a game that is won may have a score.
    """

    wins: list[int]
    draws: int = 0
    losses: int = 0
    scores: list[int] = field(default_factory=list)
    technical_draws: int = 0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.draws += other.draws
        self.losses += other.losses
        self.scores += other.scores
        self.technical_draws += other.technical_draws
        self.games += other.games
        self.decisions += other.decisions

    def count(self, s: State, decisions: int) -> None:
        outcome = s.outcome()
        self.games += 1
        self.decisions += decisions
        if 1 in outcome:
            self.wins = [wins + won for wins, won in zip(self.wins, outcome)]
            if len(outcome) == 1:
                self.scores.append(sum(view(s, SPECTATOR).data.get("score", ())))
        elif s.technical():
            self.technical_draws += 1
        elif len(outcome) == 1:
            self.losses += 1
        else:
            self.draws += 1

    def plain(self, key: str) -> dict[str, Any]:
        return {
            "game": key,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "scores": self.scores,
            "technical_draws": self.technical_draws,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }


def play(key: str, setup: Setup, bots: Sequence[str], seed: int) -> tuple[State, int]:
    """One game to its end, and how many decisions it took; forced answers are not counted."""
    s = game(key).new(setup)
    luck = Rng(seed)
    if all(name == "random" for name in bots):
        return s, playout(s, luck)
    seats = [bot(name, seed * 64 + seat + 1) for seat, name in enumerate(bots)]
    return s, to_the_end(s, seats, luck)


def to_the_end(s: State, seats: Sequence[Bot], luck: Luck) -> int:
    """Bots play a game; how many decisions they took."""
    decisions = 0
    while not s.over():
        if s.at_chance():
            s.choose(s.roll(luck))
            continue
        options = s.options()
        if len(options) == 1:
            s.choose(options[0])
        else:
            decisions += 1
            chosen = seats[s.seat].choose(Seen(s, int(s.seat)))
            assert chosen in options, f"a bot chose {chosen}, which was not offered"
            s.choose(chosen)
    return decisions


def chunk(key: str, setup: Setup, bots: Sequence[str], seed: int, games: int) -> Tally:
    tally = Tally([0] * len(bots))
    for n in range(games):
        tally.count(*play(key, setup, bots, seed + n))
    return tally


def seats_of(key: str, setup: Setup) -> int:
    return game(key).new(setup).seats()


def simulate(
    key: str, setup: Setup, bots: Sequence[str], games: int, seed: int, jobs: int
) -> Iterator[Tally]:
    """The tally so far, after every chunk; the last one is the whole."""
    seats = seats_of(key, setup)
    if len(bots) != seats:
        raise Mistake(f"This set-up has {seats} seats, but {len(bots)} bots were named.")
    for name in bots:
        bot(name, 0)
    size = min(CHUNK, max(1, -(-games // max(1, 4 * jobs))))
    starts = range(0, games, size)
    work = [(key, setup, bots, seed + at, min(size, games - at)) for at in starts]
    total = Tally([0] * seats)
    began = time.perf_counter()
    if jobs <= 1:
        for each in work:
            total.add(chunk(*each))
            total.seconds = time.perf_counter() - began
            yield total
        return
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(chunk, *zip(*work)):
            total.add(part)
            total.seconds = time.perf_counter() - began
            yield total
