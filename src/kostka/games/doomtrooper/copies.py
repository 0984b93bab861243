"""Doomtrooper, cards that stand for another one in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Gives, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.moving import forbids_receiving
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ENTERED_PLAY, FORTIFICATION, NOTHING, WARRIOR
from kostka.kernel.step import Frame


def _lies_on_a_warrior(s: Fight, fort: Piece) -> bool:
    bearer = s.piece(fort.on)
    return bearer is not None and bearer.card.kind is WARRIOR


def _hosts(s: Fight, seat: int, fort: Piece) -> list[int]:
    """Who of this player could be given such a Fortification."""
    such = fort.card.on.such
    if not isinstance(such, Such):
        return []
    return [
        int(it.number)
        for it in s.troop(seat)
        if not forbids_receiving(s, fort.card, it, seat, such, True, False)
    ]


@final
class AFortToShare(OnOneOf):
    """A Fortification in play of which you may have one more: DOOM-FORT-08."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return [it for it in s.table if it.card.kind is FORTIFICATION and it.out == NOTHING]

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if not s.may_enter(seat, piece.card):
            return "DOOM-FORT-08"
        if _lies_on_a_warrior(s, piece) and not _hosts(s, seat, piece):
            return "DOOM-FORT-03"
        return ""


@dataclass(frozen=True)
class NameAHost(NameOne):
    """The warrior of yours who gets it, if the Fortification lies on a warrior."""

    def fort(self, s: Fight) -> Piece | None:
        return s.piece(s.played().target)

    def run(self, s: Fight, f: Frame) -> None:
        fort = self.fort(s)
        if fort is not None and _lies_on_a_warrior(s, fort) and self.options(s, f):
            super().run(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        return [int(it.number) for it in s.troop(f.you)]

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        fort = self.fort(s)
        good = fort is not None and option in _hosts(s, int(f.you), fort)
        return "" if good else "DOOM-FORT-03"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        s.played().named = (option,)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "give-to"


@final
class StandFor(Gives):
    """The card stays in play as if it was the target, played by you; it goes with the target."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps = True

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        fort, card = s.piece(played.target), card_of(f)
        played.stays = True
        borne = fort is not None and _lies_on_a_warrior(s, fort)
        if fort is None or (borne and not played.named):
            s.put_away(f.you, card)
            return
        s.serial += 1
        piece = Piece(s.serial, fort.card, f.you, n=fort.n, about=fort.number, real=card)
        if borne:
            piece.on = played.named[0]
        else:
            piece.player = f.you
            piece.area = fort.area
        s.lay(piece)
        s.report(ENTERED_PLAY, f.you, piece.number, piece.card, None)
