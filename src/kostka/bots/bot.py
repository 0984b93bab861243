"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from kostka.sight import Seen


class Bot(Protocol):
    """Answers the question its seat is asked."""

    def choose(self, seen: Seen) -> Any: ...
