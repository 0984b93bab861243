"""The greedy bot: it looks one action ahead and takes what the written value likes best.

It imagines worlds, takes the action there, answers its own parts (which card, which die, whom) as
well as it can, and compares.  Of equals it takes the first, which in a window is to pass.  What it
knows of a game besides, and what a position is worth, is in `values.py`.
"""

from __future__ import annotations

from typing import Any, Final

from kostka.bots.values import Mind, mind
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.sight import Seen

PARTS: Final = 3  # how many parts of one action it thinks through


class Greedy:
    def __init__(self, seed: int, patient: bool = False) -> None:
        self.rng = Rng(seed)
        self.patient = patient  # whether it thinks past the moment in which others may answer

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if len(options) == 1:
            return options[0]
        return self.ranked(seen)[0]

    def ranked(self, seen: Seen) -> list[Any]:
        """The options, best first; those that are not worth a thought are left out."""
        thought = mind(seen.game())
        answer = thought.known(seen, self.rng)
        if answer is not None:
            return answer
        worths: list[tuple[int, int]] = []
        options = seen.options()
        rng = self.rng
        seed = int(rng.below(1 << 30)) if self.patient else 0
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
        world.choose(option)
        return self.after(thought, world, seen.seat, PARTS)

    def after(self, thought: Mind, world: State, seat: int, parts: int) -> int:
        """The worth of an imagined world once chance and the parts of the action are settled."""
        if self.patient:
            thought.past_answers(world, self.rng)
        else:
            thought.settle(world, self.rng)
        if world.over() or world.seat != seat or parts == 0 or thought.rests(world):
            return thought.habitual(world, seat) if self.patient else thought.of(world, seat)
        best = -(10**9)
        for option in world.options():
            twin = world.clone()
            twin.choose(option)
            best = max(best, self.after(thought, twin, seat, parts - 1))
        return best
