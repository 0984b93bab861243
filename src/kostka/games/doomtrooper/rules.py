"""Doomtrooper, the rulebook of one fight: set-up and turn.  Begin at the bottom.

The troops stand on the table from the beginning.  A turn is draw, up to three actions, discard: one
may meditate, deploy a warrior, play a card that costs actions, and at last attack.  Cover, Outpost,
Sabotage, transfers and the Cardinal's Privilege are no part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.play import ANYTIME, AS_AN_ACTION, ATTACK_NEEDS, PLAY, unfit, unmet
from kostka.games.doomtrooper.state import (
    COUNTDOWN,
    DRAW_STEP_BEGAN,
    HAND,
    MEDITATED,
    TECHNICAL,
    TURN_BEGAN,
    TURN_ENDED,
    TURN_LIMIT,
    Card,
    Fight,
    Turn,
)
from kostka.kernel.chance import Chance, Luck
from kostka.kernel.step import CHANCE, Choice, Frame, Judged, Rule, Step, Word

MEDITATE: Final = Word("meditate")
ATTACK: Final = Word("attack")
NO_MORE_ACTIONS: Final = Word("no-more-actions")
KEEP: Final = Word("keep")

# --- Set-up -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WhoStarts(Chance):
    """DOOM-SETUP-07"""

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return s.circle

    def weights(self, s: Fight, f: Frame) -> Sequence[int]:
        return [1] * len(s.circle)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.you = option

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"seat {option + 1}"


@dataclass(frozen=True)
class EverybodyDraws(Step):
    def run(self, s: Fight, f: Frame) -> None:
        for seat in reversed(s.from_seat(f.you)):
            s.open(OPENING_HAND, seat, None)


@dataclass(frozen=True)
class BeginTheTurns(Step):
    def run(self, s: Fight, f: Frame) -> None:
        start = f.you
        s.stack.clear()
        s.open(TURN, start, None)


# --- Draw ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawUpTo(Chance):
    """DOOM-DRAW-01, -03, -05.  Of equal cards it makes no difference which one comes."""

    n: int

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.hands[f.you]) < self.n and s.decks[f.you]:
            s.seat = CHANCE

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return list(dict.fromkeys(s.decks[f.you]))

    def weights(self, s: Fight, f: Frame) -> Sequence[int]:
        deck = s.decks[f.you]
        return [deck.count(card) for card in dict.fromkeys(deck)]

    def sample(self, s: Fight, f: Frame, luck: Luck) -> Card:
        deck = s.decks[f.you]
        return deck[luck.below(len(deck))]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.draw(f.you, option)
        f.again()


# --- The turn -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartTheTurn(Step):
    """DOOM-LIBOUT-01: with nothing to draw and nobody to fight, a countdown starts."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = f.you
        f.notes = Turn()
        s.turns[seat] += 1
        if not s.clocks[seat] and not s.decks[seat] and not s.troop(seat):
            s.clocks[seat] = COUNTDOWN
        s.report(TURN_BEGAN, seat, sum(s.turns), None, None)


@dataclass(frozen=True)
class BeginTheDrawStep(Step):
    def run(self, s: Fight, f: Frame) -> None:
        s.report(DRAW_STEP_BEGAN, f.you, 0, None, None)


@dataclass(frozen=True)
class TakeAnAction(Judged):
    """DOOM-ACT-01, -04, -09, DOOM-ATK-01, -02: an attack is the last action."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.turn_notes().actions > 0:
            s.seat = f.you
        else:
            f.leave()

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO_MORE_ACTIONS, MEDITATE, ATTACK, *dict.fromkeys(s.hands[f.you])]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if isinstance(option, Card):
            if option.when is not AS_AN_ACTION:
                return option.when.rule
            if option.actions > s.turn_notes().actions:
                return "DOOM-ACT-01"
            return unfit(s, f.you, option)
        return unmet(s, f.you, ATTACK_NEEDS) if option is ATTACK else ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        turn = s.turn_notes()
        if isinstance(option, Card):
            turn.actions -= option.actions
            s.open(PLAY, f.you, option)
        elif option is MEDITATE:
            turn.actions -= 1
            s.report(MEDITATED, f.you, 1, None, None)
            s.gain_destiny(f.you, 1, MEDITATE)
        elif option is ATTACK:
            turn.actions = 0
            s.open(DUEL, f.you, None)
        else:
            f.leave()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"play {option.key}" if isinstance(option, Card) else str(option.key)


@dataclass(frozen=True)
class NextAction(Step):
    def run(self, s: Fight, f: Frame) -> None:
        f.restart()


@dataclass(frozen=True)
class Discard(Choice):
    """DOOM-DISC-01, -02: down to seven, or, with seven or fewer, at most one."""

    def run(self, s: Fight, f: Frame) -> None:
        held = len(s.hands[f.you])
        if held > HAND or (held and not f.n):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        cards: list[Any] = list(dict.fromkeys(s.hands[f.you]))
        return cards if len(s.hands[f.you]) > HAND else [KEEP, *cards]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        f.n = 1
        if isinstance(option, Card):
            s.bury(f.you, option)
            if len(s.hands[f.you]) > HAND:
                f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}" if isinstance(option, Card) else str(option.key)


@dataclass(frozen=True)
class NextPlayer(Step):
    """DOOM-TURN-03, DOOM-LIBOUT-02, -03, DOOM-WIN-03, -04"""

    def run(self, s: Fight, f: Frame) -> None:
        seat = int(f.you)
        s.report(TURN_ENDED, seat, 0, None, None)
        lost = False
        if s.clocks[seat]:
            if s.troop(seat) or s.decks[seat]:  # DOOM-AMB-13, -14
                s.clocks[seat] = 0
            else:
                s.clocks[seat] -= 1
                lost = s.clocks[seat] == 0
        f.you = s.from_seat(seat)[1]
        f.restart()
        if lost:
            s.leave(seat)
        if s.stack and s.decide_at:
            s.decide(turn_is_over=True)
        if s.stack:
            s.run_out_of_time()
        if s.stack and sum(s.turns) >= TURN_LIMIT:
            s.finish(TECHNICAL)


# --- The rulebook -------------------------------------------------------------------------------

OPENING_HAND: Final = Rule("opening hand", DrawUpTo(HAND))

SET_UP: Final = Rule("set-up", WhoStarts(), EverybodyDraws(), BeginTheTurns())

DRAW_STEP: Final = Rule("draw step", BeginTheDrawStep(), DrawUpTo(HAND))
ACTION_STEP: Final = Rule("action step", TakeAnAction(), ANYTIME, NextAction())
DISCARD_STEP: Final = Rule("discard step", Discard())

TURN: Final = Rule(
    "turn",
    StartTheTurn(),
    ANYTIME,
    DRAW_STEP,
    ANYTIME,
    ACTION_STEP,
    DISCARD_STEP,
    ANYTIME,
    NextPlayer(),
)
