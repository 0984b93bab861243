"""Inquisition: warriors."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import APiece, ImmuneTo
from kostka.games.doomtrooper.card import Ability
from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS, VENUSIAN_MARSHALS
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import (
    ForAll,
    FreeGifts,
    MayReceiveAny,
    NeverAttacks,
    NotImmune,
    Plus,
    StrikesFirst,
    Such,
    WhileIn,
)
from kostka.games.doomtrooper.forms import apostle, cultist, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    COMBAT,
    DARK_SYMMETRY,
    EQUIPMENT,
    LEGIONNAIRES,
    MISHIMA,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.verbs import ForThisTurn

YOUR_LEGION: Final = Such(side=LEGIONNAIRES, whose=YOURS)

SHADOW_WALKER: Final = warrior(
    "shadow-walker",
    MISHIMA,
    (4, 3, 4, 5),
    StrikesFirst(always=True),
    kinds=(SHADOW_WALKERS,),
)
MENTOR: Final = warrior(
    "mentor",
    MISHIMA,
    (3, 3, 3, 3),
    ForAll(Such(MISHIMA, whose=YOURS, other=True), Plus(1, ATTACKS)),
)
VENUSIAN_MARSHAL: Final = warrior(
    "venusian-marshal",
    BAUHAUS,
    (8, 7, 8, 8),
    WhileIn(
        SQUAD,
        ForAll(
            Such(BAUHAUS, whose=YOURS, commoner=True, not_kind=VENUSIAN_MARSHALS), Plus(2, COMBAT)
        ),
    ),
    kinds=(VENUSIAN_MARSHALS,),
)
ALGEROTH_CULTIST: Final = cultist(
    "algeroth-cultist", (3, 3, 3, 3), ALGEROTH, NeverAttacks(Such(BROTHERHOOD))
)

# Apostles

ILIAN_MISTRESS_OF_THE_VOID: Final = apostle(
    "ilian-mistress-of-the-void",
    20,
    FreeGifts(DARK_SYMMETRY, YOUR_LEGION, any_gift=True, apostles=True),
    Ability(
        "lay-bare",
        AT_ANY_TIME,
        ImmuneTo(DARK_SYMMETRY),
        ForThisTurn(NotImmune(DARK_SYMMETRY, wholly=True)),
        actions=0,
    ),
)
MUAWIJHE_LORD_OF_VISIONS: Final = apostle(
    "muawijhe-lord-of-visions", 20, ForAll(Such(side=LEGIONNAIRES), StrikesFirst())
)
ALGEROTH_APOSTLE_OF_WAR: Final = apostle(
    "algeroth-apostle-of-war",
    20,
    ForAll(YOUR_LEGION, MayReceiveAny(EQUIPMENT)),
    FreeGifts(EQUIPMENT, YOUR_LEGION, any_gift=True),
    Ability("corrode", AS_AN_ACTION, APiece(EQUIPMENT), DiscardTheTarget(), actions=3),
)
