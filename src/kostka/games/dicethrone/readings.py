"""Dice Throne, the named exceptions: where a table may read a rule or a ruling otherwise.

Where the rulebook and the publisher's answers differ we play the rulebook; a table that wants the
other reading says so, and its log says it.  Each is one bit of `Battle.readings`.
"""

from __future__ import annotations

from typing import Final

from kostka.kernel.game import OtherReading

OWN_ULTIMATE_DIE: Final = 1  # whoever activated an ultimate may alter its targeting die
FOUR_FOR_THREE_CLAWS: Final = 2  # Vibranium Claws I deal 4, 5 or 6
HEALING_COUNTS_FIRST: Final = 4  # of damage and healing applied together, up to the cap
HEALING_AT_ONCE: Final = 8  # whatever heals; only damage waits for the end
ROLL_CARDS_ARE_ANSWERED: Final = 16  # a roll-phase card may be interrupted as a main-phase card is

EXCEPTIONS: Final = (  # in the order of their bits
    OtherReading("THR-TGT-11", "faq"),
    OtherReading("THR-AMB-45", "public"),
    OtherReading("THR-AMB-30", "faq"),
    OtherReading("THR-AMB-93", "faq"),
    OtherReading("THR-AMB-42", "faq"),
)
