"""Doomtrooper, a survey of the table: what is asked for often, found once after every change.

Whoever changes the pieces, what lasts or who has fallen throws the survey away; nobody changes what
it has found.  A clone shares it with the game that it was cloned from.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import (
    BARS,
    CHANGES,
    FIGHTS,
    GOVERNS,
    HASTES,
    LEADS,
    LENDS,
    RARE,
    REACHES,
    SHARES,
    USED,
    WARDS,
    ZONE,
)
from kostka.games.doomtrooper.pieces import Piece, lent_to
from kostka.games.doomtrooper.sorts import Effect
from kostka.games.doomtrooper.terms import NOTHING
from kostka.kernel.step import Word

NO_PIECES: Final[list[Piece]] = []
NOT_ASKED: Final[list[list[Effect] | None]] = []
NO_IMMUNITIES: Final[list[list[Word] | None]] = []
DARKENED: Final = 1 << 20  # it lies face down and means nothing
SELDOM: Final = DARKENED | LENDS | LEADS | WARDS | ZONE | HASTES | GOVERNS | RARE | BARS | SHARES


@final
@mypyc_attr(acyclic=True)
class Survey:
    """The pieces of the table by number, by bearer, and by what their cards have to do with."""

    def __init__(self, table: list[Piece], seats: int) -> None:
        top: i64 = -1
        for it in table:
            if it.number > top:
                top = it.number
            if it.on > top:
                top = it.on
        self.size: i64 = top + 1  # one more than the highest number
        self.count: i64 = len(table)
        self.last: i64 = table[-1].number if table else NOTHING
        self.numbered: list[Piece | None] = [None] * int(top + 1)
        self.lying: list[list[Piece]] = [NO_PIECES] * int(top + 1)  # on whom
        # What says something about a warrior, once somebody has asked; without what passes.
        self.upon: list[list[Effect] | None] = [None] * int(top + 1)
        self.bare: list[list[Effect] | None] = NOT_ASKED
        self.immune: list[list[Word] | None] = NO_IMMUNITIES  # outside duels
        self.warriors: list[Piece] = []  # in play: DOOM-TARGET-02, DOOM-INPLAY-05
        self.troops: list[list[Piece]] = [[] for _ in range(seats)]
        self.reaching: list[Piece] = NO_PIECES  # in play, with effects on others
        self.able: list[Piece] = NO_PIECES  # paid for, with abilities
        self.lending: list[Piece] = NO_PIECES
        self.leading: list[Piece] = NO_PIECES
        self.warding: list[Piece] = NO_PIECES
        self.zones: list[Piece] = NO_PIECES
        self.governing: list[Piece] = NO_PIECES  # in play, with another rule for somebody
        self.rare: list[Piece] = NO_PIECES
        self.sharing: list[Piece] = NO_PIECES  # in play, by which others have their abilities
        self.darkened = False  # some lie face down and mean nothing
        self.taught = False  # some have abilities of other cards
        self.altered = False  # something that lies on others changes what they are
        self.judged: object = None  # what a bot thinks of the warriors, outside duels
        self.hastes = False
        self.bars = False  # something may keep players from playing cards
        self.paired = False  # somebody is on two cards
        for it in table:
            self._add(it)
        if self.paired:
            self._share(table)

    def has(self, piece: Piece) -> bool:
        """Whether this very piece lay there, unchanged."""
        return piece.number < self.size and self.numbered[piece.number] is piece

    def stays_in(self, table: list[Piece]) -> bool:
        """Whether no piece has left since, so that all have the places they had."""
        count = self.count
        if count > len(table):
            return False
        return count == 0 or table[count - 1].number == self.last

    def _add(self, it: Piece) -> None:
        self.numbered[it.number] = it
        on: i64 = it.on
        roles: i64 = it.card.roles
        if it.pair:
            self.paired = True
        if it.lent is not None:
            self.taught = True
            for card in lent_to(it):
                roles |= card.roles & ~CHANGES
        if on != NOTHING:
            self.lying[on] = _with(self.lying[on], it)
            if roles & CHANGES:
                self.altered = True
        if roles & FIGHTS and it.out == NOTHING:
            self.warriors.append(it)
            self.troops[it.by].append(it)
        if roles & USED and not it.unpaid:
            self.able = _with(self.able, it)
        if roles & REACHES and it.out == NOTHING:
            self.reaching = _with(self.reaching, it)
        if roles & SELDOM:
            self._add_seldom(it, roles)

    def _share(self, table: list[Piece]) -> None:
        """What lies on one card of a warrior lies on the other as well."""
        for it in table:
            if 0 < it.pair < it.number and it.pair < self.size:
                both = self.lying[it.pair] + self.lying[it.number]
                self.lying[it.pair] = self.lying[it.number] = both

    def _add_seldom(self, it: Piece, roles: i64) -> None:
        if roles & LENDS:
            self.lending = _with(self.lending, it)
        if roles & LEADS:
            self.leading = _with(self.leading, it)
        if roles & WARDS:
            self.warding = _with(self.warding, it)
        if roles & ZONE:
            self.zones = _with(self.zones, it)
        if roles & HASTES:
            self.hastes = True
        if roles & GOVERNS and it.out == NOTHING:
            self.governing = _with(self.governing, it)
        if roles & RARE:
            self.rare = _with(self.rare, it)
        if roles & BARS:
            self.bars = True
        if roles & DARKENED:
            self.darkened = True
        if roles & SHARES and it.out == NOTHING:
            self.sharing = _with(self.sharing, it)


def _with(pieces: list[Piece], it: Piece) -> list[Piece]:
    """A list of its own as soon as there is anything in it."""
    if not pieces:
        return [it]
    pieces.append(it)
    return pieces
