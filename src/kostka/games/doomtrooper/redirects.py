"""Doomtrooper, spells that somebody else aims anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import Answering
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.notes import Played, play_of
from kostka.games.doomtrooper.play import source_of
from kostka.games.doomtrooper.spells import caster_for
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, TARGETED
from kostka.kernel.step import NOBODY, Frame, Judged, Word


def others(s: Fight, play: Frame) -> list[int]:
    """On what else the card could have been played by its own player."""
    card, notes = play.it, play.notes
    assert isinstance(card, Playable) and isinstance(notes, Played)
    if notes.target == NOTHING:
        return []
    found = card.on.all(s, int(play.you), card, source_of(notes))
    return [it for it in found if it != notes.target and it >= 0]


@final
class ToRedirect(Answering):
    """A card of this type that is just being played and has another legal target."""

    def __init__(self, kind: Word) -> None:
        super().__init__("DOOM-REACT-03")
        self.kind = kind

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is self.kind

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        if not self.answers(played):
            return self.rule
        play = s.play(0)
        return "" if play is not None and others(s, play) else "DOOM-PLAY-01"


@dataclass(frozen=True)
class NameAnotherTarget(Judged):
    """The play that this one answers has its effect on another legal target, as you choose."""

    def theirs(self, s: Fight) -> Frame:
        play = s.play(1)
        assert play is not None
        return play

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def offers(self, s: Fight, f: Frame) -> Sequence[int]:
        return others(s, self.theirs(s))

    def forbids(self, s: Fight, f: Frame, option: int) -> str:
        return "" if option in others(s, self.theirs(s)) else "DOOM-PLAY-02"

    def answer(self, s: Fight, f: Frame, option: int) -> None:
        play = self.theirs(s)
        card, notes = play.it, play.notes
        assert isinstance(card, Card) and isinstance(notes, Played)
        notes.target = option
        notes.caster = caster_for(s, play.you, card, option)
        concerned = card.on.concerns(s, option)
        if concerned != NOBODY:
            s.report(TARGETED, concerned, option, card.on.named(s, option), card)

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        card = self.theirs(s).it
        assert isinstance(card, Card)
        return card.on.write(s, option)

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return play_of(self.theirs(s)).on.verb(s, option)

    def stands_for(self, s: Any, f: Frame, option: Any) -> Any:
        return play_of(self.theirs(s)).on.stands_for(s, option)
