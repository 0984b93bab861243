"""Paradise Lost: schemes and reverses."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece, AStronghold
from kostka.games.doomtrooper.arms import MultipliesArms, StrengthensArmour
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.paradise_lost.specials import ON_A_PROPHET
from kostka.games.doomtrooper.clearances import (
    AllGoHome,
    SomebodyCanGoHome,
    SweepCards,
    ThereAreCards,
)
from kostka.games.doomtrooper.deeds import AnnihilateTheTarget, SendOutOfPlay
from kostka.games.doomtrooper.deeds_gear import PayOrDiscardIt
from kostka.games.doomtrooper.effects import (
    ANY,
    ForAll,
    NeverAttacks,
    Such,
    TimesBase,
    ToFoe,
    WhenAttacking,
)
from kostka.games.doomtrooper.embassies import TribesTransfer
from kostka.games.doomtrooper.facts import YouHave
from kostka.games.doomtrooper.gains import NoGains
from kostka.games.doomtrooper.gangs import JoinTheAttack, OneMoreAttacker
from kostka.games.doomtrooper.handovers import (
    ABeastToSteal,
    AVehicleToSend,
    SendTheVehicle,
    StealTheBeast,
    TransferSome,
    WhoHasJustMoved,
    YouCanTransfer,
)
from kostka.games.doomtrooper.identity import CountsAs, SideOfHisArea
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    OUTSIDE_DUELS,
)
from kostka.games.doomtrooper.pillage import (
    AnItemHere,
    GiveItOut,
    KeepOneOfThem,
    TakesFromTheSlain,
    WhenLootLiesHere,
)
from kostka.games.doomtrooper.proceeds import KillsBringMore
from kostka.games.doomtrooper.redirects import NameAnotherTarget, ToRedirect
from kostka.games.doomtrooper.streets import VehiclesLeaveCover, VehiclesTakeCover, WhenItIsGone
from kostka.games.doomtrooper.summits import (
    OnceForATeam,
    TradeHands,
    YouHaveAMate,
    YourTeamHasNotPlayedIt,
)
from kostka.games.doomtrooper.targets import ANY_WARRIOR, YOURSELF, AnArea, AWarrior
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    ART,
    BEAST,
    BROTHERHOOD,
    COMBAT,
    CORPORATE_LEADER,
    CRESCENTIA,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    FORTIFICATION,
    HANDGUN,
    HERETIC,
    LEGIONNAIRES,
    LUTHERAN,
    OUTPOST,
    PATRIARCH,
    PROPHECY,
    RELIC,
    RITUAL,
    SPECIAL,
    TRIBAL,
    WARRIOR,
    YOURS,
)
from kostka.games.doomtrooper.tombs import AddTheRobbed, GiveTheRobbed, OneEvenEntombed, OneUnder
from kostka.games.doomtrooper.traits import HandsAreOpen, OnlyDestiny
from kostka.games.doomtrooper.triggers import AtTurnStart
from kostka.games.doomtrooper.verbs import (
    ForGood,
    ForThisDuel,
    GainDestiny,
    Stays,
    UntilYourNextTurn,
)
from kostka.games.doomtrooper.withdrawals import AnnihilateTheBearer
from kostka.games.doomtrooper.zones import BaseForEachPoint, LowerItsArmour, WhoHasArmour

YOUR_LUTHERAN: Final = AWarrior(Such(LUTHERAN, whose=YOURS))

SUMMIT_MEETING: Final = Card(
    "summit-meeting",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    TradeHands(),
    OnceForATeam(),
    annihilated=True,
    needs=(
        Need("DOOM-PLAY-01", YouHaveAMate()),
        Need("DOOM-PLAY-01", YourTeamHasNotPlayedIt("summit-meeting")),
    ),
)

# The Dark Legion and the tribes

CURBED: Final = Card(
    "curbed",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=LEGIONNAIRES)),
    Stays(OnlyDestiny()),
    affiliation=DARK_LEGION,
)
LOYAL_TO_THE_LEGION: Final = Card(
    "loyal-to-the-legion",
    SPECIAL,
    OUTSIDE_DUELS,
    NO_TARGET,
    Stays(ForAll(Such(kind=HERETIC), NeverAttacks(Such(side=LEGIONNAIRES)))),
    affiliation=DARK_LEGION,
)
THE_CALLING: Final = Card(
    "the-calling",
    SPECIAL,
    AT_ANY_TIME,
    YOUR_LUTHERAN,
    Stays(CountsAs(PATRIARCH)),
    affiliation=LUTHERAN,
)
THE_CONVICTION: Final = Card(
    "the-conviction",
    SPECIAL,
    AS_AN_ACTION,
    YOUR_LUTHERAN,
    ForGood(TimesBase(3, COMBAT), Whenever(AtTurnStart(), AnnihilateTheBearer())),
    affiliation=LUTHERAN,
    kinds=(RITUAL,),
    needs=(Need("DOOM-RITUAL-01", YouHave(PATRIARCH, OUTPOST)),),
    annihilated=True,
)

# What is taken away

BLOODY_COUP: Final = Card(
    "bloody-coup",
    SPECIAL,
    AS_AN_ACTION,
    OneEvenEntombed(Such(kind=CORPORATE_LEADER), "graveyard"),
    AnnihilateTheTarget(),
    actions=3,
    annihilated=True,
)
GRAVE_ROBBERS: Final = Card(
    "grave-robbers",
    SPECIAL,
    AS_AN_ACTION,
    OneUnder("graveyard", WARRIOR),
    AddTheRobbed(),
    actions=3,
    by_value=1,
    annihilated=True,
)
PRIVATE_COLLECTOR: Final = Card(
    "private-collector",
    SPECIAL,
    AS_AN_ACTION,
    OneUnder("museum", RELIC),
    GiveTheRobbed(),
    actions=3,
    annihilated=True,
)
PLANETARY_BOMBING: Final = Card(
    "planetary-bombing",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    SweepCards(FORTIFICATION, forever=True),
    actions=3,
    annihilated=True,
    needs=(Need("DOOM-PLAY-01", ThereAreCards(FORTIFICATION)),),
)
OFF_TO_THE_BUTCHER: Final = Card(
    "off-to-the-butcher",
    SPECIAL,
    AT_ANY_TIME,
    APiece(BEAST, whose=YOURS),
    AnnihilateTheTarget(),
    GainDestiny(15),
    annihilated=True,
)
GET_OFF_THAT_ROCK: Final = Card(
    "get-off-that-rock",
    SPECIAL,
    OUTSIDE_DUELS,
    NO_TARGET,
    AllGoHome(),
    needs=(Need("DOOM-TRANS-01", SomebodyCanGoHome()),),
)

# Points and values

HIGHER_VALUE_ON_LIFE: Final = Card(
    "higher-value-on-life", SPECIAL, AS_AN_ACTION, YOURSELF, Stays(KillsBringMore(2))
)
GUNFIGHTER: Final = Card(
    "gunfighter",
    SPECIAL,
    AS_AN_ACTION,
    ANY_WARRIOR,
    Stays(MultipliesArms(HANDGUN, 3)),
    actions=2,
)
BATTLE_MADNESS: Final = Card(
    "battle-madness",
    SPECIAL,
    IN_A_DUEL,
    WhoHasArmour(),
    LowerItsArmour(),
    ForThisDuel(BaseForEachPoint(-1, ARMOUR), BaseForEachPoint(2, FIGHT)),
)
OUR_ENEMYS_WEAKNESS_IS_EXPOSED: Final = Card(
    "our-enemys-weakness-is-exposed",
    SPECIAL,
    AS_AN_ACTION,
    ON_A_PROPHET,
    Stays(ForAll(Such(whose=YOURS), WhenAttacking(ANY, ToFoe(NoGains())))),
    affiliation=CRESCENTIA,
    kinds=(PROPHECY,),
)

# What changes hands or places

ADVANCED_SECURITY_SYSTEM: Final = Card(
    "advanced-security-system", SPECIAL, AS_AN_ACTION, AStronghold(), Stays(StrengthensArmour())
)
REDEPLOYMENT: Final = Card(
    "redeployment",
    SPECIAL,
    OUTSIDE_DUELS,
    NO_TARGET,
    TransferSome(),
    needs=(Need("DOOM-TRANS-01", YouCanTransfer()),),
)
EMISSARIES: Final = Card(
    "emissaries",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(TribesTransfer(), SideOfHisArea()),
)
REQUISITION: Final = Card(
    "requisition", SPECIAL, AS_AN_ACTION, AVehicleToSend(), SendTheVehicle(), annihilated=True
)
RUSTLERS: Final = Card(
    "rustlers", SPECIAL, AT_ANY_TIME, ABeastToSteal(), StealTheBeast(), annihilated=True
)
NAVIGATIONAL_ERROR: Final = Card(
    "navigational-error",
    SPECIAL,
    AT_ANY_TIME,
    WhoHasJustMoved(),
    Stays(),
    SendOutOfPlay(),
    annihilated=True,
)

# Tactics

REDIRECT: Final = Card(
    "redirect",
    SPECIAL,
    IN_ANSWER,
    ToRedirect(ART),
    NameAnotherTarget(),
    affiliation=BROTHERHOOD,
)
SMALL: Final = Such(worth=4)
GANG_UP: Final = Card(
    "gang-up",
    SPECIAL,
    AS_AN_ACTION,
    YOURSELF,
    Stays(Ability("join", AT_ANY_TIME, OneMoreAttacker(SMALL, 3), JoinTheAttack(), actions=0)),
)
URBAN_TACTICS: Final = Card(
    "urban-tactics",
    SPECIAL,
    AT_ANY_TIME,
    YOURSELF,
    Stays(VehiclesTakeCover(), Whenever(WhenItIsGone(), VehiclesLeaveCover())),
)
BEHOLD_THE_FUTURE_POSSIBILITIES: Final = Card(
    "behold-the-future-possibilities",
    SPECIAL,
    AS_AN_ACTION,
    ON_A_PROPHET,
    Stays(HandsAreOpen(), Whenever(AtTurnStart(), PayOrDiscardIt(6, forever=True))),
    affiliation=CRESCENTIA,
    kinds=(PROPHECY,),
)
YOUR_TRIBESMEN: Final = Such(side=TRIBAL, whose=YOURS)
PILLAGED_MUNITIONS: Final = Card(
    "pillaged-munitions",
    SPECIAL,
    AS_AN_ACTION,
    AnArea(OUTPOST),
    Stays(
        TakesFromTheSlain(YOUR_TRIBESMEN, Such(side=DOOMTROOPERS)),
        Whenever(WhenLootLiesHere(), KeepOneOfThem()),
        Ability("give", AS_AN_ACTION, AnItemHere(YOUR_TRIBESMEN), GiveItOut(YOUR_TRIBESMEN)),
    ),
)
