"""Warzone: special cards and Warzones."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, ToCancel
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.cards.kinds import VENUSIAN_RANGERS
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.effects import (
    Against,
    Kills,
    NoVehicles,
    Only,
    Plus,
    Such,
    Times,
)
from kostka.games.doomtrooper.facts import ATTACK_NEEDS
from kostka.games.doomtrooper.forms import warzone
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER, OUTSIDE_DUELS
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ART,
    ASTEROID_BELT,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    COMBAT,
    DARK_LEGION,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    IMPERIAL,
    KOHORT,
    LEGIONNAIRES,
    SHOOT,
    SPECIAL,
    SQUAD,
    VALUE,
    VENUSIAN,
)
from kostka.games.doomtrooper.verbs import Cancel, Stays

FIZZLE: Final = Card("fizzle", SPECIAL, IN_ANSWER, ToCancel(ART), Cancel(), affiliation=BROTHERHOOD)
FAULTY_SUPPLIES: Final = Card("faulty-supplies", SPECIAL, IN_ANSWER, ToCancel(EQUIPMENT), Cancel())
CLEANSING_FLAME: Final = Card(
    "cleansing-flame",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=LEGIONNAIRES)),
    DiscardTheTarget(),
    affiliation=BROTHERHOOD,
    cost=8,
    annihilated=True,
)
SECRET_ASSASSIN: Final = Card(
    "secret-assassin",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    DiscardTheTarget(),
    affiliation=DARK_LEGION,
    cost=8,
    annihilated=True,
)
GRAND_ASSAULT: Final = Card(
    "grand-assault", SPECIAL, OUTSIDE_DUELS, NO_TARGET, DUEL, needs=ATTACK_NEEDS
)
GRIM_REAPER: Final = Card(
    "grim-reaper",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES, worth=4)),
    Stays(Times(2, ALL)),
    affiliation=DARK_LEGION,
    actions=2,
)

# Warzones

VENUSIAN_JUNGLE: Final = warzone(
    "venusian-jungle",
    SQUAD,
    Plus(3, FIGHT),
    Plus(-1, SHOOT),
    Plus(2, ARMOUR),
    Plus(2, VALUE),
    NoVehicles(),
    Only(Such(kind=VENUSIAN_RANGERS), Plus(3, COMBAT)),
    affiliation=BAUHAUS,
    kinds=(VENUSIAN,),
)
VICTORIA: Final = warzone(
    "victoria",
    SQUAD,
    Plus(-1, FIGHT),
    Plus(3, SHOOT),
    Plus(2, ARMOUR),
    Plus(2, VALUE),
    Only(Such(IMPERIAL), Plus(3, COMBAT)),
    affiliation=IMPERIAL,
    kinds=(ASTEROID_BELT,),
)
CITADEL_SANCTUM: Final = warzone(
    "citadel-sanctum",
    KOHORT,
    Plus(3, COMBAT),
    Times(2, VALUE),
    Against(Such(side=DOOMTROOPERS), Kills(ATTACKS)),
    affiliation=DARK_LEGION,
)
