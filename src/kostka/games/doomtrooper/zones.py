"""Doomtrooper, what is done with Warzones in play besides defending from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kostka.games.doomtrooper.aims import OnAPiece, OnOneOf
from kostka.games.doomtrooper.bases import base
from kostka.games.doomtrooper.card import Playable, Trigger
from kostka.games.doomtrooper.effects import Plus
from kostka.games.doomtrooper.meanings import NamesANumber
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.sorts import Counted
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    ARMOUR,
    CONTROLLED,
    ENTERED_PLAY,
    KOHORT,
    NOTHING,
    SQUAD,
    TRANSFERRED,
    WARRIOR,
    WARZONE,
)
from kostka.games.doomtrooper.usable import zone_of
from kostka.games.doomtrooper.values import value
from kostka.kernel.event import Event
from kostka.kernel.step import Choice, Frame, Word

GAINS: Final = Word("all-that-is-added")
LOSSES: Final = Word("all-that-is-taken")


@final
class YourZone(OnOneOf):
    """A Warzone of yours on which no other copy of the card lies."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is WARZONE and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.by != seat:
            return self.rule
        return self.rule if any(it.card is play for it in s.on(piece.number)) else ""


@final
class WhenYoursStandsThere(Trigger):
    """A warrior is put into the Squad or the Kohort of the card's player."""

    def __init__(self) -> None:
        super().__init__(ENTERED_PLAY, TRANSFERRED, CONTROLLED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        who = s.piece(event.n)
        if who is None or who.card.kind is not WARRIOR or who.by != piece.by:
            return False
        return who.area is SQUAD or who.area is KOHORT


@final
class WhoAttacksAZone(OnAPiece):
    """The attacker, while his opponent defends from a Warzone that changes values."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.struck or not signs(s):
            return ()
        return (int(duel.attacker),)


def signs(s: Fight) -> list[Word]:
    """What the Warzone of the duel does to values."""
    zone = zone_of(s, s.duel())
    plain = [it for it in zone.effects() if isinstance(it, Plus)] if zone is not None else []
    found: list[Word] = []
    if any(it.n > 0 for it in plain):
        found.append(GAINS)
    if any(it.n < 0 for it in plain):
        found.append(LOSSES)
    return found


@dataclass(frozen=True)
class GainsOrLosses(Choice):
    """Which of the modifiers of the Warzone the target gets too."""

    def run(self, s: Fight, f: Frame) -> None:
        found = signs(s)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = f.you

    def options(self, s: Fight, f: Frame) -> Sequence[Word]:
        return signs(s)

    def answer(self, s: Fight, f: Frame, option: Word) -> None:
        s.played().n = 1 if option is GAINS else 2


@dataclass(frozen=True)
class AsTheZoneSays(Counted):
    """So many times what the Warzone of the duel adds to this value, or takes from it."""

    def count(self, s: Fight, piece: Piece, warrior: Piece) -> int:
        zone, total = zone_of(s, s.duel()), 0
        for effect in () if zone is None else zone.effects():
            if not isinstance(effect, Plus) or not effect.to.bits & self.to.bits:
                continue
            if (effect.n > 0) is (piece.n == 1):
                total += effect.n
        return total


# --- Armour for fight ---------------------------------------------------------------------------


def armour_to_spare(s: Fight, warrior: Piece) -> int:
    """By how much his base armour can be lowered: neither it nor his armour falls below zero."""
    return max(0, min(base(s, warrior, ARMOUR), value(s, warrior, ARMOUR)))


@final
class WhoHasArmour(OnAPiece):
    """A fighter of yours whose base armour can be lowered."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.tactic is None or duel.struck:
            return ()
        return [*duel.group(duel.attacker), *duel.group(duel.defender)]

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        who = s.piece(on)
        if who is None or who.by != seat or who.unpaid or not armour_to_spare(s, who):
            return self.rule
        return ""


@dataclass(frozen=True)
class LowerItsArmour(NamesANumber):
    """By how many points, as you like."""

    def run(self, s: Fight, f: Frame) -> None:
        found = self.options(s, f)
        if len(found) == 1:
            self.answer(s, f, found[0])
        elif found:
            s.seat = f.you
        else:
            f.leave()

    def options(self, s: Fight, f: Frame) -> Sequence[int]:
        who = s.piece(s.played().target)
        return list(range(1, armour_to_spare(s, who) + 1)) if who is not None else []

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().n = option

    def notation(self, s: Fight, f: Frame, option: int) -> str:
        return f"by {option}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "lower-by"


@dataclass(frozen=True)
class BaseForEachPoint(Counted):
    """So much more to the base for each point that was named when it was played."""

    def count(self, s: Fight, piece: Piece, warrior: Piece) -> int:
        return int(piece.n)

    def based(self) -> bool:
        return True
