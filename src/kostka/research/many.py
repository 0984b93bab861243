"""Many games of one set-up at once, all waiting for a decision: the inner loop of a batch.

What a batch tells is written into buffers that never move, so whoever looks at them through NumPy
copies nothing.  Chance and forced answers are given here; only decisions are asked for.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from mypy_extensions import i64, u8

from kostka.games.dicethrone.state import Battle
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka.state import Climb
from kostka.kernel.chance import Luck, Rng
from kostka.kernel.game import Game, Setup
from kostka.kernel.state import State
from kostka.kernel.step import CHANCE
from kostka.research.rows import Rows, marks
from kostka.research.tensors import Tensor
from kostka.research.tensors_dicethrone import DiceThrone
from kostka.research.tensors_doomtrooper import Doomtrooper
from kostka.research.tensors_plosinovka import Plosinovka

ACTIONS: Final = 256  # an action is the place of an option among the options; no question has more


def tensor_of(s: State) -> Tensor:
    """The tensor of a set-up, made from a game that begins with it."""
    if isinstance(s, Battle):
        return DiceThrone(s)
    if isinstance(s, Fight):
        return Doomtrooper(s)
    assert isinstance(s, Climb)
    return Plosinovka(s)


def to_decision(s: State, luck: Luck) -> None:
    """Let chance and forced answers happen until somebody has a choice or the game is over."""
    while s.stack:
        if s.seat == CHANCE:
            s.choose(s.roll(luck))
        else:
            options = s.options()
            if len(options) > 1:
                return
            s.choose(options[0])


@final
class Many:
    """So many games side by side; a game that ends gives its rewards and begins anew."""

    def __init__(self, game: Game, setup: Setup, size: int, seed: int) -> None:
        self.size: i64 = size
        self.seed = seed
        first = game.new(setup)
        self.first = first  # as every game begins, for nothing is drawn before its first question
        self.tensor = tensor_of(first)
        self.seats = first.seats()
        width = self.tensor.width
        self.width = width
        self.rewards_of = Struct(f"<{self.seats}b")
        self.nothing: bytes = bytes(self.seats)
        self.observations = Rows(size, width)
        self.counts = Rows(1, size)
        self.turns = marks(size)  # whose decision it is
        self.rewards = bytearray(self.seats * size)
        self.ended = marks(size)
        self.games: list[State] = []
        self.lucks: list[Luck] = []
        self.begun = 0  # games so far; each has a seed of its own
        for n in range(self.size):
            self.games.append(first)
            self.lucks.append(Rng(0))
            self.begin(n)
            self.tell(n)

    def begin(self, n: i64) -> None:
        """The next game takes the place of this one."""
        while True:
            s = self.first.clone()
            s.hurry = True
            luck = Rng(self.seed * 1_000_003 + self.begun)
            self.begun += 1
            to_decision(s, luck)
            self.games[n] = s
            self.lucks[n] = luck
            if s.stack:
                return

    def step(self, actions: list[int]) -> None:
        """One decision in every game."""
        games, lucks = self.games, self.lucks
        for n in range(self.size):
            s = games[n]
            options = s.options()
            action: i64 = actions[n]
            if action < 0 or action >= len(options):
                raise ValueError(f"game {n} has {len(options)} options, so none is {action}")
            s.choose(options[action])
            to_decision(s, lucks[n])
            if self.ended[n]:
                self.ended[n] = 0
                at = int(n) * self.seats
                self.rewards[at : at + self.seats] = self.nothing
            if not s.stack:
                self.ended[n] = 1
                self.rewards_of.pack_into(self.rewards, int(n) * self.seats, *rewards(s))
                self.begin(n)
            self.tell(n)

    def tell(self, n: i64) -> None:
        s = self.games[n]
        seat: i64 = s.seat
        count: i64 = len(s.options())
        self.counts[n] = count if count < ACTIONS else ACTIONS
        self.turns[n] = u8(seat)
        out = self.observations
        out.open(n)
        self.tensor.write(s, seat, out)

    def texts(self, n: int) -> list[str]:
        """How the options of one game are written."""
        s = self.games[n]
        return [s.write(option) for option in s.options()[:ACTIONS]]


def rewards(s: State) -> list[int]:
    """1 for each seat that won, -1 for each that lost, 0 for all if nobody won; alone, -1 then."""
    outcome = s.outcome()
    if 1 not in outcome:
        return [-1 if len(outcome) == 1 else 0] * len(outcome)
    return [1 if won else -1 for won in outcome]
