"""Warzone: warriors."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.effects import LeadsAttacks, NeverFights, NeverInCover, Plus, Such
from kostka.games.doomtrooper.forms import commands, warrior
from kostka.games.doomtrooper.places import MayBecome
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    CAPITOL,
    CORPORATE_LEADER,
    DARK_LEGION,
    DOOMTROOPERS,
    IMPERIAL,
    SERGEANT,
    STRUCK_OUT,
    YOURS,
)
from kostka.games.doomtrooper.triggers import WhenItKills

SQUADRON_COMMANDER: Final = warrior(
    "squadron-commander",
    IMPERIAL,
    (7, 3, 5, 6),
    *commands(IMPERIAL, Plus(4, ALL)),
    kinds=(SERGEANT,),
)
SERGEANT_CARD: Final = warrior(
    "sergeant", CAPITOL, (3, 7, 5, 6), *commands(CAPITOL, Plus(4, ALL)), kinds=(SERGEANT,)
)
PRESIDENT_CHARLES_W_COLDING: Final = warrior(
    "president-charles-w-colding",
    CAPITOL,
    (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 20),
    NeverFights(),
    NeverInCover(),
    LeadsAttacks(Such(CAPITOL, whose=YOURS)),
    kinds=(CORPORATE_LEADER,),
    personality=True,
)
IMMACULATE_SPAWN: Final = warrior(
    "immaculate-spawn",
    DARK_LEGION,
    (3, 9, 6, 6),
    Whenever(WhenItKills(Such(side=DOOMTROOPERS)), MayBecome("immaculate-fury")),
    follows=ALGEROTH,
)
