"""Inquisition: special cards of the Dark Legion and for everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.bans import NoMeditation
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.droughts import DrawsNothing, InThisDrawStep, WhoIsToDraw
from kostka.games.doomtrooper.effects import (
    ForAll,
    MayNotReceive,
    NeverAffectedBy,
    NeverAttacks,
    NeverSeeksCover,
    NotImmune,
    Plus,
    Such,
)
from kostka.games.doomtrooper.facts import AttacksAreRestricted, DuelsAreAllowed, YouMayAttack
from kostka.games.doomtrooper.finishing import KillTheTarget
from kostka.games.doomtrooper.formations import (
    AnotherLikeIt,
    AsAGroup,
    JoinTheBearer,
    MayStillJoin,
    PlusForEachJoined,
)
from kostka.games.doomtrooper.governing import NoneMayBePlayed
from kostka.games.doomtrooper.legal import (
    AFTER_A_KILL,
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    OUTSIDE_DUELS,
)
from kostka.games.doomtrooper.levies import (
    GainForEach,
    NoCopyIsYours,
    OthersAreTaxed,
    TakeTribute,
    YouHaveSuch,
)
from kostka.games.doomtrooper.loot import TakeFromTheDead, WhatTheDeadHad
from kostka.games.doomtrooper.merits import WhoKilledABetter
from kostka.games.doomtrooper.mishaps import AnImmuneFighter
from kostka.games.doomtrooper.purges import DiscardAll, TheyAreInPlay
from kostka.games.doomtrooper.ransoms import PayOrDie
from kostka.games.doomtrooper.recruits import ASuccessorWaits, Pillage, Transfigure
from kostka.games.doomtrooper.relief import (
    AFighterToRelieve,
    CallReinforcements,
    TheFoeChoosesOne,
)
from kostka.games.doomtrooper.restraints import (
    AChosenCorporationMayAttackItself,
    AgainstTheOther,
    AttacksAtWill,
    BetweenTheTwo,
    BindToAnother,
    NeverAttacksTheOther,
    ThereAreTwo,
    WhenTheOtherGoes,
    WhoIsRestrained,
)
from kostka.games.doomtrooper.rules import DrawUpTo
from kostka.games.doomtrooper.sallies import ChargeOut, ToCharge
from kostka.games.doomtrooper.savings import EachMayTake, ForThoseWhoTook, KeptApart
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.spellcraft import StripOfAKind
from kostka.games.doomtrooper.sweeps import MayDiscardMore, YourHandIsShort
from kostka.games.doomtrooper.targets import AFighter, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    ARMOUR,
    ART,
    ATTACKS,
    BROTHERHOOD,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FOES,
    HERETIC,
    KOHORT,
    RELIC,
    SHOOT,
    SPECIAL,
    VALUE,
    YOURS,
)
from kostka.games.doomtrooper.traits import CannotBeHurt, KillsByDouble
from kostka.games.doomtrooper.triggers import BEARER, AtDrawStep, AtTurnStart
from kostka.games.doomtrooper.verbs import DiscardIt, ForThisDuel, Stays

DOOMTROOPER: Final = Such(side=DOOMTROOPERS)
FOLLOWER_OF_ALGEROTH: Final = Such(follows=ALGEROTH)

# For a kill


def award(key: str, *gains: Effect) -> Card:
    """For a Doomtrooper who has killed somebody worth more; he may have any number of them."""
    return Card(key, SPECIAL, AFTER_A_KILL, WhoKilledABetter(DOOMTROOPER), Stays(*gains))


COMMENDATION: Final = award("commendation", Plus(3, FIGHT), Plus(1, VALUE))
DECORATION: Final = award("decoration", Plus(3, SHOOT), Plus(1, VALUE))
RECOGNITION: Final = award("recognition", Plus(3, ARMOUR), Plus(1, VALUE))

# During a duel

FEROCITY: Final = Card(
    "ferocity",
    SPECIAL,
    IN_A_DUEL,
    AFighter(),
    ForThisDuel(KillsByDouble(FIGHT), KillsByDouble(SHOOT)),
)

DISTRACTED: Final = Card(
    "distracted",
    SPECIAL,
    IN_A_DUEL,
    AnImmuneFighter(),
    ForThisDuel(NotImmune(ART, wholly=True), NotImmune(DARK_SYMMETRY, wholly=True)),
)
BOLSTER_YOUR_FORCES: Final = Card(
    "bolster-your-forces",
    SPECIAL,
    IN_A_DUEL,
    AFighterToRelieve(),
    CallReinforcements(),
    TheFoeChoosesOne(),
)
LOOT_THE_DEAD: Final = Card(
    "loot-the-dead", SPECIAL, AFTER_A_KILL, WhatTheDeadHad(), TakeFromTheDead()
)

# At any time

ATTRACTION: Final = Card(
    "attraction",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(DOOMTROOPER),
    Stays(
        BetweenTheTwo(NeverAttacksTheOther()),
        BetweenTheTwo(AgainstTheOther(CannotBeHurt())),
        Whenever(WhenTheOtherGoes(), DiscardIt()),
    ),
    BindToAnother(DOOMTROOPER),
    needs=(Need("DOOM-PLAY-02", ThereAreTwo(DOOMTROOPER)),),
)
DESPERATE_TIMES: Final = Card(
    "desperate-times",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    EachMayTake(25),
    ForThoseWhoTook(KeptApart(), NoMeditation()),
)
DUTY_ROSTER: Final = Card(
    "duty-roster",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(Whenever(AtDrawStep(), GainForEach(1, Such(whose=YOURS, worth=4)))),
    needs=(Need("DOOM-CORE-01", NoCopyIsYours("duty-roster")),),
)
FORGERY: Final = Card("forgery", SPECIAL, AT_ANY_TIME, APiece(RELIC), DiscardTheTarget())
HIDDEN_CACHE: Final = Card(
    "hidden-cache",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DrawUpTo(7),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", YourHandIsShort(7)),),
)
THADEUSS_PALLET: Final = Card(
    "thadeuss-pallet",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(ForAll(Such(), NeverSeeksCover())),
)
DECLARATION_OF_CORPORATE_DISSENSION: Final = Card(  # allowed anyway, so it can never be played
    "declaration-of-corporate-dissension",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(AChosenCorporationMayAttackItself()),
    needs=(Need("DOOM-DUEL-12", AttacksAreRestricted()),),
)

MORTAL_WOUND: Final = Card(
    "mortal-wound",
    SPECIAL,
    OUTSIDE_DUELS,
    AWarrior(Such(whose=FOES, wounded=True)),
    KillTheTarget(earns=True),
)
SUPPLY_LINE_SEVERED: Final = Card(
    "supply-line-severed",
    SPECIAL,
    AT_ANY_TIME,
    WhoIsToDraw(),
    InThisDrawStep(DrawsNothing()),
    annihilated=True,
)

TIGHT_FORMATION: Final = Card(
    "tight-formation",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(commoner=True)),
    Stays(Ability("join", AT_ANY_TIME, AnotherLikeIt(), JoinTheBearer(), actions=0, bearer=True)),
    AsAGroup(
        PlusForEachJoined(2, ALL),
        Whenever(AtTurnStart(BEARER), MayStillJoin()),
    ),
)

# As actions

CHARGE: Final = Card(
    "charge",
    SPECIAL,
    AS_AN_ACTION,
    ToCharge(),
    ChargeOut(Plus(2, ATTACKS)),
    actions=3,
    attack=True,
    needs=(
        Need("DOOM-CORE-01", DuelsAreAllowed()),
        Need("DOOM-ACT-06", YouMayAttack()),
    ),
)
LOOT_AND_PILLAGE: Final = Card(
    "loot-and-pillage", SPECIAL, AS_AN_ACTION, NO_TARGET, Pillage(20), actions=3
)
SNIPERS: Final = Card(
    "snipers",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(personality=True, ready=True)),
    Stays(Whenever(AtTurnStart(BEARER), PayOrDie(4))),
    actions=2,
)

TAXATION: Final = Card(
    "taxation",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    TakeTribute(3, Such()),
    needs=(Need("DOOM-PLAY-01", OthersAreTaxed(Such())),),
)

SUBVERSIVE_AGENT: Final = Card(
    "subversive-agent",
    SPECIAL,
    AS_AN_ACTION,
    WhoIsRestrained(DOOMTROOPER),
    Stays(AttacksAtWill()),
)

# Of the Dark Legion

AGE_OF_CATASTROPHE: Final = Card(
    "age-of-catastrophe",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(NoneMayBePlayed(EQUIPMENT)),
    DiscardAll((EQUIPMENT,)),
    affiliation=DARK_LEGION,
    actions=3,
    cost=5,
)
CURSE_OF_ALGEROTH: Final = Card(
    "curse-of-algeroth",
    SPECIAL,
    AT_ANY_TIME,
    APiece(SPECIAL),
    DiscardTheTarget(),
    MayDiscardMore(SPECIAL, 4),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-PLAY-01", YouHaveSuch(Such(follows=ALGEROTH, area=KOHORT))),),
)
ETERNAL_CURSE: Final = Card(
    "eternal-curse",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(),
    StripOfAKind(SPECIAL),
    Stays(NeverAffectedBy(SPECIAL), MayNotReceive(SPECIAL, never=True)),
    affiliation=DARK_LEGION,
)
SKEPTICISM: Final = Card(
    "skepticism",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(
        ForAll(Such(BROTHERHOOD), NeverAttacks(DOOMTROOPER)),
        ForAll(Such(BROTHERHOOD), NeverAttacks(Such(BROTHERHOOD))),
    ),
    affiliation=DARK_LEGION,
)
TRANSFIGURATION: Final = Card(
    "transfiguration",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(kind=HERETIC)),
    Transfigure(ALGEROTH),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-DEPLOY-06", ASuccessorWaits(ALGEROTH)),),
)
WRATH_OF_ALGEROTH: Final = Card(
    "wrath-of-algeroth",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardAll((EQUIPMENT,), but=FOLLOWER_OF_ALGEROTH),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-PLAY-01", TheyAreInPlay((EQUIPMENT,), FOLLOWER_OF_ALGEROTH)),),
)
