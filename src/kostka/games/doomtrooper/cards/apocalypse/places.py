"""Apocalypse: meeting rooms and other places."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.effects import EarnsPromotion, ForAll, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import FREELANCER, SQUAD, YOURS

DISCREET_MEETING_ROOM: Final = fortification(
    "discreet-meeting-room",
    AnArea(SQUAD),
    ForAll(Such(kind=FREELANCER, whose=YOURS), EarnsPromotion()),
)
