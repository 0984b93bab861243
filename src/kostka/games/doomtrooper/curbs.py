"""Doomtrooper, what takes actions and attacks away from players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from kostka.games.doomtrooper.aims import OnAPlayer
from kostka.games.doomtrooper.card import Card, Fact, Playable, Trigger
from kostka.games.doomtrooper.duel import DUEL
from kostka.games.doomtrooper.facts import ACTIONS_BEGIN
from kostka.games.doomtrooper.notes import Turn
from kostka.games.doomtrooper.pieces import Piece, card_of
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import ATTACK_ACTION, FIGHTERS_NAMED, FOR_GOOD, NOTHING
from kostka.games.doomtrooper.verbs import Amount, Lasts, number
from kostka.games.doomtrooper.volley import LED_ATTACK
from kostka.kernel.event import Event
from kostka.kernel.step import Frame, Step


def turn_of_the_game(s: Fight) -> Turn | None:
    """The actions of whose turn it is, whatever anybody does out of turn."""
    notes = s.stack[0].notes
    return notes if isinstance(notes, Turn) else None


@dataclass(frozen=True)
class BeforeTheActions(Fact):
    """In anybody's turn, outside duels, while he has not come to his actions: DOOM-TURN-02."""

    def true(self, s: Fight, seat: int) -> bool:
        first = s.stack[0]
        return first.rule.name == "turn" and first.line <= ACTIONS_BEGIN and s.duel() is None


@final
class WhoseTurnItIs(OnAPlayer):
    """The player in his turn, if he has more than one action."""

    def __init__(self) -> None:
        super().__init__("DOOM-PLAY-01")

    def near(self, s: Fight, seat: int) -> Sequence[int]:
        return (int(s.active()),)

    def forbids(self, s: Fight, seat: int, play: Playable, source: int, on: int) -> str:
        turn = turn_of_the_game(s)
        return "" if turn is not None and turn.left() > 1 else self.rule


@dataclass(frozen=True)
class LoseActions(Step):
    """Of whose turn it is, so many, but never the last one; ordinary ones first."""

    n: int | Amount

    def run(self, s: Fight, f: Frame) -> None:
        turn = turn_of_the_game(s)
        for _ in range(number(self.n, s, f)):
            if turn is None or turn.left() <= 1:
                return
            if turn.actions > 0:
                turn.actions -= 1
            elif turn.calm > 0:
                turn.calm -= 1
            elif turn.attacks > 0:
                turn.attacks -= 1
            else:
                turn.free -= 1


# --- Attacks ------------------------------------------------------------------------------------


@final
class WhenAnybodyAttacks(Trigger):
    """By an attack action: both fighters are named."""

    def __init__(self) -> None:
        super().__init__(FIGHTERS_NAMED)

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        duel, play = s.find(DUEL), s.play(0)
        if duel is None:
            return False
        if duel.it is None or duel.it is LED_ATTACK or isinstance(duel.it, Card):
            return True
        used = None if play is None else play.it  # which attacks by an attack action itself
        return isinstance(used, Playable) and used.actions > 0 and used.taken is ATTACK_ACTION


@final
class NoteTheAttack(Lasts):
    """Who attacks has done so in this round of his."""

    def long(self) -> int:
        return FOR_GOOD

    def run(self, s: Fight, f: Frame) -> None:
        seat = s.attacking()
        piece = s.new_piece(card_of(f), seat, NOTHING, NOTHING, 1)
        piece.book = self.place
        piece.markers = self.long()
        piece.used = s.draws[seat]
        card = card_of(f)
        s.keep(
            [
                it
                for it in s.lasting
                if it.card is not card or it.by != seat or it.book != self.place
            ]
        )
        s.begin(piece)
