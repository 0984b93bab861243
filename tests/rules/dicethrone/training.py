"""The training dummy: a hero for tests with attacks of every size and type, and two defences.

Whatever the dice show, every row of `strikes` may be announced: `announce hit-6` deals 6.
"""

from __future__ import annotations

from typing import Final

from kostka.games.dicethrone.amounts import Per, Provided
from kostka.games.dicethrone.asks_players import ChooseOpponent
from kostka.games.dicethrone.blocks import THEN
from kostka.games.dicethrone.cards import COMMON, WHEN_ATTACKED
from kostka.games.dicethrone.facts import YouHold
from kostka.games.dicethrone.printed import (
    Ability,
    Card,
    Hero,
    Level,
    Mode,
    Row,
    Shows,
    Spend,
    Symbol,
    Token,
    Whenever,
)
from kostka.games.dicethrone.terms import (
    COLLATERAL,
    COMPANION,
    DEFENCE,
    NEGATIVE,
    OFFENCE,
    PASSIVE,
    POSITIVE,
    PURE,
    ROLL,
    ULTIMATE_ABILITY,
    UNDEFENDABLE,
)
from kostka.games.dicethrone.triggers import YouAreDamaged
from kostka.games.dicethrone.verbs_cards import Draw
from kostka.games.dicethrone.verbs_damage import (
    YOURSELF,
    AddDamage,
    Deal,
    DealIsolated,
    DealTo,
    Heal,
    Prevent,
    StealHealth,
)
from kostka.games.dicethrone.verbs_tokens import Gain
from kostka.kernel.step import Step

STRAW: Final = Symbol("straw", 1, 2, 3, 4, 5, 6)
NAIL: Final = Symbol("nail", 6)
ANY_DICE: Final = Shows((5, STRAW))

BRUISE: Final = Token("bruise", POSITIVE, 9)
CHARGE: Final = Token("charge", POSITIVE, 4).can_be_spent(Spend("spend charge", Draw(1), n=3))
CRACKLE: Final = Token("crackle", POSITIVE, 1).can_be_spent(Spend("spend crackle", Draw(1)))
THORN: Final = Token("thorn", POSITIVE, 3).can_be_spent(
    Spend("spend thorn", Deal(2), needs=(WHEN_ATTACKED,))
)
EMBER: Final = Token("ember", NEGATIVE, 3, upkeep=(DealIsolated(1, YOURSELF),))
STRENGTH: Final = Token("strength", POSITIVE, 1)
STRENGTH.gives(Provided(YouHold(STRENGTH), 1))
WEAKNESS: Final = Token("weakness", NEGATIVE, 1)
WEAKNESS.gives(Provided(YouHold(WEAKNESS), -2))
MASCOT: Final = Token("mascot", COMPANION, 1, removable=False, transferable=False)

STRIKES: Final = Ability(
    "strikes",
    OFFENCE,
    Level(
        *[Row(ANY_DICE, Deal(n), called=f"hit-{n}") for n in (1, 4, 5, 6, 7, 8, 9, 10, 15)],
        *[Row(ANY_DICE, Deal(n, UNDEFENDABLE), called=f"pierce-{n}") for n in (3, 6)],
        *[Row(ANY_DICE, Deal(n, PURE), called=f"pure-{n}") for n in (4, 5)],
        Row(ANY_DICE, DealTo(2, kind=COLLATERAL), called="splash"),
        Row(ANY_DICE, Heal(5), Deal(4), called="drain"),
        Row(ANY_DICE, StealHealth(5), called="leech"),
        Row(ANY_DICE, Deal(4), THEN, Gain(CRACKLE), called="aftermath"),
        Row(ANY_DICE, ChooseOpponent(), DealIsolated(4), Deal(6), called="one-two"),
        conf="test",
    ),
)
FINALE: Final = Ability("finale", ULTIMATE_ABILITY, Level(Row(ANY_DICE, Deal(11)), conf="test"))
PADDING: Final = Ability(
    "padding",
    PASSIVE,
    Level(passive=(Whenever(YouAreDamaged(), Gain(BRUISE)),), conf="test"),
)
PARRY: Final = Ability("parry", DEFENCE, Level(dice=1, does=(Prevent(Per(NAIL, 4)),), conf="test"))
STUFFING: Final = Ability("stuffing", DEFENCE, Level(dice=2, does=(Heal(2),), conf="test"))

CARDS: Final = (
    *[Card(f"plus-{n}", ROLL, 0, AddDamage(n), modifier=True) for n in (1, 2, 3, 4)],
    Card("minus-3", ROLL, 0, AddDamage(-3), modifier=True),
)


def _dummy(key: str, *setup: Step) -> Hero:
    return Hero(
        key,
        complexity=1,
        faces=(STRAW, STRAW, STRAW, STRAW, STRAW, NAIL),
        abilities=(STRIKES, FINALE, PADDING, PARRY, STUFFING),
        tokens=(BRUISE, CHARGE, CRACKLE, THORN, EMBER, STRENGTH, WEAKNESS, MASCOT),
        cards=CARDS,
        common=COMMON,
        setup=setup,
    )


TRAINING_DUMMY: Final = _dummy("training-dummy")
DUMMY_WITH_MASCOT: Final = _dummy("dummy-with-mascot", Gain(MASCOT))

# Three or four at one table, each for themselves; and the first and the last against the others.
TRIO: Final = Mode("trio", sides=(0, 1, 2), order=(0, 1, 2), health=35)
QUARTET: Final = Mode("quartet", sides=(0, 1, 2, 3), order=(0, 1, 2, 3), health=35)
PAIRS: Final = Mode("pairs", sides=(0, 1, 1, 0), order=(0, 1, 3, 2), health=50)
