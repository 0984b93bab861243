"""Apocalypse: a fortification for the corporations."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.facts import CollectionHas
from kostka.games.doomtrooper.forms import fortification
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import Fetch
from kostka.games.doomtrooper.targets import AnArea
from kostka.games.doomtrooper.terms import ANNIHILATE, CORPORATE_LEADER, SQUAD

BOARD_ROOM: Final = fortification(
    "board-room",
    AnArea(SQUAD),
    Ability(
        "appoint",
        AS_AN_ACTION,
        NO_TARGET,
        Fetch(kind=CORPORATE_LEADER),
        actions=3,
        needs=(Need("DOOM-PLAY-01", CollectionHas(kind=CORPORATE_LEADER)),),
        spends=ANNIHILATE,
    ),
)
