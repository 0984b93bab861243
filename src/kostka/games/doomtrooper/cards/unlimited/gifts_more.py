"""Unlimited: further gifts of the Dark Symmetry and of its Apostles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.binding import AnAttackIsDeclared, NameSeveral, OnEachNamed
from kostka.games.doomtrooper.card import Ability, Need
from kostka.games.doomtrooper.deeds import DamageAll, HealTheTarget
from kostka.games.doomtrooper.deeds_cards import LookAtTheHand
from kostka.games.doomtrooper.effects import (
    ANY,
    CannotAttack,
    Immune,
    Kills,
    Plus,
    Such,
    ToFoe,
)
from kostka.games.doomtrooper.feats import SwitchTheTactic
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.marks import ItselfInADuel
from kostka.games.doomtrooper.places import TakeCover
from kostka.games.doomtrooper.targets import ITS_BEARER, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ARMOUR,
    ART,
    ATTACKS,
    DARK_SYMMETRY,
    DEMNOGONIS,
    FOES,
    GIFT,
    ILIAN,
    MUAWIJHE,
    NEPHARITE,
    ONCE_A_TURN,
    ONCE_IN_A_ROW,
    SEMAI,
    YOURS,
)
from kostka.games.doomtrooper.verbs import AsBought

YOUR_NEPHARITE: Final = Such(kind=NEPHARITE, whose=YOURS)

# Of the Dark Symmetry

RESIST_PAIN: Final = gift("resist-pain", GIFT, Plus(1, ARMOUR))
INVOKE_PAIN: Final = gift(
    "invoke-pain",
    GIFT,
    Ability(
        "pain",
        AT_ANY_TIME,
        NO_TARGET,
        NameSeveral(ANY),
        OnEachNamed(CannotAttack()),
        actions=0,
        per=3,
        needs=(Need("DOOM-PLAY-03", AnAttackIsDeclared()),),
    ),
)

# Of Algeroth

FLOW_OF_ACID: Final = gift(
    "flow-of-acid",
    ALGEROTH,
    Ability(
        "flow",
        AS_AN_ACTION,
        NO_TARGET,
        DamageAll(AsBought(), earns=True),
        actions=3,
        attack=True,
        per=3,
        once=ONCE_A_TURN,
    ),
)
INDIGESTION: Final = gift("indigestion", ALGEROTH, ToFoe(Plus(-2, ARMOUR)))
NECROVISUAL_LINK: Final = gift(
    "necrovisual-link",
    ALGEROTH,
    Ability("look", AS_AN_ACTION, APlayer(other=True, holding=True), LookAtTheHand()),
    such=YOUR_NEPHARITE,
    anyones=True,
)
PORTAL_OF_DARK_HEALING: Final = gift(
    "portal-of-dark-healing",
    ALGEROTH,
    Ability("heal", AS_AN_ACTION, ITS_BEARER, HealTheTarget(), actions=3, hurt=True),
    such=YOUR_NEPHARITE,
    anyones=True,
)

# Of Demnogonis, Ilian, Muawijhe and Semai

DEFORM: Final = gift("deform", DEMNOGONIS, ToFoe(Plus(-2, ARMOUR)))
DIMENSIONAL_HOLE: Final = gift("dimensional-hole", ILIAN, Kills(ATTACKS))
DISRUPT_POWER: Final = gift("disrupt-power", ILIAN, Immune(DARK_SYMMETRY), Immune(ART))
INSANE_DANCE: Final = gift("insane-dance", MUAWIJHE, ToFoe(Plus(-2, ATTACKS)))
CONFUSE: Final = gift(
    "confuse",
    MUAWIJHE,
    Ability(
        "switch",
        AT_ANY_TIME,
        ItselfInADuel(any_time=True),
        SwitchTheTactic(),
        actions=0,
        once=ONCE_IN_A_ROW,
    ),
)
SEND_DREAMS: Final = gift(
    "send-dreams",
    MUAWIJHE,
    Ability(
        "dreams",
        AT_ANY_TIME,
        AWarrior(Such(whose=FOES, uncovered=True)),
        TakeCover(),
        actions=0,
        cost=5,
    ),
)
MIND_MELT: Final = gift("mind-melt", SEMAI, Plus(2, ATTACKS))
