"""Spells of the Art, equipment, fortifications and Warzones."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.cards.kinds import (
    ELEMENTS,
    KINETICS,
    PREMONITION,
    VENUSIAN_RANGERS,
)
from kostka.games.doomtrooper.play import AS_AN_ACTION, IN_A_DUEL, ACasterIsYours, NoCopyIsYours
from kostka.games.doomtrooper.state import (
    ALL,
    ARMOUR,
    ART,
    ATTACKS,
    BAUHAUS,
    BODY_ARMOUR,
    BROTHERHOOD,
    COMBAT,
    DARK_LEGION,
    FIGHT,
    FORTIFICATION,
    IMPERIAL,
    SHOOT,
    SQUAD,
    VALUE,
    VEHICLE,
    WARZONE,
    Card,
    Need,
    Whenever,
)
from kostka.games.doomtrooper.targets import YOURSELF, AFighter, AWarrior
from kostka.games.doomtrooper.values import YOURS, NoOtherEquipment, NoVehicles, Only, Plus, Such
from kostka.games.doomtrooper.verbs import (
    AtDrawStep,
    ForThisDuel,
    GainDestiny,
    Stays,
    equipment,
    personal_spell,
)

# Spells

ELEMENTAL_WALL: Final = personal_spell("elemental-wall", ELEMENTS, 2, Plus(2, ARMOUR, bought=True))
ELEMENTAL_BALL: Final = personal_spell("elemental-ball", ELEMENTS, 2, Plus(2, FIGHT, bought=True))
ELEMENTAL_BOLT: Final = personal_spell("elemental-bolt", ELEMENTS, 2, Plus(2, SHOOT, bought=True))
EXPLOSION: Final = personal_spell("explosion", KINETICS, 3, Plus(5, ATTACKS, bought=True))
LEVITATION: Final = personal_spell("levitation", KINETICS, 1, Plus(1, COMBAT, bought=True))
SHIELD: Final = personal_spell("shield", KINETICS, 1, Plus(1, ARMOUR, bought=True))
PRESENCE: Final = Card(
    "presence",
    ART,
    IN_A_DUEL,
    AFighter(against=Such(DARK_LEGION), spell=True),
    ForThisDuel(Plus(1, ARMOUR, bought=True)),
    affiliation=BROTHERHOOD,
    per=1,
    aspect=PREMONITION,
    needs=(Need("DOOM-ART-03", ACasterIsYours(PREMONITION)),),
)

# Equipment

COMBAT_ARMOR: Final = equipment("combat-armor", AWarrior(Such(whose=YOURS)), Plus(1, ARMOUR))
COMPOSITE_ARMOR: Final = equipment(
    "composite-armor",
    AWarrior(Such(whose=YOURS), without=BODY_ARMOUR),
    Plus(4, ARMOUR),
    kinds=(BODY_ARMOUR,),
)
HELLHOUND_NECROTANK: Final = equipment(
    "hellhound-necrotank",
    AWarrior(Such(DARK_LEGION, whose=YOURS), without=VEHICLE),
    Plus(5, ALL),
    NoOtherEquipment(),
    affiliation=DARK_LEGION,
    kinds=(VEHICLE,),
)

# Fortifications

FACTORY: Final = Card(
    "factory",
    FORTIFICATION,
    AS_AN_ACTION,
    YOURSELF,
    Stays(Whenever(AtDrawStep(), GainDestiny(1))),
)
INDUSTRIAL_COMPLEX: Final = Card(
    "industrial-complex",
    FORTIFICATION,
    AS_AN_ACTION,
    YOURSELF,
    Stays(Whenever(AtDrawStep(), GainDestiny(3))),
)

# Warzones

VENUSIAN_JUNGLE: Final = Card(
    "venusian-jungle",
    WARZONE,
    AS_AN_ACTION,
    YOURSELF,
    Stays(
        Plus(3, FIGHT),
        Plus(-1, SHOOT),
        Plus(2, ARMOUR),
        Plus(2, VALUE),
        NoVehicles(),
        Only(Such(kind=VENUSIAN_RANGERS), Plus(3, COMBAT)),
    ),
    affiliation=BAUHAUS,
    area=SQUAD,
    needs=(Need("DOOM-ZONE-03", NoCopyIsYours("venusian-jungle")),),
)
VICTORIA: Final = Card(
    "victoria",
    WARZONE,
    AS_AN_ACTION,
    YOURSELF,
    Stays(
        Plus(-1, FIGHT),
        Plus(3, SHOOT),
        Plus(2, ARMOUR),
        Plus(2, VALUE),
        Only(Such(IMPERIAL), Plus(3, COMBAT)),
    ),
    affiliation=IMPERIAL,
    area=SQUAD,
    needs=(Need("DOOM-ZONE-03", NoCopyIsYours("victoria")),),
)

OTHERS: Final = (
    *(ELEMENTAL_WALL, ELEMENTAL_BALL, ELEMENTAL_BOLT, EXPLOSION, LEVITATION, SHIELD, PRESENCE),
    *(COMBAT_ARMOR, COMPOSITE_ARMOR, HELLHOUND_NECROTANK),
    *(FACTORY, INDUSTRIAL_COMPLEX),
    *(VENUSIAN_JUNGLE, VICTORIA),
)
