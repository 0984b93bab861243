"""Plošinovka, the named exceptions: where the rulebook can be read in two ways, the other one.

A table that wants it says so, and its log says it.  Each is one bit of `Climb.readings`.
"""

from __future__ import annotations

from typing import Final

from kostka.kernel.game import OtherReading

EVERYWHERE: Final = 1  # the gravity action makes figures fall in and outside the boss level
SPECIAL_MERGES: Final = 2  # the special die is merged with a die of the pool in step 5 too
ONLY_MOVES_REVEAL: Final = 4  # a push into the top row reveals no level
AS_IN_THE_BOX: Final = 8  # there is no more gold and there are no more gems than in the box
ALL_BOSS_ATTACKS: Final = 16  # walls and platforms stop no attack of the boss, card or not
LAST_FACES: Final = 32  # Banzai counts the dice as they lie at the end of the turn
WITHOUT_THE_BOSS: Final = 64  # the boss is none of the enemies that score

EXCEPTIONS: Final = (  # in the order of their bits
    OtherReading("TOW-AMB-25", "everywhere"),
    OtherReading("TOW-AMB-26", "special-die"),
    OtherReading("TOW-AMB-37", "moves-only"),
    OtherReading("TOW-AMB-41", "as-in-the-box"),
    OtherReading("TOW-AMB-46", "every-attack"),
    OtherReading("TOW-AMB-49", "last-faces"),
    OtherReading("TOW-AMB-55", "without-the-boss"),
)
