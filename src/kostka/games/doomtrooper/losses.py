"""Doomtrooper, losses of many: who is discarded or wounded, or loses cards, at one stroke."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, VALUE, WARRIOR
from kostka.games.doomtrooper.values import is_immune, value
from kostka.kernel.step import Frame, Step, Word

# --- All of them --------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardTheirCards(Step):
    """All cards of this type that the player on whom it is played has in play."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.played().target
        for it in s.table.copy():
            if it.by == seat and it.card.kind is self.kind and it.out == NOTHING:
                now = s.piece(it.number)
                if now is not None and not kept(s, now):
                    s.discard(it.number, f.it)


@dataclass(frozen=True)
class DiscardTheirsInAreas(Step):
    """All cards of this type that lie in an area of the player on whom it is played."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.played().target
        for it in s.table.copy():
            there = it.player == seat and it.area is not None and it.on == NOTHING
            if there and it.card.kind is self.kind and it.out == NOTHING and not kept(s, it):
                s.discard(it.number, f.it)


@dataclass(frozen=True)
class DiscardEveryCopy(Step):
    """Every copy of this card in play."""

    key: str

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.table.copy():
            if it.key == self.key and s.piece(it.number) is not None and not kept(s, it):
                s.discard(it.number, f.it)


@dataclass(frozen=True)
class AllAreWounded(Step):
    """Everybody who is not wounded yet, even who otherwise dies at once; nobody is killed."""

    def run(self, s: Fight, f: Frame) -> None:
        used = card_of(f)
        for it in s.warriors().copy():
            if not it.wounded and not it.unpaid and not is_immune(s, it, used, f.you):
                s.wound(it.number, f.it)


@dataclass(frozen=True)
class SomebodyIsUnhurt(Fact):
    """A warrior is in play who is not wounded."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(not it.wounded and not it.unpaid for it in s.warriors())


# --- As many as the weakest ---------------------------------------------------------------------


def _fewest(s: Fight) -> int:
    return min([len(s.troop(seat)) for seat in s.circle])


@dataclass(frozen=True)
class TroopsDiffer(Fact):
    """Not all players have equally many warriors in play."""

    def true(self, s: Fight, seat: int) -> bool:
        return any(len(s.troop(each)) > _fewest(s) for each in s.circle)


@dataclass(frozen=True)
class EvenTheTroops(NameOne):
    """Each player discards warriors of his choice until he has no more than the player who had
    the fewest; in turn, beginning with you."""

    def asked(self, s: Fight, f: Frame) -> int:
        """Who still has too many; the number is fixed when the first one is asked."""
        for seat in s.from_seat(f.you):
            if len(s.troop(seat)) >= f.n and not all(kept(s, it) for it in s.troop(seat)):
                return seat
        return NOTHING

    def run(self, s: Fight, f: Frame) -> None:
        if f.n == 0:
            f.n = _fewest(s) + 1  # so many are too many
        seat = self.asked(s, f)
        if seat == NOTHING:
            return
        found = self.options(s, f)
        if not found:
            return
        if len(found) == 1:
            self.answer(s, f, found[0])
        else:
            s.seat = seat

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        seat = self.asked(s, f)
        return [int(it.number) for it in s.troop(seat)] if seat != NOTHING else []

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "DOOM-REMOVE-05" if kept(s, s.warrior(option)) else ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.discard(option, f.it)
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "discard"


# --- One of two ---------------------------------------------------------------------------------


def _equals(s: Fight, seat: int, play: Playable | None, one: Piece) -> list[int]:
    """Who else is worth as much as this warrior."""
    worth = value(s, one, VALUE)
    return [
        int(it.number)
        for it in s.warriors()
        if it.number != one.number
        and not it.unpaid
        and not (isinstance(play, Card) and is_immune(s, it, play, seat))
        and value(s, it, VALUE) == worth
    ]


@final
class OneOfEquals(OnOneOf):
    """A warrior with the same value as another one in play."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.card.kind is not WARRIOR or piece.unpaid or piece.out != NOTHING:
            return self.rule
        if isinstance(play, Card) and is_immune(s, piece, play, seat):
            return "DOOM-IMM-01"
        return "" if _equals(s, seat, play, piece) else self.rule


@dataclass(frozen=True)
class NameHisEqual(NameOne):
    """The other one, who stands for tails."""

    def one(self, s: Fight) -> Piece | None:
        return s.piece(s.played().target)

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        one = self.one(s)
        return [int(it.number) for it in s.warriors()] if one is not None else []

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        one = self.one(s)
        if one is None or option not in _equals(s, int(f.you), card_of(f), one):
            return "DOOM-PLAY-02"
        return ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().named = (option,)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@dataclass(frozen=True)
class DiscardOneOfTheTwo(Step):
    """Who lies face down: after heads the second one, after tails the target; no points."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        if not played.named:
            return
        loser = s.piece(played.named[0] if f.n else played.target)
        if loser is not None and not kept(s, loser):
            s.discard(loser.number, f.it)
