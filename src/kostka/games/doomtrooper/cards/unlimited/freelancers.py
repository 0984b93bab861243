"""Unlimited: those who have left their corporations."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import Immune
from kostka.games.doomtrooper.forms import FOUR, Gift, warrior
from kostka.games.doomtrooper.terms import (
    BAUHAUS,
    CAPITOL,
    CYBERTRONIC,
    FREELANCER,
    GIFT,
    IMPERIAL,
    MISHIMA,
)
from kostka.kernel.step import Word


def deserter(key: str, old: Word, printed: FOUR, *abilities: Gift) -> Card:
    """DOOM-MERC-01, -02, -03: the icon is that of his old corporation."""
    return warrior(key, old, printed, *abilities, kinds=(FREELANCER,))


EX_BAUHAUS_FREELANCER: Final = deserter("ex-bauhaus-freelancer", BAUHAUS, (2, 2, 4, 1))
EX_CAPITOL_FREELANCER: Final = deserter("ex-capitol-freelancer", CAPITOL, (2, 4, 2, 1))
EX_CYBERTRONIC_FREELANCER: Final = deserter(
    "ex-cybertronic-freelancer", CYBERTRONIC, (2, 2, 4, 1), Immune(GIFT)
)
EX_IMPERIAL_FREELANCER: Final = deserter("ex-imperial-freelancer", IMPERIAL, (4, 2, 2, 1))
EX_MISHIMA_FREELANCER: Final = deserter("ex-mishima-freelancer", MISHIMA, (3, 3, 3, 1))
