"""Inquisition: spells of the Art."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AfterTheDuel, WoundTheBearer
from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.arranging import (
    AsDistributed,
    DistributeThePayments,
    RearrangeValues,
)
from kostka.games.doomtrooper.card import Need, Whenever
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_cards import ATrooperToSummon, SummonATrooper
from kostka.games.doomtrooper.deeds_combat import DiscardMore
from kostka.games.doomtrooper.effects import ANY, ForAll, Plus, Such
from kostka.games.doomtrooper.facts import YouHaveDiscarded
from kostka.games.doomtrooper.forms import cast_on_himself, spell
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.mandates import ActAtOnce, OneMoreOrAttackWithHim, ReturnTheTarget
from kostka.games.doomtrooper.prying import DiscardFromTheDeck, LookThroughAPile
from kostka.games.doomtrooper.retrieving import GiveTheRetrieved, Retrieve, ToRetrieve
from kostka.games.doomtrooper.ruin import (
    AnnihilateEverything,
    AsLongAsYouPay,
    DiscardAtRandom,
    DiscardMorePieces,
    DiscardTheFighters,
    DiscardTheHand,
    PayOrItEnds,
    ShuffleThePileBack,
    WoundBothFighters,
)
from kostka.games.doomtrooper.targets import AFighter, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ATTACKS,
    CHANGELING,
    ELEMENTS,
    EQUIPMENT,
    FIGHT,
    FOES,
    FORTIFICATION,
    KINETICS,
    LEGIONNAIRES,
    MANIPULATION,
    MENTALISM,
    PREMONITION,
    RELIC,
    SHOOT,
    SPECIAL,
    SUMMONING,
)
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.verbs import ForThisDuel, UntilYourNextTurn

# Weather

ARCTIC_WAVE: Final = spell(
    "arctic-wave",
    ELEMENTS,
    AT_ANY_TIME,
    NO_TARGET,
    AsLongAsYouPay(ForAll(ANY, Plus(-2, ATTACKS)), Whenever(AtTurnStart(), PayOrItEnds(4))),
)
ELEMENTAL_ALTERATION: Final = spell(
    "elemental-alteration",
    ELEMENTS,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(ForAll(ANY, Plus(1, ARMOUR)), ForAll(ANY, Plus(-1, ATTACKS))),
)

# In a duel

ENLARGE: Final = spell(
    "enlarge", CHANGELING, IN_A_DUEL, AFighter(), ForThisDuel(Plus(2, ALL, bought=True)), per=6
)
FIST_OF_FURY: Final = cast_on_himself(
    "fist-of-fury",
    KINETICS,
    DistributeThePayments(),
    AsDistributed(2, Plus(1, ARMOUR, bought=True)),
    AsDistributed(0, Plus(1, FIGHT, bought=True)),
    AsDistributed(1, Plus(1, SHOOT, bought=True)),
    per=1,
)
TRANSMUTATION: Final = cast_on_himself(
    "transmutation",
    MENTALISM,
    RearrangeValues(),
    AsDistributed(2, Plus(1, ARMOUR, bought=True)),
    AsDistributed(0, Plus(1, FIGHT, bought=True)),
    AsDistributed(1, Plus(1, SHOOT, bought=True)),
    AfterTheDuel(WoundTheBearer()),
)
PACIFISM: Final = cast_on_himself("pacifism", MENTALISM, DiscardTheFighters())
PRESS: Final = cast_on_himself("press", KINETICS, WoundBothFighters())

# Losses

ANNIHILATION: Final = spell(
    "annihilation",
    KINETICS,
    AS_AN_ACTION,
    NO_TARGET,
    AnnihilateEverything(),
    actions=3,
    annihilated=True,
)
DISPOSE: Final = spell(
    "dispose",
    CHANGELING,
    AS_AN_ACTION,
    AWarrior(),
    DiscardTheTarget(),
    DiscardMore(),
    actions=3,
    per=15,
    annihilated=True,
    harmful=True,
)
ENVISION: Final = spell(
    "envision",
    MANIPULATION,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES, covered=True)),
    DiscardTheTarget(),
    attack=True,
    harmful=True,
)
EQUILIBRIUM: Final = spell(
    "equilibrium",
    MANIPULATION,
    AT_ANY_TIME,
    APiece(SPECIAL),
    DiscardTheTarget(),
    DiscardMorePieces(SPECIAL),
    per=3,
    first_free=True,
)
GUSTS_OF_HESITATION: Final = spell(
    "gusts-of-hesitation",
    MANIPULATION,
    AT_ANY_TIME,
    APlayer(holding=True),
    DiscardAtRandom(),
    per=1,
    annihilated=True,
)
STORM_OF_CHAOS: Final = spell(
    "storm-of-chaos",
    MANIPULATION,
    AS_AN_ACTION,
    APlayer(holding=True),
    DiscardTheHand(),
    cost=4,
    annihilated=True,
)

# Through another player's warrior

GREATER_MANIPULATION: Final = spell(
    "greater-manipulation",
    MANIPULATION,
    AS_AN_ACTION,
    AWarrior(Such(whose=FOES)),
    ActAtOnce(2),
    OneMoreOrAttackWithHim(),
    ReturnTheTarget(),
    harmful=True,
)

# Piles

GREATER_DIVINATION: Final = spell(
    "greater-divination",
    PREMONITION,
    AT_ANY_TIME,
    APlayer(other=True),
    LookThroughAPile(),
    DiscardFromTheDeck(),
    per=6,
    annihilated=True,
)
NATHANIELS_OPPORTUNITY: Final = spell(
    "nathaniels-opportunity",
    MANIPULATION,
    AS_AN_ACTION,
    NO_TARGET,
    ShuffleThePileBack(),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", YouHaveDiscarded()),),
)
SUMMON_DEFENSE: Final = spell(
    "summon-defense",
    SUMMONING,
    AT_ANY_TIME,
    ToRetrieve(FORTIFICATION, 3, 6),
    Retrieve(FORTIFICATION, 3, 6),
    annihilated=True,
)
SUMMON_HERO: Final = spell(
    "summon-hero",
    SUMMONING,
    AT_ANY_TIME,
    ATrooperToSummon(2, 2, hero=True),
    SummonATrooper(2, 2, hero=True),
    annihilated=True,
)
SUMMON_ITEM: Final = spell(
    "summon-item",
    SUMMONING,
    AT_ANY_TIME,
    ToRetrieve(EQUIPMENT, 4, 7, given=True),
    Retrieve(EQUIPMENT, 4, 7, given=True),
    GiveTheRetrieved(),
    annihilated=True,
)
SUMMON_RELIC: Final = spell(
    "summon-relic",
    SUMMONING,
    AT_ANY_TIME,
    ToRetrieve(RELIC, 7, 10, given=True),
    Retrieve(RELIC, 7, 10, given=True),
    GiveTheRetrieved(),
    annihilated=True,
)
