"""Doomtrooper, descriptions of warriors: of whom a card speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from kostka.games.doomtrooper.identity import follows, has, is_a, on_side
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ANYONES,
    BEAST,
    CORPORATIONS,
    FOES,
    GIFT,
    NOTHING,
    RELIC,
    YOURS,
)
from kostka.kernel.step import Word


@dataclass(frozen=True)
class Such:
    """A description of warriors, read from where a card lies or a player sits."""

    affiliation: Word | None = None
    kind: Word | None = None
    side: Word | None = None
    whose: Word = ANYONES
    worth: int = 0  # at most, unless 0
    commoner: bool = False  # no Personality
    not_kind: Word | None = None
    other: bool = False  # not the warrior whose card says so
    follows: Word | None = None
    area: Word | None = None
    not_affiliation: Word | None = None
    wounded: bool = False
    covered: bool = False
    uncovered: bool = False
    gifted: bool = False  # has at least one Dark Symmetry card
    endowed: bool = False  # has a gift of the Dark Symmetry itself, not only of an Apostle
    ready: bool = False  # may take part in duels
    aboard: Word | None = None  # a vehicle of this kind or a Beast, or on one
    rides: bool = False  # has a Beast
    using: Word | None = None  # is in a vehicle of this kind, or is one
    least: int = 0  # worth at least, unless 0
    icon: Word | None = None  # the affiliation printed on his card
    alt: Such | None = None  # or, failing that, such a one
    personality: bool = False
    corporate: bool = False  # a member of a corporation
    named: str = ""  # this very card
    but: str = ""  # not this one
    relic: bool = False  # has a Relic
    nor: Word | None = None  # nor a member of this
    homely: bool = False  # his card shows a corporation
    armed: bool = False  # has a weapon

    def fits(self, s: Fight, warrior: Piece, you: i64, source: i64) -> bool:
        if self.whose is not ANYONES and (warrior.by == you) is not (self.whose is YOURS):
            return False
        if s.teams and self.whose is FOES and s.allied(warrior.by, you):
            return False
        if self.other and warrior.number == source:
            return False
        if warrior.unpaid:  # DOOM-AMB-21
            return not self.particular()
        return self.describes(s, warrior)

    def particular(self) -> bool:
        """Whether one has to know who he is."""
        return not (
            self.affiliation is None
            and self.kind is None
            and self.side is None
            and self.not_kind is None
            and self.not_affiliation is None
            and self.follows is None
            and self.area is None
            and self.aboard is None
            and self.using is None
            and self.icon is None
            and not self.worth
            and not self.least
            and not self.commoner
            and not self.wounded
            and not self.gifted
            and not self.endowed
            and not self.rides
            and not self.personality
            and not self.corporate
            and not self.named
            and not self.relic
            and self.nor is None
            and not self.homely
            and not self.armed
        )

    def describes(self, s: Fight, warrior: Piece) -> bool:
        """All that does not depend on who asks."""
        if self.alt is not None and self.alt.describes(s, warrior):
            return True
        card = warrior.card
        if self.commoner and card.personality:
            return False
        if self.personality and not card.personality:
            return False
        if (self.named and card.key != self.named) or (self.but and card.key == self.but):
            return False
        if self.corporate and not any(has(s, warrior, it) for it in CORPORATIONS):
            return False
        if self.relic and not any(it.card.kind is RELIC for it in s.on(warrior.number)):
            return False
        if self.armed and not any(it.card.weapon is not None for it in s.on(warrior.number)):
            return False
        if self.affiliation is not None and not has(s, warrior, self.affiliation):
            return False
        if self.kind is not None and not is_a(s, warrior, self.kind):
            return False
        if self.side is not None and not on_side(s, warrior, self.side):
            return False
        if self.not_kind is not None and is_a(s, warrior, self.not_kind):
            return False
        if self.not_affiliation is not None and has(s, warrior, self.not_affiliation):
            return False
        if self.nor is not None and has(s, warrior, self.nor):
            return False
        if self.homely and card.affiliation not in CORPORATIONS:
            return False
        if self.follows is not None and not follows(s, warrior, self.follows):
            return False
        if self.area is not None and warrior.area is not self.area:
            return False
        if (self.wounded and not warrior.wounded) or (self.covered and not warrior.down):
            return False
        if self.uncovered and warrior.down:
            return False
        if self.aboard is not None and not _aboard(s, warrior, self.aboard):
            return False
        if self.using is not None and not _uses(s, warrior, self.using):
            return False
        if self.icon is not None and card.affiliation is not self.icon:
            return False
        if self.rides and not any(it.card.kind is BEAST for it in s.on(warrior.number)):
            return False
        if self.endowed and not any(it.card.gift is GIFT for it in s.on(warrior.number)):
            return False
        return not self.gifted or _gifted(s, warrior)

    def names(self, affiliation: Word) -> bool:
        """Whether it asks for members of this affiliation."""
        return self.affiliation is affiliation or (
            self.alt is not None and self.alt.names(affiliation)
        )


def _gifted(s: Fight, warrior: Piece) -> bool:
    return any(it.card.gift is not None for it in s.on(warrior.number))


def _aboard(s: Fight, warrior: Piece, kind: Word) -> bool:
    if is_a(s, warrior, kind):
        return True
    return any(it.card.counts_as(kind) or it.card.kind is kind for it in s.on(warrior.number))


def _uses(s: Fight, warrior: Piece, kind: Word) -> bool:
    """DOOM-VEH-12, DOOM-AMB-29: only from inside, unless he is one himself."""
    if is_a(s, warrior, kind):
        return True
    for it in s.on(warrior.number):
        if it.card.counts_as(kind) and not it.down and it.out == NOTHING:
            return True
    return False


ANY: Final = Such()
