"""Doomtrooper, the targets: what a card may be played on, whom that concerns, how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kostka.games.doomtrooper.state import (
    ANSWERED,
    DARK_LEGION,
    KILLED,
    NOTHING,
    WARRIOR,
    Card,
    Fight,
    Piece,
    Target,
)
from kostka.games.doomtrooper.values import ANY, Such
from kostka.kernel.step import NOBODY, Word


@final
class NoTarget(Target):
    def __init__(self) -> None:
        super().__init__("")

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)


class OnAWarrior(Target):
    """A target that is a warrior in play, written by his name."""

    def concerns(self, s: Fight, on: int) -> int:
        return int(s.warrior(on).by)

    def named(self, s: Fight, on: int) -> Card | None:
        return s.warrior(on).card

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.name(on)}"


@final
class AWarrior(OnAWarrior):
    def __init__(self, such: Such = ANY, without: Word | None = None) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such
        self.without = without  # he bears no card of this kind yet: DOOM-EQUIP-03, -04

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        return [
            int(piece.number)
            for piece in s.table
            if piece.card.kind is WARRIOR
            and self.such.fits(s, piece, seat, NOTHING)
            and not (self.without is not None and self.bears(s, piece, self.without))
        ]

    def bears(self, s: Fight, warrior: Piece, kind: Word) -> bool:
        return any([it.on == warrior.number and kind in it.card.kinds for it in s.table])


@final
class AFighter(OnAWarrior):
    """One of the two warriors in the duel; for a spell on its caster, one who may cast it."""

    def __init__(
        self, such: Such = ANY, against: Such = ANY, casts: Word | None = None, spell: bool = False
    ) -> None:
        super().__init__("DOOM-ART-16" if casts is not None else "DOOM-PLAY-01")
        self.such = such
        self.against = against
        self.casts = casts
        self.spell = spell

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        found: list[int] = []
        if duel is None or duel.tactic is None:
            return found
        for number in (duel.attacker, duel.defender):
            warrior, foe = s.piece(number), s.piece(duel.foe_of(number))
            if warrior is None or foe is None or not self.such.fits(s, warrior, seat, NOTHING):
                continue
            if self.casts is not None and self.casts not in warrior.card.casts:
                continue
            if self.spell and warrior.card.affiliation is DARK_LEGION:
                continue  # DOOM-ART-17
            if self.against.fits(s, foe, seat, NOTHING):
                found.append(int(number))
        return found


@final
class YourDyingWarrior(OnAWarrior):
    def __init__(self) -> None:
        super().__init__("DOOM-DUEL-41")

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        found: list[int] = []
        if duel is not None:
            attacker, defender = duel.fates
            if attacker == KILLED and s.warrior(duel.attacker).by == seat:
                found.append(int(duel.attacker))
            if defender == KILLED and s.warrior(duel.defender).by == seat:
                found.append(int(duel.defender))
        return found


@final
class APlayer(Target):
    def __init__(self, other: bool = False, wealthy: bool = False, unequal: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.other = other
        self.wealthy = wealthy  # has destiny points to lose: DOOM-AMB-71
        self.unequal = unequal  # has not as many as you

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        return [
            other
            for other in s.circle
            if not (self.other and other == seat)
            and not (self.wealthy and s.destiny[other] == 0)
            and not (self.unequal and s.destiny[other] == s.destiny[seat])
        ]

    def concerns(self, s: Fight, on: int) -> int:
        return on

    def write(self, s: Fight, on: int) -> str:
        return f"on seat {on + 1}"


@final
class Yourself(Target):
    def __init__(self) -> None:
        super().__init__("")

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        return (seat,)


@final
class APiece(Target):
    """A card of a type that lies on a warrior."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        return [int(it.number) for it in s.table if it.card.kind is self.kind and it.on != NOTHING]

    def concerns(self, s: Fight, on: int) -> int:
        piece = s.piece(on)
        return NOBODY if piece is None else int(s.warrior(piece.on).by)

    def named(self, s: Fight, on: int) -> Card | None:
        piece = s.piece(on)
        return None if piece is None else piece.card

    def write(self, s: Fight, on: int) -> str:
        return f"on {s.name(on)}"


@final
class ToCancel(Target):
    """A card of a type that was played earlier in this duel: DOOM-TIMING-04.

    The play that is just being answered is no target to be named; see `Answers`.
    """

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None or duel.struck:
            return ()
        return [int(it.number) for it in duel.cards if it.card.kind is self.kind]

    def concerns(self, s: Fight, on: int) -> int:
        if on == ANSWERED:
            answered = s.play(1)
            return NOBODY if answered is None else int(answered.you)
        for piece in s.this_duel().cards:
            if piece.number == on:
                return int(piece.by)
        return NOBODY

    def named(self, s: Fight, on: int) -> Card | None:
        if on == ANSWERED:
            answered = s.play(1)
            card = None if answered is None else answered.it
            return card if isinstance(card, Card) else None
        for piece in s.this_duel().cards:
            if piece.number == on:
                return piece.card
        return None

    def write(self, s: Fight, on: int) -> str:
        alike: list[int] = []
        key = ""
        for piece in s.this_duel().cards:
            if piece.number == on:
                key = piece.key
        for piece in s.this_duel().cards:
            if piece.key == key:
                alike.append(int(piece.number))
        return f"on {key}" if len(alike) == 1 else f"on {key} {alike.index(on) + 1}"


@final
class PointsEarned(Target):
    """Promotion points that were just announced."""

    def __init__(self, yours: bool = False) -> None:
        super().__init__("DOOM-DUEL-52")
        self.yours = yours

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        duel = s.duel()
        if duel is None:
            return ()
        return [
            i
            for i, award in enumerate(duel.awards)
            if award.promotion > 0 and (award.seat == seat or not self.yours)
        ]

    def concerns(self, s: Fight, on: int) -> int:
        return int(s.this_duel().awards[on].seat)

    def write(self, s: Fight, on: int) -> str:
        return f"on the points of seat {s.this_duel().awards[on].seat + 1}"


NO_TARGET: Final = NoTarget()
ANY_WARRIOR: Final = AWarrior()
ANY_FIGHTER: Final = AFighter()
YOUR_DYING_WARRIOR: Final = YourDyingWarrior()
YOURSELF: Final = Yourself()
