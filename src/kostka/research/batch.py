"""A batch of games as NumPy arrays: one call takes a decision in each of them.

    batch = Batch("dicethrone", size=256)
    while True:
        batch.step(policy(batch.observations, batch.masks))

Every array is a view of one buffer that the engine writes into: it changes with every step and is
never copied, so copy what you keep.  A game that has ended is replaced by the next one at once;
`ended` and `rewards` tell about the one that ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.games import game
from kostka.kernel.game import Setup
from kostka.research.many import ACTIONS, Many


class Batch:
    """`size` games of one set-up, the first example of the game unless another is given."""

    def __init__(
        self, key: str, setup: Setup | None = None, size: int = 256, seed: int = 0
    ) -> None:
        it = game(key)
        chosen = setup or next(iter(it.examples.values()))
        self.many = Many(it, chosen, size, seed)
        self.size, self.seats, self.width = size, self.many.seats, self.many.width
        self.version = self.many.tensor.version()
        self.observations = _view(self.many.observations.memory(), "=i2", (size, self.width))
        self.counts = _view(self.many.counts.memory(), "=i2", (size,))  # options of each game
        self.turns = _view(self.many.turns, "u1", (size,))  # the seat that is asked
        self.rewards = _view(self.many.rewards, "i1", (size, self.seats))
        self.ended = _view(self.many.ended, "?", (size,))
        self._first = np.tri(ACTIONS + 1, ACTIONS, -1, dtype=np.bool_)  # the first so many
        self._masks = np.zeros((size, ACTIONS), dtype=np.bool_)
        self._marked = False

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, for each game."""
        if not self._marked:
            np.take(self._first, self.counts, axis=0, out=self._masks, mode="clip")
            self._marked = True
        return self._masks

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """An action for each game: the place of an option among its options."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.size:
            raise ValueError(f"{self.size} games need so many actions, not {len(chosen)}")
        self._marked = False
        self.many.step(chosen)

    def random(self, luck: np.random.Generator) -> NDArray[Any]:
        """An action for each game, every legal one as likely as the others."""
        drawn: NDArray[Any] = (luck.random(self.size) * self.counts).astype(np.int64)
        return drawn

    def texts(self, n: int) -> list[str]:
        """The options of one game as they are written."""
        return self.many.texts(n)


def _view(buffer: Any, kind: str, shape: tuple[int, ...]) -> NDArray[Any]:
    array = np.frombuffer(buffer, dtype=np.dtype(kind)).reshape(shape)
    array.flags.writeable = False
    return array
