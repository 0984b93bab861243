"""Doomtrooper, which cards in play can be copied by another, and what lies there instead."""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, Moment
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import NOTHING, RELIC

AS_COPIED: Final = Moment("as-copied", "DOOM-PLAY-01", copies=True)


def originals(s: Table) -> list[Card]:
    """Cards openly in play, but for Personalities and Relics; each once."""
    found: list[Card] = []
    for it in s.table:
        card = it.card
        barred = card.personality or card.kind is RELIC or it.out != NOTHING
        if not barred and card not in found and not s.faceless(it):
            found.append(card)
    return found


def stand_in(s: Table, card: Card) -> Card | None:
    """The card that is really played, if it is played as this one."""
    play = s.play(0)
    if play is None or play.it is not card:
        return None
    notes = play.notes
    return notes.real if isinstance(notes, Played) else None


def laid_down(s: Table, card: Card) -> Card:
    """The card of the hand that is played as this one."""
    real = stand_in(s, card)
    return card if real is None else real
