"""Inquisition: the Dark Legion, its Cultists and its Apostles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    CALLISTONIAN_INTRUDERS,
    CHILDREN_OF_ILIAN,
    TEMPLARS_OF_ILIAN,
    ZENITHIAN_SOULSLAYERS,
)
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_soldiers import ReplaceByAFollower
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    FreeGifts,
    Immune,
    Kills,
    MayNotReceive,
    NeverAttacks,
    NeverFights,
    NeverInCover,
    Only,
    Plus,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.facts_soldiers import YouCanFindAFollower
from kostka.games.doomtrooper.forms import apostle, cultist, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.powers import CastsOnAnyone, NeverAttackedBy
from kostka.games.doomtrooper.soldiery import AttacksAnybody, CastsOnlyFor, PaysToAttack
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    ART,
    ATTACKS,
    BROTHERHOOD,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    HERETIC,
    ILIAN,
    LEGIONNAIRES,
    MUAWIJHE,
    NEPHARITE,
    SEMAI,
    STRUCK_OUT,
    YOURS,
)
from kostka.games.doomtrooper.triggers_soldiers import WhenItIsWounded

LEGION: Final = Such(side=LEGIONNAIRES)
DOOMTROOPER: Final = Such(side=DOOMTROOPERS)
BROTHERS: Final = Such(BROTHERHOOD)
CORPORATE: Final = Such(side=DOOMTROOPERS, corporate=True)

# Cultists

ILIAN_CULTIST: Final = cultist("ilian-cultist", (2, 4, 3, 3), ILIAN, NeverAttacks(BROTHERS))
MUAWIJHE_CULTIST: Final = cultist(
    "muawijhe-cultist", (3, 2, 4, 3), MUAWIJHE, NeverAttacks(BROTHERS)
)
SEMAI_CULTIST: Final = cultist("semai-cultist", (4, 2, 3, 3), SEMAI, NeverAttacks(BROTHERS))

# Followers and Heretics

APOSTATE: Final = warrior(
    "apostate",
    DARK_LEGION,
    (3, 3, 4, 7),
    CastsOnlyFor(LEGION),
    kinds=(HERETIC,),
    casts=ALL_ASPECTS,
)
DARK_HUNTSMAN: Final = warrior(
    "dark-huntsman",
    DARK_LEGION,
    (5, 5, 5, 6),
    NeverAttackedBy(CORPORATE),
    ToFoe(Only(CORPORATE, Plus(-3, ARMOUR))),
    follows=ALGEROTH,
)
GOLEM_OF_DARKNESS: Final = warrior(
    "golem-of-darkness",
    DARK_LEGION,
    (6, 5, 7, 7),
    MayNotReceive(DARK_SYMMETRY),
    Whenever(WhenItIsWounded(), HealTheBearer()),
    follows=ALGEROTH,
)
TEKRON: Final = warrior(
    "tekron",
    DARK_LEGION,
    (4, 4, 3, 6),
    Ability(
        "remould",
        AS_AN_ACTION,
        AWarrior(Such(kind=HERETIC, whose=YOURS)),
        ReplaceByAFollower(ALGEROTH),
        actions=3,
        needs=(Need("DOOM-PLAY-01", YouCanFindAFollower(ALGEROTH)),),
    ),
    follows=ALGEROTH,
)
CALLISTONIAN_CONQUEROR: Final = warrior(
    "callistonian-conqueror",
    DARK_LEGION,
    (6, 6, 6, 7),
    ForAll(Such(kind=CALLISTONIAN_INTRUDERS), Kills(ATTACKS)),
    kinds=(CALLISTONIAN_INTRUDERS,),
    follows=SEMAI,
)
ILIAN_TEMPLE_SENTINEL: Final = warrior(
    "ilian-temple-sentinel",
    DARK_LEGION,
    (3, 3, 4, 5),
    ForAll(Such(kind=TEMPLARS_OF_ILIAN, whose=YOURS), Immune(ART)),
    kinds=(TEMPLARS_OF_ILIAN,),
    follows=ILIAN,
)
SCION_OF_ILIAN: Final = warrior(
    "scion-of-ilian",
    DARK_LEGION,
    (4, 5, 4, 5),
    ForAll(Such(kind=CHILDREN_OF_ILIAN, whose=YOURS), Kills(ATTACKS)),
    kinds=(CHILDREN_OF_ILIAN,),
    follows=ILIAN,
)
VALPURGIUS: Final = warrior(
    "valpurgius",
    DARK_LEGION,
    (4, 4, 7, 8),
    FreeGifts(DARK_SYMMETRY, Such(follows=ALGEROTH, whose=YOURS), any_gift=True),  # DOOM-DARK-08
    CastsOnAnyone(),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    casts=ALL_ASPECTS,
    personality=True,
)
ZENITHIAN_SLAUGHTERMASTER: Final = warrior(
    "zenithian-slaughtermaster",
    DARK_LEGION,
    (9, 2, 4, 7),
    ForAll(Such(kind=ZENITHIAN_SOULSLAYERS), Kills(ATTACKS)),
    kinds=(ZENITHIAN_SOULSLAYERS,),
    follows=MUAWIJHE,
)

# Above them all

THAT_WHICH_IS_NOT_TO_BE_NAMED: Final = warrior(
    "that-which-is-not-to-be-named",
    DARK_LEGION,
    (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 25),
    NeverFights(),
    NeverInCover(),
    ForAll(LEGION, Against(DOOMTROOPER, Kills(ATTACKS))),
    personality=True,
)

# Apostles

DEMNOGONIS_THE_BEFOULER: Final = apostle(
    "demnogonis-the-befouler",
    20,
    Ability(
        "befoul",
        AS_AN_ACTION,
        AWarrior(DOOMTROOPER),
        DiscardTheTarget(),
        actions=3,
        by_value=True,
    ),
)
SEMAI_LORD_OF_SPITE: Final = apostle(
    "semai-lord-of-spite",
    20,
    ForAll(DOOMTROOPER, AttacksAnybody()),
    ForAll(DOOMTROOPER, PaysToAttack(4, LEGION)),
)
