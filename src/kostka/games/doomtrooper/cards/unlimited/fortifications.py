"""Unlimited: fortifications."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import CITADEL
from kostka.games.doomtrooper.effects import ForAll, NeverStarts, Plus, Such
from kostka.games.doomtrooper.forms import ON_YOURS, fortification
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import PassItOn
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ARMOUR,
    CITY,
    DARK_LEGION,
    FIGHT,
    IMPERIAL,
    KOHORT,
    SQUAD,
    YOURS,
)

FUKIDO: Final = fortification(
    "fukido",
    AnArea(SQUAD),
    ForAll(Such(IMPERIAL, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=IMPERIAL,
    kinds=(CITY,),
)
FOXHOLE: Final = fortification(
    "foxhole",
    ON_YOURS,
    Plus(2, ARMOUR),
    Plus(-2, FIGHT),
    NeverStarts(FIGHT),
    Ability("pass-on", AS_AN_ACTION, AWarrior(Such(whose=YOURS, other=True)), PassItOn()),
)
CITADEL_OF_ALGEROTH: Final = fortification(
    "citadel-of-algeroth",
    AnArea(KOHORT),
    ForAll(Such(follows=ALGEROTH, whose=YOURS, area=KOHORT), Plus(2, ARMOUR)),
    affiliation=DARK_LEGION,
    kinds=(CITADEL,),
)
