"""Golgotha: armour and gadgets."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_gear import ACardOf
from kostka.games.doomtrooper.arms import MayUseAll, NothingFrom, SeesThrough
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import PRETORIAN_BEHEMOTHS
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import NoOtherEquipment, Only, Plus, Such, TimesBase, ToFoe
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.strongholds import HalfPrice
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ANNIHILATE,
    ARMOUR,
    BODY_ARMOUR,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    HERETIC,
    KOHORT,
    LEGIONNAIRES,
    SHOOT,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.traits import BaseBecomes

BEHEMOTH_ARMOR: Final = equipment(
    "behemoth-armor",
    AWarrior(Such(follows=ALGEROTH, whose=YOURS)),
    Only(Such(not_kind=PRETORIAN_BEHEMOTHS), Plus(2, ARMOUR)),
    Only(Such(kind=PRETORIAN_BEHEMOTHS), Plus(6, ARMOUR)),
    Only(Such(kind=PRETORIAN_BEHEMOTHS), MayUseAll(ALGEROTH)),
    affiliation=DARK_LEGION,
    kinds=(BODY_ARMOUR,),
)
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
GOLGOTHAS_MIRROR: Final = equipment(
    "golgothas-mirror",
    AnArea(KOHORT),
    HalfPrice(DARK_LEGION),
    affiliation=DARK_LEGION,
    actions=2,
)
INFRARED_GOGGLES: Final = equipment(
    "infrared-goggles",
    ON_YOURS,
    Plus(2, SHOOT),
    SeesThrough("heavy-fog"),
    ToFoe(NothingFrom("hidden-in-the-shadows")),
)
SCRAMBLING_DEVICE: Final = equipment(
    "scrambling-device",
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, alt=Such(kind=HERETIC, whose=YOURS))),
    Ability(
        "scramble",
        AT_ANY_TIME,
        ACardOf(SPECIAL),
        DiscardTheTarget(),
        actions=0,
        spends=ANNIHILATE,
    ),
)
