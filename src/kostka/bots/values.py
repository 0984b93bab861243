"""How the bots think about each game: what a position is worth, and what they know besides.

A game that is not in the table is valued by its outcome alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.games.dicethrone import value as dicethrone
from kostka.games.dicethrone.dice import FOREIGN, KEEPS, NO_DICE
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.offence import NO_ABILITY, RollOrAnnounce
from kostka.games.dicethrone.printed import Card, Row
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import UPGRADE
from kostka.games.doomtrooper import value as doomtrooper
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.pieces import Played
from kostka.games.doomtrooper.rules import Discard
from kostka.games.doomtrooper.state import Fight
from kostka.games.plosinovka import value as plosinovka
from kostka.games.plosinovka.actions import Act, AppearAt, SetSpecial
from kostka.games.plosinovka.blows import next_sword
from kostka.games.plosinovka.dice import SHOWN
from kostka.games.plosinovka.fight import Gather
from kostka.games.plosinovka.gravity import HoldOn
from kostka.games.plosinovka.moving import NextStep
from kostka.games.plosinovka.pool import Use
from kostka.games.plosinovka.state import Climb
from kostka.games.plosinovka.terms import GRAVITY_NOW, HOLD, MONSTER, STRIKE
from kostka.games.plosinovka.verbs import ChooseDice
from kostka.kernel.chance import Luck
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.odds.dice import ROLLS, with_rerolls, worth_of_keeping
from kostka.sight import Seen

STUCK: Final = 100  # rounds of Plošinovka after which something has to be dared
DARING: Final = 4  # of so many actions one is
UNUSED: Final = 60  # hundredths of what cards, points and tokens promise that nobody gets out


class Mind:
    """One way of thinking, for games that have no other."""

    worlds = 3  # how many worlds are imagined for one option
    scale = 1.0  # a position worth this much is won by about three in four
    horizon = 1  # turns that are played on below the tree, the one under way included
    simulations = 200  # of level 5, in about a tenth of a second

    def of(self, world: State, seat: int) -> int:
        """What the position is worth to the seat."""
        return 2 * world.outcome()[seat] - max(world.outcome()) if world.over() else 0

    def turn(self, world: State) -> int:
        """How many turns have begun."""
        return 0

    def against(self, world: State, seat: int) -> int:
        """The same, measured against the others, which is what a search asks for."""
        return self.of(world, seat)

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        """The answers, best first, to a question that is not left to imagination, or None."""
        return None

    def rests(self, world: State) -> bool:
        """Whether what is asked now is no part of the action any more."""
        return isinstance(world.question(), PlayOrPass)

    def settle(self, world: State, luck: Luck) -> None:
        """Let happen what nobody we think of decides."""
        settle(world, luck)

    def prior(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The options in the order in which a search looks at them."""
        return options

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What somebody sensible might do; a search plays on like this below its tree."""
        if options[0] is PASS and luck.below(4):
            return PASS
        return options[luck.below(len(options))]

    def best_at_once(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What the written value likes best of what comes of each at once."""
        seat = int(world.seat)
        best, highest = options[0], -(10**9)
        for option in options:
            twin = world.clone()
            twin.choose(option)
            self.settle(twin, luck)
            worth = self.of(twin, seat)
            if worth > highest:
                best, highest = option, worth
        return best


