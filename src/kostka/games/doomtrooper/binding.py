"""Doomtrooper, curses: whoever is blinded, and orders that bind several warriors for a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.card import Fact, Gives, Trigger
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import LET_GO, PAY, piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FIGHTERS_NAMED, NOTHING
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Word


@final
class WhenItFights(Trigger):
    """Its bearer is named as attacker or defender."""

    def __init__(self) -> None:
        super().__init__(FIGHTERS_NAMED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel = s.duel()
        return duel is not None and bearer_of(piece) in (duel.attacker, duel.defender)


@dataclass(frozen=True)
class AnAttackIsDeclared(Fact):
    """By another player, and the attacker is not named yet."""

    def true(self, s: Fight, seat: int) -> bool:
        duel = s.duel()
        return duel is not None and duel.attacker == NOTHING and s.attacking() != seat


@dataclass(frozen=True)
class TheFoeMayPay(Choice):
    """Whoever fights its bearer pays, and what follows does not happen; nor if he is immune."""

    price: int

    def foe(self, s: Fight, f: Frame) -> Piece | None:
        duel = s.duel()
        return None if duel is None else s.piece(duel.foe_of(bearer_of(piece_of(f))))

    def run(self, s: Fight, f: Frame) -> None:
        foe, piece = self.foe(s, f), piece_of(f)
        if foe is None or is_immune(s, foe, piece.card, piece.by):
            f.leave()
        elif s.destiny[foe.by] >= self.price:
            s.seat = foe.by

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (LET_GO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        foe = self.foe(s, f)
        if option is PAY and foe is not None:
            s.gain_destiny(foe.by, -self.price, piece_of(f).card)
            f.leave()


@final
class ForItsDuel(Gives):
    """What its bearer has until the duel ends."""

    def run(self, s: Fight, f: Frame) -> None:
        source, duel = piece_of(f), s.this_duel()
        piece = s.new_piece(card_of(f), f.you, bearer_of(source), NOTHING, 1)
        piece.book = self.place
        duel.cards = (*duel.cards, piece)


# --- Several at once ----------------------------------------------------------------------------


@dataclass(frozen=True)
class NameSeveral(NameOne):
    """One such warrior for each payment."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.played().named) < s.played().n and self.options(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        warrior = s.warrior(option)
        if option in s.played().named or not self.such.fits(s, warrior, f.you, NOTHING):
            return "DOOM-PLAY-02"
        return "DOOM-IMM-01" if is_immune(s, warrior, card_of(f), f.you) else ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played = s.played()
        played.named = (*played.named, option)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@final
class OnEachNamed(Lasts):
    """On each of those who were named, until your next turn."""

    def run(self, s: Fight, f: Frame) -> None:
        for number in s.played().named:
            if s.piece(number) is not None:
                piece = self.begun(s, f)
                piece.on = number
                s.begin(piece)
