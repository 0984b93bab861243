"""Doomtrooper, tactics: with which of them somebody may attack or be attacked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.effects import (
    AttackedLast,
    AttacksInFirstTurn,
    CannotAttack,
    CannotBeAttacked,
    MustAttack,
    Never,
    NeverAttacks,
    NeverFights,
    NeverStarts,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.powers import AttacksOnlyTheBest, NeverAttackedBy, ShootsFromCover
from kostka.games.doomtrooper.soldiery import (
    AttackedFor,
    AttacksAnnounced,
    AttacksNobodyElse,
    PaysToAttack,
    SparesYours,
)
from kostka.games.doomtrooper.sorts import Effect, Restraining
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import TollToAttack
from kostka.games.doomtrooper.terms import FIGHT, NOTHING, SHOOT, STRUCK_OUT, Value
from kostka.games.doomtrooper.traits import NotAttackedBy
from kostka.games.doomtrooper.upon import add_reach, found_on, on_him, sees_through
from kostka.games.doomtrooper.usable import off_the_ground

SHUT: Final = 3  # the bits of both tactics
PLAIN: Final = 16  # beside them: nothing is said about whom he attacks or who attacks him


# --- What is found once -------------------------------------------------------------------------


def posture(s: Fight, warrior: Piece, on: list[Effect]) -> i64:
    """The tactics he never uses, as bits, and whether he is PLAIN; found once.  `on` is what
    `on_him` tells, here and below."""
    survey = s.look()
    if s.fallen or not survey.has(warrior):
        return _posture(s, warrior, on)
    found: i64 = survey.posture[warrior.number]
    if found == NOTHING:
        found = _posture(s, warrior, on)
        survey.posture[warrior.number] = int(found)
    return found


def _posture(s: Fight, warrior: Piece, on: list[Effect]) -> i64:
    found: i64 = PLAIN if _is_plain(warrior, on) else 0
    for each in (FIGHT, SHOOT):
        if _never(s, warrior, each, on):
            found |= each.bits
    return found


def _is_plain(warrior: Piece, on: list[Effect]) -> bool:
    """Whether only the rulebook says whom he may attack, and who him."""
    if warrior.unpaid or warrior.card.printed[2] == STRUCK_OUT:
        return False
    if warrior.jailer != NOTHING or warrior.behind != NOTHING:
        return False
    for effect in on:
        if isinstance(effect, (CannotAttack, MustAttack, NeverAttacks, NeverFights, NeverStarts)):
            return False
        if isinstance(effect, (AttacksAnnounced, AttacksNobodyElse, AttacksOnlyTheBest)):
            return False
        if isinstance(effect, (AttacksInFirstTurn, PaysToAttack, Restraining, SparesYours)):
            return False
        if isinstance(effect, (AttackedFor, AttackedLast, CannotBeAttacked, NeverAttackedBy)):
            return False
        if isinstance(effect, (NotAttackedBy, TollToAttack)):
            return False
    return True


# --- Tactics ------------------------------------------------------------------------------------


def never(s: Fight, warrior: Piece, tactic: Value) -> bool:
    return is_shut(s, warrior, tactic, on_him(s, warrior))


def is_shut(s: Fight, warrior: Piece, tactic: Value, on: list[Effect]) -> bool:
    return posture(s, warrior, on) & tactic.bits != 0


def _never(s: Fight, warrior: Piece, tactic: Value, on: list[Effect]) -> bool:
    """DOOM-RESTR-01, -03, DOOM-VEH-11"""
    if warrior.card.printed[tactic.place] == STRUCK_OUT:
        return True
    if tactic is FIGHT and off_the_ground(s, warrior):
        return True
    for effect in on:
        if isinstance(effect, Never) and effect.tactic.bits & tactic.bits:
            return True
    return False


def forbids_tactic(s: Fight, attacker: Piece, defender: Piece, tactic: Value) -> str:
    """DOOM-AMB-98"""
    theirs = [] if defender.unpaid else on_him(s, defender)
    return forbidden_tactic(s, attacker, defender, tactic, on_him(s, attacker), theirs)


def forbidden_tactic(
    s: Fight,
    attacker: Piece,
    defender: Piece,
    tactic: Value,
    on: list[Effect],
    theirs: list[Effect],
) -> str:
    if is_shut(s, attacker, tactic, on):
        return "DOOM-RESTR-01"
    if (
        not defender.unpaid
        and is_shut(s, defender, tactic, theirs)
        and not (s.lasting and may_all_the_same(s, on, defender, tactic))
    ):
        return "DOOM-RESTR-01"
    if attacker.down and tactic is FIGHT and shoots_from_cover(s, attacker):
        return "DOOM-COVER-06"
    for effect in on:
        if isinstance(effect, NeverStarts) and effect.tactic.bits & tactic.bits:
            return "DOOM-DUEL-13"
    for effect in theirs:
        if isinstance(effect, NotAttackedBy) and effect.tactic.bits & tactic.bits:
            return "DOOM-DUEL-13"
    return ""


def may_all_the_same(s: Fight, on: list[Effect], defender: Piece, tactic: Value) -> bool:
    """Whether only what his attacker sees through keeps him out of duels of this tactic."""
    found = found_on(s, defender, False)
    for it in s.lasting:
        if it.on == defender.number:
            found = [*found, *it.effects()]
        elif it.on == NOTHING and it.card.reaches and not sees_through(on, it.key):
            add_reach(s, defender, it, found)
    return not _never(s, defender, tactic, found)


def shoots_from_cover(s: Fight, warrior: Piece) -> bool:
    return any(isinstance(effect, ShootsFromCover) for effect in on_him(s, warrior))
