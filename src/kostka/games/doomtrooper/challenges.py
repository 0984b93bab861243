"""Doomtrooper, challenges: who is named for a duel whose terms are set, and what that costs."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.edicts import DefenderIsNamed
from kostka.games.doomtrooper.pieces import Duel, Piece
from kostka.games.doomtrooper.pool import pay_more
from kostka.games.doomtrooper.prices import actions_for_it, toll
from kostka.games.doomtrooper.ready import (
    attack_price,
    forbids_attack,
    forbids_tactic,
    on_him,
    unable_to_find,
)
from kostka.games.doomtrooper.soldiery import AttackedFor, PaysToAttack, announcement
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import TollToAttack


def pay_toll(s: Fight, attacker: Piece, defender: Piece) -> None:
    """As soon as both are named; a hidden one costs nothing, for nobody knows him."""
    if defender.unpaid:
        return
    for effect in on_him(s, attacker):
        if isinstance(effect, PaysToAttack) and effect.such.fits(
            s, defender, attacker.by, attacker.number
        ):
            s.gain_destiny(attacker.by, -effect.n, attacker.card)
    if attacker.by == defender.by:
        return
    actions = 1
    for effect in on_him(s, defender):
        if isinstance(effect, AttackedFor):
            s.promote(attacker.by, -effect.promotion, defender.card)
            actions = max(actions, effect.actions)
        elif isinstance(effect, TollToAttack):
            s.gain_destiny(attacker.by, -toll(s, attacker, effect), defender.card)
    if actions > 1 and actions_for_it(s) > 1:
        pay_more(s.turn_notes(), actions - attack_price(s, attacker))


def chooser(s: Fight, seat: i64, attacker: i64) -> int:
    """Who names the defender: the attacker's player, or whoever has a card that lets him."""
    for it in s.on(attacker):
        if any(isinstance(effect, DefenderIsNamed) for effect in it.effects()):
            return int(it.by)
    return int(seat)


def another_has_to(s: Fight, attacker: Piece) -> bool:
    """Whether the attack of another one was announced for this turn."""
    turn = s.turns[attacker.by]
    if not s.lasting or s.active() != attacker.by or announcement(s, attacker, turn) is not None:
        return False
    return any(
        it.number != attacker.number
        and announcement(s, it, turn) is not None
        and not unable_to_find(s, it, False)
        for it in s.troop(attacker.by)
    )


def forbids_defender(s: Fight, duel: Duel, attacker: Piece, defender: Piece) -> str:
    """Why he may not be attacked, by the tactic that is settled if one is."""
    rule = forbids_attack(s, attacker, defender, duel.own)
    if rule or duel.bound is None or defender.unpaid:
        return rule
    return forbids_tactic(s, attacker, defender, duel.bound)
