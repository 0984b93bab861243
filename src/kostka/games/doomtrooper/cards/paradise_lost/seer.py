"""Paradise Lost: the High Seer."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.cards.kinds import MYSTICS
from kostka.games.doomtrooper.deeds_soldiers import LookAtTheTops
from kostka.games.doomtrooper.facts_soldiers import ATopIsUnseen
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD

HIGH_SEER_CASTOR: Final = warrior(
    "high-seer-castor",
    BROTHERHOOD,
    (3, 3, 4, 6),
    Ability(
        "foresee",
        AT_ANY_TIME,
        NO_TARGET,
        LookAtTheTops(),
        actions=0,
        needs=(Need("DOOM-PLAY-01", ATopIsUnseen()),),
    ),
    kinds=(MYSTICS,),
    casts=ALL_ASPECTS,
    personality=True,
)
