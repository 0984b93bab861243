"""The search bot: a tree of decisions over imagined worlds, chance sampled anew each time.

Every simulation imagines a world that could be the real one, walks down the tree as far as it
reaches, adds a leaf, plays on for a while as the written knowledge of the game suggests, and looks
at what that came to.  The tree knows decisions only: what chance gives, and what others hide,
differs from simulation to simulation, so an option counts only where it was offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, Final, final

from kostka.bots.values import Mind
from kostka.kernel.chance import Rng
from kostka.kernel.state import State, settle
from kostka.sight import Seen

CURIOSITY: Final = 0.5  # how much is tried that looked worse so far
WIDENING: Final = 2.0  # options that are looked at: so many times the root of the visits


@final
class Node:
    """A decision that was taken: how often, how well it went for the one who took it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been taken
        self.total = 0.0
        self.edges: dict[Any, Node] = {}


@final
class Line:
    """What a search found: the moves it expects, and how good the first of them looks."""

    def __init__(self, options: list[Any], worth: float, simulations: int) -> None:
        self.options = options
        self.worth = worth  # 0 is lost, 1 is won
        self.simulations = simulations


@final
class Searcher:
    """One search after the other for the same seat."""

    def __init__(self, mind: Mind, rng: Rng, simulations: int, horizon: int) -> None:
        self.mind = mind
        self.rng = rng
        self.simulations = simulations
        self.horizon = horizon  # decisions that are played on below the tree

    def search(self, seen: Seen) -> Line:
        root = Node()
        for _ in range(self.simulations):
            world = seen.imagine(self.rng)
            world.hurry = True
            self.simulate(root, world)
        return Line(_best(root), _worth(root), self.simulations)

    def simulate(self, root: Node, world: State) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        while not world.over():
            settle(world, self.rng)
            if world.over():
                break
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
                continue
            seat = int(world.seat)
            option, child, fresh = self.pick(node, world, options)
            path.append((child, seat))
            world.choose(option)
            node = child
            if fresh:
                break
        self.play_on(world)
        rewards: dict[int, float] = {}
        for child, seat in path:
            if seat not in rewards:
                rewards[seat] = self.reward(world, seat)
            child.visits += 1
            child.total += rewards[seat]

    def pick(self, node: Node, world: State, options: Sequence[Any]) -> tuple[Any, Node, bool]:
        """The option to try now, and whether it is tried for the first time."""
        tried = 0
        edges = node.edges
        for option in options:
            edge = edges.get(option)
            if edge is not None:
                edge.offered += 1
                tried += edge.visits
        width = 1 + int(WIDENING * sqrt(tried))
        if len(options) > width:
            options = self.mind.prior(world, options)[:width]
        else:
            options = self.mind.prior(world, options)
        best: Any = None
        chosen: Node | None = None
        highest = -1.0
        for option in options:
            edge = edges.get(option)
            if edge is None or edge.visits == 0:
                if edge is None:
                    edge = Node()
                    edge.offered = 1
                    edges[option] = edge
                return option, edge, True
            bound = edge.total / edge.visits + CURIOSITY * sqrt(log(edge.offered + 1) / edge.visits)
            if bound > highest:
                best, chosen, highest = option, edge, bound
        assert chosen is not None
        return best, chosen, False

    def play_on(self, world: State) -> None:
        left = self.horizon
        while left > 0 and not world.over():
            settle(world, self.rng)
            if world.over():
                break
            options = world.options()
            if len(options) == 1:
                world.choose(options[0])
                continue
            world.choose(self.mind.policy(world, options, self.rng))
            left -= 1

    def reward(self, world: State, seat: int) -> float:
        if world.over():
            outcome = world.outcome()
            return float(outcome[seat]) if 1 in outcome else 0.5
        value = self.mind.of(world, seat) / self.mind.scale
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def _best(root: Node) -> list[Any]:
    """The line that was visited most."""
    line: list[Any] = []
    node = root
    while node.edges:
        option: Any = None
        chosen: Node | None = None
        for each, edge in node.edges.items():
            if chosen is None or edge.visits > chosen.visits:
                option, chosen = each, edge
        if chosen is None or chosen.visits == 0:
            break
        line.append(option)
        node = chosen
    return line


def _worth(root: Node) -> float:
    most = 0
    worth = 0.5
    for edge in root.edges.values():
        if edge.visits > most:
            most, worth = edge.visits, edge.total / edge.visits
    return worth
