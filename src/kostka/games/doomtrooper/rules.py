"""Doomtrooper, the rulebook: set-up and turn.  Begin at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.actions import NextAction, TakeAnAction
from kostka.games.doomtrooper.ailments import draws_less
from kostka.games.doomtrooper.card import Card, by_key
from kostka.games.doomtrooper.droughts import kept_from_drawing
from kostka.games.doomtrooper.governing import after, hand_limit, hand_size, ordinary_actions
from kostka.games.doomtrooper.notes import Turn, total
from kostka.games.doomtrooper.play import ANYTIME
from kostka.games.doomtrooper.readings import OLD_HAND_IS_SHOWN
from kostka.games.doomtrooper.ready import guarded
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    COUNTDOWN,
    DISCARD_STEP_BEGAN,
    DRAW_STEP_BEGAN,
    HAND,
    HAND_SHOWN,
    NEW_HAND,
    NOTHING,
    TECHNICAL,
    TURN_BEGAN,
    TURN_ENDED,
    TURN_LIMIT,
    UNTIL_NEXT_ACTION,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN,
    WARRIOR,
)
from kostka.games.doomtrooper.tolls import drawn_enough, hand_cap, keeps_the_hand, price_to_draw
from kostka.games.doomtrooper.traits import DiscardsUpTo, MoreDiscards
from kostka.kernel.chance import Chance
from kostka.kernel.sense import Player
from kostka.kernel.step import CHANCE, Choice, Frame, Judged, Rule, Step, Word

KEEP: Final = Word("keep")
KEEP_HAND: Final = Word("keep-hand")
PRIVILEGE: Final = Word("cardinals-privilege")

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

    def stands_for(self, s: Any, f: Frame, option: Any) -> Player:
        return Player(int(option))


@dataclass(frozen=True)
class EverybodyDraws(Step):
    def run(self, s: Fight, f: Frame) -> None:
        for seat in reversed(s.from_seat(f.you)):
            s.open(OPENING_HAND, seat, None)


@dataclass(frozen=True)
class EverybodyMayChange(Step):
    """DOOM-AMB-03: in turn order, before the first turn."""

    def run(self, s: Fight, f: Frame) -> None:
        for seat in reversed(s.from_seat(f.you)):
            s.open(CHANGING, seat, None)


@dataclass(frozen=True)
class MayTakeANewHand(Choice):
    """DOOM-MULL-01 to -06: once; with a warrior in hand the old cards are discarded."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (KEEP_HAND, PRIVILEGE)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        if option is KEEP_HAND:
            f.leave()
            return
        old = s.hands[f.you]
        s.report(NEW_HAND, f.you, len(old), None, None)
        manned = any(card.kind is WARRIOR for card in old)
        if not manned or s.readings & OLD_HAND_IS_SHOWN:  # DOOM-AMB-02
            for card in old:
                s.report(HAND_SHOWN, f.you, 1, card, None)
        if manned:
            s.buried[f.you] += old
            f.it = ()
        else:
            f.it = tuple(old)  # aside, until the new hand is drawn: DOOM-MULL-03
        s.hands[f.you] = []


@dataclass(frozen=True)
class PutTheOldHandBack(Step):
    """DOOM-MULL-03, -04: a draw pile has no order, so it is shuffled and cut as soon as that."""

    def run(self, s: Fight, f: Frame) -> None:
        old: tuple[Card, ...] = f.it
        if old:
            s.decks[f.you] = sorted(s.decks[f.you] + list(old), key=by_key)
        f.it = None


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
        n = self.n
        if s.look().governing:
            n = hand_cap(s, f.you, hand_size(s, f.you))
            if drawn_enough(s, f) or (f.rule is not DRAW_STEP and s.sealed(f.you)):
                return
        if len(s.hands[f.you]) < n and s.decks[f.you] and not self.is_barred(s, f, n):
            s.seat = CHANCE

    def is_barred(self, s: Fight, f: Frame, n: int) -> bool:
        """Whether a card keeps him from drawing in this draw step, or lets him draw no more after
        one at least; the frame counts what he drew."""
        if not s.lasting:
            return False
        if f.rule is DRAW_STEP and kept_from_drawing(s, f.you):
            return True
        less = draws_less(s, f.you)
        wanted = n - len(s.hands[f.you]) + f.n  # when he began
        return less > 0 and f.n >= max(1, wanted - less)

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        """What may come next."""
        top = s.top(f.you) if s.tops else None
        return s.decks[f.you] if top is None else [top.cards[0]]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        if s.look().governing:
            s.gain_destiny(f.you, -price_to_draw(s, f.you), None)
        s.draw(f.you, option)
        f.n += 1
        f.again()


