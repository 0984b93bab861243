"""Inquisition: Mishima and Cybertronic."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import WoundTheBearer
from kostka.games.doomtrooper.card import Ability, Card
from kostka.games.doomtrooper.cards.kinds import CHASSEURS
from kostka.games.doomtrooper.deeds import HealTheTarget
from kostka.games.doomtrooper.effects import (
    ForAll,
    FreeGifts,
    Immune,
    MayReceiveAny,
    NoArt,
    Plus,
    Such,
    Using,
    WhenAttacking,
)
from kostka.games.doomtrooper.feats import ForTheNextAttack, TakeTheEquipment
from kostka.games.doomtrooper.forms import equipment, given_to, relic, warrior
from kostka.games.doomtrooper.identity import Joins
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.marks import ToTake
from kostka.games.doomtrooper.places import TakeCover
from kostka.games.doomtrooper.targets import ITS_BEARER, AWarrior
from kostka.games.doomtrooper.terms import (
    COMBAT,
    CYBERTRONIC,
    DOOMTROOPERS,
    EQUIPMENT,
    GIFT,
    HEAVY_MACHINE_GUN,
    MISHIMA,
    SHOOT,
    SHOOTING_WEAPON,
    SNIPER_RIFLE,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.traits import EvenedOut, KillsByDouble
from kostka.games.doomtrooper.verbs import ForGood

YOUR_DOOMTROOPERS: Final = Such(side=DOOMTROOPERS, whose=YOURS)

ARCHER_SNIPER_RIFLE: Final = equipment(
    "archer-sniper-rifle",
    given_to(MISHIMA),
    Plus(2, SHOOT),
    Ability(
        "aim",
        AS_AN_ACTION,
        ITS_BEARER,
        ForTheNextAttack(
            WhenAttacking(Such(), Using("archer-sniper-rifle", Plus(5, SHOOT))),
        ),
    ),
    affiliation=MISHIMA,
    kinds=(SNIPER_RIFLE,),
    weapon=SHOOTING_WEAPON,
)
VAC_ENGINEER: Final = warrior(
    "vac-engineer",
    CYBERTRONIC,
    (3, 3, 3, 4),
    Immune(GIFT),
    NoArt(),
    ForAll(YOUR_DOOMTROOPERS, MayReceiveAny(EQUIPMENT, of=CYBERTRONIC)),  # DOOM-EQUIP-13
    FreeGifts(EQUIPMENT, YOUR_DOOMTROOPERS, any_gift=True, of=CYBERTRONIC),
    Ability(
        "convert",
        AT_ANY_TIME,
        AWarrior(Such(side=DOOMTROOPERS, commoner=True, not_affiliation=CYBERTRONIC)),
        ForGood(Joins(CYBERTRONIC)),
        WoundTheBearer(),
        actions=0,
    ),
)
DOCTOR_DIANA: Final = warrior(
    "doctor-diana",
    CYBERTRONIC,
    (3, 3, 6, 5),
    Immune(GIFT),
    NoArt(),
    Ability(
        "heal",
        AS_AN_ACTION,
        AWarrior(Such(side=DOOMTROOPERS, wounded=True)),
        HealTheTarget(),
        TakeCover(bearer=True),
        upright=True,
    ),
    personality=True,
)
VINCE_DIAMOND: Final = warrior(
    "vince-diamond",
    CYBERTRONIC,
    (8, 11, 7, 10),
    Immune(GIFT),
    NoArt(),
    ForAll(Such(kind=CHASSEURS, whose=YOURS, other=True), Plus(2, COMBAT)),
    kinds=(CHASSEURS,),
    personality=True,
)
SSW4200P: Final = equipment(
    "ssw4200p",
    given_to(CYBERTRONIC),
    Plus(4, SHOOT),
    KillsByDouble(SHOOT),
    affiliation=CYBERTRONIC,
    kinds=(HEAVY_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
FRAGMENT_OF_THE_TRUE_CHIP: Final = relic(
    "fragment-of-the-true-chip", given_to(CYBERTRONIC), EvenedOut(), affiliation=CYBERTRONIC
)
HEIST: Final = Card("heist", SPECIAL, AT_ANY_TIME, ToTake(), TakeTheEquipment())
