"""Doomtrooper, switches: two values of a warrior that change places for a duel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from kostka.games.doomtrooper.card import Gives
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, NOTHING, SHOOT, STRUCK_OUT, Value
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Word

FIGHT_AND_SHOOT: Final = Word("switch-fight-and-shoot")
FIGHT_AND_ARMOUR: Final = Word("switch-fight-and-armour")
SHOOT_AND_ARMOUR: Final = Word("switch-shoot-and-armour")
SWITCHES: Final = (FIGHT_AND_SHOOT, FIGHT_AND_ARMOUR, SHOOT_AND_ARMOUR)
PAIRS: Final[tuple[tuple[Value, Value], ...]] = ((FIGHT, SHOOT), (FIGHT, ARMOUR), (SHOOT, ARMOUR))


@dataclass(frozen=True)
class NameTwoValues(NamesAWord):
    """Of the target; those that it has at all."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        who = s.warrior(s.played().target)
        return [
            word
            for word, pair in zip(SWITCHES, PAIRS, strict=True)
            if all(who.card.printed[it.place] != STRUCK_OUT for it in pair)
        ]

    def run(self, s: Fight, f: Frame) -> None:
        if s.piece(s.played().target) is not None and self.options(s, f):
            s.seat = f.you

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        s.played().named = (SWITCHES.index(option),)


@final
class SwitchThem(Gives):
    """The two values change places as they are now, until the duel ends; what is played later
    changes them as usual."""

    def __init__(self, one: Value, other: Value) -> None:
        super().__init__(Plus(1, one, bought=True), Plus(-1, other, bought=True))
        self.one = one
        self.other = other

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        who = s.piece(played.target)
        if who is None or not played.named:
            return
        one, other = PAIRS[played.named[0]]
        if one is not self.one or other is not self.other:
            return
        n = value(s, who, other) - value(s, who, one)
        piece = s.new_piece(card_of(f), f.you, who.number, NOTHING, n)
        piece.book = self.place
        duel = s.this_duel()
        duel.cards = (*duel.cards, piece)
