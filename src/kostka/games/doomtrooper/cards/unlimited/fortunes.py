"""Unlimited: special cards about points, hands, turns and actions."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.deeds_cards import LosePromotion
from kostka.games.doomtrooper.downfall import HeHasJustCome
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.espionage import AMissionsPoints, StealThePoints
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.governing import (
    FewerActions,
    HandOf,
    KeepsAllCards,
    MissesTheTurn,
    TakesAnotherTurn,
)
from kostka.games.doomtrooper.ledger import (
    ExchangePoints,
    RuinEverybody,
    SomebodyHasPoints,
    YouCanExchange,
)
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    AT_TURN_START,
    WHEN_POINTS_ARE_EARNED,
)
from kostka.games.doomtrooper.searching import (
    LookUpACard,
    ShareOutEquipment,
    ThereIsOneToFind,
    YouCanShare,
)
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.tempo import (
    AtYourTurnsEnd,
    ForTheirNextTurn,
    ForYouAfterThisTurn,
    NoOtherTurnFollows,
)
from kostka.games.doomtrooper.terms import BROTHERHOOD, DOOMTROOPERS, SPECIAL, SQUAD, YOURS
from kostka.games.doomtrooper.verbs import THAT_PLAYER, AsBought, Stays

# Points

FRAMED: Final = Card(
    "framed",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(promoted=True),
    LosePromotion(AsBought(), THAT_PLAYER),
    per=5,
)
LOST_PAPERWORK: Final = Card(
    "lost-paperwork", SPECIAL, AT_ANY_TIME, APlayer(promoted=True), LosePromotion(3, THAT_PLAYER)
)
CORPORATE_SHENANIGANS: Final = Card(
    "corporate-shenanigans",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    RuinEverybody(),
    needs=(Need("DOOM-PLAY-01", SomebodyHasPoints()),),
)
RETRAINING: Final = Card(
    "retraining",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    ExchangePoints(5),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", YouCanExchange(5)),),
)
NEWCOMER: Final = Such(side=DOOMTROOPERS, whose=YOURS, area=SQUAD, not_affiliation=BROTHERHOOD)
BORN_WITH_A_SILVER_SPOON: Final = Card(
    "born-with-a-silver-spoon",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    GainPromotion(3),
    cost=5,
    needs=(Need("DOOM-REACT-01", HeHasJustCome(NEWCOMER)),),
)

SPY_IN_THE_RANKS: Final = Card(
    "spy-in-the-ranks",
    SPECIAL,
    WHEN_POINTS_ARE_EARNED,
    AMissionsPoints(),
    StealThePoints(),
)

# Turns and actions

BOGGED_DOWN: Final = Card(
    "bogged-down",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(other=True),
    ForTheirNextTurn(MissesTheTurn()),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", YourTurn()),),
)
RUTHLESS_EFFICIENCY: Final = Card(
    "ruthless-efficiency",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    ForYouAfterThisTurn(TakesAnotherTurn()),
    annihilated=True,
    needs=(
        Need("DOOM-TURN-06", AtYourTurnsEnd()),
        Need("DOOM-PLAY-01", NoOtherTurnFollows()),
    ),
)
FORCED_MARCH: Final = Card(
    "forced-march", SPECIAL, AT_ANY_TIME, APlayer(), ForTheirNextTurn(FewerActions(1))
)

# Cards

DIVINE_INSPIRATION: Final = Card(
    "divine-inspiration",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    LookUpACard(),
    actions=3,
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", ThereIsOneToFind()),),
)
EXPEDITE_REQUEST: Final = Card(
    "expedite-request",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    LookUpACard(deck=True),
    annihilated=True,
    needs=(
        Need("DOOM-PLAY-01", YourTurn()),
        Need("DOOM-PLAY-01", ThereIsOneToFind(deck=True)),
    ),
)
FORTUNE_OF_WAR: Final = Card(
    "fortune-of-war", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(KeepsAllCards())
)
MANIFEST_DESTINY: Final = Card(
    "manifest-destiny", SPECIAL, AT_TURN_START, NO_TARGET, Stays(HandOf(10))
)
EFFICIENCY_TRAINING: Final = Card(
    "efficiency-training",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    ShareOutEquipment(),
    needs=(Need("DOOM-PLAY-01", YouCanShare()),),
)
