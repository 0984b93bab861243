"""Apocalypse: special cards about points, hands, actions and ranks."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.deeds import DiscardTheTarget
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.expertise import (
    AttackArmed,
    ItsTwoWeapons,
    NameAWeapon,
    NotWithTheNamed,
    OnlyWithTheNamed,
)
from kostka.games.doomtrooper.feats import AttackWithIt, ForTheNextAttack
from kostka.games.doomtrooper.governing import AttacksInAnyOrder, FewerForAll, MoreInHand
from kostka.games.doomtrooper.hampering import OutOfUse, UsesBoth
from kostka.games.doomtrooper.identity import CountsAs
from kostka.games.doomtrooper.ledger import TaxesPromotion
from kostka.games.doomtrooper.legal import AS_AN_ACTION, AT_ANY_TIME, IN_ANSWER
from kostka.games.doomtrooper.prompting import PlayItToo, ToPlayToo
from kostka.games.doomtrooper.searching import LookUpACard, ThereIsOneToFind
from kostka.games.doomtrooper.targets import APlayer, AWarrior
from kostka.games.doomtrooper.tempo import DiscardDown, WhenTheHandShrinks
from kostka.games.doomtrooper.terms import (
    COMMANDER,
    DOOMTROOPERS,
    FREELANCER,
    IMPERIAL,
    KI,
    MISHIMA,
    SPECIAL,
    SQUAD,
)
from kostka.games.doomtrooper.verbs import Stays

A_NASTY_SURPRISE: Final = Card(
    "a-nasty-surprise",
    SPECIAL,
    AT_ANY_TIME,
    NO_TARGET,
    LookUpACard(plain=True, shown=True),
    cost=10,
    annihilated=True,
    unanswered=True,
    needs=(Need("DOOM-PLAY-01", ThereIsOneToFind(plain=True)),),
)
ADMINISTRATIVE_CRACKDOWN: Final = Card(
    "administrative-crackdown",
    SPECIAL,
    AS_AN_ACTION,
    APlayer(wealthy=True),
    Stays(TaxesPromotion(1)),
    several=True,
)
BATTLEFIELD_CHAOS: Final = Card(
    "battlefield-chaos", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(AttacksInAnyOrder())
)
DIRE_PORTENTS: Final = Card("dire-portents", SPECIAL, AT_ANY_TIME, NO_TARGET, Stays(FewerForAll(1)))
INNER_SHAME: Final = Card(
    "inner-shame", SPECIAL, AT_ANY_TIME, APiece(KI), DiscardTheTarget(), affiliation=MISHIMA
)
IMPERIALS: Final = Such(IMPERIAL, area=SQUAD)
PALADINES_FAVOR: Final = Card(
    "paladines-favor",
    SPECIAL,
    AT_ANY_TIME,
    APlayer(),
    Stays(MoreInHand(IMPERIALS, 5), Whenever(WhenTheHandShrinks(IMPERIALS), DiscardDown())),
)
PASS_THE_BUCK: Final = Card(
    "pass-the-buck", SPECIAL, IN_ANSWER, ToPlayToo(SPECIAL), PlayItToo(), annihilated=True
)
PROMOTED_SPECIAL: Final = Card(
    "promoted-special",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS, not_kind=FREELANCER)),
    Stays(CountsAs(COMMANDER)),
)
WEAPONS_EXPERT: Final = Card(
    "weapons-expert",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(side=DOOMTROOPERS)),
    Stays(
        Ability(
            "attack-with-both",
            AS_AN_ACTION,
            ItsTwoWeapons(together=True),
            ForTheNextAttack(UsesBoth()),
            AttackWithIt(),
            actions=2,
            attack=True,
            bearer=True,
        ),
        Ability(
            "attack-with-each",
            AS_AN_ACTION,
            ItsTwoWeapons(),
            NameAWeapon(),
            OnlyWithTheNamed(OutOfUse()),
            AttackArmed(),
            NotWithTheNamed(OutOfUse()),
            AttackArmed(others=True),
            actions=2,
            attack=True,
            bearer=True,
        ),
    ),
)
