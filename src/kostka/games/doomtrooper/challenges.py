"""Doomtrooper, challenges: who is named for a duel whose terms are set, and what that costs."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.edicts import DefenderIsNamed
from kostka.games.doomtrooper.notes import Duel
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.pool import pay_more
from kostka.games.doomtrooper.powers import KeepsPeace, PlannedTactic, Sought
from kostka.games.doomtrooper.prices import actions_for_it, toll
from kostka.games.doomtrooper.ready import (
    attack_price,
    forbids_attack,
    unable_to_attack,
    unable_to_find,
)
from kostka.games.doomtrooper.soldiery import AttackedFor, PaysToAttack, announcement
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import TollToAttack
from kostka.games.doomtrooper.tactics import forbids_tactic
from kostka.games.doomtrooper.terms import Value
from kostka.games.doomtrooper.upon import on_him


def pay_toll(s: Fight, attacker: Piece, defender: Piece) -> None:
    """As soon as both are named; for a hidden one when he is revealed, and then no actions."""
    if defender.unpaid:
        return
    pay_points(s, attacker, defender)
    if attacker.by == defender.by:
        return
    actions = 1
    for effect in on_him(s, defender):
        if isinstance(effect, AttackedFor):
            actions = max(actions, effect.actions)
    if actions > 1 and actions_for_it(s) > 1:
        pay_more(s.turn_notes(), actions - attack_price(s, attacker))


def takes_more_actions(s: Fight, defender: Piece) -> bool:
    """Whether only an attack by actions, and by several, reaches him; no ability does."""
    found = on_him(s, defender)
    return any(isinstance(effect, AttackedFor) and effect.actions > 1 for effect in found)


def pay_points(s: Fight, attacker: Piece, defender: Piece) -> None:
    """What an attack costs besides actions, also one that takes none."""
    for effect in on_him(s, attacker):
        if isinstance(effect, PaysToAttack) and effect.such.fits(
            s, defender, attacker.by, attacker.number
        ):
            s.gain_destiny(attacker.by, -effect.n, attacker.card)
    if attacker.by == defender.by:
        return
    for effect in on_him(s, defender):
        if isinstance(effect, AttackedFor) and effect.promotion:
            s.promote(attacker.by, -effect.promotion, defender.card)
        elif isinstance(effect, TollToAttack):
            s.gain_destiny(attacker.by, -toll(s, attacker, effect), defender.card)


def sought(s: Fight, seat: i64) -> Piece | None:
    """Whom this player has to attack in this turn of his, because he was told so."""
    if s.active() == seat:
        for it in s.lasting:
            if it.by == seat and it.n == s.turns[seat]:
                for effect in it.effects():
                    if isinstance(effect, Sought):
                        return s.piece(it.on)
    return None


def keeps_peace(s: Fight, seat: i64) -> bool:
    """Whether this player has said that he attacks nobody in this turn of his."""
    for it in s.lasting:
        if it.by == seat and it.n == s.turns[seat]:
            for effect in it.effects():
                if isinstance(effect, KeepsPeace):
                    return s.active() == seat
    return False


def breaks_plan(s: Fight, duel: Duel, tactic: Value) -> bool:
    """Whether the attacker is to attack with another tactic, because it was said so, and can."""
    attacker, defender = s.warrior(duel.attacker), s.warrior(duel.defender)
    for it in s.lasting:
        if it.on == attacker.number and it.n == s.turns[attacker.by]:
            for effect in it.effects():
                if isinstance(effect, PlannedTactic) and effect.tactic is not tactic:
                    return not forbids_tactic(s, attacker, defender, effect.tactic)
    return False


def could_attack(s: Fight, attacker: Piece, victim: Piece) -> bool:
    if attacker.by == victim.by or unable_to_attack(s, attacker):
        return False
    return not forbids_attack(s, attacker, victim, False)


def can_reach(s: Fight, seat: i64) -> bool:
    """Whether there is somebody whom this player has to attack, and he can."""
    victim = sought(s, seat)
    return victim is not None and any(could_attack(s, it, victim) for it in s.troop(seat))


def chooser(s: Fight, seat: i64, attacker: i64) -> int:
    """Who names the defender: the attacker's player, or whoever has a card that lets him."""
    for it in s.on(attacker):
        if any(isinstance(effect, DefenderIsNamed) for effect in it.effects()):
            return int(it.by)
    return int(seat)


def another_has_to(s: Fight, attacker: Piece) -> bool:
    """Whether the attack of another one was announced for this turn."""
    turn = s.turns[attacker.by]
    if not s.lasting or s.active() != attacker.by:
        return False
    victim = sought(s, attacker.by)
    if victim is not None and not could_attack(s, attacker, victim):
        return can_reach(s, attacker.by)
    if announcement(s, attacker, turn) is not None:
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
    if not rule and s.lasting:
        victim = sought(s, attacker.by)
        if victim is not None and victim.number != defender.number:
            rule = "DOOM-DUEL-13" if could_attack(s, attacker, victim) else ""
    if rule or duel.bound is None or defender.unpaid:
        return rule
    return forbids_tactic(s, attacker, defender, duel.bound)
