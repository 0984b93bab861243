"""Doomtrooper, paying with actions: ordinary and extra ones, and what each may be used for."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.effects import LeadsAttacks
from kostka.games.doomtrooper.governing import in_any_order
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.ready import price_of_more
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ACTION_TAKEN,
    ATTACK_ACTION,
    NON_ATTACK,
    UNTIL_NEXT_ACTION,
)
from kostka.games.doomtrooper.usable import works


def prepared(s: Fight, seat: i64) -> tuple[Piece, ...]:
    """What somebody has prepared by his last action, taken away for the attack he begins."""
    if not s.lasting:
        return ()
    found: list[Piece] = []
    rest: list[Piece] = []
    for it in s.lasting:
        mine = it.by == seat and it.markers == UNTIL_NEXT_ACTION
        (found if mine else rest).append(it)
    s.keep(rest)
    return tuple(found)


def quiet_actions(turn: Turn, bound: bool) -> int:
    """How many non-attack actions can be taken; `bound`: by a duty that this one does not meet."""
    if turn.ended:
        return 0
    found: i64 = turn.calm + turn.free
    if not turn.committed and not bound:
        found += turn.actions
    return int(found)


def pay_calm(s: Fight, seat: i64, turn: Turn, n: i64, bound: bool) -> None:
    """Extra non-attack actions first, then ordinary ones, then extra undefined ones."""
    s.report(ACTION_TAKEN, seat, n, NON_ATTACK, None)
    turn.moved = 0
    prepared(s, seat)  # in vain
    calm = min(n, turn.calm)
    turn.calm -= calm
    n -= calm
    if not bound and not turn.committed:
        ordinary = min(n, turn.actions)
        turn.actions -= ordinary
        n -= ordinary
    turn.free -= n


def is_led(s: Fight, seat: i64) -> bool:
    """Whether the player has a leader by whom actions become attacks."""
    for it in s.look().leading:
        if it.by == seat and works(s, it):
            for effect in it.effects():
                if isinstance(effect, LeadsAttacks):
                    return True
    return False


def pay_attack(s: Fight, seat: i64, turn: Turn, led: bool, bound: bool) -> None:
    """DOOM-TYPE-04, -11, -16, -17: an ordinary action that attacks commits the others."""
    s.report(ACTION_TAKEN, seat, 1, ATTACK_ACTION, None)
    turn.moved = 0
    turn.could = turn.left()
    if led:
        turn.led += 1
        if turn.calm > 0:
            turn.calm -= 1
        elif turn.free > 0:
            turn.free -= 1
        else:
            turn.actions -= 1
            turn.committed = turn.committed or not in_any_order(s)
            turn.attacked = True
        return
    turn.attacked = True
    free = in_any_order(s)
    if turn.attacks > 0:
        turn.attacks -= 1
        turn.committed = turn.committed or not free
        turn.ended = turn.ended or not free
        return
    price = price_of_more(s)
    if (
        turn.actions > 0
        and not bound
        and (turn.fury or not turn.basic or (price and turn.free == 0))
    ):
        if turn.basic and not turn.fury:
            s.gain_destiny(seat, -price, None)
        turn.actions -= 1
        turn.committed = turn.committed or not free
        turn.ended = turn.ended or not free
        turn.basic = turn.basic or not turn.fury
        if not free and not turn.fury and not price and not is_led(s, seat):
            turn.actions = 0  # DOOM-ATK-02
    else:
        turn.free -= 1


def pay_more(turn: Turn, n: i64) -> None:
    """For an attack that takes more than one action."""
    for _ in range(n):
        if turn.actions > 0:
            turn.actions -= 1
        elif turn.free > 0:
            turn.free -= 1
        elif turn.attacks > 0:
            turn.attacks -= 1


def pay_sabotage(s: Fight, seat: i64, turn: Turn) -> None:
    """DOOM-SAB-04, -13: the last action, by an undefined one."""
    s.report(ACTION_TAKEN, seat, 1, NON_ATTACK, None)
    turn.moved = 0
    if turn.actions > 0:
        turn.actions = 0
    else:
        turn.free -= 1
    turn.raided = True
    turn.committed = True
    turn.ended = True
