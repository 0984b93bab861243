"""Doomtrooper, what a judge may put right: points, wounds, cards in the wrong place, the time.

A correction is written in words such as `destiny 1 7`; seats are counted from 1, as in moves.
Nothing is reported by it, so no card acts on it.
"""

from __future__ import annotations

from typing import Final

from kostka.games.doomtrooper.card import Card, by_key
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.state import State

MOST: Final = 9999
ZONES: Final = ("hand", "deck", "pile")
HOW: Final = (
    "time",
    "destiny SEAT N",
    "promotion SEAT N",
    "wound WARRIOR",
    "heal WARRIOR",
    "move SEAT CARD hand|deck|pile hand|deck|pile",
)


def correct(s: State, text: str) -> None:
    """Raises LookupError if it is nothing that can be put right so."""
    assert isinstance(s, Fight)
    words = text.split()
    if words == ["time"]:
        call_time(s)
    elif len(words) == 3 and words[0] in ("destiny", "promotion"):
        seat, n = _seat(s, words[1]), _number(words[2])
        if words[0] == "destiny":
            s.destiny[seat] = n
        else:
            s.promotion[seat] = n
    elif len(words) > 1 and words[0] in ("wound", "heal"):
        _wound(s, " ".join(words[1:]), words[0] == "wound")
    elif len(words) == 5 and words[0] == "move":
        seat = _seat(s, words[1])
        _move(_zone(s, seat, words[3]), _zone(s, seat, words[4]), words[2])
        s.decks[seat].sort(key=by_key)
    else:
        raise LookupError(text)
    s.offered = None
    if not s.at_chance() and not s.options():
        raise LookupError(text)  # whoever is asked could not answer any more


def call_time(s: Fight) -> None:
    """DOOM-WIN-04, DOOM-AMB-64: the current turn is the last before one whole turn each."""
    now = max(1, sum(s.turns))
    if not s.limit or now < s.limit:
        s.limit = now


def _seat(s: Fight, word: str) -> int:
    seat = _number(word) - 1
    if not 0 <= seat < s.seats():
        raise LookupError(word)
    return seat


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 4:
        raise LookupError(word)
    return int(word)


def _wound(s: Fight, name: str, wounded: bool) -> None:
    for it in s.warriors():
        if s.name(it.number) == name:
            twin = it.twin()
            twin.wounded = wounded
            s.put(twin)
            return
    raise LookupError(name)


def _zone(s: Fight, seat: int, word: str) -> list[Card]:
    if word not in ZONES:
        raise LookupError(word)
    if word == "hand":
        return s.hands[seat]
    return s.decks[seat] if word == "deck" else s.piles[seat]


def _move(source: list[Card], to: list[Card], key: str) -> None:
    for card in source:
        if card.key == key:
            source.remove(card)
            to.append(card)
            return
    raise LookupError(key)
