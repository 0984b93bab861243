"""What is mere gain in Dice Throne: combat points and cards of one's own, however they come."""

from __future__ import annotations

from kostka.games.dicethrone.notes import Turn
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import MAIN_1, MAIN_2


def bare(s: Battle, seat: int) -> None:
    """Take away all that is points, hand or piles of this seat."""
    s.cp[seat] = 0
    for cards in (s.hands, s.decks, s.tops, s.bottoms, s.piles):
        cards[seat] = []


def decides(s: Battle, seat: int) -> bool:
    """One's own Main Phases are for buying and selling: nobody is passed by in them."""
    notes = s.stack[0].notes if s.stack else None
    if not isinstance(notes, Turn) or s.active() != seat:
        return False
    return notes.phase is MAIN_1 or notes.phase is MAIN_2
