"""Promotional cards: one who takes another's place."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper import substitutes
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.legal import IN_ANSWER
from kostka.games.doomtrooper.substitutes import AWarriorJustAdded, StandInHisPlace
from kostka.games.doomtrooper.terms import DARK_LEGION, SPECIAL

PRIMAL_BITCH: Final = Card(
    "primal-bitch",
    SPECIAL,
    IN_ANSWER,
    AWarriorJustAdded(substitutes.PRIMAL_BITCH),
    StandInHisPlace(substitutes.PRIMAL_BITCH),
    affiliation=DARK_LEGION,
)
