"""Doomtrooper, bans: players who may not meditate."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight


@dataclass(frozen=True)
class NoMeditation(Effect):
    """The player takes no Meditate action any more."""


def may_not_meditate(s: Fight, seat: i64) -> bool:
    for it in s.lasting:
        if it.player == seat:
            for effect in it.effects():
                if isinstance(effect, NoMeditation):
                    return True
    return False
