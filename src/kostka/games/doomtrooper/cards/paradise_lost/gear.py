"""Paradise Lost: the vehicles of the tribes and what goes onto a blade."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_gear import AWeapon
from kostka.games.doomtrooper.arms import NoBodyArmour
from kostka.games.doomtrooper.effects import InTactic, Plus, StrikesFirst, ToFoe
from kostka.games.doomtrooper.forms import equipment, given_to
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    FIGHTING_WEAPON,
    RASPUTIN,
    SHOOT,
    TANK,
    TEMPLARS,
    VEHICLE,
)

POWER_INDUCTION: Final = equipment(
    "power-induction", AWeapon(FIGHTING_WEAPON), ToFoe(NoBodyArmour())
)

# Vehicles

BLITZTANK: Final = equipment(
    "blitztank", given_to(RASPUTIN), Plus(5, ALL), affiliation=RASPUTIN, kinds=(TANK, VEHICLE)
)
TAILWAVE: Final = equipment(
    "tailwave",
    given_to(RASPUTIN),
    Plus(6, SHOOT),
    Plus(6, ARMOUR),
    affiliation=RASPUTIN,
    kinds=(AIRSHIP, VEHICLE),
)
VEILED_DART: Final = equipment(
    "veiled-dart",
    given_to(RASPUTIN),
    Plus(6, ARMOUR),
    InTactic(SHOOT, StrikesFirst()),
    affiliation=RASPUTIN,
    kinds=(AIRSHIP, VEHICLE),
)
VEROUNIST_STINGRAY: Final = equipment(
    "verounist-stingray",
    given_to(TEMPLARS),
    Plus(3, SHOOT),
    Plus(3, ARMOUR),
    affiliation=TEMPLARS,
    kinds=(AIRSHIP, VEHICLE),
)
