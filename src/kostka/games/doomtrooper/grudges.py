"""Doomtrooper, what is chosen once and counts from then on: an enemy, an Apostle, more or less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece
from kostka.games.doomtrooper.card import Playable, Trigger
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.meanings import NamesAWord
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.sorts import Effect, Proviso
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import unaffected
from kostka.games.doomtrooper.terms import ANNIHILATED, APOSTLES, LEFT_PLAY, WAS_KILLED
from kostka.games.doomtrooper.tribal import struck
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Condition, Frame, Word

MORE: Final = Word("more-of-it")
LESS: Final = Word("less-of-it")


def laid(s: Fight, f: Frame) -> Piece | None:
    """The card that is played, as it lies there now."""
    card = card_of(f)
    for it in reversed(s.table):
        if it.card is card and it.by == f.you:
            return it
    return None


# --- An enemy -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class AgainstTheNamed(Proviso):
    """An effect that counts while he fights the very warrior who was named."""

    effect: Effect

    def holds(self, s: Fight, piece: Piece, warrior: Piece, foe: Piece | None) -> bool:
        return foe is not None and piece.about == foe.number


@dataclass(frozen=True)
class NameAnEnemy(NameOne):
    """Another warrior in play, for the card that was just laid down."""

    def run(self, s: Fight, f: Frame) -> None:
        if laid(s, f) is not None and self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.warriors()]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        piece = laid(s, f)
        return "DOOM-PLAY-02" if piece is None or piece.on == option else ""

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        piece = laid(s, f)
        assert piece is not None
        twin = piece.twin()
        twin.about = option
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@final
class WhenTheNamedGoes(Trigger):
    """The warrior who was named leaves play."""

    def __init__(self) -> None:
        super().__init__(WAS_KILLED, LEFT_PLAY, ANNIHILATED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        return bool(piece.about != 0 and event.n == piece.about)


# --- An Apostle ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseAnApostle(NamesAWord):
    """For the card that was just laid down."""

    def run(self, s: Fight, f: Frame) -> None:
        if laid(s, f) is not None:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return APOSTLES

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        piece = laid(s, f)
        assert piece is not None
        twin = piece.twin()
        twin.side = option
        s.put(twin)


# --- More or less -------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoreOrLess(Choice):
    """Whether it is to raise or to lower; for what is read next."""

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return (MORE, LESS)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        f.n = 1 if option is MORE else 0


@dataclass(frozen=True)
class ItIsMore(Condition):
    """Or, with `less`, the other way."""

    less: bool = False

    def holds(self, s: Fight, f: Frame) -> bool:
        return (f.n == 0) is self.less


# --- Who is struck ------------------------------------------------------------------------------


@final
class AStruckWarrior(OnAPiece):
    """Anybody who is about to be wounded or killed."""

    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return [number for number, _ in struck(s) if s.piece(number) is not None]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return unaffected(s, s.warrior(on), play, seat)
