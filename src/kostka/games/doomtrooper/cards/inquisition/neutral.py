"""Inquisition: warriors and special cards for everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.aims_duel import AWard, HisWardsPlace
from kostka.games.doomtrooper.card import Ability, Card, Need
from kostka.games.doomtrooper.deeds_cards import Reassign
from kostka.games.doomtrooper.deeds_combat import GuardTheTarget, TakeHisPlace
from kostka.games.doomtrooper.effects import NeverAttacks, NeverDiscarded, Such
from kostka.games.doomtrooper.facts import TheRulesAllow
from kostka.games.doomtrooper.forms import cultist, warrior
from kostka.games.doomtrooper.identity import NeverJoins, NotADoomtrooper
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, BEFORE_ACTIONS, IN_A_DUEL
from kostka.games.doomtrooper.powers import CastsOnAnyone, MoreAttacks
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    BROTHERHOOD,
    DEMNOGONIS,
    FORTIFICATION,
    GENERAL,
    OUTSIDE,
    SPECIAL,
)
from kostka.games.doomtrooper.verbs import Stays, UntilYourNextTurn

BODYGUARD: Final = warrior(
    "bodyguard",
    GENERAL,
    (2, 2, 6, 4),
    Ability("guard", AT_ANY_TIME, AWard(first=True), GuardTheTarget(), actions=0),
    Ability("guard-another", AT_ANY_TIME, AWard(first=False), GuardTheTarget(), actions=0, cost=3),
    Ability("stand-in", IN_A_DUEL, HisWardsPlace(walls=True), TakeHisPlace(), actions=0),
    kinds=(FORTIFICATION,),
)
DEMNOGONIS_CULTIST: Final = cultist(
    "demnogonis-cultist", (4, 3, 2, 3), DEMNOGONIS, NeverAttacks(Such(BROTHERHOOD))
)
RENEGADE_APOSTATE: Final = warrior(
    "renegade-apostate",
    GENERAL,
    (4, 4, 5, 7),
    NotADoomtrooper(),
    NeverJoins(),
    CastsOnAnyone(),
    casts=ALL_ASPECTS,
    area=OUTSIDE,
)
NOTED_COLLECTOR: Final = Card(
    "noted-collector",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded()),
    needs=(Need("DOOM-RELIC-02", TheRulesAllow()),),
)
REASSIGNMENT: Final = Card("reassignment", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Reassign())
SMELL_OF_WAR: Final = Card(
    "smell-of-war", SPECIAL, BEFORE_ACTIONS, NO_TARGET, UntilYourNextTurn(MoreAttacks(2))
)
