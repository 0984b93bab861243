"""Mortificator: poisons, gadgets and vehicles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import ImmuneTo
from kostka.games.doomtrooper.aims_duel import AWeaponOf
from kostka.games.doomtrooper.aims_gear import AnAttackerAboard, AWeapon, ItsDuel, ToEscape
from kostka.games.doomtrooper.arms import BarsZones, NoBodyArmour
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import FLAMETHROWERS, MORTIFICATORS
from kostka.games.doomtrooper.deeds import WoundTheTarget
from kostka.games.doomtrooper.deeds_gear import (
    EndTheAreasDuel,
    OnThePoisoned,
    ReturnWithItsGear,
    StripThePoisoned,
)
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    InThisArea,
    NoFortifications,
    NotImmune,
    Plus,
    PlusStored,
    StrikesFirst,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.helping import AComradeOf, AddItsOwn, LendItsAbilities
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_ANSWER,
)
from kostka.games.doomtrooper.lookouts import LookIntoThePile, MayDiscardOnTop
from kostka.games.doomtrooper.marks import ToNegate
from kostka.games.doomtrooper.muting import Forgets
from kostka.games.doomtrooper.ransoms import PayOrDie
from kostka.games.doomtrooper.stores import PutInStore, ToStore
from kostka.games.doomtrooper.targets import AnArea, APlayer
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ANNIHILATE,
    ANYONES,
    ARMOUR,
    ART,
    ATTACKS,
    BAUHAUS,
    BODY_ARMOUR,
    BROTHERHOOD,
    COMBAT,
    DARK_LEGION,
    DARK_SYMMETRY,
    DISCARD,
    DOOMTROOPERS,
    FIGHT,
    KOHORT,
    LEGIONNAIRES,
    MISHIMA,
    POISON,
    SHOOT,
    SHOOTING_WEAPON,
    SPECIAL,
    SQUAD,
    VALUE,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import BaseBecomes
from kostka.games.doomtrooper.triggers import BEARER, AtDrawStep
from kostka.games.doomtrooper.venom import (
    BreaksArmour,
    Envenoms,
    Stuns,
    TakesTheWounds,
    WhenItsVenomWorks,
)
from kostka.games.doomtrooper.verbs import Cancel, ForGood, ForThisDuel
from kostka.games.doomtrooper.wiles import OverTheArea

TO_A_MORTIFICATOR: Final = given_to(kind=MORTIFICATORS)
ON_HIS_WEAPON: Final = AWeaponOf(Such(kind=MORTIFICATORS, whose=YOURS))

# Poisons

PLATINUM_DREAM: Final = equipment(
    "platinum-dream",
    TO_A_MORTIFICATOR,
    Ability(
        "poison",
        AT_ANY_TIME,
        ImmuneTo(ART),
        ForGood(NotImmune(ART)),
        actions=0,
        spends=DISCARD,
    ),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)

CARDINALS_BLOOD: Final = equipment(
    "cardinals-blood",
    ON_HIS_WEAPON,
    Envenoms(FIGHT),
    Whenever(WhenItsVenomWorks(), OnThePoisoned(BaseBecomes(1, COMBAT))),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)
CENSER_DROPS: Final = equipment(
    "censer-drops",
    TO_A_MORTIFICATOR,
    Ability(
        "drop",
        AT_ANY_TIME,
        AnArea(KOHORT, whose=ANYONES),
        OverTheArea(InThisArea(CannotAttack())),
        EndTheAreasDuel(),
        actions=0,
        spends=DISCARD,
    ),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)
SPIRALING_DEATH: Final = equipment(
    "spiraling-death",
    ON_HIS_WEAPON,
    Envenoms(FIGHT),
    Whenever(WhenItsVenomWorks(), OnThePoisoned(Whenever(AtDrawStep(BEARER), PayOrDie(3)))),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)

MINDSLAYER: Final = equipment(
    "mindslayer",
    ON_HIS_WEAPON,
    Envenoms(FIGHT),
    Whenever(WhenItsVenomWorks(), OnThePoisoned(Forgets()), StripThePoisoned(SPECIAL)),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)

# Other things

ARMOR_PIERCING_AMMO: Final = equipment(
    "armor-piercing-ammo",
    AWeapon(SHOOTING_WEAPON, no=FLAMETHROWERS),
    ToFoe(NoBodyArmour()),
    BreaksArmour(),
)
LIFEGUARD_ARMOR: Final = equipment(
    "lifeguard-armor",
    given_to(side=DOOMTROOPERS),
    Plus(-4, ARMOUR),
    TakesTheWounds(),
    kinds=(BODY_ARMOUR,),
)
SMOKE_SCREEN: Final = equipment(
    "smoke-screen",
    ON_YOURS,
    Ability("vanish", IN_ANSWER, ToEscape(SPECIAL), ReturnWithItsGear(), actions=0, spends=DISCARD),
    actions=3,
)
STUN_GRENADE: Final = equipment(
    "stun-grenade",
    TO_A_MORTIFICATOR,
    Ability(
        "throw",
        AT_ANY_TIME,
        ItsDuel(early=True),
        ForThisDuel(StrikesFirst(), Stuns()),
        actions=0,
        spends=DISCARD,
    ),
)
SURFACE_TO_AIR_MISSILE: Final = equipment(
    "surface-to-air-missile",
    AnArea(SQUAD),
    Ability(
        "launch",
        AT_ANY_TIME,
        AnAttackerAboard(AIRSHIP, SQUAD),
        WoundTheTarget(earns=True),
        actions=0,
        spends=DISCARD,
    ),
    several=True,
)

AUTOGYRO: Final = equipment(
    "autogyro",
    given_to(side=DOOMTROOPERS),
    Plus(4, SHOOT),
    Plus(4, ARMOUR),
    ToFoe(NoFortifications()),
    BarsZones(),
    affiliation=BAUHAUS,
    kinds=(AIRSHIP, VEHICLE),
)
FORESEEING_TALISMAN: Final = equipment(
    "foreseeing-talisman",
    TO_A_MORTIFICATOR,
    Ability("foresee", IN_ANSWER, ToNegate(SPECIAL), Cancel(), actions=0, cost=12),
    affiliation=BROTHERHOOD,
)
PANDORAS_BOX: Final = equipment(
    "pandoras-box",
    given_to(side=LEGIONNAIRES),
    PlusStored(1, ATTACKS, of=DARK_SYMMETRY),
    Ability("store", AS_AN_ACTION, ToStore(DARK_SYMMETRY), PutInStore(kind=DARK_SYMMETRY)),
    affiliation=DARK_LEGION,
)
PANIC_BUTTON: Final = equipment(
    "panic-button",
    ON_YOURS,
    Ability(
        "call",
        AT_ANY_TIME,
        AComradeOf(),
        AddItsOwn(FIGHT),
        AddItsOwn(SHOOT),
        AddItsOwn(ARMOUR),
        AddItsOwn(VALUE),
        LendItsAbilities(),
        actions=0,
        spends=ANNIHILATE,
    ),
)
SURVEILLANCE_SHIP: Final = equipment(
    "surveillance-ship",
    given_to(MISHIMA),
    Ability("spy", AS_AN_ACTION, APlayer(stocked=True), LookIntoThePile(3), MayDiscardOnTop(3)),
    affiliation=MISHIMA,
)
