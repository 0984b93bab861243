"""Inquisition: cards of the Brotherhood."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import ImmuneTo
from kostka.games.doomtrooper.aims_duel import AnInjured
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import CARDINALS, CATHEDRAL
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.deeds_cards import (
    ATrooperToSummon,
    FirstOfItsKind,
    FirstOnTheTarget,
    SummonATrooper,
)
from kostka.games.doomtrooper.deeds_combat import CancelTheAttack, DiscardMore, HealOrSave
from kostka.games.doomtrooper.effects import Against, ForAll, Kills, NotImmune, Plus, Such
from kostka.games.doomtrooper.facts import ACasterIsYours
from kostka.games.doomtrooper.forms import (
    fortification,
    given_to,
    relic,
    spell,
    warrior,
)
from kostka.games.doomtrooper.legal import (
    ALSO_WHEN_KILLED,
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
)
from kostka.games.doomtrooper.powers import BorneBy, Casts, CastsForOthers, GuardsPoints
from kostka.games.doomtrooper.sorts import ShuffledBack
from kostka.games.doomtrooper.summoning import SummonASpell, ToSummon
from kostka.games.doomtrooper.targets import AFighter, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ARMOUR,
    ART,
    BROTHERHOOD,
    DOOMTROOPERS,
    EQUIPMENT,
    EXORCISM,
    FIGHT,
    FIGHTING_WEAPON,
    KINETICS,
    LEGIONNAIRES,
    ONCE_IN_A_ROW,
    PREMONITION,
    SPECIAL,
    SQUAD,
    SUMMONING,
    UNDEFINED,
    YOURS,
)
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.verbs import GainActions, Stays
from kostka.games.doomtrooper.wards import AsLongAsItWishes, TakeItBack, WhoIsUnderIt
from kostka.kernel.step import If

YOUR_BROTHERS: Final = Such(BROTHERHOOD, whose=YOURS)

# Warriors

ANTIQUARIAN: Final = warrior("antiquarian", BROTHERHOOD, (3, 3, 3, 3), casts=(KINETICS, SUMMONING))
CARDINAL_DURAND: Final = warrior(
    "cardinal-durand",
    BROTHERHOOD,
    (11, 11, 11, 14),
    ForAll(Such(BROTHERHOOD), Casts()),
    Ability(
        "lay-bare",
        AT_ANY_TIME,
        ImmuneTo(ART),
        AsLongAsItWishes(NotImmune(ART)),
        actions=0,
    ),
    Ability("relent", AT_ANY_TIME, WhoIsUnderIt(), TakeItBack(), actions=0, once=ONCE_IN_A_ROW),
    ShuffledBack(),
    kinds=(CARDINALS,),
    casts=ALL_ASPECTS,
    personality=True,
)

# Equipment and relics

BOOK_OF_LAW: Final = Card(
    "book-of-law",
    EQUIPMENT,
    AS_AN_ACTION,
    given_to(BROTHERHOOD),
    Stays(Whenever(AtTurnStart(), If(FirstOfItsKind(), GainActions(1, UNDEFINED)))),
    If(FirstOnTheTarget(), GainActions(1, UNDEFINED)),
    affiliation=BROTHERHOOD,
)
BRINGER_OF_LIGHT: Final = relic(
    "bringer-of-light",
    given_to(BROTHERHOOD),
    Plus(7, FIGHT),
    Plus(3, ARMOUR),
    Against(Such(side=LEGIONNAIRES), Kills(FIGHT)),
    BorneBy(Such(kind=CARDINALS), ForAll(YOUR_BROTHERS, CastsForOthers())),
    affiliation=BROTHERHOOD,
    weapon=FIGHTING_WEAPON,
)

# Spells

EXORCISE_INJURIES: Final = Card(
    "exorcise-injuries",
    ART,
    ALSO_WHEN_KILLED,
    AnInjured(),
    HealOrSave(),
    affiliation=BROTHERHOOD,
    aspect=EXORCISM,
    saves=True,
    needs=(Need("DOOM-ART-03", ACasterIsYours(EXORCISM)),),
)
ATTACK_PREDICTION: Final = spell(
    "attack-prediction",
    PREMONITION,
    IN_A_DUEL,
    AFighter(Such(whose=YOURS), defending=True),
    CancelTheAttack(),
    cost=6,
)
SUMMON_SPELL: Final = spell(
    "summon-spell", SUMMONING, IN_ANSWER, ToSummon(2, 4), SummonASpell(2, 4), annihilated=True
)
SUMMON_TROOPER: Final = spell(
    "summon-trooper",
    SUMMONING,
    AT_ANY_TIME,
    ATrooperToSummon(2, 2),
    SummonATrooper(2, 2),
    annihilated=True,
)

# Others

THE_BURROUGHS_CATHEDRAL: Final = fortification(
    "the-burroughs-cathedral",
    AnArea(SQUAD),
    ForAll(Such(side=DOOMTROOPERS, whose=YOURS), Casts(PREMONITION)),
    affiliation=BROTHERHOOD,
    kinds=(CATHEDRAL,),
)
CARDINALS_BANK: Final = fortification(
    "cardinals-bank", AnArea(SQUAD), GuardsPoints(), affiliation=BROTHERHOOD
)
WAVE_OF_RIGHTEOUSNESS: Final = Card(
    "wave-of-righteousness",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(),
    DiscardTheTarget(),
    DiscardMore(),
    affiliation=BROTHERHOOD,
    per=10,
    annihilated=True,
)
