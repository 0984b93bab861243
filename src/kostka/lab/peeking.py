"""Whether a bot peeks: replace what its seat may not know, and it has to decide the same.

What is hidden is not only put into another order: hands, piles and cards laid face down become
other cards that the seat could not rule out.  A bot that looked at the real ones would now and then
decide otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from kostka.bots import bot
from kostka.games import game
from kostka.kernel.chance import Rng
from kostka.kernel.state import State
from kostka.sight import Seen

SIMULATIONS: Final = 50
BETWEEN: Final = 7  # decisions between two positions that are looked at, on the average


class Peek(NamedTuple):
    """A position in which a bot decided otherwise although it could not know the difference."""

    game: str
    level: str
    seed: int
    position: int
    here: str
    there: str


def positions(key: str, seed: int) -> Iterator[tuple[State, int]]:
    """Positions with something to decide, of games in every mode, each with the seat asked."""
    modes = list(game(key).examples.values())
    number = seed
    while True:
        s, luck = game(key).new(modes[number % len(modes)]), Rng(number)
        left = int(luck.below(2 * BETWEEN))
        while not s.over():
            if s.at_chance():
                s.choose(s.roll(luck))
                continue
            options = s.options()
            if len(options) > 1 and left == 0:
                yield s, int(s.seat)
                left = 1 + int(luck.below(2 * BETWEEN))
            elif len(options) > 1:
                left -= 1
            s.choose(options[luck.below(len(options))])
        number += 1


def peeks(
    key: str, level: str, count: int, seed: int, simulations: int = SIMULATIONS
) -> tuple[list[Peek], int]:
    """What was found in so many positions, and in how many of them anything could be replaced."""
    found: list[Peek] = []
    replaced = 0
    fingerprint = game(key).hash
    for number, (s, seat) in enumerate(positions(key, seed)):
        if number == count:
            break
        twin = s.imagine(seat, Rng(seed * 1009 + number))
        replaced += fingerprint(twin) != fingerprint(s)
        here = decision(s, seat, level, number, simulations)
        there = decision(twin, seat, level, number, simulations)
        if here != there:
            found.append(Peek(key, level, seed, number, here, there))
    return found, replaced


def decision(s: State, seat: int, level: str, seed: int, simulations: int) -> str:
    return s.write(bot(level, seed, simulations).choose(Seen(s, seat)))
