"""Sight: the only place that decides who may see what.

A seat, a spectator or a judge gets a `View`, redacted events, and, for a bot, imagined worlds; each
is made of nothing but what the viewer may know.
"""

from __future__ import annotations

from kostka.sight.view import (
    JUDGE,
    SPECTATOR,
    Seen,
    View,
    meant,
    plain,
    redact,
    seen,
    stake,
    touched,
    view,
)
from kostka.sight.viewers import heard, public

__all__ = [
    "JUDGE",
    "SPECTATOR",
    "Seen",
    "View",
    "heard",
    "meant",
    "plain",
    "public",
    "redact",
    "seen",
    "stake",
    "touched",
    "view",
]
