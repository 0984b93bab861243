"""Doomtrooper, guessing: who a hidden card might be, for all one knows."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import SPECIAL, WARRIOR


def guessed(s: Table, it: Piece, pool: list[Card]) -> Piece:
    """Some warrior of the pool instead of the hidden one; there are as many as are hidden."""
    kind = WARRIOR if it.unpaid else SPECIAL  # under a secret
    able = [card for card in pool if card.kind is kind]
    likely = [card for card in able if not s.copy_in_play(card)]
    card = likely[0] if likely else able[0]
    pool.remove(card)
    twin = it.twin()
    twin.card = card
    twin.key = card.key
    return twin
