"""Doomtrooper, who may defend from which Warzone."""

from __future__ import annotations

from kostka.games.doomtrooper.arms import BarsZones
from kostka.games.doomtrooper.effects import (
    AnyWarzone,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    NOTHING,
    OUTPOST,
    WARZONE,
)
from kostka.games.doomtrooper.traits import OnlyFor
from kostka.games.doomtrooper.upon import on_him


def may_use_zone(s: Fight, warrior: Piece, zone: Piece) -> bool:
    """DOOM-ZONE-06, -14, -15, DOOM-DUEL-19, -20: his own area's, or by a card any but across the
    Outpost line."""
    if zone.card.kind is not WARZONE or zone.out != NOTHING or warrior.area is None:
        return False
    if (zone.area is OUTPOST) is not (warrior.area is OUTPOST) or _bars_zones(s):
        return False
    open_to_him = zone.player == warrior.by and zone.area is warrior.area
    for effect in zone.effects():
        if isinstance(effect, OnlyFor) and not effect.such.describes(s, warrior):
            open_to_him = False
    if open_to_him:
        return True
    return any(isinstance(effect, AnyWarzone) for effect in on_him(s, warrior))


def _bars_zones(s: Fight) -> bool:
    """Whether the attacker lets nobody defend from a Warzone."""
    duel = s.duel()
    if duel is None:
        return False
    for it in s.on(duel.attacker):
        if any(isinstance(effect, BarsZones) for effect in it.effects()):
            return it.out == NOTHING and not it.down
    return False
