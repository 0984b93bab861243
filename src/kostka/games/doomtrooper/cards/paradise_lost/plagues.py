"""Paradise Lost: diseases, and what helps against them."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.ailments import DiesOfBlows, DrawsLess
from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.clearances import CureYours, YoursAreIll
from kostka.games.doomtrooper.effects import ForAll, Plus, Such
from kostka.games.doomtrooper.facts import YourTurn
from kostka.games.doomtrooper.inoculation import NoNewViruses, ToInfect, UnlessInoculated
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.mutations import AHostForAVirus, PlayAMutatedVirus
from kostka.games.doomtrooper.plagues import (
    AnInfectableArea,
    InfectTheArea,
    InfectThoseNear,
    Spread,
    WhenOthersAreNear,
)
from kostka.games.doomtrooper.targets import YOURSELF
from kostka.games.doomtrooper.terms import COMBAT, DOOMTROOPERS, OUTPOST, SPECIAL, TRIBAL, VIRUS
from kostka.games.doomtrooper.traits import AttacksFor
from kostka.games.doomtrooper.tribal import Infect
from kostka.games.doomtrooper.triggers import AtDrawStep
from kostka.games.doomtrooper.verbs import Stays

OUT_THERE: Final = Such(side=DOOMTROOPERS, area=OUTPOST)
IN_YOUR_TURN: Final = (Need("DOOM-TURN-02", YourTurn()),)

BURNING_LUNGS: Final = Card(
    "burning-lungs",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(ForAll(OUT_THERE, UnlessInoculated(Plus(-1, COMBAT)))),
    actions=2,
    kinds=(VIRUS,),
    several=True,
)
PARASITIC_STUPOR: Final = Card(
    "parasitic-stupor",
    SPECIAL,
    AT_ANY_TIME,
    ToInfect(OUT_THERE),
    Infect(DrawsLess(1), Whenever(AtDrawStep(), Spread())),
    kinds=(VIRUS,),
    needs=IN_YOUR_TURN,
    annihilated=True,
)
WITHERING_DEATH: Final = Card(
    "withering-death",
    SPECIAL,
    AT_ANY_TIME,
    ToInfect(OUT_THERE),
    Infect(AttacksFor(3), Whenever(AtDrawStep(), Spread())),
    kinds=(VIRUS,),
    needs=IN_YOUR_TURN,
    annihilated=True,
)
RED_PLAGUE: Final = Card(
    "red-plague",
    SPECIAL,
    AT_ANY_TIME,
    AnInfectableArea(OUTPOST),
    InfectTheArea(DiesOfBlows(), Whenever(WhenOthersAreNear(), InfectThoseNear())),
    kinds=(VIRUS,),
    needs=IN_YOUR_TURN,
    annihilated=True,
)
MUTATED_STRAIN: Final = Card(
    "mutated-strain",
    SPECIAL,
    AT_ANY_TIME,
    AHostForAVirus(Such(side=TRIBAL, area=OUTPOST)),
    PlayAMutatedVirus(),
)
ANTI_TOXIN: Final = Card(
    "anti-toxin",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    CureYours(),
    actions=3,
    needs=(Need("DOOM-PLAY-01", YoursAreIll()),),
)
INOCULATIONS: Final = Card("inoculations", SPECIAL, AS_AN_ACTION, YOURSELF, Stays(NoNewViruses()))
