"""Apocalypse: Ki powers and a spell of the Art."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.deeds import EndTheDuel
from kostka.games.doomtrooper.effects import AnyWarzone, TimesBase
from kostka.games.doomtrooper.facts import TheTacticIs
from kostka.games.doomtrooper.feats import AttackWithIt, ForTheNextAttack
from kostka.games.doomtrooper.forms import ki, spell
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.marks import ItsAttack
from kostka.games.doomtrooper.retrieving import Retrieve, ToRetrieve
from kostka.games.doomtrooper.targets import ITS_FOE
from kostka.games.doomtrooper.terms import ARMOUR, FIGHT, SHOOT, SUMMONING, WARZONE
from kostka.games.doomtrooper.traits import NotBeside, PlusFoesBase

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
        ForTheNextAttack(TimesBase(2, FIGHT)),
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
