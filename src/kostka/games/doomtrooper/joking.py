"""Doomtrooper, a card that is played as a copy of another one in play, by all its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.copying import originals
from kostka.games.doomtrooper.notes import Played
from kostka.games.doomtrooper.pieces import card_of
from kostka.games.doomtrooper.play import Round
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import STANDS_FOR
from kostka.kernel.step import Choice, Frame


@dataclass(frozen=True)
class PlayAsAnother(Choice):
    """Any card in play, but no Personality and no Relic, that could be played now; it is played
    with the price, the target and the effect of the original, and stays its copy."""

    def run(self, s: Fight, f: Frame) -> None:
        self.ask_in_doubt(s, f)

    def options(self, s: Fight, f: Frame) -> Sequence[Card]:
        return [card for card in originals(s) if not self.forbids_original(s, f, card)]

    def forbids_original(self, s: Fight, f: Frame, card: Card) -> str:
        """By the window or the action in which it is played."""
        below = s.stack[-2]
        window = below.rule
        if isinstance(window, Round):
            return window.forbids_copy(s, int(f.you), card)
        action = window.steps[below.line - 1]
        assert isinstance(action, TakeAnAction)
        return action.forbids(s, below, card)

    def answer(self, s: Fight, f: Frame, option: Card) -> None:
        joker = card_of(f)
        below = s.stack[-2]
        window = below.rule
        s.report(STANDS_FOR, f.you, 0, joker, option)
        if isinstance(window, Round):
            window.play(s, int(f.you), option)
        else:
            action = window.steps[below.line - 1]
            assert isinstance(action, TakeAnAction)
            action.answer(s, below, option)
        play = s.stack[-1]
        notes = play.notes
        if not isinstance(notes, Played):
            notes = Played()
            play.notes = notes
        notes.real = joker

    def notation(self, s: Any, f: Frame, option: Any) -> str:
        return f"as {option.key}"

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "play-as"
