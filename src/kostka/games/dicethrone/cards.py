"""The 18 common cards of every deck, one value each, in the order of the list."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import HalfTheDie
from kostka.games.dicethrone.asks_dice import (
    ChooseDie,
    CopyAnother,
    KeepAndReroll,
    RerollIt,
    ShiftIt,
    TurnItTo,
    TurnItToAny,
)
from kostka.games.dicethrone.asks_players import ChooseThreatened
from kostka.games.dicethrone.asks_tokens import (
    AIM_AT_A_STATUS,
    AIM_TO_MOVE,
    ChooseHolder,
    MoveStatus,
    RemoveStatus,
)
from kostka.games.dicethrone.facts import (
    ANY,
    FOES,
    OUR,
    OWN,
    DamageIsIncoming,
    DiceLie,
    SomebodyHasAStatus,
    YouAreAttacked,
)
from kostka.games.dicethrone.printed import Card, Need
from kostka.games.dicethrone.terms import DEFENSIVE, INSTANT, MAIN, OFFENSIVE, ROLL
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import Prevent
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import RemoveStatuses

NOTHING_TO_ACT_ON: Final = "THR-AMB-88"
A_STATUS: Final = Need(NOTHING_TO_ACT_ON, SomebodyHasAStatus())
A_STATUS_TO_MOVE: Final = Need(NOTHING_TO_ACT_ON, SomebodyHasAStatus(to_move=True))
A_DIE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(ANY))
AN_OWN_DIE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(OWN))
A_DIE_OF_OURS: Final = Need(NOTHING_TO_ACT_ON, DiceLie(OUR))
TWO_OWN_DICE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(OWN, two=True))
A_FOES_DIE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(FOES))
OFFENSIVE_DICE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(ANY, OFFENSIVE))
DEFENSIVE_DICE: Final = Need(NOTHING_TO_ACT_ON, DiceLie(ANY, DEFENSIVE))
DAMAGE_TO_YOU: Final = Need(NOTHING_TO_ACT_ON, DamageIsIncoming(), damage=True)
WHEN_ATTACKED: Final = Need(NOTHING_TO_ACT_ON, YouAreAttacked(), damage=True)
DAMAGE_TO_PREVENT: Final = Need(NOTHING_TO_ACT_ON, DamageIsIncoming(anyone=True), damage=True)

TRANSFERENCE: Final = Card(
    "transference", MAIN, 2, MoveStatus(), aim=AIM_TO_MOVE, needs=(A_STATUS_TO_MOVE,)
)
WHAT_STATUS_EFFECTS: Final = Card(
    "what-status-effects", MAIN, 2, RemoveStatuses(), aim=(ChooseHolder(),), needs=(A_STATUS,)
)
VEGAS_BABY: Final = Card("vegas-baby", MAIN, 0, RollDice(1), GainCp(HalfTheDie()))
GET_THAT_OUTTA_HERE: Final = Card(
    "get-that-outta-here", MAIN, 1, RemoveStatus(), aim=AIM_AT_A_STATUS, needs=(A_STATUS,)
)
TRIPLE_UP: Final = Card("triple-up", INSTANT, 2, Draw(3))
DOUBLE_UP: Final = Card("double-up", INSTANT, 1, Draw(2))
BUH_BYE: Final = Card("buh-bye", INSTANT, 2, RemoveStatus(), aim=AIM_AT_A_STATUS, needs=(A_STATUS,))
TIP_IT: Final = Card("tip-it", INSTANT, 1, ChooseDie(ANY), ShiftIt(), needs=(A_DIE,))
GETTING_PAID: Final = Card("getting-paid", INSTANT, 0, GainCp(2))
NOT_THIS_TIME: Final = Card(
    "not-this-time",
    ROLL,
    1,
    Prevent(6, chosen=True),
    aim=(ChooseThreatened(),),
    needs=(DAMAGE_TO_PREVENT,),
)
TWICE_AS_WILD: Final = Card(
    "twice-as-wild",
    ROLL,
    3,
    ChooseDie(ANY),
    TurnItToAny(),
    ChooseDie(ANY),
    TurnItToAny(),
    needs=(A_DIE,),
)
TRY_TRY_AGAIN: Final = Card(
    "try-try-again",
    ROLL,
    1,
    ChooseDie(OUR),
    RerollIt(),
    ChooseDie(OUR, optional=True),
    RerollIt(),
    needs=(A_DIE_OF_OURS,),
)
SO_WILD: Final = Card("so-wild", ROLL, 2, ChooseDie(ANY), TurnItToAny(), needs=(A_DIE,))
SAMESIES: Final = Card("samesies", ROLL, 1, ChooseDie(OWN), CopyAnother(), needs=(TWO_OWN_DICE,))
ONE_MORE_TIME: Final = Card("one-more-time", ROLL, 1, KeepAndReroll(), needs=(OFFENSIVE_DICE,))
HELPING_HAND: Final = Card(
    "helping-hand", ROLL, 1, ChooseDie(FOES), RerollIt(), needs=(A_FOES_DIE,)
)
BETTER_D: Final = Card("better-d", ROLL, 0, KeepAndReroll(), needs=(DEFENSIVE_DICE,))
SIX_IT: Final = Card("six-it", ROLL, 1, ChooseDie(OWN), TurnItTo(6), needs=(AN_OWN_DIE,))

COMMON: Final = (
    *(TRANSFERENCE, WHAT_STATUS_EFFECTS, VEGAS_BABY, GET_THAT_OUTTA_HERE, TRIPLE_UP, DOUBLE_UP),
    *(BUH_BYE, TIP_IT, GETTING_PAID, NOT_THIS_TIME, TWICE_AS_WILD, TRY_TRY_AGAIN, SO_WILD),
    *(SAMESIES, ONE_MORE_TIME, HELPING_HAND, BETTER_D, SIX_IT),
)
