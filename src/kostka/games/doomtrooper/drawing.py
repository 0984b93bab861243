"""Doomtrooper, cards that come into the hand out of turn: drawn for another, or taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.card import Card, Trigger
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, YES, piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import CARD_PLAYED, RECLAIMED, WAS_HIDDEN
from kostka.games.doomtrooper.usable import works
from kostka.kernel.chance import Chance
from kostka.kernel.event import Event
from kostka.kernel.step import CHANCE, Choice, Frame, Step, Word


@final
class WhenItsPlayerPlays(Trigger):
    """The player of its bearer plays a card from his hand, or deploys one into cover."""

    def __init__(self) -> None:
        super().__init__(CARD_PLAYED, WAS_HIDDEN)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        who = s.piece(piece.on)
        if who is None or who.by != event.seat or not works(s, piece):
            return False
        if event.word is WAS_HIDDEN:
            return True
        play = s.play(0)
        return play is not None and play.rule.name == "play"  # not a card of somebody else's


@dataclass(frozen=True)
class MayDraw(Choice):
    """One card, if you like; `n` notes it for the next step."""

    def run(self, s: Fight, f: Frame) -> None:
        if s.library(f.you):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (NO, YES)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        f.n = 1 if option is YES else 0


@dataclass(frozen=True)
class DrawOne(Chance):
    """If it was said so: DOOM-DRAW-01."""

    def run(self, s: Fight, f: Frame) -> None:
        if f.n and s.library(f.you):
            s.seat = CHANCE

    def pile(self, s: Fight, f: Frame) -> list[Card]:
        top = s.top(f.you) if s.tops else None
        return s.decks[f.you] if top is None else [top.cards[0]]

    def secret(self) -> bool:
        return True

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.draw(f.you, option)


@dataclass(frozen=True)
class TakeThisBack(Step):
    """The card itself, from play into its owner's hand."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = s.piece(piece_of(f).number)
        if piece is not None:
            s.take_back(piece.number)
            s.report(RECLAIMED, piece.owner, 1, piece.card, None)
