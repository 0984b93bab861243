"""The greedy bot: it looks one action ahead and takes what the written value likes best.

For its offensive dice it knows the exact odds of every keep.  For everything else it imagines
worlds, takes the action there, answers its own parts (which card, which die, whom) as well as it
can, and compares.  Of equals it takes the first, which in a window is to pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.games.dicethrone.dice import NO_DICE
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.printed import Row
from kostka.games.dicethrone.rules import NO_ABILITY, RollOrAnnounce
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.value import of_position, of_rolls, of_row
from kostka.kernel.chance import Rng
from kostka.kernel.state import State, settle
from kostka.kernel.window import PlayOrPass
from kostka.odds.dice import best_keep, with_rerolls
from kostka.sight import Seen

WORLDS: Final = 3
PARTS: Final = 3  # how many parts of one action it thinks through


class Greedy:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Any:
        options = seen.options()
        if len(options) == 1:
            return options[0]
        if isinstance(seen.question(), RollOrAnnounce):
            return self.roll_or_announce(seen, options)
        best, best_worth = options[0], 0
        for i, option in enumerate(options):
            worth = sum(self.worth(seen, option) for _ in range(WORLDS))
            if i == 0 or worth > best_worth:
                best, best_worth = option, worth
        return best

    def worth(self, seen: Seen, option: Any) -> int:
        world = seen.imagine(self.rng)
        world.choose(option)
        return self.after(world, seen.seat, PARTS)

    def after(self, world: State, seat: int, parts: int) -> int:
        """The worth of an imagined world once chance and the parts of the action are settled."""
        settle(world, self.rng)
        assert isinstance(world, Battle)
        if world.over() or world.seat != seat or parts == 0:
            return self.value(world, seat)
        if isinstance(world.question(), PlayOrPass | RollOrAnnounce):
            return self.value(world, seat)
        best = -(10**9)
        for option in world.options():
            twin = world.clone()
            twin.choose(option)
            best = max(best, self.after(twin, seat, parts - 1))
        return best

    def value(self, world: Battle, seat: int) -> int:
        """The written value, and what the dice of a roll under way promise."""
        total = of_position(world, seat)
        phase = world.roll_phase()
        if phase is None or phase.activated is not None:
            return total
        for f in world.stack:
            notes = f.notes
            if isinstance(notes, Roll) and notes.dice != NO_DICE:
                left = int(phase.allowed - phase.attempts)
                promise = with_rerolls(of_rolls(world, int(notes.seat)), left)[notes.dice]
                mine = world.mode.sides[int(notes.seat)] == world.mode.sides[seat]
                return total + int(promise if mine else -promise)
        return total

    def roll_or_announce(self, seen: Seen, options: Sequence[Any]) -> Any:
        """The best keep by exact odds against the best ability that can be announced now."""
        world = seen.imagine(self.rng)
        assert isinstance(world, Battle)
        notes, phase = world.stack[-1].notes, world.roll_phase()
        assert isinstance(notes, Roll) and phase is not None
        if notes.dice == NO_DICE:
            return options[0]
        rows = [option for option in options if isinstance(option, Row)]
        best = max(rows, key=lambda row: of_row(row, world, seen.seat), default=NO_ABILITY)
        left = int(phase.allowed - phase.attempts)
        if left > 0:
            keep, worth = best_keep(notes.dice, of_rolls(world, seen.seat), left)
            now = of_row(best, world, seen.seat) if isinstance(best, Row) else 0
            if keep != notes.dice and worth > now:
                return keep
        return best
