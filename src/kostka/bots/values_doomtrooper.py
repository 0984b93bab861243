"""How the bots think about Doomtrooper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kostka.bots.mind import PARTS, Mind
from kostka.games.doomtrooper import value as doomtrooper
from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.duel import NameTheAttacker, NameTheDefender
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.prospects import (
    SEASONED,
    can_begin,
    least_useful,
    missing_points,
    of_prospects,
    outnumbers,
    promising_attackers,
    promising_defenders,
    usefulness,
)
from kostka.games.doomtrooper.rules import KEEP, PRIVILEGE, Discard, MayTakeANewHand
from kostka.games.doomtrooper.spoils import AnnouncePoints
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.value import WRITTEN, Scales
from kostka.kernel.chance import Luck
from kostka.kernel.event import ReadDue
from kostka.kernel.state import State, settle
from kostka.kernel.step import PASS
from kostka.kernel.window import PlayOrPass
from kostka.sight import Seen

KEPT: Final = 60  # how useful a card has to be that is kept
LAST_CARDS: Final = 15  # of the draw pile, which are not drawn in a hurry
MOST_FIGHTERS: Final = 4  # whose duels are thought through
MOST_ANSWERS: Final = 6  # of others that are compared


class OfDoomtrooper(Mind):
    """A card is worth what it does once nobody has answered it."""

    worlds = 1  # the written value looks at nothing hidden
    scale = 3000.0
    slips = 2  # a single mistake is soon made good

    def __init__(self, by: Scales = WRITTEN) -> None:
        self.by = by

    def turn(self, world: State) -> int:
        assert isinstance(world, Fight)
        return sum(world.turns)

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Fight)
        return doomtrooper.of_position(world, seat, by=self.by)

    def rests(self, world: State) -> bool:
        """An action taken out of turn, with no window before it, is another action all the same.
        Which of many effects comes first is decided one by one."""
        return super().rests(world) or isinstance(world.question(), TakeAnAction | ReadDue)

    def at_level(self, level: int) -> Mind:
        return VERSED.get(level, self)

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        """A hand of which one can pay for nobody is none to begin with."""
        if not isinstance(seen.question(), MayTakeANewHand):
            return None
        world = seen.imagine(luck)
        assert isinstance(world, Fight)
        return list(seen.options()) if can_begin(world, seen.seat) else [PRIVILEGE]

    def settle(self, world: State, luck: Luck) -> None:
        settle(world, luck)
        while world.stack and isinstance(world.question(), PlayOrPass) and _is_played(world):
            world.choose(PASS)
            settle(world, luck)


class Versed(OfDoomtrooper):
    """Levels 4 and 5: they think an attack through to the end of the duel and know which cards are
    of no use any more; level 5 also knows what all that lies on the table is good for."""

    def at_level(self, level: int) -> Mind:
        return self

    def of(self, world: State, seat: int) -> int:
        assert isinstance(world, Fight)
        return of_prospects(world, seat, self.by)

    def rests(self, world: State) -> bool:
        return super().rests(world) or isinstance(world.question(), Discard)

    def through(self, world: State, seat: int, luck: Luck) -> None:
        """Until the seat decides something or the action is over: nobody plays a card, and what
        others are asked about it they answer as it suits them at once."""
        while not world.over():
            if world.at_chance():
                world.choose(world.roll(luck))
                continue
            question = world.question()
            if isinstance(question, PlayOrPass):
                world.choose(PASS)
            elif isinstance(question, TakeAnAction | Discard) or world.seat == seat:
                return
            else:
                world.choose(self.answer(world, luck))

    def answer(self, world: State, luck: Luck) -> Any:
        """What somebody answers who looks no further."""
        options = world.options()
        best, highest = options[0], -(10**9)
        for option in options[:MOST_ANSWERS] if len(options) > 1 else ():
            twin = world.clone()
            twin.choose(option)
            settle(twin, luck)
            worth = self.of(twin, int(world.seat))
            if worth > highest:
                best, highest = option, worth
        return best

    def after(self, world: State, seat: int, luck: Luck, parts: int, patient: bool) -> int:
        """What the world is worth to the seat once its action is over and nobody has answered it;
        where it has no choice there is no part of the action."""
        self.through(world, seat, luck)
        while not (world.over() or world.seat != seat or self.rests(world)):
            options = world.options()
            if len(options) > 1:
                break
            world.choose(options[0])
            self.through(world, seat, luck)
        if world.over() or world.seat != seat or parts == 0 or self.rests(world):
            return self.of(world, seat)
        best = -(10**9)
        for option in self.promising(world, options):
            twin = world.clone()
            twin.choose(option)
            best = max(best, self.after(twin, seat, luck, parts - 1, patient))
        return best

    def way(self, world: State, seat: int, luck: Luck) -> list[Any]:
        """The parts of the action, each as it looks best."""
        found: list[Any] = []
        self.through(world, seat, luck)
        while not (world.over() or world.seat != seat or self.rests(world)):
            options = world.options()
            option = options[0]
            if len(options) > 1:
                option = self.best_of(world, self.promising(world, options), luck, PARTS)
                found.append(option)
            world.choose(option)
            self.through(world, seat, luck)
        return found

    def promising(self, world: State, options: Sequence[Any]) -> Sequence[Any]:
        """Of many who could fight only the best few, and whoever lies face down."""
        if len(options) <= MOST_FIGHTERS:
            return options
        assert isinstance(world, Fight)
        question = world.question()
        able = [it for it in options if isinstance(it, int)]
        found: list[int] = []
        if isinstance(question, NameTheAttacker):
            found = promising_attackers(world, able, self.by, MOST_FIGHTERS)
        elif isinstance(question, NameTheDefender):
            found = promising_defenders(world, able, self.by, MOST_FIGHTERS)
            found += [it for it in able if world.warrior(it).unpaid][:1]
        return found or options

    def ponders(self, seen: Seen, luck: Luck) -> bool:
        return False

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        """Which cards are of no use; as long as there are others to draw they are discarded."""
        if not isinstance(seen.question(), Discard):
            return super().known(seen, luck)
        options = seen.options()
        world = seen.imagine(luck)
        assert isinstance(world, Fight)
        cards = [it for it in options if isinstance(it, Card)]
        ranked: list[Any] = list(least_useful(world, seen.seat, cards))
        useless = len(world.decks[seen.seat]) > LAST_CARDS and (
            usefulness(world, seen.seat, ranked[0]) < KEPT
        )
        if KEEP in options:
            ranked.insert(1 if useless else 0, KEEP)
        return ranked


class Seasoned(Versed):
    """Level 5 also thinks of the action that follows, and knows that points which bring the next
    warrior are worth more than promotion, as long as one has not the upper hand."""

    def chosen(self, world: State, option: Any, luck: Luck, parts: int, patient: bool) -> int:
        if not isinstance(world.question(), TakeAnAction):
            return super().chosen(world, option, luck, parts, patient)
        seat = int(world.seat)
        world.choose(option)
        self.way(world, seat, luck)
        if world.over() or world.seat != seat or not isinstance(world.question(), TakeAnAction):
            return self.of(world, seat)
        best = -(10**9)
        for following in world.options():
            twin = world.clone()
            twin.choose(following)
            best = max(best, self.after(twin, seat, luck, parts, patient))
        return best

    def known(self, seen: Seen, luck: Luck) -> list[Any] | None:
        question = seen.question()
        if not isinstance(question, AnnouncePoints):
            return super().known(seen, luck)
        world = seen.imagine(luck)
        assert isinstance(world, Fight)
        seat, options = int(seen.seat), list(seen.options())
        lacking = missing_points(world, seat)
        wins = world.promotion[seat] + max(options) >= world.target
        if wins or not lacking or outnumbers(world, seat):
            return options
        return [n for n in options if n >= lacking] or options


VERSED: Final[dict[int, Mind]] = {4: Versed(WRITTEN), 5: Seasoned(SEASONED)}


def _is_played(world: State) -> bool:
    return any(isinstance(f.notes, Played) for f in world.stack)
