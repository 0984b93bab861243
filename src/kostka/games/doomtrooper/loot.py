"""Doomtrooper, loot: equipment of the dead, and what would have been discarded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.card import Card, Playable, Target, Trigger
from kostka.games.doomtrooper.marks import takers
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import NO, piece_of
from kostka.games.doomtrooper.recruits import give, wearers
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ANYBODYS, EQUIPMENT, LEFT_PLAY
from kostka.games.doomtrooper.triggers import fallen
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Word

# --- Of the dead --------------------------------------------------------------------------------


@final
class WhatTheDeadHad(Target):
    """A piece of equipment of somebody whom a warrior of yours has just killed in the duel."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        return () if duel is None else list(range(len(duel.left)))

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        killer, owner, card = s.this_duel().left[on]
        if killer != seat or card not in s.piles[owner]:
            return self.rule
        return "" if takers(s, seat, Piece(0, card, owner)) else "DOOM-PLAY-02"

    def concerns(self, s: Fight, on: int) -> int:
        return s.this_duel().left[on][1]

    def named(self, s: Fight, on: int) -> Card | None:
        return s.this_duel().left[on][2]

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.this_duel().left[on][2].key} {on + 1}"

    def stands_for(self, s: Fight, on: int) -> Any:
        return None if on < 0 else self.named(s, on)


@dataclass(frozen=True)
class TakeFromTheDead(NamesAPiece):
    """One of your warriors gets it, whatever affiliation it asks for: DOOM-STEAL-01, -02."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        _, owner, card = s.this_duel().left[s.played().target]
        return takers(s, f.you, Piece(0, card, owner)) if card in s.piles[owner] else ()

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        _, owner, card = s.this_duel().left[s.played().target]
        s.piles[owner].remove(card)
        twin = give(s, card, f.you, owner, option).twin()
        twin.markers = ANYBODYS
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


# --- What would have been discarded -------------------------------------------------------------


@final
class WhenEquipmentGoes(Trigger):
    """A piece of equipment is discarded from play; "it" is that piece."""

    def __init__(self) -> None:
        super().__init__(LEFT_PLAY)
        self.posthumous = True  # "it" is gone

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        card, gone = event.it, fallen(s, event)
        if gone is None or not isinstance(card, Card) or card.kind is not EQUIPMENT:
            return False
        return s.piece(piece.number) is not None and s.piece(piece.on) is not None

    def bears(self, s: Fight, piece: Piece, event: Event) -> Piece:
        gone = fallen(s, event)
        if gone is None:
            return piece
        twin = gone.twin()
        twin.about = piece.number  # the card that says so, and who may take it
        twin.on = piece.on
        return twin


@dataclass(frozen=True)
class MaySalvage(NamesAPiece):
    """The bearer may take it for a warrior of his area, and this card is discarded."""

    def card(self, s: Fight, f: Frame) -> Piece | None:
        """The one that says so."""
        return s.piece(piece_of(f).about)

    def wearers(self, s: Fight, f: Frame) -> list[int]:
        mine, gone = self.card(s, f), piece_of(f)
        bearer = None if mine is None else s.piece(mine.on)
        if bearer is None or gone.card not in s.piles[gone.owner]:
            return []
        able = wearers(s, bearer.by, gone.card)
        return [number for number in able if s.warrior(number).area is bearer.area]

    def run(self, s: Fight, f: Frame) -> None:
        mine = self.card(s, f)
        bearer = None if mine is None else s.piece(mine.on)
        if bearer is not None and self.wearers(s, f):
            s.seat = bearer.by

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [NO, *self.wearers(s, f)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        mine, gone = self.card(s, f), piece_of(f)
        if isinstance(option, Word) or mine is None:
            return
        s.piles[gone.owner].remove(gone.card)
        give(s, gone.card, s.warrior(option).by, gone.owner, option)
        s.discard(mine.number, mine.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
