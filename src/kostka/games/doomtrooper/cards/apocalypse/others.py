"""Apocalypse: warriors, equipment and fortifications."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, BehindThis, InItsArea
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.cards.kinds import CLANSMEN, TRENCHERS
from kostka.games.doomtrooper.deeds import WoundTheTarget
from kostka.games.doomtrooper.effects import (
    ForAll,
    InThisArea,
    Plus,
    PlusStored,
    Such,
    Using,
    WhenDefending,
)
from kostka.games.doomtrooper.facts import HandHas
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, fortification, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.places import ComeOut, GoBehind, Store
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    ANYONES,
    ARMOUR,
    COMBAT,
    COMMANDER,
    EQUIPMENT,
    FIGHT,
    IMPERIAL,
    KOHORT,
    SQUAD,
    YOURS,
)

WOLFBANE_HONOR_GUARD: Final = warrior(
    "wolfbane-honor-guard",
    IMPERIAL,
    (6, 5, 7, 7),
    Using("clansman-claymore", Plus(8, FIGHT)),
    kinds=(CLANSMEN,),
)
COLONEL_MAXWELL: Final = warrior(
    "colonel-maxwell",
    IMPERIAL,
    (9, 7, 8, 9),
    ForAll(Such(kind=TRENCHERS, whose=YOURS, other=True), Plus(6, COMBAT)),
    kinds=(COMMANDER, TRENCHERS),
    personality=True,
)
ANTIPERSONNEL_GRENADE: Final = equipment(
    "antipersonnel-grenade",
    ON_YOURS,
    Ability(
        "throw",
        AS_AN_ACTION,
        AWarrior(Such(ready=True)),
        WoundTheTarget(earns=True),
        attack=True,
        spends=ANNIHILATE,
        upright=True,
    ),
)
FORTIFIED_ENTRENCHMENT: Final = fortification(
    "fortified-entrenchment",
    AnArea(SQUAD, KOHORT, whose=ANYONES),
    InThisArea(WhenDefending(Plus(2, ARMOUR))),
    InThisArea(WhenDefending(PlusStored(2, ARMOUR))),
    Ability(
        "store",
        AT_ANY_TIME,
        NO_TARGET,
        Store(EQUIPMENT),
        actions=0,
        needs=(Need("DOOM-PLAY-01", HandHas(EQUIPMENT)),),
    ),
)
PROTECTIVE_WALL: Final = fortification(
    "protective-wall",
    AnArea(SQUAD, KOHORT),
    Ability("hide", AS_AN_ACTION, InItsArea(3), GoBehind()),
    Ability("come-out", AT_ANY_TIME, BehindThis(), ComeOut(), actions=0),
)
