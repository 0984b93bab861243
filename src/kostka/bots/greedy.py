"""The greedy bot: it looks one action ahead and takes what the written value likes best.

It imagines worlds, takes the action there, answers its own parts (which card, which die, whom) as
well as it can, and compares.  Of equals it takes the first, which in a window is to pass.  What it
knows of a game besides, and what a position is worth, is in `values.py`.
"""

from __future__ import annotations

from typing import Any

from kostka.bots.mind import PARTS
from kostka.bots.values import Mind, mind
from kostka.kernel.chance import Rng
from kostka.sight import Seen


class Greedy:
    def __init__(self, seed: int, patient: bool = False, level: int = 3) -> None:
        self.rng = Rng(seed)
        self.level = level
        self.patient = patient  # whether it thinks past the moment in which others may answer

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if len(options) == 1:
            return options[0]
        return self.ranked(seen)[0]

    def ranked(self, seen: Seen) -> list[Any]:
        """The options, best first; those that are not worth a thought are left out."""
        thought = mind(seen.game()).at_level(self.level)
        answer = thought.known(seen, self.rng)
        if answer is not None:
            return answer
        worths: list[tuple[int, int]] = []
        options = seen.options()
        rng = self.rng
        seed = int(rng.below(1 << 30)) if self.patient else 0
        if self.patient:
            options = thought.considered(seen, seed)
        for i, option in enumerate(options):
            worth = 0
            for k in range(thought.worlds):
                if self.patient:
                    self.rng = Rng(seed + k)  # the same luck for all of them
                worth += self.worth(thought, seen, option)
            worths.append((-worth, i))
        self.rng = rng
        worths.sort()
        if self.patient and thought.margin:
            most = worths[0][0] + thought.margin * thought.worlds
            return [options[i] for worth, i in worths if worth <= most]
        return [options[i] for _, i in worths]

    def worth(self, thought: Mind, seen: Seen, option: Any) -> int:
        world = seen.imagine(self.rng)
        return thought.chosen(world, option, self.rng, PARTS, self.patient)
