"""Doomtrooper, warriors who leave a duel or the game by what lies on them or was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.card import Card, Playable, Trigger
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.duel import break_off
from kostka.games.doomtrooper.dying import SuchADying
from kostka.games.doomtrooper.effects import NeverAnnihilated
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ENTERED_PLAY
from kostka.games.doomtrooper.values import is_immune
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class SendTheFightersBack(Step):
    """The duel is broken off, and all who have part in it go back to the hands of their owners;
    what lies on them is discarded."""

    def run(self, s: Fight, f: Frame) -> None:
        duel = s.this_duel()
        fighters = [*duel.strikers(duel.attacker), *duel.strikers(duel.defender)]
        break_off(s, f.you)
        for number in fighters:
            warrior = s.piece(number)
            if warrior is not None and not kept(s, warrior):
                s.take_back(number)


@dataclass(frozen=True)
class AnnihilateTheBearer(Step):
    """Nobody earns anything for it; with him goes what lies on him."""

    def run(self, s: Fight, f: Frame) -> None:
        piece = piece_of(f)
        warrior = s.piece(piece.on)
        s.keep([it for it in s.lasting if it.number != piece.number])
        if warrior is not None and not any(
            isinstance(effect, NeverAnnihilated) for effect in warrior.effects()
        ):
            s.annihilate(warrior.number, piece)


@final
class TheirDyingWarrior(SuchADying):
    """One who is not immune to the card."""

    def bars(self, s: Fight, seat: int, play: Playable, who: Piece) -> str:
        if isinstance(play, Card) and is_immune(s, who, play, seat):
            return "DOOM-IMM-01"
        return ""


@dataclass(frozen=True)
class StripOfCards(Step):
    """All cards of this affiliation that lie on the target are discarded."""

    affiliation: Word

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.on(s.played().target).copy():
            gone = s.piece(it.number) is None
            if it.card.affiliation is self.affiliation and not gone and not kept(s, it):
                s.discard(it.number, card_of(f))


@final
class WhenYouLayDown(Trigger):
    """A copy of this card comes into play on your side."""

    def __init__(self, key: str) -> None:
        super().__init__(ENTERED_PLAY)
        self.key = key

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        it = s.piece(event.n)
        return it is not None and it.key == self.key and it.by == piece.by
