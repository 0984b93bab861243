"""The games as PettingZoo environments: agents take turns, in whatever order the rules ask them.

    from kostka.research.pettingzoo import env
    games = env("dicethrone", {"heroes": ("thor", "loki")})

An observation holds `observation` (see `tensors`), `action_mask` and `options`, which tells what
each action means; `infos` has the same in words.  Chance and forced answers happen by themselves.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kostka.games import game
from kostka.kernel.chance import Rng
from kostka.kernel.game import Setup
from kostka.kernel.state import State
from kostka.research.actions import WORDS, codes, texts
from kostka.research.many import ACTIONS, rewards, tensor_of, to_decision

Observation = dict[str, Any]


def env(key: str, setup: Setup | None = None, render_mode: str | None = None) -> Environment:
    """A game with this set-up, or the first example of it."""
    return Environment(key, setup, render_mode)


class Environment(AECEnv):  # type: ignore[misc]
    """One game after the other."""

    def __init__(
        self, key: str, setup: Setup | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = game(key)
        self.setup = setup or next(iter(self.game.examples.values()))
        self.metadata = {
            "name": f"kostka_{self.game.key}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        first = self.game.new(self.setup)
        self.tensor = tensor_of(first)
        self.version = self.tensor.version()
        self.possible_agents = [f"seat_{seat}" for seat in range(first.seats())]
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.tensor.width) for agent in self.possible_agents
        }
        self.state_of_play: State = first
        self.luck = Rng(0)
        self.episodes = 0
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one, without it the next of its series."""
        if seed is not None:
            self.seed, self.episodes = seed, 0
        self.luck = Rng(self.seed * 1_000_003 + self.episodes)
        self.episodes += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_play = self.game.new(self.setup)
        self.go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self.state_of_play
        options = s.options()
        if action is None or not 0 <= action < len(options):
            raise ValueError(f"{agent} has {len(options)} options, so none is {action}")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        s.choose(options[action])
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def go_on(self) -> None:
        """To the next decision, or to the end."""
        s = self.state_of_play
        to_decision(s, self.luck)
        if s.over():
            over = self.truncations if s.technical() else self.terminations
            for agent, reward in zip(self.agents, rewards(s)):
                self.rewards[agent] = reward
                over[agent] = True
                self.infos[agent] = {}
            self.agent_selection = self.agents[0]
            return
        for agent in self.agents:
            self.infos[agent] = {}
        self.agent_selection = self.possible_agents[int(s.seat)]
        self.infos[self.agent_selection] = {"options": texts(s)}

    def observe(self, agent: str) -> Observation:
        return observation(self.tensor, self.state_of_play, self.possible_agents.index(agent))

    def render(self) -> str:
        """Where we are and what can be done, in words."""
        s = self.state_of_play
        if s.over():
            return f"over: {s.outcome()}"
        where = " > ".join([f.rule.name for f in s.stack])
        return f"{where}\n{self.agent_selection}: {', '.join(texts(s))}"

    def close(self) -> None:
        pass


def observation_space(width: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-(1 << 15), (1 << 15) - 1, (width,), np.int16),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            "options": spaces.Box(0, (1 << 32) - 1, (ACTIONS, WORDS), np.uint32),
        }
    )


def observation(tensor: Any, s: State, seat: int) -> Observation:
    """What a seat sees, and, if it is asked, what it may do."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    mine = not s.over() and s.seat == seat
    written = texts(s) if mine else []
    mask[: len(written)] = 1
    return {
        "observation": np.frombuffer(tensor.row(s, seat), dtype=np.int16).astype(np.int16),
        "action_mask": mask,
        "options": codes(written),
    }
