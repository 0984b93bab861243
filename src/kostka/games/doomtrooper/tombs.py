"""Doomtrooper, what lies under a card and counts as in play: reached, robbed, taken out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.moving import forbids_entering, forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import AWarrior
from kostka.games.doomtrooper.terms import ENTOMBED, NOTHING, RELIC, VALUE, VEHICLE, WARRIOR
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Step, Word


def entombed(s: Fight, under: str) -> list[Piece]:
    """What lies under this card."""
    found: list[Piece] = []
    for it in s.table:
        if it.markers == ENTOMBED:
            holder = s.piece(it.out)
            if holder is not None and holder.key == under:
                found.append(it)
    return found


def _heirs(s: Fight, seat: int, card: Card) -> list[int]:
    """The warriors of this player who could be given it by its own text: DOOM-RELIC-03."""
    such = card.on.such
    if not isinstance(such, Such):
        return []
    return [
        int(it.number)
        for it in s.troop(seat)
        if not forbids_receiving(s, card, it, seat, such, False, False)
    ]


def _lift(s: Fight, piece: Piece) -> None:
    """It lies there no longer, and is on its way elsewhere."""
    s.table = [it for it in s.table if it.number != piece.number]
    s.survey = None


@final
class OneEvenEntombed(OnOneOf):
    """Such a warrior in play, or one who lies under this card."""

    def __init__(self, such: Such, under: str) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such
        self.under = under
        self.living = AWarrior(such)

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [*s.warriors(), *entombed(s, self.under)]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.markers != ENTOMBED:
            return self.living.bars(s, seat, play, source, piece)
        such = self.such
        assert isinstance(such, Such)
        good = piece.card.kind is WARRIOR and such.describes(s, piece)
        return "" if good else self.rule


@final
class OneUnder(OnOneOf):
    """What lies under this card and could be yours: a warrior whose value you can pay, or
    a Relic that one of your warriors could be given."""

    def __init__(self, under: str, kind: Word) -> None:
        super().__init__("DOOM-PLAY-01")
        self.under = under
        self.kind = kind

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in entombed(s, self.under) if it.card.kind is self.kind]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.markers != ENTOMBED or piece.card.kind is not self.kind:
            return self.rule
        if self.kind is RELIC:
            return "" if _heirs(s, seat, piece.card) else "DOOM-RELIC-03"
        rule = forbids_entering(s, seat, piece.card)
        if not rule and play.by_value * value(s, piece, VALUE) > s.destiny[seat]:
            rule = "DOOM-SPEC-02"
        return rule


@dataclass(frozen=True)
class AddTheRobbed(Step):
    """To the area of yours where he belongs, not in cover; he stays his owner's: DOOM-STEAL-02."""

    def run(self, s: Fight, f: Frame) -> None:
        dead = s.piece(s.played().target)
        if dead is not None and dead.markers == ENTOMBED:
            _lift(s, dead)
            twin = s.enter(dead.card, f.you, NOTHING, NOTHING, 1).twin()
            twin.owner = dead.owner
            s.put(twin)


@dataclass(frozen=True)
class GiveTheRobbed(NameOne):
    """To one of your warriors who may have it; it stays its owner's: DOOM-STEAL-02."""

    def run(self, s: Fight, f: Frame) -> None:
        relic = s.piece(s.played().target)
        if relic is not None and relic.markers == ENTOMBED and self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        relic = s.piece(s.played().target)
        return [] if relic is None else _heirs(s, int(f.you), relic.card)

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in self.offers(s, f) else "DOOM-RELIC-03"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        relic = s.piece(s.played().target)
        assert relic is not None
        _lift(s, relic)
        twin = s.enter(relic.card, f.you, option, NOTHING, 1).twin()
        twin.owner = relic.owner
        twin.down = relic.card.counts_as(VEHICLE) and s.warrior(option).down
        s.put(twin)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
