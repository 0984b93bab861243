"""Warzone: further Doomtroopers, of no corporation most of them."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CUIRASSIERS
from kostka.games.doomtrooper.deeds import HealTheTarget
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    ForAll,
    Immune,
    MayNotUse,
    NoArt,
    Plus,
    Such,
)
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.soldiery import AttackedFor, KillsUpTo
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ATTACKS,
    BAUHAUS,
    COMBAT,
    CYBERTRONIC,
    DOOMTROOPERS,
    EQUIPMENT,
    GENERAL,
    GIFT,
    YOURS,
)
from kostka.games.doomtrooper.triggers_soldiers import WhenYoursKills
from kostka.games.doomtrooper.verbs import RewardTheKill, UntilYourNextTurn

WAR_MEDIC: Final = warrior(
    "war-medic",
    GENERAL,
    (0, 0, 5, 3),
    MayNotUse(EQUIPMENT),
    CannotAttack(),
    Ability(
        "heal",
        AS_AN_ACTION,
        AWarrior(Such(side=DOOMTROOPERS, wounded=True)),
        HealTheTarget(),
        actions=3,
    ),
)
PAPARAZZO: Final = warrior(
    "paparazzo",
    GENERAL,
    (2, 2, 2, 4),
    MayNotUse(EQUIPMENT),
    Whenever(WhenYoursKills(Such(side=DOOMTROOPERS, whose=YOURS)), RewardTheKill(plus=3)),
)
EVA_VALMONTE: Final = warrior(
    "eva-valmonte",
    BAUHAUS,
    (1, 1, 1, 4),
    Ability(
        "spy",
        AS_AN_ACTION,
        NO_TARGET,
        UntilYourNextTurn(
            ForAll(Such(side=DOOMTROOPERS, whose=YOURS, but="eva-valmonte"), Plus(2, COMBAT))
        ),
    ),
    AttackedFor(promotion=1),
    personality=True,
)
CYRIL_DENT: Final = warrior(
    "cyril-dent",
    CYBERTRONIC,
    (11, 8, 11, 9),
    Immune(GIFT),
    NoArt(),
    KillsUpTo(7, ATTACKS),
    kinds=(CUIRASSIERS,),
    personality=True,
)
