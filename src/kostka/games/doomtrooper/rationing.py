"""Doomtrooper, how many attacks a player has between two draw steps of his."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING


@dataclass(frozen=True)
class OneAttackEach(Effect):
    """Nobody takes more than one attack action between two of his draw steps."""


@dataclass(frozen=True)
class AttackNoted(Effect):
    """Its player has attacked; `used` of the piece tells in which round of his."""


def has_attacked(s: Fight, seat: i64) -> bool:
    """Whether this player has had his one attack, while that is all he may have."""
    noted = False
    for it in s.lasting:
        if it.by == seat and it.used == s.draws[seat]:
            for effect in it.effects():
                noted = noted or isinstance(effect, AttackNoted)
    if not noted:
        return False
    for it in s.table:
        if it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, OneAttackEach):
                    return True
    return False
