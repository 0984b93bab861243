"""Mortificator: cards of Bauhaus, the Brotherhood, and some for everybody."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, ToCancel
from kostka.games.doomtrooper.aims_duel import AWeaponOf, ItsHurtBearer
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.deeds import SaveTheWarrior
from kostka.games.doomtrooper.deeds_combat import MayHarmTheFoe, OnTheWounded
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    Kills,
    NeverAttacks,
    NoActions,
    Such,
)
from kostka.games.doomtrooper.facts import AnyCasterIsYours
from kostka.games.doomtrooper.forms import equipment, given_to, warrior
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER, WHEN_STRUCK
from kostka.games.doomtrooper.powers import KillsForGood, NeverStrikesBack
from kostka.games.doomtrooper.targets import ANY_WARRIOR
from kostka.games.doomtrooper.terms import (
    ALL_ASPECTS,
    ANNIHILATE,
    ART,
    ATTACKS,
    BAUHAUS,
    BROTHERHOOD,
    COMMANDER,
    DISCARD,
    FIGHT,
    POISON,
    SHOOT,
    SPECIAL,
    YOURS,
)
from kostka.games.doomtrooper.triggers_duel import WhenItSurvives, WhenItsWeaponWounds
from kostka.games.doomtrooper.verbs import Cancel, DiscardIt, Stays

YOUR_MORTIFICATOR: Final = Such(kind=MORTIFICATORS, whose=YOURS)

CRENSHAW_THE_REDEEMER: Final = warrior(
    "crenshaw-the-redeemer",
    BROTHERHOOD,
    (7, 4, 6, 7),
    Kills(ATTACKS),
    KillsForGood(),
    NeverAttacks(Such(BROTHERHOOD)),
    kinds=(MORTIFICATORS,),
    casts=ALL_ASPECTS,
    personality=True,
)
SACHS_9000GL: Final = equipment(
    "sachs-9000gl",
    given_to(kind=COMMANDER),
    Ability(
        "drive-off",
        WHEN_STRUCK,
        ItsHurtBearer(SHOOT),
        SaveTheWarrior(),
        actions=0,
        spends=DISCARD,
    ),
    affiliation=BAUHAUS,
)

# Poisons

BLACK_VENOM: Final = equipment(
    "black-venom",
    AWeaponOf(YOUR_MORTIFICATOR),
    Whenever(
        WhenItsWeaponWounds(FIGHT),
        OnTheWounded(CannotAttack(), NoActions(), NeverStrikesBack()),
        DiscardIt(),
    ),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)
LOTUS_BLOSSOM: Final = equipment(
    "lotus-blossom",
    given_to(kind=MORTIFICATORS),
    Whenever(WhenItSurvives(FIGHT), MayHarmTheFoe(DISCARD)),
    affiliation=BROTHERHOOD,
    kinds=(POISON,),
)
DEATH_MAZE: Final = Card(
    "death-maze",
    SPECIAL,
    AS_AN_ACTION,
    given_to(kind=MORTIFICATORS),
    Stays(Whenever(WhenItSurvives(FIGHT), MayHarmTheFoe(ANNIHILATE, kills=True))),
    kinds=(POISON,),
)

# Others

REPUDIATE: Final = Card(
    "repudiate",
    ART,
    IN_ANSWER,
    ToCancel(SPECIAL),
    Cancel(),
    affiliation=BROTHERHOOD,
    annihilated=True,
    needs=(Need("DOOM-ART-03", AnyCasterIsYours()),),
)
DONT_CALL_AGAIN: Final = Card(
    "dont-call-again",
    SPECIAL,
    AT_ANY_TIME,
    ANY_WARRIOR,
    Stays(
        CannotAttack(),
        NoActions(),
        Ability(
            "call-again",
            AS_AN_ACTION,
            NO_TARGET,
            DiscardIt(),
            actions=4,
            bearer=True,
            any_kind=True,
        ),
    ),
)
