"""Unlimited: equipment for anybody, and some for one side only."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import WoundTheBearer
from kostka.games.doomtrooper.aims_gear import ITS_DUEL, AFortAtWork, AWeapon, ToHeal
from kostka.games.doomtrooper.arms import NeverChangesHands, NoFurtherWeapon, UsedAlsoAs
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import FLAMETHROWERS
from kostka.games.doomtrooper.deeds import DiscardTheTarget, HealTheTarget
from kostka.games.doomtrooper.deeds_cards import FlipACoin, ItWasHeads
from kostka.games.doomtrooper.deeds_combat import CancelTheAttack
from kostka.games.doomtrooper.deeds_gear import LoseTheVehicle
from kostka.games.doomtrooper.effects import Plus, PlusStored, Such
from kostka.games.doomtrooper.facts import TheTacticIs
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.powers import NeverAttackedBy, Paired
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ART,
    ATTACKS,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    CAPITOL,
    DARK_LEGION,
    DISCARD,
    FIGHT,
    FIGHTING_WEAPON,
    HANDGUN,
    LEGIONNAIRES,
    SHOOT,
    SHOOTING_WEAPON,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.triggers_gear import WhenRiddenInADuel
from kostka.kernel.step import If

# On weapons

BAYONET: Final = equipment(
    "bayonet", AWeapon(SHOOTING_WEAPON), Plus(2, FIGHT), UsedAlsoAs(FIGHTING_WEAPON)
)
REVERBERATING_SHARPENER: Final = equipment(
    "reverberating-sharpener", AWeapon(FIGHTING_WEAPON), Plus(1, FIGHT)
)

# Weapons

GEHENNA_PUKER: Final = equipment(
    "gehenna-puker", ON_YOURS, Plus(6, SHOOT), kinds=(FLAMETHROWERS,), weapon=SHOOTING_WEAPON
)
PUNISHER_HANDGUN: Final = equipment(
    "punisher-handgun",
    ON_YOURS,
    Plus(1, ATTACKS),
    Paired(HANDGUN),
    kinds=(HANDGUN,),
    weapon=BOTH_WAYS_WEAPON,
)
MORTIS_SWORD: Final = equipment(
    "mortis-sword",
    given_to(BROTHERHOOD),
    Plus(1, FIGHT),
    PlusStored(1, FIGHT, of=ART),
    Ability(
        "store", AS_AN_ACTION, ToStore(ART, castable=True), PutInStore(kind=ART, castable=True)
    ),
    affiliation=BROTHERHOOD,
    weapon=FIGHTING_WEAPON,
)
VASSHT: Final = equipment(
    "vassht",
    given_to(side=LEGIONNAIRES),
    Plus(2, FIGHT),
    NeverChangesHands(),
    NoFurtherWeapon((FIGHTING_WEAPON, BOTH_WAYS_WEAPON)),
    affiliation=DARK_LEGION,
    weapon=FIGHTING_WEAPON,
)

# Other things

DEMOLITION_KIT: Final = equipment(
    "demolition-kit",
    ON_YOURS,
    Ability("blow-up", IN_A_DUEL, AFortAtWork(), DiscardTheTarget(), actions=0, spends=DISCARD),
)
FIRST_AID_KIT: Final = equipment(
    "first-aid-kit",
    ON_YOURS,
    Ability(
        "heal",
        AT_ANY_TIME,
        ToHeal(Such(whose=YOURS)),
        HealTheTarget(),
        actions=0,
        spends=DISCARD,
    ),
)
SMOKE_BOMB: Final = equipment(
    "smoke-bomb",
    ON_YOURS,
    Ability("detonate", AT_ANY_TIME, ITS_DUEL, CancelTheAttack(), actions=0, spends=DISCARD),
)
RADAR_SCANNER: Final = equipment("radar-scanner", ON_YOURS, NeverAttackedBy(Such(using=AIRSHIP)))
PURPLE_SHARK: Final = equipment(
    "purple-shark",
    ON_YOURS,
    Plus(4, SHOOT),
    Plus(4, ARMOUR),
    Ability(
        "escape",
        AT_ANY_TIME,
        ITS_DUEL,
        CancelTheAttack(),
        FlipACoin(),
        If(ItWasHeads(), LoseTheVehicle(), WoundTheBearer()),
        actions=0,
        cost=5,
        needs=(Need("DOOM-PLAY-03", TheTacticIs(FIGHT)),),
    ),
    Whenever(
        WhenRiddenInADuel(),
        FlipACoin(),
        If(ItWasHeads(), LoseTheVehicle(), WoundTheBearer()),
    ),
    affiliation=CAPITOL,
    kinds=(AIRSHIP, VEHICLE),
)
