"""Doomtrooper, drawing: who does not draw in his draw step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPlayer
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.facts import DRAWING_BEGINS
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import shielded
from kostka.games.doomtrooper.terms import HAND, NOTHING, UNTIL_TURN_ENDS
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame


@dataclass(frozen=True)
class DrawsNothing(Effect):
    """The player on whom it was played, in this draw step."""


def kept_from_drawing(s: Fight, seat: i64) -> bool:
    for it in s.lasting:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, DrawsNothing):
                    return True
    return False


@final
class WhoIsToDraw(OnAPlayer):
    """The player whose turn it is, while he has not drawn yet: DOOM-DRAW-01."""

    def __init__(self) -> None:
        super().__init__("DOOM-TURN-02")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        first = s.stack[0]
        early = first.rule.name == "turn" and first.line <= DRAWING_BEGINS
        return (int(s.active()),) if early else ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if len(s.hands[on]) >= HAND or not s.decks[on] or kept_from_drawing(s, on):
            return "DOOM-PLAY-01"
        if isinstance(play, Card) and on != seat and shielded(s, on, play.kind):
            return "DOOM-IMM-01"
        return ""


@final
class InThisDrawStep(Lasts):
    """For the player on whom it was played."""

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def bearer(self, s: Fight, f: Frame) -> i64:
        return NOTHING

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = super().begun(s, f)
        piece.player = s.played().target
        return piece
