"""Dice Throne, the verbs: all that a rule, an ability, a token or a card can tell you to do.

First the small words (amounts, facts, triggers), then the sentences.  "You" are the player who
reads, "it" is the ability, token or card that is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.dicethrone.damage import land
from kostka.games.dicethrone.dice import NO_DICE, OF_SIZE, SHOWN, SIZE, WAYS, throw, write_dice
from kostka.games.dicethrone.notes import Aim, Incoming, Roll
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import (
    Amount,
    Card,
    Fact,
    Pattern,
    Row,
    Spend,
    Symbol,
    Token,
    Trigger,
)
from kostka.games.dicethrone.state import Battle, by_index
from kostka.games.dicethrone.terms import (
    ADDED,
    AFTER,
    DAMAGED,
    DEALT,
    DICE_ROLLED,
    DREW,
    HALVED,
    HEALS,
    IGNORED,
    LINE,
    LOOKED,
    NORMAL,
    OFFENSIVE,
    PREVENTED,
    RESHUFFLED,
    REST,
    RETURNED,
    SHOWED,
    SIDE_ROLL,
    TARGET,
    ULTIMATE,
    UNDEFENDABLE,
    UPGRADE,
    UPGRADED,
    Kind,
)
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.event import DUE, Event
from kostka.kernel.step import CHANCE, Frame, If, Named, Rule, Step, Word
from kostka.kernel.window import Window

# --- Amounts ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Per(Amount):
    """So much for each die that shows the symbol: THR-TEXT-03."""

    symbol: Symbol
    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        roll = s.rolled()
        return 0 if roll is None else self.n * self.symbol.counts[roll.dice]


@dataclass(frozen=True)
class PerUpgrade(Amount):
    """So much for each upgrade you have in play."""

    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        return self.n * s.upgraded(seat)


@dataclass(frozen=True)
class PerUpgradeThisTurn(Amount):
    n: int = 1

    def of(self, s: Battle, seat: int) -> int:
        return self.n * int(s.turn_notes().upgrades)


@dataclass(frozen=True)
class PerHeld(Amount):
    """1 for every so many tokens you hold."""

    token: Token
    every: int

    def of(self, s: Battle, seat: int) -> int:
        return s.count(seat, self.token) // self.every


@dataclass(frozen=True)
class Provided(Amount):
    """A number if something is true, else nothing."""

    fact: Fact
    n: int

    def of(self, s: Battle, seat: int) -> int:
        return self.n if self.fact.true(s, seat) else 0


@dataclass(frozen=True)
class HalfTheDie(Amount):
    """Rounded up: THR-CALC-08."""

    def of(self, s: Battle, seat: int) -> int:
        roll = s.rolled()
        return 0 if roll is None else (SHOWN[roll.dice][0] + 1) // 2


def number(n: int | Amount, s: Battle, seat: int) -> int:
    return n if isinstance(n, int) else n.of(s, seat)


# --- Facts --------------------------------------------------------------------------------------


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
class TheDiceShow(Fact):
    """The dice that count show a pattern."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern
        self.fits: list[bool] = pattern.table()

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and self.fits[roll.dice]


@dataclass(frozen=True)
class TheDieIs(Fact):
    """The single die shows a number from low to high."""

    low: int
    high: int

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        return roll is not None and self.low <= SHOWN[roll.dice][0] <= self.high


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
        return any([incoming.threatens(other) for other in s.circle])


