"""The sparring partner: a hero for tests, with what the printed heroes lack and the rules speak of.

Levels III, thefts, a token that may be spent at any time, cards that do one plain thing.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per
from kostka.games.dicethrone.blocks import THEN, Branch, Or
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Row,
    Shows,
    Spend,
    Straight,
    Symbol,
    Token,
)
from kostka.games.dicethrone.terms import DEFENCE, INSTANT, MAIN, OFFENCE, POSITIVE, UPGRADE
from kostka.games.dicethrone.verbs_cards import Draw, GainCp, StealCp
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, Heal, StealHealth
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, RaiseLimit

FIST: Final = Symbol("fist", 1, 2, 3)
GUARD: Final = Symbol("guard", 4, 5)
CROWN: Final = Symbol("crown", 6)

SPARK: Final = Token("spark", POSITIVE, 3).can_be_spent(Spend("spend spark", GainCp(1)))

COMBO: Final = Ability(
    "combo",
    OFFENCE,
    Level(Row(Shows((5, FIST)), Deal(5), RollDice(3), AddDamage(Per(FIST))), conf="test"),
)
POCKETS: Final = Ability(
    "pockets",
    OFFENCE,
    Level(
        Row(Shows((3, GUARD)), StealCp(1)),
        Row(Shows((4, GUARD)), StealCp(3)),
        Row(Shows((5, GUARD)), StealHealth(3)),
        conf="test",
    ),
)
REST: Final = Ability("rest", OFFENCE, Level(Row(Shows((3, CROWN)), Heal(5)), conf="test"))
DILEMMA: Final = Ability(
    "dilemma",
    OFFENCE,
    Level(
        Row(
            Shows((4, CROWN)),
            Or(Branch("the-theft", StealCp(1)), Branch("the-spark", Inflict(SPARK))),
        ),
        conf="test",
    ),
)
FOOTWORK: Final = Ability(
    "footwork",
    OFFENCE,
    Level(
        Row(Straight(4), GainCp(1), Draw(1)),
        Row(Straight(5), Deal(5), THEN, Gain(SPARK)),
        conf="test",
    ),
)


def _three_levels(key: str) -> Ability:
    return Ability(
        key,
        OFFENCE,
        Level(Row(Shows((2, FIST), (2, GUARD)), Deal(1)), conf="test"),
        Level(Row(Shows((2, FIST), (2, GUARD)), Deal(2)), conf="test"),
        Level(Row(Shows((2, FIST), (2, GUARD)), Deal(3)), conf="test"),
    )


STEEP: Final = _three_levels("steep")
SUDDEN: Final = _three_levels("sudden")
FLAT: Final = _three_levels("flat")
BLOCK: Final = Ability("block", DEFENCE, Level(dice=3, does=(Deal(Per(FIST)),), conf="test"))

SPARRING_PARTNER: Final = Hero(
    "sparring-partner",
    complexity=1,
    faces=(FIST, FIST, FIST, GUARD, GUARD, CROWN),
    abilities=(COMBO, POCKETS, REST, DILEMMA, FOOTWORK, STEEP, SUDDEN, FLAT, BLOCK),
    tokens=(SPARK,),
    cards=(
        Card("steep-2", UPGRADE, 2, upgrades=STEEP, level=2),
        Card("steep-3", UPGRADE, 5, upgrades=STEEP, level=3),
        Card("sudden-2", UPGRADE, 1, upgrades=SUDDEN, level=2),
        Card("sudden-3", UPGRADE, 4, upgrades=SUDDEN, level=3),
        Card("flat-2", UPGRADE, 3, upgrades=FLAT, level=2),
        Card("flat-3", UPGRADE, 2, upgrades=FLAT, level=3),
        Card("second-wind", MAIN, 0, Draw(2)),
        Card("tinder", INSTANT, 0, Gain(SPARK)),
        Card("stoke", MAIN, 0, RaiseLimit(SPARK)),
    ),
    common=COMMON,
)
