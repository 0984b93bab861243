"""Unlimited: cards of Bauhaus."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import APiece
from kostka.games.doomtrooper.card import Ability, Card, Whenever
from kostka.games.doomtrooper.cards.kinds import ETOILES, VENUSIAN_RANGERS
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    MustAttack,
    NoWeapons,
    Plus,
    Such,
    Times,
)
from kostka.games.doomtrooper.forms import equipment, fortification, mission, warrior
from kostka.games.doomtrooper.identity import Joins
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ARTILLERY,
    BAUHAUS,
    CITY,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    FORTIFICATION,
    LEGIONNAIRES,
    ONCE_A_TURN,
    SPECIAL,
    SQUAD,
    TANK,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import DiscardIt, RewardTheKill, Stays

TO_A_BAUHAUS_DOOMTROOPER: Final = AWarrior(Such(BAUHAUS, side=DOOMTROOPERS, whose=YOURS))

ETOILES_MORTANT: Final = warrior(
    "etoiles-mortant",
    BAUHAUS,
    (4, 2, 6, 4),
    MustAttack(Such(side=LEGIONNAIRES), own=True),
    kinds=(ETOILES,),
)
MAX_STEINER: Final = warrior(
    "max-steiner",
    BAUHAUS,
    (4, 7, 9, 8),
    ForAll(Such(kind=VENUSIAN_RANGERS, whose=YOURS), Immune(DARK_SYMMETRY)),
    kinds=(VENUSIAN_RANGERS,),
    personality=True,
)
VIOLATOR_SWORD: Final = equipment(
    "violator-sword",
    TO_A_BAUHAUS_DOOMTROOPER,
    Plus(2, FIGHT),
    affiliation=BAUHAUS,
    weapon=FIGHTING_WEAPON,
)
WOLFCLAW: Final = equipment(
    "t-32-wolfclaw-jbt",
    TO_A_BAUHAUS_DOOMTROOPER,
    Times(2, ALL),
    NoWeapons(),
    affiliation=BAUHAUS,
    kinds=(TANK, VEHICLE),
)
GREAT_INFURIOR: Final = equipment(
    "bauhaus-great-infurior",
    AnArea(SQUAD),
    Ability(
        "shell",
        AS_AN_ACTION,
        APiece(FORTIFICATION),
        DiscardTheTarget(),
        actions=3,
        once=ONCE_A_TURN,
    ),
    affiliation=BAUHAUS,
    kinds=(ARTILLERY,),
    cost=6,
)
HEIMBURG: Final = fortification(
    "heimburg",
    AnArea(SQUAD),
    ForAll(Such(BAUHAUS, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=BAUHAUS,
    kinds=(CITY,),
)
TRAITOR_DISCOVERED: Final = mission(
    "traitor-discovered",
    AWarrior(Such(BAUHAUS, side=DOOMTROOPERS)),
    Whenever(WhenItKills(Such(BAUHAUS, side=DOOMTROOPERS)), RewardTheKill(times=2), DiscardIt()),
    affiliation=BAUHAUS,
)
SPOKE_IN_THE_COG: Final = Card(
    "spoke-in-the-cog",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=BAUHAUS)),
    Stays(Joins(BAUHAUS)),
    affiliation=BAUHAUS,
)
