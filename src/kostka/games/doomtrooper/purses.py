"""Doomtrooper, whence the price of a card is paid: destiny points, and what lies on some cards."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Rare
from kostka.games.doomtrooper.spells import may_cast
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ART, MARKED
from kostka.games.doomtrooper.usable import works


@dataclass(frozen=True)
class PaysForSpells(Rare):
    """The destiny points that lie on it are spent on spells of its bearer: DOOM-ART-05."""


def _reserves(s: Fight, seat: i64, play: Playable) -> list[Piece]:
    """What could help to pay for this: only if its bearer could cast it, and for a personal combat
    spell only if he fights."""
    found: list[Piece] = []
    rare = s.look().rare
    if not rare or not isinstance(play, Card) or play.kind is not ART:
        return found
    duel = s.duel()
    for it in rare:
        bearer = s.piece(it.on)
        if (
            bearer is not None
            and it.by == seat
            and it.n > 0
            and any([isinstance(effect, PaysForSpells) for effect in it.effects()])
            and works(s, it)
            and may_cast(s, bearer, play)
            and not (play.on.caster and (duel is None or not duel.has_part(int(bearer.number))))
        ):
            found.append(it)
    return found


def purse(s: Fight, seat: i64, play: Playable) -> int:
    """How many destiny points the player could spend on this."""
    found = s.destiny[seat]
    if s.look().rare:
        found += int(sum([it.n for it in _reserves(s, seat, play)]))
    return found


def draw_on(s: Fight, seat: i64, play: Playable, cost: i64) -> int:
    """Pay what can be paid from what lies on cards; what is left to be paid."""
    left = int(cost)
    if not s.look().rare:
        return left
    for it in _reserves(s, seat, play):
        spent = min(left, int(it.n))
        if spent > 0:
            left -= spent
            twin = it.twin()
            twin.n -= spent
            s.put(twin)
            s.report(MARKED, it.by, it.number, it.card, it.card)
    return left
