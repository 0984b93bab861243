"""Apocalypse: implants, armour and gadgets."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.aiming import ForThatAttack
from kostka.games.doomtrooper.aims_gear import AVehicle, ToGetInOrOut
from kostka.games.doomtrooper.ammunition import WearDown
from kostka.games.doomtrooper.arms import NobodyIsFirst, NothingElse, NothingFromKi
from kostka.games.doomtrooper.bargains import NeverLowered
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.cards.kinds import SAMURAIS
from kostka.games.doomtrooper.carriers import ClimbThrough, ThroughTheHatch, WentThrough
from kostka.games.doomtrooper.deeds_gear import (
    InOrOut,
    KillTheKiller,
    ShedWhatLowers,
    ShowTheHand,
    StripOfAllElse,
)
from kostka.games.doomtrooper.effects import Kills, Plus, Such, TimesBase, ToFoe
from kostka.games.doomtrooper.feats import AttackWithIt
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, given_to
from kostka.games.doomtrooper.identity import CountsAs, Joins
from kostka.games.doomtrooper.legal import AS_AN_ACTION
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.salvage import PerishesWithIt
from kostka.games.doomtrooper.soldiery import BaseByMarkers
from kostka.games.doomtrooper.targets import ANY_WARRIOR, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ANYONES,
    ARMOUR,
    BODY_ARMOUR,
    BROTHERHOOD,
    CYBERTRONIC,
    DOOMTROOPERS,
    FIGHT,
    FOES,
    KOHORT,
    MISHIMA,
    SQUAD,
    YOURS,
)
from kostka.games.doomtrooper.triggers_gear import WhenKilledInADuel
from kostka.games.doomtrooper.triggers_soldiers import WhenItAttacks, WhenItIsWounded

# Cybertronic

ADRENALINE_IMPLANTS: Final = equipment(
    "adrenaline-implants",
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, not_affiliation=BROTHERHOOD)),
    BaseByMarkers(-1, ARMOUR),
    Whenever(WhenItIsWounded(), HealTheBearer(), WearDown(ARMOUR)),
    affiliation=CYBERTRONIC,
    actions=3,
)
BRAINWAVE_BOMB: Final = equipment(
    "brainwave-bomb",
    ON_YOURS,
    PerishesWithIt(),
    Whenever(WhenKilledInADuel(), KillTheKiller()),
    affiliation=CYBERTRONIC,
)
HARDENED_FIST: Final = equipment(
    "hardened-fist",
    given_to(CYBERTRONIC),
    Ability(
        "punch",
        AS_AN_ACTION,
        ItsAttack(tactic=FIGHT),
        ForThatAttack(TimesBase(2, FIGHT), Kills(FIGHT)),
        AttackWithIt(tactic=FIGHT),
        actions=2,
        attack=True,
    ),
    affiliation=CYBERTRONIC,
)

# Mishima

SAMURAI_ARMOR: Final = equipment(
    "samurai-armor",
    AWarrior(Such(side=DOOMTROOPERS, commoner=True, whose=YOURS)),
    Plus(3, ARMOUR),
    Joins(MISHIMA),
    CountsAs(SAMURAIS),
    affiliation=MISHIMA,
    kinds=(BODY_ARMOUR,),
)
YOMURAS_AMULET: Final = equipment(
    "yomuras-amulet", ON_YOURS, ToFoe(NothingFromKi()), affiliation=MISHIMA
)

# For anybody

ESCAPE_HATCH: Final = equipment(
    "escape-hatch",
    AVehicle(),
    Ability("use-hatch", AS_AN_ACTION, ToGetInOrOut(), InOrOut(), actions=0, often=2),
    Ability(
        "climb-through",
        AS_AN_ACTION,
        ThroughTheHatch(),
        ClimbThrough(WentThrough()),
        actions=0,
    ),
)
GOOD_LUCK_CHARM: Final = equipment(
    "good-luck-charm", ON_YOURS, NeverLowered(), then=(ShedWhatLowers(),)
)
INNOCENT_BAUBLE: Final = equipment(
    "innocent-bauble", AWarrior(Such(whose=FOES)), NothingElse(), then=(StripOfAllElse(),)
)
PERIMETER_ALARM: Final = equipment(
    "perimeter-alarm", AnArea(SQUAD, KOHORT, whose=ANYONES), NobodyIsFirst(), several=True
)
SURVEILLANCE_BUG: Final = equipment(
    "surveillance-bug", ANY_WARRIOR, Whenever(WhenItAttacks(), ShowTheHand())
)
