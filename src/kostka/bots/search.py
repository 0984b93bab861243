"""The search bot: a tree of decisions over imagined worlds, chance sampled anew each time.

Every simulation imagines a world that could be the real one, walks down the tree as far as it
reaches, adds a leaf, plays on for a while as the written knowledge of the game suggests, and asks
the written value what that came to.  At the root all candidates are tried in the same worlds with
the same luck, and the worse half of them is given up again and again, so that what is left of the
budget goes where the choice is close.  Below it, a place in the tree is what was chosen so far and
what is offered now; more of what is offered is looked at the oftener the place is come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from kostka.bots.values import Mind
from kostka.kernel.chance import Rng
from kostka.kernel.state import State, settle
from kostka.sight import Seen

CURIOSITY: Final = 0.3  # how much is tried that looked worse so far
WIDENING: Final = 0.5  # options that are looked at: so many times the root of the visits
REUSED: Final = 16  # simulations of the last search that count in the next one, at most
DEEPEST: Final = 60  # decisions below the root
SEEDS: Final = 1 << 30


@final
class Place:
    """Somewhere in the tree a seat has to decide: what was tried there."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}


@final
class Edge:
    """An option that was taken: how often, how well it went for the one who took it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.places: dict[tuple[Any, ...], Place] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Line:
    """What a search found: the moves it expects, and how good the first of them looks."""

    def __init__(self, options: list[Any], worth: float, simulations: int) -> None:
        self.options = options
        self.worth = worth  # 0 is lost, 1 is won
        self.simulations = simulations


@final
class Budget:
    """How much may be searched: so many simulations, and no longer than so many seconds, if any."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.began = 0.0
        self.used = 0

    def start(self) -> None:
        self.began = perf_counter() if self.seconds else 0.0
        self.used = 0

    def spent(self) -> float:
        """The share that is gone."""
        gone = self.used / self.simulations
        if self.seconds:
            return max(gone, (perf_counter() - self.began) / self.seconds)
        return gone


