"""Viewers who hold no seat."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -3  # sees what lies open
JUDGE: Final = -4  # sees everything


def heard(correction: str) -> str:
    """What everybody may hear of a judge's correction: which card was moved is a secret."""
    words = correction.split()
    if words[:1] == ["move"] and len(words) > 2:
        words[2] = "…"
    return " ".join(words)
