"""Doomtrooper, formations: equal warriors who become one for good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf, bearer
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.deeds_combat import DONE
from kostka.games.doomtrooper.meanings import NamesAPiece
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.sorts import Counted
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.such import ANY
from kostka.games.doomtrooper.targets import fights
from kostka.games.doomtrooper.terms import FOR_GOOD, JOINED, NOTHING
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class PlusForEachJoined(Counted):
    """So much more for each equal warrior who has become one with its bearer."""

    def count(self, s: Fight, piece: Piece, warrior: Piece) -> int:
        return len([it for it in s.on(warrior.number) if it.card is warrior.card])


def may_join(s: Fight, one: Piece, other: Piece) -> bool:
    """Whether another warrior of the same player and card may become one with this one."""
    return (
        other.card is one.card
        and other.by == one.by
        and other.number != one.number
        and not other.unpaid
        and other.out == NOTHING
        and other.jailer == NOTHING
        and not fights(s, int(other.number))
    )


def join(s: Fight, one: Piece, other: Piece) -> None:
    """He lies under the other from now on and leaves only with him; what he had goes to the other,
    or is discarded if that one may not have it."""
    for it in s.on(other.number).copy():
        if forbids_receiving(s, it.card, s.warrior(one.number), one.by, ANY, True, True):
            s.discard(it.number, None)
        elif s.piece(it.number) is not None:
            moved = it.twin()
            moved.on = one.number
            s.put(moved)
    now = s.piece(other.number)
    if now is None:  # he died with his vehicle
        return
    twin = now.twin()
    twin.on = one.number
    twin.out = one.number
    twin.under = NOTHING
    twin.behind = NOTHING
    s.put(twin)
    s.keep([it for it in s.lasting if it.on != other.number])
    s.let_go([int(other.number)], False)
    s.report(JOINED, one.by, other.number, other.card, None)


@final
class AnotherLikeIt(OnOneOf):
    """A further warrior of the bearer's card and player, who has no part in a duel."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        one = bearer(s, source)
        return "" if one is not None and may_join(s, one, piece) else self.rule


@dataclass(frozen=True)
class JoinTheBearer(Step):
    """The target becomes one with him."""

    def run(self, s: Fight, f: Frame) -> None:
        one, other = s.piece(bearer_of(piece_of(f))), s.piece(s.played().target)
        if one is not None and other is not None and may_join(s, one, other):
            join(s, one, other)


@final
class AsAGroup(Lasts):
    """It stays with the target as long as he is in play, whatever becomes of the card; once."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        target = s.played().target
        if s.piece(target) is not None and not any(
            it.on == target and it.card is card_of(f) for it in s.lasting
        ):
            s.begin(self.begun(s, f))


@dataclass(frozen=True)
class MayStillJoin(NamesAPiece):
    """Without the card that has made them a group, further ones like the bearer join him now."""

    def one(self, s: Fight, f: Frame) -> Piece | None:
        """The bearer, unless the card still lies on him."""
        piece = piece_of(f)
        if any(it.card is piece.card for it in s.on(piece.on)):
            return None
        return s.piece(piece.on)

    def able(self, s: Fight, f: Frame) -> list[int]:
        one = self.one(s, f)
        if one is None:
            return []
        return [int(it.number) for it in s.troop(one.by) if may_join(s, one, it)]

    def run(self, s: Fight, f: Frame) -> None:
        one = self.one(s, f)
        if one is not None and self.able(s, f):
            s.seat = one.by

    def options(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [DONE, *self.able(s, f)]

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        one = self.one(s, f)
        if not isinstance(option, Word) and one is not None:
            join(s, one, s.warrior(option))
            f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "join-in"
