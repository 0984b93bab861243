"""Warzone: balloons against airships."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import MINEFIELD
from kostka.games.doomtrooper.deeds import EndTheDuel, WoundTheTarget
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.garrisons import AnAirborneAttacker, LoseTheAirship
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import ANNIHILATE, SQUAD

BARRAGE_BALLOONS: Final = fortification(
    "barrage-balloons",
    AnArea(SQUAD),
    Ability(
        "rise",
        AT_ANY_TIME,
        AnAirborneAttacker(),
        LoseTheAirship(),
        WoundTheTarget(earns=True),
        EndTheDuel(),
        actions=0,
        spends=ANNIHILATE,
    ),
    kinds=(MINEFIELD,),
)
