"""Promotional cards: a gift that spoils what others find."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.finding import AFindToSpoil, AnnihilateTheFind
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AFTER_A_SEARCH
from kostka.games.doomtrooper.terms import DISCARD, GIFT

POWER_OF_PERCEPTION: Final = gift(
    "power-of-perception",
    GIFT,
    Ability(
        "foresee",
        AFTER_A_SEARCH,
        NO_TARGET,
        AnnihilateTheFind(),
        actions=0,
        spends=DISCARD,
        needs=(Need("DOOM-REACT-01", AFindToSpoil(foes=True)),),
    ),
)
