"""The Monk: he banks Chi, to soften hits or to add to his own later."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, TheTotal
from kostka.games.dicethrone.asks_dice import KeepAndReroll
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.asks_tokens import ChooseStatus, RemoveStatus
from kostka.games.dicethrone.blocks import THEN, Branch, May, On, Or, Otherwise, Repeat
from kostka.games.dicethrone.cards import COMMON, DAMAGE_TO_YOU
from kostka.games.dicethrone.facts import (
    HeldSinceBefore,
    TheDiceShow,
    TheTotalIs,
    YouHaveStatuses,
    YouHold,
)
from kostka.games.dicethrone.heroes.season_one import EVASIVE, KNOCKDOWN
from kostka.games.dicethrone.play import RESPONSES
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
)
from kostka.games.dicethrone.spells import MakeUndefendable, YouAttack
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    OFFENCE,
    POSITIVE,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, Prevent
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Fill, Gain, Inflict, Lose, RaiseLimit
from kostka.kernel.step import If, Step

FIST: Final = Symbol("fist", 1, 2)
PALM: Final = Symbol("palm", 3)
HARMONY: Final = Symbol("harmony", 4, 5)
LOTUS: Final = Symbol("lotus", 6)

LEAFLET: Final = "THR-LEAF-01"

# --- Leaflet --------------------------------------------------------------------------------------

CHI: Final = Token("chi", POSITIVE, 5, worth=80)
CHI.can_be_spent(
    Spend("spend chi to prevent", Prevent(1), needs=(DAMAGE_TO_YOU,)),
    Spend(
        "spend chi to add",
        AddDamage(1),
        needs=(Need(LEAFLET, YouAttack()), Need(LEAFLET, HeldSinceBefore(CHI))),
    ),
)
CLEANSE: Final = Token("cleanse", POSITIVE, 3, worth=60).can_be_spent(
    Spend(
        "spend cleanse",
        ChooseStatus(own=True),
        RemoveStatus(),
        needs=(Need(LEAFLET, YouHaveStatuses(besides=True)),),
    )
)
_EVADE_OR_CLEANSE: Final = Or(
    Branch("gain-evasive", Gain(EVASIVE)), Branch("gain-cleanse", Gain(CLEANSE))
)

# --- Board ----------------------------------------------------------------------------------------

FIST_STRIKE: Final = Ability(
    "fist-strike",
    OFFENCE,
    Level(
        Row(Shows((3, FIST)), Deal(4)),
        Row(Shows((4, FIST)), Deal(6)),
        Row(Shows((5, FIST)), Deal(8)),
        conf="public",
    ),
    Level(
        Row(Shows((3, FIST)), Deal(7)),
        Row(Shows((4, FIST)), Deal(8)),
        Row(Shows((5, FIST)), Deal(9)),
        conf="public",
    ),
    Level(
        Row(Shows((3, FIST)), Deal(7)),
        Row(Shows((4, FIST)), Inflict(KNOCKDOWN), Deal(8)),
        Row(Shows((5, FIST)), Inflict(KNOCKDOWN), Deal(9)),
        conf="public",
    ),
)


def _combo_strike(n: int, dice: int) -> Level:
    return Level(
        Row(
            Shows((3, FIST), (1, PALM)),
            Deal(n),
            RollDice(dice),
            AddDamage(Per(FIST, 2)),
            AddDamage(Per(PALM, 3)),
            Gain(CHI, Per(HARMONY, 2)),
            Repeat(Per(LOTUS), _EVADE_OR_CLEANSE),
        ),
        conf="public",
    )


COMBO_STRIKE: Final = Ability("combo-strike", OFFENCE, _combo_strike(6, 1), _combo_strike(5, 2))
MEDITATE: Final = Ability(
    "meditate",
    OFFENCE,
    Level(Row(Shows((3, HARMONY)), Gain(CHI, 5), _EVADE_OR_CLEANSE), conf="public"),
    Level(
        Row(Shows((3, HARMONY)), Gain(CHI, 6), Gain(EVASIVE), Gain(CLEANSE)),
        Row(
            Shows((2, FIST), (2, HARMONY)),
            Deal(6),
            THEN,
            Gain(CHI, 2),
            called="zen-strike",
            conf="public",
        ),
        conf="public",
    ),
)


def _tempest_rush(chi: int, *more: Step) -> Level:
    return Level(
        Row(
            Shows((3, PALM)),
            RollDice(3),
            If(YouHold(CHI, chi), May(Lose(CHI, chi), KeepAndReroll(at_most=1), RESPONSES)),
            Deal(TheTotal()),
            *more,
        ),
        conf="public",
    )


TEMPEST_RUSH: Final = Ability(
    "tempest-rush",
    OFFENCE,
    _tempest_rush(2),
    _tempest_rush(1, If(TheTotalIs(12, 18), Inflict(KNOCKDOWN))),
)
FIST_OF_HARMONY: Final = Ability(
    "fist-of-harmony",
    OFFENCE,
    Level(Row(Straight(4), Deal(5), THEN, Gain(CHI, 2)), conf="public"),
    Level(Row(Straight(4), Deal(6), THEN, Gain(CHI, 3)), conf="public"),
)
FIST_OF_TRANQUILITY: Final = Ability(
    "fist-of-tranquility",
    OFFENCE,
    Level(Row(Straight(5), Gain(EVASIVE), Deal(7), THEN, Gain(CHI, 2)), conf="public"),
    Level(
        Row(Straight(5), Gain(EVASIVE), Inflict(KNOCKDOWN), Deal(7), THEN, Gain(CHI, 3)),
        Row(
            Shows((1, FIST), (1, PALM), (1, HARMONY), (1, LOTUS)),
            Gain(EVASIVE, 2),
            Deal(3, UNDEFENDABLE),
            called="way-of-the-monk",
            conf="public",
        ),
        conf="public",
    ),
)
LOTUS_STRIKE: Final = Ability(
    "lotus-strike",
    OFFENCE,
    Level(
        Row(
            Shows((4, LOTUS)),
            Deal(5),
            If(YouHold(CHI, 2), May(Lose(CHI, 2), MakeUndefendable())),
            THEN,
            RaiseLimit(CHI),
            Fill(CHI),
        ),
        conf="public",
    ),
    Level(
        Row(Shows((4, LOTUS)), Deal(6, UNDEFENDABLE), THEN, RaiseLimit(CHI), Gain(CHI, 6)),
        Row(
            Shows((3, LOTUS)),
            Gain(EVASIVE),
            Gain(CHI, 2),
            Deal(2, UNDEFENDABLE),
            called="way-of-the-lotus",
            conf="public",
        ),
        conf="public",
    ),
)


def _serenity(dice: int, *more: Step) -> Level:
    return Level(dice=dice, does=(Gain(CHI, Per(HARMONY)), Deal(Per(FIST)), *more), conf="public")


SERENITY: Final = Ability(
    "serenity",
    DEFENCE,
    _serenity(4),
    _serenity(5),
    _serenity(5, On(Shows((1, HARMONY), (1, LOTUS)), _EVADE_OR_CLEANSE)),
)
TRANSCENDENCE: Final = Ability(
    "transcendence",
    ULTIMATE_ABILITY,
    Level(
        Row(
            Shows((5, LOTUS)),
            Inflict(KNOCKDOWN),
            Gain(EVASIVE),
            Gain(CLEANSE),
            RaiseLimit(CHI),
            Fill(CHI),
            Deal(10),
        ),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_A_LOTUS: Final = TheDiceShow(Shows((1, LOTUS)))

CARDS: Final = (
    Card("fist-strike-2", UPGRADE, 1, upgrades=FIST_STRIKE, level=2),
    Card("fist-strike-3", UPGRADE, 2, upgrades=FIST_STRIKE, level=3),
    Card("meditate-2", UPGRADE, 2, upgrades=MEDITATE, level=2),
    Card("fist-of-harmony-2", UPGRADE, 1, upgrades=FIST_OF_HARMONY, level=2),
    Card("lotus-strike-2", UPGRADE, 2, upgrades=LOTUS_STRIKE, level=2),
    Card("combo-strike-2", UPGRADE, 2, upgrades=COMBO_STRIKE, level=2),
    Card("tempest-rush-2", UPGRADE, 1, upgrades=TEMPEST_RUSH, level=2),
    Card("fist-of-tranquility-2", UPGRADE, 2, upgrades=FIST_OF_TRANQUILITY, level=2),
    Card("serenity-2", UPGRADE, 2, upgrades=SERENITY, level=2),
    Card("serenity-3", UPGRADE, 3, upgrades=SERENITY, level=3),
    Card("palm-strike", MAIN, 0, Inflict(KNOCKDOWN, chosen=True), aim=(ChooseOpponent(),)),
    Card(
        *("mystic-mantra", MAIN, 3),
        *(Gain(CHI), Gain(EVASIVE), Gain(CLEANSE), Inflict(KNOCKDOWN, chosen=True)),
        aim=(ChooseOpponent(),),
    ),
    Card("ruminate", INSTANT, 3, Gain(CHI, 5)),
    Card("contemplate", INSTANT, 0, Gain(CHI, 2)),
    Card(
        *("enlightenment", MAIN, 0),
        RollDice(1),
        If(_A_LOTUS, Gain(CHI, 2), Gain(EVASIVE), Gain(CLEANSE)),
        Otherwise(_A_LOTUS, Draw(1)),
    ),
)

MONK: Final = Hero(
    "monk",
    complexity=3,
    faces=(FIST, FIST, PALM, HARMONY, HARMONY, LOTUS),
    abilities=(
        *(FIST_STRIKE, COMBO_STRIKE, MEDITATE, TEMPEST_RUSH, FIST_OF_HARMONY),
        *(FIST_OF_TRANQUILITY, LOTUS_STRIKE, SERENITY, TRANSCENDENCE),
    ),
    tokens=(CHI, EVASIVE, CLEANSE, KNOCKDOWN),
    cards=CARDS,
    common=COMMON,
)
