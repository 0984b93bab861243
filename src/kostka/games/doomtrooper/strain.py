"""Doomtrooper, strain: how many destiny points a warrior may still spend on his spells."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Barring
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Frame, Step


@dataclass(frozen=True)
class ArtAllowance(Barring):
    """Its bearer spends no more on spells in one round of its player; what he has spent is noted
    by markers."""

    n: int


def strained(s: Fight) -> bool:
    """Whether anybody is limited at all."""
    if not s.look().bars:
        return False
    for it in s.reaching():
        for effect in it.effects():
            if isinstance(effect, ArtAllowance):
                return True
    return False


def allowance(s: Fight, number: i64) -> int:
    """What a warrior may still spend on spells; NOTHING if there is no limit."""
    least = NOTHING
    for it in s.on(number):
        for effect in it.effects():
            if isinstance(effect, ArtAllowance):
                left = max(0, effect.n - int(it.markers))
                least = left if least == NOTHING else min(least, left)
    return least


def limit(s: Fight, seat: i64, number: i64) -> int:
    """The most that a player can spend on a spell of this warrior."""
    return within(s, number, int(s.destiny[seat]))


def within(s: Fight, number: i64, points: int) -> int:
    """So many of these points as this warrior may spend on a spell."""
    left = allowance(s, number) if number >= 0 else NOTHING
    return points if left == NOTHING else min(left, points)


def most_of(s: Fight, seat: i64, numbers: list[int]) -> int:
    """The one of these warriors who can spend most, the first of equals, or NOTHING."""
    best = NOTHING
    for number in numbers:
        if best == NOTHING or limit(s, seat, number) > limit(s, seat, best):
            best = number
    return best


def spend(s: Fight, number: i64, cost: i64) -> None:
    """So much of what he may spend is spent."""
    for it in s.on(number).copy():
        if any(isinstance(effect, ArtAllowance) for effect in it.effects()):
            twin: Piece = it.twin()
            twin.markers += cost
            s.put(twin)


@dataclass(frozen=True)
class RestFromTheArt(Step):
    """The bearer may spend all of it again."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = f.it
        assert isinstance(piece, Piece)
        now = s.piece(piece.number)
        if now is not None and now.markers:
            twin = now.twin()
            twin.markers = 0
            s.put(twin)
