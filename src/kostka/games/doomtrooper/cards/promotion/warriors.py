"""Promotional cards: warriors."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS, UNDEAD_LEGIONNAIRES
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    Kills,
    MayNotUse,
    MayReceiveAny,
    NeverInCover,
    Plus,
    Such,
    WhileIn,
)
from kostka.games.doomtrooper.feats import AttackWithIt, ForThisAttack
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import NeverAHeretic
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.powers import AttacksTwice, KillsForGood
from kostka.games.doomtrooper.soldiery import CastsPersonal, HurtOnlyBy, KeepsCards, TimesAll
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    EXORCISM,
    FIGHT,
    HERETIC,
    KOHORT,
    MANIPULATION,
    NEPHARITE,
    RELIC,
    SEMAI,
    SHOOT,
    SPECIAL,
    STRUCK_OUT,
    YOURS,
)
from kostka.games.doomtrooper.traits import CannotBeHurt
from kostka.games.doomtrooper.triggers_soldiers import WhenItIsWounded

# Doomtroopers

HUNTER_SPECIAL_FORCES_BADASS: Final = warrior(
    "hunter-special-forces-badass",
    CAPITOL,
    (9, 4, 7, 7),
    Immune(DARK_SYMMETRY),
    NeverAHeretic(),
    Ability(
        "charge",
        AS_AN_ACTION,
        ItsAttack(tactic=FIGHT),
        ForThisAttack(TimesAll(2, FIGHT)),
        AttackWithIt(tactic=FIGHT),
        actions=2,
        attack=True,
    ),
    personality=True,
)
NICHOLAI: Final = warrior(
    "nicholai",
    BROTHERHOOD,
    (5, 4, 6, 8),
    CastsPersonal(),
    Kills(ATTACKS),
    kinds=(MORTIFICATORS,),
    casts=(EXORCISM, MANIPULATION),
    personality=True,
)
WOLFE_IN_THE_HEAT: Final = warrior(
    "wolfe-in-the-heat",
    BAUHAUS,
    (9, 3, 9, 8),
    Immune(DARK_SYMMETRY),
    NeverAHeretic(),
    Whenever(WhenItIsWounded(), HealTheBearer()),
    personality=True,
)

# The Dark Legion

MICHAELIS_THE_APOSTATE: Final = warrior(
    "michaelis-the-apostate",
    DARK_LEGION,
    (3, 3, 5, 7),
    MayReceiveAny(DARK_SYMMETRY),
    kinds=(HERETIC,),
    casts=ALL_ASPECTS,
    personality=True,
)
NEPHARITE_WARLORD: Final = warrior(
    "nepharite-warlord",
    DARK_LEGION,
    (3, 6, 4, 7),
    ForAll(Such(kind=UNDEAD_LEGIONNAIRES, whose=YOURS), Plus(5, SHOOT)),
    Kills(ATTACKS),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
)
AQUABEAST: Final = warrior(
    "aquabeast",
    DARK_LEGION,
    (9, 2, 9, 12),
    MayNotUse(EQUIPMENT),
    MayNotUse(RELIC),
    AttacksTwice(tactic=FIGHT),
    follows=ALGEROTH,
)
GOLGOTHA_THE_WARRIOR_PRINCESS: Final = warrior(
    "golgotha-the-warrior-princess",
    DARK_LEGION,
    (14, STRUCK_OUT, 6, 12),
    NeverInCover(),
    HurtOnlyBy(Such(side=DOOMTROOPERS, relic=True), CannotBeHurt()),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    personality=True,
)
GUARDIAN_GARGOYLE: Final = warrior(
    "guardian-gargoyle",
    DARK_LEGION,
    (1, 1, 4, 4),
    Immune(ART),
    MayNotUse(DARK_SYMMETRY),
    WhileIn(KOHORT, KeepsCards(SPECIAL)),
    follows=SEMAI,
)
RAGATHOL: Final = warrior(
    "ragathol",
    DARK_LEGION,
    (10, 4, 6, 7),
    WhileIn(
        KOHORT,
        ForAll(Such(kind=HERETIC, whose=YOURS), KillsForGood(such=Such(side=DOOMTROOPERS))),
    ),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    personality=True,
)
