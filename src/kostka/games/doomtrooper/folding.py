"""Doomtrooper, the fold: how one value comes of all that counts for a warrior."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import MultipliesArms
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.effects import (
    NeverStrikesFirst,
    Plus,
    PlusBase,
    PlusMarkers,
    PlusStored,
    StrikesFirst,
    Times,
    TimesBase,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import DoublesMachineGuns
from kostka.games.doomtrooper.soldiery import DoublesWeapons, TimesAll
from kostka.games.doomtrooper.sorts import Counted
from kostka.games.doomtrooper.terms import BEAST, STRUCK_OUT, VALUE
from kostka.games.doomtrooper.traits import (
    BaseBecomes,
    DoublesBeasts,
    EvenedOut,
    PlusFoesBase,
    PlusForEach,
)
from kostka.games.doomtrooper.usable import Given, is_machine_gun
from kostka.kernel.step import Word


def haste(found: list[Given]) -> i64:
    """3 who strikes first whatever anybody says, 2 who always does, 1 who does, 0 who does not:
    DOOM-ALWAYS-03."""
    most: i64 = 0
    never = False
    for each in found:
        effect = each.effect
        if isinstance(effect, StrikesFirst):
            most = max(most, 3 if effect.whatever else 2 if effect.always else 1)
        elif isinstance(effect, NeverStrikesFirst):
            never = True
    return 0 if never and most < 3 else most


def fold(found: list[Given], warrior: Piece, place: int) -> int:
    """DOOM-MOD-01, -02, -03: Beast, base, multiply, add, whatever was played first."""
    printed: i64 = warrior.card.printed[place]
    if printed == STRUCK_OUT:  # DOOM-AMB-97
        return STRUCK_OUT
    bits: i64 = 1 << place
    base: i64 = printed
    base_times: i64 = 1
    base_over: i64 = 1
    base_plus: i64 = 0
    times: i64 = 1
    over: i64 = 1
    plus: i64 = 0
    guns: i64 = 0
    gun_times: i64 = 1
    times_all: i64 = 1
    ridden: i64 = 0  # what a Beast gives
    beast: Card | None = None
    doubled: list[Word | None] = []
    even = False
    for each in found:
        effect = each.effect
        if isinstance(effect, Plus):
            if effect.to.bits & bits:
                more: i64 = effect.n * each.n if effect.bought else effect.n
                if each.card.weapon is not None and each.by == warrior.by:
                    more *= weapon_times(found, each.card)
                if more > 0 and each.card.weapon is not None and is_machine_gun(each.card):
                    guns += more
                else:
                    plus += more
        elif isinstance(effect, Times):
            if effect.to.bits & bits:
                times *= effect.n
                over *= effect.over
        elif isinstance(effect, PlusBase):
            if effect.to.bits & bits:
                if each.card.kind is BEAST:
                    ridden += effect.n  # DOOM-BEAST-05
                    beast = each.card
                else:
                    base_plus += effect.n
        elif isinstance(effect, TimesBase):
            if effect.to.bits & bits:
                base_times *= effect.n
                base_over *= effect.over
        elif isinstance(effect, (PlusStored, PlusMarkers, PlusFoesBase, PlusForEach)):
            if effect.to.bits & bits:
                plus += effect.n * each.n
        elif isinstance(effect, DoublesMachineGuns):
            gun_times *= 2
        elif isinstance(effect, Counted):
            if effect.to.bits & bits:
                if effect.instead():
                    base = effect.n * each.n
                elif effect.based():
                    base_plus += effect.n * each.n
                else:
                    plus += effect.n * each.n
        elif isinstance(effect, TimesAll):
            if effect.to.bits & bits:
                times_all *= effect.n
        elif isinstance(effect, BaseBecomes):
            if effect.to.bits & bits:
                base = each.n if effect.paid else effect.n
        elif isinstance(effect, DoublesBeasts):
            doubled.append(effect.of)
        elif isinstance(effect, EvenedOut):
            even = True
    if even:
        return _highest(found, warrior)
    if beast is not None:
        for of in doubled:
            if of in (None, beast.affiliation) and place != VALUE.place:
                ridden *= 2
    base += ridden
    product: i64 = (base * base_times + base_plus * base_over) * times
    over *= base_over
    if over != 1:
        product = -((-product) // over)  # DOOM-AMB-53: rounded up
    return int((product + plus + guns * gun_times) * times_all)


def weapon_times(found: list[Given], weapon: Card) -> int:
    """How many times what he has of this weapon counts."""
    times, twice = 1, 1
    for each in found:
        effect = each.effect
        if isinstance(effect, DoublesWeapons):
            if effect.label in (None, weapon.weapon):
                twice = 2
        elif isinstance(effect, MultipliesArms) and weapon.counts_as(effect.kind):
            times *= effect.times
    return times * twice


def _highest(found: list[Given], warrior: Piece) -> int:
    """Of his four values, without what makes them equal."""
    rest = [each for each in found if not isinstance(each.effect, EvenedOut)]
    return max([fold(rest, warrior, place) for place in range(4)])
