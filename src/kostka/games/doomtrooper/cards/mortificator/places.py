"""Mortificator: a club, a Citadel and a palace."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.cards.kinds import CITADEL, MORTIFICATORS
from kostka.games.doomtrooper.effects import ForAll, Kills, Plus, Such
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.strongholds import TollToAttack
from kostka.games.doomtrooper.targets import YOURSELF, AnArea
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ATTACKS,
    COMBAT,
    DARK_LEGION,
    GENERAL,
    HERETIC,
    KOHORT,
    YOURS,
)

CLUB_ARKADIN: Final = fortification(
    "club-arkadin", YOURSELF, ForAll(Such(icon=GENERAL), Plus(5, COMBAT))
)
GOLGOTHAS_CITADEL: Final = fortification(
    "golgothas-citadel",
    AnArea(KOHORT),
    ForAll(Such(follows=ALGEROTH, whose=YOURS), Kills(ATTACKS)),
    affiliation=DARK_LEGION,
    kinds=(CITADEL,),
    annihilated=True,
)
THE_STAHLER_PALACE: Final = fortification(
    "the-stahler-palace",
    AnArea(KOHORT),
    ForAll(Such(kind=HERETIC, whose=YOURS), TollToAttack(10, MORTIFICATORS)),
    affiliation=DARK_LEGION,
)
