"""The games in OpenSpiel, for seats and actions that are counted beforehand.

    import pyspiel, kostka.research.openspiel
    game = pyspiel.load_game("python_kostka_dicethrone")

An action is the place of an option among the options, and so is an outcome of chance, with its
exact chance.  A position is told by the seat's tensor; there is no information state, for nobody
writes down what a seat has seen.  Registered is the first example of each game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from kostka.games import GAMES
from kostka.kernel.chance import Chance
from kostka.kernel.state import State as Played
from kostka.research.many import ACTIONS, rewards, tensor_of

OUTCOMES: Final = 512  # of one chance node at most; five dice have 252
LONGEST: Final = 20_000  # decisions of a game


def kind(key: str, seats: int) -> Any:
    """What OpenSpiel wants to know about a game before it makes one."""
    alone = seats == 1
    return pyspiel.GameType(
        short_name=f"python_kostka_{key}",
        long_name=f"Kostka: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if alone
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class Held:
    """A game of ours, copied as OpenSpiel copies: deeply, but by our own clone."""

    def __init__(self, s: Played) -> None:
        self.s = s

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.s.clone())


class Watch:
    """The seat's tensor, for whoever asks for an observer."""

    def __init__(self, key: str, tensor: Any) -> None:
        self.its = tensor
        self.tensor = np.zeros(tensor.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        row = np.frombuffer(self.its.row(state.held.s, player), dtype=np.int16)
        self.tensor[:] = row

    def string_from(self, state: Any, player: int) -> str:
        return " ".join(map(str, np.frombuffer(self.its.row(state.held.s, player), dtype=np.int16)))


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around a state of ours."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held(GAMES[game.key].new(game.setup))

    def current_player(self) -> int:
        s = self.held.s
        if s.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if s.at_chance() else int(s.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(min(ACTIONS, len(self.held.s.options()))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.held.s
        step = s.question()
        assert isinstance(step, Chance)
        weights = step.weights(s, s.stack[-1])
        total = sum(weights)
        return [(n, weight / total) for n, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.held.s.choose(self.held.s.options()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        s = self.held.s
        return s.write(s.options()[action])

    def is_terminal(self) -> bool:
        return self.held.s.over()

    def returns(self) -> list[float]:
        s = self.held.s
        return utilities(s) if s.over() else [0.0] * s.seats()

    def __str__(self) -> str:
        s = self.held.s
        return " > ".join([f.rule.name for f in s.stack]) or f"over: {s.outcome()}"


def utilities(s: Played) -> list[float]:
    """Like rewards, but what the losers lose is shared out so that the sum is 0."""
    found = [float(reward) for reward in rewards(s)]
    won, lost = found.count(1.0), found.count(-1.0)
    if won and lost:
        return [won / lost * -1.0 if each < 0 else each for each in found]
    return found


def game_class(key: str) -> type:
    """A game of OpenSpiel for the first example of a game of ours."""
    setup = next(iter(GAMES[key].examples.values()))
    first = GAMES[key].new(setup)
    tensor = tensor_of(first)
    type_ = kind(key, first.seats())
    info = pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=OUTCOMES,
        num_players=first.seats(),
        min_utility=-1.0 * max(1, first.seats() - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(type_, info, params or {})
            self.key = key
            self.setup = setup

        def new_initial_state(self) -> Position:
            return Position(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watch:
            return Watch(key, tensor)

    Registered.TYPE = type_
    return Registered


def register() -> None:
    for key in GAMES:
        if f"python_kostka_{key}" not in pyspiel.registered_names():
            found: Any = game_class(key)
            pyspiel.register_game(found.TYPE, found)


register()
