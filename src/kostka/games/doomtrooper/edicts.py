"""Doomtrooper, effects of orders and relics that bind others: read whenever somebody asks."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.sorts import Effect, Excluding
from kostka.kernel.step import Word


@dataclass(frozen=True)
class DefenderIsNamed(Effect):
    """Whom its bearer attacks, the player of this card says."""


@dataclass(frozen=True)
class HoldsGifts(Effect):
    """Of a Relic: the Dark Symmetry cards of the Kohort in which it is are neither discarded nor
    annihilated before it."""


@dataclass(frozen=True)
class NoneOfThem(Excluding):
    """Warriors of this kind are not put into play, by anybody."""

    kind: Word


@dataclass(frozen=True)
class GainsOnlyIn(Effect):
    """He is given cards of this kind only while he is in this area."""

    kind: Word
    area: Word
