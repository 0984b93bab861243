"""Doomtrooper, the named exceptions: where a table may read a ruling of ours otherwise.

The rulebook allows both readings; a table that wants the other one says so, and its log says it.
Each is one bit of `Fight.readings`.
"""

from __future__ import annotations

from typing import Final

from kostka.kernel.game import OtherReading

OLD_HAND_IS_SHOWN: Final = 1  # also one with a warrior in it, when it is changed
FIRST_MAY_HIDE: Final = 2  # one's only warrior may be deployed into cover
EQUAL_MISSIONS_TOGETHER: Final = 4  # one event fulfils all equal Missions, one after another
LAST_MAY_LEAVE: Final = 8  # the last warrior may leave the Outpost while others are there
RAIDS_FROM_COVER: Final = 16  # who is in cover, or has just left it, may sabotage
DEAL_IS_CORRECTED: Final = 32  # Deal With It: discards as usual, and they are replaced

EXCEPTIONS: Final = (  # in the order of their bits
    OtherReading("DOOM-AMB-02", "shown"),
    OtherReading("DOOM-AMB-15", "first-in-cover"),
    OtherReading("DOOM-AMB-30", "all-at-once"),
    OtherReading("DOOM-AMB-37", "may-leave"),
    OtherReading("DOOM-AMB-59", "from-cover"),
    OtherReading("DOOM-AMB-103", "corrected"),
)
