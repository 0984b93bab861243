"""Thor: throws Mjolnir and calls it back, and every step of that charges his blows."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld, TheTotal
from kostka.games.dicethrone.asks_dice import ChooseDie, CountOnly, KeepAndReroll, TurnItToOneOf
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import THEN, IfTheTarget, On, Otherwise, Repeat
from kostka.games.dicethrone.cards import AN_OWN_DIE, COMMON, NOTHING_TO_ACT_ON, WHEN_ATTACKED
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
from kostka.games.dicethrone.facts import (
    OWN,
    ItIsThe,
    TheDieIs,
    ThisWouldDefeatYou,
    YouHold,
    YourMainPhase,
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
)
from kostka.games.dicethrone.spells import ACardInHand, DiscardACard, MakeUndefendable, YouAttack
from kostka.games.dicethrone.terms import (
    COLLATERAL,
    COMPANION,
    DEFENCE,
    INSTANT,
    OFFENCE,
    OFFENSIVE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import (
    CHOSEN,
    AddDamage,
    Deal,
    DealIsolated,
    DealTo,
    Heal,
    Prevent,
    PreventAll,
    SurviveAt,
)
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Lose
from kostka.kernel.step import If, Step

HAMMER: Final = Symbol("hammer", 1, 2, 3)
WORTHY: Final = Symbol("worthy", 4, 5)
THUNDER: Final = Symbol("thunder", 6)

# --- Leaflet --------------------------------------------------------------------------------------

ELECTROKINESIS: Final = Token("electrokinesis", POSITIVE, 4, worth=45).can_be_spent(
    Spend(
        "spend electrokinesis",
        Draw(1),
        n=4,
        needs=(Need("THR-LEAF-01", YourMainPhase()),),
        once="THR-LEAF-01",
    )
)
GUARD_BREAK: Final = Token("guard-break", POSITIVE, 2, worth=60).can_be_spent(
    Spend(
        "spend guard-break",
        RollDice(1),
        If(TheDieIs(4, 5), MakeUndefendable()),
        needs=(
            Need("THR-LEAF-01", ItIsThe(OFFENSIVE)),
            Need("THR-LEAF-01", YouAttack(defendably=True)),
        ),
    )
)
MJOLNIR: Final = Token(
    "mjolnir", COMPANION, 1, removable=False, transferable=False, worth=20
).travels(
    out=(ChooseOpponent(), PlaceIt(), DealIsolated(1)),
    back=(TakeItBack(), Gain(ELECTROKINESIS)),
)
MJOLNIR.can_be_used(
    Spend(
        "use mjolnir",
        DiscardACard(),
        ThrowOrRetrieve(MJOLNIR),
        n=0,
        needs=(Need(NOTHING_TO_ACT_ON, ACardInHand()),),
    )
)

# --- Board ----------------------------------------------------------------------------------------


def _level(*rows: Row) -> Level:
    return Level(*rows, conf="public")


def _hammered(five: int, alike: int) -> Level:
    return Level(
        Row(Shows((3, HAMMER)), ThrowOrRetrieve(MJOLNIR), Deal(5)),
        Row(Shows((4, HAMMER)), ThrowOrRetrieve(MJOLNIR), Deal(6)),
        Row(Shows((5, HAMMER)), ThrowOrRetrieve(MJOLNIR), Deal(five)),
        also=(On(OfAKind(alike), Gain(ELECTROKINESIS)),),
        conf="public",
    )


HAMMERED: Final = Ability(
    "hammered",
    OFFENCE,
    _level(
        Row(Shows((3, HAMMER)), Throw(MJOLNIR), Deal(4)),
        Row(Shows((4, HAMMER)), Throw(MJOLNIR), Deal(5)),
        Row(Shows((5, HAMMER)), Throw(MJOLNIR), Deal(7)),
    ),
    _hammered(7, alike=4),
    _hammered(8, alike=3),
)


def _odinforce(damage: int, *more: Step) -> Level:
    return _level(
        Row(
            Shows((2, HAMMER), (3, WORTHY)),
            RollDice(5),
            *more,
            On(Shows((2, HAMMER)), ThrowOrRetrieve(MJOLNIR)),
            On(Shows((2, WORTHY)), GainCp(1)),
            Gain(ELECTROKINESIS, Per(THUNDER)),
            THEN,
            Deal(damage),
            AddDamage(PerHeld(ELECTROKINESIS)),
        )
    )


ODINFORCE: Final = Ability(
    "odinforce", OFFENCE, _odinforce(5), _odinforce(6, KeepAndReroll(), RESPONSES)
)


def _mighty_summon(health: int, damage: int) -> Row:
    home = ItIsHome(MJOLNIR)
    return Row(
        Shows((1, HAMMER), (2, WORTHY), (1, THUNDER)),
        Gain(GUARD_BREAK, 2),
        Heal(health),
        If(home, Gain(ELECTROKINESIS, 3)),
        Otherwise(
            home, AimAtItsHolder(MJOLNIR), Retrieve(MJOLNIR), DealTo(damage, CHOSEN, COLLATERAL)
        ),
    )


MIGHTY_SUMMON: Final = Ability(
    "mighty-summon",
    OFFENCE,
    _level(_mighty_summon(2, 3)),
    _level(
        _mighty_summon(3, 4),
        Row(
            Shows((2, HAMMER), (2, THUNDER)),
            Gain(ELECTROKINESIS, 2),
            Deal(6),
            called="boom-boom",
            conf="public",
        ),
    ),
)


def _chain_lightning(dice: int, damage: int) -> Level:
    return _level(
        Row(
            Shows((3, HAMMER), (2, THUNDER)),
            RollDice(dice),
            CountOnly(2),
            Deal(TheTotal()),
            ChooseOpponent(),
            DealIsolated(damage, CHOSEN, COLLATERAL),
        )
    )


CHAIN_LIGHTNING: Final = Ability(
    "chain-lightning", OFFENCE, _chain_lightning(3, 2), _chain_lightning(4, 3)
)
LIGHTNING_ROD: Final = Ability(
    "lightning-rod",
    OFFENCE,
    _level(
        Row(
            Straight(4),
            IfTheTarget(
                ItIsOnTheTarget(MJOLNIR), Deal(9), otherwise=(Gain(ELECTROKINESIS), Deal(7))
            ),
        )
    ),
    _level(Row(Straight(4), ThrowOrRetrieve(MJOLNIR), Gain(ELECTROKINESIS), Deal(9))),
)
THUNDER_BOLT: Final = Ability(
    "thunder-bolt",
    OFFENCE,
    _level(Row(Straight(5), ThrowOrRetrieve(MJOLNIR), Gain(ELECTROKINESIS, 2), Deal(10))),
    _level(
        Row(Straight(5), ThrowOrRetrieve(MJOLNIR), Gain(ELECTROKINESIS, 2), Deal(12)),
        Row(Shows((3, WORTHY)), Heal(4), called="asgardian-brawn", conf="public"),
    ),
)


def _bottled_lightning(times: int, damage: int) -> Row:
    return Row(
        Shows((4, THUNDER)),
        ThrowOrRetrieve(MJOLNIR, up_to=times),
        Gain(GUARD_BREAK, 2),
        THEN,
        Deal(damage),
        AddDamage(PerHeld(ELECTROKINESIS)),
    )


BOTTLED_LIGHTNING: Final = Ability(
    "bottled-lightning",
    OFFENCE,
    _level(_bottled_lightning(2, 7)),
    _level(
        _bottled_lightning(3, 8),
        Row(
            Shows((3, THUNDER)),
            ThrowOrRetrieve(MJOLNIR, up_to=6),
            called="ricochet",
            conf="public",
        ),
    ),
)


def _thunder_wheel(dice: int, hammers: Step) -> Level:
    return Level(
        dice=dice,
        does=(hammers, Prevent(Per(WORTHY, 2)), Gain(ELECTROKINESIS, Per(THUNDER))),
        conf="public",
    )


THUNDER_WHEEL: Final = Ability(
    "thunder-wheel",
    DEFENCE,
    _thunder_wheel(3, On(Shows((2, HAMMER)), ThrowOrRetrieve(MJOLNIR))),
    _thunder_wheel(4, Repeat(Per(HAMMER, every=2), ThrowOrRetrieve(MJOLNIR))),
)
FOR_ASGARD: Final = Ability(
    "for-asgard",
    ULTIMATE_ABILITY,
    _level(
        Row(Shows((5, THUNDER)), Gain(GUARD_BREAK), ThrowOrRetrieve(MJOLNIR, up_to=4), Deal(14))
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

CARDS: Final = (
    Card("hammered-2", UPGRADE, 0, upgrades=HAMMERED, level=2),
    Card("hammered-3", UPGRADE, 2, upgrades=HAMMERED, level=3),
    Card("mighty-summon-2", UPGRADE, 2, upgrades=MIGHTY_SUMMON, level=2),
    Card("chain-lightning-2", UPGRADE, 2, upgrades=CHAIN_LIGHTNING, level=2),
    Card("odinforce-2", UPGRADE, 2, upgrades=ODINFORCE, level=2),
    Card("bottled-lightning-2", UPGRADE, 2, upgrades=BOTTLED_LIGHTNING, level=2),
    Card("lightning-rod-2", UPGRADE, 2, upgrades=LIGHTNING_ROD, level=2),
    Card("thunder-bolt-2", UPGRADE, 2, upgrades=THUNDER_BOLT, level=2),
    Card("thunder-wheel-2", UPGRADE, 2, upgrades=THUNDER_WHEEL, level=2),
    Card(
        *("indomitable-will", ROLL, 2),
        RollDice(1),
        On(Shows((1, WORTHY)), SurviveAt(1)),
        needs=(WHEN_ATTACKED, Need(NOTHING_TO_ACT_ON, ThisWouldDefeatYou(), damage=True)),
    ),
    Card(
        *("invulnerability", ROLL, 2),
        Lose(ELECTROKINESIS, 2),
        PreventAll(),
        needs=(WHEN_ATTACKED, Need(NOTHING_TO_ACT_ON, YouHold(ELECTROKINESIS, 2))),
    ),
    Card("he-is-worthy", ROLL, 1, ChooseDie(OWN), TurnItToOneOf((4, 5)), needs=(AN_OWN_DIE,)),
    Card("power-trip", INSTANT, 1, Draw(1), Gain(ELECTROKINESIS, 2)),
    Card("time-to-hammer", INSTANT, 0, Retrieve(MJOLNIR), GainCp(1), Gain(ELECTROKINESIS)),
    Card(
        *("stormbreak", INSTANT, 0),
        *(Draw(1), GainCp(1), Gain(GUARD_BREAK), Gain(ELECTROKINESIS)),
        needs=(Need(NOTHING_TO_ACT_ON, ThrownThisTurn(MJOLNIR, 2)),),
    ),
)

THOR: Final = Hero(
    "thor",
    complexity=3,
    faces=(HAMMER, HAMMER, HAMMER, WORTHY, WORTHY, THUNDER),
    abilities=(
        *(HAMMERED, ODINFORCE, MIGHTY_SUMMON, CHAIN_LIGHTNING, LIGHTNING_ROD, THUNDER_BOLT),
        *(BOTTLED_LIGHTNING, THUNDER_WHEEL, FOR_ASGARD),
    ),
    tokens=(ELECTROKINESIS, GUARD_BREAK, MJOLNIR),
    cards=CARDS,
    common=COMMON,
    setup=(Gain(MJOLNIR),),
)
