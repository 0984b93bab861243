"""Warzone: the Dark Legion."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.deeds_soldiers import (
    DevourOrPerish,
    LookAtRandom,
    MayDiscardTheSeen,
    NameAWard,
    PayToLook,
    UntilTheTurnEnds,
)
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    CannotBeAttacked,
    ForAll,
    Kills,
    MayNotReceive,
    MayReceiveAny,
    NoFortifications,
    Plus,
    Such,
)
from kostka.games.doomtrooper.facts_soldiers import YouCanPay, YouHaveAZone
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.soldiery import DiscardsTheSeen, ForHisWard, NotAimedAt
from kostka.games.doomtrooper.sorts import Untouched
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ATTACKS,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    EQUIPMENT,
    FIGHT,
    HERETIC,
    ILIAN,
    KOHORT,
    MERCURIAN,
    NEPHARITE,
    SPECIAL,
    STRUCK_OUT,
    YOURS,
)
from kostka.games.doomtrooper.triggers_soldiers import (
    AtDiscardStep,
    WhenItAttacks,
    WhenItComes,
    WhenItsWardGoes,
    WhenNoZoneIsLeft,
)
from kostka.games.doomtrooper.verbs import DiscardIt

DESTROYER: Final = warrior(
    "destroyer",
    DARK_LEGION,
    (7, 7, 7, 7),
    Kills(ATTACKS),
    KillsForGood(),
    kinds=(HERETIC,),
    follows=ALGEROTH,
)
REAPER_OF_SOULS: Final = warrior(
    "reaper-of-souls", DARK_LEGION, (8, 3, 6, 6), Kills(FIGHT), kinds=(HERETIC,), follows=ALGEROTH
)
SUPREME_NECROMAGUS: Final = warrior(
    "supreme-necromagus",
    DARK_LEGION,
    (4, 4, 5, 5),
    ForAll(Such(kind=HERETIC, whose=YOURS, other=True), Plus(3, COMBAT)),
    kinds=(HERETIC,),
    follows=ALGEROTH,
)
TECHNOMANCER: Final = warrior(
    "technomancer",
    DARK_LEGION,
    (3, 3, 4, 5),
    MayReceiveAny(EQUIPMENT),
    kinds=(HERETIC,),
    follows=ALGEROTH,
)

# Bats

SCOUT_BAT: Final = warrior(
    "scout-bat",
    DARK_LEGION,
    (STRUCK_OUT, 1, 1, 1),
    Untouched(),
    CannotAttack(),
    Ability(
        "spy",
        AS_AN_ACTION,
        APlayer(other=True, holding=True),
        PayToLook(1),
        LookAtRandom(),
        MayDiscardTheSeen(),
        actions=2,
        needs=(Need("DOOM-SPEC-02", YouCanPay(1)),),
    ),
    follows=ILIAN,
)
VENOM_BAT: Final = warrior(
    "venom-bat",
    DARK_LEGION,
    (STRUCK_OUT, 1, 1, 1),
    Untouched(),
    CannotAttack(),
    DiscardsTheSeen(),
    follows=ILIAN,
)

# Others

BIO_GIANT: Final = warrior(
    "bio-giant",
    DARK_LEGION,
    (22, 14, 26, 20),
    Whenever(WhenItAttacks(), UntilTheTurnEnds(CannotAttack())),
    MayNotReceive(DARK_SYMMETRY, never=True),
    MayNotReceive(EQUIPMENT, never=True),
    NoFortifications(),
    NotAimedAt(SPECIAL, yours=True),
    follows=ALGEROTH,
)
BRASS_APOCALYPT: Final = warrior(
    "brass-apocalypt",
    DARK_LEGION,
    (6, 13, 10, 7),
    Whenever(WhenItComes(), NameAWard(Such(whose=YOURS, area=KOHORT, worth=6, other=True))),
    ForHisWard(CannotBeAttacked()),
    Whenever(WhenItsWardGoes(), DiscardIt()),
    follows=ALGEROTH,
)
KARNOPHAGE: Final = warrior(
    "karnophage",
    DARK_LEGION,
    (2, 2, 2, 3),
    Whenever(AtDiscardStep(KOHORT), DevourOrPerish(NEPHARITE)),
    follows=ALGEROTH,
)
MERCURIAN_MACULATOR: Final = warrior(
    "mercurian-maculator",
    DARK_LEGION,
    (8, 14, 6, 6),
    Whenever(WhenNoZoneIsLeft(MERCURIAN), DiscardIt()),
    follows=ALGEROTH,
    needs=(Need("DOOM-CORE-01", YouHaveAZone(MERCURIAN)),),
)
