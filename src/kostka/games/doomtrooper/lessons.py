"""Doomtrooper, who has the abilities of other cards: found anew after every change of the table."""

from __future__ import annotations

from typing import Any

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Sharing
from kostka.games.doomtrooper.survey import Survey
from kostka.games.doomtrooper.terms import NOTHING, WARRIOR


def teach(s: Any, survey: Survey) -> Survey:
    """Every warrior has what is given to him now and nothing else; the survey after that."""
    learnt: list[Piece] = []
    for it in s.table:
        if it.card.kind is WARRIOR and it.on == NOTHING:
            lent = _given(s, survey, it)
            if lent != it.lent:
                twin = it.twin()
                twin.lent = lent
                learnt.append(twin)
    if not learnt:
        return survey
    for twin in learnt:
        s.put(twin)
    found = s.survey = Survey(s.table, len(s.hands))
    return found


def _given(s: Any, survey: Survey, warrior: Piece) -> tuple[Card, ...] | None:
    """The cards whose abilities he has besides his own; None if there are none."""
    found: list[Card] = []
    for source in survey.sharing:
        for effect in source.effects():
            if isinstance(effect, Sharing):
                for card in effect.lends(s, source, warrior):
                    if card is not warrior.card and card not in found:
                        found.append(card)
    return tuple(found) if found else None
