"""Doctor Strange: prepares spells in a side deck and casts them from his attacks."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per
from kostka.games.dicethrone.blocks import Branch, May, On, Or, Otherwise
from kostka.games.dicethrone.cards import COMMON, DAMAGE_TO_YOU, NOTHING_TO_ACT_ON, WHEN_ATTACKED
from kostka.games.dicethrone.facts import Both, TheDiceShow, TheDieIs, YouHold
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
    ACardInHand,
    ASpellFits,
    BeforeYouActivate,
    CastSpell,
    ChooseTopOrBottom,
    DiscardACard,
    MakeUndefendable,
    PayCp,
    PrepareSpell,
    PutADrawnCardBack,
    RollPhaseAnew,
    RoomForASpell,
    TheAttackIsAtLeast,
    YouAttack,
    YouHaveCp,
    YourUpkeep,
)
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    PASSIVE,
    POSITIVE,
    ROLL,
    SPELL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, Heal, Prevent, PreventHalf
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, Lose
from kostka.kernel.step import If, Step

MANDALA: Final = Symbol("mandala", 1, 2)
FORESIGHT: Final = Symbol("foresight", 3, 4)
CLOAK: Final = Symbol("cloak", 5)
AGAMOTTO: Final = Symbol("agamotto", 6)

# --- Leaflet --------------------------------------------------------------------------------------

DEJA_VU: Final = Token("deja-vu", POSITIVE, 1, worth=250).can_be_spent(
    Spend(
        "spend deja-vu",
        RollPhaseAnew(),
        needs=(Need("THR-STAT-10", BeforeYouActivate()),),
    )
)
PREMONITION: Final = Token("premonition", POSITIVE, 3, worth=30)
PREMONITION.at_income(
    Or(
        Branch("draw-one", Draw(1)),
        Branch(
            "one-premonition",
            Lose(PREMONITION),
            Draw(2),
            ChooseTopOrBottom(),
            PutADrawnCardBack(2),
        ),
        Branch(
            "three-premonitions",
            Lose(PREMONITION, 3),
            Draw(3),
            ChooseTopOrBottom(),
            PutADrawnCardBack(3),
            if_=YouHold(PREMONITION, 3),
        ),
    )
)
CRIMSON_BANDS: Final = Token("crimson-bands", NEGATIVE, 1, gags=True, worth=-180)

# --- Board ----------------------------------------------------------------------------------------


def _one_row(conf: str, *rows: Row) -> Level:
    return Level(*rows, conf=conf)


AUGURY: Final = Ability(
    "augury",
    OFFENCE,
    _one_row("public", Row(Shows((2, FORESIGHT), (2, AGAMOTTO)), Gain(DEJA_VU), Deal(8))),
    _one_row(
        "proposed",
        Row(Shows((2, FORESIGHT), (2, AGAMOTTO)), Gain(DEJA_VU), Gain(PREMONITION), Deal(9)),
    ),
)


def _sorcerer(level: int, *upkeep: Step) -> Level:
    return Level(
        passive=(Whenever(YourUpkeep(), *upkeep),),
        uses=(
            Spend(
                f"use sorcerer-supreme {level}",
                DiscardACard(),
                CastSpell(),
                n=0,
                needs=(
                    Need(NOTHING_TO_ACT_ON, ASpellFits()),
                    Need(NOTHING_TO_ACT_ON, ACardInHand()),
                ),
                once="THR-PASS-01",
            ),
        ),
        conf="proposed",
    )


SORCERER_SUPREME: Final = Ability(
    "sorcerer-supreme",
    PASSIVE,
    _sorcerer(1, If(Both(YouHaveCp(1), RoomForASpell()), May(PayCp(1), PrepareSpell()))),
    _sorcerer(2, PrepareSpell()),
)
UNIVERSAL_AWARENESS: Final = Ability(
    "universal-awareness",
    OFFENCE,
    _one_row("public", Row(Shows((4, FORESIGHT)), Draw(1), Gain(DEJA_VU), Gain(PREMONITION, 2))),
    _one_row(
        "proposed",
        Row(
            Shows((4, FORESIGHT)),
            Draw(1),
            Gain(DEJA_VU),
            Gain(PREMONITION, 3),
            PrepareSpell(),
        ),
    ),
)
_ALL_FOUR: Final = ((1, MANDALA), (1, FORESIGHT), (1, CLOAK), (1, AGAMOTTO))
ASTRAL_INCURSION: Final = Ability(
    "astral-incursion",
    OFFENCE,
    _one_row("public", Row(Shows(*_ALL_FOUR), Gain(PREMONITION), Deal(8))),
    _one_row("proposed", Row(Shows(*_ALL_FOUR), Gain(PREMONITION), PrepareSpell(), Deal(9))),
)
MYSTIC_BOLTS: Final = Ability(
    "mystic-bolts",
    OFFENCE,
    _one_row(
        "public",
        Row(Straight(4), Deal(6), CastSpell()),
        Row(Straight(5), Deal(9), CastSpell()),
    ),
    _one_row(
        "proposed",
        Row(Straight(4), Deal(7), CastSpell()),
        Row(Straight(5), PrepareSpell(), Deal(10), CastSpell()),
    ),
)
BINDING: Final = Ability(
    "binding",
    OFFENCE,
    _one_row("public", Row(Shows((2, MANDALA), (2, CLOAK)), Inflict(CRIMSON_BANDS), Deal(9))),
    _one_row(
        "proposed",
        Row(Shows((2, MANDALA), (2, CLOAK)), Inflict(CRIMSON_BANDS), PrepareSpell(), Deal(10)),
    ),
)


def _wands(spells: int, damage: int, conf: str) -> Level:
    return _one_row(
        conf,
        Row(
            Shows((4, AGAMOTTO)),
            Inflict(CRIMSON_BANDS),
            PrepareSpell(spells),
            Deal(damage, UNDEFENDABLE),
            CastSpell(),
        ),
    )


WANDS_OF_WATOOMB: Final = Ability(
    "wands-of-watoomb", OFFENCE, _wands(1, 5, "proposed"), _wands(2, 7, "proposed")
)
SERAPHIC_SHIELD: Final = Ability(
    "seraphic-shield",
    DEFENCE,
    Level(
        dice=4,
        does=(
            Prevent(Per(MANDALA)),
            On(Shows((2, FORESIGHT)), Gain(PREMONITION)),
            On(Shows((1, AGAMOTTO)), CastSpell()),
        ),
        conf="proposed",
    ),
    Level(
        dice=5,
        does=(
            Prevent(Per(MANDALA)),
            Deal(Per(CLOAK)),
            On(Shows((2, FORESIGHT)), Gain(PREMONITION)),
            On(Shows((1, AGAMOTTO)), CastSpell()),
        ),
        conf="proposed",
    ),
)
ALL_SEEING_EYE: Final = Ability(
    "all-seeing-eye",
    ULTIMATE_ABILITY,
    _one_row(
        "proposed", Row(Shows((5, AGAMOTTO)), PrepareSpell(2), Deal(10), CastSpell(), CastSpell())
    ),
)

# --- Spells ---------------------------------------------------------------------------------------

IN_YOUR_ATTACK: Final = Need("THR-MOD-05", YouAttack())
SPELLS: Final = (
    Card("bolts-of-balthakk", SPELL, 0, AddDamage(3), needs=(IN_YOUR_ATTACK,), conf="rulebook"),
    Card(
        *("flames-of-the-faltine", SPELL, 0),
        If(TheAttackIsAtLeast(6), AddDamage(4)),
        Otherwise(TheAttackIsAtLeast(6), AddDamage(2)),
        needs=(IN_YOUR_ATTACK,),
        conf="proposed",
    ),
    Card(
        *("winds-of-watoomb", SPELL, 0),
        RollDice(1),
        If(TheDieIs(1, 3), MakeUndefendable()),
        needs=(IN_YOUR_ATTACK,),
        conf="proposed",
    ),
    Card(
        *("vapors-of-valtorr", SPELL, 0),
        AddDamage(1),
        Inflict(CRIMSON_BANDS),
        needs=(IN_YOUR_ATTACK,),
        conf="proposed",
    ),
    Card("shield-of-the-seraphim", SPELL, 0, Prevent(3), needs=(DAMAGE_TO_YOU,), conf="proposed"),
    Card(
        *("mists-of-hoggoth", SPELL, 0),
        *(Prevent(2), Gain(PREMONITION)),
        needs=(DAMAGE_TO_YOU,),
        conf="proposed",
    ),
    Card("images-of-ikonn", SPELL, 0, Gain(DEJA_VU), conf="proposed"),
    Card("rings-of-raggadorr", SPELL, 0, Heal(3), conf="proposed"),
)

# --- Deck -----------------------------------------------------------------------------------------

THE_EYE: Final = TheDiceShow(Shows((1, AGAMOTTO)))

CARDS: Final = (
    Card("augury-2", UPGRADE, 2, upgrades=AUGURY, level=2, conf="proposed"),
    Card("sorcerer-supreme-2", UPGRADE, 2, upgrades=SORCERER_SUPREME, level=2, conf="proposed"),
    Card(
        "universal-awareness-2", UPGRADE, 1, upgrades=UNIVERSAL_AWARENESS, level=2, conf="proposed"
    ),
    Card("astral-incursion-2", UPGRADE, 2, upgrades=ASTRAL_INCURSION, level=2, conf="proposed"),
    Card("mystic-bolts-2", UPGRADE, 2, upgrades=MYSTIC_BOLTS, level=2, conf="proposed"),
    Card("binding-2", UPGRADE, 2, upgrades=BINDING, level=2, conf="proposed"),
    Card("wands-of-watoomb-2", UPGRADE, 2, upgrades=WANDS_OF_WATOOMB, level=2, conf="proposed"),
    Card("seraphic-shield-2", UPGRADE, 2, upgrades=SERAPHIC_SHIELD, level=2, conf="proposed"),
    Card(
        *("icy-tendrils", ROLL, 1),
        *(AddDamage(1), CastSpell()),
        modifier=True,
        conf="proposed",
    ),
    Card("eye-of-agamotto", INSTANT, 2, Gain(DEJA_VU), conf="proposed"),
    Card(
        *("mirror-dimension", ROLL, 2),
        RollDice(2),
        On(Shows((1, MANDALA)), Prevent(3)),
        On(Shows((1, AGAMOTTO)), PreventHalf()),
        needs=(WHEN_ATTACKED,),
        conf="proposed",
    ),
    Card(
        *("sanctum-study", MAIN, 1),
        PrepareSpell(2),
        needs=(Need(NOTHING_TO_ACT_ON, RoomForASpell()),),
        conf="proposed",
    ),
    Card("sling-ring", INSTANT, 1, Draw(1), Gain(PREMONITION, 2), conf="proposed"),
    Card(
        *("vishantis-favor", MAIN, 0),
        RollDice(1),
        On(Shows((1, AGAMOTTO)), Gain(PREMONITION, 3), PrepareSpell()),
        Otherwise(THE_EYE, Draw(1)),
        conf="proposed",
    ),
)

DOCTOR_STRANGE: Final = Hero(
    "doctor-strange",
    complexity=5,
    faces=(MANDALA, MANDALA, FORESIGHT, FORESIGHT, CLOAK, AGAMOTTO),
    abilities=(
        *(AUGURY, SORCERER_SUPREME, UNIVERSAL_AWARENESS, ASTRAL_INCURSION, MYSTIC_BOLTS),
        *(BINDING, WANDS_OF_WATOOMB, SERAPHIC_SHIELD, ALL_SEEING_EYE),
    ),
    tokens=(DEJA_VU, PREMONITION, CRIMSON_BANDS),
    cards=CARDS,
    common=COMMON,
    setup=(PrepareSpell(2),),
    spells=SPELLS,
)
