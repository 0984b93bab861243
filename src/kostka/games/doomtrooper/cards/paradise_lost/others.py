"""Paradise Lost: equipment, beasts, places and a mission."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CAVALIERS
from kostka.games.doomtrooper.effects import Kills, Only, Plus, Such
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.forms import (
    ON_YOURS,
    beast,
    equipment,
    fortification,
    given_to,
    mission,
    warzone,
)
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.legal import AS_AN_ACTION, IN_A_DUEL
from kostka.games.doomtrooper.marks import ABystander
from kostka.games.doomtrooper.occasions import WhenAZoneGoes
from kostka.games.doomtrooper.targets import AnArea, APlayer
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ATTACKS,
    BODY_ARMOUR,
    BOTH_WAYS_WEAPON,
    COMBAT,
    CRESCENTIA,
    DARK_EDEN,
    KOHORT,
    LUTHERAN,
    ONCE_A_DUEL,
    OUTPOST,
    SHOOT,
    SHOOTING_WEAPON,
    SQUAD,
    TRIBAL,
    VALUE,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import (
    AttacksFor,
    Deflects,
    MoreDiscards,
    OnlyFor,
    TwoShootingWeapons,
)
from kostka.games.doomtrooper.tribal import SacrificeForTheDefender
from kostka.games.doomtrooper.triggers import BEARER
from kostka.games.doomtrooper.verbs import DiscardIt
from kostka.games.doomtrooper.wiles import Bombard, ToBombard

# Equipment

TORRENT_BATTLE_WAGON: Final = equipment(
    "torrent-battle-wagon",
    given_to(CRESCENTIA),
    Plus(3, SHOOT),
    Plus(3, ARMOUR),
    affiliation=CRESCENTIA,
    kinds=(VEHICLE,),
)
GRIMGRIND_AIRVESSEL: Final = equipment(
    "grimgrind-airvessel",
    given_to(LUTHERAN),
    Plus(4, SHOOT),
    Plus(4, ARMOUR),
    affiliation=LUTHERAN,
    kinds=(AIRSHIP, VEHICLE),
)
IRONSHARK: Final = equipment(
    "ironshark", given_to(side=TRIBAL), Plus(5, SHOOT), Kills(SHOOT), kinds=(VEHICLE,)
)
BODY_ARMOR: Final = equipment(
    "body-armor",
    ON_YOURS,
    Plus(3, ARMOUR),
    Deflects((SHOOTING_WEAPON, BOTH_WAYS_WEAPON)),
    kinds=(BODY_ARMOUR,),
)

# Beasts: fight, shoot, armour and value that they add to the base of their riders

CRESCENTIAN_TWOTUSK: Final = beast("crescentian-twotusk", CRESCENTIA, (4, 0, 4, 4))
HOLY_UROX: Final = beast("holy-urox", CRESCENTIA, (6, 2, 6, 3), AttacksFor(2))
EQUINE: Final = beast("equine", LUTHERAN, (2, 0, 2, 0), CountsAs(CAVALIERS))
MASTODONT: Final = beast("mastodont", CRESCENTIA, (3, 2, 2, 4), TwoShootingWeapons())
SUPPORT_ARTILLERY_OX: Final = beast(
    "support-artillery-ox",
    CRESCENTIA,
    (0, 0, 2, 0),
    Ability("bombard", AS_AN_ACTION, ToBombard(), Bombard(3), actions=2, attack=True),
)

# Places

GARBAGE_DUMP: Final = fortification("garbage-dump", AnArea(SQUAD, KOHORT, OUTPOST), MoreDiscards(4))
CENTRAL_EUROPE: Final = warzone(
    "central-europe",
    OUTPOST,
    Plus(2, ATTACKS),
    OnlyFor(Such(CRESCENTIA)),
    Only(Such(rides=True), Plus(3, COMBAT)),
    affiliation=CRESCENTIA,
    kinds=(DARK_EDEN,),
)
NORTHWESTERN_EUROPE: Final = warzone(
    "northwestern-europe",
    OUTPOST,
    Plus(3, ARMOUR),
    Plus(1, VALUE),
    OnlyFor(Such(LUTHERAN)),
    Ability(
        "sacrifice",
        IN_A_DUEL,
        ABystander(Such(LUTHERAN, whose=YOURS)),
        SacrificeForTheDefender(Plus(1, COMBAT, bought=True)),
        actions=0,
        once=ONCE_A_DUEL,
    ),
    affiliation=LUTHERAN,
    kinds=(DARK_EDEN,),
)

RAZE_THE_LAND: Final = mission(
    "raze-the-land",
    APlayer(),
    Whenever(WhenAZoneGoes(), GainPromotion(5, BEARER, fulfils=True), DiscardIt()),
)
