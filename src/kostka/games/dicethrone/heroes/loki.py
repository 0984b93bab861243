"""Loki: hides among illusions, hands out bags of tricks, and locks the best ability of others."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld
from kostka.games.dicethrone.asks_players import ChooseOpponent, ChoosePlayer
from kostka.games.dicethrone.blocks import (
    Branch,
    IfTheTarget,
    ItsOwnerChooses,
    On,
    Otherwise,
    Repeat,
)
from kostka.games.dicethrone.cards import COMMON, WHEN_ATTACKED
from kostka.games.dicethrone.covers import Cover
from kostka.games.dicethrone.facts import Both, TheDiceShow, TheDieIs, YouHaveLessHealth
from kostka.games.dicethrone.illusions import NothingHappens, UseIllusions
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    OfAKind,
    Row,
    Shows,
    Spend,
    Straight,
    Symbol,
    Token,
)
from kostka.games.dicethrone.spells import PayCp, YouHaveCp
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    OFFENCE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import (
    YOURSELF,
    AddDamage,
    Deal,
    DealTo,
    Heal,
    Prevent,
    PreventAll,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Give, RemoveIt
from kostka.kernel.step import If, Step

SCEPTER: Final = Symbol("scepter", 1, 2)
GUISE: Final = Symbol("guise", 3, 4)
LIE: Final = Symbol("lie", 5)
DECEIT: Final = Symbol("deceit", 6)

# --- Leaflet --------------------------------------------------------------------------------------

ILLUSION: Final = Token(
    "illusion", UNIQUE, 2, transferable=False, worth=220, conf="proposed"
).can_be_spent(
    Spend(
        "spend illusion",
        UseIllusions(  # what the three cards say is our own
            Branch("found", NothingHappens()),
            Branch("flicker", Prevent(2)),
            Branch("gone", PreventAll()),
        ),
        needs=(WHEN_ATTACKED,),
    )
)
BAG_OF_TRICKS: Final = Token(
    "bag-of-tricks",
    POSITIVE,
    2,
    worth=0,
    upkeep=(
        RemoveIt(),
        RollDice(1),
        If(Both(TheDieIs(1, 1), YouHaveCp(1)), PayCp(1)),
        If(
            TheDieIs(2, 5),
            ItsOwnerChooses(
                Branch("bag-heals", Heal(2)),
                Branch("bag-pays", GainCp(1)),
                Branch("bag-bites", DealTo(2, YOURSELF, UNDEFENDABLE)),
            ),
        ),
        If(TheDieIs(6, 6), GainCp(2)),
    ),
)
SPELLBOUND: Final = Token(
    "spellbound",
    UNIQUE,
    3,
    covers=True,
    until_roll_end=True,
    transferable=False,
    worth=-120,
)


def _bags(n: int) -> tuple[Step, ...]:
    """To one chosen player, or to several in any split."""
    if n == 1:
        return (ChoosePlayer(), Give(BAG_OF_TRICKS))
    return (Repeat(n, ChoosePlayer(), Give(BAG_OF_TRICKS)),)


# --- Board ----------------------------------------------------------------------------------------

MOCKERY: Final = Ability(
    "mockery",
    OFFENCE,
    Level(
        Row(Shows((3, SCEPTER)), Deal(6)),
        Row(Shows((4, SCEPTER)), Deal(7)),
        Row(Shows((5, SCEPTER)), Deal(8)),
        conf="public",
    ),
    Level(
        Row(Shows((3, SCEPTER)), Deal(7)),
        Row(Shows((4, SCEPTER)), Deal(8)),
        Row(Shows((5, SCEPTER)), Deal(9)),
        also=(On(OfAKind(3), *_bags(1)),),
        conf="proposed",
    ),
)
CONFUDDLE: Final = Ability(
    "confuddle",
    OFFENCE,
    Level(Row(Shows((2, SCEPTER), (2, GUISE)), Cover(SPELLBOUND, 2), Deal(7)), conf="public"),
    Level(
        Row(Shows((2, SCEPTER), (2, GUISE)), Cover(SPELLBOUND, 2), Deal(8)),
        Row(Shows((3, GUISE)), *_bags(2), GainCp(1), called="liars-gifts", conf="proposed"),
        conf="proposed",
    ),
)
ANTICS: Final = Ability(
    "antics",
    OFFENCE,
    Level(Row(Shows((2, LIE)), Draw(1), Gain(ILLUSION), *_bags(1)), conf="public"),
    Level(
        Row(Shows((2, LIE)), Draw(1), Gain(ILLUSION), *_bags(2)),
        Row(Shows((3, LIE)), Draw(2), Gain(ILLUSION, 2), *_bags(2)),
        conf="proposed",
    ),
)


def _vilify(less: int, otherwise: int, conf: str) -> Level:
    return Level(
        Row(
            Shows((1, SCEPTER), (1, GUISE), (1, LIE), (1, DECEIT)),
            Gain(ILLUSION),
            *_bags(1),
            IfTheTarget(
                YouHaveLessHealth(), Deal(less), otherwise=(Deal(otherwise, UNDEFENDABLE),)
            ),
        ),
        conf=conf,
    )


VILIFY: Final = Ability("vilify", OFFENCE, _vilify(7, 5, "proposed"), _vilify(9, 6, "proposed"))
VEX: Final = Ability(
    "vex",
    OFFENCE,
    Level(Row(Straight(4), *_bags(1), Deal(7)), conf="public"),
    Level(Row(Straight(4), *_bags(2), Deal(8)), conf="proposed"),
)
KNEEL_TO_ME: Final = Ability(
    "kneel-to-me",
    OFFENCE,
    Level(
        Row(
            Straight(5),
            Deal(7),
            RollDice(3),
            AddDamage(Per(SCEPTER, 2)),
            On(Shows((1, DECEIT)), Gain(ILLUSION)),
            *_bags(1),
        ),
        conf="proposed",
    ),
    Level(
        Row(
            Straight(5),
            Deal(8),
            RollDice(4),
            AddDamage(Per(SCEPTER, 2)),
            On(Shows((1, GUISE)), Cover(SPELLBOUND)),
            On(Shows((1, DECEIT)), Gain(ILLUSION)),
            *_bags(1),
        ),
        Row(
            Shows((2, GUISE), (1, LIE)),
            Cover(SPELLBOUND),
            Gain(ILLUSION),
            called="bewilder",
            conf="proposed",
        ),
        conf="proposed",
    ),
)
DOUBLE_TAKE: Final = Ability(
    "double-take",
    OFFENCE,
    Level(
        Row(Shows((4, DECEIT)), Gain(ILLUSION), Cover(SPELLBOUND, 2), Deal(7, UNDEFENDABLE)),
        conf="public",
    ),
    Level(
        Row(Shows((4, DECEIT)), Gain(ILLUSION, 2), Cover(SPELLBOUND, 2), Deal(8, UNDEFENDABLE)),
        Row(
            Shows((3, DECEIT)),
            Gain(ILLUSION, 2),
            Cover(SPELLBOUND),
            Deal(2, UNDEFENDABLE),
            called="made-you-look",
            conf="proposed",
        ),
        conf="proposed",
    ),
)
SLEIGHT_OF_HAND: Final = Ability(
    "sleight-of-hand",
    DEFENCE,
    Level(
        dice=4,
        does=(
            Deal(Per(SCEPTER, 1, 2)),
            Prevent(Per(GUISE)),
            On(Shows((1, LIE), (1, DECEIT)), Gain(ILLUSION)),
        ),
        conf="proposed",
    ),
    Level(
        dice=4,
        does=(
            Deal(Per(SCEPTER)),
            Prevent(Per(GUISE)),
            On(Shows((1, DECEIT)), Gain(ILLUSION)),
            On(Shows((1, LIE)), *_bags(1)),
        ),
        conf="proposed",
    ),
)
GLORIOUS_PURPOSE: Final = Ability(
    "glorious-purpose",
    ULTIMATE_ABILITY,
    Level(
        Row(Shows((5, DECEIT)), Gain(ILLUSION), Cover(SPELLBOUND, 3), *_bags(4), Deal(10)),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_DECEIVED: Final = TheDiceShow(Shows((1, DECEIT)))

CARDS: Final = (
    Card("mockery-2", UPGRADE, 2, upgrades=MOCKERY, level=2, conf="proposed"),
    Card("confuddle-2", UPGRADE, 2, upgrades=CONFUDDLE, level=2, conf="proposed"),
    Card("antics-2", UPGRADE, 1, upgrades=ANTICS, level=2, conf="proposed"),
    Card("vilify-2", UPGRADE, 2, upgrades=VILIFY, level=2, conf="proposed"),
    Card("vex-2", UPGRADE, 1, upgrades=VEX, level=2, conf="proposed"),
    Card("kneel-to-me-2", UPGRADE, 2, upgrades=KNEEL_TO_ME, level=2, conf="proposed"),
    Card("double-take-2", UPGRADE, 2, upgrades=DOUBLE_TAKE, level=2, conf="proposed"),
    Card("sleight-of-hand-2", UPGRADE, 2, upgrades=SLEIGHT_OF_HAND, level=2, conf="proposed"),
    Card("doppelganger", INSTANT, 1, Gain(ILLUSION), conf="proposed"),
    Card("gift-horse", MAIN, 1, *_bags(2), conf="proposed"),
    Card(
        *("silver-tongue", MAIN, 2),
        Cover(SPELLBOUND, 2, chosen=True),
        aim=(ChooseOpponent(),),
        conf="proposed",
    ),
    Card(
        *("backstab", ROLL, 1),
        *(AddDamage(2), AddDamage(PerHeld(ILLUSION))),
        modifier=True,
        conf="proposed",
    ),
    Card(
        *("frost-giants-hide", ROLL, 1),
        *(RollDice(2), Prevent(Per(GUISE, 2)), On(Shows((1, DECEIT)), Gain(ILLUSION))),
        needs=(WHEN_ATTACKED,),
        conf="proposed",
    ),
    Card(
        *("variant", MAIN, 0),
        RollDice(1),
        If(_DECEIVED, Gain(ILLUSION), *_bags(1)),
        Otherwise(_DECEIVED, Draw(1)),
        conf="proposed",
    ),
)

LOKI: Final = Hero(
    "loki",
    complexity=4,
    faces=(SCEPTER, SCEPTER, GUISE, GUISE, LIE, DECEIT),
    abilities=(
        *(MOCKERY, CONFUDDLE, ANTICS, VILIFY, VEX, KNEEL_TO_ME, DOUBLE_TAKE),
        *(SLEIGHT_OF_HAND, GLORIOUS_PURPOSE),
    ),
    tokens=(ILLUSION, BAG_OF_TRICKS, SPELLBOUND),
    cards=CARDS,
    common=COMMON,
)
