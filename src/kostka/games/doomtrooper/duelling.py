"""Doomtrooper, effects on a whole duel: who has the use of a Warzone, who earns the points."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.effects import (
    Against,
    InTactic,
    Only,
    Plus,
    PlusBase,
    Times,
    TimesBase,
    WhenAttacking,
)
from kostka.games.doomtrooper.sorts import Effect


@dataclass(frozen=True)
class SharesTheZone(Effect):
    """What the Warzone adds to the defender's values or takes from them counts for him too."""


@dataclass(frozen=True)
class PointsGoToYou(Effect):
    """Whoever is killed in the duel, the player of the card earns the points."""


def modifies(effect: Effect) -> bool:
    """Whether it adds to values, takes from them or multiplies them."""
    while isinstance(effect, (Only, InTactic, Against, WhenAttacking)):
        effect = effect.effect
    return isinstance(effect, (Plus, PlusBase, Times, TimesBase))
