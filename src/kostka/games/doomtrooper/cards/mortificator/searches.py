"""Mortificator: a special card against searches."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.finding import AFindToSpoil, ReplaceTheFind
from kostka.games.doomtrooper.legal import AFTER_A_SEARCH
from kostka.games.doomtrooper.terms import SPECIAL

OH_YEAH: Final = Card(
    "oh-yeah",
    SPECIAL,
    AFTER_A_SEARCH,
    NO_TARGET,
    ReplaceTheFind(),
    needs=(Need("DOOM-REACT-01", AFindToSpoil()),),
)
