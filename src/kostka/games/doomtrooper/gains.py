"""Doomtrooper, warriors who have nothing of what raises their values."""

from __future__ import annotations

from dataclasses import dataclass

from kostka.games.doomtrooper.card import Counted, Effect
from kostka.games.doomtrooper.effects import (
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    Times,
    TimesBase,
)
from kostka.games.doomtrooper.powers import DoublesMachineGuns
from kostka.games.doomtrooper.soldiery import DoublesWeapons, TimesAll
from kostka.games.doomtrooper.traits import DoublesBeasts, EvenedOut, PlusFoesBase, PlusForEach
from kostka.games.doomtrooper.usable import Given


@dataclass(frozen=True)
class NoGains(Effect):
    """No card raises his values; what lowers them counts."""


def raises(each: Given) -> bool:
    """Whether it adds to a value or multiplies it."""
    effect = each.effect
    if isinstance(effect, Plus):
        return effect.n * (each.n if effect.bought else 1) > 0
    if isinstance(effect, PlusBase):
        return effect.n > 0
    if isinstance(effect, Times):
        return effect.n > effect.over
    if isinstance(effect, (TimesBase, TimesAll)):
        return effect.n > 1
    if isinstance(effect, (PlusMarkers, PlusStored, PlusFoesBase, PlusForEach)):
        return effect.n * each.n > 0
    if isinstance(effect, Counted):
        return not effect.instead() and effect.n * each.n > 0
    return isinstance(effect, (DoublesBeasts, DoublesMachineGuns, DoublesWeapons, EvenedOut))


def without_gains(found: list[Given]) -> list[Given]:
    return [each for each in found if not raises(each)]
