"""Doomtrooper, merits: what is noted of a kill, and who may be rewarded for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.notes import Award
from kostka.games.doomtrooper.soldiery import shuns
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import EQUIPMENT, NOTHING, VALUE
from kostka.games.doomtrooper.values import is_immune, value
from kostka.kernel.step import Word

A_KILL: Final = Word("a-kill")
A_BETTER: Final = Word("a-better")  # the killed was worth more than his killer


def feats_of(s: Fight, killer: int, award: Award) -> list[tuple[int, Word]]:
    """What can be said of a kill besides the affiliations of the killed, while both are there."""
    winner = s.piece(killer)
    if winner is not None and award.points > value(s, winner, VALUE):
        return [(killer, A_KILL), (killer, A_BETTER)]
    return [(killer, A_KILL)]


def belongings(s: Fight, seat: i64, dying: int) -> list[tuple[int, int, Card]]:
    """His equipment: whose player has killed him, who owns the card, and the card."""
    return [
        (int(seat), int(it.owner), it.card)
        for it in s.on(dying)
        if it.card.kind is EQUIPMENT and it.out == NOTHING
    ]


def killers(s: Fight, feat: Word) -> list[int]:
    """Who has done this in the duel and lives."""
    duel = s.duel()
    if duel is None:
        return []
    found = [killer for killer, of in duel.slain if of is feat]
    return [killer for killer in dict.fromkeys(found) if s.piece(killer) is not None]


@final
class WhoKilledABetter(OnAPiece):
    """Such a warrior who has just killed one of higher value in the duel."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-REACT-01")
        self.such = such

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return killers(s, A_BETTER)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        warrior = s.warrior(on)
        assert isinstance(play, Card)
        if warrior.is_aloof() and shuns(warrior, play, seat):
            return "DOOM-CORE-01"
        if is_immune(s, warrior, play, seat):
            return "DOOM-IMM-01"
        return forbids_receiving(s, play, warrior, seat, self.such, False, False)