@final
class Searcher:
    """One search after the other for the same seat; what was found is built upon."""

    def __init__(self, mind: Mind, rng: Rng, budget: Budget) -> None:
        self.mind = mind
        self.rng = rng
        self.budget = budget
        self.kept: Edge | None = None  # what was chosen last, and what might come after it
        self.seed = 0  # of the luck of the simulation under way
        self.last = 0  # the turn before which it ends, if that is counted from the root

    def search(self, seen: Seen, ranked: Sequence[Any]) -> Line:
        """The best option there is; `ranked` is what one would think of without a search."""
        root = self.recalled(tuple(seen.options()))
        seed = int(self.rng.below(SEEDS))
        budget = self.budget
        budget.start()
        habit = ranked[0]
        arms = list(ranked[: 2 + int(WIDENING * sqrt(budget.simulations))])
        for arm in arms:
            if arm not in root.edges:
                root.edges[arm] = Edge()
        scores: dict[Any, list[float]] = {arm: [] for arm in arms}
        halvings = max(1, len(arms).bit_length())
        done, turn = 0, 0
        while budget.spent() < 1.0:
            for arm in arms:
                self.seed = seed + turn
                luck = Rng(self.seed)
                world = seen.imagine(luck)
                world.hurry = True
                scores[arm].append(self.simulate(root, arm, world, luck))
                budget.used += 1
            turn += 1
            if len(arms) > 2 and budget.spent() * halvings >= done + 1:
                done += 1
                arms = self.better_half(root, arms, habit)
        best = self.choice(scores, arms, habit)
        edge = root.edges[best]
        self.kept = edge
        return Line(main_line(best, edge), edge.mean(), budget.used)

    def recalled(self, offered: tuple[Any, ...]) -> Place:
        """What the last search knows of this place already, made small enough to be outvoted."""
        kept = self.kept
        self.kept = None
        found = None if kept is None else kept.places.get(offered)
        if found is None:
            return Place()
        for edge in found.edges.values():
            if edge.visits > REUSED:
                share = REUSED / edge.visits
                edge.visits = REUSED
                edge.total *= share
        found.visits = sum([edge.visits for edge in found.edges.values()])
        return found

    def better_half(self, root: Place, arms: list[Any], habit: Any) -> list[Any]:
        """The habit stays in any case, and another to be compared with it."""
        means = sorted([root.edges[arm].mean() for arm in arms if arm != habit], reverse=True)
        least = means[max(1, len(arms) // 2) - 1]
        return [arm for arm in arms if arm == habit or root.edges[arm].mean() >= least]

    def choice(self, scores: dict[Any, list[float]], arms: list[Any], habit: Any) -> Any:
        """The best of what is left, if it is surely better than the habit in the same worlds."""
        best, highest = habit, 0.0
        usual = scores[habit]
        for arm in arms:
            found = scores[arm]
            count, total, squares = len(found), 0.0, 0.0
            for i in range(count):
                gain = found[i] - usual[i]
                total += gain
                squares += gain * gain
            mean = total / count
            doubt = sqrt(max(0.0, squares / count - mean * mean) / count)
            surely = mean - self.mind.sure * doubt
            if surely > highest:
                best, highest = arm, surely
        return best

    def simulate(self, root: Place, first: Any, world: State, luck: Rng) -> float:
        path: list[Edge] = []
        seats: list[int] = []
        edge = root.edges[first]
        path.append(edge)
        seats.append(int(world.seat))
        root.visits += 1
        fresh = edge.visits == 0
        mind = self.mind
        self.last = mind.turn(world) + mind.horizon
        world.choose(first)
        depth = 0
        while not fresh and depth < DEEPEST:
            settle(world, luck)
            if world.over() or (mind.steady and mind.turn(world) >= self.last):
                break
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
                continue
            key = tuple(options)
            place = edge.places.get(key)
            if place is None:
                place = Place()
                edge.places[key] = place
            seats.append(int(world.seat))
            option = self.pick(place, world, options, luck)
            place.visits += 1
            edge = place.edges[option]
            path.append(edge)
            fresh = edge.visits == 0
            world.choose(option)
            depth += 1
        self.play_on(world, luck)
        return self.back_up(world, path, seats)

    def back_up(self, world: State, path: list[Edge], seats: list[int]) -> float:
        rewards: dict[int, float] = {}
        for i, edge in enumerate(path):
            seat = seats[i]
            if seat not in rewards:
                rewards[seat] = self.reward(world, seat)
            reward = rewards[seat]
            edge.visits += 1
            edge.total += reward
        return rewards[seats[0]]

    def pick(self, place: Place, world: State, options: Sequence[Any], luck: Rng) -> Any:
        """The option to try now: first what somebody sensible would do, then others as well."""
        edges = place.edges
        if not edges:
            usual = self.mind.policy(world, options, luck)
            edges[usual] = Edge()
            return usual
        width = 1 + int(WIDENING * sqrt(place.visits))
        if len(edges) < len(options) and len(edges) < width:
            for option in self.mind.prior(world, options):
                if option not in edges:
                    edges[option] = Edge()
                    return option
        best: Any = None
        highest = -1.0
        curious = CURIOSITY * sqrt(log(place.visits + 1))
        for option, edge in edges.items():
            bound = edge.total / edge.visits + curious / sqrt(edge.visits)
            if bound > highest:
                best, highest = option, bound
        return best

    def play_on(self, world: State, luck: Rng) -> None:
        mind = self.mind
        turn = mind.turn(world)
        last = self.last if mind.steady else turn + mind.horizon
        while not world.over() and mind.turn(world) < last:
            if mind.steady and mind.turn(world) != turn:
                turn = mind.turn(world)
                luck = Rng((self.seed << 10) + turn)  # whatever happened before, the same luck
            if world.at_chance():
                world.choose(world.roll(luck))
                continue
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
            else:
                world.choose(mind.policy(world, options, luck))

    def reward(self, world: State, seat: int) -> float:
        if world.over():
            outcome = world.outcome()
            return float(outcome[seat]) if 1 in outcome else 0.5
        return self.mind.likely(world, seat)


def main_line(option: Any, edge: Edge) -> list[Any]:
    """What was come to most often, from here on."""
    line = [option]
    while edge.places:
        place: Place | None = None
        for each in edge.places.values():
            if place is None or each.visits > place.visits:
                place = each
        assert place is not None
        best: Edge | None = None
        for option, following in place.edges.items():
            if best is None or following.visits > best.visits:
                best, taken = following, option
        if best is None or best.visits < 2:
            break
        line.append(taken)
        edge = best
    return line
