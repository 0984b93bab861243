"""Black Panther: takes hits to charge Kinetic Energy, which raises every attack and bursts at 8."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, PerHeld, ReadOtherwise
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import THEN, On, Otherwise
from kostka.games.dicethrone.cards import COMMON, DAMAGE_TO_YOU, WHEN_ATTACKED
from kostka.games.dicethrone.facts import TheDiceShow, YouHold
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
from kostka.games.dicethrone.readings import FOUR_FOR_THREE_CLAWS
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    OFFENCE,
    PASSIVE,
    POSITIVE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import YouAreDamaged, YourAttackDamages
from kostka.games.dicethrone.verbs_cards import Draw, GainCp
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, DealIsolated, Heal, Prevent
from kostka.games.dicethrone.verbs_dice import RollDice
from kostka.games.dicethrone.verbs_tokens import Gain, Lose, RemoveAll
from kostka.kernel.step import If

CLAW: Final = Symbol("claw", 1, 2, 3)
VIBRANIUM: Final = Symbol("vibranium", 4, 5)
PANTHER: Final = Symbol("panther", 6)

# --- Leaflet --------------------------------------------------------------------------------------

KINETIC_ENERGY: Final = Token("kinetic-energy", POSITIVE, 8, worth=80, conf="rulebook")
KINETIC_ENERGY.gives(PerHeld(KINETIC_ENERGY, every=2)).bursts(
    RemoveAll(KINETIC_ENERGY),
    GainCp(2),
    Draw(2),
    ChooseOpponent(),
    DealIsolated(5),
)
VIBRANIUM_SUIT: Final = Token(
    "vibranium-suit", UNIQUE, 1, transferable=False, worth=220, conf="rulebook"
).can_be_spent(Spend("spend vibranium-suit", Prevent(3), needs=(DAMAGE_TO_YOU,)))

# --- Board ----------------------------------------------------------------------------------------

VIBRANIUM_CLAWS: Final = Ability(
    "vibranium-claws",
    OFFENCE,
    Level(
        Row(Shows((3, CLAW)), Deal(ReadOtherwise(3, FOUR_FOR_THREE_CLAWS, 4))),
        Row(Shows((4, CLAW)), Deal(5)),
        Row(Shows((5, CLAW)), Deal(6)),
        conf="rulebook",
    ),
    Level(
        Row(Shows((3, CLAW)), Deal(5)),
        Row(Shows((4, CLAW)), Deal(6)),
        Row(Shows((5, CLAW)), Deal(7)),
        also=(On(OfAKind(3), Gain(KINETIC_ENERGY)),),
        conf="proposed",  # 7 is printed; 5 and 6 are ours, and so is the cost
    ),
)
ENERGY_ABSORPTION: Final = Ability(
    "energy-absorption",
    PASSIVE,
    Level(passive=(Whenever(YouAreDamaged(), Gain(KINETIC_ENERGY)),), conf="rulebook"),
    Level(
        passive=(
            Whenever(YouAreDamaged(), Gain(KINETIC_ENERGY)),
            Whenever(YourAttackDamages(), Gain(KINETIC_ENERGY), once=True),
        ),
        conf="proposed",
    ),
)
STEALTH_STRIKE: Final = Ability(
    "stealth-strike",
    OFFENCE,
    Level(Row(Shows((2, CLAW), (2, PANTHER)), Deal(3, UNDEFENDABLE)), conf="rulebook"),
    Level(
        Row(
            Shows((2, CLAW), (2, PANTHER)),
            Gain(KINETIC_ENERGY),
            THEN,
            Deal(5, UNDEFENDABLE),
        ),
        conf="proposed",
    ),
)
HEART_SHAPED_HERB: Final = Ability(
    "heart-shaped-herb",
    OFFENCE,
    Level(
        Row(Shows((3, VIBRANIUM)), Gain(VIBRANIUM_SUIT), Gain(KINETIC_ENERGY, 3)),
        conf="rulebook",
    ),
    Level(
        Row(Shows((3, VIBRANIUM)), Gain(VIBRANIUM_SUIT), Gain(KINETIC_ENERGY, 4), Heal(1)),
        conf="proposed",
    ),
)
METEORIC_PUNCH: Final = Ability(
    "meteoric-punch",
    OFFENCE,
    Level(
        Row(Straight(4), Gain(KINETIC_ENERGY), THEN, Deal(6)),
        Row(Straight(5), Gain(KINETIC_ENERGY, 2), THEN, Deal(8)),
        conf="rulebook",
    ),
    Level(
        Row(Straight(4), Gain(KINETIC_ENERGY), THEN, Deal(7)),
        Row(Straight(5), Gain(KINETIC_ENERGY, 2), THEN, Deal(9)),
        conf="proposed",  # 7 is printed; 9 is ours, and so is the cost
    ),
)


def _triple_threat(dice: int) -> Level:
    return Level(
        Row(
            Shows((2, CLAW), (2, VIBRANIUM), (1, PANTHER)),
            Deal(6),
            RollDice(dice),
            AddDamage(Per(CLAW)),
            On(Shows((1, VIBRANIUM)), Gain(KINETIC_ENERGY, 2)),
            On(Shows((1, PANTHER)), Draw(1)),
        ),
        conf="rulebook",
    )


TRIPLE_THREAT: Final = Ability("triple-threat", OFFENCE, _triple_threat(2), _triple_threat(3))
ANCESTRAL_POWER: Final = Ability(
    "ancestral-power",
    OFFENCE,
    Level(
        Row(
            Shows((4, PANTHER)),
            Gain(VIBRANIUM_SUIT),
            Gain(KINETIC_ENERGY, 2),
            THEN,
            Deal(4),
        ),
        conf="rulebook",
    ),
    Level(
        Row(
            Shows((4, PANTHER)),
            Gain(VIBRANIUM_SUIT),
            Gain(KINETIC_ENERGY, 3),
            THEN,
            Deal(6),
        ),
        Row(
            Shows((3, PANTHER)),
            Gain(KINETIC_ENERGY, 4),
            called="panther-reflexes",
            conf="rulebook",
        ),
        conf="proposed",
    ),
)
BASHENGAS_HONOR: Final = Ability(
    "bashengas-honor",
    DEFENCE,
    Level(dice=3, does=(Deal(Per(CLAW)),), conf="rulebook"),
    Level(
        dice=4,
        does=(
            Deal(Per(CLAW)),
            On(Shows((1, VIBRANIUM)), Gain(KINETIC_ENERGY)),
            On(Shows((1, VIBRANIUM), (1, PANTHER)), Gain(VIBRANIUM_SUIT)),
        ),
        conf="proposed",
    ),
)
WAKANDA_FOREVER: Final = Ability(
    "wakanda-forever",
    ULTIMATE_ABILITY,
    Level(
        Row(
            Shows((5, PANTHER)),
            Gain(VIBRANIUM_SUIT),
            Gain(KINETIC_ENERGY, 3),
            THEN,
            Deal(11),
        ),
        conf="rulebook",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

THE_PANTHER: Final = TheDiceShow(Shows((1, PANTHER)))

CARDS: Final = (
    Card("vibranium-claws-2", UPGRADE, 2, upgrades=VIBRANIUM_CLAWS, level=2, conf="proposed"),
    Card("energy-absorption-2", UPGRADE, 2, upgrades=ENERGY_ABSORPTION, level=2, conf="proposed"),
    Card("stealth-strike-2", UPGRADE, 2, upgrades=STEALTH_STRIKE, level=2, conf="proposed"),
    Card("heart-shaped-herb-2", UPGRADE, 1, upgrades=HEART_SHAPED_HERB, level=2, conf="proposed"),
    Card("meteoric-punch-2", UPGRADE, 2, upgrades=METEORIC_PUNCH, level=2, conf="proposed"),
    Card("triple-threat-2", UPGRADE, 1, upgrades=TRIPLE_THREAT, level=2, conf="proposed"),
    Card("ancestral-power-2", UPGRADE, 2, upgrades=ANCESTRAL_POWER, level=2, conf="proposed"),
    Card("bashengas-honor-2", UPGRADE, 2, upgrades=BASHENGAS_HONOR, level=2, conf="proposed"),
    Card(
        *("willpower", ROLL, 1),
        *(RollDice(5), AddDamage(Per(CLAW))),
        modifier=True,
        conf="proposed",  # the effect is printed, the cost is ours
    ),
    Card("vibranium-weave", INSTANT, 1, Gain(VIBRANIUM_SUIT), conf="proposed"),
    Card(
        *("absorb-the-blow", ROLL, 0),
        *(Prevent(1), Gain(KINETIC_ENERGY, 2)),
        needs=(WHEN_ATTACKED,),
        conf="proposed",
    ),
    Card(
        *("kinetic-pulse", MAIN, 1),
        If(YouHold(KINETIC_ENERGY, 3), Lose(KINETIC_ENERGY, 3), DealIsolated(3)),
        aim=(ChooseOpponent(),),
        needs=(Need("THR-TEXT-13", YouHold(KINETIC_ENERGY, 3)),),
        conf="proposed",
    ),
    Card("royal-guard", MAIN, 2, Draw(1), Gain(KINETIC_ENERGY, 3), conf="proposed"),
    Card(
        *("kings-resolve", MAIN, 0),
        RollDice(1),
        On(Shows((1, PANTHER)), Gain(VIBRANIUM_SUIT), Gain(KINETIC_ENERGY, 3)),
        Otherwise(THE_PANTHER, Draw(1)),
        conf="proposed",
    ),
)

BLACK_PANTHER: Final = Hero(
    "black-panther",
    complexity=2,
    faces=(CLAW, CLAW, CLAW, VIBRANIUM, VIBRANIUM, PANTHER),
    abilities=(
        *(VIBRANIUM_CLAWS, ENERGY_ABSORPTION, STEALTH_STRIKE, HEART_SHAPED_HERB, METEORIC_PUNCH),
        *(TRIPLE_THREAT, ANCESTRAL_POWER, BASHENGAS_HONOR, WAKANDA_FOREVER),
    ),
    tokens=(KINETIC_ENERGY, VIBRANIUM_SUIT),
    cards=CARDS,
    common=COMMON,
)
