"""Beats: how what happened is cut into pieces that a person can follow.

A game says of each of its events which kind of beat it is; from that, whoever shows a turn knows
what has to be seen, how long it stands and what is heard.  Nothing in a game depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Beats = Mapping[str, str]  # the kind of each event, by the key of its word

KINDS: Final = (
    "turn",  # somebody's turn begins
    "step",  # a part of it, of no weight by itself
    "roll",  # dice fall
    "die",  # a die is changed
    "card",  # a card, an ability or an item is played or used
    "enter",  # somebody or something comes into play
    "attack",  # an attack is declared
    "defend",  # somebody strikes back or defends
    "duel",  # a part of a fight
    "entry",  # a number in the reckoning of a blow
    "damage",  # a blow lands
    "heal",
    "wound",  # somebody is wounded, killed, removed
    "token",
    "move",
    "fall",  # down, or pushed away
    "boss",  # the boss acts
    "gain",  # points, gold, gems: more or fewer
    "draw",  # cards come, go or are looked at
    "over",  # somebody is out, or it is all over
)


def by_word(words: Mapping[str, Sequence[str]]) -> Beats:
    """Written by kind, read by word."""
    return {word: kind for kind, those in words.items() for word in those}
