"""Apocalypse: Mishima with its Ki powers, and Cybertronic."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import HealTheBearer
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import SHADOW_WALKERS
from kostka.games.doomtrooper.deeds import EndTheDuel
from kostka.games.doomtrooper.effects import (
    FreeGifts,
    Kills,
    NeverKilledAtOnce,
    NeverStrikesFirst,
    Plus,
    StrikesFirst,
    Such,
    TimesBase,
    ToFoe,
)
from kostka.games.doomtrooper.facts import TheTacticIs, YourActionStep
from kostka.games.doomtrooper.feats import ActWithIt
from kostka.games.doomtrooper.forms import equipment, given_to, ki, warrior
from kostka.games.doomtrooper.identity import CountsAs, Keeps
from kostka.games.doomtrooper.legal import AT_ANY_TIME, IN_A_DUEL, IN_ANSWER, OUTSIDE_DUELS
from kostka.games.doomtrooper.marks import ITS_OWN_ACTION, ToNegate
from kostka.games.doomtrooper.occasions import WhenItSeeksCover
from kostka.games.doomtrooper.targets import ITS_FOE, AWarrior
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    BODY_ARMOUR,
    BROTHERHOOD,
    CYBERTRONIC,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    KI,
    MISHIMA,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.traits import PlusFoesBase, SparedBy
from kostka.games.doomtrooper.verbs import Cancel, ForThisDuel

GREY_MYSTIC: Final = warrior(  # is no Mystic, so that nothing about Mystics concerns him
    "grey-mystic", MISHIMA, (5, 5, 4, 8), FreeGifts(KI, Such(whose=YOURS), himself=True)
)
MISHIMESE_CEREMONIAL_BLADE: Final = equipment(
    "mishimese-ceremonial-blade",
    given_to(MISHIMA),
    Plus(4, FIGHT),
    Kills(FIGHT),
    Keeps(MISHIMA),
    affiliation=MISHIMA,
    weapon=FIGHTING_WEAPON,
)
EPIDERMAL_PLATES: Final = equipment(
    "epidermal-plates",
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS, not_affiliation=BROTHERHOOD)),
    TimesBase(2, ARMOUR),
    affiliation=CYBERTRONIC,
    kinds=(BODY_ARMOUR,),
)

# Ki powers

THE_CROWS_PIERCING_GLANCE: Final = ki(
    "the-crows-piercing-glance",
    Ability(
        "glance",
        IN_A_DUEL,
        ITS_FOE,
        ForThisDuel(Plus(-1, ARMOUR, bought=True)),
        actions=0,
        per=1,
    ),
)
HANDS_OF_STONE: Final = ki(
    "hands-of-stone",
    Ability(
        "parry",
        AT_ANY_TIME,
        ITS_FOE,
        EndTheDuel(),
        actions=0,
        needs=(Need("DOOM-PLAY-03", TheTacticIs(FIGHT)),),
    ),
)
TORONAGAS_RAGING_MIGHT: Final = ki("toronagas-raging-might", PlusFoesBase(1, FIGHT))
KANJIS_LUCKY_SENSE: Final = ki(
    "kanjis-lucky-sense",
    StrikesFirst(),
    ToFoe(NeverStrikesFirst()),
    Ability("negate", IN_ANSWER, ToNegate(SPECIAL, on_bearer=True), Cancel(), actions=0, cost=6),
)
NOMURAS_QUICKENED_STEP: Final = ki(
    "nomuras-quickened-step",
    Ability(
        "quicken",
        OUTSIDE_DUELS,
        ITS_OWN_ACTION,
        ActWithIt(),
        actions=0,
        cost=5,
        often=3,
        needs=(Need("DOOM-TURN-02", YourActionStep()),),
    ),
)
KI_SELF_HEALING: Final = ki("ki-self-healing", Whenever(WhenItSeeksCover(), HealTheBearer()))
ADAMANTIUM_WILL: Final = ki("adamantium-will", NeverKilledAtOnce(), SparedBy(SPECIAL))
SHADOW_WALK: Final = ki("shadow-walk", CountsAs(SHADOW_WALKERS), StrikesFirst())
