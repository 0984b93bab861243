"""Unlimited: spells of the Art."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, Need
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.facts import ACasterIsYours
from kostka.games.doomtrooper.forms import personal_spell
from kostka.games.doomtrooper.legal import IN_A_DUEL
from kostka.games.doomtrooper.targets import AFighter
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    ATTACKS,
    BROTHERHOOD,
    COMBAT,
    ELEMENTS,
    FIGHT,
    KINETICS,
    LEGIONNAIRES,
    PREMONITION,
    SHOOT,
)
from kostka.games.doomtrooper.verbs import ForThisDuel

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
    AFighter(against=Such(side=LEGIONNAIRES)),
    ForThisDuel(Plus(1, ARMOUR, bought=True)),
    affiliation=BROTHERHOOD,
    per=1,
    aspect=PREMONITION,
    needs=(Need("DOOM-ART-03", ACasterIsYours(PREMONITION, combat=True)),),
)
