"""The Barbarian: plain big hits, healing, and stuns that give him another attack."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, TheTotal
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.asks_tokens import ChooseStatus, RemoveStatus, ShakeOffAStatus
from kostka.games.dicethrone.blocks import THEN, On, Otherwise
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.facts import (
    TheDiceShow,
    TheTotalIs,
    YouHaveStatuses,
    YourAttackHasDealtDamage,
    YourAttackIsOver,
)
from kostka.games.dicethrone.heroes.season_one import STUN
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Need,
    OfAKind,
    Row,
    Shows,
    Straight,
    Symbol,
    Token,
)
from kostka.games.dicethrone.spells import MakeUndefendable
from kostka.games.dicethrone.terms import (
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
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import YOURSELF, AddDamage, Deal, DealTo, Heal
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Inflict
from kostka.kernel.step import If

SWORD: Final = Symbol("sword", 1, 2, 3)
LIFE: Final = Symbol("life", 4, 5)
POW: Final = Symbol("pow", 6)

# --- Leaflet --------------------------------------------------------------------------------------

CONCUSSION: Final = Token("concussion", NEGATIVE, 1, no_income=True, worth=-155)

# --- Board ----------------------------------------------------------------------------------------

_FOUR_ALIKE: Final = (On(OfAKind(4), MakeUndefendable()),)


def _smack(three: int, four: int, five: int) -> tuple[Row, ...]:
    return (
        Row(Shows((3, SWORD)), Deal(three)),
        Row(Shows((4, SWORD)), Deal(four)),
        Row(Shows((5, SWORD)), Deal(five)),
    )


SMACK: Final = Ability(
    "smack",
    OFFENCE,
    Level(*_smack(4, 6, 8), conf="public"),
    Level(*_smack(5, 7, 9), also=_FOUR_ALIKE, conf="public"),
    Level(*_smack(6, 8, 10), also=_FOUR_ALIKE, conf="public"),
)
FORTITUDE: Final = Ability(
    "fortitude",
    OFFENCE,
    Level(
        Row(Shows((3, LIFE)), Heal(4)),
        Row(Shows((4, LIFE)), Heal(5)),
        Row(Shows((5, LIFE)), Heal(6)),
        conf="public",
    ),
    Level(
        Row(Shows((3, LIFE)), Heal(5)),
        Row(Shows((4, LIFE)), Heal(6)),
        Row(Shows((5, LIFE)), Heal(7)),
        also=(On(OfAKind(3), If(YouHaveStatuses(1), ChooseStatus(own=True), RemoveStatus())),),
        conf="public",
    ),
)


def _sturdy_blow(n: int) -> Level:
    return Level(Row(Shows((2, SWORD), (2, POW)), Deal(n, UNDEFENDABLE)), conf="public")


STURDY_BLOW: Final = Ability(
    "sturdy-blow", OFFENCE, _sturdy_blow(4), _sturdy_blow(5), _sturdy_blow(6)
)


def _overpower(total: int) -> Row:
    return Row(
        Shows((3, SWORD), (2, POW)),
        RollDice(3),
        Deal(TheTotal()),
        If(TheTotalIs(total, 18), Inflict(CONCUSSION)),
    )


OVERPOWER: Final = Ability(
    "overpower",
    OFFENCE,
    Level(_overpower(14), conf="public"),
    Level(
        _overpower(10),
        Row(
            Shows((2, SWORD), (2, LIFE)),
            Heal(2),
            Deal(2, UNDEFENDABLE),
            called="war-cry",
            conf="public",
        ),
        conf="public",
    ),
)
MIGHTY_BLOW: Final = Ability(
    "mighty-blow",
    OFFENCE,
    Level(Row(Straight(4), Deal(9)), conf="public"),
    Level(Row(Straight(4), Deal(8, UNDEFENDABLE)), conf="public"),
)


def _reckless(n: int, own: int) -> Level:
    return Level(
        Row(
            Straight(5),
            Deal(n),
            THEN,
            If(YourAttackHasDealtDamage(), DealTo(own, YOURSELF, UNDEFENDABLE)),
        ),
        conf="public",
    )


RECKLESS: Final = Ability("reckless", OFFENCE, _reckless(15, 4), _reckless(20, 5))
CRIT_BASH: Final = Ability(
    "crit-bash",
    OFFENCE,
    Level(Row(Shows((4, POW)), Inflict(STUN), Deal(5, UNDEFENDABLE)), conf="public"),
    Level(
        Row(Shows((4, POW)), Inflict(STUN), Deal(7, UNDEFENDABLE)),
        Row(
            Shows((3, POW)),
            Inflict(CONCUSSION),
            Deal(2, UNDEFENDABLE),
            called="crit-smash",
            conf="public",
        ),
        conf="public",
    ),
)
THICK_SKIN: Final = Ability(
    "thick-skin",
    DEFENCE,
    Level(dice=3, does=(Heal(Per(LIFE, 2)),), conf="public"),
    Level(
        dice=4,
        does=(Heal(Per(LIFE, 2)), On(Shows((2, LIFE)), ShakeOffAStatus())),
        conf="public",
    ),
)
RAGE: Final = Ability(
    "rage",
    ULTIMATE_ABILITY,
    Level(Row(Shows((5, POW)), Inflict(STUN), Deal(15)), conf="public"),
)

# --- Deck -----------------------------------------------------------------------------------------

_A_POW: Final = TheDiceShow(Shows((1, POW)))

CARDS: Final = (
    Card("smack-2", UPGRADE, 2, upgrades=SMACK, level=2),
    Card("smack-3", UPGRADE, 3, upgrades=SMACK, level=3),
    Card("sturdy-blow-2", UPGRADE, 1, upgrades=STURDY_BLOW, level=2),
    Card("sturdy-blow-3", UPGRADE, 2, upgrades=STURDY_BLOW, level=3),
    Card("mighty-blow-2", UPGRADE, 2, upgrades=MIGHTY_BLOW, level=2),
    Card("crit-bash-2", UPGRADE, 2, upgrades=CRIT_BASH, level=2),
    Card("fortitude-2", UPGRADE, 2, upgrades=FORTITUDE, level=2),
    Card("overpower-2", UPGRADE, 2, upgrades=OVERPOWER, level=2),
    Card("reckless-2", UPGRADE, 2, upgrades=RECKLESS, level=2),
    Card("thick-skin-2", UPGRADE, 3, upgrades=THICK_SKIN, level=2),
    Card("concuss", MAIN, 1, Inflict(CONCUSSION, chosen=True), aim=(ChooseOpponent(),)),
    Card(
        *("head-bash", ROLL, 0),
        Inflict(CONCUSSION),
        needs=(Need("THR-AMB-88", YourAttackIsOver(8), afterwards=True),),
    ),
    Card(
        *("get-some", ROLL, 2),
        *(RollDice(5), AddDamage(Per(SWORD)), Inflict(CONCUSSION)),
        modifier=True,
    ),
    Card("feelin-good", INSTANT, 0, RollDice(3), Heal(1), Heal(Per(LIFE, 2))),
    Card(
        *("adrenaline-surge", MAIN, 0),
        RollDice(1),
        If(_A_POW, Heal(2), ChooseOpponent(), Inflict(CONCUSSION, chosen=True)),
        Otherwise(_A_POW, Draw(1)),
    ),
)

BARBARIAN: Final = Hero(
    "barbarian",
    complexity=1,
    faces=(SWORD, SWORD, SWORD, LIFE, LIFE, POW),
    abilities=(
        *(SMACK, FORTITUDE, STURDY_BLOW, OVERPOWER, MIGHTY_BLOW, RECKLESS, CRIT_BASH),
        *(THICK_SKIN, RAGE),
    ),
    tokens=(STUN, CONCUSSION),
    cards=CARDS,
    common=COMMON,
)
