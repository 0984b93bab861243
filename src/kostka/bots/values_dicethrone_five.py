"""How level 5 thinks about Dice Throne: besides what all know, what a card is good for, whom it
attacks, and how an attack or a card under way ends if nobody does anything more about it.

Such habits alone, without a search, win about four games of five against greedy ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from kostka.bots.values_dicethrone import SOLD, OfDiceThrone, make_room, turns_left
from kostka.games.dicethrone import value as dicethrone
from kostka.games.dicethrone.asks_dice import (
    ChooseDie,
    CopyAnother,
    CountOnly,
    KeepAndReroll,
    RerollIt,
    ShiftIt,
    TurnItTo,
    TurnItToAny,
    TurnItToOneOf,
)
from kostka.games.dicethrone.dice import ADD, DICE, FACES, SHOWN, TAKE
from kostka.games.dicethrone.notes import RollPhase
from kostka.games.dicethrone.play import PLAY, SPEND
from kostka.games.dicethrone.printed import Card, Row, Spend
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import NORMAL, OFFENSIVE, UPGRADE
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.kernel.chance import Luck, Rng
from kostka.kernel.state import State
from kostka.kernel.step import PASS, Step
from kostka.kernel.window import PlayOrPass
from kostka.odds.dice import ROLLS
from kostka.sight import Seen

# Fitted: a logistic regression over 8957 positions of 625 games between habits of level 4.
LAST_POINTS: Final = 6900.0  # divided by the health that is left
POINT: Final = 40.0  # a combat point, early in the game
UPGRADED: Final = 43.0  # besides what it brings
GAINED: Final = 0.5  # of what upgrades add to the mean roll
TOKEN: Final = 0.67  # of its written worth
# Written by us, not fitted: what a card in hand is worth besides its price, in hundredths of a
# health point, as long as there are turns enough to use it in.
HELD_CARDS: Final[dict[str, float]] = {
    "transference": 60.0,
    "what-status-effects": 45.0,
    "get-that-outta-here": 60.0,
    "buh-bye": 50.0,
    "vegas-baby": 55.0,
    "getting-paid": 60.0,
    "double-up": 110.0,
    "triple-up": 160.0,
    "tip-it": 150.0,
    "not-this-time": 250.0,
    "twice-as-wild": 170.0,
    "try-try-again": 110.0,
    "so-wild": 190.0,
    "samesies": 150.0,
    "one-more-time": 140.0,
    "helping-hand": 140.0,
    "better-d": 60.0,
    "six-it": 150.0,
    "invulnerability": 220.0,
}
OTHER_CARD: Final = 100.0  # one of a hero
FOES_CARD: Final = 110.0  # one that is not seen
TURNS_TO_USE: Final = 3.0  # turns in which a card comes into its own
AT_MOST: Final = 300.0  # what an upgrade in hand is worth, for not all of them can be paid
HELD: Final = 0.65  # of what an upgrade in hand would bring
UNPAID: Final = 0.85  # of what a card is worth that cannot be paid now
LAST_BLOW: Final = 2000.0  # the game
DOOMED: Final = 1500.0  # whoever would be defeated by what is under way, but for an answer
DEFEAT: Final = 12000  # the game, where it is over
FAR: Final = 5.0  # health points that no blow is better than its mean
NEARLY: Final = 1.5  # health points by which a blow may miss its mean


class Veteran(OfDiceThrone):
    """The mind of level 5."""

    worlds = 4
    simulations = 400
    shorter = 1

    def __init__(self) -> None:
        super().__init__()
        self.plays = True
        self.last_points = LAST_POINTS
        self.point = POINT
        self.upgraded = UPGRADED
        self.gaining = GAINED
        self.held = HELD
        self.token = TOKEN
        self.turnings: dict[str, list[tuple[int, ...]]] = {}
        self.guards: dict[tuple[str, tuple[int, ...]], float] = {}

    # What dice are worth

    def announced(self, row: Row, world: Battle, seat: int) -> int:
        """With the defence of whoever is attacked, what tokens add, and the health that is left."""
        return int(self.attacking(row, world, seat, True))

    def attacking(self, row: Row, world: Battle, seat: int, now: bool) -> float:
        """The same; or wherever the game stands."""
        worth = float(dicethrone.of_row(row, world, seat))
        harm, defendable, attack = blow(row, world, seat)
        foes = world.foes(seat)
        if not attack or not foes:
            return worth
        if now:
            more = 100.0 * added(world, seat)
            harm += more
            worth += more
        prevented = 0.0
        if defendable and not row.ultimate:
            guard = sum([self.guard(world, foe) for foe in foes]) / len(foes)
            worth += (100 - dicethrone.DEFENDED) * harm / 100 - guard
            prevented = guard / 2  # the rest is done to the attacker, or gained
        if now and len(foes) == 1:
            left = 100.0 * world.health[world.mode.sides[foes[0]]]
            over = (harm - prevented - left) / 100.0
            if over > -FAR:
                worth += LAST_BLOW / (1.0 + exp(-over / NEARLY))
            if over > 0.0:
                worth -= 100.0 * over
        return worth

    def guard(self, world: Battle, foe: int) -> float:
        """What the defence of this hero is worth on the average."""
        key = (world.heroes[foe].key, tuple(world.levels[foe]))
        found = self.guards.get(key)
        if found is None:
            board = world.boards[foe]
            world.boards[foe] = []  # wherever the game stands
            found = float(dicethrone.of_defence(world, foe))
            world.boards[foe] = board
            make_room(self.guards)
            self.guards[key] = found
        return found

    def rolls(self, world: Battle, seat: int, left: int) -> tuple[int, ...]:
        """What each roll is worth, with the cards that can turn it as long as it is not final."""
        worth = self.of_rolls(world, seat, True)
        if left:
            self.turn_dice(world, seat, worth)
        return tuple(worth)

    def usually(self, world: Battle, seat: int) -> tuple[int, ...]:
        """Against this foe."""
        foes = world.foes(seat)
        names = [world.heroes[each].key for each in (seat, *foes)]
        levels = [level for each in (seat, *foes) for level in world.levels[each]]
        key = ("/".join(names), tuple(levels))
        worths = self.worths.get(key)
        if worths is None:
            board = world.boards[seat]
            world.boards[seat] = []  # wherever the game stands
            make_room(self.worths)
            worths = self.worths[key] = tuple(self.of_rolls(world, seat, False))
            world.boards[seat] = board
        return worths

    def of_rolls(self, world: Battle, seat: int, now: bool) -> list[int]:
        worth = [0] * len(SHOWN)
        for ability in world.heroes[seat].offences:
            if world.covered and world.is_covered(seat, ability):
                continue
            for row in world.level(seat, ability).rows:
                value = int(self.attacking(row, world, seat, now))
                fits = row.fits
                for place in ROLLS:
                    if value > worth[place] and fits[place]:
                        worth[place] = value
        return worth

    def turn_dice(self, world: Battle, seat: int, worth: list[int]) -> None:
        """As if the best card for it were played once the dice are final."""
        plain = worth.copy()
        turns = turns_left(world)
        point = self.of_point(turns)
        for card in world.hands[seat]:
            if card.kind is UPGRADE or card.cost > world.cp[seat]:
                continue
            table = self.turned(card)
            if not table:
                continue
            cost = int(self.of_card(world, seat, card, turns, point) + point * card.cost)
            for place in ROLLS:
                best = 0
                for other in table[place]:
                    if plain[other] > best:
                        best = plain[other]
                if best - cost > worth[place]:
                    worth[place] = best - cost

    def turned(self, card: Card) -> list[tuple[int, ...]]:
        """For each roll, what this card can make of it; nothing if it turns no dice."""
        table = self.turnings.get(card.key)
        if table is None:
            table = []
            steps = [step for step in card.rule.lines if turns_a_die(step)]
            if steps:
                table = [tuple(turned_by(steps, place)) for place in range(len(SHOWN))]
            self.turnings[card.key] = table
        return table

    # What is worth a thought

    def considered(self, seen: Seen, seed: int) -> Sequence[Any]:
        """Dice of others are left alone for as long as they are rolled anyway."""
        options = seen.options()
        if options[0] is not PASS:
            return options
        world = seen.imagine(Rng(seed))
        assert isinstance(world, Battle)
        phase, roll = world.roll_phase(), world.rolled()
        if phase is None or roll is None or roll.purpose is not OFFENSIVE:
            return options
        if phase.announced is not None or phase.attempts >= phase.allowed:
            return options
        sides = world.mode.sides
        if sides[int(roll.seat)] == sides[seen.seat]:
            return options
        return [option for option in options if not touches_dice(option)]

    # What a position is worth

    def chosen(self, world: State, option: Any, luck: Luck, parts: int, patient: bool) -> int:
        """Who passes leaves the position as it is; what others get next is not counted yet, for
        they get it whatever is played before."""
        assert isinstance(world, Battle)
        window = isinstance(world.question(), PlayOrPass)
        if patient and window and option is PASS and not under_way(world):
            return self.habitual(world, int(world.seat))
        if patient:
            world.hurry = True
        return super().chosen(world, option, luck, parts, patient)

    def after(self, world: State, seat: int, luck: Luck, parts: int, patient: bool) -> int:
        """As in general, but an attack under way is thought through to its end."""
        if not patient:
            return super().after(world, seat, luck, parts, patient)
        self.past_answers(world, luck)
        if world.over() or world.seat != seat or parts == 0 or self.rests(world):
            self.attack_out(world, luck)
            return self.habitual(world, seat)
        best = -(10**9)
        for option in world.options():
            twin = world.clone()
            twin.choose(option)
            best = max(best, self.after(twin, seat, luck, parts - 1, patient))
        return best

    def attack_out(self, world: State, luck: Luck) -> None:
        """Nobody does anything more about the attack or the card under way."""
        assert isinstance(world, Battle)
        while not world.over() and under_way(world):
            if world.at_chance():
                world.choose(world.roll(luck))
                continue
            options = world.options()
            if options[0] is PASS or len(options) == 1:
                world.choose(options[0])
            else:
                world.choose(self.policy(world, options, luck))

    def habitual(self, world: State, seat: int) -> int:
        assert isinstance(world, Battle)
        if world.over():
            found = dicethrone.of_position(world, seat)
            return DEFEAT if found > 0 else -DEFEAT if found < 0 else 0
        return super().habitual(world, seat)

    def healths(self, world: Battle) -> list[float]:
        """As if the damage that waits were dealt now."""
        lost = [0.0] * len(world.health)
        for other in world.circle:
            lost[world.mode.sides[other]] += dicethrone.waiting(world, other) / 100.0
        return [world.health[side] - lost[side] for side in range(len(lost))]

    def of_health(self, health: float) -> float:
        if health > 0:
            return super().of_health(health)
        return dicethrone.HEALTH * health - self.last_points / 2 - DOOMED

    def prepared(self, world: Battle, seat: int) -> int:
        return dicethrone.of_spells(world, seat)

    def of_unseen(self, point: float) -> float:
        return FOES_CARD

    def of_card(self, world: Battle, seat: int, card: Card, turns: float, point: float) -> float:
        if card.kind is UPGRADE:
            return self.of_upgrade(world, seat, card, turns, point, AT_MOST)
        worth = HELD_CARDS.get(card.key, OTHER_CARD)
        if card.cost > world.cp[seat]:
            worth *= UNPAID
        return max(SOLD * point, worth * min(1.0, turns / TURNS_TO_USE))


def under_way(world: Battle) -> bool:
    """Whether an attack is being resolved, or a card or token."""
    for f in world.stack:
        notes = f.notes
        if isinstance(notes, RollPhase):
            if notes.activated is not None and not notes.over:
                return True
        elif f.rule is PLAY or f.rule is SPEND:
            return True
    return False


def added(world: Battle, seat: int) -> int:
    """What lies on the board adds to every attack."""
    found = 0
    seen: list[Any] = []
    for token in world.boards[seat]:
        more = token.base.bonus
        if more is not None and token.base not in seen:
            seen.append(token.base)
            found += more.of(world, seat)
    for passive in world.heroes[seat].passives:
        for each in world.level(seat, passive).standing:
            found += each.bonus.of(world, seat)
    return found


def blow(row: Row, world: Battle, seat: int) -> tuple[float, bool, bool]:
    """The damage of an attack in hundredths, whether it is defended, and whether it is one."""
    harm, defendable, attack = 0.0, False, False
    dice = DICE
    for step in row.rule.lines:
        if isinstance(step, Deal):
            attack = True
            defendable = defendable or step.kind is NORMAL
            harm += dicethrone.hundredths(step.n, world, seat, dice)
        elif isinstance(step, (RollDice, CountOnly)):
            dice = step.n
        elif isinstance(step, AddDamage):
            harm += dicethrone.hundredths(step.n, world, seat, dice)
    return harm, defendable, attack


def turns_a_die(step: Step) -> bool:
    return isinstance(step, TurnItToAny | TurnItTo | TurnItToOneOf | ShiftIt | CopyAnother)


def turned_by(steps: Sequence[Step], place: int) -> list[int]:
    """What one turn after the other can make of a roll."""
    found = [place]
    for step in steps:
        for roll in found.copy():
            for face in FACES:
                rest = TAKE[roll][face]
                if rest < 0:
                    continue
                for to in faces(step, face, roll):
                    other = ADD[rest][to]
                    if other not in found:
                        found.append(other)
    return found[1:]


def faces(step: Step, face: int, roll: int) -> tuple[int, ...]:
    if isinstance(step, TurnItToAny):
        return FACES
    if isinstance(step, TurnItTo):
        return (step.face,)
    if isinstance(step, TurnItToOneOf):
        return step.faces
    if isinstance(step, CopyAnother):
        return SHOWN[TAKE[roll][face]]
    return tuple([to for to in (face - 1, face + 1) if 1 <= to <= 6])


def touches_dice(option: Any) -> bool:
    """Whether a card or a token changes dice that lie there."""
    if not isinstance(option, Card | Spend):
        return False
    return any(
        [isinstance(step, ChooseDie | KeepAndReroll | RerollIt) for step in option.rule.lines]
    )
