"""Inquisition: cards of Capitol."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_duel import AVehicleOrFortification
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import LeadsAttacks, Plus, Such
from kostka.games.doomtrooper.forms import equipment, given_to, relic
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.terms import (
    CAPITOL,
    ROCKET_LAUNCHER,
    SHOOT,
    SHOOTING_WEAPON,
    YOURS,
)

DEUCE: Final = equipment(
    "dpat-9-deuce",
    given_to(CAPITOL),
    Plus(6, SHOOT),
    Ability("blast", AS_AN_ACTION, AVehicleOrFortification(), DiscardTheTarget(), attack=True),
    affiliation=CAPITOL,
    kinds=(ROCKET_LAUNCHER,),
    weapon=SHOOTING_WEAPON,
)
MISSION_STATEMENT: Final = relic(
    "mission-statement",
    given_to(CAPITOL),
    LeadsAttacks(Such(CAPITOL, whose=YOURS), most=3),
    affiliation=CAPITOL,
)
