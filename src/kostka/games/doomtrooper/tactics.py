"""Doomtrooper, tactics: with which of them somebody may attack or be attacked."""

from __future__ import annotations

from kostka.games.doomtrooper.effects import (
    NeverStarts,
)
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.posture import is_shut, posture
from kostka.games.doomtrooper.powers import ShootsFromCover
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import FIGHT, NOTHING, STRUCK_OUT, Value
from kostka.games.doomtrooper.traits import NotAttackedBy
from kostka.games.doomtrooper.upon import add_reach, found_on, on_him, sees_through
from kostka.games.doomtrooper.usable import off_the_ground


def never(s: Fight, warrior: Piece, tactic: Value) -> bool:
    return posture(s, warrior) & tactic.bits != 0


def why_never(s: Fight, warrior: Piece, tactic: Value) -> str:
    """The rule that keeps him out of such duels: what he rides in, or else what is said of him."""
    on_foot = warrior.card.printed[tactic.place] == STRUCK_OUT or tactic is not FIGHT
    return "DOOM-VEH-11" if not on_foot and off_the_ground(s, warrior) else "DOOM-RESTR-01"


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
    if never(s, attacker, tactic):
        return why_never(s, attacker, tactic)
    if (
        not defender.unpaid
        and never(s, defender, tactic)
        and not (s.lasting and may_all_the_same(s, on, defender, tactic))
    ):
        return why_never(s, defender, tactic)
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
    return not is_shut(s, defender, tactic, found)


def shoots_from_cover(s: Fight, warrior: Piece) -> bool:
    return any(isinstance(effect, ShootsFromCover) for effect in on_him(s, warrior))
