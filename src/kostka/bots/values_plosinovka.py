"""How the bots think about Plošinovka."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.bots.mind import Mind
from kostka.games.plosinovka import value as plosinovka
from kostka.games.plosinovka.actions import Act, AppearAt, SetSpecial
from kostka.games.plosinovka.blows import next_sword
from kostka.games.plosinovka.dice import SHOWN
from kostka.games.plosinovka.fight import Gather
from kostka.games.plosinovka.gravity import HoldOn
from kostka.games.plosinovka.moving import NextStep
from kostka.games.plosinovka.pool import Use
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import BOOT, GRAVITY_NOW, HOLD, MONSTER, STRIKE
from kostka.games.plosinovka.verbs import ChooseDice
from kostka.kernel.chance import Luck
from kostka.kernel.state import State, settle
from kostka.sight import Seen

STUCK: Final = 40  # rounds of Plošinovka, of which a game has fifteen, after which one has to dare
DARING: Final = 4  # of so many actions one is
MULTIPLE: Final = 3  # as often a boot may count for who plans a turn
SETTING: Final = 6  # the step of a turn in which the special die is set


class OfPlosinovka(Mind):
    """It walks by a plan, keeps its gems for the boss, and knows the cheapest blow."""

    worlds = 1  # nothing is hidden
    scale = 600.0
    horizon = 2
    simulations = 80
    beams = (4, 16)
    rerolls = 3  # rolls that are imagined before dice are rolled again

    def turn(self, world: State) -> int:
        assert isinstance(world, Climb)
        return int(world.turn)

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Climb)
        return plosinovka.of_position(world, seat)

    def at_sight(self, world: State, seat: int) -> int:
        assert isinstance(world, Climb)
        return plosinovka.at_sight(world, seat)

    def acts(self, world: State, seat: int) -> bool:
        """Before gravity and the boss, who belong to chance."""
        assert isinstance(world, Climb)
        return world.active() == seat and world.turn_notes().step <= SETTING

    def against(self, world: State, seat: int) -> int:
        """It is a race: what counts is to be ahead of the best of the others."""
        assert isinstance(world, Climb)
        mine = plosinovka.of_position(world, seat)
        if len(world.players) == 1:
            return mine
        best = -plosinovka.WON
        for other in range(len(world.players)):
            if other != seat:
                best = max(best, plosinovka.of_position(world, other))
        return mine - best

    def rests(self, world: State) -> bool:
        return isinstance(world.question(), Act | AppearAt | SetSpecial | Gather | NextStep)

    def settle(self, world: State, luck: Luck) -> None:
        """Whoever can hold on does."""
        settle(world, luck)
        while world.stack and isinstance(world.question(), HoldOn):
            world.choose(HOLD)
            settle(world, luck)

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        question = seen.question()
        if not isinstance(question, Act | Gather | ChooseDice | HoldOn):
            return None
        world = seen.imagine(luck)
        assert isinstance(world, Climb)
        options = self.prior(world, seen.options())
        return list(options) if len(options) == 1 else self.act(world, seen.seat, options, luck)

    def prior(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """Gems are for swords, enemies are moved by cards alone, and who rests does not fall."""
        assert isinstance(world, Climb)
        question = world.question()
        if isinstance(question, Gather):
            sword = next_sword(world, int(world.seat))
            return [sword or (STRIKE if STRIKE in options else options[0])]
        if isinstance(question, HoldOn):
            return [HOLD]
        if isinstance(question, ChooseDice):
            return [self.useless(options)]
        return self.sensible(world, options, 1)

    def planned(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The same, but gems are for steps as well."""
        if isinstance(world.question(), Act):
            assert isinstance(world, Climb)
            return self.sensible(world, options, MULTIPLE)
        return self.prior(world, options)

    def sensible(self, world: Climb, options: Sequence[Any], most: int) -> Sequence[Any]:
        """Boots count so many times at most, coins once; enemies are moved by cards alone."""
        rests = plosinovka.rests(world, int(world.seat))
        found: list[Any] = []
        for option in options:
            if isinstance(option, Use):
                if option.symbol is MONSTER or option.times > (
                    most if option.symbol is BOOT else 1
                ):
                    continue
            elif option is GRAVITY_NOW and rests:
                continue
            found.append(option)
        return found

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What the written value likes best of what comes of it at once."""
        assert isinstance(world, Climb)
        options = self.prior(world, options)
        if len(options) == 1:
            return options[0]
        return self.best_of(world, options, luck)

    def useless(self, options: Sequence[int]) -> int:
        """Of the dice that may be rolled again, the most of those that do nothing."""
        return max(options, key=lambda dice: (SHOWN[dice].count(MONSTER.place), -len(SHOWN[dice])))

    def act(self, world: Climb, seat: int, options: Sequence[Any], luck: Luck) -> list[Any]:
        worths: list[tuple[int, int]] = []
        for i, option in enumerate(options):
            worth = self.of_action(world, seat, option, luck) - (option is GRAVITY_NOW)
            worths.append((-worth, i))
        ranked = [options[i] for _, i in sorted(worths)]
        if world.turn > STUCK * len(world.players) and luck.below(DARING) == 0:
            dared = world.blind(luck)  # whoever is afraid for so long waits for ever
            ranked = [dared, *[option for option in ranked if option != dared]]
        return ranked

    def of_action(self, world: Climb, seat: int, option: Any, luck: Luck) -> int:
        """What an action is worth; of dice rolled again, on the average of some rolls."""
        total = 0
        for _ in range(self.rerolls):
            twin = world.clone()
            twin.choose(option)
            self.settle(twin, luck)
            asked = not twin.over() and twin.seat == seat
            if not (asked and isinstance(twin.question(), ChooseDice)):
                return self.of(twin, seat)
            twin.choose(self.useless(twin.options()))
            settle(twin, luck)
            total += self.of(twin, seat)
        return total // self.rerolls
