"""Five levels of play; they differ in how far they look and in what they know, not in bad luck.

Level 1 errs now and then.  Level 2 compares what its moves do at once, and guesses the rest; level
3 is the greedy bot, which thinks an action through to its last part and knows the exact odds of its
dice.  Levels 4 and 5 have better habits, for they think past the moment in which others may answer,
and search what comes of other moves; level 5 much longer.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.bots.greedy import Greedy
from kostka.bots.search import Budget, Line, Searcher
from kostka.bots.turns import Planner
from kostka.bots.values import Mind, mind
from kostka.kernel.chance import Rng
from kostka.sight import Seen

ERRS: Final = 3  # of so many decisions some are taken at random on level 1
SHORTEST: Final = 4  # the level that searches at all
LONGEST: Final = 5  # the level that searches longest


class Learner:
    """Level 2: one imagined world for each option, and what the written value says right there."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if len(options) == 1:
            return options[0]
        thought = mind(seen.game())
        options = thought.prior(seen.imagine(self.rng), options)
        best, highest = options[0], -(10**9)
        for option in options:
            world = seen.imagine(self.rng)
            world.choose(option)
            thought.settle(world, self.rng)
            worth = thought.at_sight(world, seen.seat)
            if worth > highest:
                best, highest = option, worth
        return best


class Beginner:
    """Level 1."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.learner = Learner(seed)

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if self.rng.below(ERRS) < mind(seen.game()).slips:
            return options[self.rng.below(len(options))]
        return self.learner.choose(seen)


class Thinker:
    """Levels 4 and 5; after a choice, `line` tells what it expected."""

    def __init__(self, seed: int, level: int) -> None:
        self.rng = Rng(seed)
        self.greedy = Greedy(seed + 1, patient=True, level=level)
        self.level = level
        self.simulations = 0  # those of the level
        self.seconds = 0.0  # as long as it takes
        self.searcher: Searcher | None = None
        self.line: Line | None = None

    def limit(self, simulations: int, seconds: float = 0.0) -> None:
        """Search so many simulations instead of those of the level, and no longer than so long."""
        self.simulations = simulations
        self.seconds = seconds
        self.searcher = None

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        self.line = None
        if len(options) == 1:
            return options[0]
        thought = mind(seen.game()).at_level(self.level)
        ranked: list[Any] = []
        beam = thought.beams[self.level - SHORTEST]
        if beam:
            plans = Planner(thought, self.rng, beam, self.level == LONGEST).plan(seen)
            ranked = [plan.options[0] for plan in plans]
            if len(plans) == 1 or (plans and not thought.doubts[self.level - SHORTEST]):
                self.line = plans[0]
                return ranked[0]
        if not ranked:
            ranked = self.greedy.ranked(seen)
        if len(ranked) == 1 or not thought.ponders(seen, self.rng):
            return ranked[0]
        if self.searcher is None:
            self.searcher = Searcher(thought, self.rng, self.budget(thought))
        self.line = self.searcher.search(seen, ranked)
        return self.line.options[0]

    def foretold(self, seen: Seen, option: Any) -> Line:
        """What it expects of an option that it has not searched."""
        thought = mind(seen.game()).at_level(self.level)
        world = seen.imagine(self.rng)
        world.choose(option)
        way = thought.way(world, seen.seat, self.rng)
        return Line([option, *way], thought.likely(world, seen.seat), 0)

    def budget(self, thought: Mind) -> Budget:
        longest = self.level == LONGEST
        usual = thought.simulations if longest else thought.simulations // thought.shorter
        return Budget(self.simulations or usual, self.seconds)
