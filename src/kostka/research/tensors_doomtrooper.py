"""Doomtrooper as a row of whole numbers: a head, each seat, the viewer's hand, the pieces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.figures import FIGURES, stood_for
from kostka.games.doomtrooper.notes import Duel, Played, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.survey import Survey
from kostka.games.doomtrooper.terms import AREAS, FIGHT, SHOOT
from kostka.kernel.state import State
from kostka.kernel.step import Named
from kostka.research.rows import Rows
from kostka.research.tensors import Numbers, Tensor

LAYOUT: Final = 1
HAND: Final = 20  # cards of the viewer's hand that are told, in the order of the alphabet
PIECES: Final = 48  # of the table, in the order in which they entered play

HEAD: Final = (
    *("question", "turn", "active", "line of the turn", "actions left", "target"),
    *("duel: attacker", "duel: defender", "duel: tactic", "card played", "card played by"),
)
SEAT: Final = (
    *("playing", "destiny", "promotion", "cards in hand", "draw pile", "discard pile"),
    *("sideboard", "turns", "debt", "countdown"),
)
PIECE: Final = (
    *("card", "controller", "on piece", "on player", "area", "bought", "wounded", "face down"),
    *("out of play", "imprisoned", "markers"),
)


def _labels(seats: int) -> list[str]:
    found: list[str] = list(HEAD)
    found += [f"seat +{seat}: {label}" for seat in range(seats) for label in SEAT]
    found += [f"card {n} of the hand" for n in range(1, HAND + 1)]
    found += [f"piece {n}: {label}" for n in range(1, PIECES + 1) for label in PIECE]
    return found


@final
class Doomtrooper(Tensor):
    """Pieces are named by their place among the pieces, from 1; what lies face down has no card."""

    def __init__(self, s: Fight) -> None:
        seats = s.seats()
        self.cards = Numbers("card", sorted(CARDS))
        self.areas = Numbers("area", [area.key for area in AREAS])
        self.tactics = Numbers("tactic", ("fight", "shoot"))
        numbers = (self.cards, self.areas, self.tactics)
        super().__init__("doomtrooper", LAYOUT, numbers, _labels(seats))
        self.seats: i64 = seats
        self.at_hand: i64 = len(HEAD) + seats * len(SEAT)
        self.at_pieces: i64 = self.at_hand + HAND
        self.cards.give(CARDS.values())
        for it in FIGURES:
            it.ordinal = CARDS[stood_for(it)].ordinal
        for card in CARDS.values():
            for ability in card.abilities:
                ability.ordinal = card.ordinal
        self.areas.give(AREAS)
        self.tactics.give((FIGHT, SHOOT))

    def write(self, s: State, viewer: i64, out: Rows) -> None:
        assert isinstance(s, Fight)
        seats: i64 = self.seats
        out.clear(0, len(HEAD))
        out[0] = self.question(s, viewer)
        turns: i64 = 0
        for n in s.turns:
            turns += n
        out[1] = turns
        out[5] = s.target
        duel = self.head(s, viewer, out) if s.stack else None
        at: i64 = len(HEAD)
        for distance in range(seats):
            seat: i64 = (viewer + distance) % seats
            out[at] = 1 if int(seat) in s.circle else 0
            out[at + 1] = s.destiny[seat]
            out[at + 2] = s.promotion[seat]
            out[at + 3] = len(s.hands[seat])
            out[at + 4] = len(s.decks[seat])
            out[at + 5] = len(s.piles[seat]) + len(s.buried[seat])
            out[at + 6] = len(s.sides[seat])
            out[at + 7] = s.turns[seat]
            out[at + 8] = s.debts[seat]
            out[at + 9] = s.clocks[seat]
            at += len(SEAT)
        hand = [int(card.ordinal) for card in s.hands[viewer]]
        hand.sort()
        for number in hand[:HAND]:
            out[at] = number
            at += 1
        out.clear(at, self.at_pieces)
        told = out.what(viewer)
        survey = s.look()
        if duel is not None:  # whoever fights shows his face
            self.pieces(s, viewer, out, None)
            out.forget()
        elif told is not survey:
            self.pieces(s, viewer, out, told if isinstance(told, Survey) else None)
            out.note(survey, viewer, 0)

    def away(self, seat: i64, viewer: i64) -> i64:
        return (seat - viewer) % self.seats

    def head(self, s: Fight, viewer: i64, out: Rows) -> Duel | None:
        """Where we are; the duel that is fought, if any."""
        first = s.stack[0]
        turn = first.notes
        if isinstance(turn, Turn):
            out[2] = self.away(first.you, viewer)
            out[3] = first.line
            out[4] = turn.actions
        duel: Duel | None = None
        played = False
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Duel):
                if duel is None:
                    duel = notes
                    out[6] = _place(s, duel.attacker)
                    out[7] = _place(s, duel.defender)
                    tactic = duel.tactic
                    if tactic is not None:
                        out[8] = tactic.ordinal
            elif isinstance(notes, Played) and not played:
                played = True
                it = f.it
                if isinstance(it, Named):
                    out[9] = it.ordinal
                    out[10] = self.away(f.you, viewer) + 1
        return duel

    def pieces(self, s: Fight, viewer: i64, out: Rows, told: Survey | None) -> None:
        """Those that have changed since the row told of that survey, or all of them."""
        table = s.table
        if told is not None and not told.stays_in(table):
            told = None
        at: i64 = self.at_pieces
        for n, piece in enumerate(table):
            if n == PIECES:
                break
            if told is None or not told.has(piece):
                self.piece(s, viewer, out, at, piece)
            at += len(PIECE)
        if told is None:
            out.clear(at, self.width)

    def piece(self, s: Fight, viewer: i64, out: Rows, at: i64, piece: Piece) -> None:
        hidden = piece.by != viewer and s.faceless(piece)
        area = piece.area
        out[at] = 0 if hidden else piece.card.ordinal
        out[at + 1] = self.away(piece.by, viewer) + 1
        out[at + 2] = _place(s, piece.on) if piece.on >= 0 else 0
        out[at + 3] = self.away(piece.player, viewer) + 1 if piece.player >= 0 else 0
        out[at + 4] = 0 if area is None else area.ordinal
        out[at + 5] = piece.n
        out[at + 6] = 1 if piece.wounded else 0
        out[at + 7] = 1 if piece.down else 0
        out[at + 8] = 1 if piece.out >= 0 else 0
        out[at + 9] = 1 if piece.jailer >= 0 else 0
        out[at + 10] = piece.markers


def _place(s: Fight, number: i64) -> i64:
    """Of a piece among the pieces, from 1; 0 if it is not there."""
    for n, piece in enumerate(s.table):
        if piece.number == number:
            return n + 1
    return 0
