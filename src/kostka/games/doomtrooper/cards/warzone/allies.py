"""Warzone: cards of Bauhaus, Capitol, the Brotherhood, and some for everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import TRENCHERS
from kostka.games.doomtrooper.deeds import TakeControl
from kostka.games.doomtrooper.deeds_combat import MayImprisonTheFoe, StripThePrisoner
from kostka.games.doomtrooper.effects import (
    ForAll,
    Kills,
    NeverDiscarded,
    NeverFights,
    NeverInCover,
    NoOtherEquipment,
    Only,
    Plus,
    Such,
    ToFoe,
    WhileIn,
)
from kostka.games.doomtrooper.facts import TheRulesAllow
from kostka.games.doomtrooper.forms import commands, equipment, given_to, warrior, warzone
from kostka.games.doomtrooper.identity import Joins, Loses
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.marks import AZone
from kostka.games.doomtrooper.powers import AttacksTwice, Casts, FreeTroops
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    ARMOUR,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CAPTAIN,
    COMBAT,
    CYBERTRONIC,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    MARTIAN,
    SERGEANT,
    SHOOT,
    SPECIAL,
    SQUAD,
    STRUCK_OUT,
    VALUE,
    VEHICLE,
    VENUSIAN,
    YOURS,
)
from kostka.games.doomtrooper.traits import HomeTurf
from kostka.games.doomtrooper.triggers import WhenWoundedBy
from kostka.games.doomtrooper.triggers_duel import WhenKilledBy, WhenYoursWounds
from kostka.games.doomtrooper.verbs import Stays
from kostka.kernel.step import Word

DOOMTROOPER: Final = Such(side=DOOMTROOPERS)
YOUR_BAUHAUS: Final = Such(BAUHAUS, whose=YOURS)

# Warriors

BAUHAUS_COP: Final = warrior(
    "bauhaus-cop",
    BAUHAUS,
    (2, 2, 2, 4),
    Whenever(
        WhenWoundedBy(YOUR_BAUHAUS, DOOMTROOPER), MayImprisonTheFoe(), StripThePrisoner(chosen=True)
    ),
    Whenever(
        WhenKilledBy(YOUR_BAUHAUS, DOOMTROOPER), MayImprisonTheFoe(), StripThePrisoner(chosen=True)
    ),
)
AIDE_DE_CAMP: Final = warrior(
    "aide-de-camp", BAUHAUS, (3, 4, 7, 7), *commands(BAUHAUS, Plus(4, ALL)), kinds=(SERGEANT,)
)
CAPITAINE: Final = warrior(
    "capitaine",
    BAUHAUS,
    (5, 6, 9, 10),
    WhileIn(SQUAD, ForAll(Such(BAUHAUS, whose=YOURS, worth=9), Kills(ATTACKS))),
    kinds=(CAPTAIN,),
)
CAPTAIN_CARD: Final = warrior(
    "captain",
    CAPITOL,
    (6, 8, 7, 9),
    WhileIn(SQUAD, ForAll(Such(CAPITOL, whose=YOURS, worth=8), Kills(ATTACKS))),
    kinds=(CAPTAIN,),
)
EAONIAN_JUSTIFIER: Final = warrior(
    "eaonian-justifier",
    DARK_LEGION,
    (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 10),
    NeverFights(),
    NeverInCover(),
    Whenever(
        WhenYoursWounds(Such(follows=ALGEROTH, whose=YOURS), DOOMTROOPER),
        MayImprisonTheFoe(),
        StripThePrisoner(),
    ),
    follows=ALGEROTH,
)

# Equipment and Warzones

RATTLESNAKE: Final = equipment(
    "rattlesnake",
    given_to(CAPITOL),
    Plus(5, SHOOT),
    AttacksTwice(),
    NoOtherEquipment(),
    affiliation=CAPITOL,
    kinds=(VEHICLE,),
)
MCCRAIG_LINE: Final = warzone(
    "mccraig-line",
    SQUAD,
    Plus(-1, FIGHT),
    Plus(3, SHOOT),
    Plus(2, ARMOUR),
    Plus(2, VALUE),
    Only(Such(CAPITOL), Plus(2, COMBAT)),
    FreeTroops(kind=TRENCHERS, gratis=True, in_turn=True),
    affiliation=CAPITOL,
    kinds=(MARTIAN,),
)
SACRED_OUTPOST: Final = warzone(
    "sacred-outpost",
    SQUAD,
    Plus(3, COMBAT),
    Plus(6, VALUE),
    Only(Such(BROTHERHOOD), Casts()),
    Only(Such(BROTHERHOOD), Kills(ATTACKS)),
    Only(Such(BROTHERHOOD), ToFoe(Only(DOOMTROOPER, Plus(-2, COMBAT)))),
    affiliation=BROTHERHOOD,
)

# Special cards


def home_turf(key: str, zone: Word, affiliation: Word) -> Card:
    """Where they are at home, no ground weakens them and each of their wounds kills."""
    return Card(
        key,
        SPECIAL,
        AT_ANY_TIME,
        AZone(zone),
        Stays(HomeTurf(affiliation)),
        affiliation=affiliation,
    )


HOME_TURF_VENUS: Final = home_turf("home-turf-venus", VENUSIAN, BAUHAUS)
HOME_TURF_MARS: Final = home_turf("home-turf-mars", MARTIAN, CAPITOL)
GRAND_TACTICIAN: Final = Card(
    "grand-tactician",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded()),
    needs=(Need("DOOM-ZONE-02", TheRulesAllow()),),
)
RECRUITMENT: Final = Card(
    "recruitment",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=CYBERTRONIC)),
    Stays(Loses(), Joins(BROTHERHOOD), Casts()),
    TakeControl(SQUAD),
    affiliation=BROTHERHOOD,
    by_value=True,
)
