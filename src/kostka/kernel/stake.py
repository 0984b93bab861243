"""What a question is about now: a window always asks the same, but never for the same stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final


@final
class Stake:
    """The key of a saying of the game, `ask/<key>`, and the facts of this position it names.

    A fact is a number, a word, a thing of the game or a `Player`; all that is in it may be seen by
    whoever is asked.
    """

    def __init__(self, key: str, facts: Mapping[str, Any]) -> None:
        self.key = key
        self.facts = facts
