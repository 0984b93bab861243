"""Golgotha: armour and gadgets."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_gear import ACardOf
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import NoOtherEquipment, Plus, Such, TimesBase
from kostka.games.doomtrooper.forms import equipment, given_to
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    ARMOUR,
    BODY_ARMOUR,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    HERETIC,
    LEGIONNAIRES,
    SHOOT,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.traits import BaseBecomes

CARCASS_SUIT: Final = equipment(
    "carcass-suit",
    given_to(side=LEGIONNAIRES),
    TimesBase(2, FIGHT),
    BaseBecomes(0, SHOOT),
    Plus(5, ARMOUR),
    NoOtherEquipment(),
    affiliation=DARK_LEGION,
    kinds=(BODY_ARMOUR,),
)
SCRAMBLING_DEVICE: Final = equipment(
    "scrambling-device",
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, alt=Such(kind=HERETIC))),
    Ability(
        "scramble",
        AT_ANY_TIME,
        ACardOf(SPECIAL),
        DiscardTheTarget(),
        actions=0,
        spends=ANNIHILATE,
    ),
)
