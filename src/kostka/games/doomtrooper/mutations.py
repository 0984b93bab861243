"""Doomtrooper, Viruses that infect Tribal warriors too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Gives, Playable
from kostka.games.doomtrooper.effects import Such
from kostka.games.doomtrooper.inoculation import inoculated
from kostka.games.doomtrooper.legal import unmet
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.plagues import InfectTheArea
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    CARD_PLAYED,
    FOR_GOOD,
    NOTHING,
    TRIBAL,
    VIRUS,
)
from kostka.games.doomtrooper.tribal import Infect, infected
from kostka.games.doomtrooper.values import is_immune
from kostka.kernel.step import Choice, Frame


def infection(card: Card) -> Gives | None:
    """The step by which a Virus infects warriors, if it does."""
    for step in card.does:
        if isinstance(step, (Infect, InfectTheArea)):
            return step
    return None


def strains(s: Fight, seat: int, host: Piece) -> list[Card]:
    """The Viruses of the hand that could be played now and would infect him."""
    return [
        card
        for card in dict.fromkeys(s.hands[seat])
        if card.counts_as(VIRUS)
        and infection(card) is not None
        and not unmet(s, seat, card.needs)
        and not infected(s, card, host.number)
        and not is_immune(s, host, card, seat)
    ]


@final
class AHostForAVirus(OnOneOf):
    """Such a warrior whom a Virus in your hand would infect if it could."""

    def __init__(self, such: Such) -> None:
        super().__init__("DOOM-PLAY-02")
        self.such = such

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        such = self.such
        assert isinstance(such, Such)
        if piece.unpaid or not such.fits(s, piece, seat, NOTHING):
            return self.rule
        if inoculated(s, piece.by):
            return "DOOM-IMM-01"
        return "" if strains(s, seat, piece) else "DOOM-PLAY-01"


@dataclass(frozen=True)
class PlayAMutatedVirus(Choice):
    """A Virus of your hand infects the target, and from him spreads to Tribal warriors as well."""

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        host = s.piece(s.played().target)
        return [] if host is None else strains(s, int(f.you), host)

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        step, target = infection(option), s.played().target
        assert step is not None
        s.take_from_hand(f.you, option)
        s.put_away(f.you, option)
        s.report(CARD_PLAYED, f.you, target, option, 0)
        piece = s.new_piece(option, f.you, target, NOTHING, 1)
        piece.book = step.place
        piece.markers = FOR_GOOD
        piece.side = TRIBAL
        s.begin(piece)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"play {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "play"
