"""Doomtrooper, cards that were discarded from play a moment ago."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.state import Fight


def just_lost(s: Fight, seat: i64) -> list[Card]:
    """The special cards of this player that stayed in play until a moment ago and lie in his
    discard pile: since the last card was played and the last action was taken."""
    notes = s.stack[0].notes
    if not isinstance(notes, Turn):
        return []
    found = [card for owner, card in notes.lost if owner == seat and card in s.piles[seat]]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class YouHaveJustLost(Fact):
    """A special card that had stayed in play."""

    def true(self, s: Fight, seat: int) -> bool:
        return bool(just_lost(s, seat))


def forget_losses(s: Fight, play: Playable | None) -> None:
    """Something else happens, so it is too late; not for what is played about them."""
    notes = s.stack[0].notes
    if isinstance(notes, Turn) and notes.lost:
        about = [] if play is None else [need.fact for need in play.needs]
        if not any([isinstance(fact, YouHaveJustLost) for fact in about]):
            notes.lost = ()


def forget_arrivals(s: Fight, play: Playable | None) -> None:
    """Something else happens, so nothing is said any more of who has just come."""
    notes = s.stack[0].notes
    if isinstance(notes, Turn) and notes.entry and (play is None or not play.on.arrivals):
        notes.entry = ()
