"""Inquisition: gear that is used up, aimed, mended or shared."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aiming import Aimed, DedicateActions, ForThatAttack, TakeAim
from kostka.games.doomtrooper.aims_gear import (
    ACardToMend,
    AWeapon,
    ItsStruckBearer,
    ToHeal,
)
from kostka.games.doomtrooper.ammunition import (
    Loaded,
    LoadWithMarkers,
    Reload,
    RunOut,
    SpendAMarker,
    ToReload,
)
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import CURATORS, KEEPERS_OF_THE_ART, MYSTICS
from kostka.games.doomtrooper.deeds import HealTheTarget, SaveTheWarrior
from kostka.games.doomtrooper.deeds_gear import (
    CorruptTheWounded,
    MayHealFor,
    PayHalfItsValue,
    WoundAComrade,
)
from kostka.games.doomtrooper.effects import (
    Against,
    Kills,
    Plus,
    Such,
    Using,
    WhenAttacking,
)
from kostka.games.doomtrooper.feats import AttackWithIt
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.identity import Converted
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, WHEN_STRUCK
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.powers import KillsForGood
from kostka.games.doomtrooper.purses import PaysForSpells
from kostka.games.doomtrooper.reserves import SaveAPoint
from kostka.games.doomtrooper.salvage import Mends, Shelters
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ATTACKS,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    DARK_LEGION,
    DEMNOGONIS,
    DISCARD,
    DOOMTROOPERS,
    EQUIPMENT,
    FORTIFICATION,
    HEAVY_MACHINE_GUN,
    LEGIONNAIRES,
    RELIC,
    SHOOT,
    SHOOTING_WEAPON,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep, WhenUsedInADuel
from kostka.games.doomtrooper.triggers_gear import (
    WhenHurtInADuel,
    WhenItHurts,
    WhenTheWeaponWounds,
)

TO_A_LEGIONNAIRE: Final = given_to(side=LEGIONNAIRES)
A_DOOMTROOPER: Final = Such(side=DOOMTROOPERS)
A_MYSTIC: Final = Such(kind=MYSTICS, alt=Such(kind=KEEPERS_OF_THE_ART))

# Weapons

NAZGAROTH: Final = equipment(
    "nazgaroth",
    TO_A_LEGIONNAIRE,
    Loaded(Plus(8, SHOOT)),
    Loaded(Kills(SHOOT)),
    Whenever(WhenUsedInADuel(), RunOut()),
    Ability("reload", AS_AN_ACTION, ToReload(), Reload()),
    Ability("reload-at-once", AT_ANY_TIME, ToReload(), Reload(), actions=0, cost=5),
    affiliation=DARK_LEGION,
    kinds=(HEAVY_MACHINE_GUN,),
    weapon=SHOOTING_WEAPON,
)
NIMROD_MK_I: Final = equipment(
    "nimrod-mk-i",
    given_to(side=DOOMTROOPERS),
    Plus(4, SHOOT),
    Ability(
        "salvo",
        AS_AN_ACTION,
        ItsAttack(tactic=SHOOT),
        DedicateActions(2),
        ForThatAttack(
            WhenAttacking(Such(), Using("nimrod-mk-i", Plus(4, SHOOT, bought=True))),
        ),
        AttackWithIt(tactic=SHOOT),
        actions=2,
        attack=True,
    ),
    weapon=SHOOTING_WEAPON,
)
PLAGUE_GUN: Final = equipment(
    "plague-gun",
    AWarrior(Such(follows=DEMNOGONIS, whose=YOURS)),
    Against(A_DOOMTROOPER, Kills(ATTACKS)),
    Whenever(WhenItHurts(A_DOOMTROOPER), WoundAComrade()),
    affiliation=DARK_LEGION,
)

# On weapons and other cards

BLACK_BULLETS: Final = equipment(
    "black-bullets",
    AWeapon(SHOOTING_WEAPON, BOTH_WAYS_WEAPON, owner=Such(side=LEGIONNAIRES, whose=YOURS)),
    Whenever(WhenTheWeaponWounds(A_DOOMTROOPER), CorruptTheWounded(Converted())),
    affiliation=DARK_LEGION,
)
LASER_SIGHT: Final = equipment(
    "laser-sight",
    AWeapon(SHOOTING_WEAPON, BOTH_WAYS_WEAPON),
    Aimed(True, Plus(1, SHOOT)),
    Aimed(False, Plus(4, SHOOT)),
    Ability(
        "aim",
        AS_AN_ACTION,
        ItsAttack(tactic=SHOOT),
        TakeAim(),
        AttackWithIt(tactic=SHOOT),
        actions=3,
        attack=True,
    ),
)
FIELD_REPAIR_KIT: Final = equipment(
    "field-repair-kit", ACardToMend(EQUIPMENT, FORTIFICATION), Mends()
)
RELIQUARY: Final = equipment("reliquary", ACardToMend(RELIC), Shelters())

# Healing and saving

CANYLE: Final = equipment(
    "canyle",
    TO_A_LEGIONNAIRE,
    Ability(
        "heal",
        AS_AN_ACTION,
        ToHeal(Such(side=LEGIONNAIRES), half=True),
        PayHalfItsValue(),
        HealTheTarget(),
        actions=3,
    ),
    affiliation=DARK_LEGION,
)
COAGULANT_AUTOINJECTOR: Final = equipment(
    "coagulant-autoinjector",
    ON_YOURS,
    Ability("heal", AS_AN_ACTION, ToHeal(), HealTheTarget(), SpendAMarker()),
    then=(LoadWithMarkers(3),),
)
COMBAT_COORDINATOR: Final = equipment(
    "combat-coordinator",
    given_to(kind=CURATORS),
    Plus(8, ALL),
    Kills(ATTACKS),
    KillsForGood(),
    Ability("absorb", WHEN_STRUCK, ItsStruckBearer(), SaveTheWarrior(), actions=0, spends=DISCARD),
    affiliation=DARK_LEGION,
)
MYSTIC_BATTLE_DRESS: Final = equipment(
    "mystic-battle-dress",
    given_to(BROTHERHOOD),
    Plus(1, ARMOUR),
    Whenever(WhenHurtInADuel(A_MYSTIC), MayHealFor(3)),
    affiliation=BROTHERHOOD,
)

# Destiny for spells

POWER_STABILIZER: Final = equipment(
    "power-stabilizer",
    given_to(BROTHERHOOD),
    PaysForSpells(),
    Whenever(AtDrawStep(), SaveAPoint()),
    affiliation=BROTHERHOOD,
    then=(LoadWithMarkers(0),),
)
