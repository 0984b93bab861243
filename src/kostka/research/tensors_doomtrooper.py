"""Doomtrooper as a row of whole numbers: a head, each seat, the viewer's hand, the pieces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.figures import FIGURES, stood_for
from kostka.games.doomtrooper.notes import Duel, Played, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.survey import Survey
from kostka.games.doomtrooper.terms import AREAS, FIGHT, SHOOT
from kostka.kernel.state import State
from kostka.kernel.step import Named
from kostka.research.rows import Rows, fitting
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

OF_HEAD: Final = 11  # how many each of these are
OF_SEAT: Final = 10
OF_PIECE: Final = 11


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
        assert (len(HEAD), len(SEAT), len(PIECE)) == (OF_HEAD, OF_SEAT, OF_PIECE)
        self.at_hand: i64 = OF_HEAD + seats * OF_SEAT
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
        out.clear(0, OF_HEAD)
        out[0] = self.question(s, viewer)
        turns: i64 = 0
        for n in s.turns:
            turns += n
        out[1] = turns
        out[5] = s.target
        if s.stack:
            self.head(s, viewer, out)
        self.table(s, viewer, out)
        self.hand(s, viewer, out)
        survey = s.look()
        if out.noted() is survey:
            self.changes(s, viewer, out, survey)
        else:
            self.pieces(s, viewer, out)
        out.note(survey, viewer, len(survey.changes))

    def table(self, s: Fight, viewer: i64, out: Rows) -> None:
        """Every seat, from the viewer's on."""
        cells = out.cells
        at: i64 = out.at + OF_HEAD
        seats: i64 = self.seats
        seat: i64 = viewer
        for _ in range(seats):
            cells[at] = 0
            for playing in s.circle:
                other: i64 = playing
                if other == seat:
                    cells[at] = 1
            cells[at + 1] = fitting(s.destiny[seat])
            cells[at + 2] = fitting(s.promotion[seat])
            cells[at + 3] = i16(len(s.hands[seat]))
            cells[at + 4] = i16(len(s.decks[seat]))
            cells[at + 5] = i16(len(s.piles[seat]) + len(s.buried[seat]))
            cells[at + 6] = i16(len(s.sides[seat]))
            cells[at + 7] = fitting(s.turns[seat])
            cells[at + 8] = fitting(s.debts[seat])
            cells[at + 9] = fitting(s.clocks[seat])
            at += OF_SEAT
            seat += 1
            if seat == seats:
                seat = 0

    def hand(self, s: Fight, viewer: i64, out: Rows) -> None:
        """The lowest numbers of the viewer's cards, in order."""
        cells = out.cells
        at: i64 = out.at + self.at_hand
        last: i64 = at  # where the next one would stand if it came last
        end: i64 = at + HAND
        for card in s.hands[viewer]:
            number = i16(card.ordinal)
            place: i64 = last
            if last < end:
                last += 1
            elif number < cells[end - 1]:
                place = end - 1
            else:
                continue
            while place > at and cells[place - 1] > number:
                cells[place] = cells[place - 1]
                place -= 1
            cells[place] = number
        while last < end:
            cells[last] = 0
            last += 1

    def away(self, seat: i64, viewer: i64) -> i64:
        return (seat - viewer) % self.seats

    def head(self, s: Fight, viewer: i64, out: Rows) -> None:
        """Where we are, and the duel that is fought, if any."""
        first = s.stack[0]
        turn = first.notes
        if isinstance(turn, Turn):
            out[2] = self.away(first.you, viewer)
            out[3] = first.line
            out[4] = turn.actions
        fought = False
        played = False
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Duel):
                if not fought:
                    fought = True
                    out[6] = _place(s, notes.attacker)
                    out[7] = _place(s, notes.defender)
                    tactic = notes.tactic
                    if tactic is not None:
                        out[8] = tactic.ordinal
            elif isinstance(notes, Played) and not played:
                played = True
                it = f.it
                if isinstance(it, Named):
                    out[9] = it.ordinal
                    out[10] = self.away(f.you, viewer) + 1

    def pieces(self, s: Fight, viewer: i64, out: Rows) -> None:
        """All of them."""
        at: i64 = self.at_pieces
        end: i64 = at + PIECES * OF_PIECE
        for piece in s.table:
            if at == end:
                break
            self.piece(s, out, at, piece)
            self.faces(s, viewer, out, at, piece)
            at += OF_PIECE
        out.clear(at, self.width)

    def changes(self, s: Fight, viewer: i64, out: Rows, survey: Survey) -> None:
        """What has changed since the row told of this survey.

        Somebody else sees other seats and faces, but the same pieces; and whoever fights shows his
        face without being changed.
        """
        before: i64 = out.who()
        if before != viewer:
            self.turn(before - viewer, out, min(survey.count, PIECES))
        changes = survey.changes
        for i in range(out.much(), len(changes)):
            place: i64 = changes[i]
            if place < PIECES:
                at: i64 = self.at_pieces + place * OF_PIECE
                self.piece(s, out, at, s.table[place])
                self.faces(s, viewer, out, at, s.table[place])
        for piece in survey.covered:
            place = survey.places[piece.number] - 1
            if place < PIECES:
                self.faces(s, viewer, out, self.at_pieces + place * OF_PIECE, piece)

    def turn(self, by: i64, out: Rows, count: i64) -> None:
        """Tell the seats of so many pieces from so much further on, or back."""
        cells = out.cells
        at: i64 = out.at + self.at_pieces
        end: i64 = at + count * OF_PIECE
        while at < end:
            cells[at + 1] = i16(self.turned(i64(cells[at + 1]), by))
            cells[at + 3] = i16(self.turned(i64(cells[at + 3]), by))
            at += OF_PIECE

    def turned(self, seat: i64, by: i64) -> i64:
        if seat == 0:
            return 0
        seat += by
        if seat < 1:
            return seat + self.seats
        return seat - self.seats if seat > self.seats else seat

    def faces(self, s: Fight, viewer: i64, out: Rows, place: i64, piece: Piece) -> None:
        """What of a piece depends on who looks."""
        cells = out.cells
        at: i64 = out.at + place
        cells[at] = i16(piece.card.ordinal)
        if piece.down and piece.by != viewer and s.faceless(piece):
            cells[at] = 0
        cells[at + 1] = i16(self.away(piece.by, viewer) + 1)
        cells[at + 3] = 0
        if piece.player >= 0:
            cells[at + 3] = i16(self.away(piece.player, viewer) + 1)

    def piece(self, s: Fight, out: Rows, place: i64, piece: Piece) -> None:
        """And what does not."""
        cells = out.cells
        at: i64 = out.at + place
        area = piece.area
        cells[at + 2] = i16(_place(s, piece.on))
        cells[at + 4] = 0
        if area is not None:
            cells[at + 4] = i16(area.ordinal)
        cells[at + 5] = fitting(piece.n)
        cells[at + 6] = 1 if piece.wounded else 0
        cells[at + 7] = 1 if piece.down else 0
        cells[at + 8] = 1 if piece.out >= 0 else 0
        cells[at + 9] = 1 if piece.jailer >= 0 else 0
        cells[at + 10] = fitting(piece.markers)


def _place(s: Fight, number: i64) -> i64:
    """Of a piece among the pieces, from 1; 0 if it is not there."""
    if number < 0:
        return 0
    survey = s.look()
    return survey.places[number] if number < survey.size else 0
