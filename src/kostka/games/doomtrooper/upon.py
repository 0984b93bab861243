"""Doomtrooper, what is said of a warrior: by his card, by what lies on him, by what reaches him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import SeesThrough
from kostka.games.doomtrooper.effects import (
    ForAll,
    InThisArea,
    WhileIn,
)
from kostka.games.doomtrooper.immunity import never_affected
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import (
    BorneBy,
)
from kostka.games.doomtrooper.sorts import Effect, Spreading
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    NOTHING,
    SPECIAL,
)
from kostka.games.doomtrooper.usable import may_use

NONE: Final[list[Effect]] = []


def on_him(s: Fight, warrior: Piece, passing: bool = True) -> list[Effect]:
    """What his card says, what lies on him and what is laid on all such warriors; with `passing`,
    also what lasts for a while.  Not to be changed."""
    survey = s.look()
    number: i64 = warrior.number
    if s.fallen or not survey.has(warrior):
        return found_on(s, warrior, passing)
    upon = survey.upon
    if s.lasting and not passing:
        if not survey.bare:
            survey.bare = [None] * int(survey.size)
        upon = survey.bare
    found = upon[number]
    if found is None:
        found = upon[number] = found_on(s, warrior, passing)
    return found


def found_on(s: Fight, warrior: Piece, passing: bool) -> list[Effect]:
    found = [*warrior.effects()]
    if warrior.card.untouched:
        return found
    number: i64 = warrior.number
    for it in s.on(number):
        if it.out == NOTHING and may_use(s, warrior, it):
            found += it.effects()
    for it in s.reaching():
        if it.jailer == NOTHING and not it.unpaid and not _is_void_for(s, it, warrior):
            add_reach(s, warrior, it, found)
    if passing:
        for it in s.lasting:
            if _is_void_for(s, it, warrior):
                continue
            if it.on == number:
                found += it.effects()
            elif it.on == NOTHING and it.card.reaches and not sees_through(found, it.key):
                add_reach(s, warrior, it, found)
    return found


def sees_through(found: list[Effect], key: str) -> bool:
    """Whether that card has no effect on somebody, by what else is said of him."""
    for effect in found:
        if isinstance(effect, SeesThrough) and effect.key == key:
            return True
    return False


def _is_void_for(s: Fight, it: Piece, warrior: Piece) -> bool:
    """Whether it is a special card, and he is never affected by any."""
    return it.card.kind is SPECIAL and never_affected(s, warrior, SPECIAL)


def add_reach(s: Fight, warrior: Piece, it: Piece, found: list[Effect]) -> None:
    """What a piece says of all such warriors, or of an area, if he is one of them."""
    for effect in it.effects():
        if isinstance(effect, WhileIn) and it.area is effect.area:
            effect = effect.effect
        if isinstance(effect, BorneBy):
            bearer = s.piece(it.on)
            if bearer is None or not effect.such.fits(s, bearer, it.by, it.number):
                continue
            effect = effect.effect
        if isinstance(effect, ForAll):
            reaches = effect.such.fits(s, warrior, it.by, it.number)
        elif isinstance(effect, InThisArea):
            reaches = warrior.area is it.area and warrior.by == it.player
        elif isinstance(effect, Spreading):
            reaches = effect.covers(s, it, warrior)
        else:
            continue
        if reaches:
            found.append(effect.effect)


def on_all(s: Fight) -> list[Effect]:
    """What is said about the whole game, for a while or for good.  Not to be changed."""
    if not s.lasting:
        return NONE
    found: list[Effect] = []
    for it in s.lasting:
        if it.on == NOTHING:
            found += it.effects()
    return found
