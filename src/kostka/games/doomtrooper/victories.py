"""Doomtrooper, who does not let another win yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.places import NO, YES
from kostka.games.doomtrooper.sorts import Objecting
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import CARD_PLAYED, NOTHING
from kostka.kernel.step import Frame, Word


@final
class AVictory(Answering):
    """What is answered is no card: an opponent has just won."""

    def __init__(self) -> None:
        super().__init__("DOOM-WIN-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return False


@dataclass(frozen=True)
class RaiseTheTarget(Objecting):
    """Of promotion points: so many more than the one has who has just won; once in a game.  Who
    does not wish it lets him win, if nobody else can object."""

    n: int

    def winner(self, s: Fight) -> int:
        able = [seat for seat in s.circle if not s.in_debt(seat)]
        points = [int(s.points(seat)) for seat in able]
        return able[points.index(max(points))]

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        winner: i64 = self.winner(s)
        card = card_of(f)
        if option is NO:
            if not s.is_contested(winner, f.you):
                s.finish(winner)
            return
        s.take_from_hand(f.you, card)
        s.put_away(f.you, card)
        s.spent[f.you].append(card)
        s.report(CARD_PLAYED, f.you, NOTHING, card, 0)
        s.target = s.points(winner) + self.n
