"""Unlimited: a Mission of which nobody else knows."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, Whenever
from kostka.games.doomtrooper.disclosures import (
    AMissionShown,
    FromTheHand,
    FulfilIt,
    MayShowTheMission,
    PutTheMissionAway,
    WhenASecretIsFulfilled,
)
from kostka.games.doomtrooper.legal import IN_ANSWER
from kostka.games.doomtrooper.terms import SPECIAL

SECRET_MISSION: Final = Card(
    "secret-mission",
    SPECIAL,
    IN_ANSWER,
    AMissionShown(),
    FromTheHand(
        Whenever(WhenASecretIsFulfilled(), MayShowTheMission(), PutTheMissionAway()),
    ),
    FulfilIt(),
)
