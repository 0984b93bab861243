"""Unlimited: cards of Capitol."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.deeds_cards import AMember, NameAMembership
from kostka.games.doomtrooper.effects import ForAll, NoWeapons, Plus, Such, Times
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, fortification, mission
from kostka.games.doomtrooper.identity import LosesTheNamed
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.powers import AttacksTwice, Paired
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ARTILLERY,
    ATTACKS,
    BOTH_WAYS_WEAPON,
    CAPITOL,
    CITY,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    HANDGUN,
    SHOOT,
    SHOOT_ARMOUR_VALUE,
    SHOOTING_WEAPON,
    SPECIAL,
    SQUAD,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import DiscardIt, RewardTheKill, Stays

TO_A_CAPITOL_DOOMTROOPER: Final = AWarrior(Such(CAPITOL, side=DOOMTROOPERS, whose=YOURS))

BOLTER: Final = equipment(
    "sherman-74-model-13-bolter",
    ON_YOURS,
    Plus(2, ATTACKS),
    Paired(HANDGUN),
    affiliation=CAPITOL,
    kinds=(HANDGUN,),
    weapon=BOTH_WAYS_WEAPON,
)
NIMROD_AUTOCANNON: Final = equipment(
    "nimrod-autocannon",
    ON_YOURS,
    Plus(3, SHOOT),
    AttacksTwice(),
    affiliation=CAPITOL,
    kinds=(ARTILLERY,),
    weapon=SHOOTING_WEAPON,
)
GRAPESHOT_GUARDIAN: Final = equipment(
    "ah-uh-19-grapeshot-guardian",
    TO_A_CAPITOL_DOOMTROOPER,
    Times(2, SHOOT_ARMOUR_VALUE),
    NoWeapons(),
    affiliation=CAPITOL,
    kinds=(AIRSHIP, VEHICLE),
)
CAPITOL_SWORD_OF_HONOR: Final = equipment(
    "capitol-sword-of-honor",
    TO_A_CAPITOL_DOOMTROOPER,
    Plus(1, FIGHT),
    affiliation=CAPITOL,
    weapon=FIGHTING_WEAPON,
)
SAN_DORADO: Final = fortification(
    "san-dorado",
    AnArea(SQUAD),
    ForAll(Such(CAPITOL, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=CAPITOL,
    kinds=(CITY,),
)
INTERNAL_AFFAIRS_CRACKDOWN: Final = mission(
    "internal-affairs-crackdown",
    AWarrior(Such(CAPITOL, side=DOOMTROOPERS)),
    Whenever(WhenItKills(Such(CAPITOL, side=DOOMTROOPERS)), RewardTheKill(times=2), DiscardIt()),
    affiliation=CAPITOL,
)
INSUBORDINATION: Final = Card(
    "insubordination",
    SPECIAL,
    AT_ANY_TIME,
    AMember(Such(side=DOOMTROOPERS)),
    NameAMembership(),
    Stays(LosesTheNamed()),
    affiliation=CAPITOL,
)
