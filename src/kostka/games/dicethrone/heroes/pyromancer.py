"""The Pyromancer: she builds up Fire Mastery and cashes it in before it cools."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld, SoMany
from kostka.games.dicethrone.asks_dice import KeepAndReroll
from kostka.games.dicethrone.asks_tokens import PayAnyCp, SpendUpTo
from kostka.games.dicethrone.blocks import THEN, On, Otherwise
from kostka.games.dicethrone.cards import COMMON
from kostka.games.dicethrone.facts import TheDiceShow
from kostka.games.dicethrone.heroes.season_one import KNOCKDOWN, STUN
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Row,
    Shows,
    Straight,
    Symbol,
    Token,
    Whenever,
)
from kostka.games.dicethrone.spells import YourUpkeep
from kostka.games.dicethrone.terms import (
    COLLATERAL,
    DEFENCE,
    MAIN,
    NEGATIVE,
    OFFENCE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import YOURSELF, AddDamage, Deal, DealTo
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Fill, Gain, Inflict, RaiseLimit, RemoveIt
from kostka.kernel.step import If, Step

FLAME: Final = Symbol("flame", 1, 2, 3)
BLAZE: Final = Symbol("blaze", 4)
FIERY_SOUL: Final = Symbol("fiery-soul", 5)
METEOR: Final = Symbol("meteor", 6)

# --- Leaflet --------------------------------------------------------------------------------------

FIRE_MASTERY: Final = Token("fire-mastery", POSITIVE, 5, worth=90).reacts(
    Whenever(YourUpkeep(), RemoveIt(), once=True)  # one of them, however many there are
)
BURN: Final = Token("burn", NEGATIVE, 1, upkeep=(DealTo(2, YOURSELF),), worth=-350)

# --- Board ----------------------------------------------------------------------------------------


def _fireball(gained: int) -> Level:
    return Level(
        Row(Shows((3, FLAME)), Gain(FIRE_MASTERY, gained), Deal(4)),
        Row(Shows((4, FLAME)), Gain(FIRE_MASTERY, gained), Deal(6)),
        Row(Shows((5, FLAME)), Gain(FIRE_MASTERY, gained), Deal(8)),
        conf="public",
    )


FIREBALL: Final = Ability("fireball", OFFENCE, _fireball(1), _fireball(2))


def _pyroblast(*rolls: Step) -> Level:
    return Level(
        Row(
            Shows((3, FLAME), (1, METEOR)),
            Deal(6),
            *rolls,
            AddDamage(Per(FLAME, 3)),
            On(Shows((1, BLAZE)), Inflict(BURN)),
            Gain(FIRE_MASTERY, Per(FIERY_SOUL, 2)),
            On(Shows((1, METEOR)), Inflict(KNOCKDOWN)),
        ),
        conf="public",
    )


PYROBLAST: Final = Ability(
    "pyroblast",
    OFFENCE,
    _pyroblast(RollDice(1)),
    _pyroblast(RollDice(2)),
    _pyroblast(RollDice(2), KeepAndReroll(at_most=1), RESPONSES),
)


def _burning_soul(*first: Step) -> Level:
    return Level(
        Row(
            Shows((2, FIERY_SOUL)),
            *first,
            Gain(FIRE_MASTERY, Per(FIERY_SOUL, 2)),
            DealTo(Per(FIERY_SOUL), kind=COLLATERAL),
        ),
        conf="public",
    )


BURNING_SOUL: Final = Ability(
    "burning-soul",
    OFFENCE,
    _burning_soul(),
    _burning_soul(
        On(Shows((3, FIERY_SOUL)), Inflict(BURN)),
        On(Shows((4, FIERY_SOUL)), RaiseLimit(FIRE_MASTERY)),
    ),
)


def _combustion(each: int) -> Level:
    return Level(
        Row(
            Shows((1, FLAME), (1, BLAZE), (1, FIERY_SOUL), (1, METEOR)),
            Gain(FIRE_MASTERY),
            THEN,
            SpendUpTo(FIRE_MASTERY, 4),
            Deal(SoMany(each), UNDEFENDABLE),
        ),
        conf="public",
    )


COMBUSTION: Final = Ability("combustion", OFFENCE, _combustion(3), _combustion(4))


def _hot_streak(n: int) -> Row:
    return Row(Straight(4), Gain(FIRE_MASTERY, 2), THEN, Deal(n), AddDamage(PerHeld(FIRE_MASTERY)))


HOT_STREAK: Final = Ability(
    "hot-streak",
    OFFENCE,
    Level(_hot_streak(5), conf="public"),
    Level(
        _hot_streak(6),
        Row(
            Shows((2, FLAME), (2, BLAZE)),
            Gain(FIRE_MASTERY, 2),
            Inflict(BURN),
            Deal(6),
            called="scorch",
            conf="public",
        ),
        conf="public",
    ),
)


def _ignite(n: int, *more: Step) -> Row:
    return Row(
        Straight(5),
        Gain(FIRE_MASTERY, 2),
        THEN,
        Deal(n),
        AddDamage(PerHeld(FIRE_MASTERY, n=2)),
        *more,
    )


IGNITE: Final = Ability(
    "ignite",
    OFFENCE,
    Level(_ignite(4), conf="public"),
    Level(
        _ignite(5, Inflict(BURN)),
        Row(
            Shows((2, BLAZE), (2, FIERY_SOUL)),
            RaiseLimit(FIRE_MASTERY),
            THEN,
            Gain(FIRE_MASTERY, 5),
            Inflict(KNOCKDOWN),
            called="blazing-soul",
            conf="public",
        ),
        conf="public",
    ),
)


def _meteorite(all_get: int) -> Row:
    return Row(
        Shows((4, METEOR)),
        Gain(FIRE_MASTERY, 2),
        THEN,
        Deal(PerHeld(FIRE_MASTERY), UNDEFENDABLE),
        DealTo(all_get, kind=COLLATERAL),
        Inflict(STUN),
    )


METEORITE: Final = Ability(
    "meteorite",
    OFFENCE,
    Level(_meteorite(2), conf="public"),
    Level(
        _meteorite(3),
        Row(
            Shows((3, METEOR)),
            Inflict(KNOCKDOWN),
            Inflict(BURN),
            Inflict(STUN),
            called="meteoroid",
            conf="public",
        ),
        conf="public",
    ),
)
_BURNED: Final = On(Shows((1, FLAME), (1, BLAZE)), Inflict(BURN))
MOLTEN_ARMOR: Final = Ability(
    "molten-armor",
    DEFENCE,
    Level(dice=5, does=(Gain(FIRE_MASTERY, Per(FIERY_SOUL)), Deal(Per(FLAME))), conf="public"),
    Level(
        dice=5,
        does=(Gain(FIRE_MASTERY, Per(FIERY_SOUL)), _BURNED, Deal(Per(FLAME))),
        conf="public",
    ),
    Level(
        dice=5,
        does=(
            Gain(FIRE_MASTERY, Per(FIERY_SOUL)),
            Gain(FIRE_MASTERY, Per(METEOR)),
            _BURNED,
            Deal(Per(FLAME)),
            Deal(Per(METEOR)),
        ),
        conf="public",
    ),
)
SCORCH_THE_EARTH: Final = Ability(
    "scorch-the-earth",
    ULTIMATE_ABILITY,
    Level(
        Row(
            Shows((5, METEOR)),
            Gain(FIRE_MASTERY, 3),
            Inflict(KNOCKDOWN),
            Inflict(BURN),
            Deal(12),
            DealTo(2, kind=COLLATERAL),
        ),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_A_METEOR: Final = TheDiceShow(Shows((1, METEOR)))

CARDS: Final = (
    Card("fireball-2", UPGRADE, 1, upgrades=FIREBALL, level=2),
    Card("pyroblast-2", UPGRADE, 2, upgrades=PYROBLAST, level=2),
    Card("pyroblast-3", UPGRADE, 3, upgrades=PYROBLAST, level=3),
    Card("burning-soul-2", UPGRADE, 1, upgrades=BURNING_SOUL, level=2),
    Card("combustion-2", UPGRADE, 2, upgrades=COMBUSTION, level=2),
    Card("hot-streak-2", UPGRADE, 2, upgrades=HOT_STREAK, level=2),
    Card("ignite-2", UPGRADE, 2, upgrades=IGNITE, level=2),
    Card("meteorite-2", UPGRADE, 2, upgrades=METEORITE, level=2),
    Card("molten-armor-2", UPGRADE, 1, upgrades=MOLTEN_ARMOR, level=2),
    Card("molten-armor-3", UPGRADE, 3, upgrades=MOLTEN_ARMOR, level=3),
    Card(
        *("warm-up", MAIN, 0),
        *(Gain(FIRE_MASTERY), THEN, PayAnyCp(), Gain(FIRE_MASTERY, SoMany())),
    ),
    Card("fire-up", MAIN, 3, RaiseLimit(FIRE_MASTERY), THEN, Gain(FIRE_MASTERY, 2)),
    Card("red-hot", ROLL, 1, AddDamage(PerHeld(FIRE_MASTERY)), modifier=True),
    Card(
        *("huzzah", ROLL, 1),
        RollDice(1),
        On(Shows((1, FLAME)), AddDamage(3)),
        On(Shows((1, BLAZE)), Inflict(BURN)),
        On(Shows((1, FIERY_SOUL)), Gain(FIRE_MASTERY, 2)),
        On(Shows((1, METEOR)), Inflict(KNOCKDOWN)),
        modifier=True,
    ),
    Card(
        *("infernal-infusion", MAIN, 0),
        RollDice(1),
        If(_A_METEOR, Fill(FIRE_MASTERY)),
        Otherwise(_A_METEOR, Draw(1)),
    ),
)

PYROMANCER: Final = Hero(
    "pyromancer",
    complexity=3,
    faces=(FLAME, FLAME, FLAME, BLAZE, FIERY_SOUL, METEOR),
    abilities=(
        *(FIREBALL, PYROBLAST, BURNING_SOUL, COMBUSTION, HOT_STREAK, IGNITE, METEORITE),
        *(MOLTEN_ARMOR, SCORCH_THE_EARTH),
    ),
    tokens=(FIRE_MASTERY, BURN, KNOCKDOWN, STUN),
    cards=CARDS,
    common=COMMON,
)
