"""Golgotha: warriors, most of them with a following of their own."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_duel import AWard, HisWardsPlace
from kostka.games.doomtrooper.aims_soldiers import ToSnipe
from kostka.games.doomtrooper.assault import AttackTheAttacker
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import (
    CHASSEURS,
    GOLDEN_LIONS,
    HATAMOTOS,
    INQUISITORS,
    PRETORIAN_BEHEMOTHS,
    PRETORIAN_STALKERS,
    SAMURAIS,
    SEA_LIONS,
)
from kostka.games.doomtrooper.deeds_combat import GuardTheTarget, TakeHisPlace
from kostka.games.doomtrooper.deeds_soldiers import StripTheIllegal
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    FreeGifts,
    Immune,
    Kills,
    MayNotUse,
    MayReceiveAny,
    NeverFights,
    NeverInCover,
    NoArt,
    Only,
    Plus,
    Such,
)
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import NeverAHeretic, Transformed
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.powers import CastsOnAnyone
from kostka.games.doomtrooper.soldiery import (
    AttacksNobodyElse,
    DoublesWeapons,
    IfThereAre,
    KeepsOut,
    ShieldsYou,
)
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    ART,
    ATTACKS,
    BROTHERHOOD,
    CAPITOL,
    CAPTAIN,
    COMBAT,
    CYBERTRONIC,
    DARK_LEGION,
    DARK_SYMMETRY,
    DEMNOGONIS,
    DOOMTROOPERS,
    EQUIPMENT,
    EXORCISM,
    FIGHT,
    FIGHTING_WEAPON,
    GIFT,
    IMPERIAL,
    KOHORT,
    LEGIONNAIRES,
    MISHIMA,
    MUAWIJHE,
    NEPHARITE,
    ONCE_A_DUEL,
    PREMONITION,
    SEMAI,
    SHOOT,
    STRUCK_OUT,
    YOURS,
)
from kostka.games.doomtrooper.verbs import ForGood

LEGION: Final = Such(side=LEGIONNAIRES)
YOUR_OTHER_SEA_LIONS: Final = Such(kind=SEA_LIONS, whose=YOURS, other=True)
ANOTHER_STALKER: Final = Such(kind=PRETORIAN_STALKERS, whose=YOURS, area=KOHORT, other=True)
YOUR_LIONS: Final = Such(kind=GOLDEN_LIONS, whose=YOURS, commoner=True)

# The corporations

CHRIS_JACKSON: Final = warrior(
    "chris-jackson",
    CAPITOL,
    (4, 8, 8, 7),
    ForAll(YOUR_OTHER_SEA_LIONS, Plus(3, COMBAT)),
    ForAll(YOUR_OTHER_SEA_LIONS, MayReceiveAny(EQUIPMENT, but_legion=True)),
    kinds=(SEA_LIONS,),
    personality=True,
)
CORAL_BEACH: Final = warrior(
    "coral-beach",
    CYBERTRONIC,
    (7, 8, 7, 8),
    Immune(GIFT),
    NoArt(),
    ForAll(Such(kind=CHASSEURS, whose=YOURS, other=True), Plus(2, COMBAT)),
    kinds=(CHASSEURS,),
    personality=True,
)
SHINOBI: Final = warrior(
    "shinobi",
    MISHIMA,
    (5, 9, 8, 8),
    ForAll(Such(kind=HATAMOTOS, whose=YOURS, commoner=True), Plus(5, COMBAT)),
    kinds=(CAPTAIN, HATAMOTOS),
    personality=True,
)
TIMOTHY_MACGUIRE: Final = warrior(
    "timothy-macguire",
    IMPERIAL,
    (4, 10, 7, 7),
    ForAll(YOUR_LIONS, Plus(4, COMBAT)),
    ForAll(YOUR_LIONS, Against(LEGION, Kills(ATTACKS))),
    kinds=(GOLDEN_LIONS,),
    personality=True,
)

YUICHIRO: Final = warrior(
    "yuichiro",
    MISHIMA,
    (7, 7, 9, 9),
    Immune(DARK_SYMMETRY),
    ForAll(Such(kind=SAMURAIS, whose=YOURS), DoublesWeapons(FIGHTING_WEAPON)),
    kinds=(SAMURAIS,),
    personality=True,
)
INFANTRY_SNIPER: Final = warrior(
    "infantry-sniper",
    CAPITOL,
    (3, 9, 5, 9),
    Ability(
        "snipe",
        AT_ANY_TIME,
        ToSnipe(Such(CAPITOL, other=True), SHOOT),
        AttackTheAttacker(SHOOT),
        actions=0,
        once=ONCE_A_DUEL,
    ),
)

# The Brotherhood

FURY_ELITE_GUARD: Final = warrior(
    "fury-elite-guard",
    BROTHERHOOD,
    (5, 6, 7, 7),
    Ability(
        "guard",
        AT_ANY_TIME,
        AWard(first=True, such=Such(BROTHERHOOD, personality=True)),
        GuardTheTarget(),
        actions=0,
    ),
    Ability(
        "guard-another",
        AT_ANY_TIME,
        AWard(first=False, such=Such(BROTHERHOOD)),
        GuardTheTarget(),
        actions=0,
        cost=5,
    ),
    Ability("stand-in", IN_A_DUEL, HisWardsPlace(), TakeHisPlace(), actions=0),
    casts=(EXORCISM, PREMONITION),
)
INQUISITOR_SIMON: Final = warrior(
    "inquisitor-simon",
    BROTHERHOOD,
    (5, 10, 8, 9),
    NeverAHeretic(),
    Against(LEGION, Kills(ATTACKS)),
    kinds=(INQUISITORS,),
    casts=ALL_ASPECTS,
    personality=True,
)

# The Dark Legion

CALLISTONIAN_SUNDANCER: Final = warrior(
    "callistonian-sundancer",
    DARK_LEGION,
    (12, 4, 7, 9),
    Against(LEGION, Kills(ATTACKS)),
    follows=SEMAI,
)
GOLGOTHA_MISTRESS_OF_SYMMETRY: Final = warrior(
    "golgotha-mistress-of-symmetry",
    DARK_LEGION,
    (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 12),
    NeverFights(),
    NeverInCover(),
    FreeGifts(DARK_SYMMETRY, Such(side=LEGIONNAIRES, whose=YOURS), any_gift=True),
    CastsOnAnyone(),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    casts=ALL_ASPECTS,
    personality=True,
)
DOOMSDAY_PROCLAIMER: Final = warrior(
    "doomsday-proclaimer",
    DARK_LEGION,
    (3, 7, 7, 5),
    ShieldsYou(ART),
    ForAll(Such(follows=MUAWIJHE, whose=YOURS), Immune(ART)),
    follows=MUAWIJHE,
)
LAST_RITESMAN: Final = warrior(
    "last-ritesman",
    DARK_LEGION,
    (3, 7, 8, 7),
    Ability(
        "last-rites",
        AS_AN_ACTION,
        AWarrior(Such(side=DOOMTROOPERS, commoner=True)),
        ForGood(Transformed(DEMNOGONIS)),
        StripTheIllegal(),
        actions=3,
    ),
    follows=DEMNOGONIS,
)
PRETORIAN_BEHEMOTH: Final = warrior(
    "pretorian-behemoth",
    DARK_LEGION,
    (13, 7, 9, 10),
    Immune(ART),
    MayNotUse(DARK_SYMMETRY),
    Only(Such(area=KOHORT), IfThereAre(1, ANOTHER_STALKER, Plus(2, FIGHT))),
    kinds=(PRETORIAN_STALKERS, PRETORIAN_BEHEMOTHS),
    follows=ALGEROTH,
)
SALADIN: Final = warrior(
    "saladin",
    DARK_LEGION,
    (12, 8, 10, 11),
    Immune(ART),
    KeepsOut(KOHORT, Such(whose=YOURS, named="alakhai-the-cunning")),
    AttacksNobodyElse(Such(named="alakhai-the-cunning")),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    personality=True,
)
