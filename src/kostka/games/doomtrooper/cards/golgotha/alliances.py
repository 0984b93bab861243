"""Golgotha: alliances."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.deeds import HealTheFighter
from kostka.games.doomtrooper.effects import FreeGifts, Such
from kostka.games.doomtrooper.forms import alliance
from kostka.games.doomtrooper.terms import (
    DARK_LEGION,
    DARK_SYMMETRY,
    IMPERIAL,
    LEGIONNAIRES,
    YOURS,
)
from kostka.games.doomtrooper.triggers import WhenWoundedBy

YOUR_IMPERIALS: Final = Such(IMPERIAL, whose=YOURS)

IMPERIAL_ALLIANCE: Final = alliance(
    "imperial-alliance",
    IMPERIAL,
    Whenever(
        WhenWoundedBy(YOUR_IMPERIALS, Such(side=LEGIONNAIRES)), HealTheFighter(YOUR_IMPERIALS)
    ),
)
THE_DARK_LEGION: Final = alliance(
    "the-dark-legion",
    DARK_LEGION,
    FreeGifts(DARK_SYMMETRY, Such(side=LEGIONNAIRES, whose=YOURS), any_gift=True, gratis=True),
)
