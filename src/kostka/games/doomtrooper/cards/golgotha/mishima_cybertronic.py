"""Golgotha: Mishima and Cybertronic."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.cards.kinds import CUIRASSIERS, SHADOW_WALKERS
from kostka.games.doomtrooper.effects import (
    Against,
    ForAll,
    Immune,
    Kills,
    MayReceiveAny,
    NeverInCover,
    NoArt,
    Plus,
    StrikesFirst,
    Such,
)
from kostka.games.doomtrooper.feats import GainPromotion
from kostka.games.doomtrooper.forms import alliance, mission, warrior
from kostka.games.doomtrooper.occasions import WhenOneComes
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    COMBAT,
    CYBERTRONIC,
    DARK_SYMMETRY,
    EQUIPMENT,
    LEGIONNAIRES,
    MISHIMA,
    RELIC,
    YOURS,
)
from kostka.games.doomtrooper.triggers import BEARER

TOSHIRO: Final = warrior(
    "toshiro",
    MISHIMA,
    (10, 2, 7, 7),
    NeverInCover(),
    StrikesFirst(always=True),
    ForAll(Such(kind=SHADOW_WALKERS, whose=YOURS), Kills(ATTACKS)),
    kinds=(SHADOW_WALKERS,),
    personality=True,
)
ATILLA_III: Final = warrior(
    "atilla-iii",
    CYBERTRONIC,
    (8, 7, 8, 9),
    Immune(DARK_SYMMETRY),
    NoArt(),
    ForAll(Such(kind=CUIRASSIERS, whose=YOURS), Kills(ATTACKS)),
    kinds=(CUIRASSIERS,),
    personality=True,
)
HONOR_THE_EMPEROR: Final = mission(
    "honor-the-emperor",
    APlayer(),
    Whenever(WhenOneComes(Such(MISHIMA)), GainPromotion(1, BEARER)),
    affiliation=MISHIMA,
)
MISHIMA_ALLIANCE: Final = alliance(
    "mishima-alliance",
    MISHIMA,
    ForAll(Such(MISHIMA, whose=YOURS), Against(Such(side=LEGIONNAIRES), Plus(5, COMBAT))),
)
CYBERTRONIC_ALLIANCE: Final = alliance(
    "cybertronic-alliance",
    CYBERTRONIC,
    ForAll(Such(CYBERTRONIC, whose=YOURS), MayReceiveAny(EQUIPMENT, but_legion=True)),
    ForAll(Such(CYBERTRONIC, whose=YOURS), MayReceiveAny(RELIC, but_legion=True)),
)
