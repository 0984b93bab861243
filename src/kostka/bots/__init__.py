"""Bots by name.  Each takes what its seat sees, never a state."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kostka.bots.bot import Bot
from kostka.bots.greedy import Greedy
from kostka.bots.levels import Beginner, Learner, Thinker
from kostka.bots.programs import VARIABLE, from_environment
from kostka.bots.randomly import Randomly
from kostka.kernel.game import Mistake, kebab

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Randomly,
    "greedy": Greedy,
    "1": Beginner,
    "2": Learner,
    "3": Greedy,
    "4": partial(Thinker, level=4),
    "5": partial(Thinker, level=5),
    **from_environment(),
}


def bot(name: str, seed: int, simulations: int = 0, seconds: float = 0.0) -> Bot:
    """One bot; whoever searches does so within this budget, or within that of its level."""
    make = BOTS.get(kebab(name))
    if make is None:
        raise Mistake(f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    made = make(seed)
    if isinstance(made, Thinker) and (simulations or seconds):
        made.limit(simulations, seconds)
    return made


def add(words: Sequence[str]) -> None:
    """Programs as bots, each written NAME=COMMAND; processes that we start know them too."""
    os.environ[VARIABLE] = ";".join([os.environ.get(VARIABLE, ""), *words])
    BOTS.update(from_environment())


__all__ = ["BOTS", "Bot", "add", "bot"]
