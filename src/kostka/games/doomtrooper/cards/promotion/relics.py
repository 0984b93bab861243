"""Promotional cards: a dagger for Brothers."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import APiece
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.facts import YouHaveAffiliated
from kostka.games.doomtrooper.forms import given_to, relic
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.marks import ToNegate
from kostka.games.doomtrooper.terms import (
    ART,
    BROTHERHOOD,
    DARK_LEGION,
    KOHORT,
    LEGIONNAIRES,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.treasures import ItsBearerIsIn, SacrificeOne
from kostka.games.doomtrooper.verbs import Cancel

BROTHER_OF_THE_SQUAD: Final = Such(BROTHERHOOD, whose=YOURS, area=SQUAD)
NEEDS: Final = (
    Need("DOOM-PLAY-01", ItsBearerIsIn("dagger-of-sacrifice", KOHORT)),
    Need("DOOM-PLAY-01", YouHaveAffiliated(BROTHERHOOD, SQUAD)),
)

DAGGER_OF_SACRIFICE: Final = relic(
    "dagger-of-sacrifice",
    given_to(side=LEGIONNAIRES),
    Ability(
        "cancel",
        IN_ANSWER,
        ToNegate(ART),
        SacrificeOne(BROTHER_OF_THE_SQUAD),
        Cancel(),
        actions=0,
        needs=NEEDS,
    ),
    Ability(
        "discard",
        AT_ANY_TIME,
        APiece(ART),
        SacrificeOne(BROTHER_OF_THE_SQUAD),
        DiscardTheTarget(),
        actions=0,
        needs=NEEDS,
    ),
    affiliation=DARK_LEGION,
)
