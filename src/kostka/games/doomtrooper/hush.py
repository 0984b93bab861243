"""Doomtrooper, duels in which not everybody has a say: cards that cannot be played any more."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Effect, Hushing
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Word


@dataclass(frozen=True)
class NoMoreCards(Hushing):
    """Until the duel ends nobody plays a card of this type; with `but_you`, nobody else."""

    kind: Word
    but_you: bool = False


@dataclass(frozen=True)
class OnlyTheirPlayers(Hushing):
    """Until the duel ends nobody but the players of the fighters plays or uses anything."""


def seals(duel: Duel) -> list[Piece]:
    """The cards by which nobody at all plays cards of some type any more."""
    return [
        it
        for it in duel.cards
        if it.card.hushes
        and any(isinstance(each, NoMoreCards) and not each.but_you for each in it.effects())
    ]


# --- Powers that fail in a Warzone --------------------------------------------------------------


@dataclass(frozen=True)
class NoPowersThere(Effect):
    """On a Warzone: who fights there neither casts nor uses the Dark Symmetry."""


def is_numb(s: Fight, zone: Piece) -> bool:
    """Whether powers fail in this Warzone."""
    for it in s.on(zone.number):
        if it.out == NOTHING and any(isinstance(each, NoPowersThere) for each in it.effects()):
            return True
    return False


def is_numbed(s: Fight, warrior: Piece) -> bool:
    """Whether he fights in such a Warzone; asked only while there are any."""
    duel = s.duel()
    if duel is None or duel.zone == NOTHING or duel.foe_of(warrior.number) == NOTHING:
        return False
    zone = s.piece(duel.zone)
    return zone is not None and is_numb(s, zone)
