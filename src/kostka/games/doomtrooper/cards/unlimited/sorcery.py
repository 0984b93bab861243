"""Unlimited: spells and gifts that bend wills, call the dead and look into piles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.afflictions import MarkWithAge
from kostka.games.doomtrooper.aftermath import ItIsOver
from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.aims_duel import ItsCaster
from kostka.games.doomtrooper.assault import ItIsMet
from kostka.games.doomtrooper.card import Ability, Need, Whenever
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    MayNotReceive,
    NoArt,
    Such,
    Times,
)
from kostka.games.doomtrooper.forms import gift, spell
from kostka.games.doomtrooper.gates import (
    AGearToMove,
    CallFromTheKohort,
    MoveTheGear,
    SomebodyCanCome,
)
from kostka.games.doomtrooper.identity import Converted
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, AT_TURN_START, IN_A_DUEL
from kostka.games.doomtrooper.mandates import (
    DictateTheTactic,
    HeHasToAttack,
    InHisNextTurn,
    InTheirNextTurn,
    NameNewFighters,
    NameTheirVictim,
    PayForTheHurt,
    SendHimAgainst,
    WhenThatTurnEnds,
    WhenTheyAttackHim,
    WhoCouldAttack,
    WhoCouldBeSent,
)
from kostka.games.doomtrooper.marks import ITSELF_IN_A_DUEL
from kostka.games.doomtrooper.plans import (
    ATTACKER,
    DEFENDER,
    PEACE,
    TACTIC,
    WHOLE,
    AsPlanned,
    MayAskOthers,
    TellThePlan,
    ThePlanIsOver,
)
from kostka.games.doomtrooper.powers import (
    CheaperSpells,
    KeepsPeace,
    MarkersInGroups,
    PlannedTactic,
    Sought,
)
from kostka.games.doomtrooper.prying import (
    DrawToChoose,
    KeepOneOfThem,
    LookThroughTheDeck,
    MayLookThroughOthers,
)
from kostka.games.doomtrooper.raising import (
    ComesBackChanged,
    GoneForGood,
    OnTheRaised,
    RaiseTheDead,
    RedeemMore,
    RedeemTheTarget,
    SomebodyIsDead,
    ToRedeem,
    WhenItSlays,
)
from kostka.games.doomtrooper.soldiery import Announced
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALL,
    CHANGELING,
    DARK_SYMMETRY,
    DEMNOGONIS,
    DOOMTROOPERS,
    FIGHT,
    FOES,
    ILIAN,
    KINETICS,
    MANIPULATION,
    MENTALISM,
    ONCE_A_TURN,
    PREMONITION,
    SEMAI,
    SHOOT,
)
from kostka.games.doomtrooper.triggers_soldiers import WhenItAttacks
from kostka.games.doomtrooper.verbs import ForThisTurn
from kostka.games.doomtrooper.wards import TheTactic

# Spells that bend wills

COMMAND: Final = spell(
    "command",
    CHANGELING,
    AS_AN_ACTION,
    WhoCouldBeSent(),
    SendHimAgainst(),
    PayForTheHurt(2),
    cost=6,
    attack=True,
    harmful=True,
)
SUGGESTION: Final = spell(
    "suggestion", MANIPULATION, AT_ANY_TIME, WhoCouldAttack(), HeHasToAttack(), harmful=True
)
TELEPATHIC_MESSAGE: Final = spell(
    "telepathic-message",
    MANIPULATION,
    AT_ANY_TIME,
    APlayer(other=True, manned=True),
    NameTheirVictim(),
    InTheirNextTurn(
        Sought(),
        Whenever(WhenTheyAttackHim(), ItIsOver()),
        Whenever(WhenThatTurnEnds(), ItIsOver()),
    ),
)
GREATER_TELEPATHY: Final = spell(
    "greater-telepathy",
    MANIPULATION,
    IN_A_DUEL,
    TheTactic(),
    NameNewFighters(),
    DictateTheTactic(),
    harmful=True,
)

EMPATHY: Final = spell(
    "empathy",
    CHANGELING,
    AS_AN_ACTION,
    APlayer(other=True, manned=True),
    TellThePlan(),
    AsPlanned(ATTACKER, Announced(), Whenever(WhenItAttacks(), ThePlanIsOver(met=True))),
    AsPlanned(DEFENDER, Sought()),
    AsPlanned(TACTIC, PlannedTactic(FIGHT), tactic=FIGHT),
    AsPlanned(TACTIC, PlannedTactic(SHOOT), tactic=SHOOT),
    AsPlanned(PEACE, KeepsPeace()),
    AsPlanned(WHOLE, Whenever(WhenThatTurnEnds(), ThePlanIsOver())),
    MayAskOthers(10),
    cost=10,
)

# Other spells

EXORCISM: Final = spell(
    "exorcism-spell",
    CHANGELING,
    AT_ANY_TIME,
    ToRedeem(3),
    RedeemTheTarget(3),
    RedeemMore(3),
    per=5,
)
GAZE: Final = spell(
    "gaze",
    PREMONITION,
    AT_ANY_TIME,
    APlayer(other=True),
    LookThroughTheDeck(),
    MayLookThroughOthers(10),
    cost=10,
)
PROFICIENCY: Final = spell(
    "proficiency", MENTALISM, AT_TURN_START, ItsCaster(), ForThisTurn(CheaperSpells(1))
)
TELEPORTATION: Final = spell(
    "teleportation", KINETICS, AT_ANY_TIME, AGearToMove(), MoveTheGear(), per=1
)
TRUE_PATH: Final = spell(
    "true-path", PREMONITION, AT_TURN_START, NO_TARGET, DrawToChoose(1), KeepOneOfThem(), per=3
)

# Gifts

ANIMATE_DEAD: Final = gift(
    "animate-dead",
    DEMNOGONIS,
    Ability(
        "raise",
        AS_AN_ACTION,
        NO_TARGET,
        RaiseTheDead(),
        OnTheRaised(
            Times(1, ALL, over=2),
            NoArt(),
            MayNotReceive(DARK_SYMMETRY, never=True),
            GoneForGood(),
        ),
        actions=3,
        needs=(Need("DOOM-PLAY-01", SomebodyIsDead()),),
        once=ONCE_A_TURN,
    ),
)
TIME_ROT: Final = gift(
    "time-rot",
    DEMNOGONIS,
    Ability(
        "age",
        AS_AN_ACTION,
        AWarrior(Such(whose=FOES)),
        MarkWithAge(MarkersInGroups(-1, ALL, every=3)),
    ),
)
TRUE_GATE: Final = gift(
    "true-gate",
    ILIAN,
    Ability(
        "call",
        IN_A_DUEL,
        ITSELF_IN_A_DUEL,
        CallFromTheKohort(),
        actions=0,
        per=10,
        needs=(Need("DOOM-PLAY-01", SomebodyCanCome()),),
    ),
)
CONTROL_MIND: Final = gift(
    "control-mind",
    SEMAI,
    Ability(
        "drive",
        AS_AN_ACTION,
        AWarrior(Such(whose=FOES, ready=True)),
        InHisNextTurn(
            Announced(),
            Whenever(WhenItAttacks(), ItIsMet()),
            Whenever(WhenThatTurnEnds(), ItIsOver()),
        ),
        actions=3,
        once=ONCE_A_TURN,
    ),
    Ability(
        "restrain",
        AS_AN_ACTION,
        AWarrior(Such(whose=FOES, ready=True)),
        InHisNextTurn(CannotAttack(), Whenever(WhenThatTurnEnds(), ItIsOver())),
        actions=3,
        once=ONCE_A_TURN,
    ),
)
POSSESS: Final = gift(
    "possess",
    SEMAI,
    Whenever(WhenItSlays(Such(side=DOOMTROOPERS)), ComesBackChanged(Converted())),
)
