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
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
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
        self.ends: dict[Any, Ahead] = {}  # where the turn could lead after each option, at best

    def plan(self, seen: Seen) -> list[Line]:
        """For each option the best way through the turn, the best of all first; nothing if it is
        not one's own, or a window is open."""
        mind = self.mind
        world = seen.imagine(self.rng)
        self.seat, self.turn = seen.seat, mind.turn(world)
        if not mind.acts(world, self.seat) or isinstance(world.question(), PlayOrPass):
            return []
        options = mind.planned(world, seen.options())
        if len(options) == 1:
            return []
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
        ends = sorted(self.ends.values(), key=_by_worth)
        return [Line(end.way, mind.likely(end.world, self.seat), self.looked) for end in ends]

    def forget(self) -> None:
        """What the last plan found."""
        self.ends = {}
        self.looked = 0

    def beyond(self, ahead: Ahead, options: Sequence[Any]) -> list[Ahead]:
        """Where these options lead while the turn lasts; whither it leads in the end is noted."""
        mind = self.mind
        found: list[Ahead] = []
        for option in options:
            twin = ahead.world.clone()
            twin.choose(option)
            way = [*ahead.way, option]
            lasts = self.lasts(twin, way)
            self.looked += 1
            seat = self.seat
            worth = mind.of(twin, seat) if self.sharply else mind.at_sight(twin, seat)
            place = Ahead(twin, way, worth)
            if lasts:
                found.append(place)
            else:
                known = self.ends.get(way[0])
                if known is None or worth > known.worth:
                    self.ends[way[0]] = place
        return found

    def lasts(self, world: State, way: list[Any]) -> bool:
        """Whether the seat has more to decide this turn; what is not its to decide is settled, and
        where it would do but one thing it does it.  In windows everybody passes."""
        mind = self.mind
        while not world.over() and mind.turn(world) == self.turn and mind.acts(world, self.seat):
            if world.at_chance():
                mind.settle(world, self.rng)
            elif isinstance(world.question(), PlayOrPass):
                world.choose(PASS)
            elif world.seat == self.seat:
                options = mind.planned(world, world.options())
                if len(options) > 1:
                    return True
                world.choose(options[0])
                way.append(options[0])
            else:
                world.choose(mind.policy(world, world.options(), self.rng))
        return False


def _by_worth(ahead: Ahead) -> int:
    return -ahead.worth
