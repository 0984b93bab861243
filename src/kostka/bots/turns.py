"""The search for who thinks one's own turn through to its end: whatever is chosen now, what is the
most that could still be made of the turn?

After each decision only the most promising places are thought on from, and of two that offer the
same and are worth the same only one.  What others are asked meanwhile they answer by the written
policy; what chance decides is rolled.  A turn is worth what the written value says where it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from kostka.bots.mind import Mind
from kostka.bots.search import Line
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.sight import Seen

LONGEST: Final = 16  # decisions of a turn that are thought through


@final
class Ahead:
    """A place later in the turn, and the way that leads there."""

    def __init__(self, world: State, way: list[Any], worth: int) -> None:
        self.world = world
        self.way = way
        self.worth = worth


@final
class Planner:
    """Plans the turn of a seat, at each decision anew."""

    def __init__(self, mind: Mind, rng: Rng, beam: int, sharply: bool = True) -> None:
        self.mind = mind
        self.rng = rng
        self.beam = beam  # places that are thought on from, after each decision
        self.sharply = sharply  # or by what a learner knows of each place
        self.seat = 0
        self.turn = 0
        self.looked = 0  # places that were looked at
        self.best: Ahead | None = None  # where the turn could lead

    def plan(self, seen: Seen) -> Line | None:
        """The best way through the turn; None if it is not one's own."""
        mind = self.mind
        world = seen.imagine(self.rng)
        self.seat, self.turn = seen.seat, mind.turn(world)
        if not mind.acts(world, self.seat):
            return None
        options = mind.planned(world, seen.options())
        if len(options) == 1:
            return None
        self.forget()
        edge = self.beyond(Ahead(world, [], 0), options)
        for _ in range(LONGEST):
            further: list[Ahead] = []
            edge.sort(key=_by_worth)
            known: set[tuple[Any, ...]] = set()
            for ahead in edge:
                offered = ahead.world.options()
                key = (ahead.worth, *offered)
                if key in known:
                    continue
                known.add(key)
                further += self.beyond(ahead, mind.planned(ahead.world, offered))
                if len(known) == self.beam:
                    break
            edge = further
            if not edge:
                break
        best = self.best
        if best is None:
            return None
        return Line(best.way, mind.likely(best.world, self.seat), self.looked)

    def forget(self) -> None:
        """What the last plan found."""
        self.best = None
        self.looked = 0

    def beyond(self, ahead: Ahead, options: Sequence[Any]) -> list[Ahead]:
        """Where these options lead while the turn lasts; whither it leads in the end is noted."""
        mind = self.mind
        found: list[Ahead] = []
        for option in options:
            twin = ahead.world.clone()
            twin.choose(option)
            lasts = self.lasts(twin)
            self.looked += 1
            worth = mind.of(twin, self.seat) if self.sharply else mind.at_sight(twin, self.seat)
            place = Ahead(twin, [*ahead.way, option], worth)
            if lasts:
                found.append(place)
            elif self.best is None or place.worth > self.best.worth:
                self.best = place
        return found

    def lasts(self, world: State) -> bool:
        """Whether the seat has more to decide this turn; what is not its to decide is settled."""
        mind = self.mind
        while not world.over() and mind.turn(world) == self.turn and mind.acts(world, self.seat):
            if world.at_chance():
                mind.settle(world, self.rng)
            elif world.seat == self.seat:
                return True
            else:
                world.choose(mind.policy(world, world.options(), self.rng))
        return False


def _by_worth(ahead: Ahead) -> int:
    return -ahead.worth
