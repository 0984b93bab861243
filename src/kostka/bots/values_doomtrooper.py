"""How the bots think about Doomtrooper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.bots.mind import Mind
from kostka.games.doomtrooper import value as doomtrooper
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.pieces import Played
from kostka.games.doomtrooper.rules import Discard
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.chance import Luck
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass


class OfDoomtrooper(Mind):
    """A card is worth what it does once nobody has answered it."""

    worlds = 1  # the written value looks at nothing hidden
    scale = 3000.0
    horizon = 1
    simulations = 160

    def turn(self, world: State) -> int:
        assert isinstance(world, Fight)
        return sum(world.turns)

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Fight)
        return doomtrooper.of_position(world, seat)

    def rests(self, world: State) -> bool:
        """An action taken out of turn, with no window before it, is another action all the same."""
        return super().rests(world) or isinstance(world.question(), TakeAnAction)

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """Nobody answers; the parts of an action are chosen by what comes of them at once."""
        if options[0] is PASS or isinstance(world.question(), Discard):
            return options[0]
        return self.best_at_once(world, options, luck)

    def settle(self, world: State, luck: Luck) -> None:
        settle(world, luck)
        while world.stack and isinstance(world.question(), PlayOrPass) and _is_played(world):
            world.choose(PASS)
            settle(world, luck)


def _is_played(world: State) -> bool:
    return any(isinstance(f.notes, Played) for f in world.stack)
