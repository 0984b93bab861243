"""What is mere gain in Doomtrooper: destiny points and cards of one's own, however they come."""

from __future__ import annotations

from kostka.games.doomtrooper.state import Fight


def bare(s: Fight, seat: int) -> None:
    """Take away all that is points, hand or piles of this seat."""
    s.destiny[seat] = 0
    for cards in (s.hands, s.decks, s.piles):
        cards[seat] = []


def decides(s: Fight, seat: int) -> bool:
    """What an action is spent on is asked outside of windows."""
    return False
