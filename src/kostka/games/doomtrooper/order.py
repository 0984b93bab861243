"""Doomtrooper, who comes first: the first strike in a duel, and the order of windows."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import NobodyIsFirst
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, WARRIOR
from kostka.games.doomtrooper.values import counting, haste
from kostka.kernel.step import NOBODY


def first_striker(s: Fight, duel: Duel) -> i64:
    """DOOM-FIRST-04, -05, DOOM-ALWAYS-02: always comes before ordinary; equals cancel out."""
    if not _hurries(s, duel):
        return NOTHING
    if _is_watched(s, duel):
        return NOTHING
    attacker, defender = group_haste(s, duel, duel.attacker), group_haste(s, duel, duel.defender)
    if attacker == defender:
        return NOTHING
    return duel.attacker if attacker > defender else duel.defender


def _hurries(s: Fight, duel: Duel) -> bool:
    """Whether any card here has to do with it: quick, where hardly any has."""
    if s.look().hastes:
        return True
    for it in s.lasting:
        if it.card.hastes:
            return True
    for it in duel.cards:
        if it.card.hastes:
            return True
    return False


def _is_watched(s: Fight, duel: Duel) -> bool:
    """Whether the area of the defender is one in which nobody strikes first."""
    defender = s.piece(duel.defender)
    if defender is None:
        return False
    for it in s.table:
        if it.card.hastes and it.player == defender.by and it.area is defender.area:
            for effect in it.effects():
                if isinstance(effect, NobodyIsFirst) and it.out == NOTHING:
                    return True
    return False


def group_haste(s: Fight, duel: Duel, number: i64) -> i64:
    """DOOM-REINF-03: of a group, what all of them have."""
    least: i64 = 3
    for each in duel.group(number):
        warrior = s.piece(each)
        if warrior is None or warrior.card.kind is not WARRIOR:
            return 0
        least = min(least, haste(counting(s, warrior)))
    return least


def playing_order(s: Fight) -> tuple[int, ...]:
    """DOOM-ANYTIME-01, -09, -10: in a duel the attacking player first, or the first striker's."""
    order = s.order()
    duel = s.duel()
    if duel is None:
        return order
    one: i64 = s.attacking()
    other: i64 = duel.defending
    if other in (NOBODY, one):
        if order[0] == one:
            return order
        return (int(one), *[seat for seat in order if seat != one])
    if not duel.struck and _hurries(s, duel) and not _is_watched(s, duel):
        his: i64 = group_haste(s, duel, duel.defender)
        if his > 0 and his > group_haste(s, duel, duel.attacker):  # he strikes first
            one, other = other, one
    if len(order) > 1 and order[0] == one and order[1] == other:
        return order
    return (int(one), int(other), *[seat for seat in order if seat != one and seat != other])
