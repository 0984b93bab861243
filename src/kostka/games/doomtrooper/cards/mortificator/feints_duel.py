"""Mortificator: special cards for duels and attacks, and those played in answer."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.aims import NO_TARGET, APiece
from kostka.games.doomtrooper.aims_duel import AStandIn
from kostka.games.doomtrooper.card import Ability, Card, Need, Whenever
from kostka.games.doomtrooper.cards.kinds import MORTIFICATORS
from kostka.games.doomtrooper.charges import (
    APrey,
    AProtector,
    AttackBeforehand,
    AttackOneOfThem,
    AttackTheTargetInTurn,
    AWoundedFoe,
    FollowItUp,
    NextOfTheTroop,
    TheyCanAttack,
    TheyCanMeetAgain,
    TheyMeetAgain,
)
from kostka.games.doomtrooper.curses import Cursed
from kostka.games.doomtrooper.deeds import ReplaceTheDefender
from kostka.games.doomtrooper.duelling import PointsGoToYou, SharesTheZone
from kostka.games.doomtrooper.effects import Plus, Such
from kostka.games.doomtrooper.facts import YouHavePromotion
from kostka.games.doomtrooper.facts_duel import AZoneIsUsed, OthersLookOn, YouLostATrooper
from kostka.games.doomtrooper.grudges import ChooseAnApostle
from kostka.games.doomtrooper.hush import NoMoreCards, NoPowersThere, OnlyTheirPlayers
from kostka.games.doomtrooper.legal import (
    AFTER_A_DUEL,
    ALSO_WHEN_KILLED,
    AS_AN_ACTION,
    AT_ANY_TIME,
    IN_A_DUEL,
    IN_ANSWER,
    WHEN_FIGHTERS_ARE_NAMED,
)
from kostka.games.doomtrooper.looting import (
    BindTheRelic,
    GiveItToYours,
    PayForTheRelic,
    TakeARelic,
    TheSlainHadARelic,
    ToRelease,
)
from kostka.games.doomtrooper.powers import NeverStrikesBack
from kostka.games.doomtrooper.rulings import CheapAgainstFollowers, DearSpells
from kostka.games.doomtrooper.soldiery import ReceivesAs
from kostka.games.doomtrooper.swaying import (
    BribeTheFighter,
    DrawAWeapon,
    ForTheWholeDuel,
    ReplaceFromTheHand,
    ReturnWithHisGear,
    ToArm,
    ToBribe,
    ToDisguise,
    YoursIsAttackedByATrooper,
)
from kostka.games.doomtrooper.targets import ANY_FIGHTER, AFighter, AWarrior
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    COMBAT,
    DARK_LEGION,
    DEMNOGONIS,
    DOOMTROOPERS,
    KOHORT,
    LEGIONNAIRES,
    POISON,
    RELIC,
    SPECIAL,
    SQUAD,
    WARZONE,
    YOURS,
)
from kostka.games.doomtrooper.tricks import (
    APoisoned,
    KillTheHealed,
    ReflectOrNegate,
    SetATrap,
    ToPervert,
    ToReflect,
    ToTrap,
    UndoThePoison,
    WhatHeWasWorth,
)
from kostka.games.doomtrooper.triggers import AtTurnEnd
from kostka.games.doomtrooper.verbs import ForThisDuel, GainDestiny, Stays

IN_A_ZONE: Final = (Need("DOOM-PLAY-03", AZoneIsUsed()),)
YOUR_SQUAD: Final = Such(whose=YOURS, area=SQUAD)
YOUR_KOHORT: Final = Such(whose=YOURS, area=KOHORT)
LEGION: Final = Such(side=LEGIONNAIRES)
TROOPERS: Final = Such(side=DOOMTROOPERS)
YOUR_MORTIFICATORS: Final = Such(kind=MORTIFICATORS, whose=YOURS)

# During a duel

BACK_DOOR: Final = Card(
    "back-door",
    SPECIAL,
    IN_A_DUEL,
    AFighter(attacking=True),
    ForThisDuel(SharesTheZone()),
    needs=IN_A_ZONE,
)
INTO_THE_DARK: Final = Card(
    "into-the-dark",
    SPECIAL,
    IN_A_DUEL,
    AFighter(defending=True),
    ForThisDuel(Plus(-5, COMBAT)),
    needs=IN_A_ZONE,
)
BRIBERY: Final = Card("bribery", SPECIAL, IN_A_DUEL, ToBribe(), BribeTheFighter(), by_value=2)
CONCEALED_WEAPON: Final = Card(
    "concealed-weapon", SPECIAL, IN_A_DUEL, ToArm(8), DrawAWeapon(price=8)
)
CORNERED: Final = Card(
    "cornered", SPECIAL, IN_A_DUEL, NO_TARGET, ForTheWholeDuel(NoMoreCards(SPECIAL))
)
ENTITLEMENT: Final = Card(
    "entitlement",
    SPECIAL,
    WHEN_FIGHTERS_ARE_NAMED,
    NO_TARGET,
    ForTheWholeDuel(OnlyTheirPlayers()),
    needs=(Need("DOOM-PLAY-01", OthersLookOn()),),
)
HASTY_GETAWAY: Final = Card(
    "hasty-getaway", SPECIAL, IN_A_DUEL, ANY_FIGHTER, ReturnWithHisGear(), annihilated=True
)
HOLY_PROTECTOR: Final = Card(
    "holy-protector",
    SPECIAL,
    IN_A_DUEL,
    AProtector(Such(kind=MORTIFICATORS)),
    AttackBeforehand(NeverStrikesBack()),
    affiliation=BROTHERHOOD,
)
TEMPORARY_INSANITY: Final = Card(
    "temporary-insanity",
    SPECIAL,
    IN_A_DUEL,
    AStandIn(your=False),
    ReplaceTheDefender(),
    ForTheWholeDuel(PointsGoToYou()),
    affiliation=DARK_LEGION,
    cost=10,
    needs=(Need("DOOM-PLAY-03", YoursIsAttackedByATrooper()),),
)
THINK_AGAIN: Final = Card(
    "think-again",
    SPECIAL,
    WHEN_FIGHTERS_ARE_NAMED,
    NO_TARGET,
    ForTheWholeDuel(NoMoreCards(SPECIAL, but_you=True)),
)

# After a duel

BITE_THE_DUST: Final = Card("bite-the-dust", SPECIAL, AFTER_A_DUEL, AWoundedFoe(), FollowItUp())
LIFE_INSURANCE: Final = Card(
    "life-insurance",
    SPECIAL,
    AFTER_A_DUEL,
    NO_TARGET,
    GainDestiny(WhatHeWasWorth()),
    needs=(Need("DOOM-REACT-01", YouLostATrooper()),),
)
WHAT_HAVE_WE_HERE: Final = Card(
    "what-have-we-here",
    SPECIAL,
    AFTER_A_DUEL,
    NO_TARGET,
    TakeARelic(),
    GiveItToYours(),
    needs=(Need("DOOM-REACT-01", TheSlainHadARelic()),),
)
PURSUIT: Final = Card(
    "pursuit",
    SPECIAL,
    AFTER_A_DUEL,
    NO_TARGET,
    TheyMeetAgain(),
    needs=(Need("DOOM-REACT-01", TheyCanMeetAgain()),),
)

# Attacks of many

BATTLE_CRY: Final = Card(
    "battle-cry",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    NextOfTheTroop(YOUR_SQUAD, LEGION),
    AttackOneOfThem(LEGION),
    actions=3,
    needs=(Need("DOOM-ATK-05", TheyCanAttack(YOUR_SQUAD, LEGION)),),
)
POWERFUL_COMMAND: Final = Card(
    "powerful-command",
    SPECIAL,
    AS_AN_ACTION,
    NO_TARGET,
    NextOfTheTroop(YOUR_KOHORT, TROOPERS),
    AttackOneOfThem(TROOPERS),
    affiliation=DARK_LEGION,
    actions=3,
    needs=(Need("DOOM-ATK-05", TheyCanAttack(YOUR_KOHORT, TROOPERS)),),
)
TRAIL_OF_EVIDENCE: Final = Card(
    "trail-of-evidence",
    SPECIAL,
    AS_AN_ACTION,
    APrey(LEGION, YOUR_MORTIFICATORS),
    AttackTheTargetInTurn(YOUR_MORTIFICATORS),
    affiliation=BROTHERHOOD,
    actions=2,
    annihilated=True,
)

# In answer

ANTIDOTE: Final = Card("antidote", SPECIAL, ALSO_WHEN_KILLED, APoisoned(), UndoThePoison())
BOOBY_TRAP: Final = Card("booby-trap", SPECIAL, IN_ANSWER, ToTrap(), SetATrap())
REFLECTION: Final = Card(
    "reflection", SPECIAL, IN_ANSWER, ToReflect(), ReflectOrNegate(), affiliation=BROTHERHOOD
)
SWITCHED_LABELS: Final = Card("switched-labels", SPECIAL, IN_ANSWER, ToPervert(), KillTheHealed(2))

# On warriors and Warzones

CURSED_ARTIFACT: Final = Card(
    "cursed-artifact",
    SPECIAL,
    AS_AN_ACTION,
    APiece(RELIC),
    Stays(
        Cursed(),
        Ability(
            "pay",
            AT_ANY_TIME,
            ToRelease(),
            PayForTheRelic(2),
            actions=0,
            bearer=True,
            needs=(Need("DOOM-SPEC-02", YouHavePromotion(2)),),
        ),
        Whenever(AtTurnEnd(None), BindTheRelic()),
    ),
    actions=3,
)
DEAD_ZONE: Final = Card(
    "dead-zone", SPECIAL, AS_AN_ACTION, APiece(WARZONE), Stays(NoPowersThere()), actions=2
)
DWINDLING_FAITH: Final = Card(
    "dwindling-faith",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(BROTHERHOOD)),
    Stays(DearSpells(2)),
    affiliation=BROTHERHOOD,
    actions=2,
)
IT_SHALL_BE_DONE_EXCELLENCY: Final = Card(
    "it-shall-be-done-excellency",
    SPECIAL,
    AT_ANY_TIME,
    AWarrior(Such(BROTHERHOOD)),
    Stays(CheapAgainstFollowers(2)),
    ChooseAnApostle(),
    affiliation=BROTHERHOOD,
)
MASTER_OF_DISGUISE: Final = Card(
    "master-of-disguise",
    SPECIAL,
    AS_AN_ACTION,
    ToDisguise(YOUR_SQUAD),
    ReplaceFromTheHand(),
    actions=2,
)
THE_CURATORS_GIFT: Final = Card(
    "the-curators-gift",
    SPECIAL,
    AS_AN_ACTION,
    AWarrior(Such(follows=DEMNOGONIS)),
    Stays(ReceivesAs(POISON, MORTIFICATORS)),
    affiliation=DARK_LEGION,
)
