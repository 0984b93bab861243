"""Paradise Lost: the other Warzones of Dark Eden."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.effects import Against, Only, Plus, Such
from kostka.games.doomtrooper.forms import warzone
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    COMBAT,
    DARK_EDEN,
    FIGHT,
    OUTPOST,
    RASPUTIN,
    SHOOT_ARMOUR_VALUE,
    TEMPLARS,
    TRIBAL,
    VALUE,
    VEHICLE,
)
from kostka.games.doomtrooper.traits import OnlyFor

EASTERN_EUROPE: Final = warzone(
    "eastern-europe",
    OUTPOST,
    Plus(1, FIGHT),
    Plus(2, SHOOT_ARMOUR_VALUE),
    OnlyFor(Such(RASPUTIN)),
    Only(Such(using=VEHICLE), Plus(3, COMBAT)),
    affiliation=RASPUTIN,
    kinds=(DARK_EDEN,),
)
SOUTHERN_EUROPE: Final = warzone(
    "southern-europe",
    OUTPOST,
    Plus(3, FIGHT),
    Plus(2, ARMOUR),
    Plus(2, VALUE),
    OnlyFor(Such(TEMPLARS)),
    Against(Such(side=TRIBAL), Plus(3, COMBAT)),
    affiliation=TEMPLARS,
    kinds=(DARK_EDEN,),
)
