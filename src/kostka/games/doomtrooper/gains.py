"""Doomtrooper, warriors who have nothing of what raises their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kostka.games.doomtrooper.effects import (
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    Times,
    TimesBase,
)
from kostka.games.doomtrooper.folding import fold
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import DoublesMachineGuns
from kostka.games.doomtrooper.soldiery import DoublesWeapons, TimesAll
from kostka.games.doomtrooper.sorts import Counted, Effect
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    DARK_SYMMETRY,
    FIGHT,
    SHOOT,
    STRUCK_OUT,
    VALUE,
)
from kostka.games.doomtrooper.traits import DoublesBeasts, EvenedOut, PlusFoesBase, PlusForEach
from kostka.games.doomtrooper.usable import Given

PRINTED: Final = (FIGHT, SHOOT, ARMOUR, VALUE)


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
    if isinstance(effect, TimesBase):
        return effect.n > effect.over
    if isinstance(effect, TimesAll):
        return effect.n > 1
    if isinstance(effect, (PlusMarkers, PlusStored, PlusFoesBase, PlusForEach)):
        return effect.n * each.n > 0
    if isinstance(effect, Counted):
        return not effect.instead() and effect.n * each.n > 0
    return isinstance(effect, (DoublesBeasts, DoublesMachineGuns, DoublesWeapons, EvenedOut))


def without_gains(found: list[Given]) -> list[Given]:
    return [each for each in found if not raises(each)]


# --- Gifts that turn against whoever has them ---------------------------------------------------


@dataclass(frozen=True)
class GiftsTurn(Effect):
    """What his Dark Symmetry cards add to fight, shoot and armour they take away instead; no value
    falls below zero by it."""


def turned(found: list[Given], warrior: Piece) -> list[Given]:
    """The same, with the gifts against him."""
    made: list[Given] = []
    for each in found:
        if each.card.kind is not DARK_SYMMETRY or not raises(each):
            made.append(each)
            continue
        rest = without(found, each)
        for what in PRINTED:
            with_it = fold(found, warrior, int(what.place))
            less = fold(rest, warrior, int(what.place))
            gain = with_it - less
            if gain:
                n = gain if what is VALUE else -gain
                made.append(Given(Plus(n, what), each.card, each.by, 1))
    for what in PRINTED[:3]:
        total = fold(made, warrior, int(what.place))
        if STRUCK_OUT < total < 0:
            for each in found:
                if isinstance(each.effect, GiftsTurn):
                    made.append(Given(Plus(-total, what), each.card, each.by, 1))
                    break
    return made


def without(found: list[Given], gone: Given) -> list[Given]:
    return [each for each in found if each is not gone]
