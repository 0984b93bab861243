"""Doomtrooper, obstacles that strike: whoever attacks the one behind them meets them first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.card import Card, Trigger
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.figures import figure, lie_down, rise
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import NotADoomtrooper
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Shunning
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AFighter
from kostka.games.doomtrooper.terms import (
    FIGHT,
    GENERAL,
    NOTHING,
    OUTSIDE,
    STRUCK_OUT,
    TACTIC_ANNOUNCED,
)
from kostka.games.doomtrooper.traits import CannotBeHurt
from kostka.games.doomtrooper.volley import IS_SECOND
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class OnlyCombatCards(Shunning):
    """Nothing is played on it but what is for a duel, or for a fighter."""

    def bars(self, warrior: Piece, card: Card, seat: int) -> bool:
        return not card.when.duelling and not isinstance(card.on, AFighter)


RAZOR_WIRE: Final = figure(
    warrior(
        "razor-wire-fence-figure",
        GENERAL,
        (6, STRUCK_OUT, 0, 0),
        CannotBeHurt(),
        NotADoomtrooper(),
        OnlyCombatCards(),
        area=OUTSIDE,
    )
)


@final
class WhenItsBearerIsFought(Trigger):
    """Its bearer is attacked in a fight, and its foe has not met it in this duel."""

    def __init__(self) -> None:
        super().__init__(TACTIC_ANNOUNCED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        if duel is None or duel.ended or duel.struck or duel.tactic is not FIGHT:
            return False
        if piece.on == NOTHING or duel.defender != piece.on or int(piece.number) in duel.spent:
            return False
        attacker = s.piece(duel.attacker)
        return attacker is not None and attacker.card is not RAZOR_WIRE


@dataclass(frozen=True)
class MeetItFirst(Step):
    """Before the duel goes on it attacks the attacker itself: DOOM-NEST-01."""

    figure: Card

    @property
    def n(self) -> int:
        return self.figure.printed[0]

    def run(self, s: Fight, f: Frame) -> None:
        fence, duel = s.piece(piece_of(f).number), s.this_duel()
        attacker = s.piece(duel.attacker)
        bearer = None if fence is None else s.piece(fence.on)
        if fence is None or attacker is None or bearer is None or duel.ended:
            return
        duel.spent = (*duel.spent, int(fence.number))
        rise(s, fence, self.figure, bearer.area)
        s.open(DUEL, fence.by, int(fence.number))
        s.stack[-1].notes = Duel(
            len(s.troop(fence.by)),
            attacker=int(fence.number),
            defender=int(attacker.number),
            defending=int(attacker.by),
            second=IS_SECOND,
            bound=FIGHT,
        )


@dataclass(frozen=True)
class LieDownAgain(Step):
    """The obstacle is again what it was."""

    def run(self, s: Fight, f: Frame) -> None:
        lie_down(s, piece_of(f))
