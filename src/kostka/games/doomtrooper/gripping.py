"""Doomtrooper, equipment that somebody holds on to: he is asked before it is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from kostka.games.doomtrooper.meanings import piece_or_word
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Ruling
from kostka.games.doomtrooper.table import Table
from kostka.games.doomtrooper.terms import (
    ANNIHILATED,
    CONTROLLED,
    EQUIPMENT,
    FORTIFICATION,
    NOTHING,
    UNTIL_TURN_ENDS,
)
from kostka.kernel.step import NOBODY, Frame, Judged, Rule, Step, Word

LOSE_IT: Final = Word("lose-it")


@dataclass(frozen=True)
class HoldsEquipment(Ruling):
    """The player may keep any equipment in play from being discarded, annihilated or taken, for so
    many destiny points each time; not what is used up, what he gives up himself, or what goes
    together with its bearer."""

    price: int


def _price(piece: Piece) -> int:
    """What this card asks for holding on to something, or 0."""
    for effect in piece.effects():
        if isinstance(effect, HoldsEquipment):
            return effect.price
    return 0


def is_held(s: Table, number: i64) -> bool:
    """Whether it has been paid for in the play that goes on."""
    for it in s.lasting:
        if it.on == number and it.card.governs and _price(it):
            return True
    return False


def _holders(s: Table, piece: Piece) -> tuple[int, ...]:
    """The cards whose players may hold on to it now; what they do themselves is their own will."""
    under = s.piece(piece.on)
    stored = under is not None and under.card.kind is FORTIFICATION and not piece.card.on.builds
    real = piece.real
    shared = real is not None and not real.when.copies  # it goes with what it stands for
    if piece.card.kind is not EQUIPMENT or piece.out != NOTHING or shared or stored:
        return ()
    play = s.play(0)
    doing: i64 = NOBODY if play is None else play.you
    found: list[int] = []
    for it in s.look().governing:
        price = _price(it)
        if price and it.player != doing and s.destiny[it.player] >= price:
            found.append(int(it.number))
    return tuple(found)


def held_back(s: Table, number: i64, source: Any, how: Word) -> bool:
    """Whether it does not leave play now: it has been paid for, or somebody is asked first."""
    if not s.look().governing:
        return False
    piece = s.piece(number)
    if piece is None or source is piece.card:
        return False
    if is_held(s, number):
        return True
    holders = _holders(s, piece)
    if holders:
        s.open(GRIP, NOBODY, (int(number), how, source, holders))
    return bool(holders)


def asked_before_taking(s: Table, f: Frame, piece: Piece) -> bool:
    """Whether somebody is asked first; then the step, which counts this, is read again."""
    if f.n or not s.look().governing:
        return False
    f.n = 1
    holders = _holders(s, piece)
    if holders:
        f.again()
        s.open(GRIP, NOBODY, (int(piece.number), CONTROLLED, None, holders))
    return bool(holders)


@dataclass(frozen=True)
class HoldOn(Judged):
    """Those who can pay are asked one after the other; `it` of the frame is what is about to be
    lost, how, by what, and the cards of who may hold on to it.  `n` counts who has refused."""

    def lost(self, f: Frame) -> tuple[int, Word, Any, tuple[int, ...]]:
        lost: tuple[int, Word, Any, tuple[int, ...]] = f.it
        return lost

    def grip(self, s: Any, f: Frame) -> Piece | None:
        """The card of the next one who can pay."""
        table: Table = s
        holders = self.lost(f)[3]
        while f.n < len(holders):
            piece = table.piece(holders[int(f.n)])
            if piece is not None and table.destiny[piece.player] >= _price(piece):
                return piece
            f.n += 1
        return None

    def run(self, s: Any, f: Frame) -> None:
        table: Table = s
        number, how, source, _ = self.lost(f)
        if table.piece(number) is None:  # it has gone together with its bearer
            return
        grip = self.grip(s, f)
        if grip is not None:
            f.you = grip.player
            s.seat = f.you
        elif how is not CONTROLLED:
            s.remove(number, how, source, how is ANNIHILATED)

    def offers(self, s: Any, f: Frame) -> Sequence[Any]:
        return (self.lost(f)[0], LOSE_IT)

    def options(self, s: Any, f: Frame) -> Sequence[Any]:
        return self.offers(s, f)

    def forbids(self, s: Any, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Any, f: Frame, option: Any) -> None:
        grip = self.grip(s, f)
        assert grip is not None
        if isinstance(option, Word):
            f.n += 1
            f.again()
            return
        s.gain_destiny(f.you, -_price(grip), grip.card)
        held = s.new_piece(grip.card, f.you, option, NOTHING, 1)
        held.markers = UNTIL_TURN_ENDS
        s.begin(held)
        release_later(s, f, option)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return option.key if isinstance(option, Word) else f"keep {s.name(option)}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "keep"

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return piece_or_word(option)


def release_later(s: Table, f: Frame, number: int) -> None:
    """As soon as the play is done by which it would have been lost, or else what is read now."""
    play = s.play(0)
    place = len(s.stack) - 1
    if play is not None:
        place = s.stack.index(play)
    else:
        while place > 1 and s.stack[place].rule is GRIP:
            place -= 1
    s.stack.insert(max(1, place), Frame(RELEASE, 0, f.you, number, 0, None))


@dataclass(frozen=True)
class LetItGo(Step):
    """What was paid for can be lost again."""

    def run(self, s: Any, f: Frame) -> None:
        table: Table = s
        table.keep([it for it in table.lasting if it.on != f.it or not _price(it)])


GRIP: Final = Rule("holding on", HoldOn(), interrupts=True)
RELEASE: Final = Rule("letting go", LetItGo(), interrupts=True)
