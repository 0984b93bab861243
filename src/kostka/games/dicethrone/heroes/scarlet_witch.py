"""Scarlet Witch: bends even dice, conjures what others have, and swaps a die into their pool."""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per
from kostka.games.dicethrone.asks_dice import ChooseDie, RerollIt, ShiftIt
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import Branch, On, Or, Otherwise
from kostka.games.dicethrone.cards import COMMON, NOTHING_TO_ACT_ON
from kostka.games.dicethrone.conjuring import (
    ChooseFromALeaflet,
    GainTheChosen,
    PerStatus,
    UnlessAnOpponentDiscards,
)
from kostka.games.dicethrone.facts import (
    FOES,
    OWN,
    DiceLie,
    ItIsThe,
    TheDiceShow,
    YourMainPhase,
)
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
from kostka.games.dicethrone.spells import YouAttack
from kostka.games.dicethrone.terms import (
    DEFENCE,
    INSTANT,
    MAIN,
    NEGATIVE,
    OFFENCE,
    OFFENSIVE,
    POSITIVE,
    ROLL,
    ROLL_BEGINS,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
    UPGRADE,
)
from kostka.games.dicethrone.triggers import Moment
from kostka.games.dicethrone.verbs_cards import Draw, GainCp, StealCp
from kostka.games.dicethrone.verbs_damage import AddDamage, Deal, Prevent
from kostka.games.dicethrone.verbs_dice import RollDice, SwapADie
from kostka.games.dicethrone.verbs_tokens import Gain, Inflict, RemoveIt
from kostka.kernel.step import If, Step

HEX: Final = Symbol("hex", 1, 2, 3)
SIGIL: Final = Symbol("sigil", 4)
TOME: Final = Symbol("tome", 5)
CHAOS: Final = Symbol("chaos", 6)

LEAFLET: Final = "THR-LEAF-01"
EVEN: Final = (2, 4, 6)

# --- Leaflet --------------------------------------------------------------------------------------

CRACKLE: Final = Token("crackle", POSITIVE, 3, worth=120).can_be_spent(
    Spend(
        "spend crackle",
        AddDamage(PerStatus(3)),
        needs=(Need(LEAFLET, ItIsThe(OFFENSIVE)), Need(LEAFLET, YouAttack())),
        once=LEAFLET,
        times=2,
    )
)
PROBABILITY_MANIPULATION: Final = Token(
    "probability-manipulation", POSITIVE, 2, worth=130
).can_be_spent(
    Spend(
        "spend probability-manipulation",
        ChooseDie(OWN, faces=EVEN),
        ShiftIt(),
        needs=(Need(NOTHING_TO_ACT_ON, DiceLie(OWN, faces=EVEN)),),
    )
)
REALITY_WARP: Final = Token("reality-warp", NEGATIVE, 1, worth=-130).reacts(
    Whenever(Moment(ROLL_BEGINS), RemoveIt(), SwapADie())
)
CONJURE: Final = Token("conjure", POSITIVE, 1, worth=180).can_be_spent(
    Spend(
        "spend conjure",
        Or(
            Branch(
                "conjure-a-status",
                ChooseFromALeaflet(),
                UnlessAnOpponentDiscards(GainTheChosen()),
            ),
            Branch("warp-reality", ChooseOpponent(), Inflict(REALITY_WARP, chosen=True)),
        ),
        needs=(Need(LEAFLET, YourMainPhase()),),
        once=LEAFLET,
    )
)

# --- Board ----------------------------------------------------------------------------------------


def _hex_bolt(three: int, four: int, five: int) -> tuple[Row, ...]:
    return (
        Row(Shows((3, HEX)), Deal(three)),
        Row(Shows((4, HEX)), Deal(four)),
        Row(Shows((5, HEX)), Deal(five)),
    )


HEX_BOLT: Final = Ability(
    "hex-bolt",
    OFFENCE,
    Level(*_hex_bolt(4, 6, 8), conf="public"),
    Level(
        *_hex_bolt(5, 7, 9),
        Row(
            Shows((2, HEX), (1, TOME)),
            Gain(CONJURE),
            GainCp(1),
            called="conjuration",
            conf="proposed",
        ),
        conf="proposed",
    ),
)


def _jinx(n: int, dice: int, conf: str) -> Level:
    return Level(
        Row(
            Shows((2, HEX), (2, SIGIL)),
            Deal(n),
            RollDice(dice),
            AddDamage(Per(HEX)),
            On(Shows((1, SIGIL)), Gain(CRACKLE)),
            On(Shows((1, TOME)), Draw(1)),
            On(Shows((1, CHAOS)), Inflict(REALITY_WARP)),
        ),
        conf=conf,
    )


JINX: Final = Ability("jinx", OFFENCE, _jinx(7, 1, "proposed"), _jinx(8, 2, "proposed"))


def _darkhold(cp: int, crackle: int, conf: str) -> Level:
    return Level(
        Row(
            Shows((2, TOME)),
            Draw(1),
            GainCp(cp),
            Gain(CRACKLE, crackle),
            Gain(PROBABILITY_MANIPULATION),
        ),
        conf=conf,
    )


DARKHOLD: Final = Ability(
    "darkhold", OFFENCE, _darkhold(1, 1, "public"), _darkhold(2, 2, "proposed")
)


def _mind_blast(n: int, conf: str) -> Level:
    return Level(
        Row(
            Shows((1, HEX), (1, SIGIL), (1, TOME), (1, CHAOS)),
            Gain(CRACKLE),
            Gain(PROBABILITY_MANIPULATION),
            Deal(n, UNDEFENDABLE),
        ),
        conf=conf,
    )


