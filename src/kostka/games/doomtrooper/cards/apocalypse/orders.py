"""Apocalypse: work on the sly."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.edicts import DefenderIsNamed
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.errands import TakeTheReward, WhenItsBearerKills
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import FOES, MISSION
from kostka.games.doomtrooper.verbs import DiscardIt, Stays

WORKING_ON_THE_SLY: Final = Card(
    "working-on-the-sly",
    MISSION,
    AS_AN_ACTION,
    AWarrior(Such(whose=FOES)),
    Stays(DefenderIsNamed(), Whenever(WhenItsBearerKills(), TakeTheReward(), DiscardIt())),
    by_value=True,
)
