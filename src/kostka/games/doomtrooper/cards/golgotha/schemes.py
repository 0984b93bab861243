"""Golgotha: schemes and reverses."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AfterTheDuel
from kostka.games.doomtrooper.aims import NO_TARGET, APiece, PointsEarned
from kostka.games.doomtrooper.bottoms import AHandToTuckAway, DrawFromTheBottom, PutTheHandBeneath
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.clearances import (
    DiscardTheWounded,
    GainItsValue,
    SweepCards,
    ThereAreCards,
)
from kostka.games.doomtrooper.curbs import (
    BeforeTheActions,
    LoseActions,
    NoteTheAttack,
    WhenAnybodyAttacks,
    WhoseTurnItIs,
)
from kostka.games.doomtrooper.deeds import AnnihilateTheTarget, DiscardTheTarget, SaveTheWarrior
from kostka.games.doomtrooper.effects import (
    ANY,
    CannotAttack,
    InThisArea,
    NeverDiscarded,
    NoArt,
    Plus,
    PlusMarkers,
    Such,
    TimesBase,
)
from kostka.games.doomtrooper.facts import (
    SomebodyHas,
    TheRulesAllow,
    TheTacticIs,
    YouMayAttack,
    YourTurn,
)
from kostka.games.doomtrooper.feats import TakeBackTheLost
from kostka.games.doomtrooper.gains import GiftsTurn
from kostka.games.doomtrooper.hostages import FreeYours, ImpaleTheFoe, ToImpale, YoursAreHeld
from kostka.games.doomtrooper.identity import Redeemed, Steadfast
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    WHEN_KILLED,
    WHEN_POINTS_ARE_EARNED,
)
from kostka.games.doomtrooper.martyrs import (
    ADyingHero,
    ForThoseLikeTheFallen,
    StaysForTheFallen,
    WhenHeIsBack,
)
from kostka.games.doomtrooper.partners import SharesGear, SharesTroops
from kostka.games.doomtrooper.proceeds import RaidsBringDestiny
from kostka.games.doomtrooper.rationing import AttackNoted, OneAttackEach
from kostka.games.doomtrooper.reckonings import (
    AWarriorPaidFor,
    ChargeForPromotion,
    DiscardYourCopies,
    PayOnceMore,
    TurnOnHisPlayer,
)
from kostka.games.doomtrooper.rulings import UnaffectedBy
from kostka.games.doomtrooper.seating import (
    ChangeSeats,
    MoreThanTwoPlay,
    NeverBeforeInThisGame,
    OnceInThisGame,
    OnceTheTurnIsOver,
    TeamsPlay,
    TurnTheCircle,
)
from kostka.games.doomtrooper.setbacks import YouHaveJustLost
from kostka.games.doomtrooper.soldiery import PaysToAttack, SparesYours, Truce
from kostka.games.doomtrooper.summits import YouHaveAMate
from kostka.games.doomtrooper.targets import AFighter, AnArea, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALLIANCE,
    ANYONES,
    ARMOUR,
    BROTHERHOOD,
    COMBAT,
    CULTIST,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FOES,
    FORTIFICATION,
    HERETIC,
    KOHORT,
    LEGIONNAIRES,
    ONCE_IN_A_ROW,
    RELIC,
    SHOOT,
    SPECIAL,
    SQUAD,
    VALUE,
    VEHICLE,
    WARRIOR,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.traits import DiscardsUpTo
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.upkeep import PayForEachCard
from kostka.games.doomtrooper.verbs import (
    AsBought,
    DiscardIt,
    ForThisDuel,
    Stays,
    UntilYourNextTurn,
)
from kostka.games.doomtrooper.victories import AVictory, RaiseTheTarget
from kostka.games.doomtrooper.wiles import OverTheArea
from kostka.games.doomtrooper.wills import TurnTheCultist
from kostka.games.doomtrooper.withdrawals import (
    SendTheFightersBack,
    StripOfCards,
    TheirDyingWarrior,
    WhenYouLayDown,
)
from kostka.games.doomtrooper.zones import (
    AsTheZoneSays,
    GainsOrLosses,
    WhenYoursStandsThere,
    WhoAttacksAZone,
    YourZone,
)

WITH_A_MATE: Final = Need("DOOM-PLAY-01", YouHaveAMate())
IN_YOUR_TURN: Final = Need("DOOM-TURN-02", YourTurn())
ARMS_CONVOY: Final = Card(
    "arms-convoy",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(SharesGear()),
    needs=(WITH_A_MATE, IN_YOUR_TURN),
)
TROOP_TRANSFER: Final = Card(
    "troop-transfer",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(SharesTroops()),
    needs=(WITH_A_MATE, IN_YOUR_TURN),
)
TRUCE: Final = Card(
    "truce",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(Truce()),
    needs=(Need("DOOM-PLAY-01", TeamsPlay()),),
)
CARTEL_ENFORCEMENT: Final = Card(
    "cartel-enforcement",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded()),
    needs=(Need("DOOM-DUEL-09", TheRulesAllow()),),
)

# Many cards at once

FESTERING_WOUNDS: Final = Card(
    "festering-wounds",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardTheWounded(),
    needs=(Need("DOOM-PLAY-01", SomebodyHas(Such(wounded=True))),),
)
SYMMETRY_FAILURE: Final = Card(
    "symmetry-failure",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    SweepCards(DARK_SYMMETRY),
    affiliation=BROTHERHOOD,
    needs=(Need("DOOM-PLAY-01", ThereAreCards(DARK_SYMMETRY)),),
)
LEVELED_FIELD: Final = Card(
    "leveled-field",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    SweepCards(),
    actions=3,
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", ThereAreCards()),),
)
OUT_OF_FUEL: Final = Card(
    "out-of-fuel",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    SweepCards(VEHICLE, considered=True),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", ThereAreCards(VEHICLE, considered=True)),),
)

# One card

HOSTILE_TAKEOVER: Final = Card(
    "hostile-takeover", SPECIAL, AS_AN_ACTION, APiece(ALLIANCE), AnnihilateTheTarget()
)
TAX_REFUND: Final = Card(
    "tax-refund",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(whose=YOURS)),
    GainItsValue(2),
    DiscardTheTarget(),
    annihilated=True,
)
LACK_OF_FAITH: Final = Card(
    "lack-of-faith",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(BROTHERHOOD)),
    Stays(CannotAttack(), NoArt()),
)
LEASHED: Final = Card(
    "leashed",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES)),
    Stays(PaysToAttack(5, ANY)),
)

# Duels and turns

COMBAT_FATIGUE: Final = Card(
    "combat-fatigue",
    SPECIAL,
    AS_AN_ACTION,
    AnArea(SQUAD, KOHORT, whose=ANYONES),
    OverTheArea(InThisArea(TimesBase(1, COMBAT, over=2))),
)
SECOND_THOUGHTS: Final = Card(
    "second-thoughts", SPECIAL, IN_A_DUEL, NO_TARGET, SendTheFightersBack(), annihilated=True
)
EXTORTION: Final = Card(
    "extortion",
    SPECIAL,
    AT_ANY_TIME,
    WhoseTurnItIs(),
    LoseActions(AsBought()),
    per=4,
    needs=(Need("DOOM-TURN-02", BeforeTheActions()),),
)
CHANGE_IN_MOMENTUM: Final = Card(
    "change-in-momentum",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    OnceInThisGame(),
    OnceTheTurnIsOver(TurnTheCircle()),
    needs=(
        Need("DOOM-PLAY-01", MoreThanTwoPlay()),
        Need("DOOM-PLAY-01", NeverBeforeInThisGame("change-in-momentum")),
    ),
)
NOTHING_IS_SACRED: Final = Card(
    "nothing-is-sacred",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(other=True),
    ChangeSeats(),
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", MoreThanTwoPlay()),),
)

# Points

FOOLS_GOLD: Final = Card("fools-gold", SPECIAL, IN_ANSWER, AWarriorPaidFor(), PayOnceMore())
LIMITED_RESOURCES: Final = Card(
    "limited-resources",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(NeverDiscarded(), RaidsBringDestiny()),
)
FORTIFY_WARZONE: Final = Card(
    "fortify-warzone",
    SPECIAL,
    AT_ANY_TIME,
    YourZone(),
    Stays(RaidsBringDestiny(yours=True), Whenever(WhenYoursStandsThere(), DiscardIt())),
)
MUTINY: Final = Card(
    "mutiny",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES, whose=FOES, ready=True, least=2)),
    TurnOnHisPlayer(),
    affiliation=DARK_LEGION,
    attack=True,
    annihilated=True,
    needs=(Need("DOOM-ACT-06", YouMayAttack()),),
)
WARTIME_RETRIBUTION: Final = Card(
    "wartime-retribution",
    SPECIAL,
    WHEN_POINTS_ARE_EARNED,
    PointsEarned(against_you=True),
    ChargeForPromotion(2),
)

# Who somebody is, and what he may do

CLIFFHANGER: Final = Card(
    "cliffhanger",
    SPECIAL,
    WHEN_KILLED,
    TheirDyingWarrior(Such(side=DOOMTROOPERS, whose=FOES)),
    SaveTheWarrior(),
    Stays(SparesYours(Such(side=DOOMTROOPERS))),
    saves=True,
)
UNDYING_LOYALTY: Final = Card(
    "undying-loyalty",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(Steadfast()),
)
TOUCHED_BY_THE_LIGHT: Final = Card(
    "touched-by-the-light",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(kind=HERETIC)),
    Stays(Redeemed()),
    StripOfCards(DARK_LEGION),
    affiliation=BROTHERHOOD,
)
DOUBLE_TIME: Final = Card(
    "double-time",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(DiscardsUpTo(2), Whenever(WhenYouLayDown("manifest-destiny"), DiscardIt())),
    DiscardYourCopies("manifest-destiny"),
    actions=2,
)
TERRITORIAL_ADVANTAGE: Final = Card(
    "territorial-advantage",
    SPECIAL,
    IN_A_DUEL,
    WhoAttacksAZone(),
    GainsOrLosses(),
    ForThisDuel(
        AsTheZoneSays(1, FIGHT),
        AsTheZoneSays(1, SHOOT),
        AsTheZoneSays(1, ARMOUR),
        AsTheZoneSays(1, VALUE),
    ),
)

# What lasts

ATTRITION: Final = Card(
    "attrition",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(
        Whenever(
            AtTurnStart(None),
            PayForEachCard(1, (WARRIOR, EQUIPMENT, FORTIFICATION, RELIC, WARZONE)),
        )
    ),
    actions=2,
)
SURPLUS: Final = Card(
    "surplus",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(UnaffectedBy("attrition", "economic-breakdown")),
)
EQUAL_RIGHTS: Final = Card(
    "equal-rights",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(OneAttackEach(), Whenever(WhenAnybodyAttacks(), NoteTheAttack(AttackNoted()))),
)
INQUISITION: Final = Card(
    "inquisition",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(BROTHERHOOD)),
    Stays(
        Ability(
            "turn",
            AT_ANY_TIME,
            AWarrior(Such(kind=CULTIST)),
            TurnTheCultist(),
            actions=0,
            once=ONCE_IN_A_ROW,
            bearer=True,
        )
    ),
    affiliation=BROTHERHOOD,
)

# Captives

RESCUE_MISSION: Final = Card(
    "rescue-mission",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    FreeYours("missing-in-action"),
    needs=(Need("DOOM-PLAY-01", YoursAreHeld("missing-in-action")),),
)
IMPALE: Final = Card(
    "impale",
    SPECIAL,
    IN_A_DUEL,
    ToImpale(Such(side=LEGIONNAIRES)),
    AfterTheDuel(ImpaleTheFoe(PlusMarkers(1, ARMOUR))),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-PLAY-03", TheTacticIs(FIGHT)),),
)

BACKLASH: Final = Card(
    "backlash", SPECIAL, IN_A_DUEL, AFighter(Such(gifted=True)), ForThisDuel(GiftsTurn())
)
MARTYR: Final = Card(
    "martyr",
    SPECIAL,
    WHEN_KILLED,
    ADyingHero(Such(side=DOOMTROOPERS, personality=True)),
    StaysForTheFallen(
        ForThoseLikeTheFallen(Plus(2, COMBAT)),
        Whenever(WhenHeIsBack(), DiscardIt()),
    ),
)
CLOSE_BUT_NO_CIGAR: Final = Card(
    "close-but-no-cigar", SPECIAL, IN_ANSWER, AVictory(), RaiseTheTarget(3)
)
CLOSE_CALL: Final = Card(
    "close-call",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    TakeBackTheLost(),
    annihilated=True,
    needs=(Need("DOOM-REACT-01", YouHaveJustLost()),),
)
TUCKED_AWAY: Final = Card(
    "tucked-away",
    SPECIAL,
    AT_ANY_TIME,
    AHandToTuckAway(),
    DrawFromTheBottom(),
    PutTheHandBeneath(),
)
