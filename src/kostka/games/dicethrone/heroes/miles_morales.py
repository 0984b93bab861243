"""Miles Morales: chains whole attacks with Combo, and his webs strip the defence."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, TheTotal
from kostka.games.dicethrone.asks_dice import KeepAndReroll
from kostka.games.dicethrone.asks_players import ChooseOpponent, ChoosePlayer
from kostka.games.dicethrone.blocks import THEN, May, On, OnOrInstead
from kostka.games.dicethrone.cards import COMMON, NOTHING_TO_ACT_ON, WHEN_ATTACKED
from kostka.games.dicethrone.defence import TheAttackIsDefendable, TheDefenceIsToCome
from kostka.games.dicethrone.facts import (
    ItHasPrevented,
    TheTotalIs,
    YouAreAttacked,
    YouDefendWith,
    YouHold,
    YourAttackIsOver,
)
from kostka.games.dicethrone.play import RESPONSES
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
    Symbol,
    Token,
    Whenever,
)
from kostka.games.dicethrone.spells import MakeUndefendable
from kostka.games.dicethrone.terms import (
    ATTACKED,
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import Moment, YouGet
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import (
    YOURSELF,
    AddDamage,
    Deal,
    DealIsolated,
    Heal,
    Prevent,
    PreventHalf,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_phases import AllowDefence, AnotherRollPhase, NoteIt
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, Lose, RemoveIt
from kostka.kernel.step import If, Word

THWIP: Final = Symbol("thwip", 1, 2, 3)
WEB: Final = Symbol("web", 4, 5)
SPIDER: Final = Symbol("spider", 6)

LEAFLET: Final = "THR-LEAF-01"
SWING: Final = Word("swing-escape")

# --- Leaflet --------------------------------------------------------------------------------------

COMBO: Final = Token("combo", UNIQUE, 1, transferable=False, worth=450).can_be_spent(
    Spend(
        "spend combo",
        AnotherRollPhase(),
        needs=(Need(LEAFLET, YourAttackIsOver(), afterwards=True),),
        once=LEAFLET,
    )
)
WEBBED: Final = Token("webbed", NEGATIVE, 1, transferable=False, worth=-180)
WEBBED.reacts(
    Whenever(YouGet(WEBBED), DealIsolated(2, YOURSELF)),
    Whenever(
        Moment(ATTACKED),
        If(TheAttackIsDefendable(), MakeUndefendable(), RemoveIt()),
    ),
)
INVISIBILITY: Final = Token("invisibility", UNIQUE, 1, transferable=False, worth=150).can_be_spent(
    Spend(
        "spend invisibility",
        AllowDefence(),
        needs=(
            Need(LEAFLET, YouAreAttacked(undefendably=True), damage=True),
            Need(LEAFLET, TheDefenceIsToCome()),
        ),
    )
)

# --- Board ----------------------------------------------------------------------------------------

PUNCH: Final = Ability(
    "punch",
    OFFENCE,
    Level(
        Row(Shows((3, THWIP)), Deal(4)),
        Row(Shows((4, THWIP)), Deal(5)),
        Row(Shows((5, THWIP)), Deal(6)),
        conf="public",
    ),
    Level(
        Row(Shows((3, THWIP)), Deal(5)),
        Row(Shows((4, THWIP)), Deal(6)),
        Row(Shows((5, THWIP)), Deal(7)),
        also=(On(OfAKind(4), Gain(COMBO)),),
        conf="public",
    ),
)
WALL_CRAWLER: Final = Ability(
    "wall-crawler",
    OFFENCE,
    Level(Row(Shows((2, THWIP), (3, WEB)), Gain(INVISIBILITY), Deal(7)), conf="public"),
)
C_C_C_COMBO: Final = Ability(
    "c-c-c-combo",
    OFFENCE,
    Level(Row(Shows((2, THWIP), (2, SPIDER)), Deal(5), Gain(COMBO)), conf="public"),
    Level(
        Row(Shows((2, THWIP), (2, SPIDER)), Deal(6), Gain(COMBO)),
        Row(
            Shows((2, WEB), (1, SPIDER)),
            Gain(INVISIBILITY),
            Inflict(WEBBED),
            called="web-shot",
            conf="public",
        ),
        conf="public",
    ),
)
SPIDER_REFLEXES: Final = Ability(
    "spider-reflexes",
    OFFENCE,
    Level(
        Row(
            Shows((1, THWIP), (2, WEB), (1, SPIDER)),
            RollDice(2),
            Deal(TheTotal()),
            If(TheTotalIs(2, 5), Gain(COMBO)),
        ),
        conf="public",
    ),
)


def _ensnare(small: int, large: int) -> Level:
    return Level(
        Row(Straight(4), Deal(small), THEN, Inflict(WEBBED)),
        Row(Straight(5), Draw(1), Deal(large), THEN, Inflict(WEBBED)),
        conf="public",
    )


ENSNARE: Final = Ability("ensnare", OFFENCE, _ensnare(5, 8), _ensnare(6, 9))
SPIDER_SENSE: Final = Ability(
    "spider-sense",
    DEFENCE,
    Level(
        dice=2,
        does=(
            If(YouHold(INVISIBILITY), May(Lose(INVISIBILITY), KeepAndReroll(), RESPONSES)),
            OnOrInstead(Shows((1, SPIDER)), SWING, Shows((1, WEB)), PreventHalf()),
        ),
        conf="public",
    ),
)
VENOM_PUNCH: Final = Ability(
    "venom-punch",
    OFFENCE,
    Level(Row(Shows((4, SPIDER)), Gain(INVISIBILITY), Deal(7, UNDEFENDABLE)), conf="public"),
    Level(
        Row(Shows((4, SPIDER)), Gain(INVISIBILITY), Deal(8, UNDEFENDABLE)),
        Row(
            Shows((3, SPIDER)),
            Gain(COMBO),
            THEN,
            Deal(2, UNDEFENDABLE),
            called="combo-up",
            conf="public",
        ),
        conf="public",
    ),
)
COUNTERPUNCH: Final = Ability(
    "counterpunch", DEFENCE, Level(dice=3, does=(Deal(Per(THWIP)),), conf="public")
)
VENOM_SHOCKWAVE: Final = Ability(
    "venom-shockwave",
    ULTIMATE_ABILITY,
    Level(
        Row(Shows((5, SPIDER)), Gain(INVISIBILITY), Inflict(WEBBED), THEN, Deal(13)),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_UNSEEN: Final = Need(NOTHING_TO_ACT_ON, YouHold(INVISIBILITY))

CARDS: Final = (
    Card("punch-2", UPGRADE, 2, upgrades=PUNCH, level=2),
    Card("c-c-c-combo-2", UPGRADE, 2, upgrades=C_C_C_COMBO, level=2),
    Card("ensnare-2", UPGRADE, 2, upgrades=ENSNARE, level=2),
    Card("venom-punch-2", UPGRADE, 2, upgrades=VENOM_PUNCH, level=2),
    Card("yikes", INSTANT, 1, Gain(INVISIBILITY)),
    Card("radioactive-blood", INSTANT, 3, Gain(COMBO)),
    Card(
        *("swing-escape", ROLL, 1),
        NoteIt(SWING),
        needs=(Need(NOTHING_TO_ACT_ON, YouDefendWith(SPIDER_SENSE)),),
    ),
    Card(
        *("nice-try", ROLL, 0),
        *(Lose(INVISIBILITY), Prevent(3)),
        needs=(WHEN_ATTACKED, _UNSEEN),
    ),
    Card(
        *("invisible-punch", ROLL, 1),
        Deal(3),
        needs=(WHEN_ATTACKED, Need(NOTHING_TO_ACT_ON, ItHasPrevented(SPIDER_SENSE))),
    ),
    Card(
        *("ambush", ROLL, 0),
        *(Lose(INVISIBILITY), AddDamage(3)),
        needs=(_UNSEEN,),
        modifier=True,
    ),
    Card("web-shooters", MAIN, 1, Inflict(WEBBED, chosen=True), aim=(ChoosePlayer(),)),
    Card(
        *("booyah", MAIN, 1),
        RollDice(1),
        On(Shows((1, THWIP)), Gain(INVISIBILITY)),
        On(Shows((1, WEB)), ChooseOpponent(), Inflict(WEBBED, chosen=True)),
        On(Shows((1, SPIDER)), Gain(COMBO)),
    ),
    Card("milkshake-me", MAIN, 1, Heal(3)),
    Card("cha-ching", MAIN, 0, GainCp(2)),
)

MILES_MORALES: Final = Hero(
    "miles-morales",
    complexity=2,
    faces=(THWIP, THWIP, THWIP, WEB, WEB, SPIDER),
    abilities=(
        *(PUNCH, WALL_CRAWLER, C_C_C_COMBO, SPIDER_REFLEXES, ENSNARE, SPIDER_SENSE),
        *(VENOM_PUNCH, COUNTERPUNCH, VENOM_SHOCKWAVE),
    ),
    tokens=(COMBO, WEBBED, INVISIBILITY),
    cards=CARDS,
    common=COMMON,
)
