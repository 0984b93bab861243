"""Five levels of play; they differ in how far they look and in what they know, not in bad luck.

Level 1 looks at what a move does at once and errs now and then; level 2 is the greedy bot, which
also knows the exact odds of its dice; from level 3 on moves are searched, ever deeper.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kostka.bots.greedy import Greedy
from kostka.bots.search import Line, Searcher
from kostka.bots.values import mind
from kostka.kernel.chance import Rng
from kostka.sight import Seen

ERRS: Final = 3  # one decision in so many is taken at random on level 1


class Depth(NamedTuple):
    """How much a level searches."""

    simulations: int
    horizon: int  # decisions played on below the tree


DEPTHS: Final = {3: Depth(40, 8), 4: Depth(160, 14), 5: Depth(600, 20)}


class Beginner:
    """Level 1."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.greedy = Greedy(seed)

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if self.rng.below(ERRS) == 0:
            return options[self.rng.below(len(options))]
        return self.greedy.choose(seen)


class Thinker:
    """Levels 3 to 5; after a choice, `line` tells what it expected."""

    def __init__(self, seed: int, level: int) -> None:
        self.rng = Rng(seed)
        self.depth = DEPTHS[level]
        self.line: Line | None = None

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        self.line = None
        if len(options) == 1:
            return options[0]
        self.line = Searcher(mind(seen.game()), self.rng, *self.depth).search(seen)
        return self.line.options[0] if self.line.options else options[0]
