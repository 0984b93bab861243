"""Inquisition: cards of Bauhaus."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.deeds_combat import DiscardYours
from kostka.games.doomtrooper.effects import Immune, MayNotUse, Plus
from kostka.games.doomtrooper.facts import YouHaveCopies, YourTurn
from kostka.games.doomtrooper.forms import equipment, given_to, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.powers import AttacksTwice
from kostka.games.doomtrooper.terms import (
    ASSAULT_RIFLE,
    BAUHAUS,
    DARK_SYMMETRY,
    EQUIPMENT,
    NON_ATTACK,
    ONCE_A_TURN,
    RELIC,
    SHOOT,
    SHOOTING_WEAPON,
    SQUAD,
    TANK,
    VEHICLE,
)
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.verbs import GainActions, Stays

GRIZZLY_BATTLE_TANK: Final = warrior(
    "grizzly-battle-tank",
    BAUHAUS,
    (8, 14, 16, 20),
    Immune(DARK_SYMMETRY),
    MayNotUse(EQUIPMENT),
    kinds=(TANK, VEHICLE),
    before=(DiscardYours("dragoon", 2, SQUAD),),
    needs=(Need("DOOM-PLAY-01", YouHaveCopies("dragoon", 2, SQUAD)),),
    free=True,
)
PANZERKNACKER: Final = equipment(
    "ag-17-panzerknacker",
    given_to(BAUHAUS),
    Plus(4, SHOOT),
    AttacksTwice(different=True, carries=True),
    affiliation=BAUHAUS,
    kinds=(ASSAULT_RIFLE,),
    weapon=SHOOTING_WEAPON,
)
ARCHETYPAL_TIMEPIECE: Final = Card(
    "archetypal-timepiece",
    RELIC,
    AS_AN_ACTION,
    given_to(BAUHAUS),
    Stays(
        Whenever(AtTurnStart(), GainActions(1, NON_ATTACK)),
        Ability(
            "hasten",
            AT_ANY_TIME,
            NO_TARGET,
            GainActions(1, NON_ATTACK),
            actions=0,
            cost=5,
            needs=(Need("DOOM-TURN-02", YourTurn()),),
            once=ONCE_A_TURN,
        ),
    ),
    GainActions(1, NON_ATTACK),
    affiliation=BAUHAUS,
)
