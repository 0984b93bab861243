"""Golgotha: rights for all who are considered somebody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import NeverDiscarded
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.mimicry import AbilitiesOfTheKind
from kostka.games.doomtrooper.terms import SPECIAL
from kostka.games.doomtrooper.verbs import Stays

THE_FIRST_AMENDMENT: Final = Card(
    "the-first-amendment",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded(), AbilitiesOfTheKind()),
)
