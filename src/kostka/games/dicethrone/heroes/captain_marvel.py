"""Captain Marvel: burns everybody in her upkeep, saves up rays, and defends herself by sixes."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld, TheTotal
from kostka.games.dicethrone.asks_dice import ChooseDie, CountOnly, TurnItTo
from kostka.games.dicethrone.blocks import THEN, On, Otherwise
from kostka.games.dicethrone.cards import COMMON, NOTHING_TO_ACT_ON, WHEN_ATTACKED
from kostka.games.dicethrone.facts import OWN, DiceLie, HeldSinceBefore, TheDiceShow
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
from kostka.games.dicethrone.spells import YouAttack, YourUpkeep
from kostka.games.dicethrone.terms import (
    DEFENCE,
    DEFENSIVE,
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
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, DealTo, Prevent, PreventHalf
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, RemoveIt
from kostka.kernel.step import Step

PHOTON: Final = Symbol("photon", 1, 2, 3)
WINGS: Final = Symbol("wings", 4, 5)
STAR: Final = Symbol("star", 6)

# --- Leaflet --------------------------------------------------------------------------------------

COSMIC_FLARE: Final = Token("cosmic-flare", POSITIVE, 3, worth=140)
COSMIC_FLARE.reacts(
    Whenever(YourUpkeep(), DealTo(PerHeld(COSMIC_FLARE)), THEN, RemoveIt(), once=True)
)
RADIANCE: Final = Token("radiance", POSITIVE, 2, worth=170).can_be_spent(
    Spend(
        "spend radiance",
        ChooseDie(OWN),
        TurnItTo(6),
        needs=(Need(NOTHING_TO_ACT_ON, DiceLie(OWN, DEFENSIVE)),),
    )
)
COSMIC_RAY: Final = Token("cosmic-ray", UNIQUE, 2, removable=False, transferable=False, worth=330)
COSMIC_RAY.can_be_spent(
    Spend(
        "spend cosmic-ray",
        RollDice(2),
        CountOnly(1),
        AddDamage(TheTotal()),
        needs=(
            Need("THR-LEAF-01", YouAttack()),
            Need("THR-LEAF-01", HeldSinceBefore(COSMIC_RAY)),
        ),
        once="THR-LEAF-01",
    )
)

# --- Board ----------------------------------------------------------------------------------------


def _level(*rows: Row) -> Level:
    return Level(*rows, conf="proposed")


PHOTON_PUNCH: Final = Ability(
    "photon-punch",
    OFFENCE,
    _level(
        Row(Shows((3, PHOTON)), Deal(4)),
        Row(Shows((4, PHOTON)), Deal(5)),
        Row(Shows((5, PHOTON)), Deal(7)),
    ),
    Level(
        Row(Shows((3, PHOTON)), Deal(5)),
        Row(Shows((4, PHOTON)), Deal(6)),
        Row(Shows((5, PHOTON)), Deal(8)),
        also=(On(OfAKind(4), Gain(COSMIC_FLARE)),),
        conf="proposed",
    ),
)
BARREL_ROLL: Final = Ability(
    "barrel-roll",
    OFFENCE,
    _level(Row(Shows((1, PHOTON), (3, WINGS)), Gain(RADIANCE), Gain(COSMIC_FLARE), Deal(4))),
    _level(Row(Shows((1, PHOTON), (3, WINGS)), Gain(RADIANCE, 2), Gain(COSMIC_FLARE), Deal(5))),
)
INNER_LIGHT: Final = Ability(
    "inner-light",
    OFFENCE,
    _level(Row(Shows((2, PHOTON), (2, STAR)), Gain(COSMIC_RAY), Deal(5))),
    _level(
        Row(Shows((2, PHOTON), (2, STAR)), Gain(COSMIC_RAY), Gain(COSMIC_FLARE), Deal(6)),
        Row(
            Shows((3, WINGS), (1, STAR)),
            Gain(COSMIC_RAY),
            Gain(RADIANCE),
            called="cosmic-recharge",
            conf="proposed",
        ),
    ),
)
_AURORA: Final = Shows((2, PHOTON), (1, WINGS), (2, STAR))
AURORA_WAVE: Final = Ability(
    "aurora-wave",
    OFFENCE,
    _level(Row(_AURORA, Gain(COSMIC_FLARE, 2), Gain(RADIANCE), Deal(7))),
    _level(
        Row(_AURORA, Gain(COSMIC_FLARE, 2), Gain(RADIANCE), Deal(9)),
        Row(
            Shows((1, WINGS), (2, STAR)),
            Gain(COSMIC_FLARE, 2),
            Draw(1),
            called="binary-recharge",
            conf="proposed",
        ),
    ),
)
PHOTONIC: Final = Ability(
    "photonic",
    OFFENCE,
    _level(Row(Straight(4), Gain(COSMIC_FLARE), Deal(6))),
    _level(Row(Straight(4), Gain(COSMIC_FLARE), Deal(8))),
)
LIGHT_TORPEDO: Final = Ability(
    "light-torpedo",
    OFFENCE,
    _level(Row(Straight(5), Gain(COSMIC_FLARE, 2), Deal(9))),
    _level(
        Row(Straight(5), Gain(COSMIC_FLARE, 2), Gain(RADIANCE), Deal(10)),
        Row(
            Shows((2, PHOTON), (2, WINGS)),
            Gain(RADIANCE),
            Deal(2, UNDEFENDABLE),
            called="skyward",
            conf="proposed",
        ),
    ),
)
SUPERNOVA: Final = Ability(
    "supernova",
    OFFENCE,
    _level(Row(Shows((4, STAR)), Gain(COSMIC_FLARE, 2), Deal(7, UNDEFENDABLE))),
    _level(
        Row(Shows((4, STAR)), Gain(COSMIC_FLARE, 3), Deal(8, UNDEFENDABLE)),
        Row(
            Shows((3, STAR)),
            Gain(COSMIC_RAY),
            Gain(COSMIC_FLARE),
            Deal(3, UNDEFENDABLE),
            called="interstellar",
            conf="proposed",
        ),
    ),
)


def _photon_shield(dice: int, *more: Step) -> Level:
    return Level(
        dice=dice, does=(Prevent(Per(STAR, 2)), Deal(Per(STAR, 2)), *more), conf="proposed"
    )


PHOTON_SHIELD: Final = Ability(
    "photon-shield",
    DEFENCE,
    _photon_shield(4),
    _photon_shield(5, On(Shows((2, WINGS)), Gain(RADIANCE))),
)
BINARY_BLAST: Final = Ability(
    "binary-blast",
    ULTIMATE_ABILITY,
    _level(Row(Shows((5, STAR)), Gain(COSMIC_RAY), Gain(COSMIC_FLARE, 3), THEN, Deal(12))),
)

# --- Deck -----------------------------------------------------------------------------------------

CARDS: Final = (
    Card("photon-punch-2", UPGRADE, 1, upgrades=PHOTON_PUNCH, level=2, conf="proposed"),
    Card("barrel-roll-2", UPGRADE, 1, upgrades=BARREL_ROLL, level=2, conf="proposed"),
    Card("inner-light-2", UPGRADE, 2, upgrades=INNER_LIGHT, level=2, conf="proposed"),
    Card("aurora-wave-2", UPGRADE, 2, upgrades=AURORA_WAVE, level=2, conf="proposed"),
    Card("photonic-2", UPGRADE, 2, upgrades=PHOTONIC, level=2, conf="proposed"),
    Card("light-torpedo-2", UPGRADE, 2, upgrades=LIGHT_TORPEDO, level=2, conf="proposed"),
    Card("supernova-2", UPGRADE, 2, upgrades=SUPERNOVA, level=2, conf="proposed"),
    Card("photon-shield-2", UPGRADE, 2, upgrades=PHOTON_SHIELD, level=2, conf="proposed"),
    Card("charged-up", MAIN, 2, Gain(COSMIC_RAY), conf="proposed"),
    Card("glow", INSTANT, 1, Gain(RADIANCE, 2), conf="proposed"),
    Card("solar-wind", MAIN, 1, Gain(COSMIC_FLARE, 2), conf="proposed"),
    Card(
        *("go-binary", ROLL, 1),
        RollDice(3),
        AddDamage(Per(PHOTON)),
        AddDamage(Per(STAR, 2)),
        modifier=True,
        conf="proposed",
    ),
    Card(
        *("evasive-climb", ROLL, 1),
        RollDice(1),
        On(Shows((1, PHOTON)), Deal(2)),
        On(Shows((1, WINGS)), Prevent(3)),
        On(Shows((1, STAR)), PreventHalf()),
        needs=(WHEN_ATTACKED,),
        conf="proposed",
    ),
    Card(
        *("starlight", MAIN, 0),
        RollDice(1),
        On(Shows((1, STAR)), Gain(COSMIC_RAY), Gain(COSMIC_FLARE, 2)),
        Otherwise(TheDiceShow(Shows((1, STAR))), Draw(1)),
        conf="proposed",
    ),
)

CAPTAIN_MARVEL: Final = Hero(
    "captain-marvel",
    complexity=2,
    faces=(PHOTON, PHOTON, PHOTON, WINGS, WINGS, STAR),
    abilities=(
        *(PHOTON_PUNCH, BARREL_ROLL, INNER_LIGHT, AURORA_WAVE, PHOTONIC, LIGHT_TORPEDO),
        *(SUPERNOVA, PHOTON_SHIELD, BINARY_BLAST),
    ),
    tokens=(COSMIC_FLARE, RADIANCE, COSMIC_RAY),
    cards=CARDS,
    common=COMMON,
)
