"""Doomtrooper, what is under way and broken off: a player has left in the middle of it."""

from __future__ import annotations

from kostka.games.doomtrooper.figures import lie_down
from kostka.games.doomtrooper.leaving import put_away
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Frame
from kostka.kernel.window import Window


def break_off(s: Table) -> Frame | None:
    """Close windows, plays and duels, and all within; the outermost of them, if any."""
    for depth, f in enumerate(s.stack):
        ends = f.rule.ends_if is not None
        if ends or isinstance(f.rule, Window) or isinstance(f.notes, Played):
            for inner in s.stack[depth:]:
                notes = inner.notes
                if isinstance(notes, Played) and not notes.stays and notes.source == NOTHING:
                    put_away(s, inner.you, notes.real or inner.it)
                lie_down(s, inner.it)
            del s.stack[depth:]
            return f
    return None
