"""Unlimited: special cards by which others leave play."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import CITADEL
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_combat import StripAndWound
from kostka.games.doomtrooper.deeds_gear import PayOrDiscardIt
from kostka.games.doomtrooper.downfall import (
    DiscardTheBearer,
    TurnFaceUp,
    WhenItIsWorthNothing,
)
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.facts import SomebodyHas, YouHaveAffiliated, YourTurn
from kostka.games.doomtrooper.governing import NoneMayBePlayed
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, OUTSIDE_DUELS
from kostka.games.doomtrooper.purges import (
    AMemberIsEquipped,
    DiscardAll,
    DiscardEverySuch,
    DiscardMoreCards,
    DiscardOneOfHis,
    StripAll,
    StripTheMembers,
    TheyAreInPlay,
)
from kostka.games.doomtrooper.searching import (
    AMissionToMove,
    AssignItAnew,
    OneOfYourCards,
    TakeItBack,
    ToAnotherPlayer,
)
from kostka.games.doomtrooper.targets import ANY_WARRIOR, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    BROTHERHOOD,
    CITY,
    DARK_LEGION,
    DARK_SYMMETRY,
    DEMNOGONIS,
    FORTIFICATION,
    HERETIC,
    ILIAN,
    LEGIONNAIRES,
    MISSION,
    MUAWIJHE,
    SEMAI,
    SPECIAL,
    SQUAD,
    VALUE,
)
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.step import Step, Word


def essence(key: str, such: Such, step: Step) -> Card:
    """Of the Brotherhood, against some followers of darkness."""
    return Card(
        key,
        SPECIAL,
        AT_ANY_TIME,
        NO_TARGET,
        step,
        affiliation=BROTHERHOOD,
        needs=(
            Need("DOOM-PLAY-01", YouHaveAffiliated(BROTHERHOOD, SQUAD)),
            Need("DOOM-PLAY-01", SomebodyHas(such)),
        ),
    )


def against(key: str, apostle: Word) -> Card:
    such = Such(follows=apostle)
    return essence(key, such, StripAndWound(such, DARK_SYMMETRY))


ESSENCE_OF_CLARITY: Final = against("essence-of-clarity", MUAWIJHE)
ESSENCE_OF_INTEGRITY: Final = against("essence-of-integrity", SEMAI)
ESSENCE_OF_MORALITY: Final = against("essence-of-morality", DEMNOGONIS)
ESSENCE_OF_PURITY: Final = against("essence-of-purity", ILIAN)
ESSENCE_OF_RECTITUDE: Final = essence(
    "essence-of-rectitude",
    Such(kind=HERETIC, gifted=True),
    StripAll(Such(kind=HERETIC), DARK_SYMMETRY),
)
REPENTANCE: Final = Card(
    "repentance",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardEverySuch(Such(kind=HERETIC)),
    affiliation=BROTHERHOOD,
    needs=(Need("DOOM-PLAY-01", SomebodyHas(Such(kind=HERETIC))),),
)
FALLEN_FROM_FAVOR: Final = Card(
    "fallen-from-favor",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=LEGIONNAIRES, gifted=True)),
    DiscardOneOfHis(DARK_SYMMETRY),
    affiliation=DARK_LEGION,
)
DEMOTED: Final = Card(
    "demoted",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    Stays(Plus(-2, VALUE), Whenever(WhenItIsWorthNothing(), DiscardTheBearer())),
)
DISCOVERED: Final = Card(
    "discovered", SPECIAL, AT_ANY_TIME, AWarrior(Such(covered=True)), TurnFaceUp()
)

# Missions

BOTCHED_ORDERS: Final = Card(
    "botched-orders", SPECIAL, AT_ANY_TIME, APiece(MISSION), DiscardTheTarget()
)
DESPERATE_MEASURES: Final = Card(
    "desperate-measures",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardAll((MISSION,)),
    needs=(Need("DOOM-PLAY-01", TheyAreInPlay((MISSION,))),),
)
UNDERCOVER_AGENTS: Final = Card(
    "undercover-agents",
    SPECIAL,
    AS_AN_ACTION,
    APiece(MISSION),
    DiscardTheTarget(),
    DiscardMoreCards(MISSION),
    per=3,
)
FILE_TRANSFER: Final = Card(
    "file-transfer", SPECIAL, AT_ANY_TIME, AMissionToMove(), AssignItAnew(), ToAnotherPlayer()
)

# Strongholds, airships, equipment

EARTHQUAKE: Final = Card(
    "earthquake",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardAll((CITADEL, CITY)),
    needs=(Need("DOOM-PLAY-01", TheyAreInPlay((CITADEL, CITY))),),
)
SURPRISE_INVASION: Final = Card(
    "surprise-invasion", SPECIAL, AS_AN_ACTION, APiece(FORTIFICATION), DiscardTheTarget()
)
GALE_FORCE_WINDS: Final = Card(
    "gale-force-winds",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardAll((AIRSHIP,)),
    Stays(NoneMayBePlayed(AIRSHIP), Whenever(AtTurnStart(), PayOrDiscardIt(3))),
)
SABOTAGE_SPECIAL: Final = Card(
    "sabotage-special",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    StripTheMembers(),
    needs=(Need("DOOM-PLAY-01", AMemberIsEquipped()),),
)
STRATEGIC_RESTRUCTURING: Final = Card(
    "strategic-restructuring",
    SPECIAL,
    OUTSIDE_DUELS,
    OneOfYourCards(),
    TakeItBack(),
    needs=(Need("DOOM-PLAY-01", YourTurn()),),
)
