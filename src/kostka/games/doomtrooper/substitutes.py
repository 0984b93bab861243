"""Doomtrooper, who comes instead: a card that takes the place of a warrior just added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Card, Gives, Playable, by_key
from kostka.games.doomtrooper.effects import NeverFights
from kostka.games.doomtrooper.figures import figure
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.notes import notes_of
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.soldiery import KeepsAllOut
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import (
    DARK_LEGION,
    ENTERED_PLAY,
    OUTPOST,
    STRUCK_OUT,
    WARRIOR,
)
from kostka.games.doomtrooper.verbs import Cancel
from kostka.kernel.step import Frame

PRIMAL_BITCH: Final = figure(
    warrior(
        "primal-bitch-figure",
        DARK_LEGION,
        (STRUCK_OUT, STRUCK_OUT, STRUCK_OUT, 0),
        NeverFights(),
        KeepsAllOut(),
        personality=True,
    )
)


@final
class AWarriorJustAdded(Answering):
    """A warrior whom an opponent is adding, unless this one is in play already: DOOM-PERS-01."""

    def __init__(self, figure: Card) -> None:
        super().__init__("DOOM-REACT-03")
        self.figure = figure

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is WARRIOR

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        if not self.answers(played):
            return self.rule
        return "DOOM-PERS-01" if s.copy_in_play(self.figure) else ""


@final
class StandInHisPlace(Gives):
    """The warrior goes back into the draw pile; this card stands where he would, as a warrior."""

    def __init__(self, figure: Card) -> None:
        super().__init__()
        self.keeps = True
        self.figure = figure

    def run(self, s: Fight, f: Frame) -> None:
        theirs, card = s.play(1), card_of(f)
        s.played().stays = True
        if theirs is None or not isinstance(theirs.it, Card) or notes_of(theirs).cancelled:
            s.put_away(f.you, card)
            return
        seat, added = theirs.you, theirs.it
        notes_of(theirs).stays = True
        Cancel().answered(s, f)
        s.decks[seat] = sorted([*s.decks[seat], added], key=by_key)
        s.serial += 1
        piece = Piece(s.serial, self.figure, seat, owner=f.you, area=added.home(), real=card)
        s.lay(piece)
        if piece.area is OUTPOST:
            s.opened = True  # DOOM-TRANS-06
        s.report(ENTERED_PLAY, seat, piece.number, piece.card, None)
