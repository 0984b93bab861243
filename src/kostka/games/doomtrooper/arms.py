"""Doomtrooper, further effects: weapons, armour and vehicles, and what goes with owning them."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Effect, Reaching
from kostka.kernel.step import Word

# --- Weapons ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class UsedAlsoAs(Effect):
    """Of what lies on a weapon: it is also one with this label."""

    label: Word


@dataclass(frozen=True)
class NoFurtherWeapon(Effect):
    """Its bearer never owns another weapon with one of these labels: DOOM-NEVER-02."""

    labels: tuple[Word, ...]


@dataclass(frozen=True)
class MultipliesArms(Effect):
    """What the weapon of this kind that he uses adds or takes away counts so many times."""

    kind: Word
    times: int


@dataclass(frozen=True)
class NeverChangesHands(Effect):
    """It cannot be given to another warrior."""


# --- Walls and zones ----------------------------------------------------------------------------


@dataclass(frozen=True)
class FortsCountTwice(Effect):
    """What Fortifications add to his values counts twice."""


@dataclass(frozen=True)
class StrengthensArmour(Reaching):
    """On a Fortification: what that adds to armour counts twice."""


@dataclass(frozen=True)
class SafeWhenAlone(Effect):
    """Without a warrior in play its player cannot be sabotaged: DOOM-SAB-01, -07."""
