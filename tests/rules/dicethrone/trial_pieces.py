"""The juggler: a hero for tests with a companion that travels, covers, illusions, a foreign die."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import Branch, IfTheTarget
from kostka.games.dicethrone.cards import COMMON, WHEN_ATTACKED
from kostka.games.dicethrone.companions import (
    AimAtItsHolder,
    ItIsHome,
    ItIsOnTheTarget,
    PlaceIt,
    Retrieve,
    TakeItBack,
    Throw,
    ThrownThisTurn,
    ThrowOrRetrieve,
)
from kostka.games.dicethrone.covers import Cover
from kostka.games.dicethrone.facts import Not
from kostka.games.dicethrone.illusions import NothingHappens, UseIllusions
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Need,
    OfAKind,
    Row,
    Shows,
    Spend,
    Straight,
    Token,
    Whenever,
)
from kostka.games.dicethrone.terms import (
    COLLATERAL,
    COMPANION,
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    POSITIVE,
    ROLL_BEGINS,
    ULTIMATE_ABILITY,
    UNIQUE,
)
from kostka.games.dicethrone.triggers import Moment
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import (
    CHOSEN,
    Deal,
    DealIsolated,
    DealTo,
    PreventAll,
    PreventHalf,
)
from kostka.games.dicethrone.verbs_dice import SwapADie
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, RemoveIt
from kostka.kernel.step import If
from tests.rules.dicethrone.training import ANY_DICE, NAIL, STRAW, TRAINING_DUMMY
from tests.rules.dicethrone.trials import shelf_with

GLOW: Final = Token("glow", POSITIVE, 9)
BOOMERANG: Final = Token("boomerang", COMPANION, 1, removable=False, transferable=False).travels(
    out=(ChooseOpponent(), PlaceIt(), DealIsolated(1)),
    back=(TakeItBack(), Gain(GLOW)),
)
BLANKET: Final = Token("blanket", UNIQUE, 3, transferable=False, covers=True, until_roll_end=True)
CAPE: Final = Token("cape", UNIQUE, 2, transferable=False).can_be_spent(
    Spend(
        "spend cape",
        UseIllusions(
            Branch("found", NothingHappens()),
            Branch("flicker", PreventHalf()),
            Branch("gone", PreventAll()),
        ),
        needs=(WHEN_ATTACKED,),
    )
)
WARP: Final = Token("warp", NEGATIVE, 1).reacts(
    Whenever(Moment(ROLL_BEGINS), RemoveIt(), SwapADie())
)

TRICKS: Final = Ability(
    "tricks",
    OFFENCE,
    Level(
        Row(ANY_DICE, Throw(BOOMERANG), Deal(4), called="throw"),
        Row(ANY_DICE, ThrowOrRetrieve(BOOMERANG), Deal(4), called="toss"),
        Row(ANY_DICE, ThrowOrRetrieve(BOOMERANG, up_to=3), called="juggle"),
        Row(
            ANY_DICE,
            If(
                Not(ItIsHome(BOOMERANG)),
                AimAtItsHolder(BOOMERANG),
                Retrieve(BOOMERANG),
                DealTo(3, CHOSEN, COLLATERAL),
            ),
            If(ItIsHome(BOOMERANG), Gain(GLOW, 3)),
            called="summon",
        ),
        Row(
            ANY_DICE,
            IfTheTarget(ItIsOnTheTarget(BOOMERANG), Deal(9), otherwise=(Deal(7),)),
            called="rod",
        ),
        Row(ANY_DICE, Cover(BLANKET, 2), Deal(5), called="tuck-in"),
        Row(ANY_DICE, Inflict(WARP), called="warp-it"),
        conf="test",
    ),
)
NAILS: Final = Ability("nails", OFFENCE, Level(Row(Shows((4, NAIL)), Deal(5)), conf="test"))
ALL_NAILS: Final = Ability("all-nails", OFFENCE, Level(Row(Shows((5, NAIL)), Deal(8)), conf="test"))
ROW: Final = Ability("in-a-row", OFFENCE, Level(Row(Straight(5), Deal(6)), conf="test"))
SAME: Final = Ability("the-same", OFFENCE, Level(Row(OfAKind(5), Deal(7)), conf="test"))
BOW: Final = Ability("bow", ULTIMATE_ABILITY, Level(Row(Shows((5, NAIL)), Deal(9)), conf="test"))
CATCH: Final = Ability("catch", DEFENCE, Level(dice=1, does=(Gain(GLOW),), conf="test"))

CARDS: Final = (
    Card(
        *("applause", INSTANT, 0, Draw(1)),
        needs=(Need("THR-AMB-88", ThrownThisTurn(BOOMERANG, 2)),),
    ),
    Card("bedtime", MAIN, 0, Cover(BLANKET, chosen=True), aim=(ChooseOpponent(),)),
)

JUGGLER: Final = Hero(
    "juggler",
    complexity=1,
    faces=(STRAW, STRAW, STRAW, STRAW, STRAW, NAIL),
    abilities=(TRICKS, NAILS, ALL_NAILS, ROW, SAME, BOW, CATCH),
    tokens=(GLOW, BOOMERANG, BLANKET, CAPE, WARP),
    cards=CARDS,
    common=COMMON,
    setup=(Gain(BOOMERANG),),
)
JUGGLER_SHELF: Final = shelf_with(JUGGLER, TRAINING_DUMMY)
