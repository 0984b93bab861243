"""Drivers of our own for other people's engines: the same turns of the stopwatch for each of them.

A decision is counted as ours are: a question with two or more answers put to a player.  Dice, deals
and forced answers are played and not counted.  A peer is imported only when it is measured.
"""

from __future__ import annotations

import copy
import importlib
import os
import random
import warnings
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, Final

from kostka.lab.turns import CLONES, GAMES_IN_TURN, PLAYOUTS, SEARCHES, Clock, Turn

MIDDLE: Final = 8  # positions from the middle of games, to copy and to search from
COPIES: Final = 20  # between two looks at the clock
ROLLOUTS: Final = 50  # of one evaluation inside OpenSpiel


class Peer:
    """An engine with one of its games.  Making one raises ImportError if it is not installed."""

    name = ""  # the engine and the game
    package = ""  # as it is installed
    module = ""  # as it is imported
    measures: Sequence[str] = (PLAYOUTS, CLONES, SEARCHES)

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.api: Any = importlib.import_module(self.module)
        self.version = version(self.package)
        self.forced = 0  # answers that were the only one, as long as it lives
        self._middle: list[Any] = []

    def turn(self, measure: str, clock: Clock) -> Turn:
        if measure == CLONES:
            return self.clones(clock)
        if measure == SEARCHES:
            return self.searches(clock)
        return self.playouts(clock)

    def playouts(self, clock: Clock) -> Turn:
        decisions = games = 0
        forced = self.forced
        for number in clock.each():
            decisions += self.play(self.new(number % GAMES_IN_TURN))
            games += 1
        return Turn(clock.spent(), decisions, games, self.forced - forced)

    def clones(self, clock: Clock) -> Turn:
        middle = self.middle()
        clones = 0
        for number in clock.each():
            it = middle[number % MIDDLE]
            for _ in range(COPIES):
                self.clone(it)
            clones += COPIES
        return Turn(clock.spent(), clones=clones)

    def searches(self, clock: Clock) -> Turn:
        """Copy a position and play at random to the end."""
        middle = self.middle()
        decisions = simulations = 0
        for number in clock.each():
            decisions += self.play(self.copy(middle[number % MIDDLE]))
            simulations += 1
        return Turn(clock.spent(), decisions, simulations)

    def middle(self) -> list[Any]:
        """Positions after a quarter to three quarters of the decisions of a random game."""
        if not self._middle:
            for number in range(MIDDLE):
                whole = self.play(self.new(number))
                position = self.new(number)
                self.play(position, whole * (MIDDLE + 2 * number) // (4 * MIDDLE))
                self._middle.append(position)
        return self._middle

    def new(self, seed: int) -> Any:
        """A game at its beginning; the same seed gives the same random game."""
        raise NotImplementedError

    def play(self, it: Any, limit: int = -1) -> int:
        """Play at random to the end, or until so many decisions are taken; how many were taken."""
        raise NotImplementedError

    def copy(self, it: Any) -> Any:
        """A position that can be played on without touching this one."""
        raise NotImplementedError

    def clone(self, it: Any) -> None:
        """What is timed as a copy."""
        self.copy(it)


class OpenSpiel(Peer):
    """A C++ state driven from Python, one action at a time."""

    package = "open_spiel"
    module = "pyspiel"
    game = ""

    def __init__(self) -> None:
        super().__init__()
        self.rules = self.api.load_game(self.game)
        self.luck = random.Random(0)

    def new(self, seed: int) -> Any:
        self.luck.seed(seed)
        return self.rules.new_initial_state()

    def play(self, it: Any, limit: int = -1) -> int:
        luck, decisions = self.luck, 0
        while not it.is_terminal():
            if it.is_chance_node():
                outcomes, weights = zip(*it.chance_outcomes())
                it.apply_action(luck.choices(outcomes, weights)[0])
                continue
            actions = it.legal_actions()
            if len(actions) > 1:
                if decisions == limit:
                    break
                decisions += 1
                it.apply_action(luck.choice(actions))
            else:
                self.forced += 1
                it.apply_action(actions[0])
        return decisions

    def copy(self, it: Any) -> Any:
        return it.clone()


class OpenSpielInside(OpenSpiel):
    """The same game played at random inside C++, which its tree search gives access to.

    The search tells no decisions, only how many games it was to play; a game has as many decisions
    as in the mean of those that Python plays.
    """

    def __init__(self) -> None:
        super().__init__()
        games = GAMES_IN_TURN
        self.decisions_in_game = sum(self.play(self.new(seed)) for seed in range(games)) / games
        self.forced_in_game = self.forced / games

    def playouts(self, clock: Clock) -> Turn:
        searcher = self.searcher(simulations=2, rollouts=ROLLOUTS)
        games = 0
        for number in clock.each():
            it = self.new(number % GAMES_IN_TURN)
            self.play(it, 0)  # deal
            searcher.step(it)
            games += 2 * ROLLOUTS
        spent = clock.spent()
        decisions, forced = games * self.decisions_in_game, games * self.forced_in_game
        return Turn(spent, round(decisions), games, round(forced))

    def searches(self, clock: Clock) -> Turn:
        """Simulations of its own tree search, which knows all hidden cards."""
        searcher = self.searcher(simulations=ROLLOUTS, rollouts=1)
        middle = self.middle()
        simulations = 0
        for number in clock.each():
            searcher.step(middle[number % MIDDLE])
            simulations += ROLLOUTS
        return Turn(clock.spent(), games=simulations)

    def searcher(self, simulations: int, rollouts: int) -> Any:
        evaluator = self.api.RandomRolloutEvaluator(rollouts, 7)
        explore, megabytes, solve, seed, verbose = 2.0, 500, False, 5, False
        return self.api.MCTSBot(
            self.rules, evaluator, explore, simulations, megabytes, solve, seed, verbose
        )


class GinRummy(OpenSpiel):
    name = "open_spiel gin rummy, Python"
    game = "gin_rummy"


class GinRummyInside(OpenSpielInside):
    name = "open_spiel gin rummy, C++"
    game = "gin_rummy"


class Backgammon(OpenSpiel):
    name = "open_spiel backgammon, Python"
    game = "backgammon"


class BackgammonInside(OpenSpielInside):
    name = "open_spiel backgammon, C++"
    game = "backgammon"


class Uno(Peer):
    """Through the environment, as its users do; a position is the environment in it."""

    name = "rlcard uno"
    package = module = "rlcard"

    def __init__(self) -> None:
        super().__init__()
        self.env = self.api.make("uno", config={"seed": 0})
        self.luck = random.Random(0)

    def new(self, seed: int) -> Any:
        self.env.seed(seed)
        self.luck.seed(seed)
        state, _ = self.env.reset()
        return [self.env, state]

    def play(self, it: Any, limit: int = -1) -> int:
        env, state = it
        luck, decisions = self.luck, 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            if len(actions) > 1:
                if decisions == limit:
                    it[:] = copy.deepcopy(env), state  # for the next game begins in the same one
                    break
                decisions += 1
                action = luck.choice(actions)
            else:
                self.forced += 1
                action = actions[0]
            state, _ = env.step(action)
        return decisions

    def copy(self, it: Any) -> Any:
        env, state = it
        return [copy.deepcopy(env), state]

    def clone(self, it: Any) -> None:
        copy.deepcopy(it[0].game)  # the least that holds the position


class Catan(Peer):
    """Two random players."""

    name = "catanatron, two players"
    package = module = "catanatron"

    def __init__(self) -> None:
        super().__init__()
        self.limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        colours = self.api.Color.RED, self.api.Color.BLUE
        self.players = [self.api.RandomPlayer(colour) for colour in colours]

    def new(self, seed: int) -> Any:
        return self.api.Game(self.players, seed=seed + 1)  # its seed 0 is no seed

    def play(self, it: Any, limit: int = -1) -> int:
        decisions = 0
        holder = it if hasattr(it, "playable_actions") else it.state  # it moved between versions
        while it.winning_color() is None and it.state.num_turns < self.limit:
            if len(holder.playable_actions) > 1:
                if decisions == limit:
                    break
                decisions += 1
            else:
                self.forced += 1
            it.play_tick()
        return decisions

    def copy(self, it: Any) -> Any:
        return it.copy()


class ConnectFour(Peer):
    """Through the environment, agent by agent.

    It has no copy: `deepcopy` of the environment makes a new one from the same arguments.
    """

    name = "PettingZoo connect four"
    package = "pettingzoo"
    module = "pettingzoo.classic.connect_four_v3"
    measures = (PLAYOUTS,)

    def __init__(self) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or it greets on stdout
        super().__init__()
        self.env = self.api.env()
        self.luck = random.Random(0)

    def new(self, seed: int) -> Any:
        self.luck.seed(seed)
        self.env.reset(seed=seed)
        return self.env

    def play(self, it: Any, limit: int = -1) -> int:
        luck, decisions = self.luck, 0
        for _ in it.agent_iter():
            observation, _, ended, cut, _ = it.last()
            if ended or cut:
                it.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0].tolist()
            if len(actions) > 1:
                if decisions == limit:
                    break
                decisions += 1
            else:
                self.forced += 1
            it.step(luck.choice(actions))
        return decisions


PEERS: Final[Sequence[Callable[[], Peer]]] = (
    GinRummyInside,
    GinRummy,
    BackgammonInside,
    Backgammon,
    Uno,
    Catan,
    ConnectFour,
)


def installed(makers: Sequence[Callable[[], Peer]] = PEERS) -> tuple[list[Peer], list[str]]:
    """The peers that can be measured here, and for each of the others why not."""
    peers: list[Peer] = []
    missing: list[str] = []
    for maker in makers:
        try:
            peers.append(maker())
        except ImportError as error:
            missing.append(f"{getattr(maker, 'name', maker)} ({error})")
    return peers, missing
