"""Doomtrooper, where cards go that leave play: usually to the discard pile of their owner."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card, by_key
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Salvaging, ShuffledBack
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import RETURNED, SPECIAL
from kostka.kernel.step import Word

TO_PILE: Final = Word("to-the-discard-pile")
TO_DECK: Final = Word("to-the-draw-pile")
FOR_EVER: Final = Word("out-of-the-game")
KEPT: Final = Word("kept-on-the-table")  # the effect has laid it somewhere itself
ENTOMBS: Final = 2  # as the times a card lies there: it was annihilated


@final
class Loss:
    """What is leaving play, how and by what; all that lies on it leaves too."""

    def __init__(self, piece: Piece, how: Word, source: Any, forever: bool) -> None:
        self.piece = piece
        self.how = how
        self.source = source
        self.forever = forever

    def forced(self) -> bool:
        """Whether it was not used up by its own player: then it is its own source."""
        return self.source is not self.piece.card


def put_away(s: Table, seat: i64, card: Card) -> None:
    """Where a used card goes."""
    (s.gone if card.annihilated else s.piles)[seat].append(card)


def shuffle_in(s: Table, seat: i64, card: Card) -> None:
    """Into a draw pile, or, where no card reaches that, where used cards go."""
    if s.sealed(seat):
        put_away(s, seat, card)
    else:
        s.decks[seat] = sorted([*s.decks[seat], card], key=by_key)


def settle(s: Table, it: Piece, loss: Loss, holders: list[Piece]) -> None:
    """DOOM-DUEL-46, DOOM-REMOVE-01, -02: each card goes to its owner's pile, unless one of those
    who have to do with it says otherwise."""
    first = it.number == loss.piece.number
    place: Word | None = None
    if loss.how is not RETURNED:
        for holder in holders:
            for effect in holder.effects():
                if isinstance(effect, Salvaging) and place is None:
                    place = effect.place(s, holder, it, loss)
        if place is None and first and not loss.forever and _goes_back(it):
            place = TO_DECK
    card = it.itself()
    if place is None:
        away = card.annihilated or (first and loss.forever)
        place = FOR_EVER if away else TO_PILE
    if place is TO_DECK:
        shuffle_in(s, it.owner, card)
    elif place is FOR_EVER:
        s.gone[it.owner].append(card)
    elif place is TO_PILE:
        s.piles[it.owner].append(card)
        if card.kind is SPECIAL and card.stays and loss.how is not RETURNED and s.stack:
            turn = s.stack[0].notes
            if isinstance(turn, Turn):
                turn.lost = (*turn.lost, (int(it.owner), card))


def _goes_back(piece: Piece) -> bool:
    return any(isinstance(effect, ShuffledBack) for effect in piece.effects())
