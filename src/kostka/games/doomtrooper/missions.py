"""Doomtrooper, Missions: which of them has to come first."""

from __future__ import annotations

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import MISSION
from kostka.games.doomtrooper.traits import MissionsFirst


def comes_too_early(s: Fight, mission: Piece) -> bool:
    """Whether it earns nothing more, for another of the same player has to be fulfilled first."""
    if mission.card.kind is not MISSION or _is_first(s, mission):
        return False
    return any(it.by == mission.by and _is_first(s, it) for it in s.table)


def _is_first(s: Fight, mission: Piece) -> bool:
    bearer = s.piece(mission.on)
    if mission.card.kind is not MISSION or bearer is None:
        return False
    return any(isinstance(effect, MissionsFirst) for effect in bearer.effects())
