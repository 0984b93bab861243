"""Exact chances of an opening hand: how many of the wanted cards are among those drawn."""

from __future__ import annotations

from fractions import Fraction
from math import comb


def exactly(deck: int, wanted: int, hand: int, n: int) -> Fraction:
    """The chance of just `n` of the `wanted` cards in a hand from a deck of that size."""
    hand = min(hand, deck)
    if not 0 <= wanted <= deck:
        raise ValueError(f"{wanted} of {deck} cards")
    if n > hand:
        return Fraction(0)
    return Fraction(comb(wanted, n) * comb(deck - wanted, hand - n), comb(deck, hand))


def at_least(deck: int, wanted: int, hand: int, n: int = 1) -> Fraction:
    return sum(
        [exactly(deck, wanted, hand, each) for each in range(n, min(hand, deck) + 1)], Fraction(0)
    )
