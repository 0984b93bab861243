"""Promotion cards: gear."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import APiece
from kostka.games.doomtrooper.aims_gear import ThisCard
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import ON_YOURS, equipment
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import DISCARD, VEHICLE, YOURS

BULLETPROOF_VEST: Final = equipment(
    "bulletproof-vest",
    AWarrior(Such(personality=True, whose=YOURS)),
    Ability(
        "take-the-bullet",
        AT_ANY_TIME,
        ThisCard("snipers"),
        DiscardTheTarget(),
        actions=0,
        spends=DISCARD,
    ),
)
HOMING_MISSILE: Final = equipment(
    "homing-missile",
    ON_YOURS,
    Ability("launch", AT_ANY_TIME, APiece(VEHICLE), DiscardTheTarget(), actions=0, spends=DISCARD),
)
