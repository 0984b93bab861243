"""Doomtrooper, charges: an attack out of cover, and an attack on somebody else instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Gives, Playable
from kostka.games.doomtrooper.duel import DUEL, break_off
from kostka.games.doomtrooper.moving import forbids_rising
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import NO, YES
from kostka.games.doomtrooper.ready import bars_duels, unable_to_find
from kostka.games.doomtrooper.soldiery import shuns
from kostka.games.doomtrooper.sorts import Effect, Restraining
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, UNTIL_TURN_ENDS
from kostka.games.doomtrooper.verbs import Lasts
from kostka.games.doomtrooper.volley import frame_of_duel
from kostka.kernel.step import Choice, Frame, Rule, Step, Word


def risen(warrior: Piece) -> Piece:
    """As he would be out of cover, and free to attack: DOOM-COVER-15 is outdone by a card."""
    twin = warrior.twin()
    twin.down = False
    twin.rose = NOTHING
    return twin


@final
class ToCharge(OnOneOf):
    """A warrior of yours in cover who could attack somebody if he were out of it."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if not piece.down or piece.unpaid:
            return self.rule
        if piece.is_aloof() and isinstance(play, Card) and shuns(piece, play, seat):
            return "DOOM-CORE-01"
        return forbids_rising(s, piece) or unable_to_find(s, risen(piece), False)


@final
class ChargeOut(Gives):
    """The target leaves cover and attacks at once, with this for the duel."""

    def run(self, s: Fight, f: Frame) -> None:
        who = s.piece(s.played().target)
        if who is None or bars_duels(s):
            return
        s.uncover(who.number)
        s.put(risen(s.warrior(who.number)))
        piece = s.new_piece(card_of(f), f.you, who.number, NOTHING, 1)
        piece.book = self.place
        s.open(DUEL, f.you, int(who.number))
        s.stack[-1].notes = Duel(len(s.troop(f.you)), cards=(piece,))


# --- Somebody else ------------------------------------------------------------------------------


@dataclass(frozen=True)
class NotTheSameAgain(Restraining):
    """He does not attack the one of whom it speaks."""

    def bars(self, s: Fight, attacker: Piece, defender: Piece) -> bool:
        return any(
            it.on == attacker.number and it.about == defender.number and _spares(it)
            for it in s.lasting
        )


def _spares(piece: Piece) -> bool:
    return any(isinstance(effect, NotTheSameAgain) for effect in piece.effects())


def forget(s: Fight, number: i64) -> None:
    """He may attack the other one again."""
    s.keep([it for it in s.lasting if it.on != number or not _spares(it)])


@final
class ForTheAttackInstead(Lasts):
    """On the attacker of the duel that is broken off, about its defender."""

    def __init__(self, *gives: Effect) -> None:
        super().__init__(*gives)

    def long(self) -> int:
        return UNTIL_TURN_ENDS

    def bearer(self, s: Fight, f: Frame) -> i64:
        return s.this_duel().attacker

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        attacker, defender, frame = int(duel.attacker), int(duel.defender), frame_of_duel(s)
        piece = self.begun(s, f)
        piece.about = defender
        s.begin(piece)
        break_off(s, f.you)
        later = Frame(ANEW, 0, int(s.attacking()), attacker, 0, None)
        s.stack.insert(s.stack.index(frame), later)  # read after this duel


@dataclass(frozen=True)
class MayAttackAnew(Choice):
    """The attacker whose duel was broken off, somebody else."""

    def attacker(self, s: Fight, f: Frame) -> Piece | None:
        number = f.it
        assert isinstance(number, int)
        return s.piece(number)

    def run(self, s: Fight, f: Frame) -> None:
        who = self.attacker(s, f)
        if who is None:
            return
        if who.by != f.you or bars_duels(s) or unable_to_find(s, who, False):
            forget(s, who.number)
        else:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        who = self.attacker(s, f)
        if who is not None and option is YES:
            s.open(DUEL, f.you, int(who.number))
        elif who is not None:
            forget(s, who.number)


@dataclass(frozen=True)
class ForgetIt(Step):
    """When the attack instead is over."""

    def run(self, s: Fight, f: Frame) -> None:
        number = f.it
        assert isinstance(number, int)
        forget(s, number)


ANEW: Final[Rule] = Rule("attacking anew", MayAttackAnew(), ForgetIt(), interrupts=True)
