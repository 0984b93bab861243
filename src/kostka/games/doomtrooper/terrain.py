"""Doomtrooper, the ground of a duel: Warzones that are changed, and what counts for both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.card import Fact, Gives
from kostka.games.doomtrooper.duel import NO_WARZONE
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FORTIFICATION, NOTHING, WARZONE_ANNOUNCED
from kostka.games.doomtrooper.warzones import may_use_zone
from kostka.kernel.step import Frame, Step, Word


@final
class ForBothFighters(Gives):
    """What the card gives everybody in the duel until it ends."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        first = NOTHING
        for number in (*duel.group(duel.attacker), *duel.group(duel.defender)):
            piece = s.new_piece(card_of(f), f.you, number, NOTHING, 1)
            piece.book = self.place
            if first == NOTHING:
                first = int(piece.number)
            else:
                piece.about = first  # it goes with the rest of the card
            duel.cards = (*duel.cards, piece)


@dataclass(frozen=True)
class UnlessFighting(Proviso):
    """An effect that counts unless his opponent is such a warrior."""

    such: Such
    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return foe is None or not self.such.fits(s, foe, warrior.by, warrior.number)


@dataclass(frozen=True)
class AFortIsInPlay(Fact):
    """Or a card that counts as one: DOOM-CONS-01."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(
            it.out == NOTHING
            and not it.unpaid
            and (it.card.kind is FORTIFICATION or it.card.counts_as(FORTIFICATION))
            for it in s.table
        )


@dataclass(frozen=True)
class LeaveTheZone(Step):
    """No Warzone is used in the duel any more."""

    def run(self, s: Fight, f: Frame) -> None:
        s.this_duel().zone = NOTHING


def grounds(s: Fight) -> list[int]:
    """The Warzones of the defender's player from which the defender could defend."""
    duel = s.duel()
    defender = None if duel is None else s.piece(duel.defender)
    if duel is None or defender is None:
        return []
    return [
        int(it.number)
        for it in s.look().zones
        if it.player == duel.defending and may_use_zone(s, defender, it)
    ]


@dataclass(frozen=True)
class TheGroundCanChange(Fact):
    """The defender could defend from another Warzone than he does, or from none."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and (duel.zone != NOTHING or bool(grounds(s)))


@dataclass(frozen=True)
class TheAttackerNamesTheZone(NamesAPiece):
    """One of the defender's, or none: DOOM-DUEL-18."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(self.options(s, f)) > 1:
            s.seat = s.attacking()
        else:
            self.answer(s, f, NO_WARZONE)

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO_WARZONE, *grounds(s)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        duel = s.this_duel()
        if isinstance(option, Word):
            duel.zone = NOTHING
            return
        duel.zone = option
        zone = s.piece(duel.zone)
        assert zone is not None
        s.report(WARZONE_ANNOUNCED, s.attacking(), duel.zone, zone.card, None)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"warzone {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "use-zone"


@dataclass(frozen=True)
class SuchDefends(Fact):
    """Such a warrior of yours is the defender in the duel."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        defender = None if duel is None else s.piece(duel.defender)
        return (
            defender is not None
            and defender.by == seat
            and self.such.fits(s, defender, seat, NOTHING)
        )
