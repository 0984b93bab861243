"""Inquisition: gifts of the Dark Symmetry and of its Apostles."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.afflictions import (
    AStricken,
    SpreadInTheSquad,
    StrikeWithPlague,
    TakeTheMarkerOff,
    WhenItHasFoughtLikeThis,
)
from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.binding import (
    ForItsDuel,
    NameSeveral,
    OnEachNamed,
    TheFoeMayPay,
    WhenItFights,
)
from kostka.games.doomtrooper.card import Ability, Whenever
from kostka.games.doomtrooper.deeds_cards import LookAtTheHand
from kostka.games.doomtrooper.effects import ANY, Plus, StrikesFirst, Such, ToFoe
from kostka.games.doomtrooper.forms import gift
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME
from kostka.games.doomtrooper.powers import Blinded
from kostka.games.doomtrooper.retrieving import FROM_NOWHERE, Retrieve, ToArmItself
from kostka.games.doomtrooper.soldiery import PaysToAttack
from kostka.games.doomtrooper.targets import APlayer
from kostka.games.doomtrooper.terms import (
    ALGEROTH,
    ALL,
    ARMOUR,
    DARK_LEGION,
    DEMNOGONIS,
    DISCARD,
    EQUIPMENT,
    FIGHT,
    GIFT,
    HERETIC,
    MUAWIJHE,
    SEMAI,
    YOURS,
)
from kostka.games.doomtrooper.triggers import BEARER, AtDrawStep

YOUR_HERETIC: Final = Such(kind=HERETIC, whose=YOURS)

# For Heretics

BARBAROUS_POWER: Final = gift("barbarous-power", GIFT, Plus(1, ALL), such=YOUR_HERETIC)
UNHOLY_POWER: Final = gift("unholy-power", GIFT, Plus(4, ALL), such=YOUR_HERETIC)
UNGODLY_POWER: Final = gift("ungodly-power", GIFT, Plus(5, ALL), such=YOUR_HERETIC)
UNHOLY_EYE: Final = gift(
    "unholy-eye", GIFT, StrikesFirst(always=True), ToFoe(Blinded()), such=YOUR_HERETIC
)
EVIL_EYE: Final = gift(
    "evil-eye",
    GIFT,
    Whenever(WhenItFights(), TheFoeMayPay(3), ForItsDuel(ToFoe(Blinded()))),
    such=YOUR_HERETIC,
)

# Of Apostles

BEHEST: Final = gift(
    "behest",
    SEMAI,
    Ability("look", AS_AN_ACTION, APlayer(other=True, holding=True), LookAtTheHand(), actions=2),
)
PLAGUE_BEARER: Final = gift(
    "plague-bearer",
    DEMNOGONIS,
    Whenever(
        WhenItHasFoughtLikeThis(FIGHT),
        StrikeWithPlague(Plus(-2, ARMOUR), Whenever(AtDrawStep(BEARER), SpreadInTheSquad())),
    ),
    Ability(
        "cleanse",
        AT_ANY_TIME,
        AStricken(),
        TakeTheMarkerOff(),
        actions=0,
        cost=4,
        anyones=True,
    ),
)
SHRIEK: Final = gift(
    "shriek",
    MUAWIJHE,
    Ability(
        "shriek",
        AS_AN_ACTION,
        NO_TARGET,
        NameSeveral(ANY),
        OnEachNamed(PaysToAttack(4, ANY)),
        per=2,
    ),
)
DARK_SUMMONING: Final = gift(
    "dark-summoning",
    ALGEROTH,
    Ability(
        "arm",
        AS_AN_ACTION,
        ToArmItself(EQUIPMENT, DARK_LEGION),
        Retrieve(EQUIPMENT, FROM_NOWHERE, 0, given=True, of=DARK_LEGION),
        actions=3,
        spends=DISCARD,
    ),
)
