"""Dice Throne, the notes: what one turn, one roll phase or one play has written down."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.dicethrone.dice import FOREIGN, KEEPS, TAKE
from kostka.games.dicethrone.printed import Card, Row, Token
from kostka.games.dicethrone.terms import (
    ATTEMPTS,
    DEALT,
    HALF_BACK,
    NOT_DODGED,
    TARGET,
    UPKEEP,
    Kind,
)
from kostka.kernel.chance import Luck
from kostka.kernel.step import NOBODY, Named, Notes, Rule, Word


@final
@mypyc_attr(acyclic=True)
class Entry:
    """A line of the damage ledger: from what, to whom, in which way, how much, of which type."""

    __slots__ = ("how", "kind", "n", "source", "to")

    def __init__(self, source: Named, to: i64, how: Word, n: i64, kind: Kind) -> None:
        self.source = source
        self.to: i64 = to
        self.how = how
        self.n: i64 = n
        self.kind = kind


@mypyc_attr(acyclic=True)
class Incoming(Notes):
    """Damage, prevention and healing that wait to be applied together."""

    def __init__(
        self, entries: tuple[Entry, ...] = (), dodged: tuple[int, int] = NOT_DODGED
    ) -> None:
        self.entries = entries
        self.over = False  # nothing waits any more
        self.dodged = dodged  # who last spent a token to avoid this damage, and what its die showed

    def copy(self) -> Incoming:
        return Incoming(self.entries, self.dodged)

    def whom(self, entry: Entry) -> i64:
        return entry.to

    def threatens(self, seat: i64) -> bool:
        """Whether there is damage waiting for this seat that something can still be done about."""
        for entry in self.entries:
            if entry.how is DEALT and entry.kind.avoidable and self.whom(entry) == seat:
                return True
            if entry.how is HALF_BACK and self.whom(entry) == seat:
                return True
        return False


@final
@mypyc_attr(acyclic=True)
class RollPhase(Incoming):
    """What is noted down during the three roll phases of one turn."""

    def __init__(
        self,
        entries: tuple[Entry, ...] = (),
        attacker: int = 0,
        attempts: int = 0,
        allowed: int = ATTEMPTS,
        announced: Row | None = None,
        altered: bool = False,
        activated: Row | None = None,
        target: int = TARGET,
        kind: Kind | None = None,
        later: tuple[tuple[Rule, int, int], ...] = (),
        dodged: tuple[int, int] = NOT_DODGED,
        again: bool = False,
        among: tuple[int, ...] = (),
        dealt: int = 0,
        noted: tuple[str, ...] = (),
        over: bool = False,
        brought: tuple[Token, ...] = (),
    ) -> None:
        super().__init__(entries, dodged)
        self.over = over
        self.attacker: i64 = attacker
        self.attempts: i64 = attempts
        self.allowed: i64 = allowed
        self.announced = announced
        self.altered = altered  # since the announcement
        self.activated = activated
        self.target: i64 = target
        self.kind = kind  # of the attack's damage; None: it is no attack
        self.later = later  # what waits for the target or the damage: rule, line, which of these
        self.again = again  # the attacker rolls against the same opponent once more
        self.among = among  # the only ones who can be the target; none: everybody
        self.dealt: i64 = dealt  # once the attack is over, 1 and the damage it has dealt
        self.noted = noted  # what cards and tokens remember to its end
        self.brought = brought  # the statuses that the attacker has inflicted on the target

    def copy(self) -> RollPhase:
        return RollPhase(
            self.entries,
            self.attacker,
            self.attempts,
            self.allowed,
            self.announced,
            self.altered,
            self.activated,
            self.target,
            self.kind,
            self.later,
            self.dodged,
            self.again,
            self.among,
            self.dealt,
            self.noted,
            self.over,
            self.brought,
        )

    def whom(self, entry: Entry) -> i64:
        return self.target if entry.to == TARGET else entry.to


@final
@mypyc_attr(acyclic=True)
class Roll(Notes):
    """Dice that lie on the table and count: whose, what they show, what they were rolled for."""

    def __init__(self, seat: int, dice: int, purpose: Word, foreign: int = 0) -> None:
        self.seat: i64 = seat
        self.dice: i64 = dice
        self.purpose = purpose
        self.foreign: i64 = foreign  # what a die of another hero among them shows, if there is one

    def copy(self) -> Roll:
        return Roll(self.seat, self.dice, self.purpose, self.foreign)

    def own(self) -> int:
        """The dice that are the player's own: only these show the player's symbols."""
        if self.foreign <= 0:
            return self.dice
        return TAKE[self.dice][self.foreign]

    def kept(self) -> int:
        """How it is written that all of them are kept."""
        return self.dice if self.foreign <= 0 else self.own() + FOREIGN

    def keeps(self) -> list[int]:
        """All that may be kept of them; everything comes last."""
        if self.foreign <= 0:
            return KEEPS[self.dice]
        own = KEEPS[self.own()]
        return own + [place + FOREIGN for place in own]


@final
@mypyc_attr(acyclic=True)
class Turn(Notes):
    """What is noted down during one turn."""

    def __init__(
        self,
        phase: Word = UPKEEP,
        used: tuple[tuple[int, Any], ...] = (),
        upgrades: int = 0,
        gained: tuple[tuple[int, Token], ...] = (),
    ) -> None:
        self.phase = phase
        self.used = used  # by whom what was done that may be done only once a turn
        self.upgrades: i64 = upgrades  # played this turn
        self.gained = gained  # by whom which status was gained of which that matters, one by one

    def copy(self) -> Turn:
        return Turn(self.phase, self.used, self.upgrades, self.gained)

    def times(self, seat: int, what: Any) -> int:
        """How often this seat has done it this turn."""
        n = 0
        for who, done in self.used:
            if who == seat and done is what:
                n += 1
        return n


@final
@mypyc_attr(acyclic=True)
class Aim(Notes):
    """What a card is aimed at, or what was chosen on the way."""

    def __init__(
        self,
        whom: int = NOBODY,
        token: Token | None = None,
        to: int = NOBODY,
        cards: tuple[Card, ...] = (),
        closed: bool = False,
    ) -> None:
        self.whom: i64 = whom
        self.token = token
        self.to: i64 = to
        self.cards = cards
        self.closed = closed  # an instant, a roll card, a spent token: nothing interrupts it

    def copy(self) -> Aim:
        return Aim(self.whom, self.token, self.to, self.cards, self.closed)


@final
@mypyc_attr(acyclic=True)
class Laid(Notes):
    """Cards that lie face down in an order that only their owner knows."""

    def __init__(self, owner: int, order: tuple[int, ...], suggested: int = 0) -> None:
        self.owner: i64 = owner
        self.order = order
        self.suggested: i64 = suggested  # the number of the card that the owner points to, if any

    def copy(self) -> Laid:
        return Laid(self.owner, self.order, self.suggested)

    def lay_anew(self, seat: int, luck: Luck) -> None:
        """In any order, for somebody who cannot know it."""
        if seat == self.owner:
            return
        left = sorted(self.order)
        order: list[int] = []
        while left:
            order.append(left.pop(luck.below(len(left))))
        self.order = tuple(order)


@final
@mypyc_attr(acyclic=True)
class Start(Notes):
    """The rolls for the start player."""

    def __init__(self, contenders: tuple[int, ...], rolls: tuple[int, ...] = ()) -> None:
        self.contenders = contenders
        self.rolls = rolls

    def copy(self) -> Start:
        return Start(self.contenders, self.rolls)


@final
@mypyc_attr(acyclic=True)
class Shown:
    """A card in somebody's hand that others have seen; one bit for each of them."""

    __slots__ = ("card", "owner", "seers")

    def __init__(self, owner: i64, card: Card, seers: i64) -> None:
        self.owner: i64 = owner
        self.card = card
        self.seers: i64 = seers
