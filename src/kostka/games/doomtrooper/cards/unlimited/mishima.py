"""Unlimited: Mishima."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AvengeTheKilled
from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.cards.kinds import HATAMOTOS
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    MayNotUse,
    NoWeapons,
    Plus,
    Such,
    Times,
    ToFoe,
)
from kostka.games.doomtrooper.forms import equipment, fortification, mission, warrior
from kostka.games.doomtrooper.identity import Joins
from kostka.games.doomtrooper.legal import AFTER_A_KILL, AT_ANY_TIME
from kostka.games.doomtrooper.marks import TheKillerOf
from kostka.games.doomtrooper.sorts import Frail
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    CITY,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FIGHTING_WEAPON,
    MISHIMA,
    SHOOT_ARMOUR_VALUE,
    SPECIAL,
    SQUAD,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import MissionsFirst
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import DiscardIt, RewardTheKill, Stays

A_MISHIMA_DOOMTROOPER: Final = Such(MISHIMA, side=DOOMTROOPERS)
TO_A_MISHIMA_DOOMTROOPER: Final = AWarrior(Such(MISHIMA, side=DOOMTROOPERS, whose=YOURS))

# Warriors

HATAMOTO: Final = warrior("hatamoto", MISHIMA, (4, 4, 4, 4), MissionsFirst(), kinds=(HATAMOTOS,))
SUICIDE_WARHEAD: Final = warrior(
    "suicide-warhead",
    MISHIMA,
    (10, 0, 0, 3),
    Immune(DARK_SYMMETRY),
    MayNotUse(EQUIPMENT),
    Frail(),
)
YOJIMBO: Final = warrior(
    "yojimbo",
    MISHIMA,
    (7, 5, 7, 7),
    ForAll(Such(kind=HATAMOTOS, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(HATAMOTOS,),
    personality=True,
)

# Equipment, a city, a mission

SCALPER: Final = equipment(
    "scalper",
    TO_A_MISHIMA_DOOMTROOPER,
    Plus(1, FIGHT),
    ToFoe(Plus(-1, FIGHT)),
    affiliation=MISHIMA,
    weapon=FIGHTING_WEAPON,
)
FUKIMURA_NO_12_KAMIKAZE: Final = equipment(
    "fukimura-no-12-kamikaze",
    TO_A_MISHIMA_DOOMTROOPER,
    Times(2, SHOOT_ARMOUR_VALUE),
    NoWeapons(),
    affiliation=MISHIMA,
    kinds=(AIRSHIP, VEHICLE),
)
LONGSHORE: Final = fortification(
    "longshore",
    AnArea(SQUAD),
    ForAll(Such(MISHIMA, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=MISHIMA,
    kinds=(CITY,),
)
EXONERATED_RONIN: Final = mission(
    "exonerated-ronin",
    AWarrior(A_MISHIMA_DOOMTROOPER),
    Whenever(WhenItKills(A_MISHIMA_DOOMTROOPER), RewardTheKill(times=2), DiscardIt()),
    affiliation=MISHIMA,
)

# Special cards

SWORN_VENGEANCE: Final = Card(
    "sworn-vengeance",
    SPECIAL,
    AFTER_A_KILL,
    TheKillerOf(MISHIMA),
    AvengeTheKilled(),
    affiliation=MISHIMA,
)
DUTIFUL_SERVICE: Final = Card(
    "dutiful-service",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=MISHIMA)),
    Stays(Joins(MISHIMA)),
    affiliation=MISHIMA,
)
