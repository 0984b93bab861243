"""Warzone: more Warzones."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.cards.kinds import SEA_LIONS
from kostka.games.doomtrooper.effects import (
    ANY,
    Against,
    EarnsPromotion,
    FreeGifts,
    Kills,
    Only,
    Plus,
    Such,
    ToBoth,
)
from kostka.games.doomtrooper.forms import warzone
from kostka.games.doomtrooper.occasions import WhenTheZonesDefenderKills
from kostka.games.doomtrooper.strongholds import WithoutWeapons
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ASTEROID_BELT,
    ATTACKS,
    BOTH_WAYS_WEAPON,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FREELANCER,
    IMPERIAL,
    KOHORT,
    MARTIAN,
    MERCURIAN,
    MUAWIJHE,
    SEMAI,
    SHOOT,
    SHOOTING_WEAPON,
    SQUAD,
    VALUE,
    VENUSIAN,
    YOURS,
)
from kostka.games.doomtrooper.verbs import RewardTheKill

ASTEROID_SETTLEMENT: Final = warzone(
    "asteroid-settlement",
    SQUAD,
    Plus(2, FIGHT),
    Plus(-1, SHOOT),
    Plus(1, ARMOUR),
    Plus(2, VALUE),
    WithoutWeapons((SHOOTING_WEAPON, BOTH_WAYS_WEAPON)),
    kinds=(ASTEROID_BELT,),
    also=KOHORT,
)
CRATER_OF_ANATHOLIA: Final = warzone(
    "crater-of-anatholia",
    KOHORT,
    Plus(-3, FIGHT),
    Plus(1, SHOOT),
    Plus(2, ARMOUR),
    Plus(2, VALUE),
    FreeGifts(DARK_SYMMETRY, ANY, defending=True),
    Kills(FIGHT),
    affiliation=DARK_LEGION,
    kinds=(MERCURIAN,),
)
GRAVETON_ARCHIPELAGO: Final = warzone(
    "graveton-archipelago",
    SQUAD,
    Plus(-1, FIGHT),
    Plus(4, SHOOT),
    Plus(1, VALUE),
    Only(Such(kind=SEA_LIONS), Plus(4, COMBAT)),
    kinds=(VENUSIAN,),
    also=KOHORT,
)
GREAT_RUST_DESERT: Final = warzone(
    "great-rust-desert",
    SQUAD,
    Plus(6, SHOOT),
    Plus(-2, ARMOUR),
    Plus(2, VALUE),
    ToBoth(Kills(ATTACKS)),
    kinds=(MARTIAN,),
    also=KOHORT,
)
HELSTROM_MOUNTAINS: Final = warzone(
    "helstrom-mountains",
    KOHORT,
    Plus(2, FIGHT),
    Plus(-3, SHOOT),
    Plus(3, ARMOUR),
    Plus(4, VALUE),
    Whenever(
        WhenTheZonesDefenderKills(Such(whose=YOURS), Such(side=DOOMTROOPERS), SHOOT),
        RewardTheKill(times=2),
    ),
    affiliation=DARK_LEGION,
    kinds=(VENUSIAN,),
)
INFESTED_ASTEROID: Final = warzone(
    "infested-asteroid",
    KOHORT,
    Plus(2, FIGHT),
    Plus(3, ARMOUR),
    Plus(2, VALUE),
    Against(Such(IMPERIAL), Plus(5, ALL)),
    affiliation=DARK_LEGION,
    kinds=(ASTEROID_BELT,),
)
NO_MANS_LAND: Final = warzone(
    "no-mans-land",
    SQUAD,
    Plus(1, COMBAT),
    Plus(4, VALUE),
    Only(Such(kind=FREELANCER), EarnsPromotion()),
    also=KOHORT,
)
PHOBOS_AND_DEIMOS: Final = warzone(
    "phobos-and-deimos",
    KOHORT,
    Plus(1, ATTACKS),
    Plus(-1, ARMOUR),
    Plus(2, VALUE),
    Only(
        Such(follows=SEMAI, alt=Such(follows=MUAWIJHE)),
        Against(Such(side=DOOMTROOPERS), Plus(5, COMBAT)),
    ),
    affiliation=DARK_LEGION,
    kinds=(MARTIAN,),
)
SHINRIKYO_UNDERWORLD: Final = warzone(
    "shinrikyo-underworld",
    SQUAD,
    Plus(3, ATTACKS),
    Plus(-2, ARMOUR),
    Plus(3, VALUE),
    FreeGifts(EQUIPMENT, ANY, defending=True),
    kinds=(MERCURIAN,),
    also=KOHORT,
)
