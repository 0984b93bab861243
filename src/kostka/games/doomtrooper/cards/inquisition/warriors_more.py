"""Inquisition: further Doomtroopers."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.effects import Immune, MayNotUse, NeverInCover, NoArt
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import (
    ART,
    BROTHERHOOD,
    CYBERTRONIC,
    DARK_SYMMETRY,
    EQUIPMENT,
    MANIPULATION,
    SUMMONING,
    VEHICLE,
)
from kostka.games.doomtrooper.traits import MoreForDestiny

ERADICATOR_DEATHDROID: Final = warrior(
    "eradicator-deathdroid",
    CYBERTRONIC,
    (4, 13, 10, 12),
    Immune(DARK_SYMMETRY),
    MayNotUse(EQUIPMENT),
    NeverInCover(),
    NoArt(),
    kinds=(VEHICLE,),
)
EMINENT_SUMMONER: Final = warrior(
    "eminent-summoner",
    BROTHERHOOD,
    (4, 4, 5, 7),
    MoreForDestiny(ART, 2, aspect=SUMMONING),
    casts=(MANIPULATION, SUMMONING),
)
