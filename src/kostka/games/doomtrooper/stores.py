"""Doomtrooper, stores: cards that lie under another one, out of play as long as they lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Itself, OnOneOf, bearer
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.marks import worn
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.places import Store, piece_of
from kostka.games.doomtrooper.spells import may_cast
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import EQUIPMENT, NOTHING, PASSED_ON, VEHICLE
from kostka.kernel.step import Frame, Step, Word


def stored(s: Fight, number: int) -> list[Piece]:
    """What lies in store under a card."""
    return [it for it in s.on(number) if it.out == number]


def storable(s: Fight, seat: int, source: int, kind: Word | None, castable: bool) -> list[Card]:
    """The cards of the hand that may be put there."""
    who = bearer(s, source)
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if (kind is None or card.kind is kind)
        and (not castable or (who is not None and may_cast(s, who, card)))
    ]


def lay_in_store(s: Fight, seat: int, card: Card, where: Piece) -> None:
    """DOOM-INPLAY-05: it lies there, but is not in play."""
    piece = s.new_piece(card, seat, where.number, NOTHING, 1)
    piece.out = where.number
    s.lay(piece)
    s.report(PASSED_ON, seat, where.number, card, where.card)


@final
class ToStore(Itself):
    """The card itself, while there is something in hand to be put there and room for it."""

    def __init__(self, kind: Word | None, castable: bool = False, most: int = 0) -> None:
        super().__init__("DOOM-PLAY-01")
        self.kind = kind
        self.castable = castable
        self.most = most  # unless 0

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        if self.most and len(stored(s, source)) >= self.most:
            return self.rule
        return "" if storable(s, seat, source, self.kind, self.castable) else self.rule


@dataclass(frozen=True)
class PutInStore(Store):
    """A card of your hand lies under this one from now on; `castable`: one that its bearer could
    cast."""

    castable: bool = False
    anything: bool = False  # whatever its type

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        kind = None if self.anything else self.kind
        return storable(s, int(f.you), int(piece_of(f).number), kind, self.castable)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        s.take_from_hand(f.you, option)
        lay_in_store(s, int(f.you), option, piece_of(f))


# --- Gear that is handed out again --------------------------------------------------------------


@final
class WornInTheArea(OnOneOf):
    """A piece of equipment of a warrior of yours in the area where the card lies, while it holds
    fewer than so many."""

    def __init__(self, most: int) -> None:
        super().__init__("DOOM-PLAY-01")
        self.most = most

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is EQUIPMENT and it.by == seat]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        here, who = s.piece(source), s.piece(piece.on)
        if here is None or who is None or not worn(s, piece) or who.by != seat:
            return self.rule
        full = len(stored(s, source)) >= self.most
        return self.rule if full or who.area is not here.area else ""


@dataclass(frozen=True)
class TakeIntoStore(Step):
    """The target with all that lies on it."""

    def run(self, s: Fight, f: Frame) -> None:
        piece, here = s.piece(s.played().target), s.piece(piece_of(f).number)
        if piece is None or here is None:
            return
        twin = piece.twin()
        twin.on = here.number
        s.put(twin)
        s.send_out(piece.number, here.number)
        s.report(PASSED_ON, piece.by, here.number, piece.card, here.card)


def _takers(s: Fight, seat: int, piece: Piece) -> list[int]:
    such = piece.card.on.such
    if not isinstance(such, Such):
        return []
    return [
        int(it.number)
        for it in s.troop(seat)
        if not forbids_receiving(s, piece.card, it, seat, such, True, False)
    ]


class OneInStore(OnOneOf):
    """What lies in store under the card; with `wanted`, only what somebody could be given."""

    def __init__(self, wanted: bool = False) -> None:
        super().__init__("DOOM-PLAY-01")
        self.wanted = wanted

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.out != NOTHING and it.out == it.on]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.out != source:
            return self.rule
        return self.rule if self.wanted and not self.receivers(s, seat, piece) else ""

    def receivers(self, s: Fight, seat: int, piece: Piece) -> list[int]:
        """Who could be given it."""
        raise NotImplementedError


@final
class InItsStore(OneInStore):
    """One that any warrior of yours could be given."""

    def receivers(self, s: Fight, seat: int, piece: Piece) -> list[int]:
        return _takers(s, seat, piece)


@dataclass(frozen=True)
class HandItOut(NameOne):
    """The target to one of your warriors who may have it."""

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        piece = s.piece(s.played().target)
        if piece is None:
            return "DOOM-PLAY-01"
        return "" if option in _takers(s, int(f.you), piece) else "DOOM-EQUIP-06"

    def run(self, s: Fight, f: Frame) -> None:
        if self.options(s, f):
            super().run(s, f)

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        who = s.warrior(option)
        for it in [s.piece(s.played().target), *s.lying_on(s.played().target)]:
            if it is not None:
                twin = it.twin()
                twin.out = NOTHING
                if it.number == s.played().target:
                    twin.on = who.number
                    twin.down = it.card.counts_as(VEHICLE) and who.down
                s.put(twin)
        piece = s.piece(s.played().target)
        if piece is not None:
            s.report(PASSED_ON, piece.by, who.number, piece.card, who.card)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"