@dataclass(frozen=True)
class YouAreAttacked(Fact):
    """An attack is on its way to you, of a kind that something can still be done about."""

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        return phase is not None and phase.kind is not None and phase.target == seat


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
class YourMainPhase(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        return seat == s.active() and s.main_phase()


OWN: Final = Word("own")  # yours or a teammate's
ANY: Final = Word("any")
FOES: Final = Word("foes")


@dataclass(frozen=True)
class DiceLie(Fact):
    """Dice lie on the table and count: anybody's, your side's, or an opponent's."""

    whose: Word = ANY
    purpose: Word | None = None
    two: bool = False  # and there is more than one of them

    def true(self, s: Battle, seat: int) -> bool:
        roll = s.rolled()
        if roll is None or roll.dice == NO_DICE or (self.two and SIZE[roll.dice] < 2):
            return False
        if self.purpose is not None and roll.purpose is not self.purpose:
            return False
        phase = s.roll_phase()
        if roll.purpose is OFFENSIVE and phase is not None and phase.activated is not None:
            return False  # THR-OFF-14: the result is final
        if self.whose is ANY:
            return True
        same = s.mode.sides[seat] == s.mode.sides[roll.seat]
        return same if self.whose is OWN else not same


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


# --- Triggers -----------------------------------------------------------------------------------


@final
class YouAreDamaged(Trigger):
    """Other than by an ultimate: THR-BP-09."""

    def __init__(self) -> None:
        super().__init__(DAMAGED)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        return event.seat == seat and event.it is not ULTIMATE


@final
class YourAttackDamages(Trigger):
    def __init__(self) -> None:
        super().__init__(DAMAGED)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        if not isinstance(event.source, Row):
            return False
        phase = s.roll_phase()
        return (
            phase is not None
            and phase.kind is not None
            and phase.attacker == seat
            and phase.target == event.seat
        )


@final
class YouPlayAnotherUpgrade(Trigger):
    """THR-BW-16: not one that enters play together with the upgrade of this passive."""

    def __init__(self, key: str) -> None:
        super().__init__(UPGRADED)
        self.key = key

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        if event.seat != seat:
            return False
        together: tuple[Card, ...] = event.source
        return all(
            [card.upgrades is not None and card.upgrades.key != self.key for card in together]
        )


# --- Blocks -------------------------------------------------------------------------------------


class On(If):
    """If the dice show the symbols, once, however often they do: THR-TEXT-02."""

    def __init__(self, pattern: Pattern, *steps: Step) -> None:
        super().__init__(TheDiceShow(pattern), *steps)
        self.pattern = pattern


class Otherwise(If):
    """If what the block before asked for does not hold."""

    def __init__(self, before: Fact, *steps: Step) -> None:
        super().__init__(Not(before), *steps)


# --- Damage -------------------------------------------------------------------------------------


def source(f: Frame) -> Named:
    it = f.it
    if isinstance(it, Spend):
        token = it.token
        assert token is not None
        return token
    assert isinstance(it, Named)
    return it


def other_side(s: Battle, seat: int) -> int:
    """The other party of an attack: the target for the attacker, the attacker for the target."""
    phase = s.roll_phase()
    assert phase is not None
    return int(phase.target) if seat == phase.attacker else int(phase.attacker)


@dataclass(frozen=True)
class Deal(Step):
    """Damage of an ability: to the target of an attack, or back to the attacker of a defence."""

    n: int | Amount
    kind: Kind = NORMAL

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        assert phase is not None
        n = number(self.n, s, f.you)
        if n <= 0:
            return
        if f.you != phase.attacker:
            s.enter_in(phase, source(f), phase.attacker, DEALT, n, RETURNED)
            return
        row = phase.activated
        kind = ULTIMATE if row is not None and row.ultimate else self.kind
        s.enter_in(phase, source(f), TARGET, DEALT, n, kind)
        if not kind.special and phase.kind is None:
            phase.kind = kind  # THR-ATK-01


@dataclass(frozen=True)
class AddDamage(Step):
    """To your attack, of the same type: THR-MOD-03."""

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        assert phase is not None and phase.kind is not None
        n = number(self.n, s, f.you)
        if n:
            s.enter_in(phase, source(f), TARGET, ADDED, n, phase.kind)


@dataclass(frozen=True)
class Prevent(Step):
    """So much of the damage that is incoming to you, or to the chosen player."""

    n: int | Amount
    chosen: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        n = number(self.n, s, f.you)
        whom = s.aim().whom if self.chosen else f.you
        if n > 0:
            s.enter(source(f), whom, PREVENTED, n, NORMAL)


@dataclass(frozen=True)
class PreventHalf(Step):
    """Computed last, from the subtotal, rounded up: THR-CALC-05."""

    def run(self, s: Battle, f: Frame) -> None:
        s.enter(source(f), f.you, HALVED, 0, NORMAL)


@dataclass(frozen=True)
class PreventAll(Step):
    def run(self, s: Battle, f: Frame) -> None:
        s.enter(source(f), f.you, IGNORED, 0, NORMAL)


@dataclass(frozen=True)
class NoteTheDodge(Step):
    """Remember the die: a card may care."""

    def run(self, s: Battle, f: Frame) -> None:
        incoming, roll = s.incoming(), s.rolled()
        if incoming is not None and roll is not None:
            incoming.dodged = (int(f.you), SHOWN[roll.dice][0])


CHOSEN: Final = Word("chosen")
YOURSELF: Final = Word("yourself")


@dataclass(frozen=True)
class DealIsolated(Step):
    """A separate instance, dealt at once after a window of its own: THR-DMG-16, -17."""

    n: int
    to: Word = CHOSEN

    def run(self, s: Battle, f: Frame) -> None:
        whom = f.you if self.to is YOURSELF else s.aim().whom
        it = source(f)
        s.open(ISOLATED_DAMAGE, f.you, it)
        incoming = Incoming()
        s.stack[-1].notes = incoming
        s.enter_in(incoming, it, whom, DEALT, self.n, UNDEFENDABLE)


@dataclass(frozen=True)
class Land(Step):
    """What waits is applied."""

    def run(self, s: Battle, f: Frame) -> None:
        incoming = s.incoming()
        assert incoming is not None
        land(s, incoming, f.it)


@dataclass(frozen=True)
class Heal(Step):
    """THR-AMB-93: of an offensive ability at once, else with the sum that is waiting."""

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        n = number(self.n, s, f.you)
        if isinstance(f.it, Row) or s.incoming() is None:
            s.heal(f.you, n, source(f))
        elif n > 0:
            s.enter(source(f), f.you, HEALS, n, NORMAL)


# --- Combat points and cards --------------------------------------------------------------------


@dataclass(frozen=True)
class GainCp(Step):
    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_cp(f.you, number(self.n, s, f.you), f.it)


@dataclass(frozen=True)
class StealCp(Step):
    """From the other party of the attack, as much as there is: THR-TEXT-07, -09."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        if defer(s, f):
            return
        victim = other_side(s, f.you)
        n = min(self.n, s.cp[victim])
        s.gain_cp(victim, -n, f.it)
        s.gain_cp(f.you, n, f.it)


@dataclass(frozen=True)
class StealHealth(Step):
    """No damage: both counters move at once, THR-TEXT-08 and THR-AMB-77."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        if defer(s, f):
            return
        victim = other_side(s, f.you)
        side = s.mode.sides[victim]
        n = min(self.n, s.health[side])
        s.health[side] -= n
        s.heal(f.you, n, f.it)
        s.bury()


class FromTheDeck(Chance):
    """Which card comes from the deck: of those whose order nobody has fixed, each is as likely."""

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return s.decks[f.you]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [1] * len(s.decks[f.you])

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Card:
        deck = s.decks[f.you]
        return deck[luck.below(len(deck))]

    def secret(self) -> bool:
        return True


@dataclass(frozen=True)
class Draw(FromTheDeck):
    """From an empty deck the discard pile is shuffled first: THR-CARD-04, THR-AMB-10."""

    n: int | Amount

    def run(self, s: Battle, f: Frame) -> None:
        seat = f.you
        if f.n >= number(self.n, s, seat):
            f.n = 0
        elif s.tops[seat]:
            self.take(s, f, s.tops[seat].pop())
        elif s.decks[seat]:
            s.seat = CHANCE
        elif s.bottoms[seat]:
            self.take(s, f, s.bottoms[seat].pop(0))
        elif s.piles[seat]:
            s.decks[seat] = sorted(s.piles[seat], key=by_index)
            s.piles[seat] = []
            s.report(RESHUFFLED, seat, 0, None, None)
            f.again()
        else:
            f.n = 0

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.decks[f.you].remove(option)
        self.take(s, f, option)

    def take(self, s: Battle, f: Frame, card: Card) -> None:
        s.to_hand(f.you, card)
        s.report(DREW, f.you, 1, card, f.it)
        f.n += 1
        f.again()


@dataclass(frozen=True)
class LookAtTop(FromTheDeck):
    """THR-AMB-11: at as many as are there, without shuffling."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        tops = s.tops[f.you]
        if len(tops) < self.n and s.decks[f.you]:
            s.seat = CHANCE
        elif len(tops) < self.n and s.bottoms[f.you]:
            tops.insert(0, s.bottoms[f.you].pop(0))
            f.again()
        else:
            looked = min(self.n, len(s.tops[f.you]))
            aim_here(s, f).to = looked
            s.report(LOOKED, f.you, looked, None, f.it)

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.decks[f.you].remove(option)
        s.tops[f.you].insert(0, option)
        f.again()


@dataclass(frozen=True)
class TakeTheUpgrades(Step):
    """Show the upgrades among them and take them into hand."""

    def run(self, s: Battle, f: Frame) -> None:
        aim = s.aim()
        for card in looked_at(s, f.you):
            if card.kind is UPGRADE:
                s.tops[f.you].remove(card)
                s.to_hand(f.you, card)
                s.show(f.you, card, s.everyone())
                s.report(SHOWED, f.you, 1, card, f.it)
                aim.to -= 1


@dataclass(frozen=True)
class ShowThem(Step):
    """To the opponents."""

    def run(self, s: Battle, f: Frame) -> None:
        for card in looked_at(s, f.you):
            s.report(SHOWED, f.you, 1, card, f.it)


@dataclass(frozen=True)
class Shuffle(Step):
    """The deck: nobody knows any of its order any more."""

    def run(self, s: Battle, f: Frame) -> None:
        cards = s.decks[f.you] + s.tops[f.you] + s.bottoms[f.you]
        s.decks[f.you] = sorted(cards, key=by_index)
        s.tops[f.you] = []
        s.bottoms[f.you] = []
        s.aim().to = 0
        s.report(RESHUFFLED, f.you, 1, None, None)


@dataclass(frozen=True)
class SeeTheHand(Step):
    """The chosen opponent shows you their hand."""

    def run(self, s: Battle, f: Frame) -> None:
        whom = int(s.aim().whom)
        for card in s.hands[whom]:
            s.show(whom, card, 1 << int(f.you))
        s.report(SHOWED, whom, len(s.hands[whom]), None, f.it)


# --- Tokens -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gain(Step):
    token: Token
    n: int = 1

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_token(f.you, self.token, self.n, f.it)


@dataclass(frozen=True)
class Inflict(Step):
    """On the other party of the attack, or on the chosen opponent."""

    token: Token
    n: int = 1
    chosen: bool = False

    def run(self, s: Battle, f: Frame) -> None:
        if self.chosen:
            place(s, f, int(s.aim().whom), self.token, self.n)
        elif not defer(s, f):
            place(s, f, other_side(s, f.you), self.token, self.n)


LATE_FROM: Final = 6  # upgrades in play: THR-BW-12


def place(s: Battle, f: Frame, seat: int, token: Token, n: int) -> None:
    late = token.late
    if late is not None and s.upgraded(f.you) >= LATE_FROM:  # THR-AMB-53
        token = late
    s.gain_token(seat, token, n, f.it)


@dataclass(frozen=True)
class Lose(Step):
    """Give up so many of your tokens."""

    token: Token
    n: int = 1

    def run(self, s: Battle, f: Frame) -> None:
        s.lose_token(f.you, self.token, min(self.n, s.count(f.you, self.token)), f.it)


@dataclass(frozen=True)
class RemoveAll(Step):
    """All your tokens of this status."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        s.lose_token(f.you, self.token, s.count(f.you, self.token), f.it)


@dataclass(frozen=True)
class RemoveIt(Step):
    """This token."""

    def run(self, s: Battle, f: Frame) -> None:
        if f.it in s.boards[f.you]:  # an instant may have been quicker
            s.lose_token(f.you, f.it, 1, f.it)


@dataclass(frozen=True)
class AdvanceIt(Step):
    """THR-BW-14: turned to its late side; from its late side removed, with what that does."""

    def run(self, s: Battle, f: Frame) -> None:
        advance(s, int(f.you), f.it)


def advance(s: Battle, seat: int, token: Token) -> None:
    if token not in s.boards[seat]:  # an instant may have been quicker
        return
    late = token.late
    if late is not None:
        s.flip_token(seat, token, late)
    else:
        s.lose_token(seat, token, 1, token)
        expires = token.expires
        if expires is not None:
            s.open(expires, seat, token)


@dataclass(frozen=True)
class AdvanceAll(Step):
    """Every token of this status in play, at once."""

    token: Token

    def run(self, s: Battle, f: Frame) -> None:
        for seat in reversed(s.from_active()):
            for token in s.boards[seat].copy():
                if token.base is self.token:
                    advance(s, seat, token)


@dataclass(frozen=True)
class RemoveStatuses(Step):
    """All that can be removed from the chosen player."""

    def run(self, s: Battle, f: Frame) -> None:
        whom = int(s.aim().whom)
        for token in s.boards[whom].copy():
            if removable(token):
                s.lose_token(whom, token, 1, f.it)


# --- Aiming, deferring, opening -----------------------------------------------------------------


def aim_here(s: Battle, f: Frame) -> Aim:
    """The aim of what is being read: of the play it belongs to, or one of its own."""
    for outer in reversed(s.stack):
        notes = outer.notes
        if isinstance(notes, Aim):
            return notes
        if outer.rule is DUE or isinstance(outer.rule, Window) or isinstance(notes, Incoming):
            break
    aim = Aim()
    f.notes = aim
    return aim


def defer(s: Battle, f: Frame) -> bool:
    """THR-OFF-12, THR-DRP-01: what needs a target waits until there is one; whether it does."""
    phase = s.roll_phase()
    if phase is None or phase.target != TARGET or f.you != phase.attacker:
        return False
    phase.later += ((f.rule, int(f.line) - 1, LINE),)
    return True


@dataclass(frozen=True)
class Then(Step):
    """THR-TEXT-04, -05: a pause for responses; what follows waits for all that came before.

    After "deal damage, then" that is the end of the roll phase: THR-AMB-85.
    """

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and isinstance(f.it, Row) and phase.entries:
            phase.later += ((f.rule, int(f.line) - 1, AFTER),)
            f.leave()
        elif (
            phase is not None and phase.target == TARGET and phase.later and f.you == phase.attacker
        ):
            phase.later += ((f.rule, int(f.line) - 1, REST),)
            f.leave()
        else:
            RESPONSES.run(s, f)


THEN: Final = Then()


@dataclass(frozen=True)
class RollDice(Chance):
    """Dice that are no roll attempt; later lines read only these: THR-TEXT-01, THR-ROLL-04.

    Unless what is read cannot be interrupted, a window follows in which they may be altered.
    """

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        f.notes = Roll(f.you, NO_DICE, SIDE_ROLL)
        s.seat = CHANCE

    def options(self, s: Battle, f: Frame) -> Sequence[int]:
        return OF_SIZE[self.n]

    def weights(self, s: Battle, f: Frame) -> Sequence[int]:
        return [WAYS[place] for place in OF_SIZE[self.n]]

    def sample(self, s: Battle, f: Frame, luck: Luck) -> Any:
        return int(throw(self.n, NO_DICE, luck))

    def answer(self, s: Battle, f: Frame, option: int) -> None:
        notes = f.notes
        assert isinstance(notes, Roll)
        notes.dice = option
        s.report(DICE_ROLLED, f.you, self.n, option, f.it)
        if not s.closed():
            RESPONSES.run(s, f)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return write_dice(option)


ISOLATED_DAMAGE: Final = Rule("isolated damage", RESPONSES, Land())
