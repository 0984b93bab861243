"""The fifteen potions, nine kinds: the price, how many there are, and what they do."""

from __future__ import annotations

from typing import Final

from kostka.games.plosinovka.card import Potion
from kostka.games.plosinovka.verbs import (
    DiscardTokens,
    Float,
    GainGems,
    GainLives,
    GhostMove,
    Move,
    MoveEnemies,
    NextAttack,
    Reroll,
)

POTIONS: Final = (  # price, copies
    Potion("healing-potion", 2, 3, GainLives(3)),
    Potion("ghost-potion", 3, 2, GhostMove()),
    Potion("strength-potion", 3, 2, NextAttack(2)),
    Potion("leaping-potion", 2, 2, Move(3)),
    Potion("fortune-potion", 1, 2, Reroll()),
    Potion("feather-potion", 1, 1, Float()),
    Potion("telekinesis-potion", 2, 1, MoveEnemies(2, 2)),
    Potion("antidote", 1, 1, DiscardTokens()),
    Potion("crystal-elixir", 3, 1, GainGems(2)),
)
