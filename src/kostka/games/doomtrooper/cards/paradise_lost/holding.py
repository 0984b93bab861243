"""Paradise Lost: equipment that is not let go."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.gripping import HoldsEquipment
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.targets import YOURSELF
from kostka.games.doomtrooper.terms import SPECIAL
from kostka.games.doomtrooper.verbs import Stays

TIGHT_GRIP: Final = Card("tight-grip", SPECIAL, AS_AN_ACTION, YOURSELF, Stays(HoldsEquipment(3)))
