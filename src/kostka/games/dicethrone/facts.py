"""Dice Throne, the facts: what can be true of a player, as a condition or a need of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.dice import NO_DICE, SHOWN, SIZE, TOTAL
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.printed import Ability, Card, Fact, Pattern, Token
from kostka.games.dicethrone.readings import OWN_ULTIMATE_DIE
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import OFFENSIVE, PREVENTION, TARGETING, UNDEFENDABLE, UPGRADE
from kostka.kernel.step import Word


@dataclass(frozen=True)
class UpgradesInPlay(Fact):
    n: int

    def true(self, s: Battle, seat: int) -> bool:
        return s.upgraded(seat) >= self.n


@dataclass(frozen=True)
class YouHold(Fact):
    token: Token
    n: int = 1

    def true(self, s: Battle, seat: int) -> bool:
        return s.count(seat, self.token) >= self.n


@final
class HeldSinceBefore(Fact):
    """So many of these tokens were not gained this turn."""

    def __init__(self, token: Token, n: int = 1) -> None:
        self.token = token
        self.n = n
        token.watched = True

    def true(self, s: Battle, seat: int) -> bool:
        gained = s.turn_notes().gained.count((seat, self.token))
        return s.count(seat, self.token) - gained >= self.n


@final
class TheDiceShow(Fact):
    """The dice that count show a pattern."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern
        self.fits: list[bool] = pattern.table()
        self.by_number = pattern.by_number()

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and self.fits[roll.dice if self.by_number else roll.own()]


@dataclass(frozen=True)
class TheDieIs(Fact):
    """The single die shows a number from low to high."""

    low: int
    high: int

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and self.low <= SHOWN[roll.dice][0] <= self.high


@dataclass(frozen=True)
class TheTotalIs(Fact):
    """The total of the dice that count is a number from low to high."""

    low: int
    high: int

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and self.low <= TOTAL[roll.dice] <= self.high


@dataclass(frozen=True)
class Not(Fact):
    fact: Fact

    def true(self, s: Battle, seat: int) -> bool:
        return not self.fact.true(s, seat)


@dataclass(frozen=True)
class Both(Fact):
    one: Fact
    other: Fact

    def true(self, s: Battle, seat: int) -> bool:
        return self.one.true(s, seat) and self.other.true(s, seat)


@dataclass(frozen=True)
class Either(Fact):
    one: Fact
    other: Fact

    def true(self, s: Battle, seat: int) -> bool:
        return self.one.true(s, seat) or self.other.true(s, seat)


@dataclass(frozen=True)
class DamageIsIncoming(Fact):
    """To you, or to anyone; damage that something can still be done about."""

    anyone: bool = False

    def true(self, s: Battle, seat: int) -> bool:
        incoming = s.incoming()
        if incoming is None:
            return False
        if not self.anyone:
            return incoming.threatens(seat)
        for other in s.circle:
            if incoming.threatens(other):
                return True
        return False


@dataclass(frozen=True)
class YouAreAttacked(Fact):
    """An attack is on its way to you; or one that is undefendable, but no ultimate."""

    undefendably: bool = False

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None or phase.kind is None or phase.target != seat:
            return False
        if s.incoming() is not phase:  # other damage comes first, or it has been dealt
            return False
        return not self.undefendably or phase.kind is UNDEFENDABLE


@dataclass(frozen=True)
class YouDefendWith(Fact):
    """The dice of this defensive ability of yours lie on the table."""

    ability: Ability

    def true(self, s: Battle, seat: int) -> bool:
        for f in reversed(s.stack):
            if isinstance(f.notes, Roll):
                return f.it is self.ability and f.you == seat and f.notes.dice != NO_DICE
        return False


@dataclass(frozen=True)
class ItHasPrevented(Fact):
    """This ability has prevented damage of the attack."""

    ability: Ability

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None:
            return False
        return any(
            [entry.source is self.ability and entry.how in PREVENTION for entry in phase.entries]
        )


@dataclass(frozen=True)
class YouJustDodged(Fact):
    """The die of the token you spent against this damage showed a number from low to high."""

    low: int
    high: int

    def true(self, s: Battle, seat: int) -> bool:
        incoming = s.incoming()
        if incoming is None or not incoming.threatens(seat):
            return False
        who, die = incoming.dodged
        return who == seat and self.low <= die <= self.high


@dataclass(frozen=True)
class ThisWouldDefeatYou(Fact):
    """The damage that waits is as much as your health, or more."""

    def true(self, s: Battle, seat: int) -> bool:
        incoming = s.incoming()
        if incoming is None or not incoming.threatens(seat):
            return False
        sums = tally(s, incoming, seat)
        return bool(sums.total() - sums.healing >= s.health[s.mode.sides[seat]])


@dataclass(frozen=True)
class YourAttackIsOver(Fact):
    """Its damage has been dealt, at least so much; and its target is still in the game."""

    n: int = 0

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None or phase.attacker != seat or phase.target not in s.circle:
            return False
        return bool(phase.dealt > self.n)


