"""Doomtrooper, spellcraft: what is done with a spell that is just being cast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import AnsweringOwn
from kostka.games.doomtrooper.card import Card, Playable
from kostka.games.doomtrooper.deeds import kept
from kostka.games.doomtrooper.deeds_cards import SummonATrooper
from kostka.games.doomtrooper.notes import notes_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.summoning import SummonASpell
from kostka.games.doomtrooper.terms import ART, RECLAIMED, SUMMONING
from kostka.kernel.step import NOBODY, Frame, Step, Word


@final
class ASpellBeingCast(AnsweringOwn):
    """By anybody, also by you; not one that stays in play."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return isinstance(played, Card) and played.kind is ART and not played.stays

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        answered = s.play(0)
        if not self.answers(played) or answered is None or notes_of(answered).stays:
            return self.rule
        return ""

    def concerns(self, s: Fight, on: int) -> int:
        answered = s.play(1)
        return NOBODY if answered is None else int(answered.you)


@dataclass(frozen=True)
class TakeTheSpellBack(Step):
    """The spell that this answers has its effect, and its card returns to its player's hand."""

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        if theirs is not None and isinstance(theirs.it, Card):
            notes_of(theirs).stays = True  # it is not put away
            s.hands[theirs.you].append(theirs.it)
            s.report(RECLAIMED, theirs.you, 1, theirs.it, None)


@final
class YourSummons(AnsweringOwn):
    """A spell of yours that looks something up in a pile."""

    def __init__(self) -> None:
        super().__init__("DOOM-REACT-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return ()

    def answers(self, played: Playable) -> bool:
        return (
            isinstance(played, Card)
            and played.aspect is SUMMONING
            and any(isinstance(step, (SummonASpell, SummonATrooper)) for step in played.does)
        )

    def refuses(self, s: Fight, seat: int, played: Playable) -> str:
        answered = s.play(0)
        mine = answered is not None and answered.you == seat
        return "" if mine and self.answers(played) else self.rule


@dataclass(frozen=True)
class EaseTheSearch(Step):
    """What is looked up costs nothing in the discard pile, and in the draw pile as much as it
    would have cost there."""

    def run(self, s: Fight, f: Frame) -> None:
        theirs = s.play(1)
        if theirs is not None:
            notes_of(theirs).n = 2  # no such spell is bought several times


@dataclass(frozen=True)
class StripOfAKind(Step):
    """All cards of this type that lie on it are discarded."""

    kind: Word

    def run(self, s: Fight, f: Frame) -> None:
        for it in s.on(s.played().target).copy():
            if it.card.kind is self.kind and not kept(s, it):
                s.discard(it.number, f.it)
