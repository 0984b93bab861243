"""Apocalypse: warriors."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import (
    BLOOD_BERETS,
    CLANSMEN,
    INFANTRYMEN,
    KADAVERS,
    LEGIONNAIRE,
    MORTIFICATORS,
    MYSTICS,
    SACRED_WARRIORS,
    SAMURAIS,
    SHADOW_WALKERS,
    SHOGUNS,
    UNDEAD_LEGIONNAIRES,
)
from kostka.games.doomtrooper.deeds_soldiers import FallTogether
from kostka.games.doomtrooper.effects import (
    ForAll,
    FreeGifts,
    Kills,
    MayNotReceive,
    MayReceiveAny,
    MustAttack,
    Plus,
    StrikesFirst,
    Such,
    ToFoe,
    Using,
    WhileIn,
)
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import NeverAHeretic
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.soldiery import AttacksAnybody, NotAimedAt, ReceivesAs
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    ALL_ASPECTS,
    ART,
    ATTACKS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    COMMANDER,
    DARK_LEGION,
    DARK_SYMMETRY,
    ELEMENTS,
    EQUIPMENT,
    FIGHT,
    HERETIC,
    ILIAN,
    IMPERIAL,
    KI,
    KINETICS,
    KOHORT,
    LEGIONNAIRES,
    MISHIMA,
    NEPHARITE,
    RELIC,
    VALUE,
    YOURS,
)
from kostka.games.doomtrooper.traits import MoreForDestiny, PlusForEach

YOUR_OTHER_BERETS: Final = Such(kind=BLOOD_BERETS, whose=YOURS, other=True)
YOUR_OTHER_SACRED: Final = Such(kind=SACRED_WARRIORS, whose=YOURS, other=True)

YOUR_UNDEAD: Final = Such(kind=UNDEAD_LEGIONNAIRES, whose=YOURS)
OTHER_KADAVERS: Final = Such(kind=KADAVERS, whose=YOURS, area=KOHORT, other=True)
DARK: Final = Such(side=LEGIONNAIRES, alt=Such(kind=HERETIC))

# Capitol

FREEDOM_BRIGADEER: Final = warrior(
    "freedom-brigadeer", CAPITOL, (3, 7, 6, 7), AttacksAnybody(), kinds=(INFANTRYMEN,)
)

# Imperial

ANDREW_DROUGAN: Final = warrior(
    "andrew-drougan",
    IMPERIAL,
    (5, 9, 8, 9),
    ForAll(YOUR_OTHER_BERETS, Plus(3, COMBAT)),
    ForAll(YOUR_OTHER_BERETS, Kills(ATTACKS)),
    kinds=(BLOOD_BERETS,),
    personality=True,
)
NICOLA_BRANNAGHAN: Final = warrior(
    "nicola-brannaghan",
    IMPERIAL,
    (7, 9, 10, 12),
    ForAll(Such(IMPERIAL, other=True), Plus(4, COMBAT)),  # also opponents': DOOM-PERS-11
    kinds=(CLANSMEN,),
    personality=True,
)

# Mishima

SHOGUN: Final = warrior(
    "shogun",
    MISHIMA,
    (5, 4, 6, 6),
    Using("scalper", Plus(6, FIGHT)),
    Using("scalper", ToFoe(Plus(-6, FIGHT))),
    kinds=(SAMURAIS, SHOGUNS),
)
WHITE_MYSTIC: Final = warrior(  # is no Mystic, so that nothing about Mystics concerns him
    "white-mystic", MISHIMA, (5, 5, 6, 6), MoreForDestiny(ART, 2), casts=ALL_ASPECTS
)

DEMON_HUNTER: Final = warrior(
    "demon-hunter",
    MISHIMA,
    (5, 5, 7, 7),
    StrikesFirst(always=True),
    NeverAHeretic(),
    MustAttack(DARK),
    kinds=(SHADOW_WALKERS,),
)
KEITOKU_ASANO: Final = warrior(
    "keitoku-asano",
    MISHIMA,
    (11, 7, 10, 10),
    ForAll(Such(kind=SHOGUNS, whose=YOURS, other=True), Plus(4, COMBAT)),
    FreeGifts(KI, Such(MISHIMA, whose=YOURS), bearing="dai-sho-of-the-ancient-emperors"),
    kinds=(COMMANDER, SAMURAIS, SHOGUNS),
    personality=True,
)
SHADOW_MASTER: Final = warrior(
    "shadow-master",
    MISHIMA,
    (6, 5, 5, 8),
    AttacksAnybody(),
    Ability(
        "die-with-him",
        AS_AN_ACTION,
        AWarrior(Such(ready=True, other=True)),
        FallTogether(),
        actions=3,
        attack=True,
    ),
    kinds=(SHADOW_WALKERS,),
)

# The Brotherhood

BROTHER_CLAUDIUS: Final = warrior(
    "brother-claudius",
    BROTHERHOOD,
    (7, 7, 6, 8),
    MoreForDestiny(ART, 3, aspect=KINETICS, in_duel=True),
    kinds=(MORTIFICATORS,),
    casts=ALL_ASPECTS,
    personality=True,
)
ELEMENTAL_MASTER: Final = warrior(
    "elemental-master",
    BROTHERHOOD,
    (8, 8, 9, 10),
    MoreForDestiny(ART, 5, aspect=ELEMENTS),
    kinds=(MYSTICS,),
    casts=ALL_ASPECTS,
)
BROTHER_STERN: Final = warrior(
    "brother-stern",
    BROTHERHOOD,
    (8, 6, 8, 8),
    Kills(ATTACKS),
    ForAll(YOUR_OTHER_SACRED, Plus(5, COMBAT)),
    ForAll(YOUR_OTHER_SACRED, Kills(ATTACKS)),
    kinds=(SACRED_WARRIORS,),
    casts=ALL_ASPECTS,
    personality=True,
)

# The Dark Legion

KRITANA: Final = warrior(
    "kritana",
    DARK_LEGION,
    (9, 8, 10, 11),
    ForAll(Such(follows=ILIAN, whose=YOURS, other=True), Plus(4, COMBAT)),
    ForAll(Such(follows=ILIAN, whose=YOURS), MayReceiveAny(DARK_SYMMETRY)),  # DOOM-DARK-12
    kinds=(NEPHARITE,),
    follows=ILIAN,
    personality=True,
)
DARK_MYSTIC: Final = warrior(  # is no Mystic, so that nothing about Mystics concerns him
    "dark-mystic", DARK_LEGION, (4, 5, 5, 7), MayReceiveAny(KI), kinds=(HERETIC,)
)
KADAVER: Final = warrior(
    "kadaver",
    DARK_LEGION,
    (2, 2, 2, 2),
    MayNotReceive(EQUIPMENT, never=True),
    MayNotReceive(RELIC, never=True),
    MayNotReceive(DARK_SYMMETRY, never=True),
    PlusForEach(3, COMBAT, OTHER_KADAVERS),
    PlusForEach(1, VALUE, OTHER_KADAVERS),
    NotAimedAt(key="grim-reaper"),
    kinds=(KADAVERS,),
    follows=ALGEROTH,
)
MALEDRACH: Final = warrior(
    "maledrach",
    DARK_LEGION,
    (6, 5, 8, 10),
    ReceivesAs(DARK_SYMMETRY, HERETIC),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    personality=True,
)
RED_GUARD_LEGIONNAIRE: Final = warrior(
    "red-guard-legionnaire",
    DARK_LEGION,
    (6, 5, 6, 7),
    ForAll(YOUR_UNDEAD, Plus(5, ALL)),
    ForAll(YOUR_UNDEAD, Kills(ATTACKS)),
    WhileIn(KOHORT, ForAll(Such(named="saladin"), Plus(1, ATTACKS))),
    kinds=(LEGIONNAIRE,),
    follows=ALGEROTH,
)