@dataclass(frozen=True)
class YourAttackHasDealtDamage(Fact):
    """At least 1, whatever became of its target."""

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        return phase is not None and phase.attacker == seat and bool(phase.dealt > 1)


@dataclass(frozen=True)
class Noted(Fact):
    """Something was done in this roll phase that is remembered under this name."""

    what: Word

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        return phase is not None and self.what.key in phase.noted


@dataclass(frozen=True)
class YouHaveLessHealth(Fact):
    """Than the other party of the attack."""

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None or phase.target < 0:
            return False
        other = phase.target if seat == phase.attacker else phase.attacker
        sides = s.mode.sides
        return s.health[sides[seat]] < s.health[sides[other]]


@dataclass(frozen=True)
class YouHaveStatuses(Fact):
    """So many tokens on your board can be removed, or one besides the token that is spent."""

    n: int = 1
    besides: bool = False

    def true(self, s: Battle, seat: int) -> bool:
        found = len([token for token in s.boards[seat] if removable(token)])
        return found > self.n if self.besides else found >= self.n


@dataclass(frozen=True)
class YourMainPhase(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        return seat == s.active() and s.main_phase()


@dataclass(frozen=True)
class ARollPhase(Fact):
    """One of the three, whosever turn it is."""

    def true(self, s: Battle, seat: int) -> bool:
        return s.roll_phase() is not None


@dataclass(frozen=True)
class ItIsThe(Fact):
    """A phase of the turn, whosever it is."""

    phase: Word

    def true(self, s: Battle, seat: int) -> bool:
        return s.turn_notes().phase is self.phase


OWN: Final = Word("own")  # yours alone: THR-AMB-107
OUR: Final = Word("our")  # yours or a teammate's
ANY: Final = Word("any")
FOES: Final = Word("foes")


def the_target_is_fixed(s: Battle, seat: int) -> bool:
    """THR-TGT-11: the die that finds the target of an ultimate is altered by nobody.

    With `THR-TGT-11:faq` by the one who activated it.
    """
    phase, roll = s.roll_phase(), s.rolled()
    if phase is None or roll is None or roll.purpose is not TARGETING:
        return False
    if s.readings & OWN_ULTIMATE_DIE and seat == phase.attacker:
        return False
    return phase.activated is not None and phase.activated.ultimate


@dataclass(frozen=True)
class DiceLie(Fact):
    """Dice lie on the table and count: anybody's, yours, your side's, or an opponent's."""

    whose: Word = ANY
    purpose: Word | None = None
    two: bool = False  # and there is more than one of them
    faces: tuple[int, ...] = ()  # and one of them shows such a number

    @property
    def showing(self) -> bool:
        return bool(self.faces)

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        if roll is None or roll.dice == NO_DICE or (self.two and SIZE[roll.dice] < 2):
            return False
        if self.faces and not any([face in self.faces for face in SHOWN[roll.dice]]):
            return False
        if self.purpose is not None and roll.purpose is not self.purpose:
            return False
        phase = s.roll_phase()
        if roll.purpose is OFFENSIVE and phase is not None and phase.activated is not None:
            return False  # THR-OFF-14: the result is final
        if roll.purpose is TARGETING and the_target_is_fixed(s, seat):
            return False
        if self.whose is ANY:
            return True
        if self.whose is OWN:
            return seat == roll.seat
        same = s.mode.sides[seat] == s.mode.sides[roll.seat]
        return same if self.whose is OUR else not same


def removable(token: Token) -> bool:
    return token.base.removable


def transferable(s: Battle, holder: int, token: Token) -> bool:
    """THR-AMB-90: somebody else must have room for it."""
    return token.base.transferable and any(
        [seat != holder and s.room(seat, token) > 0 for seat in s.circle]
    )


@dataclass(frozen=True)
class SomebodyHasAStatus(Fact):
    """That may be removed, or moved to somebody else."""

    to_move: bool = False

    def true(self, s: Battle, seat: int) -> bool:
        for holder in s.circle:
            for token in s.boards[holder]:
                if transferable(s, holder, token) if self.to_move else removable(token):
                    return True
        return False


@dataclass(frozen=True)
class AnUpgradeInHand(Fact):
    """That could be laid on the board."""

    def true(self, s: Battle, seat: int) -> bool:
        return any([s.fits_board(seat, card) for card in s.hands[seat]])


@dataclass(frozen=True)
class CardsInDeck(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        return bool(s.decks[seat] or s.tops[seat] or s.bottoms[seat])


@dataclass(frozen=True)
class NoUpgradeAmongThem(Fact):
    """Among the cards just looked at, which lie on top of the deck."""

    def true(self, s: Battle, seat: int) -> bool:
        return not any([card.kind is UPGRADE for card in looked_at(s, seat)])


def looked_at(s: Battle, seat: int) -> list[Card]:
    n = int(s.aim().to)
    return s.tops[seat][len(s.tops[seat]) - n :]
