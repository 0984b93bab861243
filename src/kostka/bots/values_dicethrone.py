"""How the bots think about Dice Throne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.bots.mind import Mind
from kostka.games.dicethrone import value as dicethrone
from kostka.games.dicethrone.dice import FOREIGN, KEEPS, NO_DICE
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.offence import NO_ABILITY, RollOrAnnounce
from kostka.games.dicethrone.printed import Card, Row
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import UPGRADE
from kostka.kernel.chance import Luck
from kostka.kernel.state import State
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.odds.dice import ROLLS, with_rerolls, worth_of_keeping
from kostka.sight import Seen

UNUSED: Final = 60  # hundredths of what cards, points and tokens promise that nobody gets out


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
