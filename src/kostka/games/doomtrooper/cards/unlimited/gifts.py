"""Unlimited: gifts of the Dark Symmetry and of its Apostles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.deeds import DamageAll, DiscardTheTarget, EndTheDuel, HealTheTarget
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    CannotBeAttacked,
    Kills,
    NoDuels,
    Plus,
    StrikesFirst,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.places import Fetch, TakeCover
from kostka.games.doomtrooper.targets import ITS_FOE, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ARMOUR,
    ATTACKS,
    BLINDING,
    DEMNOGONIS,
    EQUIPMENT,
    FIGHT,
    FOES,
    GIFT,
    ILIAN,
    LEGIONNAIRES,
    MUAWIJHE,
    NEPHARITE,
    ONCE_A_TURN,
    SEMAI,
    YOURS,
)
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import AsBought, ForGood, UntilYourNextTurn

# Of the Dark Symmetry

BLINDNESS: Final = gift("blindness", GIFT, ToFoe(Plus(-2, ATTACKS)), kinds=(BLINDING,))
DARK_FIRE: Final = gift("dark-fire", GIFT, Plus(1, FIGHT))
TERROR: Final = gift("terror", GIFT, ToFoe(Plus(-1, ARMOUR)))

# Of Algeroth

DIMENSIONAL_WARP: Final = gift("dimensional-warp", ALGEROTH, Kills(ATTACKS))
PORTAL_OF_UNDEATH: Final = gift(
    "portal-of-undeath",
    ALGEROTH,
    Whenever(WhenItKills(), Fetch("undead-legionnaire")),
    such=Such(kind=NEPHARITE, follows=ALGEROTH, whose=YOURS),
)
DISTORT: Final = gift(
    "distort",
    ALGEROTH,
    Ability(
        "distort",
        AT_ANY_TIME,
        APiece(EQUIPMENT, weapons=True),
        DiscardTheTarget(),
        actions=0,
        cost=10,
    ),
)
INVOKE_FRENZY: Final = gift(
    "invoke-frenzy",
    ALGEROTH,
    Ability(
        "frenzy",
        AS_AN_ACTION,
        AWarrior(Such(side=LEGIONNAIRES, whose=YOURS, wounded=True)),
        HealTheTarget(),
        ForGood(Plus(-1, ARMOUR)),
    ),
)

# Of Muawijhe

WIND_OF_INSANITY: Final = gift(
    "wind-of-insanity",
    MUAWIJHE,
    Ability(
        "wind",
        AS_AN_ACTION,
        NO_TARGET,
        DamageAll(AsBought(), earns=True),
        per=5,
        once=ONCE_A_TURN,
    ),
)
SLEEP: Final = gift(
    "sleep",
    MUAWIJHE,
    Ability(
        "sleep",
        AS_AN_ACTION,
        AWarrior(Such(whose=FOES)),
        UntilYourNextTurn(CannotAttack(), CannotBeAttacked()),
    ),
)

# Of Ilian, Semai and Demnogonis

HAND_OF_DEATH: Final = gift("hand-of-death", ILIAN, Plus(2, ATTACKS))
TIME_DEATH: Final = gift("time-death", ILIAN, StrikesFirst(always=True, ends=True))
ILLUSION: Final = gift(
    "illusion",
    SEMAI,
    Ability(
        "vanish",
        AT_ANY_TIME,
        ITS_FOE,
        EndTheDuel(),
        TakeCover(bearer=True),
        actions=0,
        cost=3,
    ),
)
SHROUD: Final = gift(
    "shroud", SEMAI, Ability("shroud", AS_AN_ACTION, NO_TARGET, UntilYourNextTurn(NoDuels()))
)
INFECTION: Final = gift("infection", DEMNOGONIS, Kills(ATTACKS))
DECAY: Final = gift(
    "decay",
    DEMNOGONIS,
    Ability("decay", AT_ANY_TIME, APiece(EQUIPMENT), DiscardTheTarget(), actions=0, cost=10),
)