# --- The turn -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartTheTurn(Step):
    """DOOM-TURN-05, DOOM-LIBOUT-01: with nothing to draw and nobody to fight, one counts down."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = f.you
        f.notes = Turn(ordinary_actions(s, int(seat)))
        s.turns[seat] += 1
        s.keep([it for it in s.lasting if it.markers != UNTIL_YOUR_TURN or it.by != seat])
        if not s.clocks[seat] and not s.decks[seat] and not guarded(s, seat):
            s.clocks[seat] = COUNTDOWN
        s.report(TURN_BEGAN, seat, total(s.turns), None, None)


@dataclass(frozen=True)
class BeginTheDrawStep(Step):
    """From here to the next one it is one round of the player: DOOM-SAB-05, DOOM-TRANS-14."""

    def run(self, s: Fight, f: Frame) -> None:
        s.draws[f.you] += 1
        s.raids[f.you] = []
        s.report(DRAW_STEP_BEGAN, f.you, 0, None, None)


@dataclass(frozen=True)
class BeginTheDiscardStep(Step):
    def run(self, s: Fight, f: Frame) -> None:
        s.report(DISCARD_STEP_BEGAN, f.you, 0, None, None)


@dataclass(frozen=True)
class Discard(Judged):
    """DOOM-DISC-01, -02, -03: down to seven, or, with seven or fewer, at most one."""

    def too_many(self, s: Fight, f: Frame) -> bool:
        limit = hand_cap(s, f.you, hand_limit(s, f.you)) if s.look().governing else HAND
        return len(s.hands[f.you]) > limit

    def run(self, s: Fight, f: Frame) -> None:
        held = len(s.hands[f.you])
        if self.too_many(s, f) or (
            held and not self.keeps(s, f) and (f.n < self.most(s, f) or self.pays(s, f))
        ):
            s.seat = f.you

    def keeps(self, s: Fight, f: Frame) -> bool:
        """Whether a ruling lets him discard nothing that he does not have to."""
        return bool(s.look().governing) and keeps_the_hand(s, f.you)

    def most(self, s: Fight, f: Frame) -> int:
        """How many he may discard for nothing."""
        most = 1
        for it in s.look().rare:
            if it.by == f.you and it.out == NOTHING:
                for effect in it.effects():
                    if isinstance(effect, DiscardsUpTo):
                        most = max(most, effect.n)
        return most

    def pays(self, s: Fight, f: Frame) -> int:
        """What one more card costs, if a card of his lets him discard more and he can pay."""
        for it in s.look().rare:
            if it.by == f.you and it.out == NOTHING:
                for effect in it.effects():
                    if isinstance(effect, MoreDiscards) and effect.price <= s.destiny[f.you]:
                        return effect.price
        return 0

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [KEEP, *dict.fromkeys(s.hands[f.you])]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        if option is KEEP:
            return "DOOM-DISC-01" if self.too_many(s, f) else ""
        return "" if option in s.hands[f.you] else "DOOM-DISC-02"

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        cards: list[Any] = list(dict.fromkeys(s.hands[f.you]))
        return cards if self.too_many(s, f) else [KEEP, *cards]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        most = self.most(s, f)
        more = f.n >= most and not self.too_many(s, f)
        f.n = min(f.n + 1, most)
        if isinstance(option, Card):
            if more:
                s.gain_destiny(f.you, -self.pays(s, f), None)
            s.bury(f.you, option)
            if self.too_many(s, f) or (not self.keeps(s, f) and (f.n < most or self.pays(s, f))):
                f.again()

    def secret(self) -> bool:
        return True

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"discard {option.key}" if isinstance(option, Card) else str(option.key)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class EndTheTurn(Step):
    """DOOM-TURN-06: effects that refer to it come now; no window follows."""

    def run(self, s: Fight, f: Frame) -> None:
        s.keep([it for it in s.lasting if it.markers not in (UNTIL_TURN_ENDS, UNTIL_NEXT_ACTION)])
        s.report(TURN_ENDED, f.you, 0, None, None)


@dataclass(frozen=True)
class NextPlayer(Step):
    """DOOM-TURN-03, DOOM-LIBOUT-02, -03, DOOM-WIN-03, -04, -09"""

    def run(self, s: Fight, f: Frame) -> None:
        seat = int(f.you)
        lost = False
        if s.clocks[seat]:
            if guarded(s, seat) or s.decks[seat]:  # DOOM-AMB-13, -14
                s.clocks[seat] = 0
            else:
                s.clocks[seat] -= 1
                lost = s.clocks[seat] == 0
        f.you = after(s, seat, lost)
        f.restart()
        if lost:
            s.leave(seat)
        if s.stack and s.decide_at:
            s.decide(turn_is_over=True)
        if s.stack:
            s.run_out_of_time()
        if s.stack and total(s.turns) >= TURN_LIMIT:
            s.finish(TECHNICAL)


# --- The rulebook -------------------------------------------------------------------------------

OPENING_HAND: Final[Rule] = Rule("opening hand", DrawUpTo(HAND))
CHANGING: Final[Rule] = Rule(
    "cardinal's privilege", MayTakeANewHand(), DrawUpTo(HAND), PutTheOldHandBack()
)

SET_UP: Final[Rule] = Rule(
    "set-up", WhoStarts(), EverybodyDraws(), EverybodyMayChange(), BeginTheTurns()
)

DRAW_STEP: Final[Rule] = Rule("draw step", BeginTheDrawStep(), DrawUpTo(HAND))
ACTION_STEP: Final = Rule("action step", TakeAnAction(), ANYTIME, NextAction())
DISCARD_STEP: Final = Rule("discard step", BeginTheDiscardStep(), Discard())

TURN: Final[Rule] = Rule(
    "turn",
    StartTheTurn(),
    ANYTIME,
    DRAW_STEP,
    ANYTIME,
    ACTION_STEP,
    DISCARD_STEP,
    ANYTIME,
    EndTheTurn(),
    NextPlayer(),
)
