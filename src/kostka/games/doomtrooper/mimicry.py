"""Doomtrooper, abilities lent: of a chosen warrior's card, or of the card whose name one bears."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.sorts import Sharing
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import MARKED, NOTHING
from kostka.kernel.step import Frame, Word

# --- Of the chosen ------------------------------------------------------------------------------


@dataclass(frozen=True)
class AbilitiesOfTheChosen(Sharing):
    """Its bearer has the special abilities of the card that was chosen; `lent` of the piece."""

    def lends(self, s: Any, piece: Piece, warrior: Piece) -> list[Card]:
        lent = piece.lent
        if lent is None or piece.on not in (warrior.number, warrior.pair):
            return []
        return list(lent)


@dataclass(frozen=True)
class ChooseAModel(NameOne):
    """Once and for all, for the card that has just been laid down: such a warrior in play."""

    such: Such

    def laid(self, s: Fight, f: Frame) -> Piece | None:
        for it in reversed(s.table):
            if it.card is card_of(f) and it.by == f.you and it.lent is None:
                return it
        return None

    def run(self, s: Fight, f: Frame) -> None:
        if self.laid(s, f) is not None and self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        model = s.warrior(option)
        good = not model.unpaid and model.real is None and self.such.describes(s, model)
        return "" if good else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        piece, model = self.laid(s, f), s.warrior(option)
        assert piece is not None
        twin = piece.twin()
        twin.lent = (model.card,)
        s.put(twin)
        s.report(MARKED, model.by, model.number, model.card, piece.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "take-after"


# --- Of the kind --------------------------------------------------------------------------------


@final
class AbilitiesOfTheKind(Sharing):
    """Whoever is considered somebody has the special abilities of that card, while it is in play,
    against DOOM-CONS-02."""

    def __init__(self, namesakes: dict[str, Word]) -> None:
        self.namesakes = namesakes  # cards, and what whoever is considered one is

    def lends(self, s: Any, piece: Piece, warrior: Piece) -> list[Card]:
        if warrior.unpaid or warrior.out != NOTHING:
            return []
        found: list[Card] = []
        for it in s.warriors():
            kind = self.namesakes.get(it.key)
            if kind is None or it.unpaid or it.card in found or it.card is warrior.card:
                continue
            if is_a(s, warrior, kind):
                found.append(it.card)
        return found
