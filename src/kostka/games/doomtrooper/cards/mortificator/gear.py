"""Mortificator: poisons, gadgets and vehicles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import ImmuneTo
from kostka.games.doomtrooper.arms import BarsZones
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.effects import (
    NoFortifications,
    NotImmune,
    Plus,
    PlusStored,
    ToFoe,
)
from kostka.games.doomtrooper.forms import equipment, given_to
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.marks import ToNegate
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    DARK_LEGION,
    DARK_SYMMETRY,
    DISCARD,
    DOOMTROOPERS,
    LEGIONNAIRES,
    POISON,
    SHOOT,
    SPECIAL,
    VEHICLE,
)
from kostka.games.doomtrooper.verbs import Cancel, ForGood

TO_A_MORTIFICATOR: Final = given_to(kind=MORTIFICATORS)

# Poisons

PLATINUM_DREAM: Final = equipment(
    "platinum-dream",
    TO_A_MORTIFICATOR,
    Ability(
        "poison",
        AT_ANY_TIME,
        ImmuneTo(ART),
        ForGood(NotImmune(ART)),
        actions=0,
        spends=DISCARD,
    ),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)

# Other things

AUTOGYRO: Final = equipment(
    "autogyro",
    given_to(side=DOOMTROOPERS),
    Plus(4, SHOOT),
    Plus(4, ARMOUR),
    ToFoe(NoFortifications()),
    BarsZones(),
    affiliation=BAUHAUS,
    kinds=(AIRSHIP, VEHICLE),
)
FORESEEING_TALISMAN: Final = equipment(
    "foreseeing-talisman",
    TO_A_MORTIFICATOR,
    Ability("foresee", IN_ANSWER, ToNegate(SPECIAL), Cancel(), actions=0, cost=12),
    affiliation=BROTHERHOOD,
)
PANDORAS_BOX: Final = equipment(
    "pandoras-box",
    given_to(side=LEGIONNAIRES),
    PlusStored(1, ATTACKS, of=DARK_SYMMETRY),
    Ability("store", AS_AN_ACTION, ToStore(DARK_SYMMETRY), PutInStore(kind=DARK_SYMMETRY)),
    affiliation=DARK_LEGION,
)
