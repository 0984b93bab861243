"""Doomtrooper, decks that nobody but their owners know: what others imagine of them.

Dealing a deck's hidden cards anew would tell which cards are in it.  So where a deck is somebody's
own, all of it that a seat has not seen is replaced by cards of other decks first.
"""

from __future__ import annotations

from collections.abc import Sequence

from kostka.games.doomtrooper.card import Card, by_key
from kostka.games.doomtrooper.guessing import guessed
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.unseen import shown_in_hand, veiled_anew
from kostka.kernel.chance import Luck


def estrange(s: Fight, seat: int, other: int, cards: Sequence[Card], luck: Luck) -> None:
    """Whatever `seat` has not seen of the cards of `other` is drawn from these."""
    seen, known, searched = s.looked_at(seat)
    pool = list(cards)
    for i in range(len(pool) - 1, 0, -1):
        j = luck.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for it in s.hidden_pieces(other):
        s.put(guessed(s, it, pool))
    shown = s.hands[other] if other == seen or s.is_open(other) else shown_in_hand(s, other)
    s.hands[other] = shown + _taken(pool, len(s.hands[other]) - len(shown))
    if other != known:
        s.buried[other] = _taken(pool, len(s.buried[other]))
    lost = [card for owner, card in s.veiled if owner == other]
    if lost:
        s.veiled = veiled_anew(s.veiled, other, _taken(pool, len(lost)))
    s.sides[other] = sorted(_taken(pool, len(s.sides[other])), key=by_key)
    if other != searched:
        s.tops = tuple([it for it in s.tops if it.is_seen_by(seat)])
        top = s.top(other)
        kept = list(top.cards) if top is not None else []
        rest = _taken(pool, len(s.decks[other]) - len(kept))
        s.decks[other] = sorted(kept + rest, key=by_key)


def _taken(pool: list[Card], n: int) -> list[Card]:
    found = pool[:n]
    del pool[:n]
    return found
