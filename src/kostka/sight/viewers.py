"""Viewers who hold no seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kostka.games.doomtrooper.deckbuilding import share

SPECTATOR: Final = -3  # sees what lies open
JUDGE: Final = -4  # sees everything


def public(setup: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """What everybody may know of a set-up: which cards are in somebody's own deck is a secret."""
    return {
        key: [share.PREFIX if share.is_code(value) else value for value in values]
        for key, values in setup.items()
    }


def heard(correction: str) -> str:
    """What everybody may hear of a judge's correction: which card was moved is a secret."""
    words = correction.split()
    if words[:1] == ["move"] and len(words) > 2:
        words[2] = "…"
    return " ".join(words)
