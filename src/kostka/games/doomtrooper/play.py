"""Doomtrooper, playing a card: the moments, the windows, and PLAY.

An answer is a play like any other, so it can be answered too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.state import (
    ANSWERED,
    ARMOUR,
    CARD_PLAYED,
    NOTHING,
    TARGETED,
    VALUE,
    WARRIOR,
    Card,
    Effect,
    Fact,
    Fight,
    Moment,
    Need,
    Played,
)
from kostka.games.doomtrooper.targets import ToCancel
from kostka.games.doomtrooper.values import (
    Only,
    Plus,
    PlusBase,
    Times,
    WhenAttacking,
    first_striker,
)
from kostka.kernel.step import NOBODY, PASS, Choice, Frame, Judged, Rule, Step, Word
from kostka.kernel.window import Window

# --- Facts and moments --------------------------------------------------------------------------


@dataclass(frozen=True)
class InADuel(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.duel() is not None


@dataclass(frozen=True)
class OutsideDuels(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return s.duel() is None


@dataclass(frozen=True)
class YouMayAttack(Fact):
    """DOOM-ACT-06, DOOM-AMB-06: not in your first turn, nor before it."""

    def true(self, s: Fight, seat: int) -> bool:
        return s.turns[seat] > 1 or (s.turns[seat] == 1 and s.active() != seat)


@dataclass(frozen=True)
class YouHaveAWarrior(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.troop(seat))


@dataclass(frozen=True)
class AFoeHasAWarrior(Fact):
    def true(self, s: Fight, seat: int) -> bool:
        return any([warrior.by != seat for warrior in s.warriors()])


@dataclass(frozen=True)
class ACasterIsYours(Fact):
    """DOOM-ART-03"""

    aspect: Word

    def true(self, s: Fight, seat: int) -> bool:
        return any([self.aspect in warrior.card.casts for warrior in s.troop(seat)])


@dataclass(frozen=True)
class NoCopyIsYours(Fact):
    """DOOM-ZONE-03, DOOM-FORT-08"""

    key: str

    def true(self, s: Fight, seat: int) -> bool:
        return not any([piece.by == seat and piece.key == self.key for piece in s.table])


ATTACK_NEEDS: Final = (
    Need("DOOM-ACT-06", YouMayAttack()),
    Need("DOOM-ATK-04", YouHaveAWarrior()),
    Need("DOOM-ATK-05", AFoeHasAWarrior()),
)

AS_AN_ACTION: Final = Moment("as-an-action", "DOOM-TURN-02")
AT_ANY_TIME: Final = Moment("at-any-time", "DOOM-SPEC-03")
OUTSIDE_DUELS: Final = Moment("outside-duels", "DOOM-SPEC-01", OutsideDuels())
IN_A_DUEL: Final = Moment("during-a-duel", "DOOM-PLAY-03", InADuel())
WHEN_KILLED: Final = Moment("right-after-a-kill", "DOOM-DUEL-41")
WHEN_POINTS_ARE_EARNED: Final = Moment("right-after-points", "DOOM-DUEL-52")
IN_ANSWER: Final = Moment("in-answer", "DOOM-REACT-03")


def unmet(s: Fight, seat: int, needs: tuple[Need, ...]) -> str:
    for need in needs:
        if not need.fact.true(s, seat):
            return need.rule
    return ""


def _counts(effect: Effect, bits: i64) -> bool:
    """Whether an effect has to do with one of these values, or with none in particular."""
    if isinstance(effect, (Only, WhenAttacking)):
        return _counts(effect.effect, bits)
    if isinstance(effect, (Plus, Times, PlusBase)):
        return effect.to.bits & bits != 0
    return True


def unfit(s: Fight, seat: int, card: Card) -> str:
    """The rule by which a card whose moment it is cannot be played all the same."""
    price: i64 = card.cost + card.per
    if price > s.destiny[seat]:
        return "DOOM-DEPLOY-06" if card.kind is WARRIOR else "DOOM-SPEC-02"
    if card.kind is WARRIOR and card.personality:
        for piece in s.table:
            if piece.card is card:
                return "DOOM-PERS-01"
    rule = unmet(s, seat, card.needs)
    if rule:
        return rule
    if card.when is IN_A_DUEL:
        duel = s.duel()
        if duel is not None and duel.tactic is not None:  # DOOM-DUEL-15, DOOM-PLAY-01
            bits: i64 = duel.tactic.bits | ARMOUR.bits | VALUE.bits
            if card.effects and not any([_counts(effect, bits) for effect in card.effects]):
                return "DOOM-DUEL-15"
    return "" if card.on.all(s, seat) else card.on.rule


# --- Windows ------------------------------------------------------------------------------------


def playing_order(s: Fight) -> tuple[int, ...]:
    """DOOM-ANYTIME-01, -09, -10: in a duel the attacking player first, or the first striker's."""
    order = s.from_seat(s.active())
    duel = s.duel()
    if duel is None:
        return tuple(order)
    attacking = int(s.attacking())
    first = [attacking]
    defending = int(duel.defending)
    if defending not in (NOBODY, attacking):
        first.append(defending)
        if not duel.struck and first_striker(s, duel) == duel.defender:
            first.reverse()
    return (*first, *[seat for seat in order if seat not in first])


