"""Warzone: Mishima and Cybertronic."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AfterTheDuel, KillTheBearer, MayImprison
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import STANDARD_BEARERS
from kostka.games.doomtrooper.deeds import TakeControl
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    InTactic,
    NoArt,
    NoOtherEquipment,
    Only,
    Plus,
    StrikesFirst,
    Such,
    Times,
    WhileIn,
)
from kostka.games.doomtrooper.facts import ATTACK_NEEDS, YourActionStep
from kostka.games.doomtrooper.feats import AttackWithIt, GainPromotion, SwitchTheTactic
from kostka.games.doomtrooper.forms import (
    commands,
    equipment,
    fortification,
    given_to,
    warrior,
    warzone,
)
from kostka.games.doomtrooper.identity import Joins, Loses
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL, OUTSIDE_DUELS
from kostka.games.doomtrooper.marks import ITS_ATTACK, ITSELF_IN_A_DUEL, AZone
from kostka.games.doomtrooper.occasions import WhenItOnlyWounds, WhenTheZonesDefenderKills
from kostka.games.doomtrooper.targets import AFighter, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    ATTACKS,
    COMMANDER,
    CYBERTRONIC,
    DOOMTROOPERS,
    FIGHT,
    FOES,
    GIFT,
    MARTIAN,
    MERCURIAN,
    MISHIMA,
    ONCE_A_DUEL,
    ONCE_A_TURN,
    SERGEANT,
    SHOOT,
    SPECIAL,
    SQUAD,
    VALUE,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import HomeOf, HomeTurf
from kostka.games.doomtrooper.verbs import ForThisDuel, Stays

YOUR_DOOMTROOPER: Final = Such(side=DOOMTROOPERS, whose=YOURS)
THEIR_DOOMTROOPER: Final = Such(side=DOOMTROOPERS, whose=FOES)

# Warriors

BUSHI: Final = warrior(
    "bushi",
    MISHIMA,
    (3, 3, 4, 4),
    WhileIn(SQUAD, ForAll(Such(MISHIMA, whose=YOURS, area=SQUAD, other=True), Plus(2, ARMOUR))),
    kinds=(STANDARD_BEARERS,),
)
JITO: Final = warrior(
    "jito", MISHIMA, (5, 5, 5, 6), *commands(MISHIMA, Plus(4, ALL)), kinds=(SERGEANT,)
)
COMBAT_OVERSEER: Final = warrior(
    "combat-overseer",
    CYBERTRONIC,
    (4, 3, 7, 7),
    Immune(GIFT),
    NoArt(),
    *commands(CYBERTRONIC, Plus(4, ALL)),
    kinds=(SERGEANT,),
)

# Equipment

MISHIMESE_DRAGONBIKE: Final = equipment(
    "mishimese-dragonbike",
    given_to(MISHIMA),
    Plus(2, FIGHT),
    Plus(5, SHOOT),
    InTactic(SHOOT, StrikesFirst(always=True)),
    NoOtherEquipment(),
    affiliation=MISHIMA,
    kinds=(VEHICLE,),
)
COMMAND_HELMET: Final = equipment(
    "command-helmet",
    given_to(kind=COMMANDER),
    Ability(
        "attack",
        OUTSIDE_DUELS,
        ITS_ATTACK,
        AttackWithIt(action=True),
        actions=0,
        needs=(Need("DOOM-TURN-02", YourActionStep()), *ATTACK_NEEDS),
        once=ONCE_A_TURN,
    ),
    affiliation=CYBERTRONIC,
    single=True,
)
TACTICAL_COMPUTER: Final = equipment(
    "tactical-computer",
    given_to(kind=COMMANDER),
    Ability("switch", IN_A_DUEL, ITSELF_IN_A_DUEL, SwitchTheTactic(), actions=0, once=ONCE_A_DUEL),
    affiliation=CYBERTRONIC,
    single=True,
)

# Places

PRISON_CAMP: Final = fortification(
    "prison-camp",
    AnArea(SQUAD),
    Whenever(
        WhenItOnlyWounds(YOUR_DOOMTROOPER, THEIR_DOOMTROOPER),
        MayImprison(YOUR_DOOMTROOPER, THEIR_DOOMTROOPER),
    ),
)
MERCURIAN_DIAMOND_CAVERNS: Final = warzone(
    "mercurian-diamond-caverns",
    SQUAD,
    Plus(-2, ATTACKS),
    Plus(5, ARMOUR),
    Plus(4, VALUE),
    Whenever(WhenTheZonesDefenderKills(Such(MISHIMA)), GainPromotion(3)),
    affiliation=MISHIMA,
    kinds=(MERCURIAN,),
)
CYBEROPOLIS: Final = warzone(
    "cyberopolis",
    SQUAD,
    Plus(-1, ATTACKS),
    Plus(3, ARMOUR),
    Plus(2, VALUE),
    Only(Such(CYBERTRONIC), Plus(3, ALL)),
    HomeOf(CYBERTRONIC),
    kinds=(MARTIAN,),
)

# Special cards

HOME_TURF_MERCURY: Final = Card(
    "home-turf-mercury",
    SPECIAL,
    AT_ANY_TIME,
    AZone(MERCURIAN),
    Stays(HomeTurf(MISHIMA)),
    affiliation=MISHIMA,
)
PROGRAMMED: Final = Card(
    "programmed",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(Loses(), Joins(CYBERTRONIC), Immune(GIFT), NoArt()),
    TakeControl(area=SQUAD),
    affiliation=CYBERTRONIC,
    by_value=True,
)
SELF_DESTRUCT_PROGRAMMING: Final = Card(
    "self-destruct-programming",
    SPECIAL,
    IN_A_DUEL,
    AFighter(Such(CYBERTRONIC, whose=YOURS)),
    ForThisDuel(Times(3, FIGHT)),
    AfterTheDuel(KillTheBearer()),
    affiliation=CYBERTRONIC,
)
