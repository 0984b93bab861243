"""Paradise Lost: the vehicles of the tribes and what goes onto a blade."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_gear import AWeapon, ItsDuel
from kostka.games.doomtrooper.arms import NoBodyArmour
from kostka.games.doomtrooper.bargains import QuickRituals
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import JAEGER_COMMANDOS
from kostka.games.doomtrooper.deeds_gear import LoseTheVehicle
from kostka.games.doomtrooper.effects import InTactic, Only, Plus, StrikesFirst, Such, ToFoe
from kostka.games.doomtrooper.forms import equipment, given_to
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    COMBAT,
    FIGHTING_WEAPON,
    LUTHERAN,
    PATRIARCH,
    RASPUTIN,
    SHOOT,
    TANK,
    TEMPLARS,
    VEHICLE,
)
from kostka.games.doomtrooper.verbs import ForThisDuel

POWER_INDUCTION: Final = equipment(
    "power-induction", AWeapon(FIGHTING_WEAPON), ToFoe(NoBodyArmour())
)

# Vehicles

BLITZTANK: Final = equipment(
    "blitztank", given_to(RASPUTIN), Plus(5, ALL), affiliation=RASPUTIN, kinds=(TANK, VEHICLE)
)
CORARIUS_TRANSPORT: Final = equipment(
    "corarius-transport",
    given_to(RASPUTIN),
    Plus(2, COMBAT),
    Ability(
        "jump-off",
        AT_ANY_TIME,
        ItsDuel(Such(kind=JAEGER_COMMANDOS)),
        LoseTheVehicle(),
        ForThisDuel(Plus(2, COMBAT), Plus(5, COMBAT)),
        actions=0,
        inside=True,
    ),
    affiliation=RASPUTIN,
    kinds=(AIRSHIP, VEHICLE),
)
PALANQUIN_AIRVESSEL: Final = equipment(
    "palanquin-airvessel",
    given_to(LUTHERAN),
    Plus(2, SHOOT),
    Plus(2, ARMOUR),
    Only(Such(kind=PATRIARCH), QuickRituals(1)),
    affiliation=LUTHERAN,
    kinds=(AIRSHIP, VEHICLE),
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
