"""Doomtrooper, attacks that have a price: whether it can be paid."""

from __future__ import annotations

from kostka.games.doomtrooper.identity import is_a
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.soldiery import AttackedFor, PaysToAttack
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import TollToAttack
from kostka.kernel.step import Word


def forbids_toll(
    s: Fight, attacker: Piece, defender: Piece, on: list[Effect], theirs: list[Effect]
) -> str:
    """Why the price of this attack cannot be paid, or ""."""
    for effect in on:
        if (
            isinstance(effect, PaysToAttack)
            and s.destiny[attacker.by] < effect.n
            and effect.such.fits(s, defender, attacker.by, attacker.number)
        ):
            return "DOOM-SPEC-02"
    if attacker.by == defender.by:
        return ""
    for effect in theirs:
        if isinstance(effect, TollToAttack):
            if s.destiny[attacker.by] < toll(s, attacker, effect):
                return "DOOM-SPEC-02"
        elif isinstance(effect, AttackedFor):
            if s.promotion[attacker.by] < effect.promotion:
                return "DOOM-CORE-01"
            if effect.actions > 1 and actions_for_it(s) < effect.actions:
                return "DOOM-ACT-01"
    return ""


def toll(s: Fight, attacker: Piece, effect: TollToAttack) -> int:
    """What this one pays."""
    return 0 if effect.but is not None and is_a(s, attacker, effect.but) else effect.n


def actions_for_it(s: Fight) -> int:
    """How many actions could be spent on the attack that is made, or on the next one."""
    for f in reversed(s.stack):
        if f.rule.name == "duel":
            basic = f.it is None or isinstance(f.it, Word)
            return int(s.turn_notes().could) if basic else 1
        if isinstance(f.notes, Turn):
            return int(f.notes.left())
    return 0