class Round(Window):
    """A window for the cards of some moments; cards of other moments are refused by a rule.

    After a play the next seat is asked: DOOM-ANYTIME-02, -08, DOOM-AMB-07.
    """

    def __init__(self, name: str, *admits: Moment, refuses: str = "") -> None:
        super().__init__(name)
        self.admits: tuple[Moment, ...] = admits
        self.refuses = refuses

    def order(self, s: Fight, f: Frame) -> tuple[int, ...]:
        return playing_order(s)

    def plays(self, s: Fight, seat: int) -> Sequence[Card]:
        return list(dict.fromkeys(s.hands[seat]))

    def playable(self, s: Fight, seat: int) -> list[Any]:
        found: list[Any] = [PASS]
        for card in s.hands[seat]:
            if card.when in self.admits and card not in found and not self.unfit(s, seat, card):
                found.append(card)
        return found

    def forbids(self, s: Fight, seat: int, play: Card) -> str:
        if play not in s.hands[seat]:
            return "DOOM-REACT-06"
        when = play.when
        if when not in self.admits:
            if self.refuses:
                return self.refuses
            return "DOOM-DUEL-30" if when is IN_A_DUEL and s.duel() is not None else when.rule
        return self.unfit(s, seat, play)

    def unfit(self, s: Fight, seat: int, card: Card) -> str:
        needs = card.when.needs
        if needs is not None and isinstance(needs, Fact) and not needs.true(s, seat):
            return card.when.rule
        return unfit(s, seat, card)

    def play(self, s: Fight, seat: int, play: Card) -> None:
        s.open(PLAY, seat, play)


@final
class Answers(Round):
    """DOOM-REACT-01, -08, -09: the player concerned may react first, then the others in order."""

    def order(self, s: Fight, f: Frame) -> tuple[int, ...]:
        card, notes = f.it, f.notes
        assert isinstance(card, Card) and isinstance(notes, Played)
        others = s.from_seat(f.you)[1:]
        concerned = NOBODY
        if notes.target != NOTHING:
            concerned = card.on.concerns(s, int(notes.target))
        if concerned in others:
            others.remove(concerned)
            others.insert(0, concerned)
        return tuple(others)

    def unfit(self, s: Fight, seat: int, card: Card) -> str:
        on, answered = card.on, s.play(0)
        assert isinstance(on, ToCancel) and answered is not None
        played = answered.it
        assert isinstance(played, Card)
        return "" if played.kind is on.kind else on.rule

    def play(self, s: Fight, seat: int, play: Card) -> None:
        s.open(PLAY, seat, play)
        s.stack[-1].notes = Played(ANSWERED)


ANYTIME: Final = Round("anytime", AT_ANY_TIME, OUTSIDE_DUELS, WHEN_POINTS_ARE_EARNED, IN_ANSWER)
MODIFIERS: Final = Round("modifiers", AT_ANY_TIME, IN_A_DUEL, IN_ANSWER)
LAST_CHANCE: Final = Round("last chance", WHEN_KILLED, refuses="DOOM-DUEL-42")
ANSWERS: Final = Answers("answers", IN_ANSWER, refuses="DOOM-REACT-02")

# --- Playing a card -----------------------------------------------------------------------------


def card_of(f: Frame) -> Card:
    card = f.it
    assert isinstance(card, Card)
    return card


def notes_of(f: Frame) -> Played:
    notes = f.notes
    assert isinstance(notes, Played)
    return notes


@dataclass(frozen=True)
class LayItDown(Step):
    def run(self, s: Fight, f: Frame) -> None:
        if f.notes is None:
            f.notes = Played()
        s.take_from_hand(f.you, card_of(f))


@dataclass(frozen=True)
class NameTheTarget(Judged):
    """Asked only where there is a choice."""

    def run(self, s: Fight, f: Frame) -> None:
        notes = notes_of(f)
        if notes.target == NOTHING:
            targets = card_of(f).on.all(s, f.you)
            if len(targets) == 1:
                notes.target = targets[0]
            else:
                s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return card_of(f).on.all(s, f.you)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        on = card_of(f).on
        return "" if option in on.all(s, f.you) else on.rule

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        notes_of(f).target = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return card_of(f).on.write(s, option)


@dataclass(frozen=True)
class NameTheAmount(Choice):
    """DOOM-ART-05, -06, -07: how many times its effect is bought."""

    def run(self, s: Fight, f: Frame) -> None:
        card = card_of(f)
        if card.per and s.destiny[f.you] >= 2 * card.per:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(1, int(s.destiny[f.you] // card_of(f).per) + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        notes_of(f).n = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"for {option * int(card_of(f).per)}"


@dataclass(frozen=True)
class AnnounceIt(Step):
    """What was paid stays paid, whatever becomes of it: DOOM-CANCEL-01."""

    def run(self, s: Fight, f: Frame) -> None:
        card, notes = card_of(f), notes_of(f)
        price: i64 = card.cost + card.per * notes.n
        s.report(CARD_PLAYED, f.you, notes.target, card, int(price))
        target = int(notes.target)
        if target != NOTHING:
            concerned = card.on.concerns(s, target)
            if concerned != NOBODY:
                s.report(TARGETED, concerned, target, card.on.named(s, target), card)
        s.gain_destiny(f.you, -price, card)


@dataclass(frozen=True)
class DoWhatItSays(Step):
    def run(self, s: Fight, f: Frame) -> None:
        if not notes_of(f).cancelled:
            s.open(card_of(f).rule, f.you, f.it)


@dataclass(frozen=True)
class PutItAway(Step):
    def run(self, s: Fight, f: Frame) -> None:
        if not notes_of(f).stays:
            s.put_away(f.you, card_of(f))


PLAY: Final = Rule(
    "play",
    LayItDown(),
    NameTheTarget(),
    NameTheAmount(),
    AnnounceIt(),
    ANSWERS,
    DoWhatItSays(),
    PutItAway(),
    interrupts=True,
)
