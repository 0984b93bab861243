"""When the server's memory is tidied.

Python looks through everything there is for garbage again and again; with thousands of tables awake
that takes most of a second, in which nobody is answered.  So only what is new is looked through.
What has lived through a sweep is set aside, and looked at again when as many tables have gone to
sleep as are awake, or while nobody plays.
"""

from __future__ import annotations

import gc
from typing import Final

OFTEN: Final = (20_000, 20, 1_000_000)  # objects; the last number: never by itself
FEW: Final = 100  # tables that are not worth a thorough look


class Tidy:
    def __init__(self) -> None:
        self.left = 0  # tables that went to sleep since the last thorough look
        self.aside = False  # whether anything was set aside since then

    def begin(self) -> None:
        gc.set_threshold(*OFTEN)
        self.thoroughly()

    def sweep(self, left: int, awake: int, moved: bool) -> None:
        """Between two moves: `left` tables went to sleep since the last time."""
        self.left += left
        if self.left > max(FEW, awake) or (not moved and self.aside):
            self.thoroughly()
        elif moved:
            self.briefly()

    def briefly(self) -> None:
        gc.collect(1)
        gc.freeze()
        self.aside = True

    def thoroughly(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.left, self.aside = 0, False
