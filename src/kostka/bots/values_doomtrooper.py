"""How the bots think about Doomtrooper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.bots.mind import PARTS, Mind
from kostka.games.doomtrooper import value as doomtrooper
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.rules import TURN, Discard
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.value import WRITTEN, Scales
from kostka.kernel.chance import Luck
from kostka.kernel.event import ReadDue
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.sight import Seen


class OfDoomtrooper(Mind):
    """A card is worth what it does once nobody has answered it."""

    worlds = 1  # the written value looks at nothing hidden
    scale = 3000.0
    horizon = 2
    steady = True
    simulations = 16
    slips = 2  # a single mistake is soon made good
    beams = (2, 6)
    doubts = (False, True)

    def __init__(self, by: Scales = WRITTEN) -> None:
        self.by = by

    def turn(self, world: State) -> int:
        assert isinstance(world, Fight)
        return sum(world.turns)

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Fight)
        return doomtrooper.of_position(world, seat, by=self.by)

    def foreseen(self, world: State, seat: int) -> int:
        assert isinstance(world, Fight)
        return doomtrooper.of_position(world, seat, warily=True, by=self.by)

    def acts(self, world: State, seat: int) -> bool:
        """Until the actions are over; what is discarded then is another matter."""
        assert isinstance(world, Fight)
        turn = world.stack[0]
        return turn.rule is TURN and turn.you == seat and turn.line <= doomtrooper.ACTIONS_UNTIL

    def rests(self, world: State) -> bool:
        """An action taken out of turn, with no window before it, is another action all the same.
        Which of many effects comes first is decided one by one."""
        return super().rests(world) or isinstance(world.question(), TakeAnAction | ReadDue)

    def ponders(self, seen: Seen, luck: Luck) -> bool:
        """What is played in a window is decided by habit."""
        return not isinstance(seen.question(), PlayOrPass)

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What a greedy bot would do, who knows all the cards of this world."""
        if isinstance(world.question(), Discard | ReadDue):
            return options[0]
        return self.best_of(world, options, luck, PARTS)

    def settle(self, world: State, luck: Luck) -> None:
        settle(world, luck)
        while world.stack and isinstance(world.question(), PlayOrPass) and _is_played(world):
            world.choose(PASS)
            settle(world, luck)


def _is_played(world: State) -> bool:
    return any(isinstance(f.notes, Played) for f in world.stack)
