"""Inquisition: weapons, vehicles and what else a warrior carries."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_duel import AVehicleOrFortification
from kostka.games.doomtrooper.aims_gear import ACardOf, AVehicle, AWeapon, ItsDuel
from kostka.games.doomtrooper.arms import FortsCountTwice, UsedAlsoAs
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.cards.kinds import (
    ARCHANGELS,
    INQUISITORS,
    INQUISITORS_MAJORIS,
    VALKYRIES,
)
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import (
    Kills,
    NoFortifications,
    NoOtherEquipment,
    NoWeapons,
    Only,
    Plus,
    Such,
    ToFoe,
    Using,
    WhenAttacking,
)
from kostka.games.doomtrooper.facts import TheTacticIs
from kostka.games.doomtrooper.feats import ForTheNextAttack
from kostka.games.doomtrooper.forms import equipment, given_to
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.targets import ITS_BEARER
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALGEROTH,
    ALL,
    ARMOUR,
    ATTACKS,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    DARK_LEGION,
    DISCARD,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    FORTIFICATION,
    HEAVY_MACHINE_GUN,
    HERETIC,
    IMPERIAL,
    LEGIONNAIRES,
    MACHINE_GUN,
    NEPHARITE,
    SHOOT,
    SHOOTING_WEAPON,
    SNIPER_RIFLE,
    TANK,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.verbs import ForThisDuel

TO_A_BROTHER: Final = given_to(BROTHERHOOD)
TO_A_LEGIONNAIRE: Final = given_to(side=LEGIONNAIRES)
TO_A_DOOMTROOPER: Final = given_to(side=DOOMTROOPERS)
A_LEGIONNAIRE_OF_YOURS: Final = Such(side=LEGIONNAIRES, whose=YOURS)
AN_INQUISITOR: Final = Such(kind=INQUISITORS, alt=Such(kind=INQUISITORS_MAJORIS))

# Weapons

AC_41_PURIFIER: Final = equipment(
    "ac-41-purifier",
    TO_A_BROTHER,
    Plus(5, SHOOT),
    Kills(SHOOT),
    affiliation=BROTHERHOOD,
    kinds=(HEAVY_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
AVENGER_SWORD: Final = equipment(
    "avenger-sword",
    TO_A_BROTHER,
    Plus(3, FIGHT),
    affiliation=BROTHERHOOD,
    weapon=FIGHTING_WEAPON,
)
AZOGAR: Final = equipment(
    "azogar",
    TO_A_LEGIONNAIRE,
    Plus(3, FIGHT),
    Only(Such(kind=NEPHARITE, follows=ALGEROTH), Plus(2, FIGHT)),
    affiliation=DARK_LEGION,
    weapon=FIGHTING_WEAPON,
)
CASTIGATOR_BATTLESPEAR: Final = equipment(
    "castigator-battlespear",
    TO_A_DOOMTROOPER,
    Only(Such(not_kind=VALKYRIES), Plus(2, FIGHT)),
    Only(Such(kind=VALKYRIES), Plus(4, FIGHT)),
    Ability(
        "throw",
        AT_ANY_TIME,
        ItsDuel(Such(kind=VALKYRIES)),
        ForThisDuel(Plus(4, SHOOT)),
        actions=0,
        needs=(Need("DOOM-DUEL-15", TheTacticIs(SHOOT)),),
        spends=DISCARD,
    ),
    affiliation=BROTHERHOOD,
    weapon=FIGHTING_WEAPON,
)
IMPROVED_KRATACH: Final = equipment(
    "improved-kratach",
    TO_A_LEGIONNAIRE,
    Plus(5, SHOOT),
    affiliation=DARK_LEGION,
    kinds=(MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
PUNISHER_COMBO: Final = equipment(
    "punisher-combo", TO_A_DOOMTROOPER, Plus(2, ATTACKS), weapon=BOTH_WAYS_WEAPON
)
SR_MK_XII_ASSAILANT: Final = equipment(
    "sr-mk-xii-assailant",
    given_to(IMPERIAL),
    Plus(4, SHOOT),
    Ability(
        "aim",
        AS_AN_ACTION,
        ITS_BEARER,
        ForTheNextAttack(WhenAttacking(Such(), Using("sr-mk-xii-assailant", Plus(4, SHOOT)))),
    ),
    affiliation=IMPERIAL,
    kinds=(SNIPER_RIFLE,),
    weapon=SHOOTING_WEAPON,
)

# On weapons and vehicles

CHAIN_BAYONET: Final = equipment(
    "chain-bayonet",
    AWeapon(SHOOTING_WEAPON, of=DARK_LEGION),
    Plus(6, FIGHT),
    UsedAlsoAs(FIGHTING_WEAPON),
    affiliation=DARK_LEGION,
)
HELLBLASTER: Final = equipment(
    "hellblaster",
    AVehicle(A_LEGIONNAIRE_OF_YOURS),
    Plus(7, SHOOT),
    Kills(SHOOT),
    Ability("blast", AS_AN_ACTION, ACardOf(FORTIFICATION), DiscardTheTarget(), inside=True),
    affiliation=DARK_LEGION,
)

# Vehicles

BAUHAUS_BULLY: Final = equipment(
    "bauhaus-bully",
    given_to(IMPERIAL),
    Plus(8, ALL),
    NoOtherEquipment(),
    NoFortifications(),
    WhenAttacking(Such(), ToFoe(FortsCountTwice())),
    affiliation=IMPERIAL,
    kinds=(TANK, VEHICLE),
)
ICARUS_JET_FIGHTER: Final = equipment(
    "icarus-jet-fighter",
    given_to(kind=ARCHANGELS),
    Plus(5, SHOOT),
    Plus(5, ARMOUR),
    NoWeapons(),
    Ability(
        "strafe",
        AS_AN_ACTION,
        AVehicleOrFortification(counting=True),
        DiscardTheTarget(),
        actions=3,
        inside=True,
    ),
    affiliation=BROTHERHOOD,
    kinds=(AIRSHIP, VEHICLE),
)
NECROMOWER: Final = equipment(
    "necromower",
    TO_A_DOOMTROOPER,
    Plus(5, FIGHT),
    Plus(3, ARMOUR),
    affiliation=IMPERIAL,
    kinds=(VEHICLE,),
)

# Other things

INQUISITOR_BATTLE_DRESS: Final = equipment(
    "inquisitor-battle-dress",
    TO_A_BROTHER,
    Only(Such(not_kind=INQUISITORS), Only(Such(not_kind=INQUISITORS_MAJORIS), Plus(1, ARMOUR))),
    Only(AN_INQUISITOR, Plus(3, ARMOUR)),
    affiliation=BROTHERHOOD,
)
NECROBIONICS: Final = equipment(
    "necrobionics", given_to(kind=HERETIC), Plus(3, FIGHT), affiliation=DARK_LEGION
)
