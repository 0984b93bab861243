"""Mortificator: warriors."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_soldiers import ToCross
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import VENUSIAN_RANGERS
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_soldiers import CrossOver, SquadOrKohort
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    Kills,
    MayReceiveAny,
    NeverFights,
    NeverInCover,
    Plus,
    StrikesFirst,
    Such,
    Using,
    WhileIn,
)
from kostka.games.doomtrooper.feats import AttackWithIt, ForThisAttack
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.identity import Follows, Tainted
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.marks import ITS_ATTACK
from kostka.games.doomtrooper.powers import Casts, CastsOnAnyone, GuardsPoints
from kostka.games.doomtrooper.soldiery import HurtOnlyBy
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL_ASPECTS,
    APOSTLE,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    HERETIC,
    LEGIONNAIRES,
    NEPHARITE,
    SHOOT,
    SQUAD,
    STRUCK_OUT,
)
from kostka.games.doomtrooper.traits import CannotBeHurt
from kostka.games.doomtrooper.triggers_soldiers import WhenItComes

BROTHERS: Final = Such(BROTHERHOOD)

SPIRIT_OF_NATHANIEL: Final = warrior(
    "spirit-of-nathaniel",
    BROTHERHOOD,
    (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 30),
    NeverFights(),
    NeverInCover(),
    ForAll(BROTHERS, Casts()),
    ForAll(BROTHERS, Against(Such(side=LEGIONNAIRES), Kills(ATTACKS))),
    Ability("banish", AS_AN_ACTION, AWarrior(Such(kind=APOSTLE)), DiscardTheTarget(), actions=4),
    casts=ALL_ASPECTS,
    personality=True,
)
WOLFE: Final = warrior(
    "wolfe",
    BAUHAUS,
    (3, 9, 9, 8),
    Using("deathlockdrum", Plus(5, SHOOT)),
    kinds=(VENUSIAN_RANGERS,),
    personality=True,
)
BAUHAUS_SECURITY_GUARD: Final = warrior(
    "bauhaus-security-guard", BAUHAUS, (3, 5, 7, 6), WhileIn(SQUAD, GuardsPoints())
)
ERWIN_STAHLER: Final = warrior(
    "erwin-stahler",
    BAUHAUS,
    (6, 6, 7, 7),
    Tainted(),
    MayReceiveAny(DARK_SYMMETRY, gift=ALGEROTH),
    Whenever(WhenItComes(), SquadOrKohort()),
    Ability("cross", AS_AN_ACTION, ToCross(), CrossOver()),
    kinds=(HERETIC,),
    personality=True,
)
JAKE_KRAMER: Final = warrior(
    "jake-kramer",
    CAPITOL,
    (5, 6, 5, 6),
    MayReceiveAny(EQUIPMENT, but_legion=True),
    Ability(
        "charge",
        AS_AN_ACTION,
        ITS_ATTACK,
        ForThisAttack(Plus(5, COMBAT)),
        AttackWithIt(),
        actions=2,
        attack=True,
    ),
    personality=True,
)

# The Dark Legion

GOLGOTHA_UNLEASHED: Final = warrior(
    "golgotha-unleashed",
    DARK_LEGION,
    (8, STRUCK_OUT, 8, 12),
    NeverInCover(),
    HurtOnlyBy(Such(side=DOOMTROOPERS, relic=True), CannotBeHurt()),
    CastsOnAnyone(),
    kinds=(NEPHARITE,),
    follows=ALGEROTH,
    casts=ALL_ASPECTS,
    personality=True,
)
METROPOLITAN_PROPHET: Final = warrior(
    "metropolitan-prophet", DARK_LEGION, (4, 5, 5, 7), Follows(), StrikesFirst(always=True)
)
