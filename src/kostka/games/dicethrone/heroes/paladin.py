"""The Paladin: prayers pay for everything, shields and retribution, and a second life."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per
from kostka.games.dicethrone.asks_dice import ChooseDie, RerollIt
from kostka.games.dicethrone.asks_players import ChoosePlayer
from kostka.games.dicethrone.blocks import Branch, On, Or, Otherwise
from kostka.games.dicethrone.cards import COMMON, DAMAGE_TO_YOU, NOTHING_TO_ACT_ON, WHEN_ATTACKED
from kostka.games.dicethrone.facts import OWN, ARollPhase, DiceLie, ItIsThe, TheDiceShow
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
from kostka.games.dicethrone.spells import (
    MakeUndefendable,
    PayCp,
    TheAttackIsAtLeast,
    YouAttack,
    YouHaveCp,
)
from kostka.games.dicethrone.terms import (
    DEFENCE,
    MAIN,
    OFFENCE,
    OFFENSIVE,
    PASSIVE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import YouActivate
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import (
    AddDamage,
    Deal,
    DealHalfBack,
    Heal,
    Prevent,
    PreventHalf,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Give
from kostka.kernel.step import If, Step

SWORD: Final = Symbol("sword", 1, 2)
HELMET: Final = Symbol("helmet", 3, 4)
LIFE: Final = Symbol("life", 5)
PRAYER: Final = Symbol("prayer", 6)

LEAFLET: Final = "THR-LEAF-01"

# --- Leaflet --------------------------------------------------------------------------------------

CRIT: Final = Token("crit", POSITIVE, 1, worth=250).can_be_spent(
    Spend(
        "spend crit",
        AddDamage(4),
        needs=(Need(LEAFLET, YouAttack()), Need(LEAFLET, TheAttackIsAtLeast(5))),
    )
)
ACCURACY: Final = Token("accuracy", POSITIVE, 1, worth=130).can_be_spent(
    Spend(
        "spend accuracy",
        MakeUndefendable(),
        needs=(Need(LEAFLET, ItIsThe(OFFENSIVE)), Need(LEAFLET, YouAttack(defendably=True))),
    )
)
PROTECT: Final = Token("protect", POSITIVE, 1, worth=250).can_be_spent(
    Spend("spend protect", PreventHalf(), needs=(DAMAGE_TO_YOU,))
)
RETRIBUTION: Final = Token("retribution", POSITIVE, 1, worth=220).can_be_spent(
    Spend("spend retribution", DealHalfBack(), needs=(WHEN_ATTACKED,))
)
BLESSING_OF_DIVINITY: Final = Token(
    "blessing-of-divinity",
    UNIQUE,
    1,
    saves=1,
    removable=False,
    transferable=False,
    worth=800,
)

# --- Board ----------------------------------------------------------------------------------------


def _tithe(level: int, card: int, *passive: Whenever) -> Level:
    return Level(
        passive=passive,
        uses=(
            Spend(
                f"use tithe {level} to reroll",
                PayCp(1),
                ChooseDie(OWN),
                RerollIt(),
                n=0,
                needs=(
                    Need(LEAFLET, ARollPhase()),
                    Need(NOTHING_TO_ACT_ON, DiceLie(OWN)),
                    Need(NOTHING_TO_ACT_ON, YouHaveCp(1)),
                ),
            ),
            Spend(
                f"use tithe {level} to draw",
                PayCp(card),
                Draw(1),
                n=0,
                needs=(Need(NOTHING_TO_ACT_ON, YouHaveCp(card)),),
            ),
        ),
        conf="public",
    )


TITHE: Final = Ability(
    "tithe",
    PASSIVE,
    _tithe(1, 3),
    _tithe(2, 2, Whenever(YouActivate(PRAYER), GainCp(1))),
)


def _righteous_combat(n: int, dice: int) -> Row:
    return Row(
        Shows((3, SWORD), (2, HELMET)),
        Deal(n),
        RollDice(dice),
        AddDamage(Per(SWORD, 2)),
        AddDamage(Per(HELMET)),
        Heal(Per(LIFE, 2)),
        GainCp(Per(PRAYER)),
    )


def _steadfast() -> Row:
    return Row(
        Shows((2, SWORD), (1, HELMET)),
        Heal(2),
        Deal(2, UNDEFENDABLE),
        called="steadfast",
        conf="public",
    )


RIGHTEOUS_COMBAT: Final = Ability(
    "righteous-combat",
    OFFENCE,
    Level(_righteous_combat(5, 2), conf="public"),
    Level(_righteous_combat(5, 3), _steadfast(), conf="public"),
    Level(_righteous_combat(6, 3), _steadfast(), conf="public"),
)
RETALIATE: Final = Ability(
    "retaliate",
    OFFENCE,
    Level(Row(Shows((3, HELMET), (1, PRAYER)), Gain(RETRIBUTION), GainCp(2)), conf="public"),
    Level(
        Row(Shows((3, HELMET), (1, PRAYER)), ChoosePlayer(), Give(RETRIBUTION), GainCp(4)),
        Row(
            Shows((1, SWORD), (1, HELMET), (1, LIFE), (1, PRAYER)),
            Gain(RETRIBUTION),
            Heal(1),
            Deal(3, UNDEFENDABLE),
            called="requital",
            conf="public",
        ),
        conf="public",
    ),
)


def _mighty_prayer(n: int) -> Row:
    return Row(Shows((3, SWORD), (1, PRAYER)), Gain(CRIT), Gain(ACCURACY), Deal(n, UNDEFENDABLE))


MIGHTY_PRAYER: Final = Ability(
    "mighty-prayer",
    OFFENCE,
    Level(_mighty_prayer(3), conf="public"),
    Level(
        _mighty_prayer(4),
        Row(
            Shows((2, SWORD), (1, PRAYER)),
            Deal(2, UNDEFENDABLE),
            Or(Branch("gain-crit", Gain(CRIT)), Branch("gain-accuracy", Gain(ACCURACY))),
            called="offensive-stance",
            conf="public",
        ),
        conf="public",
    ),
)


def _holy_attack(small: int, large: int) -> Level:
    return Level(
        Row(Straight(4), Heal(1), Deal(small)),
        Row(Straight(5), Heal(2), Deal(large)),
        conf="public",
    )


HOLY_ATTACK: Final = Ability("holy-attack", OFFENCE, _holy_attack(5, 8), _holy_attack(7, 9))


def _holy_light(dice: int) -> Level:
    return Level(
        Row(
            Shows((2, LIFE)),
            Heal(Per(LIFE)),
            RollDice(dice),
            On(Shows((1, SWORD)), Gain(CRIT)),
            On(Shows((1, HELMET)), Gain(PROTECT)),
            On(Shows((1, LIFE)), Draw(1)),
            On(Shows((1, PRAYER)), GainCp(2)),
        ),
        conf="public",
    )


HOLY_LIGHT: Final = Ability("holy-light", OFFENCE, _holy_light(1), _holy_light(3))
RIGHTEOUS_PRAYER: Final = Ability(
    "righteous-prayer",
    OFFENCE,
    Level(Row(Shows((4, PRAYER)), Gain(CRIT), GainCp(2), Deal(8)), conf="public"),
    Level(
        Row(Shows((4, PRAYER)), Gain(CRIT), GainCp(2), Deal(8, UNDEFENDABLE)),
        Row(Shows((3, PRAYER)), GainCp(4), called="prosperity", conf="public"),
        conf="public",
    ),
)


def _divine_defense(dice: int, *more: Step) -> Level:
    return Level(
        dice=dice,
        does=(
            Deal(Per(SWORD)),
            Prevent(Per(HELMET)),
            Prevent(Per(LIFE, 2)),
            GainCp(Per(PRAYER)),
            *more,
        ),
        conf="public",
    )


DIVINE_DEFENSE: Final = Ability(
    "divine-defense",
    DEFENCE,
    _divine_defense(3),
    _divine_defense(4),
    _divine_defense(4, On(Shows((2, HELMET), (1, PRAYER)), Gain(PROTECT))),
)
RESOLUTE_FAITH: Final = Ability(
    "resolute-faith",
    ULTIMATE_ABILITY,
    Level(Row(Shows((5, PRAYER)), Heal(5), Gain(BLESSING_OF_DIVINITY), Deal(10)), conf="public"),
)

# --- Deck -----------------------------------------------------------------------------------------

_A_PRAYER: Final = TheDiceShow(Shows((1, PRAYER)))

CARDS: Final = (
    Card("tithe-2", UPGRADE, 3, upgrades=TITHE, level=2),
    Card("retaliate-2", UPGRADE, 1, upgrades=RETALIATE, level=2),
    Card("holy-attack-2", UPGRADE, 2, upgrades=HOLY_ATTACK, level=2),
    Card("righteous-prayer-2", UPGRADE, 2, upgrades=RIGHTEOUS_PRAYER, level=2),
    Card("righteous-combat-2", UPGRADE, 2, upgrades=RIGHTEOUS_COMBAT, level=2),
    Card("righteous-combat-3", UPGRADE, 4, upgrades=RIGHTEOUS_COMBAT, level=3),
    Card("mighty-prayer-2", UPGRADE, 2, upgrades=MIGHTY_PRAYER, level=2),
    Card("holy-light-2", UPGRADE, 2, upgrades=HOLY_LIGHT, level=2),
    Card("divine-defense-2", UPGRADE, 3, upgrades=DIVINE_DEFENSE, level=2),
    Card("divine-defense-3", UPGRADE, 4, upgrades=DIVINE_DEFENSE, level=3),
    Card("mighty", MAIN, 1, Give(CRIT), aim=(ChoosePlayer(),)),
    Card(
        *("consecration", MAIN, 4),
        *(Give(PROTECT), Give(RETRIBUTION), Give(CRIT), Give(ACCURACY)),
        aim=(ChoosePlayer(),),
    ),
    Card(
        *("blessed", MAIN, 1),
        RollDice(1),
        On(Shows((1, SWORD)), Draw(2)),
        On(Shows((1, HELMET)), Heal(3)),
        On(Shows((1, LIFE)), Heal(4)),
        On(Shows((1, PRAYER)), GainCp(3)),
    ),
    Card(
        *("absolution", ROLL, 1),
        RollDice(1),
        On(Shows((1, SWORD)), Deal(3)),
        On(Shows((1, HELMET)), Prevent(3)),
        On(Shows((1, LIFE)), Prevent(5)),
        On(Shows((1, PRAYER)), Prevent(2), GainCp(2)),
        needs=(WHEN_ATTACKED,),
    ),
    Card(
        *("divine-favor", MAIN, 0),
        RollDice(1),
        If(_A_PRAYER, GainCp(4)),
        Otherwise(_A_PRAYER, Draw(1)),
    ),
)

PALADIN: Final = Hero(
    "paladin",
    complexity=5,
    faces=(SWORD, SWORD, HELMET, HELMET, LIFE, PRAYER),
    abilities=(
        *(TITHE, RIGHTEOUS_COMBAT, RETALIATE, MIGHTY_PRAYER, HOLY_ATTACK, HOLY_LIGHT),
        *(RIGHTEOUS_PRAYER, DIVINE_DEFENSE, RESOLUTE_FAITH),
    ),
    tokens=(CRIT, ACCURACY, PROTECT, RETRIBUTION, BLESSING_OF_DIVINITY),
    cards=CARDS,
    common=COMMON,
)