MIND_BLAST: Final = Ability(
    "mind-blast", OFFENCE, _mind_blast(6, "public"), _mind_blast(7, "proposed")
)
SPELLCRAFT: Final = Ability(
    "spellcraft",
    OFFENCE,
    Level(
        Row(Straight(4), Gain(PROBABILITY_MANIPULATION), Deal(7)),
        Row(Straight(5), Inflict(REALITY_WARP), Deal(9)),
        conf="public",
    ),
    Level(
        Row(Straight(4), Gain(PROBABILITY_MANIPULATION), Deal(8)),
        Row(Straight(5), Inflict(REALITY_WARP), Gain(CRACKLE), Deal(10)),
        conf="proposed",
    ),
)
BEWITCH: Final = Ability(
    "bewitch",
    OFFENCE,
    Level(Row(Shows((1, HEX), (3, CHAOS)), Gain(CONJURE), Deal(9)), conf="public"),
    Level(
        Row(Shows((1, HEX), (3, CHAOS)), Gain(CONJURE), Gain(CRACKLE), Deal(10)),
        Row(
            Shows((2, SIGIL), (1, TOME)),
            StealCp(1),
            Gain(CRACKLE),
            Deal(3, UNDEFENDABLE),
            called="energy-drain",
            conf="proposed",
        ),
        conf="proposed",
    ),
)
PURE_CHAOS: Final = Ability(
    "pure-chaos",
    OFFENCE,
    Level(
        Row(Shows((4, CHAOS)), Gain(CONJURE), Inflict(REALITY_WARP), Deal(6, UNDEFENDABLE)),
        conf="public",
    ),
    Level(
        Row(
            Shows((4, CHAOS)),
            Gain(CONJURE),
            Inflict(REALITY_WARP),
            Gain(CRACKLE),
            Deal(8, UNDEFENDABLE),
        ),
        Row(
            Shows((3, CHAOS)),
            Inflict(REALITY_WARP),
            Gain(CRACKLE, 2),
            Gain(PROBABILITY_MANIPULATION),
            called="chaos-alt",
            conf="proposed",
        ),
        conf="proposed",
    ),
)


def _hex_sphere(dice: int, *more: Step) -> Level:
    return Level(
        dice=dice,
        does=(
            Prevent(Per(SIGIL)),
            Deal(Per(CHAOS)),
            On(Shows((2, HEX), (1, TOME)), Gain(CRACKLE)),
            *more,
        ),
        conf="proposed",
    )


HEX_SPHERE: Final = Ability(
    "hex-sphere",
    DEFENCE,
    _hex_sphere(4),
    _hex_sphere(5, On(Shows((3, HEX)), Gain(PROBABILITY_MANIPULATION))),
)
SEALED_YOUR_FATE: Final = Ability(
    "sealed-your-fate",
    ULTIMATE_ABILITY,
    Level(
        Row(Shows((5, CHAOS)), Gain(CONJURE), Gain(PROBABILITY_MANIPULATION), Deal(12)),
        conf="public",
    ),
)

# --- Deck -----------------------------------------------------------------------------------------

_CHAOS_CAME: Final = TheDiceShow(Shows((1, CHAOS)))

CARDS: Final = (
    Card("hex-bolt-2", UPGRADE, 2, upgrades=HEX_BOLT, level=2, conf="proposed"),
    Card("jinx-2", UPGRADE, 2, upgrades=JINX, level=2, conf="proposed"),
    Card("darkhold-2", UPGRADE, 1, upgrades=DARKHOLD, level=2, conf="proposed"),
    Card("mind-blast-2", UPGRADE, 2, upgrades=MIND_BLAST, level=2, conf="proposed"),
    Card("spellcraft-2", UPGRADE, 2, upgrades=SPELLCRAFT, level=2, conf="proposed"),
    Card("bewitch-2", UPGRADE, 2, upgrades=BEWITCH, level=2, conf="proposed"),
    Card("pure-chaos-2", UPGRADE, 2, upgrades=PURE_CHAOS, level=2, conf="proposed"),
    Card("hex-sphere-2", UPGRADE, 2, upgrades=HEX_SPHERE, level=2, conf="proposed"),
    Card("chaos-magic", MAIN, 2, Gain(CONJURE), Gain(CRACKLE), conf="proposed"),
    Card(
        *("bad-luck", ROLL, 1),
        *(ChooseDie(FOES, faces=EVEN), RerollIt()),
        *(ChooseDie(FOES, optional=True, faces=EVEN), RerollIt()),
        needs=(Need(NOTHING_TO_ACT_ON, DiceLie(FOES, faces=EVEN)),),
        conf="proposed",
    ),
    Card("static-charge", INSTANT, 1, Gain(CRACKLE, 2), conf="proposed"),
    Card("hexplosion", ROLL, 1, RollDice(5), AddDamage(Per(HEX)), modifier=True, conf="proposed"),
    Card("altered-odds", INSTANT, 1, Gain(PROBABILITY_MANIPULATION, 2), conf="proposed"),
    Card(
        *("wild-magic", MAIN, 0),
        RollDice(1),
        If(_CHAOS_CAME, Gain(CONJURE), Gain(CRACKLE)),
        Otherwise(_CHAOS_CAME, Draw(1)),
        conf="proposed",
    ),
)

SCARLET_WITCH: Final = Hero(
    "scarlet-witch",
    complexity=4,
    faces=(HEX, HEX, HEX, SIGIL, TOME, CHAOS),
    abilities=(
        *(HEX_BOLT, JINX, DARKHOLD, MIND_BLAST, SPELLCRAFT, BEWITCH, PURE_CHAOS),
        *(HEX_SPHERE, SEALED_YOUR_FATE),
    ),
    tokens=(CRACKLE, PROBABILITY_MANIPULATION, CONJURE, REALITY_WARP),
    cards=CARDS,
    common=COMMON,
)
