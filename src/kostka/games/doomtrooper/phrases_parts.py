"""The parts of the phrasebook of Doomtrooper that came with many cards at once.

Each part has phrases of its own for what no other cards need: of effects and steps, of questions,
of groups of warriors, of labels, and what else is said.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from kostka.games.doomtrooper import (
    phrases_ends,
    phrases_feints,
    phrases_gear,
    phrases_orders,
    phrases_partners,
    phrases_plots,
    phrases_ploys,
    phrases_powers,
    phrases_schemes,
    phrases_seals,
    phrases_soldiers,
    phrases_tombs,
)

PARTS: Final[tuple[ModuleType, ...]] = (
    phrases_soldiers,
    phrases_gear,
    phrases_powers,
    phrases_orders,
    phrases_plots,
    phrases_ploys,
    phrases_feints,
    phrases_schemes,
    phrases_tombs,
    phrases_seals,
    phrases_ends,
    phrases_partners,
)


def gathered(name: str) -> dict[Any, tuple[str, str, str]]:
    """The phrases that all parts have under this name."""
    return {key: three for part in PARTS for key, three in vars(part)[name].items()}
