"""Promotional cards: a city that protects everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.targets import YOURSELF
from kostka.games.doomtrooper.terms import ARMOUR, FREELANCER, YOURS

LUNA: Final = fortification(
    "luna",
    YOURSELF,
    ForAll(Such(whose=YOURS, not_kind=FREELANCER), Plus(1, ARMOUR)),
    ForAll(Such(kind=FREELANCER, whose=YOURS), Plus(2, ARMOUR)),
)
