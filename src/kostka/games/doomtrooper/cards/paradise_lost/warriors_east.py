"""Paradise Lost: the Sons of Rasputin and the Templars."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.assault import MayFightAgain
from kostka.games.doomtrooper.card import Whenever
from kostka.games.doomtrooper.cards.kinds import (
    COSSACKS,
    FLAMETHROWERS,
    HORDE_TROOPERS,
    JAEGER_COMMANDOS,
    SCHWERWAFFE_SOLDATS,
    SOLDATS,
    TEMPLAR_LEGIONNAIRES,
    TEMPLAR_MARINES,
)
from kostka.games.doomtrooper.deeds_soldiers import BuyMarkers, LoseAMarker
from kostka.games.doomtrooper.effects import (
    ANY,
    ForAll,
    InTactic,
    Kills,
    MayNotReceive,
    Only,
    Plus,
    PlusBase,
    StrikesFirst,
    Such,
    WhenAttacking,
    WhileIn,
)
from kostka.games.doomtrooper.forms import beast, warrior
from kostka.games.doomtrooper.occasions import WhenItHasFought
from kostka.games.doomtrooper.powers import KillsForGood, NeverAttackedBy
from kostka.games.doomtrooper.soldiery import AttackedFor, BaseByMarkers, MayNotBeArmed
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    ATTACKS,
    BEAST,
    COMBAT,
    COMMANDER,
    FIGHT,
    OUTPOST,
    RASPUTIN,
    TEMPLARS,
    YOURS,
)
from kostka.games.doomtrooper.traits import PlusForEach
from kostka.games.doomtrooper.triggers_duel import WhenItSurvives
from kostka.games.doomtrooper.triggers_soldiers import WhenItComes
from kostka.kernel.step import Word

A_MARINE: Final = Such(kind=TEMPLAR_MARINES)
NO_MARINE: Final = Such(not_kind=TEMPLAR_MARINES)


def beside_him(kind: Word, other: bool = True) -> Such:
    """Such warriors who stand in the same area."""
    return Such(kind=kind, whose=YOURS, area=OUTPOST, other=other)


# The Sons of Rasputin

COSSACK: Final = warrior(
    "cossack",
    RASPUTIN,
    (5, 4, 5, 5),
    InTactic(FIGHT, StrikesFirst(always=True)),
    kinds=(BEAST, COSSACKS),
)
COSSACK_KOMMENDANT: Final = warrior(
    "cossack-kommendant",
    RASPUTIN,
    (7, 5, 6, 7),
    InTactic(FIGHT, StrikesFirst(always=True)),
    WhileIn(OUTPOST, ForAll(beside_him(COSSACKS), Plus(3, COMBAT), once=True)),  # DOOM-MOD-06
    kinds=(BEAST, COMMANDER, COSSACKS),
)
COSSACK_SCOUT: Final = warrior(
    "cossack-scout",
    RASPUTIN,
    (4, 4, 4, 4),
    InTactic(FIGHT, StrikesFirst(always=True, whatever=True)),
    kinds=(BEAST, COSSACKS),
)
FLAMMEN_SOLDAT: Final = warrior(
    "flammen-soldat",
    RASPUTIN,
    (8, 8, 4, 6),
    Kills(ATTACKS),
    MayNotBeArmed(),
    kinds=(SOLDATS, FLAMETHROWERS),
)
JAEGER_COMMANDO: Final = warrior(
    "jaeger-commando",
    RASPUTIN,
    (5, 5, 5, 7),
    WhenAttacking(ANY, Plus(4, COMBAT)),
    kinds=(JAEGER_COMMANDOS,),
)
SHOCK_SOLDAT: Final = warrior(
    "shock-soldat",
    RASPUTIN,
    (5, 5, 6, 6),
    Kills(ATTACKS),
    KillsForGood(),
    MayNotBeArmed(),
    kinds=(SOLDATS,),
)
SCHWERWAFFE_SOLDAT: Final = warrior(
    "schwerwaffe-soldat", RASPUTIN, (3, 7, 5, 6), kinds=(SOLDATS, SCHWERWAFFE_SOLDATS)
)
SOLDAT: Final = warrior(
    "soldat",
    RASPUTIN,
    (5, 4, 5, 5),
    PlusForEach(2, COMBAT, beside_him(SCHWERWAFFE_SOLDATS, other=False)),
    kinds=(SOLDATS,),
)
SOLDAT_KOMMENDANT: Final = warrior(
    "soldat-kommendant",
    RASPUTIN,
    (6, 5, 6, 7),
    WhileIn(OUTPOST, ForAll(beside_him(SOLDATS), Plus(3, COMBAT), once=True)),
    kinds=(COMMANDER, SOLDATS),
)
RIVETBULL: Final = beast("rivetbull", RASPUTIN, (4, 0, 3, 2))

# The Templars

GENDARME: Final = warrior("gendarme", TEMPLARS, (7, 8, 8, 9), Kills(ATTACKS))
HORDE_CENTURION: Final = warrior(
    "horde-centurion",
    TEMPLARS,
    (7, 7, 5, 8),
    Kills(ATTACKS),
    ForAll(Such(kind=HORDE_TROOPERS, whose=YOURS), Plus(2, COMBAT), once=True),
    kinds=(COMMANDER,),
)
HORDE_TROOPER: Final = warrior(
    "horde-trooper", TEMPLARS, (5, 4, 5, 5), Kills(ATTACKS), kinds=(HORDE_TROOPERS,)
)
TEMPLAR_LEGIONNAIRE: Final = warrior(
    "templar-legionnaire",
    TEMPLARS,
    (4, 4, 4, 4),
    PlusForEach(2, COMBAT, beside_him(TEMPLAR_LEGIONNAIRES)),
    kinds=(TEMPLAR_LEGIONNAIRES,),
)
TEMPLAR_MARINE: Final = warrior(
    "templar-marine", TEMPLARS, (6, 6, 7, 7), StrikesFirst(), kinds=(TEMPLAR_MARINES,)
)
GENDARME_BESTAL: Final = warrior(
    "gendarme-bestal",
    TEMPLARS,
    (4, 4, 4, 4),
    MayNotReceive(BEAST),
    Whenever(WhenItComes(), BuyMarkers(2)),
    BaseByMarkers(1, ALL),
    Whenever(WhenItHasFought(), LoseAMarker()),
)

# Beasts of the Templars

MARINE_SERETT: Final = beast(
    "marine-serett",
    TEMPLARS,
    (0, -4, 0, 0),
    NeverAttackedBy(Such(using=AIRSHIP)),
    Only(NO_MARINE, PlusBase(2, FIGHT)),
    Only(NO_MARINE, PlusBase(2, ARMOUR)),
    Only(A_MARINE, PlusBase(4, FIGHT)),
    Only(A_MARINE, PlusBase(4, ARMOUR)),
)
PREDATORIAN: Final = beast(
    "predatorian",
    TEMPLARS,
    (2, 2, 2, 2),
    ForAll(Such(whose=YOURS, area=OUTPOST), AttackedFor(actions=2)),
)
TUSKED_SERETT: Final = beast(
    "tusked-serett", TEMPLARS, (3, -2, 2, 2), Whenever(WhenItSurvives(FIGHT), MayFightAgain(FIGHT))
)
