"""Golgotha: an order for the bold, and what a Squad builds."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.forms import mission
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import DOOMTROOPERS, HERETIC
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import RewardTheKill

YAHOO: Final = mission(
    "yahoo",
    AWarrior(Such(side=DOOMTROOPERS, alt=Such(kind=HERETIC))),
    Whenever(WhenItKills(last=True), RewardTheKill(plus=2)),
)
