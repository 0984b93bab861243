"""Golgotha: works that stand still."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import FACTORIES, INDUSTRIAL_COMPLEXES
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.shutdowns import AllLoseHalf, ShutDown
from kostka.games.doomtrooper.terms import SPECIAL

ECONOMIC_COLLAPSE: Final = Card(
    "economic-collapse",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    AllLoseHalf(),
    ShutDown(FACTORIES, 2),
    ShutDown(INDUSTRIAL_COMPLEXES, 3),
)
