"""Dice Throne, the named exceptions: where a table may read a rule or a ruling otherwise.

Where the rulebook and the publisher's answers differ we play the rulebook; a table that wants the
other reading says so, and its log says it.  Each is one bit of `Battle.readings`.
"""

from __future__ import annotations

from typing import Final

from kostka.kernel.game import OtherReading

OWN_ULTIMATE_DIE: Final = 1  # whoever activated an ultimate may alter its targeting die

EXCEPTIONS: Final = (OtherReading("THR-TGT-11", "faq"),)  # in the order of their bits
