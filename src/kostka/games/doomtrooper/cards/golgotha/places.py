"""Golgotha: an order for the bold, and what a Squad builds."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import fortification, mission
from kostka.games.doomtrooper.hoards import AStored, LayItUp, TakeItUp, ThrowItOut, ToLayDown
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.strongholds import HalfPrice
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import DOOMTROOPERS, EQUIPMENT, HERETIC, SQUAD
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import RewardTheKill

YAHOO: Final = mission(
    "yahoo",
    AWarrior(Such(side=DOOMTROOPERS, alt=Such(kind=HERETIC))),
    Whenever(WhenItKills(last=True), RewardTheKill(plus=2)),
)
ARMORY: Final = fortification(
    "armory",
    AnArea(SQUAD),
    Ability(
        "store", AT_ANY_TIME, ToStore(EQUIPMENT, most=5), PutInStore(kind=EQUIPMENT), actions=0
    ),
    Ability("place", AS_AN_ACTION, ToLayDown(5), LayItUp()),
    Ability("take", AS_AN_ACTION, AStored(wanted=True), TakeItUp()),
    Ability("throw-out", AT_ANY_TIME, AStored(), ThrowItOut(), actions=0),
)
BARRACKS: Final = fortification("barracks", AnArea(SQUAD), HalfPrice())
