"""What the event loop spends on moves, for the load test."""

from __future__ import annotations

import time
from collections import deque
from typing import Any, Final

LAGS: Final = 120  # looks at how late the loop is, two in a second
OFTEN: Final = 7  # of so many stretches of work one is timed; a move has three of them
TRIED: Final = 1000  # empty stretches that tell what looking at the clock takes


class Stats:
    """It begins when first asked.  What looking at the clock takes is no part of a move: little of
    it is done, and what it takes is told apart."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.commits = 0
        self.cpu = 0.0  # seconds of the event loop spent on moves, texts and views
        self.price = 0.0  # seconds of an empty stretch
        self.stretches = 0
        self.since = 0.0
        self.all_moves = 0
        self.all_commits = 0
        self.lags: deque[float] = deque(maxlen=LAGS)  # how late the loop was, time after time

    def worst(self) -> float:
        """The longest that anybody had to wait for the loop lately, in seconds."""
        return max(self.lags, default=0.0)

    def count(self, moves: int) -> None:
        """What was committed."""
        self.moves += moves
        self.commits += 1
        self.all_moves += moves
        self.all_commits += 1

    def __enter__(self) -> None:
        if self.on:
            self.stretches += 1
            if self.stretches % OFTEN == 0:
                self.since = time.thread_time()

    def __exit__(self, *_: object) -> None:
        if self.on and self.stretches % OFTEN == 0:
            self.cpu += OFTEN * (time.thread_time() - self.since - self.price)

    def told(self) -> dict[str, Any]:
        """So far, since the last time; and count from now on."""
        found = {"moves": self.moves, "commits": self.commits, "cpu": max(0.0, self.cpu)}
        if not self.on:
            self.on = True
            for _ in range(TRIED):
                with self:
                    pass
            self.price = self.cpu / TRIED
        self.moves = self.commits = 0
        self.cpu = 0.0
        return {**found, "clock": self.price}
