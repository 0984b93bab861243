"""Doomtrooper, who is just being killed, and cards that are played on him."""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.notes import Duel, Harm
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import KILLED, NOTHING


def dying(s: Fight) -> list[int]:
    """Who would be killed by the innermost duel or harm, and is not gone already."""
    for f in reversed(s.stack):
        notes = f.notes
        if isinstance(notes, Duel):
            both = (int(notes.attacker), int(notes.defender))
            doomed = [number for number, fate in zip(both, notes.fates) if fate == KILLED]
        elif isinstance(notes, Harm):
            doomed = [int(hit.number) for hit in notes.hits if hit.fate == KILLED]
        else:
            continue
        return [number for number in doomed if s.piece(number) is not None]
    return []


class SuchADying(OnAPiece):
    """Such a warrior who is just being killed: DOOM-DUEL-41."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-DUEL-41")
        self.such = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return dying(s)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        such, who = self.such, s.warrior(on)
        assert isinstance(such, Such)
        if who.unpaid or not such.fits(s, who, seat, NOTHING):
            return self.rule
        return self.bars(s, seat, play, who)

    def bars(self, s: Fight, seat: int, play: Playable, who: Piece) -> str:
        """The rule by which he cannot be named all the same, or ""."""
        raise NotImplementedError
