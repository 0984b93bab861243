"""Unlimited: Cybertronic, and what its troops like to use."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AfterTheDuel, WoundTheBearer
from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import CHASSEURS, CUIRASSIERS
from kostka.games.doomtrooper.effects import (
    ForAll,
    Immune,
    Kills,
    NoArt,
    NoWeapons,
    Plus,
    Such,
    Times,
    Using,
)
from kostka.games.doomtrooper.facts import YouHaveDiscarded, YourTurn
from kostka.games.doomtrooper.feats import SwitchTheTactic, TakeBack
from kostka.games.doomtrooper.forms import ON_YOURS, equipment, fortification, mission, warrior
from kostka.games.doomtrooper.identity import Joins
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_A_DUEL
from kostka.games.doomtrooper.marks import ITSELF_IN_A_DUEL
from kostka.games.doomtrooper.targets import AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    ATTACKS,
    BLINDING,
    BROTHERHOOD,
    CITY,
    CYBERTRONIC,
    DISCARD,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    FORTIFICATION,
    GIFT,
    ONCE_A_DUEL,
    SHOOT_ARMOUR_VALUE,
    SPECIAL,
    SQUAD,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.traits import CannotBeHurt, NotWoundedBy
from kostka.games.doomtrooper.triggers import WhenItKills
from kostka.games.doomtrooper.verbs import DiscardIt, ForThisDuel, RewardTheKill, Stays

A_CYBERTRONIC_DOOMTROOPER: Final = Such(CYBERTRONIC, side=DOOMTROOPERS)
MACHINE: Final = (Immune(GIFT), NoArt())

# Warriors

MACHINATOR: Final = warrior("machinator", CYBERTRONIC, (3, 3, 3, 3), *MACHINE)
CYBERCURITY_MP: Final = warrior("cybercurity-mp", CYBERTRONIC, (3, 3, 4, 3), *MACHINE)
CUIRASSIER: Final = warrior("cuirassier", CYBERTRONIC, (4, 3, 4, 4), *MACHINE, kinds=(CUIRASSIERS,))
CHASSEUR: Final = warrior("chasseur", CYBERTRONIC, (5, 2, 4, 5), *MACHINE, kinds=(CHASSEURS,))
CHEMIMAN: Final = warrior("chemiman", CYBERTRONIC, (4, 4, 4, 4), *MACHINE, Kills(ATTACKS))
TWITCHER: Final = warrior(
    "twitcher", CYBERTRONIC, (2, 2, 2, 2), Using("ticker", Plus(1, ATTACKS)), NotWoundedBy("ticker")
)
FAY_AND_KLAUS: Final = warrior(
    "fay-and-klaus",
    CYBERTRONIC,
    (3, 3, 3, 5),
    Immune(GIFT),
    Ability(
        "team-up",
        IN_A_DUEL,
        ITSELF_IN_A_DUEL,
        ForThisDuel(Plus(3, ALL)),
        actions=0,
        cost=5,
        once=ONCE_A_DUEL,
    ),
    personality=True,
)

# Equipment

TICKER: Final = equipment(
    "ticker",
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, not_affiliation=BROTHERHOOD)),
    Ability(
        "take",
        IN_A_DUEL,
        ITSELF_IN_A_DUEL,
        ForThisDuel(Plus(2, ATTACKS), CannotBeHurt()),
        AfterTheDuel(WoundTheBearer()),
        actions=0,
        spends=DISCARD,
    ),
    affiliation=CYBERTRONIC,
)
PUNISHER_BLADE: Final = equipment(
    "punisher-blade", ON_YOURS, Plus(1, FIGHT), affiliation=CYBERTRONIC, weapon=FIGHTING_WEAPON
)
CYBERNETIC_POWER_ARM: Final = equipment(
    "cybernetic-power-arm", ON_YOURS, Plus(6, FIGHT), weapon=FIGHTING_WEAPON
)
CYBERNETIC_RETINAS: Final = equipment(
    "cybernetic-retinas", ON_YOURS, Plus(3, ATTACKS), Immune(BLINDING)
)
CAP_7000P: Final = equipment(
    "cap-7000p",
    AWarrior(Such(CYBERTRONIC, side=DOOMTROOPERS, whose=YOURS)),
    Times(2, SHOOT_ARMOUR_VALUE),
    NoWeapons(),
    affiliation=CYBERTRONIC,
    kinds=(AIRSHIP, VEHICLE),
)
PORTABLE_FORCE_SHIELD: Final = equipment(
    "portable-force-shield", ON_YOURS, Plus(6, ARMOUR), kinds=(FORTIFICATION,)
)

# A city, a mission, special cards

THE_HQ: Final = fortification(
    "the-hq",
    AnArea(SQUAD),
    ForAll(Such(CYBERTRONIC, whose=YOURS), Plus(2, ARMOUR)),
    affiliation=CYBERTRONIC,
    kinds=(CITY,),
)
RECALLED: Final = mission(
    "recalled",
    AWarrior(A_CYBERTRONIC_DOOMTROOPER),
    Whenever(WhenItKills(A_CYBERTRONIC_DOOMTROOPER), RewardTheKill(times=2), DiscardIt()),
    affiliation=CYBERTRONIC,
)
NOTED_EFFICIENCY: Final = Card(
    "noted-efficiency",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=CYBERTRONIC)),
    Stays(Joins(CYBERTRONIC)),
    affiliation=CYBERTRONIC,
)
TACTICAL_ADVANTAGE: Final = Card(
    "tactical-advantage", SPECIAL, IN_A_DUEL, NO_TARGET, SwitchTheTactic()
)
GIFT_OF_FATE: Final = Card(
    "gift-of-fate",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    TakeBack(),
    TakeBack(price=8),
    needs=(
        Need("DOOM-TURN-02", YourTurn()),
        Need("DOOM-PLAY-01", YouHaveDiscarded()),
    ),
    annihilated=True,
)
