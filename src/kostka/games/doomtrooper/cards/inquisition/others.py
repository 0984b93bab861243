"""Inquisition: equipment, relics, gifts and fortifications."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import FACTORIES, INDUSTRIAL_COMPLEXES
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import NoOtherEquipment, Plus, Such
from kostka.games.doomtrooper.facts import CollectionHas
from kostka.games.doomtrooper.forms import equipment, fortification, gift, given_to, relic
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.places import Fetch
from kostka.games.doomtrooper.shutdowns import ItsShutDown, Reopen
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ANNIHILATE,
    APOSTLE,
    DARK_LEGION,
    FIGHT,
    FIGHTING_WEAPON,
    GIFT,
    HERETIC,
    IMPERIAL,
    KOHORT,
    LEGIONNAIRES,
    SQUAD,
    TANK,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtDrawStep
from kostka.games.doomtrooper.verbs import GainDestiny

HELLHOUND_NECROTANK: Final = equipment(
    "hellhound-necrotank",
    given_to(side=LEGIONNAIRES),
    Plus(5, ALL),
    NoOtherEquipment(),
    affiliation=DARK_LEGION,
    kinds=(VEHICLE, TANK),
)
THE_SHILLELAGH: Final = relic(
    "the-shillelagh",
    given_to(IMPERIAL),
    Plus(4, FIGHT),
    Ability(
        "banish",
        AS_AN_ACTION,
        AWarrior(Such(commoner=True, not_affiliation=IMPERIAL)),
        DiscardTheTarget(),
        actions=3,
        cost=5,
    ),
    affiliation=IMPERIAL,
    weapon=FIGHTING_WEAPON,
)
SCROLL_OF_UNHOLY_INVOCATION: Final = relic(
    "scroll-of-unholy-invocation",
    given_to(side=LEGIONNAIRES),
    Ability(
        "invoke",
        AS_AN_ACTION,
        NO_TARGET,
        Fetch(kind=APOSTLE),
        actions=3,
        needs=(Need("DOOM-PLAY-01", CollectionHas(kind=APOSTLE)),),
        spends=ANNIHILATE,
    ),
    affiliation=DARK_LEGION,
)
MONSTROUS_POWER: Final = gift(
    "monstrous-power", GIFT, Plus(2, ALL), such=Such(kind=HERETIC, whose=YOURS)
)
FACTORY: Final = fortification(
    "factory",
    AnArea(SQUAD, KOHORT),
    Whenever(AtDrawStep(), GainDestiny(1)),
    Ability("reopen", AS_AN_ACTION, ItsShutDown(), Reopen(), actions=2),
    kinds=(FACTORIES,),
    several=True,
)
INDUSTRIAL_COMPLEX: Final = fortification(
    "industrial-complex",
    AnArea(SQUAD, KOHORT),
    Whenever(AtDrawStep(), GainDestiny(3)),
    Ability("reopen", AS_AN_ACTION, ItsShutDown(), Reopen(), actions=3),
    kinds=(INDUSTRIAL_COMPLEXES,),
    several=True,
)
