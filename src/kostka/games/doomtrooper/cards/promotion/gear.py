"""Promotion cards: gear."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import APiece
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.forms import ON_YOURS, equipment
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import DISCARD, VEHICLE

HOMING_MISSILE: Final = equipment(
    "homing-missile",
    ON_YOURS,
    Ability("launch", AT_ANY_TIME, APiece(VEHICLE), DiscardTheTarget(), actions=0, spends=DISCARD),
)
