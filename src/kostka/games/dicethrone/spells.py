"""Doctor Strange's way: spells of a side deck are prepared, then cast; time can be turned back.

The side deck has an undecided part, and under it, in order, the spells that were put back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.dicethrone.dice import NO_DICE
from kostka.games.dicethrone.play import unmet
from kostka.games.dicethrone.printed import Card, Fact, Trigger
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ADDED,
    CARD_PLAYED,
    DEALT,
    NOT_ROLLED,
    OFFENSIVE,
    SHOWED,
    STOP,
    TARGET,
    UNDEFENDABLE,
    UPKEEP_BEGAN,
)
from kostka.games.dicethrone.verbs_cards import discard
from kostka.kernel.chance import Chance
from kostka.kernel.event import Event
from kostka.kernel.step import CHANCE, Choice, Frame, Named, Rule, Step, Word

PREPARED_LIMIT: Final = 3
ON_TOP: Final = Word("on-top")
AT_THE_BOTTOM: Final = Word("at-the-bottom")

# --- Facts and triggers ---------------------------------------------------------------------------


@dataclass(frozen=True)
class RoomForASpell(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        return len(s.prepared[seat]) < PREPARED_LIMIT


@dataclass(frozen=True)
class YouHaveCp(Fact):
    n: int

    def true(self, s: Battle, seat: int) -> bool:
        return s.cp[seat] >= self.n


@dataclass(frozen=True)
class ASpellFits(Fact):
    """A prepared spell whose moment it is."""

    def true(self, s: Battle, seat: int) -> bool:
        return bool(castable(s, seat))


@dataclass(frozen=True)
class ACardInHand(Fact):
    def true(self, s: Battle, seat: int) -> bool:
        return bool(s.hands[seat])


@dataclass(frozen=True)
class YouAttack(Fact):
    """Your attack is under way, of a kind that modifiers may change; or a defendable one."""

    defendably: bool = False

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None or phase.kind is None or phase.over or phase.attacker != seat:
            return False
        return phase.kind.defendable if self.defendably else phase.kind.modifiable


@dataclass(frozen=True)
class TheAttackIsAtLeast(Fact):
    """So much damage, as it stands now."""

    n: int

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None:
            return False
        total = 0
        for entry in phase.entries:
            if entry.to == TARGET and (entry.how is DEALT or entry.how is ADDED):
                total += int(entry.n)
        return total >= self.n


@dataclass(frozen=True)
class BeforeYouActivate(Fact):
    """Your offensive roll phase, dice rolled, no ability activated yet."""

    def true(self, s: Battle, seat: int) -> bool:
        phase = s.roll_phase()
        if phase is None or phase.attacker != seat or phase.activated is not None:
            return False
        return s.turn_notes().phase is OFFENSIVE and phase.attempts > 0


class YourUpkeep(Trigger):
    def __init__(self) -> None:
        super().__init__(UPKEEP_BEGAN)

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        return event.seat == seat


def castable(s: Battle, seat: int) -> list[Card]:
    return [spell for spell in s.prepared[seat] if not unmet(s, seat, spell.needs)]


# --- Preparing and casting ------------------------------------------------------------------------


@dataclass(frozen=True)
class PrepareSpell(Step):
    """So many times: look at two, prepare one, the other goes under the side deck."""

    n: int = 1

    def run(self, s: Battle, f: Frame) -> None:
        for _ in range(self.n):
            s.open(PREPARE, f.you, f.it)


@dataclass(frozen=True)
class LookAtSpells(Chance):
    """The two on top come to the front of those in order."""

    def run(self, s: Battle, f: Frame) -> None:
        if len(s.prepared[f.you]) >= PREPARED_LIMIT:
            f.leave()
        elif f.n < 2 and s.spells[f.you]:
            s.seat = CHANCE

    def pile(self, s: Battle, f: Frame) -> list[Card]:
        return s.spells[f.you]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.spells[f.you].remove(option)
        s.shelved[f.you].insert(int(f.n), option)
        f.n += 1
        f.again()

    def secret(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseSpell(Choice):
    """Which of the two is prepared."""

    def run(self, s: Battle, f: Frame) -> None:
        f.n = 0
        options = self.options(s, f)
        if len(options) > 1:
            s.seat = f.you
        elif options:
            self.answer(s, f, options[0])

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return s.shelved[f.you][:2]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        shelved = s.shelved[f.you]
        for spell in shelved[:2]:
            shelved.remove(spell)
            if spell is not option:
                shelved.append(spell)
        s.prepared[f.you].append(option)
        s.report(SHOWED, f.you, 1, option, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"prepare {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "prepare"


PREPARE: Final = Rule("prepare a spell", LookAtSpells(), ChooseSpell())


@dataclass(frozen=True)
class CastSpell(Choice):
    """You may cast a prepared spell whose moment it is; nothing interrupts that."""

    def run(self, s: Battle, f: Frame) -> None:
        if castable(s, f.you):
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Any]:
        found: list[Named] = list(castable(s, f.you))
        return [*found, STOP]

    def answer(self, s: Battle, f: Frame, option: Any) -> None:
        if option is not STOP:
            spell: Card = option
            s.prepared[f.you].remove(spell)
            s.shelved[f.you].append(spell)
            s.report(CARD_PLAYED, f.you, 0, spell, f.it)
            s.open(spell.rule, f.you, spell)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return "stop" if option is STOP else f"cast {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "cast"


@dataclass(frozen=True)
class MakeUndefendable(Step):
    """The attack: no defence is rolled against it."""

    def run(self, s: Battle, f: Frame) -> None:
        phase = s.roll_phase()
        if phase is not None and phase.kind is not None and phase.kind.defendable:
            phase.kind = UNDEFENDABLE


# --- Time and cards -------------------------------------------------------------------------------


@dataclass(frozen=True)
class RollPhaseAnew(Step):
    """This offensive roll phase ends and a new one starts."""

    def run(self, s: Battle, f: Frame) -> None:
        phase, roll = s.roll_phase(), s.rolled()
        assert phase is not None and roll is not None
        phase.attempts = 0
        phase.allowed = s.attempts(f.you)
        phase.announced = None
        phase.altered = True
        roll.dice = NO_DICE
        if roll.foreign:
            roll.foreign = NOT_ROLLED


@dataclass(frozen=True)
class PayCp(Step):
    n: int

    def run(self, s: Battle, f: Frame) -> None:
        s.gain_cp(f.you, -self.n, f.it)


@dataclass(frozen=True)
class DiscardACard(Choice):
    """Of your choice, from your hand."""

    def run(self, s: Battle, f: Frame) -> None:
        if s.hands[f.you]:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        return s.hands[f.you]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        discard(s, int(f.you), option, f.it)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class ChooseTopOrBottom(Choice):
    """Where a card goes back to; the counter keeps it."""

    def options(self, s: Battle, f: Frame) -> Sequence[Word]:
        return (ON_TOP, AT_THE_BOTTOM)

    def answer(self, s: Battle, f: Frame, option: Word) -> None:
        f.n = 0 if option is ON_TOP else 1


@dataclass(frozen=True)
class PutADrawnCardBack(Choice):
    """One of the cards just drawn, which are the last `n` of the hand, goes where was chosen."""

    n: int

    def run(self, s: Battle, f: Frame) -> None:
        if s.hands[f.you]:
            s.seat = f.you

    def options(self, s: Battle, f: Frame) -> Sequence[Card]:
        hand = s.hands[f.you]
        return hand[max(0, len(hand) - self.n) :]

    def answer(self, s: Battle, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        if f.n == 0:
            s.tops[f.you].append(option)
        else:
            s.bottoms[f.you].append(option)
        f.n = 0

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"return {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "return"


RULES: Final = (PREPARE,)
