"""Doomtrooper, marked warriors: whoever wounds them kills them, and nothing saves them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.identity import doomtrooper
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, NOTHING


@dataclass(frozen=True)
class Marked(Effect):
    """A target of whoever has marked him, as long as the card by which he did it is in play."""


@dataclass(frozen=True)
class Exposed(Effect):
    """Nothing keeps a wound from killing him."""


def is_marked(s: Fight, number: i64, by: i64) -> bool:
    """Whether this player has marked him."""
    for it in s.lasting:
        if (
            it.on == number
            and it.by == by
            and any(isinstance(effect, Marked) for effect in it.effects())
            and any(each.card is it.card and each.by == by for each in s.table)
        ):
            return True
    return False


def marked_for(s: Fight, number: i64, killer: i64) -> bool:
    """Whether a wound by this warrior kills that one: a Doomtrooper of who has marked him."""
    who = s.piece(killer) if killer != NOTHING else None
    if who is None or not is_marked(s, number, who.by):
        return False
    return doomtrooper(s, who)


def is_doomed(s: Fight, seat: i64) -> bool:
    """Whether all warriors of this player who are dying in the duel may not be saved."""
    duel = s.duel()
    if duel is None or not duel.struck:
        return False
    dying: list[i64] = []
    for number, fate in zip((duel.attacker, duel.defender), duel.fates):
        who = s.piece(number)
        if fate == KILLED and who is not None and who.by == seat:
            dying.append(number)
    return bool(dying) and all([marked_for(s, it, duel.foe_of(it)) for it in dying])
