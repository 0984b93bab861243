"""Doomtrooper, effects of orders and relics that bind others: read whenever somebody asks."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Effect


@dataclass(frozen=True)
class DefenderIsNamed(Effect):
    """Whom its bearer attacks, the player of this card says."""
