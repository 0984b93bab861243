"""One seat as a Gymnasium environment; bots of ours hold the other seats.

import gymnasium, kostka.research.gymnasium
env = gymnasium.make("kostka/Dicethrone-v1", against="greedy")
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from kostka.bots import bot
from kostka.games import GAMES, game
from kostka.kernel.chance import Rng
from kostka.kernel.game import Setup
from kostka.kernel.state import State
from kostka.research.actions import texts
from kostka.research.many import ACTIONS, rewards, tensor_of, to_decision
from kostka.research.pettingzoo import Observation, observation, observation_space
from kostka.sight import Seen


class Against(gymnasium.Env):  # type: ignore[misc]
    """The learner's seat; every other seat is a bot, which sees what that seat sees."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        key: str,
        setup: Setup | None = None,
        against: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game = game(key)
        self.setup = setup or next(iter(self.game.examples.values()))
        self.against = against
        self.seat = seat
        self.render_mode = render_mode
        bot(against, 0)  # says at once if there is no such bot
        self.s: State = self.game.new(self.setup)
        if not 0 <= seat < self.s.seats():
            raise ValueError(f"this set-up has {self.s.seats()} seats, so none is {seat}")
        self.tensor = tensor_of(self.s)
        self.version = self.tensor.version()
        self.observation_space = observation_space(self.tensor.width)
        self.action_space = spaces.Discrete(ACTIONS)
        self.luck = Rng(0)
        self.bots: list[Any] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.luck = Rng(number)
        self.s = self.game.new(self.setup)
        self.bots = [bot(self.against, number + n + 1) for n in range(self.s.seats())]
        self.go_on()
        return self.seen(), self.told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        options = self.s.options()
        if not 0 <= action < len(options):
            raise ValueError(f"there are {len(options)} options, so none is {action}")
        self.s.choose(options[int(action)])
        self.go_on()
        over, technical = self.s.over(), self.s.technical()
        reward = float(rewards(self.s)[self.seat]) if over else 0.0
        return self.seen(), reward, over and not technical, over and technical, self.told()

    def go_on(self) -> None:
        """Until the learner has a decision."""
        s = self.s
        to_decision(s, self.luck)
        while not s.over() and s.seat != self.seat:
            seat = int(s.seat)
            s.choose(self.bots[seat].choose(Seen(s, seat)))
            to_decision(s, self.luck)

    def seen(self) -> Observation:
        return observation(self.tensor, self.s, self.seat)

    def told(self) -> dict[str, Any]:
        """The options in words, and which of them are legal as masked samplers want it."""
        return {"options": [] if self.s.over() else texts(self.s)}


def register() -> None:
    for key in GAMES:
        name = f"kostka/{key.capitalize()}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "kostka.research.gymnasium:Against", kwargs={"key": key}, order_enforce=True
            )


register()
