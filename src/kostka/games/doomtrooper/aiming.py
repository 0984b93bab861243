"""Doomtrooper, attacks that take more than one action: aiming, gathering strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.pool import pay_more
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import UNTIL_NEXT_ACTION
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame


@final
class ForThatAttack(Lasts):
    """For the attack that follows, as often as actions beyond the first are spent on it."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = super().begun(s, f)
        piece.n = s.played().n
        return piece


@dataclass(frozen=True)
class DedicateActions(NamesANumber):
    """How many more of the actions that were there are spent on the attack."""

    spent: int  # already

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(max(0, int(s.turn_notes().could) - self.spent) + 1))

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1:
            s.seat = f.you

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().n += option
        pay_more(s.turn_notes(), option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"dedicate {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-actions"


# --- Aiming with what lies on a weapon ----------------------------------------------------------


@final
class TakeAim(Lasts):
    """In the attack that follows the card that says so is aimed with."""

    def long(self) -> int:
        return UNTIL_NEXT_ACTION

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = super().begun(s, f)
        piece.about = piece_of(f).number
        return piece


@dataclass(frozen=True)
class Aimed(Proviso):
    """An effect that counts in an attack for which it was aimed; with `hasty`, in all others."""

    hasty: bool
    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        duel = s.duel()
        aimed = duel is not None and any(it.about == piece.number for it in duel.cards)
        return aimed is not self.hasty
