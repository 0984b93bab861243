"""Mortificator, Golgotha and Apocalypse: cards that the rulebook names."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.deeds import SendOutOfPlay
from kostka.games.doomtrooper.effects import (
    CannotAttack,
    CannotBeAttacked,
    ForAll,
    InThisArea,
    Kills,
    NoFortifications,
    Plus,
    PlusMarkers,
    Such,
    ToFoe,
    WhenAttacking,
)
from kostka.games.doomtrooper.facts import (
    ATTACK_NEEDS,
    AttacksAreRestricted,
    YouHaveAnnihilated,
)
from kostka.games.doomtrooper.feats import AttackWithIt, GainEither, GiveASecondChance
from kostka.games.doomtrooper.forms import equipment, warrior
from kostka.games.doomtrooper.identity import NotADoomtrooper
from kostka.games.doomtrooper.legal import (
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_ANSWER,
    OUTSIDE_DUELS,
)
from kostka.games.doomtrooper.marks import ItsAttack, ToUse
from kostka.games.doomtrooper.occasions import WhenNoneIsLeft, WhenOneComes
from kostka.games.doomtrooper.sorts import Frail
from kostka.games.doomtrooper.targets import ITS_BEARER, AnArea, APlayer, AWarrior
from kostka.games.doomtrooper.terms import (
    ANNIHILATE,
    ANYONES,
    ATTACKS,
    BROTHERHOOD,
    COMBAT,
    CORPORATIONS,
    DOOMTROOPERS,
    FREELANCER,
    GENERAL,
    KOHORT,
    MISSION,
    OUTSIDE,
    SHOOT,
    SPECIAL,
    SQUAD,
    VALUE,
    WARRIOR,
    YOURS,
)
from kostka.games.doomtrooper.traits import AllMayAttackAll, BaseBecomes, NoCover, OnlyDestiny
from kostka.games.doomtrooper.tribal import ChooseAnAffiliation
from kostka.games.doomtrooper.verbs import DiscardIt, Stays, UseItYourself
from kostka.games.doomtrooper.wiles import (
    Auction,
    ComeBack,
    GoOnLeave,
    OverTheArea,
    SuppressTheArea,
    ToTheHighestBidder,
)

OTHER_FREELANCERS: Final = Such(kind=FREELANCER, other=True)
ANY_SQUAD_OR_KOHORT: Final = AnArea(SQUAD, KOHORT, whose=ANYONES)

# Mortificator

HIDDEN: Final = Card(
    "hidden",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(kind=MORTIFICATORS)),
    Stays(
        CannotAttack(),
        CannotBeAttacked(),
        Ability(
            "strike",
            OUTSIDE_DUELS,
            ItsAttack(hidden=True),
            AttackWithIt(),
            actions=0,
            needs=ATTACK_NEEDS[:3],
            spends=ANNIHILATE,
        ),
    ),
    affiliation=BROTHERHOOD,
)
LOCAL_THUG: Final = warrior(
    "local-thug",
    GENERAL,
    (15, 5, 13, 5),
    NotADoomtrooper(),
    OnlyDestiny(),
    Frail(),
    area=OUTSIDE,
)
MERCENARY: Final = Card(
    "mercenary",
    WARRIOR,
    AS_AN_ACTION,
    NO_TARGET,
    Auction(),
    ToTheHighestBidder(BaseBecomes(0, VALUE, paid=True)),
    printed=(15, 15, 15, 0),
    personality=True,
)
SHORE_LEAVE: Final = Card(
    "shore-leave",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, whose=YOURS), idle=True),
    Stays(Ability("return", AT_ANY_TIME, ITS_BEARER, ComeBack(PlusMarkers(1, COMBAT)), actions=0)),
    GoOnLeave(),
)
SOLIDARITY: Final = Card(
    "solidarity",
    MISSION,
    AS_AN_ACTION,
    APlayer(),
    Stays(
        Whenever(WhenOneComes(there=True), GainEither(1, 2)),
        Whenever(WhenNoneIsLeft(), DiscardIt()),
    ),
    ChooseAnAffiliation(CORPORATIONS, there=True),
)
SUPPRESSING_FIRE: Final = Card(
    "suppressing-fire", SPECIAL, AS_AN_ACTION, ANY_SQUAD_OR_KOHORT, SuppressTheArea()
)
TRAINING: Final = Card(
    "training",
    SPECIAL,
    AS_AN_ACTION,
    ANY_SQUAD_OR_KOHORT,
    OverTheArea(InThisArea(CannotAttack()), InThisArea(CannotBeAttacked())),
)

# Golgotha

MISSING_IN_ACTION: Final = Card(
    "missing-in-action",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS), idle=True),
    Stays(),
    SendOutOfPlay(),
)
STOLEN_PAPERWORK: Final = Card(
    "stolen-paperwork", SPECIAL, IN_ANSWER, ToUse(SPECIAL), UseItYourself(), annihilated=True
)

# Apocalypse

A_SECOND_CHANCE: Final = Card(
    "a-second-chance",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    GiveASecondChance(),
    needs=(Need("DOOM-SACR-02", YouHaveAnnihilated()),),
    annihilated=True,
)
FREELANCER_PATRIARCH: Final = warrior(
    "freelancer-patriarch",
    GENERAL,
    (3, 3, 6, 5),
    OnlyDestiny(),
    ForAll(OTHER_FREELANCERS, Plus(5, COMBAT)),
    ForAll(OTHER_FREELANCERS, Kills(ATTACKS)),
    kinds=(FREELANCER,),
    personality=True,
)
TOTAL_WAR: Final = Card(  # what it allows is allowed anyway, so it can never be played
    "total-war",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    Stays(AllMayAttackAll()),
    actions=2,
    needs=(Need("DOOM-DUEL-12", AttacksAreRestricted()),),
)
TRIANGULATING_SCOPE: Final = equipment(
    "triangulating-scope",
    ANY_SQUAD_OR_KOHORT,
    InThisArea(WhenAttacking(Such(), Plus(3, SHOOT))),
    InThisArea(WhenAttacking(Such(), ToFoe(NoCover()))),
    InThisArea(WhenAttacking(Such(), ToFoe(NoFortifications()))),
    several=True,
)
