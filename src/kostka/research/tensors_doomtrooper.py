"""Doomtrooper as a row of whole numbers: a head, each seat, the viewer's hand, the pieces."""

from __future__ import annotations

from typing import Final, final

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.pieces import Duel, Played, Turn
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import AREAS
from kostka.kernel.state import State
from kostka.kernel.step import Named
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
        self.seats = seats
        self.at_hand = len(HEAD) + seats * len(SEAT)
        self.at_pieces = self.at_hand + HAND

    def of(self, s: State, viewer: int) -> list[int]:
        assert isinstance(s, Fight)
        out = self.blank.copy()
        out[0] = self.question(s, viewer)
        out[1] = sum(s.turns)
        out[5] = int(s.target)
        places: dict[int, int] = {}
        for n, piece in enumerate(s.table):
            places[int(piece.number)] = n + 1
        if s.stack:
            self.head(s, viewer, out, places)
        at = len(HEAD)
        for distance in range(self.seats):
            seat = (viewer + distance) % self.seats
            out[at] = 1 if seat in s.circle else 0
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
        hand = sorted([self.cards.of(card.key) for card in s.hands[viewer]])
        for n, number in enumerate(hand[:HAND]):
            out[self.at_hand + n] = number
        self.pieces(s, viewer, out, places)
        return out

    def away(self, seat: int, viewer: int) -> int:
        return (seat - viewer) % self.seats

    def head(self, s: Fight, viewer: int, out: list[int], places: dict[int, int]) -> None:
        first = s.stack[0]
        turn = first.notes
        if isinstance(turn, Turn):
            out[2] = self.away(int(first.you), viewer)
            out[3] = int(first.line)
            out[4] = int(turn.actions)
        duelling = False
        played = False
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Duel):
                if not duelling:
                    duelling = True
                    out[6] = places.get(int(notes.attacker), 0)
                    out[7] = places.get(int(notes.defender), 0)
                    tactic = notes.tactic
                    if tactic is not None:
                        out[8] = self.tactics.of(tactic.key)
            elif isinstance(notes, Played) and not played:
                played = True
                it = f.it
                if isinstance(it, Named):
                    out[9] = self.cards.of(it.key.split("/")[0])
                    out[10] = self.away(int(f.you), viewer) + 1

    def pieces(self, s: Fight, viewer: int, out: list[int], places: dict[int, int]) -> None:
        at = self.at_pieces
        for piece in s.table[:PIECES]:
            if piece.by == viewer or not s.faceless(piece):
                out[at] = self.cards.of(piece.key)
            out[at + 1] = self.away(int(piece.by), viewer) + 1
            out[at + 2] = places.get(int(piece.on), 0)
            if piece.player >= 0:
                out[at + 3] = self.away(int(piece.player), viewer) + 1
            area = piece.area
            if area is not None:
                out[at + 4] = self.areas.of(area.key)
            out[at + 5] = int(piece.n)
            out[at + 6] = 1 if piece.wounded else 0
            out[at + 7] = 1 if piece.down else 0
            out[at + 8] = 1 if piece.out >= 0 else 0
            out[at + 9] = 1 if piece.jailer >= 0 else 0
            out[at + 10] = int(piece.markers)
            at += len(PIECE)
