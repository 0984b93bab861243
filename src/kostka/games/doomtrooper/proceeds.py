"""Doomtrooper, what players earn by kills and Sabotage where a card has changed it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING


@dataclass(frozen=True)
class RaidsBringDestiny(Effect):
    """A Sabotage brings destiny points only; `yours`: only one against the card's player."""

    yours: bool = False


def raids_bring_destiny(s: Fight, victim: i64) -> bool:
    """Whether nobody earns promotion points by sabotaging this player."""
    for it in s.table:
        if it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, RaidsBringDestiny) and (not effect.yours or it.by == victim):
                    return True
    return False


@dataclass(frozen=True)
class KillsBringMore(Effect):
    """The destiny points that its player takes for a kill of his warriors count so many times."""

    times: int


def times_for_kills(s: Fight, seat: i64) -> int:
    times = 1
    for it in s.table:
        if it.by == seat and it.out == NOTHING:
            for effect in it.effects():
                if isinstance(effect, KillsBringMore):
                    times *= effect.times
    return times
