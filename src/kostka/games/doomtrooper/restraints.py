"""Doomtrooper, restraints: whom somebody may not attack, seen from both of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable, Trigger
from kostka.games.doomtrooper.effects import MustAttack, NeverAttacks, Such
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest
from kostka.games.doomtrooper.soldiery import AttacksNobodyElse, shuns
from kostka.games.doomtrooper.sorts import (
    Effect,
    Proviso,
    Reaching,
    Restraining,
    Spreading,
    Unrestrained,
)
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANNIHILATED, LEFT_PLAY, NOTHING, VALUE, WAS_KILLED
from kostka.games.doomtrooper.values import is_immune, value
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Word


@dataclass(frozen=True)
class NeverAttacksLesser(Restraining):
    """Of such warriors none whose value is lower than his own."""

    such: Such

    def bars(self, s: Fight, attacker: Piece, defender: Piece) -> bool:
        if not self.such.fits(s, defender, attacker.by, attacker.number):
            return False
        return value(s, defender, VALUE) < value(s, attacker, VALUE)


@dataclass(frozen=True)
class AttacksAtWill(Unrestrained):
    """Whomever: what is printed on his card keeps him from nobody: DOOM-CORE-01."""


ABOUT_WHOM: Final = (NeverAttacks, MustAttack, AttacksOnlyTheBest, AttacksNobodyElse)


@final
class WhoIsRestrained(OnOneOf):
    """Such a warrior whose own card keeps him from attacking some others: DOOM-PLAY-01,
    DOOM-AMB-102; `attacking`: of the player who attacks in this duel."""

    def __init__(self, such: Such, attacking: bool = False) -> None:
        super().__init__("DOOM-DUEL-12")
        self.such = such
        self.attacking = attacking

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        assert isinstance(play, Card)
        if piece.unpaid:
            return "DOOM-HIDE-06"
        if not any(isinstance(effect, ABOUT_WHOM) for effect in piece.effects()):
            return self.rule
        if self.attacking and piece.by != s.attacking():
            return self.rule
        if piece.is_aloof() and shuns(piece, play, seat):
            return "DOOM-CORE-01"
        if is_immune(s, piece, play, seat):
            return "DOOM-IMM-01"
        if not play.stays:
            return "" if self.such.fits(s, piece, seat, NOTHING) else "DOOM-PLAY-02"
        return forbids_receiving(s, play, piece, seat, self.such, False, False)


@dataclass(frozen=True)
class AChosenCorporationMayAttackItself(Effect):
    """As everybody may anyway: DOOM-DUEL-12."""


@dataclass(frozen=True)
class MayAttackEachOther(Effect):
    """As everybody may anyway: DOOM-DUEL-12."""

    one: Such
    other: Such


# --- Cards that harm nobody ---------------------------------------------------------------------


@dataclass(frozen=True)
class NoHarmBy(Reaching):
    """While its bearer is in this area, cards of this kind do nothing to such warriors."""

    kind: Word
    such: Such
    area: Word


def unscathed(s: Fight, warrior: Piece, card: Card) -> bool:
    """Whether a card keeps this one from doing anything to him."""
    for it in s.reaching():
        bearer = s.piece(it.on)
        for effect in it.effects():
            if isinstance(effect, NoHarmBy) and card.counts_as(effect.kind):
                if bearer is None or bearer.area is not effect.area:
                    continue
                if effect.such.fits(s, warrior, bearer.by, it.number):
                    return True
    return False


# --- A bond between two -------------------------------------------------------------------------


def bound(s: Fight, one: i64, other: i64) -> bool:
    """Whether a card keeps these two from hurting each other."""
    for it in s.reaching():
        if (it.on == one and it.about == other) or (it.on == other and it.about == one):
            for effect in it.effects():
                if isinstance(effect, BetweenTheTwo):
                    return True
    return False


@dataclass(frozen=True)
class BetweenTheTwo(Spreading):
    """An effect on both of those whom the card binds."""

    effect: Effect

    def covers(self, s: Fight, piece: Piece, warrior: Piece) -> bool:
        return piece.on == warrior.number or piece.about == warrior.number


@dataclass(frozen=True)
class NeverAttacksTheOther(Restraining):
    """To whom a card binds him."""

    def bars(self, s: Fight, attacker: Piece, defender: Piece) -> bool:
        return bound(s, attacker.number, defender.number)


@dataclass(frozen=True)
class AgainstTheOther(Proviso):
    """An effect that counts in a duel with the one to whom he is bound."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return foe is not None and bound(s, warrior.number, foe.number)


@final
class WhenTheOtherGoes(Trigger):
    """Whom the card binds to its bearer is killed, discarded or annihilated."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED, LEFT_PLAY, ANNIHILATED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return piece.about != 0 and bool(event.n == piece.about)


@dataclass(frozen=True)
class ThereAreTwo(Fact):
    """Such warriors, whosever: DOOM-AMB-71."""

    such: Such

    def true(self, s: Fight, seat: int) -> bool:
        fit = [it for it in s.warriors() if not it.unpaid and self.such.describes(s, it)]
        return len(fit) > 1


@dataclass(frozen=True)
class BindToAnother(NamesAPiece):
    """The bearer of the card that was just laid down and another such warrior."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        target = s.played().target
        return [
            int(it.number)
            for it in s.warriors()
            if it.number != target and not it.unpaid and self.such.fits(s, it, f.you, target)
        ]

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        bond = s.table[-1]
        if bond.card is f.it:
            twin = bond.twin()
            twin.about = option
            s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"
