"""Doomtrooper, effects of places: who rises from cover to attack, who pays a toll, what is cheaper.

Like those of `effects.py` they are read whenever somebody asks, and never carried out.
"""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Effect
from kostka.kernel.step import Word


@dataclass(frozen=True)
class WithoutWeapons(Effect):
    """Of a Warzone: in this duel nobody uses a weapon with one of these labels."""

    labels: tuple[Word, ...]


@dataclass(frozen=True)
class AttacksAfterRising(Effect):
    """Who leaves cover may attack in the same turn, unlike others: DOOM-COVER-15."""


@dataclass(frozen=True)
class RisesToAttack(Effect):
    """He leaves cover and attacks by one action: DOOM-COVER-06, -14."""


@dataclass(frozen=True)
class TollToAttack(Effect):
    """Whoever else attacks him pays so many destiny points first, but for one kind of warriors."""

    n: int
    but: Word | None = None
