"""The phrasebook of Doomtrooper: what specials of the base set and Apocalypse need besides."""

from __future__ import annotations

from typing import Final

Three = tuple[str, str, str]

PHRASES: Final[dict[type, Three]] = {}
QUESTIONS: Final[dict[type, Three]] = {}
GROUPS: Final[dict[str, Three]] = {}
LABELS: Final[dict[str, Three]] = {}
SAYINGS: Final[dict[str, Three]] = {}
