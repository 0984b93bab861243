"""Doomtrooper, what a player imagines of cards that others have found or lost unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.copying import AS_COPIED
from kostka.games.doomtrooper.notes import Found
from kostka.games.doomtrooper.table import Table
from kostka.kernel.chance import Luck
from kostka.kernel.step import Choice

TAKEN: Final = 3  # line of a search at which the card was taken


def guess_the_find(s: Table, seat: i64, luck: Luck) -> None:
    """Some card that another player could have chosen, instead of the one that he did choose; if
    there is none in this world, any of his cards, and he takes nothing."""
    for depth, f in enumerate(s.stack):
        notes = f.notes
        if not isinstance(notes, Found) or f.you == seat or f.line >= TAKEN:
            continue
        below = s.stack[depth - 1]
        step = below.rule.steps[below.line - 1]
        assert isinstance(step, Choice)
        there = s.collection(f.you)
        able = [it for it in step.options(s, below) if isinstance(it, Card) and it in there]
        notes.guessed = not able
        if able:
            f.it = notes.card = able[luck.below(len(able))]
        else:
            notes.card = there[0]


def shown_in_hand(s: Table, seat: int) -> list[Card]:
    """What everybody knows to be in this hand: a card of which its player says as what he plays
    it."""
    f = s.stack[-1] if s.stack else None
    if f is None or f.you != seat or not isinstance(f.it, Card) or f.it.when is not AS_COPIED:
        return []
    return [f.it] if f.it in s.hands[seat] else []


def unshown(hand: Sequence[Card], shown: Sequence[Card]) -> list[Card]:
    """The other cards of a hand."""
    rest = list(hand)
    for card in shown:
        rest.remove(card)
    return rest


def veiled_anew(
    veiled: Sequence[tuple[int, Card]], seat: int, cards: Sequence[Card]
) -> tuple[tuple[int, Card], ...]:
    """These cards in place of what one player has lost unseen."""
    others = [it for it in veiled if it[0] != seat]
    return (*others, *[(seat, card) for card in cards])
