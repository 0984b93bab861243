"""Doomtrooper, values that a player distributes as he likes, or borrows from another warrior."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.bases import base
from kostka.games.doomtrooper.card import Card, Gives
from kostka.games.doomtrooper.identity import doomtrooper, has, legionnaire
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.sorts import Counted, Effect
from kostka.games.doomtrooper.spells import eased, times_for_destiny
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    NOTHING,
    STRUCK_OUT,
    VALUES,
)
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame

ROOM_FOR_A_VALUE: Final = 128  # more than any base value
THREE: Final = 3  # fight, shoot, armour


def _coded(values: list[int]) -> int:
    """Some values as one number, which a piece can bear."""
    code = 0
    for n in reversed(values):
        code = code * ROOM_FOR_A_VALUE + n
    return code


@dataclass(frozen=True)
class BaseAsChosen(Counted):
    """The base is what was chosen for it when the card was played; `n` of the piece tells it."""

    def count(self, s: Any, piece: Any, warrior: Any) -> int:
        code = int(piece.n)
        for _ in range(int(self.to.place)):
            code //= ROOM_FOR_A_VALUE
        return code % ROOM_FOR_A_VALUE

    def based(self) -> bool:
        return True

    def instead(self) -> bool:
        return True


# --- Distributing -------------------------------------------------------------------------------


class Distributing(NamesANumber):
    """So much for fight, so much for shoot, the rest for armour; `named` notes it."""

    def whole(self, s: Fight, f: Frame) -> int:
        """How much there is to be distributed."""
        raise NotImplementedError

    def may_have(self, s: Fight, place: int) -> bool:
        """Whether anything can be given to this value."""
        warrior = s.piece(s.played().target)
        return warrior is not None and warrior.card.printed[place] != STRUCK_OUT

    def settled(self, s: Fight, f: Frame) -> None:
        """Everything is distributed."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        place = len(played.named)
        left = self.whole(s, f) - sum(played.named)
        if place < THREE - 1 and self.may_have(s, place) and left > 0:
            s.seat = f.you
        elif place < THREE:
            self.answer(s, f, left if place == THREE - 1 else 0)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        return list(range(self.whole(s, f) - sum(s.played().named) + 1))

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        played = s.played()
        played.named = (*played.named, option)
        if len(played.named) == THREE:
            self.settled(s, f)
        else:
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"{VALUES[len(s.played().named)].key} {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "so-many-points"


@dataclass(frozen=True)
class DistributeThePayments(Distributing):
    """Each payment counts for fight, shoot or armour."""

    def whole(self, s: Fight, f: Frame) -> int:
        return int(s.played().n)


@dataclass(frozen=True)
class RearrangeValues(Distributing):
    """His fight, shoot and armour are anything that adds up to what they are; what is noted at the
    end is how much they change."""

    def whole(self, s: Fight, f: Frame) -> int:
        return sum(self.now(s))

    def now(self, s: Fight) -> list[int]:
        warrior = s.warrior(s.played().target)
        return [max(0, value(s, warrior, what)) for what in VALUES[:THREE]]

    def settled(self, s: Fight, f: Frame) -> None:
        played = s.played()
        before = self.now(s)
        played.named = tuple([played.named[i] - before[i] for i in range(THREE)])


@dataclass(frozen=True)
class RearrangeTheBase(Distributing):
    """His base fight, shoot and armour are anything that adds up to what they are."""

    def whole(self, s: Fight, f: Frame) -> int:
        warrior = s.warrior(s.played().target)
        return sum([base(s, warrior, what) for what in VALUES[:THREE]])

    def settled(self, s: Fight, f: Frame) -> None:
        played = s.played()
        played.n = _coded(list(played.named))


@final
class AsDistributed(Gives):
    """What the card gives the warrior until the duel ends, as often as was noted; `which`: of
    fight, shoot and armour."""

    def __init__(self, which: int, *gives: Effect) -> None:
        super().__init__(*gives)
        self.which = which

    def run(self, s: Fight, f: Frame) -> None:
        played, duel, card = s.played(), s.this_duel(), card_of(f)
        n: i64 = played.named[self.which]
        piece = s.new_piece(card, f.you, played.target, NOTHING, n)
        piece.book = self.place
        if self.place:  # one spell, whatever its parts
            piece.about = duel.cards[-1].about or duel.cards[-1].number
        duel.cards = (*duel.cards, piece)


# --- Borrowing ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class NameTheModel(NameOne):
    """Whose fight, shoot, armour and value the target has: a member of the Brotherhood, another
    Doomtrooper or a Dark Legionnaire, each for a price."""

    brother: int
    doomtrooper: int
    legionnaire: int

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you
        else:
            f.leave()  # in vain

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def price(self, s: Fight, f: Frame, model: Piece) -> int:
        """NOTHING if he can be no model."""
        if has(s, model, BROTHERHOOD):
            price = self.brother
        elif doomtrooper(s, model):
            price = self.doomtrooper
        elif legionnaire(s, model):
            price = self.legionnaire
        else:
            return NOTHING
        spell = f.it
        if not isinstance(spell, Card):
            return price
        return -(-eased(s, f.you, spell, price) // times_for_destiny(s, f.you, spell))

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        model = s.warrior(option)
        if model.unpaid:
            return "DOOM-HIDE-06"
        price = self.price(s, f, model)
        if price == NOTHING or option == s.played().target or STRUCK_OUT in model.card.printed:
            return "DOOM-PLAY-02"
        return "" if price <= s.destiny[f.you] else "DOOM-SPEC-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        model = s.warrior(option)
        s.gain_destiny(f.you, -self.price(s, f, model), f.it)
        s.played().n = _coded([base(s, model, what) for what in VALUES[:4]])

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take-after"
