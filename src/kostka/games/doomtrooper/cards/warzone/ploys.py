"""Warzone: special cards for everybody and of single affiliations."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aftermath import AfterTheDuel
from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.aims_gear import ACardOf
from kostka.games.doomtrooper.captives import (
    APrisoner,
    FreeThePrisoners,
    ShuffleTheCommanders,
    SomebodyCommands,
    SomebodyIsImprisoned,
)
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import (
    CLANSMEN,
    FACTORIES,
    INDUSTRIAL_COMPLEXES,
    MINEFIELD,
)
from kostka.games.doomtrooper.deeds import DiscardTheTarget, EndTheDuel, WoundTheTarget
from kostka.games.doomtrooper.deeds_cards import LosePromotion
from kostka.games.doomtrooper.effects import (
    HidesUntilHealed,
    NoFortifications,
    Plus,
    Such,
    TimesBase,
)
from kostka.games.doomtrooper.facts import AttacksAreRestricted, TheTacticIs, YouHavePromotion
from kostka.games.doomtrooper.facts_duel import AZoneIsUsed
from kostka.games.doomtrooper.guards import (
    AStruckDriver,
    BeforeYourDiscards,
    BlowUpTheTank,
    EjectHim,
    EndYourActions,
    HisComradesPlace,
    StandIn,
    TheWorthyTakeCover,
    WhoMayBeCovered,
    WoundTheGuard,
)
from kostka.games.doomtrooper.identity import CountsAs, Joins
from kostka.games.doomtrooper.legal import (
    AFTER_A_KILL,
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    WHEN_STRUCK,
)
from kostka.games.doomtrooper.levies import SomebodyHasPromotion, SpendHimOnAPlayer
from kostka.games.doomtrooper.loot import MaySalvage, WhenEquipmentGoes
from kostka.games.doomtrooper.marks import AZone
from kostka.games.doomtrooper.merits import WhoKilledABetter
from kostka.games.doomtrooper.mishaps import AnArmedFighter, HitAComrade, TurnTheWeaponRound
from kostka.games.doomtrooper.places import TakeCover
from kostka.games.doomtrooper.purges import DiscardAll, TheyAreInPlay
from kostka.games.doomtrooper.recruits import AddToTheirs, WhomToBurden
from kostka.games.doomtrooper.relief import (
    AGiftAtWork,
    AWarriorOrToCancel,
    CancelAndName,
    DoublesAGift,
    OnTheBearerOfIt,
    OnTheMines,
)
from kostka.games.doomtrooper.restraints import MayAttackEachOther, NeverAttacksLesser, NoHarmBy
from kostka.games.doomtrooper.ruin import DiscardTheHand, TakeTheTargetBack
from kostka.games.doomtrooper.sallies import ForTheAttackInstead, NotTheSameAgain
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.strain import ArtAllowance, RestFromTheArt
from kostka.games.doomtrooper.switches import NameTwoValues, SwitchThem
from kostka.games.doomtrooper.targets import AFighter, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    AIRSHIP,
    ALL,
    ARMOUR,
    ASTEROID_BELT,
    ATTACKS,
    BAUHAUS,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    CAPITOL,
    COMBAT,
    CYBERTRONIC,
    DARK_LEGION,
    DOOMTROOPERS,
    FIGHT,
    FIGHTING_WEAPON,
    FORTIFICATION,
    IMPERIAL,
    LEGIONNAIRES,
    ONCE_A_DUEL,
    SHOOT,
    SHOOTING_WEAPON,
    SPECIAL,
    SQUAD,
    TANK,
    VEHICLE,
    WARZONE,
    YOURS,
    Value,
)
from kostka.games.doomtrooper.terrain import (
    AFortIsInPlay,
    ForBothFighters,
    LeaveTheZone,
    SuchDefends,
    TheAttackerNamesTheZone,
    TheGroundCanChange,
    UnlessFighting,
)
from kostka.games.doomtrooper.traits import HomeTurf
from kostka.games.doomtrooper.triggers import AtDrawStep
from kostka.games.doomtrooper.verbs import ForThisDuel, Stays

DOOMTROOPER: Final = Such(side=DOOMTROOPERS)
YOUR_WARRIOR: Final = Such(whose=YOURS)
IN_A_MACHINE: Final = Such(using=VEHICLE, alt=Such(using=TANK, alt=Such(using=AIRSHIP)))
YOURS_DEFENDS: Final = Need("DOOM-PLAY-01", SuchDefends(YOUR_WARRIOR))

# For a kill


def award(key: str, *gains: Effect) -> Card:
    """For a Doomtrooper who has killed somebody worth more; he may have any number of them."""
    return Card(
        key,
        SPECIAL,
        AFTER_A_KILL,
        WhoKilledABetter(DOOMTROOPER),
        Stays(*gains),
        affiliation=CAPITOL,
    )


HERO_AWARD: Final = award("hero-award", Plus(3, ALL))
HONOR_AWARD: Final = award("honor-award", Plus(1, COMBAT))

# During a duel


def support(key: str, to: Value) -> Card:
    """From afar, but not against machines."""
    return Card(
        key,
        SPECIAL,
        IN_A_DUEL,
        AFighter(not_against=IN_A_MACHINE),
        ForThisDuel(UnlessFighting(IN_A_MACHINE, Plus(5, to))),
    )


ARTILLERY_SUPPORT: Final = support("artillery-support", SHOOT)
CLOSE_AIR_SUPPORT: Final = support("close-air-support", FIGHT)
AIR_ASSAULT: Final = Card(
    "air-assault",
    SPECIAL,
    IN_A_DUEL,
    NO_TARGET,
    LeaveTheZone(),
    needs=(Need("DOOM-PLAY-01", AZoneIsUsed()),),
)
ANTI_TANK_MINEFIELD: Final = Card(
    "anti-tank-minefield",
    SPECIAL,
    IN_A_DUEL,
    OnTheMines(Such(using=TANK)),
    BlowUpTheTank(),
    EndTheDuel(),
    kinds=(MINEFIELD,),
    annihilated=True,
)
COMMANDO_RAID: Final = Card(
    "commando-raid",
    SPECIAL,
    IN_A_DUEL,
    NO_TARGET,
    ForBothFighters(NoFortifications()),
    needs=(Need("DOOM-PLAY-01", AFortIsInPlay()),),
)
EJECTION_SEAT: Final = Card(
    "ejection-seat", SPECIAL, WHEN_STRUCK, AStruckDriver(), EjectHim(), saves=True
)
MINEFIELD_CARD: Final = Card(
    "minefield",
    SPECIAL,
    IN_A_DUEL,
    OnTheMines(Such()),
    WoundTheTarget(earns=True),
    EndTheDuel(),
    kinds=(MINEFIELD,),
    annihilated=True,
    needs=(YOURS_DEFENDS,),
)
SUDDEN_DEATH: Final = Card(
    "sudden-death",
    SPECIAL,
    IN_A_DUEL,
    AFighter(DOOMTROOPER, attacking=True),
    DiscardTheTarget(),
    affiliation=DARK_LEGION,
    needs=(
        Need("DOOM-PLAY-01", TheTacticIs(FIGHT)),
        Need("DOOM-PLAY-01", SuchDefends(Such(side=LEGIONNAIRES, whose=YOURS))),
    ),
)
TRANSFER_SPECIAL: Final = Card(
    "transfer-special",
    SPECIAL,
    IN_A_DUEL,
    NO_TARGET,
    TheAttackerNamesTheZone(),
    needs=(Need("DOOM-PLAY-01", TheGroundCanChange()),),
)
TURN_OF_EVENTS: Final = Card(
    "turn-of-events",
    SPECIAL,
    IN_A_DUEL,
    AFighter(YOUR_WARRIOR),
    NameTwoValues(),
    SwitchThem(FIGHT, SHOOT),
    SwitchThem(FIGHT, ARMOUR),
    SwitchThem(SHOOT, ARMOUR),
)

BACKFIRE: Final = Card(
    "backfire", SPECIAL, IN_A_DUEL, AnArmedFighter(SHOOTING_WEAPON), TurnTheWeaponRound()
)
CLUMSINESS: Final = Card(
    "clumsiness", SPECIAL, IN_A_DUEL, AnArmedFighter(FIGHTING_WEAPON, among=True), HitAComrade()
)
MISFIRE: Final = Card(
    "misfire",
    SPECIAL,
    IN_A_DUEL,
    AnArmedFighter(SHOOTING_WEAPON, BOTH_WAYS_WEAPON, among=True),
    HitAComrade(),
)
SHELTER_OF_THE_CROWD: Final = Card(
    "shelter-of-the-crowd",
    SPECIAL,
    IN_A_DUEL,
    NO_TARGET,
    ForTheAttackInstead(NotTheSameAgain()),
)

# At any time

ASSAULT_ENGINEER: Final = Card(
    "assault-engineer",
    SPECIAL,
    IN_ANSWER,
    AWarriorOrToCancel(DOOMTROOPER, MINEFIELD),
    CancelAndName(DOOMTROOPER),
    Stays(
        NoHarmBy(MINEFIELD, Such(side=DOOMTROOPERS, whose=YOURS), SQUAD),
        Ability(
            "demolish",
            AS_AN_ACTION,
            ACardOf(FORTIFICATION, WARZONE),
            LosePromotion(1),
            DiscardTheTarget(),
            actions=3,
            needs=(Need("DOOM-PLAY-01", YouHavePromotion(1)),),
            bearer=True,
        ),
    ),
)
EXCRUTIATING_POWER_FLOW: Final = Card(
    "excrutiating-power-flow",
    SPECIAL,
    AT_ANY_TIME,
    AGiftAtWork(),
    OnTheBearerOfIt(DoublesAGift()),
    affiliation=DARK_LEGION,
)
AMNESTY: Final = Card(
    "amnesty",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    FreeThePrisoners(),
    needs=(Need("DOOM-PLAY-02", SomebodyIsImprisoned()),),
)
CLAN_MEMBERSHIP: Final = Card(
    "clan-membership",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=CYBERTRONIC)),
    Stays(CountsAs(CLANSMEN), Plus(2, ATTACKS)),
    affiliation=IMPERIAL,
)
CODE_OF_HONOR: Final = Card(
    "code-of-honor",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(DOOMTROOPER),
    Stays(Joins(BAUHAUS), Plus(2, ATTACKS), NeverAttacksLesser(DOOMTROOPER)),
    affiliation=BAUHAUS,
)
HOME_TURF_ASTEROID_BELT: Final = Card(
    "home-turf-asteroid-belt",
    SPECIAL,
    AT_ANY_TIME,
    AZone(ASTEROID_BELT),
    Stays(HomeTurf(IMPERIAL)),
    affiliation=IMPERIAL,
)
NATURAL_DISASTER: Final = Card(
    "natural-disaster", SPECIAL, AT_ANY_TIME, APiece(WARZONE), DiscardTheTarget()
)
PRESSING_MATTERS: Final = Card(
    "pressing-matters",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(Whenever(AtDrawStep(None), TheWorthyTakeCover(7))),
    EndYourActions(),
    needs=(Need("DOOM-TURN-02", BeforeYourDiscards()),),
)
WORKS: Final = (FACTORIES, INDUSTRIAL_COMPLEXES)
STRATEGIC_BOMBING: Final = Card(
    "strategic-bombing",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    DiscardAll(WORKS),
    needs=(Need("DOOM-PLAY-01", TheyAreInPlay(WORKS)),),
)
THE_UNOFFICIAL_DOCTRINE: Final = Card(  # allowed anyway, so it can never be played
    "the-unofficial-doctrine",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    Stays(MayAttackEachOther(Such(BROTHERHOOD), Such(CYBERTRONIC))),
    affiliation=BROTHERHOOD,
    needs=(Need("DOOM-DUEL-12", AttacksAreRestricted()),),
)

# As actions

BRAIN_STRAIN: Final = Card(
    "brain-strain",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(BROTHERHOOD)),
    Stays(ArtAllowance(3), Whenever(AtDrawStep(), RestFromTheArt())),
    affiliation=BROTHERHOOD,
)
DEATH_ROW: Final = Card(
    "death-row", SPECIAL, AS_AN_ACTION, APrisoner(), DiscardTheTarget(), by_value=True
)
ELITE_TROOPER: Final = Card(
    "elite-trooper",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS, worth=4)),
    Stays(TimesBase(2, ALL)),
    actions=2,
)
ESCAPE: Final = Card(
    "escape", SPECIAL, AS_AN_ACTION, APrisoner(YOURS), TakeTheTargetBack(), actions=2
)
FRUITS_OF_WAR: Final = Card(
    "fruits-of-war",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(),
    Stays(Whenever(WhenEquipmentGoes(), MaySalvage())),
)
LAMB_FOR_THE_SLAUGHTER: Final = Card(
    "lamb-for-the-slaughter", SPECIAL, AS_AN_ACTION, WhomToBurden(), AddToTheirs()
)


def guard(key: str, tactic: Value) -> Card:
    """Before his area or behind it, to stand in for whoever is attacked there."""
    return Card(
        key,
        SPECIAL,
        AS_AN_ACTION,
        AWarrior(YOUR_WARRIOR),
        Stays(
            Ability(
                "stand-in",
                AT_ANY_TIME,
                HisComradesPlace(tactic),
                StandIn(),
                AfterTheDuel(WoundTheGuard()),
                actions=0,
                once=ONCE_A_DUEL,
                bearer=True,
            )
        ),
    )


POINT_GUARD: Final = guard("point-guard", FIGHT)
REAR_GUARD: Final = guard("rear-guard", SHOOT)
SCHEDULED_BRIEFINGS: Final = Card(
    "scheduled-briefings",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    ShuffleTheCommanders(),
    actions=2,
    needs=(Need("DOOM-PLAY-02", SomebodyCommands()),),
)
SHELL_SHOCKED: Final = Card(
    "shell-shocked",
    SPECIAL,
    AS_AN_ACTION,
    WhoMayBeCovered(Such(wounded=True)),
    Stays(HidesUntilHealed()),
    TakeCover(),
)
SPECIAL_FORCES_TRAINING: Final = Card(
    "special-forces-training",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(side=DOOMTROOPERS, commoner=True)),
    Stays(
        Ability("sweep", AS_AN_ACTION, APiece(SPECIAL), DiscardTheTarget(), actions=3, bearer=True)
    ),
)
SUBTERFUGE: Final = Card(
    "subterfuge",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(holding=True),
    DiscardTheHand(),
    actions=3,
    annihilated=True,
)
SUICIDE_ATTACK: Final = Card(
    "suicide-attack",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(YOUR_WARRIOR),
    SpendHimOnAPlayer(),
    actions=3,
    needs=(Need("DOOM-PLAY-01", SomebodyHasPromotion()),),
)
