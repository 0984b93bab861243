"""Doomtrooper, purges: many cards leave play at once, or one that somebody chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kostka.games.doomtrooper.card import Card, Fact
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.identity import has, is_a
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strongholds import falls_with
from kostka.games.doomtrooper.terms import (
    BROTHERHOOD,
    CORPORATIONS,
    DARK_LEGION,
    DARK_SYMMETRY,
    EQUIPMENT,
    NOTHING,
    WARRIOR,
)
from kostka.games.doomtrooper.values import is_immune
from kostka.kernel.step import Frame, Step, Word


def of_kinds(
    s: Fight, kinds: tuple[Word, ...], but: Such | None = None, along: bool = False
) -> list[Piece]:
    """The cards in play that are of one of these types or count as one, DOOM-CONS-01, and what
    goes `along` with such; not what such a warrior as `but` has."""
    found: list[Piece] = []
    for it in s.table:
        if it.out != NOTHING or it.unpaid or kept(s, it):
            continue
        good = it.card.kind in kinds or any([counts(s, it, kind) for kind in kinds])
        good = good or (along and falls_with(it, kinds))
        if good and not (but is not None and _belongs(s, it, but)):
            found.append(it)
    return found


def _belongs(s: Fight, piece: Piece, such: Such) -> bool:
    """Whether such a warrior has it, be it on another card of his."""
    bearer = s.piece(piece.on)
    while bearer is not None and bearer.on != NOTHING:
        bearer = s.piece(bearer.on)
    return bearer is not None and not bearer.unpaid and such.describes(s, bearer)


def counts(s: Fight, piece: Piece, kind: Word) -> bool:
    return is_a(s, piece, kind) if piece.card.kind is WARRIOR else piece.card.counts_as(kind)


def reached(s: Fight, such: Such, card: Card, seat: int) -> list[Piece]:
    """Such warriors in play, but for those on whom the card has no effect: DOOM-IMM-01."""
    return [
        it
        for it in s.warriors()
        if not it.unpaid and such.fits(s, it, seat, NOTHING) and not is_immune(s, it, card, seat)
    ]


def worn(s: Fight, warrior: Piece, kind: Word) -> list[Piece]:
    """What he has of this type and can lose."""
    return [it for it in s.on(warrior.number) if it.card.kind is kind and not kept(s, it)]


@dataclass(frozen=True)
class TheyAreInPlay(Fact):
    """A card of one of these types, or counting as one: DOOM-PLAY-01, DOOM-AMB-71."""

    kinds: tuple[Word, ...]
    but: Such | None = None

    def true(self, s: Fight, seat: int) -> bool:
        return bool(of_kinds(s, self.kinds, self.but, along=True))


@dataclass(frozen=True)
class DiscardAll(Step):
    """All cards in play of these types, or counting as such; with `but`,
    none that such a warrior has."""

    kinds: tuple[Word, ...]
    but: Such | None = None

    def run(self, s: Fight, f: Frame) -> None:
        card = card_of(f)
        for it in of_kinds(s, self.kinds, self.but, along=True):
            immune = it.card.kind is WARRIOR and is_immune(s, it, card, f.you)
            if s.piece(it.number) is not None and not immune:
                s.discard(it.number, card)


@dataclass(frozen=True)
class DiscardEverySuch(Step):
    """All such warriors; that is no kill."""

    such: Such

    def run(self, s: Fight, f: Frame) -> None:
        card = card_of(f)
        for it in reached(s, self.such, card, int(f.you)):
            if s.piece(it.number) is not None and not kept(s, it):
                s.discard(it.number, card)


@dataclass(frozen=True)
class StripAll(Step):
    """All such warriors lose their cards of a type."""

    such: Such
    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        for it in reached(s, self.such, card_of(f), int(f.you)):
            for lying in worn(s, it, self.kind).copy():
                s.discard(lying.number, f.it)


@dataclass(frozen=True)
class StripTheMembers(NamesAWord):
    """You name a corporation, the Brotherhood or the Dark Legion; all its members lose their
    equipment."""

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return [it for it in ORGANISATIONS if equipped(s, it)]

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        for it in reached(s, Such(option), card_of(f), int(f.you)):
            for lying in worn(s, it, EQUIPMENT).copy():
                if s.piece(lying.number) is not None:
                    s.discard(lying.number, f.it)


ORGANISATIONS: Final = (*CORPORATIONS, BROTHERHOOD, DARK_LEGION)


def equipped(s: Fight, affiliation: Word) -> bool:
    """Whether a member of it has equipment."""
    for it in s.warriors():
        if not it.unpaid and has(s, it, affiliation) and worn(s, it, EQUIPMENT):
            return True
    return False


@dataclass(frozen=True)
class AMemberIsEquipped(Fact):
    """Of any corporation, of the Brotherhood or of the Dark Legion."""

    def true(self, s: Fight, seat: int) -> bool:
        return any([equipped(s, it) for it in ORGANISATIONS])


@dataclass(frozen=True)
class DiscardMoreCards(NameOne):
    """One more card of this type for each payment after the first."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        found = self.offers(s, f) if s.played().n > f.n + 1 else ()
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in of_kinds(s, (self.kind,))]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        f.n += 1
        s.discard(option, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


@dataclass(frozen=True)
class DiscardOneOfHis(NameOne):
    """One card of this type that the target has; you choose."""

    kind: Word = DARK_SYMMETRY

    def run(self, s: Fight, f: Frame) -> None:
        found = self.offers(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        warrior = s.piece(s.played().target)
        if warrior is None:
            return ()
        return [int(it.number) for it in worn(s, warrior, self.kind)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.discard(option, f.it)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"
