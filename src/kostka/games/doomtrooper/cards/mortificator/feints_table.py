"""Mortificator: special cards about players, points and piles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.copies import AFortToShare, NameAHost, StandFor
from kostka.games.doomtrooper.facts import YouHaveDiscarded
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.losses import DiscardEveryCopy, DiscardTheirsInAreas
from kostka.games.doomtrooper.piles import (
    REPLACING,
    AllMayFill,
    AnnihilateFromThePile,
    DiscardDownTo,
    ExchangeYourPiles,
    NotYourTurn,
    OthersMayExchange,
    PayOrLoseThePile,
    ShuffleTheDiscarded,
    SomebodyCanDraw,
    SomebodyHasDiscarded,
)
from kostka.games.doomtrooper.rulings import (
    DestinyLimit,
    DrawsAtMost,
    HandLimit,
    KeepsTheHand,
    Meditation,
    PaysForCards,
    PaysToDraw,
    PlaysNoneToAreas,
    ReplacesCards,
)
from kostka.games.doomtrooper.shares import GiveUpTheExcess
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import EQUIPMENT, SPECIAL
from kostka.games.doomtrooper.triggers import BEARER, AtTurnStart
from kostka.games.doomtrooper.verbs import DiscardIt, HasNoDestiny, Stays
from kostka.kernel.step import If

# For everybody

ECONOMIC_BREAKDOWN: Final = Card(
    "economic-breakdown",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(DestinyLimit(15)),
    GiveUpTheExcess(15),
)
FALLING_MARKET: Final = Card(
    "falling-market",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(Meditation(0)),
    DiscardEveryCopy("rising-market"),
)
RISING_MARKET: Final = Card(
    "rising-market",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(Meditation(2)),
    DiscardEveryCopy("falling-market"),
)
THROWING_IT_ALL_AWAY: Final = Card(
    "throwing-it-all-away", SPECIAL, AS_AN_ACTION, NO_TARGET, Stays(DrawsAtMost(1))
)

EMBASSY: Final = Card("embassy", SPECIAL, AT_ANY_TIME, AFortToShare(), NameAHost(), StandFor())

# On a player

LISTEN_UP: Final = Card(
    "listen-up",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(),
    Stays(PlaysNoneToAreas(EQUIPMENT)),
    DiscardTheirsInAreas(EQUIPMENT),
)
WANNA_PLAY: Final = Card(
    "wanna-play",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(),
    Stays(PaysToDraw(1), Whenever(AtTurnStart(BEARER), If(HasNoDestiny(BEARER), DiscardIt()))),
    DiscardEveryCopy("falling-market"),
)
DEAL_WITH_IT: Final = Card(
    "deal-with-it",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(),
    Stays(HandLimit(4), KeepsTheHand(), ReplacesCards(REPLACING)),
    DiscardDownTo(4),
    actions=3,
)
WATCHFUL_EYE: Final = Card(
    "watchful-eye",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(),
    Stays(PaysForCards(1, SPECIAL)),
    actions=3,
    several=True,
)

# Piles

AND_STAY_DEAD: Final = Card(
    "and-stay-dead",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(other=True, buried=True),
    AnnihilateFromThePile(2),
    annihilated=True,
)
DEJA_VU: Final = Card(
    "deja-vu",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    ExchangeYourPiles(),
    OthersMayExchange(25),
    actions=3,
    annihilated=True,
)
FILLEM_UP: Final = Card(
    "fillem-up",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    AllMayFill(),
    needs=(Need("DOOM-SPEC-01", NotYourTurn()), Need("DOOM-PLAY-01", SomebodyCanDraw())),
)
LIVING_ON_THE_EDGE: Final = Card(
    "living-on-the-edge",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    PayOrLoseThePile(20),
    actions=3,
    needs=(Need("DOOM-PLAY-01", SomebodyHasDiscarded()),),
)
PLAY_IT_AGAIN: Final = Card(
    "play-it-again",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    ShuffleTheDiscarded(),
    cost=10,
    needs=(Need("DOOM-PLAY-01", YouHaveDiscarded()),),
    annihilated=True,
)
