"""Doomtrooper, one warrior on two cards: whatever happens to one of them happens to the other."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.terms import LEFT_PLAY, NOTHING, WARRIOR


def mirror(s: Any, old: Piece, new: Piece) -> None:
    """What has changed of the one changes of the other."""
    other = s.piece(new.pair)
    if other is None or new.card.kind is not WARRIOR:
        return
    twin = other.twin()
    if old.wounded != new.wounded:
        twin.wounded = new.wounded
    if old.down != new.down:
        twin.down = new.down
    if old.jailer != new.jailer:
        twin.jailer = new.jailer
    if old.out != new.out:
        twin.out = new.out
    if old.behind != new.behind:
        twin.behind = new.behind
    if old.by != new.by:
        twin.by = new.by
        twin.under = NOTHING
    _mirror_the_rest(old, new, twin)
    if not _are_alike(twin, other):
        s.put(twin)


def _are_alike(one: Piece, other: Piece) -> bool:
    if one.jailer != other.jailer or one.out != other.out or one.behind != other.behind:
        return False
    return one == other and one.book == other.book


def _mirror_the_rest(old: Piece, new: Piece, twin: Piece) -> None:
    """What his card is and says, and what is noted on it."""
    if old.card is not new.card:
        twin.card = new.card
    if old.book != new.book:
        twin.book = new.book
    if old.n != new.n:
        twin.n = new.n
    if old.side is not new.side:
        twin.side = new.side
    if old.markers != new.markers:
        twin.markers = new.markers
    if old.used != new.used:
        twin.used = new.used
    if old.lent != new.lent:
        twin.lent = new.lent


def go_together(s: Any, gone: Piece, source: Any, forever: bool) -> None:
    """The other card leaves play as well; nobody has killed it."""
    other = s.piece(gone.pair)
    if other is not None:
        s.remove(other.number, LEFT_PLAY, source, forever and other.real is None)


def echo(s: Any, piece: Piece) -> Piece | None:
    """What one of the two is given for a while, for the other."""
    bearer = s.piece(piece.on)
    if bearer is None or not bearer.pair or piece.pair:
        return None
    twin = piece.twin()
    s.serial += 1
    twin.number = s.serial
    twin.on = bearer.pair
    twin.pair = piece.number
    return twin


def with_echoes(lasting: list[Piece]) -> list[Piece]:
    """Without those of what is gone."""
    return [
        it for it in lasting if not it.pair or any(other.number == it.pair for other in lasting)
    ]


def gather(s: Any, fighter: Piece) -> None:
    """Whatever lies on the other of the two lies on the one who fights."""
    for it in s.on(fighter.number).copy():
        if it.on == fighter.pair:
            twin = it.twin()
            twin.on = fighter.number
            s.put(twin)
