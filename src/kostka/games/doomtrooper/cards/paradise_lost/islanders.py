"""Paradise Lost: those who have come to the island, and what has been waiting for them there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kostka.games.doomtrooper.aims_soldiers import ToTransferFreely
from kostka.games.doomtrooper.assault import AndSoOn, CombineAttacks, ForEachFurther
from kostka.games.doomtrooper.card import Ability, Card
from kostka.games.doomtrooper.cards.kinds import (
    INFANTRYMEN,
    ISLAND_TEAM_MEMBERS,
    MORTIFICATORS,
    SKULL_SEEKERS,
)
from kostka.games.doomtrooper.deeds_soldiers import TransferTheTarget
from kostka.games.doomtrooper.effects import Immune, Kills, MayNotReceive, NoArt, Plus, Such
from kostka.games.doomtrooper.feats import AttackWithIt
from kostka.games.doomtrooper.forms import FOUR, Gift, warrior
from kostka.games.doomtrooper.identity import NeverAHeretic, NeverJoins, NotADoomtrooper, Tribal
from kostka.games.doomtrooper.legal import AS_AN_ACTION, OUTSIDE_DUELS
from kostka.games.doomtrooper.marks import ITS_ATTACK
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.soldiery import MayNotBeArmed, NeverKillsAtOnce
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ATTACKS,
    BEAST,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DARK_SYMMETRY,
    EQUIPMENT,
    FIGHT,
    FREELANCER,
    GENERAL,
    LEGIONNAIRES,
    OUTPOST,
    RELIC,
    SHOOT,
    SHOOTING_WEAPON,
    YOURS,
)
from kostka.games.doomtrooper.traits import OnlyDestiny
from kostka.kernel.step import Word


def islander(
    key: str,
    affiliation: Word,
    printed: FOUR,
    *abilities: Gift,
    kinds: Sequence[Word] = (),
    casts: Sequence[Word] = (),
    follows: Word | None = None,
    personality: bool = False,
) -> Card:
    """Added to the Outpost, which he may not leave; a Tribal warrior besides what he is."""
    return warrior(
        key,
        affiliation,
        printed,
        Tribal(),
        *abilities,
        kinds=kinds,
        casts=casts,
        follows=follows,
        personality=personality,
        area=OUTPOST,
    )


# The Island Team

CRENSHAW_ISLAND_TEAM_MEMBER: Final = islander(
    "crenshaw-island-team-member",
    BROTHERHOOD,
    (6, 7, 8, 8),
    Kills(ATTACKS),
    kinds=(MORTIFICATORS, ISLAND_TEAM_MEMBERS),
    casts=ALL_ASPECTS,
    personality=True,
)
GRINDER_ISLAND_TEAM_MEMBER: Final = islander(
    "grinder-island-team-member",
    BROTHERHOOD,
    (3, 3, 6, 10),
    NoArt(),
    MayNotReceive(EQUIPMENT),
    MayNotReceive(RELIC),
    Ability(
        "grind",
        AS_AN_ACTION,
        ITS_ATTACK,
        CombineAttacks(4),
        ForEachFurther(Plus(3, ATTACKS)),
        AttackWithIt(),
        AndSoOn(),
        attack=True,
    ),
    kinds=(ISLAND_TEAM_MEMBERS,),
    personality=True,
)
INDIGO_ISLAND_TEAM_MEMBER: Final = islander(
    "indigo-island-team-member",
    BROTHERHOOD,
    (3, 14, 8, 8),
    NoArt(),
    MayNotBeArmed(),
    kinds=(ISLAND_TEAM_MEMBERS,),
    personality=True,
)
MITCH_HUNTER_ISLAND_TEAM_MEMBER: Final = islander(
    "mitch-hunter-island-team-member",
    CAPITOL,
    (7, 7, 7, 7),
    Immune(DARK_SYMMETRY),
    NeverAHeretic(),
    kinds=(INFANTRYMEN, ISLAND_TEAM_MEMBERS),
    personality=True,
)

# Skull Seekers

COLONEL_HARDING: Final = islander(
    "colonel-harding",
    GENERAL,
    (8, 7, 7, 9),
    NotADoomtrooper(),
    NeverJoins(),
    NeverAHeretic(),
    OnlyDestiny(),
    kinds=(FREELANCER, SKULL_SEEKERS),
    personality=True,
)
MASTER_VALPURGIUS: Final = islander(
    "master-valpurgius",
    DARK_LEGION,
    (6, 6, 9, 10),
    Ability(
        "march",
        OUTSIDE_DUELS,
        ToTransferFreely(Such(side=LEGIONNAIRES, whose=YOURS)),
        TransferTheTarget(),
        actions=0,
    ),
    kinds=(SKULL_SEEKERS,),
    casts=ALL_ASPECTS,
    follows=ALGEROTH,
    personality=True,
)

# The Dark Legion

GOMORRIAN_EMASCULATOR: Final = islander(
    "gomorrian-emasculator",
    DARK_LEGION,
    (4, 9, 7, 8),
    MayNotBeArmed((SHOOTING_WEAPON, BOTH_WAYS_WEAPON)),
    follows=ALGEROTH,
)
NASSAL: Final = islander("nassal", DARK_LEGION, (3, 3, 3, 2), NeverKillsAtOnce(), follows=ALGEROTH)
PHISCHE: Final = islander(
    "phische",
    DARK_LEGION,
    (8, 1, 7, 6),
    MayNotReceive(EQUIPMENT),
    Kills(FIGHT),
    KillsForGood(FIGHT),
    kinds=(BEAST,),
    follows=ALGEROTH,
)
ZHURGON: Final = islander(
    "zhurgon",
    DARK_LEGION,
    (1, 8, 7, 6),
    MayNotReceive(EQUIPMENT),
    Kills(SHOOT),
    KillsForGood(SHOOT),
    kinds=(BEAST,),
    follows=ALGEROTH,
)
