"""Promotional cards: a conspiracy."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.effects import ForAll, Immune, Such
from kostka.games.doomtrooper.errands import ForTheGame, WhenTheyKill
from kostka.games.doomtrooper.forms import mission
from kostka.games.doomtrooper.soldiery import ShieldsYou
from kostka.games.doomtrooper.targets import YOURSELF
from kostka.games.doomtrooper.terms import ART, BROTHERHOOD, DARK_LEGION, YOURS
from kostka.games.doomtrooper.verbs import DiscardIt

HERETIC_CONSPIRACY: Final = mission(
    "heretic-conspiracy",
    YOURSELF,
    Whenever(
        WhenTheyKill(Such(BROTHERHOOD, personality=True), foes=True, yours=True),
        ForTheGame(ForAll(Such(whose=YOURS), Immune(ART)), ShieldsYou(ART)),
        DiscardIt(),
    ),
    affiliation=DARK_LEGION,
)
