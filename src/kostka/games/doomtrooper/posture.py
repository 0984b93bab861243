"""Doomtrooper, the posture of a warrior: what is said of him as a few bits, found once.

Of most warriors hardly anything is said that others do not have to ask for one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.arms import NothingElse
from kostka.games.doomtrooper.edicts import GainsOnlyIn
from kostka.games.doomtrooper.effects import (
    AttackedLast,
    AttacksInFirstTurn,
    CannotAttack,
    CannotBeAttacked,
    HidesUntilHealed,
    MayNotReceive,
    MustAttack,
    Never,
    NeverAttacks,
    NeverFights,
    NeverInCover,
    NeverSeeksCover,
    NeverStarts,
    NoActions,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest, NeverAttackedBy
from kostka.games.doomtrooper.soldiery import (
    AttackedFor,
    AttacksAnnounced,
    AttacksNobodyElse,
    MayNotBeArmed,
    PaysToAttack,
    ReceivesAs,
    SparesYours,
)
from kostka.games.doomtrooper.sorts import Effect, Restraining
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import TollToAttack
from kostka.games.doomtrooper.terms import FIGHT, NOTHING, SHOOT, STRUCK_OUT, Value
from kostka.games.doomtrooper.traits import NotAttackedBy
from kostka.games.doomtrooper.upon import on_him
from kostka.games.doomtrooper.usable import off_the_ground

SHUT: Final = 3  # the bits of both tactics: those he never uses
PLAIN: Final = 16  # only the rulebook says whom he may attack, and who him
FREE: Final = 32  # and what he may be given, and whether he may act and seek cover


def posture(s: Fight, warrior: Piece) -> i64:
    """All of them."""
    survey = s.look()
    if s.fallen or not survey.has(warrior):
        return _posture(s, warrior)
    found: i64 = survey.posture[warrior.number]
    if found == NOTHING:
        found = _posture(s, warrior)
        survey.posture[warrior.number] = int(found)
    return found


def _posture(s: Fight, warrior: Piece) -> i64:
    on = on_him(s, warrior)
    found: i64 = PLAIN | FREE
    if (
        warrior.unpaid
        or warrior.card.printed[2] == STRUCK_OUT
        or warrior.jailer != NOTHING
        or warrior.behind != NOTHING
    ):
        found = FREE
    for effect in on:
        if _is_about_attacks(effect):
            found &= ~PLAIN
        elif _is_about_peace(effect):
            found &= ~FREE
    if is_shut(s, warrior, FIGHT, on):
        found |= FIGHT.bits
    if is_shut(s, warrior, SHOOT, on):
        found |= SHOOT.bits
    return found


def _is_about_attacks(effect: Effect) -> bool:
    if isinstance(effect, (CannotAttack, MustAttack, NeverAttacks, NeverFights, NeverStarts)):
        return True
    if isinstance(effect, (AttacksAnnounced, AttacksNobodyElse, AttacksOnlyTheBest)):
        return True
    if isinstance(effect, (AttacksInFirstTurn, PaysToAttack, Restraining, SparesYours)):
        return True
    if isinstance(effect, (AttackedFor, AttackedLast, CannotBeAttacked, NeverAttackedBy)):
        return True
    return isinstance(effect, (NotAttackedBy, TollToAttack))


def _is_about_peace(effect: Effect) -> bool:
    if isinstance(effect, (MayNotBeArmed, MayNotReceive, NoActions, NothingElse, ReceivesAs)):
        return True
    return isinstance(effect, (GainsOnlyIn, HidesUntilHealed, NeverInCover, NeverSeeksCover))


def is_shut(s: Fight, warrior: Piece, tactic: Value, on: list[Effect]) -> bool:
    """Whether he never uses this tactic, if `on` is what is said of him: DOOM-RESTR-01, -03,
    DOOM-VEH-11."""
    if warrior.card.printed[tactic.place] == STRUCK_OUT:
        return True
    if tactic is FIGHT and off_the_ground(s, warrior):
        return True
    for effect in on:
        if isinstance(effect, Never) and effect.tactic.bits & tactic.bits:
            return True
    return False
