"""Bots by name.  Each takes what its seat sees, never a state."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kostka.bots.bot import Bot
from kostka.bots.greedy import Greedy
from kostka.bots.levels import Beginner, Thinker
from kostka.bots.programs import VARIABLE, from_environment
from kostka.bots.randomly import Randomly
from kostka.kernel.game import Mistake, kebab

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Randomly,
    "greedy": Greedy,
    "1": Beginner,
    "2": Greedy,
    "3": partial(Thinker, level=3),
    "4": partial(Thinker, level=4),
    "5": partial(Thinker, level=5),
    **from_environment(),
}


def bot(name: str, seed: int) -> Bot:
    make = BOTS.get(kebab(name))
    if make is None:
        raise Mistake(f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    return make(seed)


def add(words: Sequence[str]) -> None:
    """Programs as bots, each written NAME=COMMAND; processes that we start know them too."""
    os.environ[VARIABLE] = ";".join([os.environ.get(VARIABLE, ""), *words])
    BOTS.update(from_environment())


__all__ = ["BOTS", "Bot", "add", "bot"]
