"""Doomtrooper, double duty: a card that is the same warrior as another one in play."""

from __future__ import annotations

from typing import final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Gives, Playable
from kostka.games.doomtrooper.moving import forbids_entering
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.targets import unaffected
from kostka.games.doomtrooper.terms import ENTERED_PLAY, NOTHING, OUTPOST
from kostka.kernel.step import Frame


@final
class ToDouble(OnOneOf):
    """Any warrior in play whose card lies face up, who is on one card only, and could be added."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-02")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        if piece.unpaid or piece.down or piece.out != NOTHING or piece.jailer != NOTHING:
            return self.rule
        if piece.pair or piece.real is not None or not isinstance(play, Card):
            return self.rule
        rule = unaffected(s, piece, play, seat)
        return rule or forbids_entering(s, seat, piece.card)


@final
class DoDoubleDuty(Gives):
    """The card stands in your area as the same warrior as the target."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps = True

    def run(self, s: Fight, f: Frame) -> None:
        played, card = s.played(), card_of(f)
        one = s.piece(played.target)
        played.stays = True
        if one is None or one.pair:
            s.put_away(f.you, card)
            return
        s.serial += 1
        other = one.twin()
        other.number = s.serial
        other.by = f.you
        other.owner = f.you
        other.area = one.card.home()
        other.real = card
        other.key = card.key
        other.under = NOTHING
        other.moved = NOTHING
        other.rose = NOTHING
        other.about = 0
        s.lay(other)
        for first, second in ((one, other), (other, one)):
            twin = first.twin()
            twin.pair = second.number
            s.put(twin)
        for it in s.lasting.copy():
            if it.on == one.number:
                s.repeat(it)
        if other.area is OUTPOST:
            s.opened = True  # DOOM-TRANS-06
        s.report(ENTERED_PLAY, f.you, other.number, one.card, None)
