"""Mortificator: special orders."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.effects import NeverAttacks, Such
from kostka.games.doomtrooper.errands import WhenItsBearerKills
from kostka.games.doomtrooper.forms import mission
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.triggers import BEARER
from kostka.games.doomtrooper.verbs import DiscardIt, GainDestiny

SPECIAL_ORDERS: Final = mission(
    "special-orders",
    AWarrior(Such(personality=True)),
    NeverAttacks(Such(commoner=True)),
    Whenever(
        WhenItsBearerKills(Such(personality=True)),
        GainDestiny(20, BEARER),
        DiscardIt(),
    ),
)
