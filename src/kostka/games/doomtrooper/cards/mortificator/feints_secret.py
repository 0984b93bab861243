"""Mortificator: secrets, and special cards against them."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.effects import NeverDiscarded
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.secrecy import (
    HideUnderIt,
    LookUnderSecrets,
    OthersHaveSecrets,
    PlayAllUnderIt,
    SpoilTheSecret,
    ToCallTheBluff,
    ToReveal,
)
from kostka.games.doomtrooper.stores import ToStore
from kostka.games.doomtrooper.terms import SPECIAL
from kostka.games.doomtrooper.verbs import Stays

SECRET: Final = Card(
    "secret",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(
        NeverDiscarded(),
        Ability("hide", AS_AN_ACTION, ToStore(SPECIAL), HideUnderIt(SPECIAL)),
        Ability("reveal", AT_ANY_TIME, ToReveal(), PlayAllUnderIt(), actions=0),
    ),
)
BLUFF: Final = Card("bluff", SPECIAL, IN_ANSWER, ToCallTheBluff(), SpoilTheSecret())
INFORMANTS: Final = Card(
    "informants",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    LookUnderSecrets(),
    needs=(Need("DOOM-SPEC-01", YourTurn()), Need("DOOM-PLAY-01", OthersHaveSecrets())),
)
