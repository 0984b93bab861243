"""Doomtrooper, sweeps: many cards that are discarded at once, from the table or from a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.card import Fact
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import falls_with
from kostka.games.doomtrooper.terms import NOTHING, WARRIOR
from kostka.kernel.step import Choice, Frame, Step, Word


def swept(s: Fight, kinds: tuple[Word, ...], but: Such | None) -> list[Piece]:
    """The cards in play of these types or counting as them, but for those on such warriors."""
    found: list[Piece] = []
    for it in s.table:
        card = it.card
        if it.out != NOTHING or it.unpaid or card.kind is WARRIOR or kept(s, it):
            continue
        meant = card.kind in kinds or any(card.counts_as(kind) for kind in kinds)
        if not meant and not falls_with(it, kinds):
            continue
        bearer = s.piece(it.on)
        while bearer is not None and bearer.on != NOTHING:
            bearer = s.piece(bearer.on)
        if but is None or bearer is None or bearer.unpaid or not but.describes(s, bearer):
            found.append(it)
    return found


@dataclass(frozen=True)
class DiscardAll(Step):
    """Every card in play of these types; with `but`, none that such a warrior has."""

    kinds: tuple[Word, ...]
    but: Such | None = None

    def run(self, s: Fight, f: Frame) -> None:
        for it in swept(s, self.kinds, self.but):
            if s.piece(it.number) is not None:  # not gone with another
                s.discard(it.number, f.it)


@dataclass(frozen=True)
class ThereAreSome(Fact):
    """Something to be discarded: DOOM-AMB-71."""

    kinds: tuple[Word, ...]
    but: Such | None = None

    def true(self, s: Fight, seat: int) -> bool:
        return bool(swept(s, self.kinds, self.but))


@dataclass(frozen=True)
class MayDiscardMore(Choice):
    """As many further cards in play of a type as you pay for."""

    kind: Word
    price: int

    def left(self, s: Fight) -> list[Piece]:
        return swept(s, (self.kind,), None)

    def run(self, s: Fight, f: Frame) -> None:
        if s.destiny[f.you] >= self.price and self.left(s):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *[int(it.number) for it in self.left(s)]]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        if not isinstance(option, Word):
            s.gain_destiny(f.you, -self.price, f.it)
            s.discard(option, f.it)
            f.again()

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"with {s.name(option)}"


@dataclass(frozen=True)
class DiscardTheHand(Step):
    """All that player has in hand."""

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.played().target
        for card in s.hands[seat].copy():
            s.bury(seat, card)


@dataclass(frozen=True)
class YourHandIsShort(Fact):
    """You hold fewer cards than this besides the one you play, and there are some to be drawn."""

    n: int

    def true(self, s: Fight, seat: int) -> bool:
        return bool(s.decks[seat]) and len(s.hands[seat]) - 1 < self.n
