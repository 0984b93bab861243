"""Unlimited: special cards for duels and for what warriors learn, join and cast."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.downfall import WhenItIsCastOut
from kostka.games.doomtrooper.effects import (
    EarnsPromotion,
    ForAll,
    Immune,
    Never,
    Plus,
    Such,
)
from kostka.games.doomtrooper.feats import ForThisAttack
from kostka.games.doomtrooper.forms import given_to
from kostka.games.doomtrooper.governing import CastsFor
from kostka.games.doomtrooper.hampering import OutOfUse
from kostka.games.doomtrooper.identity import Joins, Reinstated
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    BEFORE_FIGHTERS_ARE_NAMED,
    IN_A_DUEL,
)
from kostka.games.doomtrooper.marks import ItselfInADuel
from kostka.games.doomtrooper.powers import Casts
from kostka.games.doomtrooper.prompting import ASpellForHim, CastOneNow, ForOneSpell
from kostka.games.doomtrooper.restraints import AttacksAtWill, WhoIsRestrained
from kostka.games.doomtrooper.ruses import (
    AFightersWeapon,
    EndDuelsOf,
    HealTheAttacker,
    NameHelpers,
    PutOutOfUse,
    TheFoeNamesHisTarget,
    Withdraw,
    YourAttackerHasSurvived,
    YourFighterToHelp,
)
from kostka.games.doomtrooper.targets import ANY_WARRIOR, AFighter, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    ARMOUR,
    BOTH_WAYS_WEAPON,
    BROTHERHOOD,
    CAPITOL,
    CHANGELING,
    CYBERTRONIC,
    DARK_LEGION,
    DARK_SYMMETRY,
    DOOMTROOPERS,
    ELEMENTS,
    EXORCISM,
    FIGHT,
    FIGHTING_WEAPON,
    FREELANCER,
    HERETIC,
    KINETICS,
    MANIPULATION,
    MENTALISM,
    PREMONITION,
    SHOOT,
    SHOOTING_WEAPON,
    SPECIAL,
    SQUAD,
    YOURS,
    Value,
)
from kostka.games.doomtrooper.verbs import (
    DiscardIt,
    ForThisDuel,
    GainDestiny,
    Stays,
    UntilYourNextTurn,
)
from kostka.kernel.step import Word

# What a warrior learns


def training(key: str, to: Value) -> Card:
    """In a duel, one more for every two destiny points."""
    train = Ability(
        "train",
        IN_A_DUEL,
        ItselfInADuel(),
        ForThisDuel(Plus(1, to, bought=True)),
        actions=0,
        per=2,
        bearer=True,
    )
    return Card(key, SPECIAL, AS_AN_ACTION, ANY_WARRIOR, Stays(train), actions=3)


EVASION_TRAINING: Final = training("evasion-training", ARMOUR)
MARTIAL_TRAINING: Final = training("martial-training", FIGHT)
SHARPSHOOTER: Final = training("sharpshooter", SHOOT)

# The Art


def empathy(key: str, aspect: Word) -> Card:
    """All of the Brotherhood in your Squad master it as long as he lives."""
    brothers = Such(BROTHERHOOD, whose=YOURS, area=SQUAD)
    return Card(
        key,
        SPECIAL,
        AS_AN_ACTION,
        given_to(BROTHERHOOD),
        Stays(ForAll(brothers, Casts(aspect))),
        affiliation=BROTHERHOOD,
    )


CHANGELING_EMPATHY: Final = empathy("changeling-empathy", CHANGELING)
ELEMENTAL_EMPATHY: Final = empathy("elemental-empathy", ELEMENTS)
EXORCISM_EMPATHY: Final = empathy("exorcism-empathy", EXORCISM)
KINETIC_EMPATHY: Final = empathy("kinetic-empathy", KINETICS)
MANIPULATIVE_EMPATHY: Final = empathy("manipulative-empathy", MANIPULATION)
MENTALISM_EMPATHY: Final = empathy("mentalism-empathy", MENTALISM)
PREMONITION_EMPATHY: Final = empathy("premonition-empathy", PREMONITION)
AT_PEACE_WITH_THE_ART: Final = Card(
    "at-peace-with-the-art",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(CastsFor(2, calm=True)),
    affiliation=BROTHERHOOD,
)
TAINTED_CONJURER: Final = Card(
    "tainted-conjurer",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(kind=HERETIC)),
    Stays(CastsFor(3)),
    affiliation=DARK_LEGION,
)
REVELATION: Final = Card(
    "revelation",
    SPECIAL,
    AT_ANY_TIME,
    ASpellForHim(Such(side=DOOMTROOPERS, whose=YOURS)),
    ForOneSpell(Casts()),
    CastOneNow(),
    affiliation=BROTHERHOOD,
)
STRENGTH_OF_WILL: Final = Card(
    "strength-of-will",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    UntilYourNextTurn(ForAll(Such(whose=YOURS), Immune(DARK_SYMMETRY))),
)

# Memberships

HONORARY_BAPTISM: Final = Card(
    "honorary-baptism",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=BROTHERHOOD, nor=CYBERTRONIC)),
    Stays(Joins(BROTHERHOOD)),
    affiliation=BROTHERHOOD,
)
SPECIAL_COMMENDATION: Final = Card(
    "special-commendation",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_affiliation=CAPITOL)),
    Stays(Joins(CAPITOL)),
    affiliation=CAPITOL,
)
REINSTATEMENT: Final = Card(
    "reinstatement",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(kind=FREELANCER, homely=True)),
    Stays(Reinstated(), EarnsPromotion(), Plus(1, ALL), Whenever(WhenItIsCastOut(), DiscardIt())),
)

# Duels

CHASM: Final = Card(
    "chasm",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    EndDuelsOf(FIGHT),
    UntilYourNextTurn(ForAll(Such(), Never(FIGHT))),
)
HEAVY_FOG: Final = Card(
    "heavy-fog",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    EndDuelsOf(SHOOT),
    UntilYourNextTurn(ForAll(Such(), Never(SHOOT))),
)
DULL_BLADE: Final = Card(
    "dull-blade", SPECIAL, IN_A_DUEL, AFightersWeapon(FIGHTING_WEAPON), PutOutOfUse(OutOfUse())
)
OUT_OF_AMMO: Final = Card(
    "out-of-ammo",
    SPECIAL,
    IN_A_DUEL,
    AFightersWeapon(SHOOTING_WEAPON, BOTH_WAYS_WEAPON, foes=True),
    PutOutOfUse(OutOfUse()),
)
RETREAT: Final = Card("retreat", SPECIAL, IN_A_DUEL, AFighter(Such(whose=YOURS)), Withdraw())
REINFORCEMENTS: Final = Card(
    "reinforcements",
    SPECIAL,
    IN_A_DUEL,
    YourFighterToHelp(),
    NameHelpers(),
    TheFoeNamesHisTarget(),
    per=7,
)
JOY_OF_VICTORY: Final = Card(
    "joy-of-victory",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    GainDestiny(5),
    HealTheAttacker(),
    needs=(Need("DOOM-REACT-01", YourAttackerHasSurvived()),),
)
BLIND_FURY: Final = Card(
    "blind-fury",
    SPECIAL,
    BEFORE_FIGHTERS_ARE_NAMED,
    WhoIsRestrained(Such(commoner=True), attacking=True),
    ForThisAttack(AttacksAtWill()),
)