class OfDiceThrone(Mind):
    """For its offensive dice it knows the exact odds of every keep."""

    scale = 600.0
    horizon = 2
    simulations = 400

    def __init__(self) -> None:
        self.worths: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}
        self.tables: dict[tuple[tuple[int, ...], int], list[int]] = {}

    def turn(self, world: State) -> int:
        assert isinstance(world, Battle)
        return int(world.turn)

    def of(self, world: State, seat: int) -> int:
        """The written value, and what the dice of a roll under way promise."""
        assert isinstance(world, Battle)
        return dicethrone.of_position(world, seat) + self.promised(world, seat, False)

    def promised(self, world: Battle, seat: int, usually: bool) -> int:
        """By the dice of a roll under way: as they are worth now, or `usually` to such a hero."""
        phase = world.roll_phase()
        if phase is None or phase.activated is not None:
            return 0
        for f in world.stack:
            notes = f.notes
            if isinstance(notes, Roll) and notes.dice != NO_DICE:
                whose, left = int(notes.seat), int(phase.allowed - phase.attempts)
                rolls = self.usually(world, whose) if usually else dicethrone.of_rolls(world, whose)
                promise = with_rerolls(rolls, left)[notes.dice]
                mine = world.mode.sides[whose] == world.mode.sides[seat]
                return int(promise if mine else -promise)
        return 0

    def rests(self, world: State) -> bool:
        return isinstance(world.question(), PlayOrPass | RollOrAnnounce)

    def prior(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The exact keep first, then what can be announced, then all other keeps."""
        if not isinstance(world.question(), RollOrAnnounce):
            return options
        assert isinstance(world, Battle)
        first = self.quickly(world, int(world.seat), options)
        rows = [option for option in options if isinstance(option, Row) and option is not first]
        rest = [each for each in options if not isinstance(each, Row) and each != first]
        return [first, *rows, *rest]

    def against(self, world: State, seat: int) -> int:
        """As `of`, but as games between bots were won, and with dice as they are on the average."""
        assert isinstance(world, Battle)
        total = dicethrone.of_position(world, seat)
        if world.over():
            return total
        sides = world.mode.sides
        for other in world.circle:
            unused = dicethrone.of_seat(world, other) * UNUSED // 100
            total -= unused if sides[other] == sides[seat] else -unused
        return total + self.promised(world, seat, True)

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """The exact keep, any upgrade that can be paid, and no other card."""
        if isinstance(world.question(), RollOrAnnounce):
            assert isinstance(world, Battle)
            return self.quickly(world, int(world.seat), options)
        if options[0] is PASS:
            for option in options:
                if isinstance(option, Card) and option.kind is UPGRADE:
                    return option
            return PASS
        return options[0] if luck.below(2) else options[luck.below(len(options))]

    def usually(self, world: Battle, seat: int) -> tuple[int, ...]:
        """What rolls are worth to this hero at these levels, wherever the game stands."""
        key = (world.heroes[seat].key, tuple(world.levels[seat]))
        worths = self.worths.get(key)
        if worths is None:
            worths = self.worths[key] = dicethrone.of_rolls(world, seat)
        return worths

    def kept(self, worths: tuple[int, ...], left: int) -> list[int]:
        """For each roll, the dice to keep; the roll itself where nothing is gained by rolling."""
        key = (worths, left)
        table = self.tables.get(key)
        if table is None:
            table = list(range(len(worths)))
            mean = worth_of_keeping(with_rerolls(worths, left - 1))
            for roll in ROLLS:
                for keep in reversed(KEEPS[roll]):
                    if mean[keep] > mean[table[roll]] + 1e-9:
                        table[roll] = keep
            self.tables[key] = table
        return table

    def quickly(self, world: Battle, seat: int, options: Sequence[Any]) -> Any:
        """Roll or announce by what rolls are worth to this hero at these levels on the average."""
        notes, phase = world.stack[-1].notes, world.roll_phase()
        assert isinstance(notes, Roll) and phase is not None
        if notes.dice == NO_DICE:
            return options[0]
        left = int(phase.allowed - phase.attempts)
        if left > 0:
            keep = self.kept(self.usually(world, seat), left)[notes.dice]
            if keep != notes.dice and keep in options:
                return keep
        best: Any = NO_ABILITY
        highest = -1
        for option in options:
            if isinstance(option, Row):
                worth = dicethrone.of_row(option, world, seat)
                if worth > highest:
                    best, highest = option, worth
        return best

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        if not isinstance(seen.question(), RollOrAnnounce):
            return None
        world = seen.imagine(luck)
        assert isinstance(world, Battle)
        return self.roll_or_announce(world, seen.seat, seen.options())

    def roll_or_announce(self, world: Battle, seat: int, options: Sequence[Any]) -> list[Any]:
        """Every keep by exact odds, and every ability that can be announced now."""
        notes, phase = world.stack[-1].notes, world.roll_phase()
        assert isinstance(notes, Roll) and phase is not None
        if notes.dice == NO_DICE:
            return list(options)
        left = int(phase.allowed - phase.attempts)
        mean: list[float] = []
        if left > 0:
            mean = worth_of_keeping(with_rerolls(dicethrone.of_rolls(world, seat), left - 1))
        worths: list[tuple[float, int, int]] = []  # of equals what can be announced, then the first
        for i, option in enumerate(options):
            if isinstance(option, Row):
                worths.append((-float(dicethrone.of_row(option, world, seat)), 0, i))
            elif isinstance(option, int) and mean and option < FOREIGN:  # a foreign die is rolled
                worths.append((-mean[option], 1, i))
            else:
                worths.append((0.0, 0, i))
        return [options[i] for _, _, i in sorted(worths)]


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


class OfPlosinovka(Mind):
    """It walks by a plan, keeps its gems for the boss, and knows the cheapest blow."""

    worlds = 1  # nothing is hidden
    scale = 600.0
    horizon = 2
    simulations = 80
    rerolls = 3  # rolls that are imagined before dice are rolled again

    def turn(self, world: State) -> int:
        assert isinstance(world, Climb)
        return int(world.turn)

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Climb)
        return plosinovka.of_position(world, seat)

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
            return [next_sword(world, int(world.seat)) or STRIKE]
        if isinstance(question, HoldOn):
            return [HOLD]
        if isinstance(question, ChooseDice):
            return [self.useless(options)]
        rests = plosinovka.rests(world, int(world.seat))
        return [
            option
            for option in options
            if not (isinstance(option, Use) and (option.times > 1 or option.symbol is MONSTER))
            and not (option is GRAVITY_NOW and rests)
        ]

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """What the written value likes best of what comes of it at once."""
        assert isinstance(world, Climb)
        options = self.prior(world, options)
        if len(options) == 1:
            return options[0]
        return self.best_at_once(world, options, luck)

    def useless(self, options: Sequence[int]) -> int:
        """Of the dice that may be rolled again, the most of those that do nothing."""
        return max(options, key=lambda dice: (SHOWN[dice].count(MONSTER.place), -len(SHOWN[dice])))

    def act(self, world: Climb, seat: int, options: Sequence[Any], luck: Luck) -> list[Any]:
        worths: list[tuple[int, int]] = []
        for i, option in enumerate(options):
            worth = self.after(world, seat, option, luck) - (option is GRAVITY_NOW)
            worths.append((-worth, i))
        ranked = [options[i] for _, i in sorted(worths)]
        if world.turn > STUCK * len(world.players) and luck.below(DARING) == 0:
            dared = world.blind(luck)  # whoever is afraid for so long waits for ever
            ranked = [dared, *[option for option in ranked if option != dared]]
        return ranked

    def after(self, world: Climb, seat: int, option: Any, luck: Luck) -> int:
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


def _is_played(world: State) -> bool:
    return any(isinstance(f.notes, Played) for f in world.stack)


MINDS: Final[dict[type, Mind]] = {
    Battle: OfDiceThrone(),
    Fight: OfDoomtrooper(),
    Climb: OfPlosinovka(),
}
PLAIN: Final = Mind()


def mind(game: type) -> Mind:
    """By the class of the state."""
    return MINDS.get(game, PLAIN)
