"""Warzone: weapons, vehicles and what else a warrior carries."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims_gear import ACardOf, AnythingToBlast, ToStrafe
from kostka.games.doomtrooper.arms import AllAround, NothingFromZones
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import FLAMETHROWERS, SHOTGUN
from kostka.games.doomtrooper.carriers import (
    GetOut,
    GoAboard,
    HurtOnlyByGuns,
    IsOut,
    KillAllAboard,
    ToBoard,
    UsesIt,
    WhenItLeavesOtherwise,
    WhenTheCarrierGoes,
    WhoIsAboard,
)
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_cards import LosePromotion
from kostka.games.doomtrooper.deeds_gear import MayDiscardOne, Strafe
from kostka.games.doomtrooper.effects import (
    Against,
    InTactic,
    Kills,
    NoFortifications,
    NoOtherEquipment,
    Plus,
    StrikesFirst,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.facts import YouHavePromotion
from kostka.games.doomtrooper.forms import ON_YOURS, Gift, equipment, given_to
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.salvage import OutlivesItsBearer
from kostka.games.doomtrooper.stores import (
    HandItOut,
    InItsStore,
    PutInStore,
    TakeIntoStore,
    ToStore,
    WornInTheArea,
)
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ANNIHILATE,
    ARMOUR,
    ARTILLERY,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    COMMANDER,
    CYBERTRONIC,
    DARK_LEGION,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    FREELANCER,
    HERETIC,
    IMPERIAL,
    KOHORT,
    LEGIONNAIRES,
    MISHIMA,
    SHOOT,
    SHOOTING_WEAPON,
    SQUAD,
    SUBMARINE,
    TANK,
    VEHICLE,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.traits import CannotBeHurt, KillsByDouble
from kostka.kernel.step import Word

LEGION: Final = Such(side=LEGIONNAIRES)

# Weapons that are for close quarters although they shoot

AIRBRUSH_SHOTGUN: Final = equipment(
    "airbrush-m516s-shotgun",
    ON_YOURS,
    Plus(3, FIGHT),
    KillsByDouble(FIGHT),
    affiliation=MISHIMA,
    beside=CAPITOL,
    kinds=(SHOTGUN,),
    weapon=SHOOTING_WEAPON,
    close=True,
)
HAGELSTURM_SHOTGUN: Final = equipment(
    "hagelsturm-m516d-shotgun",
    AWarrior(Such(BAUHAUS, COMMANDER, whose=YOURS, alt=Such(CAPITOL, COMMANDER, whose=YOURS))),
    Plus(4, FIGHT),
    KillsByDouble(FIGHT),
    affiliation=BAUHAUS,
    beside=CAPITOL,
    kinds=(SHOTGUN,),
    weapon=SHOOTING_WEAPON,
    close=True,
)
MANDIBLE_SHOTGUN: Final = equipment(
    "mandible-sa-sg-7200-shotgun",
    AWarrior(Such(IMPERIAL, COMMANDER, whose=YOURS, alt=Such(CYBERTRONIC, COMMANDER, whose=YOURS))),
    Plus(5, FIGHT),
    KillsByDouble(FIGHT),
    affiliation=IMPERIAL,
    beside=CYBERTRONIC,
    kinds=(SHOTGUN,),
    weapon=SHOOTING_WEAPON,
    close=True,
)
TORMENTOR_INCINERATOR: Final = equipment(
    "tormentor-incinerator",
    AWarrior(Such(side=LEGIONNAIRES, whose=YOURS, worth=5)),
    Plus(6, FIGHT),
    KillsByDouble(FIGHT),
    affiliation=DARK_LEGION,
    kinds=(FLAMETHROWERS,),
    weapon=SHOOTING_WEAPON,
    close=True,
)

META_CANNON: Final = equipment(
    "meta-cannon",
    AWarrior(Such(side=LEGIONNAIRES, whose=YOURS, worth=6)),
    Plus(4, SHOOT),
    Kills(SHOOT),
    OutlivesItsBearer(),
    affiliation=DARK_LEGION,
    weapon=SHOOTING_WEAPON,
)

# Vehicles

BLACK_WIDOW: Final = equipment(
    "black-widow",
    given_to(side=LEGIONNAIRES),
    Plus(4, COMBAT),
    NoOtherEquipment(),
    ToFoe(NoFortifications()),
    affiliation=DARK_LEGION,
    kinds=(VEHICLE,),
)
DEATH_ANGEL: Final = equipment(
    "death-angel",
    AWarrior(Such(BROTHERHOOD, whose=YOURS, worth=3)),
    Against(LEGION, Plus(12, SHOOT)),
    NoOtherEquipment(),
    affiliation=BROTHERHOOD,
    kinds=(VEHICLE,),
)
DRAGONFISH: Final = equipment(
    "dragonfish",
    given_to(MISHIMA),
    StrikesFirst(always=True),
    Kills(ATTACKS),
    NoOtherEquipment(),
    affiliation=MISHIMA,
    kinds=(VEHICLE, SUBMARINE),
)
GIACCHIO_FORZA_750: Final = equipment(
    "giacchio-forza-750",
    AWarrior(Such(kind=FREELANCER, whose=YOURS, alt=Such(kind=HERETIC, whose=YOURS))),
    InTactic(SHOOT, StrikesFirst(always=True)),
    NoOtherEquipment(),
    affiliation=BAUHAUS,
    kinds=(VEHICLE,),
)
GT_OFFROAD_B52: Final = equipment(
    "gt-offroad-b52",
    given_to(side=DOOMTROOPERS),
    Plus(2, SHOOT),
    Plus(2, ARMOUR),
    InTactic(SHOOT, StrikesFirst(always=True)),
    NoOtherEquipment(),
    kinds=(TANK, VEHICLE),
)
JET_PACK: Final = equipment(
    "jet-pack",
    AWarrior(Such(whose=YOURS, worth=5)),
    NoOtherEquipment(),
    NoFortifications(),
    ToFoe(NothingFromZones()),
    kinds=(AIRSHIP, VEHICLE),
)
PEGASUS_SCOUT_BIKE: Final = equipment(
    "pegasus-scout-bike",
    AWarrior(Such(CAPITOL, whose=YOURS, worth=4)),
    AllAround(Plus(3, ARMOUR)),
    affiliation=CAPITOL,
    kinds=(AIRSHIP, VEHICLE),
)

CRUSADER_SP_ROCKET_LAUNCHER: Final = equipment(
    "crusader-sp-rocket-launcher",
    given_to(IMPERIAL),
    Ability(
        "bombard",
        AS_AN_ACTION,
        AnythingToBlast(FORTIFICATION, WARZONE, VEHICLE),
        MayDiscardOne(FORTIFICATION),
        MayDiscardOne(WARZONE),
        MayDiscardOne(VEHICLE, killing=True),
        actions=3,
        attack=True,
        inside=True,
        spends=ANNIHILATE,
    ),
    affiliation=IMPERIAL,
    kinds=(VEHICLE, ARTILLERY),
)
GREAT_GREY: Final = equipment(
    "great-grey",
    given_to(kind=COMMANDER),
    NoOtherEquipment(),
    Ability("strafe", AS_AN_ACTION, ToStrafe(), Strafe(), actions=2, attack=True, inside=True),
    affiliation=CAPITOL,
    kinds=(AIRSHIP, VEHICLE),
)

# Machines that nobody sits in

LANCELOT_LIGHT_FREIGHTER: Final = equipment(
    "lancelot-light-freighter",
    AnArea(SQUAD),
    Ability("load", AS_AN_ACTION, ToStore(EQUIPMENT, most=3), PutInStore(kind=EQUIPMENT)),
    Ability("take-in", AS_AN_ACTION, WornInTheArea(3), TakeIntoStore()),
    Ability("hand-out", AT_ANY_TIME, InItsStore(wanted=True), HandItOut(), actions=0),
    Ability("throw-out", AT_ANY_TIME, InItsStore(), DiscardTheTarget(), actions=0),
    affiliation=IMPERIAL,
    kinds=(AIRSHIP, VEHICLE),
    several=True,
)

TA6500_CYBERMECH: Final = equipment(
    "ta6500-cybermech",
    AnArea(SQUAD),
    Ability(
        "fire",
        AS_AN_ACTION,
        ACardOf(EQUIPMENT, FORTIFICATION, WARZONE),
        LosePromotion(1),
        DiscardTheTarget(),
        actions=3,
        needs=(Need("DOOM-PLAY-01", YouHavePromotion(1)),),
    ),
    affiliation=CYBERTRONIC,
    kinds=(TANK, VEHICLE),
    several=True,
)
UNHOLY_CARRONADE: Final = equipment(
    "unholy-carronade",
    AnArea(KOHORT),
    Ability(
        "fire",
        AS_AN_ACTION,
        ACardOf(WARZONE, FORTIFICATION, counting=True),
        DiscardTheTarget(),
        actions=3,
    ),
    affiliation=DARK_LEGION,
    kinds=(VEHICLE,),
    several=True,
)


# Vehicles that carry several


def carrier(key: str, area: Word, affiliation: Word, such: Such, *kinds: Word) -> Card:
    """Three go inside; nobody there uses equipment, and only guns and vehicles wound them."""
    inside: list[Gift] = [UsesIt(kind) for kind in kinds]
    return equipment(
        key,
        AnArea(area),
        Whenever(WhenTheCarrierGoes(), KillAllAboard()),
        Ability(
            "board",
            AS_AN_ACTION,
            ToBoard(such, 3),
            GoAboard(
                Plus(5, ARMOUR),
                NoOtherEquipment(),
                HurtOnlyByGuns(CannotBeHurt()),
                *inside,
                Whenever(WhenItLeavesOtherwise(), IsOut()),
            ),
        ),
        Ability("get-out", AS_AN_ACTION, WhoIsAboard(), GetOut()),
        affiliation=affiliation,
        kinds=kinds,
        several=True,
    )


KLEIN_HELITEK_DRAGONFLY: Final = carrier(
    "klein-helitek-dragonfly", SQUAD, BAUHAUS, Such(BAUHAUS, whose=YOURS), AIRSHIP, VEHICLE
)
REAVER_TROOP_CARRIER: Final = carrier(
    "reaver-troop-carrier",
    KOHORT,
    DARK_LEGION,
    Such(side=LEGIONNAIRES, whose=YOURS),
    TANK,
    VEHICLE,
)
