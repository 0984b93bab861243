"""Options as numbers: the words of their notation, so that a learner can tell what a place means.

An action is the place of an option among the options.  What it does is in its notation, the same
that logs and keyboards use; here each of its words becomes a number that never changes.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from kostka.kernel.state import State
from kostka.research.many import ACTIONS

WORDS: Final = 6  # of one option that are told; five dice and a verb
A_WORD: Final = 1 << 31  # above all numbers that are written out


def texts(s: State) -> list[str]:
    """How the options are written, in their order."""
    return [s.write(option) for option in s.options()[:ACTIONS]]


def code(word: str) -> int:
    """A number is itself and 1 more, so that 0 means nothing; any other word is its checksum."""
    if word.isdecimal() and len(word) < 9:
        return int(word) + 1
    return crc32(word.encode()) | A_WORD


def codes(options: list[str]) -> NDArray[np.uint32]:
    """A row for each action, a column for each word of its notation."""
    found = np.zeros((ACTIONS, WORDS), dtype=np.uint32)
    for row, text in enumerate(options):
        for column, word in enumerate(text.split()[:WORDS]):
            found[row, column] = code(word)
    return found
