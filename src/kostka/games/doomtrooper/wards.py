"""Doomtrooper, single gifts warded off, and the tactic of a duel as a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from kostka.games.doomtrooper.aims import OnOneOf
from kostka.games.doomtrooper.card import Card, Fact, Playable, Target
from kostka.games.doomtrooper.deeds_cards import gifts_in_the_duel
from kostka.games.doomtrooper.journeys import NameOne
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.spells import forbids_favour
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import DARK_SYMMETRY, NOTHING, UNTIL_IT_LEAVES
from kostka.games.doomtrooper.values import is_immune
from kostka.games.doomtrooper.verbs import Lasts
from kostka.kernel.step import Frame, Step, Word


@dataclass(frozen=True)
class AFighterHasAGift(Fact):
    """Of this Apostle, or of the Dark Symmetry."""

    of: Word

    def true(self, s: Fight, seat: int) -> bool:
        return bool(gifts_in_the_duel(s, self.of))


@final
class AsLongAsItWishes(Lasts):
    """On the target, until it is taken back or the card whose ability it is leaves play."""

    def long(self) -> int:
        return UNTIL_IT_LEAVES

    def begun(self, s: Fight, f: Frame) -> Piece:
        piece = super().begun(s, f)
        piece.about = s.played().source
        return piece


@final
class WhoIsUnderIt(OnOneOf):
    """A warrior on whom the card whose ability it is has such a power now."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        for it in s.lasting:
            if it.on == piece.number and it.about == source and it.markers == UNTIL_IT_LEAVES:
                return ""
        return self.rule


@dataclass(frozen=True)
class TakeItBack(Step):
    """What the card whose ability it is does to the target ends."""

    def run(self, s: Fight, f: Frame) -> None:
        played = s.played()
        s.keep(
            [
                it
                for it in s.lasting
                if it.on != played.target
                or it.about != played.source
                or it.markers != UNTIL_IT_LEAVES
            ]
        )


@dataclass(frozen=True)
class NameDarkCards(NameOne):
    """Each payment names one Dark Symmetry card in play."""

    def run(self, s: Fight, f: Frame) -> None:
        if len(s.played().named) < s.played().n and self.offers(s, f):
            s.seat = f.you

    def offers(self, s: Fight, f: Frame) -> Sequence[Any]:
        named = s.played().named
        return [
            int(it.number)
            for it in s.table
            if it.card.kind is DARK_SYMMETRY
            and it.card.gift is not None
            and it.out == NOTHING
            and int(it.number) not in named
        ]

    def forbids(self, s: Fight, f: Frame, option: Any) -> str:
        return ""

    def answer(self, s: Fight, f: Frame, option: Any) -> None:
        played = s.played()
        played.named = (*played.named, int(option))
        f.again()

    def verb(self, s: Any, f: Frame, option: Any) -> str:
        return "choose"


@final
class WardOffForAWhile(Lasts):
    """On the target, until your next turn, of each card that was named."""

    def run(self, s: Fight, f: Frame) -> None:
        for number in s.played().named:
            piece = self.begun(s, f)
            piece.n = number
            s.begin(piece)


@final
class TheTactic(Target):
    """The tactic of the duel, once it is announced and before the values are compared."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-03")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (NOTHING,)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        duel = s.duel()
        if duel is None or duel.struck or duel.tactic is None:
            return self.rule
        for number in (duel.attacker, duel.defender):
            fighter = s.piece(number)
            if fighter is None or not isinstance(play, Card):
                continue
            if is_immune(s, fighter, play, seat):
                return "DOOM-IMM-04"
            if fighter.by == seat:  # whom it helps: DOOM-AMB-41
                rule = forbids_favour(s, seat, play, fighter)
                if rule:
                    return rule
        return ""
