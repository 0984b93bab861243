"""Doomtrooper, warriors deployed into cover: revealing, paying, and two of one Personality."""

from __future__ import annotations

from mypy_extensions import i64

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import reduced
from kostka.games.doomtrooper.terms import OUTPOST, REVEALED


def reveal(s: Fight, number: i64) -> bool:
    """DOOM-HIDE-08 to -11: his value is paid; or he goes, and the debt is taken.  Whether he
    stays."""
    hidden = s.warrior(number)
    seat = hidden.by
    price = reduced(s, seat, hidden.card, int(hidden.card.cost))
    s.report(REVEALED, seat, number, hidden.card, None)
    missing = price - s.destiny[seat]
    s.gain_destiny(seat, -price, hidden.card)
    twin = hidden.twin()
    twin.unpaid = False
    twin.area = hidden.card.home()
    s.put(twin)
    notes = s.stack[0].notes if s.stack else None
    if isinstance(notes, Turn):
        notes.came = number
        notes.entry = (int(number), int(price)) if missing <= 0 < price else ()
    if twin.area is OUTPOST:
        s.opened = True
    if missing <= 0:
        return True
    s.promote(seat, -missing, hidden.card)
    s.discard(number, hidden.card)
    return False


def copies(s: Fight, card: Card) -> list[Piece]:
    """Those of a Personality that are hidden, in the order of hiding: DOOM-PERS-06."""
    if not card.personality:
        return []
    return [it for it in s.table if it.unpaid and it.card is card]


def is_taken(s: Fight, card: Card, before: i64) -> bool:
    """DOOM-PERS-03 to -10: whether somebody who hid his copy earlier pays for it now."""
    taken = False
    for it in copies(s, card):
        if it.number >= before and not taken:
            continue
        if taken:
            s.report(REVEALED, it.by, it.number, it.card, None)
            s.take_back(it.number)  # DOOM-PERS-07, DOOM-AMB-23, -24
        else:
            taken = reveal(s, it.number)  # DOOM-PERS-08
    return taken


def give_way(s: Fight, card: Card, after: i64) -> None:
    """The copies that were hidden later return to the hands: DOOM-PERS-07."""
    for it in copies(s, card):
        if it.number > after:
            s.report(REVEALED, it.by, it.number, it.card, None)
            s.take_back(it.number)
