"""Unlimited: further warriors, some of whom nobody would like to meet."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import (
    CALLISTONIAN_INTRUDERS,
    MORTIFICATORS,
    PRETORIAN_STALKERS,
    RAMS_AIR_CAVALRIES,
    ZENITHIAN_SOULSLAYERS,
)
from kostka.games.doomtrooper.deeds import WoundTheTarget
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    Kills,
    MayNotReceive,
    MayNotUse,
    MayReceiveAny,
    NeverSeeksCover,
    NoFortifications,
    Only,
    Plus,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import BelongsTo, NeverAHeretic
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.soldiery import IfThereAre, KeepsOut
from kostka.games.doomtrooper.targets import ITS_BEARER, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALGEROTH,
    ALL_ASPECTS,
    ARMOUR,
    ART,
    ATTACKS,
    BROTHERHOOD,
    CORPORATIONS,
    DARK_LEGION,
    DARK_SYMMETRY,
    DEMNOGONIS,
    DOOMTROOPERS,
    EQUIPMENT,
    GENERAL,
    HERETIC,
    IMPERIAL,
    KOHORT,
    MUAWIJHE,
    NEPHARITE,
    SEMAI,
    SHOOT,
    SQUAD,
    STRUCK_OUT,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import MoreForDestiny

STALKERS: Final = Such(kind=PRETORIAN_STALKERS, whose=YOURS, area=KOHORT)


def heals_himself(price: int) -> Ability:
    """At any time, for so many destiny points."""
    return Ability(
        "heal", AT_ANY_TIME, ITS_BEARER, HealTheBearer(), actions=0, cost=price, hurt=True
    )


# The Cartel

AGENT_NICK_MICHAELS: Final = warrior(
    "agent-nick-michaels",
    GENERAL,
    (4, 4, 4, 4),
    BelongsTo(CORPORATIONS),
    NeverAHeretic(),
    personality=True,
)

# Imperial

ROGUE: Final = warrior(
    "rogue", IMPERIAL, (5, 3, 4, 4), KeepsOut(SQUAD, Such(IMPERIAL, whose=YOURS, other=True))
)
AIRMAN_TREVOR_BARTHOLOMEW: Final = warrior(
    "airman-trevor-bartholomew",
    IMPERIAL,
    (STRUCK_OUT, 6, 8, 7),
    NeverSeeksCover(),
    MayNotUse(EQUIPMENT),
    ToFoe(NoFortifications()),
    ForAll(Such(kind=RAMS_AIR_CAVALRIES), Plus(1, SHOOT)),  # also opponents': DOOM-PERS-11
    ForAll(Such(kind=RAMS_AIR_CAVALRIES), Plus(1, ARMOUR)),
    kinds=(AIRSHIP, VEHICLE, RAMS_AIR_CAVALRIES),
    personality=True,
)

# The Brotherhood

ARCHINQUISITOR_NIKODEMUS: Final = warrior(
    "archinquisitor-nikodemus",
    BROTHERHOOD,
    (8, 8, 8, 9),
    Immune(DARK_SYMMETRY),
    ForAll(Such(side=DOOMTROOPERS), NeverSeeksCover()),
    Ability(
        "pass-the-wound-on",
        AS_AN_ACTION,
        AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, other=True)),
        HealTheBearer(),
        WoundTheTarget(),
        cost=5,
        hurt=True,
    ),
    casts=ALL_ASPECTS,
    personality=True,
)
CRENSHAW_THE_MORTIFICATOR: Final = warrior(
    "crenshaw-the-mortificator",
    BROTHERHOOD,
    (3, 7, 8, 7),
    ForAll(Such(kind=MORTIFICATORS), Kills(ATTACKS)),
    kinds=(MORTIFICATORS,),
    casts=ALL_ASPECTS,
    personality=True,
)

# The Dark Legion

CAIRATH: Final = warrior(
    "cairath", DARK_LEGION, (8, 2, 6, 6), Kills(ATTACKS), KillsForGood(), follows=DEMNOGONIS
)
ZENITHIAN_SOULSLAYER: Final = warrior(
    "zenithian-soulslayer",
    DARK_LEGION,
    (7, 2, 6, 6),
    kinds=(ZENITHIAN_SOULSLAYERS,),
    follows=MUAWIJHE,
)
CALLISTONIAN_INTRUDER: Final = warrior(
    "callistonian-intruder",
    DARK_LEGION,
    (4, 4, 6, 6),
    heals_himself(6),
    kinds=(CALLISTONIAN_INTRUDERS,),
    follows=SEMAI,
)
NEPHARITE_OF_DEMNOGONIS: Final = warrior(
    "nepharite-of-demnogonis",
    DARK_LEGION,
    (4, 5, 2, 5),
    Immune(ART),
    MoreForDestiny(DARK_SYMMETRY, 2),
    heals_himself(7),
    kinds=(NEPHARITE,),
    follows=DEMNOGONIS,
)
PRETORIAN_STALKER: Final = warrior(
    "pretorian-stalker",
    DARK_LEGION,
    (12, 3, 8, 7),
    Immune(ART),
    MayNotReceive(DARK_SYMMETRY),
    Only(Such(area=KOHORT), IfThereAre(2, STALKERS, Plus(2, ATTACKS))),
    kinds=(PRETORIAN_STALKERS,),
    follows=ALGEROTH,
)
BILLY: Final = warrior(
    "billy",
    DARK_LEGION,
    (4, 4, 4, 5),
    MayReceiveAny(DARK_SYMMETRY, price=5),
    kinds=(HERETIC,),
    personality=True,
)
