"""How the bots think about Dice Throne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.bots.mind import Mind
from kostka.games.dicethrone import value as dicethrone
from kostka.games.dicethrone.defence import ChooseDefence
from kostka.games.dicethrone.dice import FOREIGN, KEEPS, NO_DICE
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.offence import NO_ABILITY, RollOrAnnounce
from kostka.games.dicethrone.play import PLAY, SPEND
from kostka.games.dicethrone.printed import Card, Row, Sale, Spend
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import UPGRADE
from kostka.kernel.chance import Luck
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.odds.dice import ROLLS, over_rolls, with_rerolls, worth_of_keeping
from kostka.sight import Seen

# What level 4 counts by, in hundredths of a health point: written by us, not fitted.  What cards
# and combat points are good for is a guess from what upgrades add to the mean roll.  Such habits
# alone won 123.5 of 200 games against greedy ones.
LAST_POINTS: Final = 5000.0  # divided by the health that is left
POINT: Final = 45.0  # a combat point, early in the game
POINT_LEAST: Final = 25.0
POINT_PER_TURN: Final = 10.0
ENOUGH: Final = 4  # combat points; more of them count less
CARD: Final = 1.0  # combat points
SOLD: Final = 0.9  # combat points: a card that is good for nothing else
HELD: Final = 0.5  # of what an upgrade in hand would bring,
AT_MOST: Final = 2.0  # but no more combat points than this, for not all of them can be paid
UPGRADED: Final = 40.0  # besides what it brings
TOKEN: Final = 0.8  # of its written worth
A_TURN: Final = 7.0  # health that is lost in one
DEFENDED: Final = 0.7  # attacks that are defended
LONGEST: Final = 5  # the level that searches longest
MOST_KNOWN: Final = 2000  # worths of each kind that are remembered
CLOSE: Final = 100  # what is worth so much less than the best is no keep or ability to think of


def make_room(known: dict[Any, Any]) -> None:
    """However long a match is, no more than so much is remembered of it."""
    if len(known) >= MOST_KNOWN:
        known.clear()


class OfDiceThrone(Mind):
    """For its offensive dice it knows the exact odds of every keep."""

    scale = 550.0
    horizon = 2
    steady = True
    margin = 200
    simulations = 100  # of level 4
    shorter = 1

    def __init__(self, longest: OfDiceThrone | None = None) -> None:
        self.longest = longest  # how whoever searches longest thinks
        self.plays = False  # whether tokens and cards are played below the tree
        self.last_points = LAST_POINTS
        self.point = POINT
        self.upgraded = UPGRADED
        self.gaining = 1.0  # of what upgrades add to the mean roll
        self.held = HELD
        self.token = TOKEN
        self.worths: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}
        self.powers: dict[tuple[str, tuple[int, ...]], float] = {}
        self.gains: dict[tuple[str, tuple[int, ...], int, int], float] = {}
        self.tables: dict[tuple[tuple[int, ...], int], list[int]] = {}

    def at_level(self, level: int) -> Mind:
        return self if level < LONGEST or self.longest is None else self.longest

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
            if isinstance(notes, Roll) and (notes.dice != NO_DICE or phase.altered):
                whose, left = int(notes.seat), int(phase.allowed - phase.attempts)
                mine = world.mode.sides[whose] == world.mode.sides[seat]
                if usually:
                    rolls = self.usually(world, whose)
                else:
                    rolls = self.rolls(world, whose, left if mine else 0)
                if notes.dice != NO_DICE:
                    promise = with_rerolls(rolls, left)[notes.dice]
                else:  # time was turned back
                    promise = over_rolls(with_rerolls(rolls, left - 1))
                return int(promise if mine else -promise)
        return 0

    def ponders(self, seen: Seen, luck: Luck) -> bool:
        """Not as long as dice can still be rolled: in a search nobody keeps a card for later."""
        if not isinstance(seen.question(), PlayOrPass):
            return True
        world = seen.imagine(luck)
        assert isinstance(world, Battle)
        phase = world.roll_phase()
        if phase is None or phase.announced is not None or phase.activated is not None:
            return True
        return phase.attempts >= phase.allowed

    def rests(self, world: State) -> bool:
        return isinstance(world.question(), PlayOrPass | RollOrAnnounce)

    def past_answers(self, world: State, luck: Luck) -> None:
        """Nor does anybody turn the die that a card rolls."""
        settle(world, luck)
        while world.stack and isinstance(world.question(), PlayOrPass) and is_played(world):
            world.choose(PASS)
            settle(world, luck)

    def prior(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """The exact keep first, then what can be announced, then all other keeps."""
        if not isinstance(world.question(), RollOrAnnounce):
            return options
        assert isinstance(world, Battle)
        first = self.quickly(world, int(world.seat), options)
        rows = [option for option in options if isinstance(option, Row) and option is not first]
        rest = [each for each in options if not isinstance(each, Row) and each != first]
        return [first, *rows, *rest]

    # What a position is worth to who thinks ahead

    def against(self, world: State, seat: int) -> int:
        """With dice as they are on the average."""
        assert isinstance(world, Battle)
        if world.over():
            return dicethrone.of_position(world, seat)
        return self.ahead(world, seat) + self.promised(world, seat, True)

    def habitual(self, world: State, seat: int) -> int:
        assert isinstance(world, Battle)
        if world.over():
            return dicethrone.of_position(world, seat)
        return self.ahead(world, seat) + self.promised(world, seat, False)

    def ahead(self, world: Battle, seat: int) -> int:
        """Health, and what the rest will be good for in the turns that are left."""
        sides = world.mode.sides
        mine = sides[seat]
        turns = turns_left(world)
        point = self.of_point(turns)
        total = 0.0
        for side, health in enumerate(self.healths(world)):
            worth = self.of_health(health)
            total += worth if side == mine else -worth
        for other in world.circle:
            cp = world.cp[other]
            worth = point * (cp if cp <= ENOUGH else ENOUGH + 0.4 * (cp - ENOUGH))
            worth += self.upgraded * world.upgraded(other)
            worth += self.gaining * turns * self.gained(world, other)
            for token in world.boards[other]:
                worth += self.token * token.worth
            worth += self.prepared(world, other)
            if sides[other] == mine:
                for card in world.hands[other]:
                    worth += self.of_card(world, other, card, turns, point)
                total += worth
            else:
                total -= worth + self.of_unseen(point) * len(world.hands[other])
        return int(total) + dicethrone.rolls_again(world, seat)

    def healths(self, world: Battle) -> list[float]:
        """Of each side."""
        return [float(health) for health in world.health]

    def of_health(self, health: float) -> float:
        """The last points are dearest."""
        return dicethrone.HEALTH * health - self.last_points / (health + 2)

    def prepared(self, world: Battle, seat: int) -> int:
        """What lies prepared, less the damage that waits."""
        return dicethrone.of_spells(world, seat) - dicethrone.waiting(world, seat)

    def of_unseen(self, point: float) -> float:
        """A card in the hand of somebody else."""
        return CARD * point

    def of_point(self, turns: float) -> float:
        """A combat point, when so many turns are left."""
        return min(self.point, POINT_LEAST + POINT_PER_TURN * turns)

    def of_card(self, world: Battle, seat: int, card: Card, turns: float, point: float) -> float:
        """A card in hand: at least it can be sold; an upgrade is worth what it will bring."""
        if card.kind is not UPGRADE:
            return CARD * point
        return self.of_upgrade(world, seat, card, turns, point, AT_MOST * point)

    def of_upgrade(
        self, world: Battle, seat: int, card: Card, turns: float, point: float, most: float
    ) -> float:
        """An upgrade in hand: a part of what it will bring, but no more than this."""
        if not world.fits_board(seat, card):
            return SOLD * point
        more = self.brings(world, seat, card, turns) - point * world.price(seat, card)
        return max(SOLD * point, min(most, self.held * more))

    def brings(self, world: Battle, seat: int, card: Card, turns: float) -> float:
        """What this upgrade will bring in the turns that are left."""
        return self.upgraded + self.gaining * turns * self.gain(world, seat, card)

    def gain(self, world: Battle, seat: int, card: Card) -> float:
        """What this upgrade would make of each turn."""
        ability = card.upgrades
        assert ability is not None
        levels = world.levels[seat]
        key = (world.heroes[seat].key, tuple(levels), ability.place, card.level)
        found = self.gains.get(key)
        if found is None:
            now = self.gained(world, seat)
            upgraded = levels.copy()
            upgraded[ability.place] = card.level
            world.levels[seat] = upgraded
            found = self.gained(world, seat) - now
            world.levels[seat] = levels
            make_room(self.gains)
            self.gains[key] = found
        return found

    def gained(self, world: Battle, seat: int) -> float:
        """What upgrades have made of each turn."""
        levels = world.levels[seat]
        key = (world.heroes[seat].key, tuple(levels))
        found = self.powers.get(key)
        if found is None:
            board = world.boards[seat]
            world.boards[seat] = []  # wherever the game stands
            found = power(world, seat)
            world.levels[seat] = [1] * len(levels)
            found -= power(world, seat)
            world.levels[seat] = levels
            world.boards[seat] = board
            make_room(self.powers)
            self.powers[key] = found
        return found

    # What somebody sensible does

    def policy(self, world: State, options: Sequence[Any], luck: Luck) -> Any:
        """The exact keep, the best upgrade, the usual defence, and no other card."""
        assert isinstance(world, Battle)
        question = world.question()
        seat = int(world.seat)
        if isinstance(question, RollOrAnnounce):
            return self.quickly(world, seat, options)
        if options[0] is PASS:
            phase = world.roll_phase()
            if self.plays and phase is not None and phase.activated is not None:
                return self.in_an_attack(world, seat, options, luck)
            return self.upgrade(world, seat, options)
        if isinstance(question, ChooseDefence) or isinstance(options[0], Sale):
            return options[0]
        return self.at_once(world, seat, options, luck)

    def in_an_attack(self, world: Battle, seat: int, options: Sequence[Any], luck: Luck) -> Any:
        """A token or a card that is better played than kept, as things stand."""
        best: Any = PASS
        highest = dicethrone.of_position(world, seat)
        for option in options:
            if isinstance(option, Spend) or (
                isinstance(option, Card) and option.kind is not UPGRADE
            ):
                twin = world.clone()
                twin.hurry = True
                twin.choose(option)
                self.past_answers(twin, luck)
                worth = dicethrone.of_position(twin, seat)
                if worth > highest:
                    best, highest = option, worth
        return best

    def upgrade(self, world: Battle, seat: int, options: Sequence[Any]) -> Any:
        """The upgrade that brings most in the turns that are left, or PASS if none is worth it."""
        turns = turns_left(world)
        point = self.of_point(turns)
        best: Any = PASS
        highest = 0.0
        for option in options:
            if isinstance(option, Card) and option.kind is UPGRADE:
                worth = self.brings(world, seat, option, turns)
                worth -= point * (world.price(seat, option) + 1)
                if worth > highest:
                    best, highest = option, worth
        return best

    def at_once(self, world: Battle, seat: int, options: Sequence[Any], luck: Luck) -> Any:
        """What is best of what comes of each at once, with dice as they are on the average."""
        best, highest = options[0], -(10**9)
        for option in options:
            twin = world.clone()
            twin.hurry = True
            twin.choose(option)
            settle(twin, luck)
            worth = dicethrone.of_position(twin, seat)
            if not twin.over():
                worth += self.promised(twin, seat, True)
            if worth > highest:
                best, highest = option, worth
        return best

    def rolls(self, world: Battle, seat: int, left: int) -> tuple[int, ...]:
        """What each roll is worth now, when so many attempts are left."""
        return dicethrone.of_rolls(world, seat)

    def announced(self, row: Row, world: Battle, seat: int) -> int:
        """What announcing this is worth."""
        return dicethrone.of_row(row, world, seat)

    def usually(self, world: Battle, seat: int) -> tuple[int, ...]:
        """What rolls are worth to this hero at these levels, wherever the game stands."""
        key = (world.heroes[seat].key, tuple(world.levels[seat]))
        worths = self.worths.get(key)
        if worths is None:
            make_room(self.worths)
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
            make_room(self.tables)
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
                worth = self.announced(option, world, seat)
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
            return [NO_DICE]
        left = int(phase.allowed - phase.attempts)
        mean: list[float] = []
        if left > 0:
            mean = worth_of_keeping(with_rerolls(self.rolls(world, seat, left), left - 1))
        worths: list[tuple[float, int, int]] = []  # of equals what can be announced, then the first
        for i, option in enumerate(options):
            if isinstance(option, Row):
                worths.append((-float(self.announced(option, world, seat)), 0, i))
            elif isinstance(option, int) and mean and option < FOREIGN:  # a foreign die is rolled
                worths.append((-mean[option], 1, i))
            else:
                worths.append((0.0, 0, i))
        worths.sort()
        return [options[i] for worth, _, i in worths if worth <= worths[0][0] + CLOSE]


def is_played(world: State) -> bool:
    """Whether a card or a token is under way."""
    for f in world.stack:
        if f.rule is PLAY or f.rule is SPEND:
            return True
    return False


def turns_left(world: Battle) -> float:
    """Of each player, about; the one under way included."""
    sides = world.mode.sides
    return 1.0 + min([world.health[sides[seat]] for seat in world.circle]) / A_TURN


def power(world: Battle, seat: int) -> float:
    """What an attack and a defence of this hero are worth at these levels on the average."""
    offence = over_rolls(with_rerolls(dicethrone.of_rolls(world, seat), 2))
    return offence + DEFENDED * dicethrone.of_defence(world, seat)
