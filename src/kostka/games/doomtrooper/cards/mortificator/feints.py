"""Mortificator: special cards that stay, and those that strike many at once."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece, ImmuneTo
from kostka.games.doomtrooper.card import Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.deeds import AnnihilateTheTarget, DiscardTheTarget, SaveTheWarrior
from kostka.games.doomtrooper.deeds_cards import FlipACoin
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    ForAll,
    Immune,
    MayReceiveAny,
    MustAttack,
    NeverKilledAtOnce,
    NoArt,
    NotImmune,
    Plus,
    Such,
    TimesBase,
)
from kostka.games.doomtrooper.facts import SomebodyHas, YouHaveAWarrior
from kostka.games.doomtrooper.grudges import (
    AgainstTheNamed,
    AStruckWarrior,
    ChooseAnApostle,
    ItIsMore,
    MoreOrLess,
    NameAnEnemy,
    WhenTheNamedGoes,
)
from kostka.games.doomtrooper.identity import FollowsTheChosen
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_A_DUEL, WHEN_STRUCK
from kostka.games.doomtrooper.losses import (
    AllAreWounded,
    DiscardOneOfTheTwo,
    DiscardTheirCards,
    EvenTheTroops,
    NameHisEqual,
    OneOfEquals,
    SomebodyIsUnhurt,
    TroopsDiffer,
)
from kostka.games.doomtrooper.muting import AProvider, Forgets, GivesOthersNothing
from kostka.games.doomtrooper.powers import ShootsFromCover
from kostka.games.doomtrooper.protection import Preserves
from kostka.games.doomtrooper.purges import DiscardEverySuch
from kostka.games.doomtrooper.rulings import ShieldsThePlayer
from kostka.games.doomtrooper.shares import TakeAllDestiny
from kostka.games.doomtrooper.summits import ShareDestiny, YouHaveAMate
from kostka.games.doomtrooper.targets import ANY_FIGHTER, ANY_WARRIOR, AFighter, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    COMBAT,
    CYBERTRONIC,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    LEGIONNAIRES,
    POISON,
    RELIC,
    SPECIAL,
    TANK,
    VEHICLE,
    YOURS,
)
from kostka.games.doomtrooper.verbs import DiscardIt, ForThisDuel, Stays, UntilYourNextTurn
from kostka.kernel.step import If

# On warriors

BLASTING_AWAY: Final = Card(
    "blasting-away", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(ShootsFromCover()), actions=2
)
BLESSED_BLOOD: Final = Card(
    "blessed-blood", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(Immune(POISON)), actions=2
)
BLESSED_BY_APOSTLE: Final = Card(
    "blessed-by-apostle",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES)),
    Stays(FollowsTheChosen()),
    ChooseAnApostle(),
    affiliation=DARK_LEGION,
)
AMNESIA: Final = Card("amnesia", SPECIAL, AT_ANY_TIME, ANY_WARRIOR, Stays(Forgets()))
INCONVENIENT_PHONE_CALL: Final = Card(
    "inconvenient-phone-call",
    SPECIAL,
    AS_AN_ACTION,
    AProvider(),
    Stays(GivesOthersNothing()),
    actions=2,
)
CERTIFIED_OPERATOR: Final = Card(
    "certified-operator",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(MayReceiveAny(VEHICLE, but_legion=True)),
    actions=2,
)
ILLUMINATION: Final = Card(
    "illumination",
    SPECIAL,
    AS_AN_ACTION,
    ImmuneTo(DARK_SYMMETRY),
    Stays(NotImmune(DARK_SYMMETRY, wholly=True)),
    affiliation=DARK_LEGION,
)
INFERIOR_TECHNOLOGY: Final = Card(
    "inferior-technology",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(CYBERTRONIC)),
    Stays(CannotAttack()),
    affiliation=CYBERTRONIC,
)
RAGE: Final = Card(
    "rage",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(whose=YOURS)),
    Stays(AgainstTheNamed(Plus(8, ATTACKS)), Whenever(WhenTheNamedGoes(), DiscardIt())),
    NameAnEnemy(),
)
TRY_AND_STOP_ME: Final = Card(
    "try-and-stop-me", SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(NeverKilledAtOnce())
)

# On other cards and on players

DEFENSIVE_BARRIER: Final = Card(
    "defensive-barrier",
    SPECIAL,
    AS_AN_ACTION,
    APiece(FORTIFICATION, once=True),
    Stays(Preserves(wholly=True)),
)
SUPERIOR_QUALITY: Final = Card(
    "superior-quality",
    SPECIAL,
    AS_AN_ACTION,
    APiece(EQUIPMENT),
    Stays(Preserves()),
    affiliation=BAUHAUS,
)
UNTOUCHABLE: Final = Card(
    "untouchable",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(),
    Stays(ShieldsThePlayer(ART), ShieldsThePlayer(DARK_SYMMETRY)),
)
BURGLARY: Final = Card(
    "burglary",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(having=RELIC),
    DiscardTheirCards(RELIC),
    actions=3,
)
ROBBED_BLIND: Final = Card(
    "robbed-blind",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(owning="cardinals-bank"),
    TakeAllDestiny(),
    actions=2,
    annihilated=True,
)

# During a duel

NO_LOOSE_ENDS: Final = Card(
    "no-loose-ends",
    SPECIAL,
    IN_A_DUEL,
    AFighter(Such(kind=MORTIFICATORS)),
    ForThisDuel(TimesBase(3, FIGHT)),
    affiliation=BROTHERHOOD,
)
TO_BE_OR_NOT_TO_BE: Final = Card(
    "to-be-or-not-to-be",
    SPECIAL,
    IN_A_DUEL,
    ANY_FIGHTER,
    MoreOrLess(),
    If(ItIsMore(), ForThisDuel(Plus(4, ATTACKS))),
    If(ItIsMore(less=True), ForThisDuel(Plus(-4, ATTACKS))),
    annihilated=True,
)
PUNCH_DRUNK: Final = Card(
    "punch-drunk",
    SPECIAL,
    WHEN_STRUCK,
    AStruckWarrior(),
    SaveTheWarrior(),
    Stays(Plus(-4, COMBAT)),
    saves=True,
)

# At any time

AIR_TO_GROUND_MISSILE: Final = Card(
    "air-to-ground-missile", SPECIAL, AT_ANY_TIME, APiece(TANK), DiscardTheTarget()
)
CURRENCY_EXCHANGE: Final = Card(
    "currency-exchange",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    ShareDestiny(),
    affiliation=DARK_LEGION,
    needs=(Need("DOOM-PLAY-01", YouHaveAMate()),),
)
DAY_OF_MOURNING: Final = Card(
    "day-of-mourning",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(ForAll(Such(BAUHAUS), Plus(-5, COMBAT))),
    affiliation=BAUHAUS,
    needs=(Need("DOOM-PLAY-01", SomebodyHas(Such(BAUHAUS))),),
    annihilated=True,
)
EAT_THIS: Final = Card(
    "eat-this",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    AllAreWounded(),
    needs=(Need("DOOM-PLAY-02", SomebodyIsUnhurt()),),
)
RUSSIAN_ROULETTE: Final = Card(
    "russian-roulette",
    SPECIAL,
    AT_ANY_TIME,
    OneOfEquals(),
    NameHisEqual(),
    FlipACoin(),
    DiscardOneOfTheTwo(),
)
TERRORIST_ATTACK: Final = Card(
    "terrorist-attack",
    SPECIAL,
    AT_ANY_TIME,
    APiece(FORTIFICATION, of=BROTHERHOOD),
    AnnihilateTheTarget(),
    affiliation=DARK_LEGION,
)

# As actions

ADMONISH_RESISTANCE: Final = Card(
    "admonish-resistance",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(ForAll(Such(side=LEGIONNAIRES), MustAttack(Such(BROTHERHOOD)))),
    affiliation=DARK_LEGION,
    actions=3,
)
CARNAGE: Final = Card(
    "carnage",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    EvenTheTroops(),
    actions=3,
    needs=(Need("DOOM-PLAY-02", YouHaveAWarrior()), Need("DOOM-PLAY-01", TroopsDiffer())),
)
GHOST_IN_THE_MACHINE: Final = Card(
    "ghost-in-the-machine",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    DiscardEverySuch(Such(CYBERTRONIC)),
    affiliation=CYBERTRONIC,
    actions=3,
    cost=10,
    needs=(Need("DOOM-PLAY-01", SomebodyHas(Such(CYBERTRONIC))),),
)
TRUST_IN_THE_ARMS: Final = Card(
    "trust-in-the-arms",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    UntilYourNextTurn(ForAll(Such(), NoArt())),
    affiliation=DARK_LEGION,
)
