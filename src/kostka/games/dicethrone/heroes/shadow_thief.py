"""The Shadow Thief: steals combat points and cards, vanishes, and turns points into damage."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import HalfTheDie, Per, TheTotal, YourCp
from kostka.games.dicethrone.asks_dice import ChooseDie, TurnItToAny
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import THEN, On, Otherwise
from kostka.games.dicethrone.cards import A_DIE, COMMON
from kostka.games.dicethrone.facts import ANY, HeldSinceBefore, TheDiceShow, YouHold
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Need,
    Row,
    Shows,
    Spend,
    Straight,
    Symbol,
    Token,
    Whenever,
)
from kostka.games.dicethrone.spells import YouAttack
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    POSITIVE,
    ROLL,
    TURN_ENDS,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import Moment
from kostka.games.dicethrone.verbs_cards import DiscardAtRandom, Draw, GainCp, LoseCp
from kostka.games.dicethrone.verbs_damage import YOURSELF, AddDamage, Deal, DealTo, PreventAll
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, RemoveIt, RemoveStatuses
from kostka.kernel.step import If, Step

DAGGER: Final = Symbol("dagger", 1, 2)
BAG: Final = Symbol("bag", 3, 4)
CARD: Final = Symbol("card", 5)
SHADOW: Final = Symbol("shadow", 6)

LEAFLET: Final = "THR-LEAF-01"

# --- Leaflet --------------------------------------------------------------------------------------

SHADOWS: Final = Token("shadows", POSITIVE, 1, hides=True, worth=500)
SHADOWS.reacts(Whenever(Moment(TURN_ENDS), If(HeldSinceBefore(SHADOWS), RemoveIt())))
SNEAK_ATTACK: Final = Token("sneak-attack", POSITIVE, 1, worth=250).can_be_spent(
    Spend(
        "spend sneak-attack",
        RollDice(1),
        AddDamage(TheTotal()),
        needs=(Need(LEAFLET, YouAttack()),),
    )
)
POISON: Final = Token("poison", NEGATIVE, 3, upkeep=(DealTo(1, YOURSELF),), worth=-220)

# --- Board ----------------------------------------------------------------------------------------


def _dagger_strike(*also: Step) -> Level:
    return Level(
        Row(Shows((3, DAGGER)), Deal(4)),
        Row(Shows((4, DAGGER)), Deal(6)),
        Row(Shows((5, DAGGER)), Deal(8)),
        also=(*also, On(Shows((1, SHADOW)), Inflict(POISON))),
        conf="public",
    )


DAGGER_STRIKE: Final = Ability(
    "dagger-strike",
    OFFENCE,
    _dagger_strike(GainCp(Per(BAG))),
    _dagger_strike(GainCp(1), Draw(Per(CARD))),
)
# What is stolen is part of what is gained, so the other one only loses it.
_STOLEN: Final = (On(Shows((1, SHADOW)), LoseCp(2)),)
PICKPOCKET: Final = Ability(
    "pickpocket",
    OFFENCE,
    Level(
        Row(Shows((2, BAG)), GainCp(2)),
        Row(Shows((3, BAG)), GainCp(3)),
        Row(Shows((4, BAG)), GainCp(4)),
        also=_STOLEN,
        conf="public",
    ),
    Level(
        Row(Shows((2, BAG)), GainCp(3)),
        Row(Shows((3, BAG)), GainCp(4)),
        Row(Shows((4, BAG)), GainCp(5)),
        Row(Shows((5, BAG)), GainCp(6)),
        also=_STOLEN,
        conf="public",
    ),
)
SHIFTY_STRIKE: Final = Ability(
    "shifty-strike",
    OFFENCE,
    Level(Row(Straight(4), GainCp(3), THEN, Deal(YourCp(half=True))), conf="public"),
    Level(
        Row(Straight(4), GainCp(4), THEN, Deal(YourCp(half=True))),
        Row(
            Shows((2, DAGGER), (2, SHADOW)),
            Inflict(POISON),
            Deal(YourCp(half=True)),
            called="shadow-strike",
            conf="public",
        ),
        conf="public",
    ),
)
INSIDIOUS_STRIKE: Final = Ability(
    "insidious-strike",
    OFFENCE,
    Level(Row(Straight(5), GainCp(4), THEN, Deal(YourCp())), conf="public"),
    Level(
        Row(Straight(5), GainCp(4), THEN, Deal(YourCp())),
        Row(
            Shows((1, DAGGER), (1, BAG), (1, CARD), (1, SHADOW)),
            GainCp(1),
            Gain(SNEAK_ATTACK),
            Draw(1),
            Inflict(POISON),
            called="shank-attack",
            conf="public",
        ),
        conf="public",
    ),
)
SHADOW_DANCE: Final = Ability(
    "shadow-dance",
    OFFENCE,
    Level(
        Row(
            Shows((3, SHADOW)),
            Gain(SHADOWS),
            Gain(SNEAK_ATTACK),
            RollDice(1),
            Deal(HalfTheDie()),
        ),
        conf="public",
    ),
    Level(
        Row(
            Shows((3, SHADOW)),
            Gain(SHADOWS),
            Gain(SNEAK_ATTACK),
            Draw(1),
            RollDice(1),
            Deal(HalfTheDie(), UNDEFENDABLE),
        ),
        conf="public",
    ),
)
CARDUCOPIA: Final = Ability(
    "carducopia",
    OFFENCE,
    Level(
        Row(Shows((2, CARD)), Draw(Per(CARD)), On(Shows((1, SHADOW)), DiscardAtRandom())),
        conf="public",
    ),
    Level(
        Row(Shows((2, CARD)), Draw(Per(CARD)), DiscardAtRandom(Per(SHADOW)), GainCp(Per(BAG))),
        conf="public",
    ),
)


def _shadow_defense(dice: int) -> Level:
    return Level(
        dice=dice,
        does=(
            On(Shows((2, DAGGER)), Inflict(POISON)),
            On(Shows((1, SHADOW)), Gain(SNEAK_ATTACK)),
            On(Shows((2, SHADOW)), Gain(SHADOWS), PreventAll()),
        ),
        conf="public",
    )


def _counter_strike(each: int) -> Level:
    return Level(
        dice=5,
        does=(Deal(Per(DAGGER, each)), On(Shows((1, DAGGER), (1, SHADOW)), Inflict(POISON))),
        conf="public",
    )


SHADOW_DEFENSE: Final = Ability("shadow-defense", DEFENCE, _shadow_defense(4), _shadow_defense(5))
COUNTER_STRIKE: Final = Ability("counter-strike", DEFENCE, _counter_strike(1), _counter_strike(2))
SHADOW_SHANK: Final = Ability(
    "shadow-shank",
    ULTIMATE_ABILITY,
    Level(
        Row(
            Shows((5, SHADOW)),
            GainCp(3),
            Gain(SHADOWS),
            RemoveStatuses(NEGATIVE, yourself=True),
            Deal(5),
            Deal(YourCp()),
        ),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_A_SHADOW: Final = TheDiceShow(Shows((1, SHADOW)))
_IN_SHADOWS: Final = YouHold(SHADOWS)

CARDS: Final = (
    Card("dagger-strike-2", UPGRADE, 0, upgrades=DAGGER_STRIKE, level=2),
    Card("pickpocket-2", UPGRADE, 1, upgrades=PICKPOCKET, level=2),
    Card("shifty-strike-2", UPGRADE, 2, upgrades=SHIFTY_STRIKE, level=2),
    Card("insidious-strike-2", UPGRADE, 2, upgrades=INSIDIOUS_STRIKE, level=2),
    Card("shadow-dance-2", UPGRADE, 1, upgrades=SHADOW_DANCE, level=2),
    Card("carducopia-2", UPGRADE, 2, upgrades=CARDUCOPIA, level=2),
    Card("shadow-defense-2", UPGRADE, 3, upgrades=SHADOW_DEFENSE, level=2),
    Card("counter-strike-2", UPGRADE, 4, upgrades=COUNTER_STRIKE, level=2),
    Card("sneaky", MAIN, 1, Gain(SNEAK_ATTACK)),
    Card("poison-wound", INSTANT, 2, Inflict(POISON, chosen=True), aim=(ChooseOpponent(),)),
    Card(
        *("wild-shadow", ROLL, 4),
        *(ChooseDie(ANY), TurnItToAny(), If(_IN_SHADOWS, ChooseDie(ANY), TurnItToAny())),
        needs=(A_DIE,),
    ),
    Card("shadow-coin", INSTANT, 0, GainCp(2), If(_IN_SHADOWS, GainCp(1))),
    Card("enter-the-shadows", INSTANT, 4, Gain(SHADOWS)),
    Card(
        *("card-trick", MAIN, 2),
        *(DiscardAtRandom(chosen=True), Draw(1), If(_IN_SHADOWS, Draw(1))),
        aim=(ChooseOpponent(),),
    ),
    Card(
        *("shadow-meld", MAIN, 0),
        RollDice(1),
        If(_A_SHADOW, Gain(SNEAK_ATTACK), GainCp(2)),
        Otherwise(_A_SHADOW, Draw(1)),
    ),
)

SHADOW_THIEF: Final = Hero(
    "shadow-thief",
    complexity=5,
    faces=(DAGGER, DAGGER, BAG, BAG, CARD, SHADOW),
    abilities=(
        *(DAGGER_STRIKE, PICKPOCKET, SHIFTY_STRIKE, INSIDIOUS_STRIKE, SHADOW_DANCE, CARDUCOPIA),
        *(SHADOW_DEFENSE, COUNTER_STRIKE, SHADOW_SHANK),
    ),
    tokens=(SHADOWS, SNEAK_ATTACK, POISON),
    cards=CARDS,
    common=COMMON,
)
