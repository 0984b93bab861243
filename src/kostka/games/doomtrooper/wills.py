"""Doomtrooper, Cultists whose side others choose."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kostka.games.doomtrooper.aims import Itself
from kostka.games.doomtrooper.card import Playable
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    CHOSE_SIDE,
    DOOMTROOPERS,
    FOR_GOOD,
    LEGIONNAIRES,
)
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame


def compelled(s: Fight, number: i64) -> bool:
    """Whether somebody else, whose card is still in play, has chosen his side."""
    for it in s.lasting:
        if it.on == number and it.about and s.piece(it.about) is not None:
            for step in it.card.abilities:
                if any(isinstance(each, TurnTheCultist) for each in step.does):
                    return True
    return False


@final
class ItsOwnWill(Itself):
    """The Cultist himself, unless another has chosen for him."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        return "DOOM-CULT-01" if s.lasting and compelled(s, source) else ""


@final
class TurnTheCultist(Lasts):
    """The target changes sides, and not back of his own will while the card is in play."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        cultist = s.piece(s.played().target)
        if cultist is None:
            return
        twin = cultist.twin()
        twin.side = DOOMTROOPERS if cultist.side is LEGIONNAIRES else LEGIONNAIRES
        s.put(twin)
        s.report(CHOSE_SIDE, cultist.by, cultist.number, cultist.card, twin.side)
        s.keep([it for it in s.lasting if it.on != cultist.number or it.card is not self.card(f)])
        piece = self.begun(s, f)
        piece.about = piece_of(f).number
        s.begin(piece)

    def card(self, f: Frame) -> object:
        return piece_of(f).card
