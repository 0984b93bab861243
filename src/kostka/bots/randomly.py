"""The random bot: every option is as likely as any other, unless the question says how else."""

from __future__ import annotations

from typing import Any

from kostka.kernel.chance import Rng
from kostka.sight import Seen


class Randomly:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Any:
        return seen.blind(self.rng)
