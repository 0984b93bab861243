"""What the mind of a game is asked: what a position is worth, and what is known besides."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from kostka.kernel.chance import Luck
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.sight import Seen

PARTS: Final = 3  # how many parts of one action are thought through


class Mind:
    """One way of thinking, for games that have no other."""

    worlds = 3  # how many worlds are imagined for one option
    scale = 1.0  # a position worth this much is won by about three in four
    horizon = 1  # turns that are played on below the tree, the one under way included
    beams = (0, 0)  # how widely levels 4 and 5 plan their own turn, before or instead of a search
    doubts = (False, False)  # whether they search which of the planned turns is the best
    steady = False  # whether all simulations of a search end with the same turn
    margin = 0  # by how much a habit may be better than what a search looks at; 0 is anything
    simulations = 200  # of level 5, in about a tenth of a second
    slips = 1  # of three decisions of level 1 that are taken at random
    shorter = 8  # level 4 searches so many times less
    sure = 1.0  # deviations by which a search finds another option better than the habitual one

    def at_level(self, level: int) -> Mind:
        """How somebody of this level thinks."""
        return self

    def of(self, world: State, seat: int) -> int:
        """What the position is worth to the seat."""
        return 2 * world.outcome()[seat] - max(world.outcome()) if world.over() else 0

    def at_sight(self, world: State, seat: int) -> int:
        """The same for a learner, who knows less."""
        return self.of(world, seat)

    def turn(self, world: State) -> int:
        """How many turns have begun."""
        return 0

    def against(self, world: State, seat: int) -> int:
        """The same, measured against the others, which is what a search asks for."""
        return self.of(world, seat)

    def habitual(self, world: State, seat: int) -> int:
        """The same, for the habits from which a search departs."""
        return self.of(world, seat)

    def likely(self, world: State, seat: int) -> float:
        """How likely the seat wins from here, by the written value."""
        value = self.against(world, seat) / self.scale
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))

    def acts(self, world: State, seat: int) -> bool:
        """Whether the seat has its turn, and what it does then is not over yet."""
        return False

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        """The answers, best first, to a question that is not left to imagination, or None."""
        return None

    def considered(self, seen: Seen, seed: int) -> Sequence[Any]:
        """The options that are worth a thought; `seed` is of the luck to imagine worlds by."""
        return seen.options()

    def ponders(self, seen: Seen, luck: Luck) -> bool:
        """Whether a search may know better than habit what to answer."""
        return True

    def rests(self, world: State) -> bool:
        """Whether what is asked now is no part of the action any more."""
        return isinstance(world.question(), PlayOrPass)

    def settle(self, world: State, luck: Luck) -> None:
        """Let happen what nobody we think of decides."""
        settle(world, luck)

    def past_answers(self, world: State, luck: Luck) -> None:
        """The same, and nobody answers what is just being played."""
        self.settle(world, luck)

    def prior(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The options in the order in which a search looks at them."""
        return options

    def planned(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The options of which one thinks who plans a whole turn."""
        return self.prior(world, options)

    def chosen(self, world: State, option: Any, luck: Luck, parts: int, patient: bool) -> int:
        """What the world is worth to the seat that is asked once it has chosen this."""
        seat = int(world.seat)
        world.choose(option)
        return self.after(world, seat, luck, parts, patient)

    def after(self, world: State, seat: int, luck: Luck, parts: int, patient: bool) -> int:
        """What the world is worth to the seat once chance and the parts of its action are settled
        and nobody has answered it; a patient one asks what that is worth for longer."""
        self.past_answers(world, luck)
        if world.over() or world.seat != seat or parts == 0 or self.rests(world):
            return self.habitual(world, seat) if patient else self.of(world, seat)
        best = -(10**9)
        for option in world.options():
            twin = world.clone()
            twin.choose(option)
            best = max(best, self.after(twin, seat, luck, parts - 1, patient))
        return best

    def way(self, world: State, seat: int, luck: Luck) -> list[Any]:
        """Play on to the end of the seat's action; what it chose on the way."""
        self.past_answers(world, luck)
        return []

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What somebody sensible might do; a search plays on like this below its tree."""
        if options[0] is PASS and luck.below(4):
            return PASS
        return options[luck.below(len(options))]

    def best_of(self, world: State, options: Sequence[Any], luck: Luck, parts: int = 0) -> Any:
        """What the written value likes best of what comes of each, thought so far."""
        seat = int(world.seat)
        best, highest = options[0], -(10**9)
        for option in options:
            twin = world.clone()
            twin.choose(option)
            worth = self.after(twin, seat, luck, parts, False)
            if worth > highest:
                best, highest = option, worth
        return best
