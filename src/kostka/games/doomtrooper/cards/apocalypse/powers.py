"""Apocalypse: Ki powers and a spell of the Art."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.binding import WhenItFights
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.deeds import EndTheDuel
from kostka.games.doomtrooper.effects import AnyWarzone, Immune, Such, TimesBase
from kostka.games.doomtrooper.facts import TheTacticIs
from kostka.games.doomtrooper.feats import AttackWithIt, ForThisAttack
from kostka.games.doomtrooper.forms import ki, spell
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.martial import (
    LinkAWeapon,
    MayDisarmTheFoe,
    MayRefuseTheDuel,
    StandAside,
    ToNegatePowers,
    WhenAFirstStrikeIsOver,
    WhileLinked,
)
from kostka.games.doomtrooper.powers import StandsAside, WardsHisCards
from kostka.games.doomtrooper.retrieving import Retrieve, ToRetrieve
from kostka.games.doomtrooper.soldiery import DoublesTheWeapon
from kostka.games.doomtrooper.targets import ITS_FOE, AWarrior
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    DARK_SYMMETRY,
    FIGHT,
    KI,
    MISHIMA,
    SHOOT,
    SUMMONING,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.traits import NotBeside, PlusFoesBase
from kostka.games.doomtrooper.triggers import WhenAttacked
from kostka.games.doomtrooper.verbs import Cancel, Stays

SUMMON_WARZONE: Final = spell(
    "summon-warzone",
    SUMMONING,
    AS_AN_ACTION,
    ToRetrieve(WARZONE, 4, 8),
    Retrieve(WARZONE, 4, 8),
    annihilated=True,
)

SUPREME_CONCENTRATION: Final = ki("supreme-concentration", PlusFoesBase(1, SHOOT))
THE_MONKEYS_FOOT: Final = ki("the-monkeys-foot", PlusFoesBase(1, ARMOUR))
KI_TELEPORTATION: Final = ki("ki-teleportation", AnyWarzone(), kind=SHADOW_WALKERS)
THE_COBRAS_VENOMOUS_STRIKE: Final = ki(
    "the-cobras-venomous-strike",
    Ability(
        "strike",
        AS_AN_ACTION,
        ItsAttack(tactic=FIGHT),
        ForThisAttack(TimesBase(2, FIGHT)),
        AttackWithIt(tactic=FIGHT),
        actions=2,
        attack=True,
    ),
)
THE_MONGOOSES_ARTFUL_DODGE: Final = ki(
    "the-mongooses-artful-dodge",
    Ability(
        "dodge",
        AT_ANY_TIME,
        ITS_FOE,
        EndTheDuel(),
        actions=0,
        needs=(Need("DOOM-PLAY-03", TheTacticIs(SHOOT)),),
    ),
    NotBeside("hands-of-stone"),
)
AURA_OF_MYSTICAL_RESISTANCE: Final = ki(
    "aura-of-mystical-resistance",
    Immune(ART),
    Immune(DARK_SYMMETRY),
    WardsHisCards(ART),
    WardsHisCards(DARK_SYMMETRY),
    Ability("negate", IN_ANSWER, ToNegatePowers(ART, DARK_SYMMETRY), Cancel(), actions=0, cost=6),
)
THE_CHAMELEONS_SKIN: Final = ki(
    "the-chameleons-skin",
    Whenever(WhenAttacked(), MayRefuseTheDuel(), StandAside(StandsAside())),
    kind=SHADOW_WALKERS,
)
WEAPON_LINK: Final = Card(
    "weapon-link",
    KI,
    AS_AN_ACTION,
    AWarrior(Such(MISHIMA, whose=YOURS, armed=True)),
    Stays(WhileLinked(DoublesTheWeapon(None))),
    LinkAWeapon(),
    affiliation=MISHIMA,
)
YORAMAS_DEFLECTING_HANDS: Final = ki(
    "yoramas-deflecting-hands",
    Whenever(WhenItFights(), MayDisarmTheFoe()),
    Whenever(WhenAFirstStrikeIsOver(), MayDisarmTheFoe(after=True)),
)
