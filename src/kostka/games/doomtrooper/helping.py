"""Doomtrooper, help in a duel by one who does not take part in it himself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import OnOneOf, bearer
from kostka.games.doomtrooper.card import Gives, Playable
from kostka.games.doomtrooper.effects import PlusMarkers
from kostka.games.doomtrooper.identity import affiliations
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.places import piece_of
from kostka.games.doomtrooper.ready import combat_ready
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import JOINED, NOTHING, STRUCK_OUT, Value
from kostka.games.doomtrooper.triggers import bearer_of
from kostka.games.doomtrooper.values import value
from kostka.kernel.step import Frame, Step


@final
class AComradeOf(OnOneOf):
    """In a duel of the bearer, before the values are compared: another warrior of the same
    affiliation in the same area: DOOM-REINF-02."""

    def __init__(self) -> None:
        super().__init__("DOOM-REINF-02")

    def around(self, s: Fight, seat: int) -> list[Piece]:
        return s.troop(seat)

    def bars(self, s: Fight, seat: int, play: Playable, source: int, piece: Piece) -> str:
        duel, who = s.duel(), bearer(s, source)
        if duel is None or who is None or duel.struck or duel.tactic is None:
            return "DOOM-PLAY-03"
        if who.number not in (duel.attacker, duel.defender):
            return "DOOM-PLAY-03"
        if duel.foe_of(piece.number) != NOTHING or piece.unpaid or piece.area is not who.area:
            return self.rule
        if not combat_ready(s, piece):
            return "DOOM-NOFIGHT-01"
        mine = affiliations(s, who)
        return "" if any([it in mine for it in affiliations(s, piece)]) else self.rule

    def none(self, s: Fight, seat: int, play: Playable, source: int) -> str:
        if s.duel() is None:  # asked in every window
            return "DOOM-PLAY-03"
        return super().none(s, seat, play, source)


@final
class AddItsOwn(Gives):
    """Until the duel ends, the bearer has so much more of this value as the target has."""

    def __init__(self, of: Value) -> None:
        super().__init__(PlusMarkers(1, of))
        self.of = of

    def run(self, s: Fight, f: Frame) -> None:
        helper, duel = s.piece(s.played().target), s.duel()
        if helper is None or duel is None:
            return
        n = value(s, helper, self.of)
        if n != STRUCK_OUT:
            piece = s.new_piece(card_of(f), f.you, bearer_of(piece_of(f)), NOTHING, n)
            piece.book = self.place
            duel.cards = (*duel.cards, piece)


@dataclass(frozen=True)
class LendItsAbilities(Step):
    """Until the duel ends, what is printed on the target counts for the bearer as well."""

    def run(self, s: Fight, f: Frame) -> None:
        helper, duel = s.piece(s.played().target), s.duel()
        if helper is None or duel is None:
            return
        piece = s.new_piece(helper.card, f.you, bearer_of(piece_of(f)), NOTHING, 1)
        piece.about = helper.number
        duel.cards = (*duel.cards, piece)
        s.report(JOINED, f.you, helper.number, helper.card, None)
