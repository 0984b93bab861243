"""The Moon Elf: she evades, and cripples whoever aims at her: blind, entangled, targeted."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per
from kostka.games.dicethrone.asks_players import ChooseOpponent, ChoosePlayer
from kostka.games.dicethrone.blocks import On, Otherwise
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.facts import TheDiceShow, TheDieIs
from kostka.games.dicethrone.heroes.season_one import EVASIVE
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    OfAKind,
    Row,
    Shows,
    Straight,
    Symbol,
    Token,
    Whenever,
)
from kostka.games.dicethrone.terms import (
    ACTIVATES,
    ATTACKED,
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import Moment
from kostka.games.dicethrone.verbs_cards import Draw, LoseCp
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, PreventHalf
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_phases import EndTheRollPhaseAtOnce
from kostka.games.dicethrone.verbs_tokens import Gain, Give, Inflict, RemoveIt
from kostka.kernel.step import If, Step

ARROW: Final = Symbol("arrow", 1, 2, 3)
FOOT: Final = Symbol("foot", 4, 5)
MOON: Final = Symbol("moon", 6)

# --- Leaflet --------------------------------------------------------------------------------------

BLIND: Final = Token("blind", NEGATIVE, 1, until_roll_end=True, worth=-200).reacts(
    Whenever(
        Moment(ACTIVATES),
        RemoveIt(),
        RollDice(1),
        If(TheDieIs(1, 2), EndTheRollPhaseAtOnce()),
    )
)
ENTANGLE: Final = Token("entangle", NEGATIVE, 1, attempts=-1, until_roll_end=True, worth=-150)
TARGETED: Final = Token("targeted", NEGATIVE, 1, worth=-250).reacts(
    Whenever(Moment(ATTACKED), AddDamage(2))
)

# --- Board ----------------------------------------------------------------------------------------


def _longbow(three: int, four: int, five: int) -> tuple[Row, ...]:
    return (
        Row(Shows((3, ARROW)), Deal(three)),
        Row(Shows((4, ARROW)), Deal(four)),
        Row(Shows((5, ARROW)), Deal(five)),
    )


LONGBOW: Final = Ability(
    "longbow",
    OFFENCE,
    Level(*_longbow(3, 5, 7), conf="public"),
    Level(*_longbow(4, 6, 8), also=(On(OfAKind(4), Inflict(ENTANGLE)),), conf="public"),
    Level(*_longbow(5, 7, 9), also=(On(OfAKind(3), Inflict(ENTANGLE)),), conf="public"),
)
COVERED_SHOT: Final = Ability(
    "covered-shot",
    OFFENCE,
    Level(Row(Shows((2, ARROW), (3, FOOT)), Gain(EVASIVE), Deal(7)), conf="public"),
    Level(
        Row(Shows((2, ARROW), (3, FOOT)), Gain(EVASIVE), Deal(9)),
        Row(
            Shows((3, FOOT)),
            ChoosePlayer(),
            Give(EVASIVE),
            Deal(2, UNDEFENDABLE),
            called="evasive-action",
            conf="public",
        ),
        conf="public",
    ),
)
DEMISING_SHOT: Final = Ability(
    "demising-shot",
    OFFENCE,
    Level(Row(Shows((3, ARROW), (2, MOON)), Inflict(TARGETED), Deal(4)), conf="public"),
    Level(
        Row(Shows((3, ARROW), (2, MOON)), Inflict(TARGETED), Deal(6)),
        Row(
            Shows((2, ARROW), (1, MOON)),
            Inflict(TARGETED),
            Inflict(ENTANGLE),
            called="focus",
            conf="public",
        ),
        conf="public",
    ),
)


def _exploding_arrow(foot: int, conf: str, *first: Step) -> Level:
    return Level(
        Row(
            Shows((1, ARROW), (3, MOON)),
            *first,
            Deal(3),
            RollDice(5),
            AddDamage(Per(ARROW, 2)),
            AddDamage(Per(FOOT, foot)),
            LoseCp(Per(MOON)),
        ),
        conf=conf,
    )


EXPLODING_ARROW: Final = Ability(
    "exploding-arrow",
    OFFENCE,
    _exploding_arrow(1, "public", Inflict(BLIND)),
    _exploding_arrow(2, "proposed", Inflict(BLIND)),  # THR-AMB-110
    _exploding_arrow(2, "proposed", Inflict(BLIND), Inflict(ENTANGLE)),
)
ENTANGLING_SHOT: Final = Ability(
    "entangling-shot",
    OFFENCE,
    Level(Row(Straight(4), Inflict(ENTANGLE), Deal(7)), conf="public"),
    Level(Row(Straight(4), Inflict(ENTANGLE), Deal(9)), conf="public"),
)
BLINDING_SHOT: Final = Ability(
    "blinding-shot",
    OFFENCE,
    Level(Row(Straight(5), Inflict(BLIND), Gain(EVASIVE), Deal(8)), conf="public"),
    Level(
        Row(Straight(5), Inflict(BLIND), Gain(EVASIVE), Deal(10)),
        Row(
            Shows((1, ARROW), (2, FOOT), (1, MOON)),
            Gain(EVASIVE, 3),
            Inflict(ENTANGLE),
            called="lunar-blessing",
            conf="public",
        ),
        conf="public",
    ),
)
_ALL_THREE: Final = (Inflict(BLIND), Inflict(ENTANGLE), Inflict(TARGETED))
ECLIPSE: Final = Ability(
    "eclipse",
    OFFENCE,
    Level(Row(Shows((4, MOON)), *_ALL_THREE, Deal(7)), conf="public"),
    Level(
        Row(Shows((4, MOON)), *_ALL_THREE, Deal(9)),
        Row(Shows((3, MOON)), Gain(EVASIVE), *_ALL_THREE, called="moon-shadow", conf="public"),
        conf="public",
    ),
)


def _missed_me(arrows: int) -> Level:
    return Level(
        dice=5,
        does=(On(Shows((2, FOOT)), PreventHalf()), Deal(Per(ARROW, every=arrows))),
        conf="public",
    )


MISSED_ME: Final = Ability("missed-me", DEFENCE, _missed_me(2), _missed_me(1))
LUNAR_ECLIPSE: Final = Ability(
    "lunar-eclipse",
    ULTIMATE_ABILITY,
    Level(Row(Shows((5, MOON)), Gain(EVASIVE), *_ALL_THREE, Deal(13)), conf="public"),
)

# --- Deck -----------------------------------------------------------------------------------------

_ON_THE_CHOSEN: Final = (
    Inflict(BLIND, chosen=True),
    Inflict(ENTANGLE, chosen=True),
    Inflict(TARGETED, chosen=True),
)
_A_MOON: Final = TheDiceShow(Shows((1, MOON)))

CARDS: Final = (
    Card("longbow-2", UPGRADE, 2, upgrades=LONGBOW, level=2),
    Card("longbow-3", UPGRADE, 3, upgrades=LONGBOW, level=3),
    Card("demising-shot-2", UPGRADE, 2, upgrades=DEMISING_SHOT, level=2),
    Card("covered-shot-2", UPGRADE, 2, upgrades=COVERED_SHOT, level=2),
    Card("exploding-arrow-2", UPGRADE, 2, upgrades=EXPLODING_ARROW, level=2),
    Card("exploding-arrow-3", UPGRADE, 3, upgrades=EXPLODING_ARROW, level=3),
    Card("entangling-shot-2", UPGRADE, 2, upgrades=ENTANGLING_SHOT, level=2),
    Card("blinding-shot-2", UPGRADE, 2, upgrades=BLINDING_SHOT, level=2),
    Card("eclipse-2", UPGRADE, 2, upgrades=ECLIPSE, level=2),
    Card("missed-me-2", UPGRADE, 3, upgrades=MISSED_ME, level=2),
    Card(*("moon-magic", MAIN, 4), Gain(EVASIVE), *_ON_THE_CHOSEN, aim=(ChooseOpponent(),)),
    Card(
        *("take-that", ROLL, 0),
        RollDice(1),
        On(Shows((1, ARROW)), AddDamage(2)),
        On(Shows((1, FOOT)), Inflict(ENTANGLE)),
        On(Shows((1, MOON)), Inflict(BLIND)),
        modifier=True,
    ),
    Card(
        *("volley", ROLL, 1),
        *(RollDice(5), AddDamage(Per(ARROW)), Inflict(ENTANGLE)),
        modifier=True,
    ),
    Card("evade", INSTANT, 1, Give(EVASIVE), aim=(ChoosePlayer(),)),
    Card(
        *("lunar-umbra", MAIN, 0),
        RollDice(1),
        If(_A_MOON, ChooseOpponent(), *_ON_THE_CHOSEN),
        Otherwise(_A_MOON, Draw(1)),
    ),
)

MOON_ELF: Final = Hero(
    "moon-elf",
    complexity=4,
    faces=(ARROW, ARROW, ARROW, FOOT, FOOT, MOON),
    abilities=(
        *(LONGBOW, COVERED_SHOT, DEMISING_SHOT, EXPLODING_ARROW, ENTANGLING_SHOT),
        *(BLINDING_SHOT, ECLIPSE, MISSED_ME, LUNAR_ECLIPSE),
    ),
    tokens=(EVASIVE, BLIND, ENTANGLE, TARGETED),
    cards=CARDS,
    common=COMMON,
)
