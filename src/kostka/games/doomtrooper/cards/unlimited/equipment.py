"""Unlimited: equipment."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CLANSMEN, CURATORS, PRETORIAN_STALKERS
from kostka.games.doomtrooper.deeds import KillTheFoe
from kostka.games.doomtrooper.effects import (
    Against,
    InTactic,
    Kills,
    NoWeapons,
    Only,
    Plus,
    PlusMarkers,
    Such,
    Times,
)
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.places import Fetch, MayTakeCover
from kostka.games.doomtrooper.ransoms import PayOrMark
from kostka.games.doomtrooper.targets import ITS_FOE, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ARMOUR,
    ATTACKS,
    BODY_ARMOUR,
    BOTH_WAYS_WEAPON,
    DARK_LEGION,
    DISCARD,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    HEAVY_MACHINE_GUN,
    IMPERIAL,
    LEGIONNAIRES,
    MACHINE_GUN,
    ROCKET_LAUNCHER,
    SHOOT,
    SHOOT_ARMOUR_VALUE,
    SHOOTING_WEAPON,
    SPECIAL_WEAPON,
    SUB_MACHINE_GUN,
    VALUE,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.triggers import (
    BEARER,
    AtDrawStep,
    WhenAttacked,
    WhenItKills,
    WhenUsedInADuel,
)
from kostka.games.doomtrooper.verbs import DiscardIt, OnTheFoe

TO_AN_IMPERIAL_DOOMTROOPER: Final = AWarrior(Such(IMPERIAL, side=DOOMTROOPERS, whose=YOURS))
TO_A_LEGIONNAIRE: Final = given_to(side=LEGIONNAIRES)
A_CLANSMAN: Final = Such(kind=CLANSMEN)
NO_CLANSMAN: Final = Such(not_kind=CLANSMEN)
LEGION: Final = Such(side=LEGIONNAIRES)

# Armour and other things

COMBAT_ARMOR: Final = equipment("combat-armor", ON_YOURS, Plus(1, ARMOUR))
COMPOSITE_ARMOR: Final = equipment(
    "composite-armor", ON_YOURS, Plus(4, ARMOUR), kinds=(BODY_ARMOUR,)
)
PERSONAL_ANTI_PERSONNEL_MINES: Final = equipment(
    "personal-anti-personnel-mines",
    ON_YOURS,
    Ability("set-off", IN_A_DUEL, ITS_FOE, KillTheFoe(), actions=0, spends=DISCARD),
)
PSYCHO_SCANNER: Final = equipment(
    "psycho-scanner", ON_YOURS, Whenever(WhenAttacked(), MayTakeCover())
)
IMPERIAL_DOOMLORD: Final = equipment(
    "imperial-doomlord",
    TO_AN_IMPERIAL_DOOMTROOPER,
    Times(2, SHOOT_ARMOUR_VALUE),
    NoWeapons(),
    affiliation=IMPERIAL,
    kinds=(AIRSHIP, VEHICLE),
)

# Weapons

CLANSMAN_CLAYMORE: Final = equipment(
    "clansman-claymore",
    TO_AN_IMPERIAL_DOOMTROOPER,
    Only(NO_CLANSMAN, Plus(1, FIGHT)),
    Only(A_CLANSMAN, Plus(2, FIGHT)),
    InTactic(FIGHT, Against(LEGION, Only(NO_CLANSMAN, Plus(1, ARMOUR)))),
    InTactic(FIGHT, Against(LEGION, Only(A_CLANSMAN, Plus(2, ARMOUR)))),
    affiliation=IMPERIAL,
    weapon=FIGHTING_WEAPON,
)
SMG_MK_III_INTERCEPTOR: Final = equipment(
    "smg-mk-iii-interceptor",
    ON_YOURS,
    Plus(2, SHOOT),
    affiliation=IMPERIAL,
    kinds=(SUB_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
HMG_MK_XIXB_CHARGER: Final = equipment(
    "hmg-mk-xixb-charger",
    ON_YOURS,
    Plus(5, SHOOT),
    affiliation=IMPERIAL,
    kinds=(HEAVY_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
IMPERIAL_SOUTHPAW: Final = equipment(
    "imperial-southpaw",
    ON_YOURS,
    Plus(4, SHOOT),
    Against(Such(aboard=AIRSHIP), Plus(2, SHOOT)),
    affiliation=IMPERIAL,
    kinds=(ROCKET_LAUNCHER,),
    weapon=SHOOTING_WEAPON,
)
KRATACH: Final = equipment(
    "kratach",
    TO_A_LEGIONNAIRE,
    Plus(3, SHOOT),
    affiliation=DARK_LEGION,
    kinds=(MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
CURATOR_SWORD: Final = equipment(
    "curator-sword",
    TO_A_LEGIONNAIRE,
    Only(Such(not_kind=CURATORS), Plus(2, FIGHT)),
    Only(Such(kind=CURATORS), Plus(4, FIGHT)),
    Kills(FIGHT),
    affiliation=DARK_LEGION,
    weapon=FIGHTING_WEAPON,
)
SCYTHE_OF_SEMAI: Final = equipment(
    "scythe-of-semai",
    TO_A_LEGIONNAIRE,
    Plus(4, FIGHT),
    Only(Such(not_kind=PRETORIAN_STALKERS), Plus(4, SHOOT)),
    Only(Such(kind=PRETORIAN_STALKERS), Plus(8, SHOOT)),
    Kills(ATTACKS),
    affiliation=DARK_LEGION,
    weapon=BOTH_WAYS_WEAPON,
)
SHRIEKETH: Final = equipment(
    "shrieketh",
    TO_A_LEGIONNAIRE,
    Plus(1, SHOOT),
    Whenever(WhenItKills(tactic=SHOOT), Fetch("heretic")),
    affiliation=DARK_LEGION,
    weapon=SHOOTING_WEAPON,
)
BACTERIA_GRENADE: Final = equipment(
    "bacteria-grenade",
    TO_A_LEGIONNAIRE,
    Plus(4, ATTACKS),
    Whenever(
        WhenUsedInADuel(),
        OnTheFoe(PlusMarkers(-1, VALUE), Whenever(AtDrawStep(BEARER), PayOrMark(3))),
        DiscardIt(),
    ),
    affiliation=DARK_LEGION,
    weapon=SPECIAL_WEAPON,
)
