"""Doomtrooper, rulings: effects on players and on the game itself; read, never carried out."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.sorts import Ruling
from kostka.kernel.step import Rule, Word


@dataclass(frozen=True)
class Meditation(Ruling):
    """So many destiny points for a meditation, whoever meditates: DOOM-MED-01."""

    n: int


@dataclass(frozen=True)
class DestinyLimit(Ruling):
    """Nobody has more destiny points than this."""

    most: int


@dataclass(frozen=True)
class UnaffectedBy(Ruling):
    """These cards have no power over its player."""

    first: str
    second: str = ""


@dataclass(frozen=True)
class DrawsAtMost(Ruling):
    """So many cards in a draw step, whoever draws: DOOM-DRAW-02."""

    most: int


@dataclass(frozen=True)
class PaysToDraw(Ruling):
    """The player pays so many destiny points for each card of his draw pile, or draws none."""

    n: int


@dataclass(frozen=True)
class PaysForCards(Ruling):
    """The player pays so many destiny points more for each card of this type."""

    n: int
    kind: Word


@dataclass(frozen=True)
class PlaysNoneToAreas(Ruling):
    """The player plays no card of this type that belongs to an area instead of a warrior."""

    kind: Word


@dataclass(frozen=True)
class ShieldsThePlayer(Ruling):
    """Cards of this type have no power over the player."""

    kind: Word


@dataclass(frozen=True)
class DearSpells(Ruling):
    """On a caster: his spells cost so many times as many destiny points."""

    times: int


@dataclass(frozen=True)
class CheapAgainstFollowers(Ruling):
    """On a caster: each destiny point counts so many times for his spells in a duel with another
    player's follower of the Apostle who was chosen."""

    times: int


@dataclass(frozen=True)
class HandLimit(Ruling):
    """The player has no more cards in hand than this, in all he does: DOOM-DISC-01."""

    most: int


@dataclass(frozen=True)
class KeepsTheHand(Ruling):
    """In his discard step the player discards only what is over his limit: DOOM-DISC-02."""


@dataclass(frozen=True)
class ReplacesCards(Ruling):
    """Whenever the player plays a card of his hand, this is read: he draws one."""

    rule: Rule
