"""Doomtrooper, what is charged, taken back or turned when points are paid or earned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Answering, arrived
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.meanings import APieceOf
from kostka.games.doomtrooper.notes import Award, Played, Raid
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.places import LET_GO, PAY
from kostka.games.doomtrooper.setbacks import forget_arrivals
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANSWERED, NOTHING, VALUE, WARRIOR
from kostka.games.doomtrooper.values import value
from kostka.games.doomtrooper.verbs import Cancel
from kostka.games.doomtrooper.wiles import BOMBARDMENT
from kostka.kernel.step import NOBODY, Choice, Frame, Step, Word


@final
class AWarriorPaidFor(Answering):
    """Who is just being deployed for destiny points, or was revealed and paid for: DOOM-HIDE-08."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")
        self.arrivals = True

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        number, price = arrived(s)
        return (number,) if price and s.piece(number) is not None else ()

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return self.rule if s.warrior(on).by == seat else ""

    def concerns(self, s: Fight, on: int) -> int:
        return NOBODY if on == ANSWERED else int(s.warrior(on).by)

    def named(self, s: Fight, on: int) -> Card | None:
        return None if on == ANSWERED else s.warrior(on).card

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.name(on)}"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on in (ANSWERED, NOTHING) else APieceOf(on)

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is WARRIOR

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        return "" if self.answers(played) and s.played().paid > 0 else self.rule


@dataclass(frozen=True)
class PayOnceMore(Choice):
    """Whoever deploys the warrior pays as much again, or the warrior is discarded."""

    def bill(self, s: Fight) -> tuple[int, int]:
        """Who has paid, and how much."""
        on = s.played().target
        if on != ANSWERED:
            return int(s.warrior(on).by), arrived(s)[1]
        play = s.play(1)
        assert play is not None and isinstance(play.notes, Played)
        return int(play.you), int(play.notes.paid)

    def run(self, s: Fight, f: Frame) -> None:
        on = s.played().target
        if on != ANSWERED and s.piece(on) is None:
            return
        payer, price = self.bill(s)
        if s.destiny[payer] >= price:
            s.seat = payer
        else:
            self.answer(s, f, LET_GO)

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (LET_GO, PAY)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        on = s.played().target
        if option is PAY:
            payer, price = self.bill(s)
            s.gain_destiny(payer, -price, f.it)
        elif on == ANSWERED:
            Cancel().answered(s, f)
        else:
            s.discard(on, f.it)
        forget_arrivals(s, None)


@dataclass(frozen=True)
class ChargeForPromotion(Step):
    """Whoever has announced the points pays you so many destiny points for each promotion point,
    also of those he has just earned; if he cannot, he has no promotion points of it."""

    price: int

    def run(self, s: Fight, f: Frame) -> None:
        spoils, i = s.spoils(), int(s.played().target)
        award = spoils.awards[i]
        due = self.price * award.promotion
        had = s.destiny[award.seat]
        if had + award.destiny < due:
            denied = award.worth(award.points, award.either)
            spoils.change_award(i, denied)
            return
        s.gain_destiny(award.seat, -min(had, due), f.it)
        s.gain_destiny(f.you, due, f.it)
        rest = max(0, due - had)
        if rest:
            kept = Award(
                award.seat,
                award.points,
                award.only,
                award.destiny - rest,
                award.promotion,
                award.either,
                award.victim,
            )
            spoils.change_award(i, kept)


@dataclass(frozen=True)
class TurnOnHisPlayer(Step):
    """The target sabotages his own player, and you earn half his modified value, rounded down, as
    promotion points."""

    def run(self, s: Fight, f: Frame) -> None:
        rebel = s.piece(s.played().target)
        if rebel is not None:
            s.open(BOMBARDMENT, f.you, max(0, value(s, rebel, VALUE)) // 2)
            s.stack[-1].notes = Raid(int(rebel.number), int(rebel.by))


@dataclass(frozen=True)
class DiscardYourCopies(Step):
    """All copies of this card that you have in play."""

    key: str

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.table.copy():
            if it.key == self.key and it.by == f.you and s.piece(it.number) is not None:
                s.discard(it.number, card_of(f))
