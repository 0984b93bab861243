"""Doomtrooper, the table: what lies there, who sits there, who has how many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.pieces import Duel, Piece, Played, Spoils, Turn
from kostka.games.doomtrooper.terms import (
    BORROWED,
    DESTINY_CHANGED,
    DRAWN,
    FORTIFICATION,
    GAME_ENDED,
    NOTHING,
    PROMOTED,
    TECHNICAL,
    WARRIOR,
)
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Frame, Named

NO_PIECES: Final[list[Piece]] = []


@mypyc_attr(native_class=True)
class Table(State):
    """Players with hidden hands, pieces in play, and two kinds of points."""

    def __init__(
        self,
        target: int,
        hands: list[list[Card]],
        decks: list[list[Card]],
        piles: list[list[Card]],
        buried: list[list[Card]],
        gone: list[list[Card]],
        sides: list[list[Card]],
        table: list[Piece],
        destiny: list[int],
        promotion: list[int],
        debts: list[int],
        turns: list[int],
        draws: list[int],
        clocks: list[int],
        raids: list[list[int]],
        spent: list[list[Named]],
        lasting: list[Piece],
        circle: list[int],
        serial: int,
        opened: bool,
        decide_at: int,
        result: int,
        stack: list[Frame],
        seat: int = NOBODY,
        limit: int = 0,
        offered: Sequence[Any] | None = None,
    ) -> None:
        super().__init__(stack, seat, offered)
        self.target: i64 = target  # promotion points to win: DOOM-SETUP-08
        self.hands = hands
        self.decks = decks  # in no order but that of the alphabet
        self.piles = piles  # discarded before everybody's eyes
        self.buried = buried  # discarded face down; only its owner knows: DOOM-PILE-04
        self.gone = gone  # annihilated: DOOM-PILE-01
        self.sides = sides  # the sideboards: DOOM-DECK-04
        self.table = table  # the pieces, in the order in which they entered play
        self.destiny = destiny
        self.promotion = promotion
        self.debts = debts  # at the Bauhaus Bank: DOOM-WIN-05
        self.turns = turns  # how many turns each has begun
        self.draws = draws  # how many draw steps; a round of a player runs from one to the next
        self.clocks = clocks  # turns left to bring a warrior into play; 0: no countdown
        self.raids = raids  # whom each has sabotaged in his round: DOOM-SAB-05
        self.spent = spent  # what each has used that can be used once in a game
        self.lasting = lasting  # effects until the next turn of who brought them about
        self.circle = circle  # the seats still in the game, in order of play
        self.serial: i64 = serial  # the last number given to a piece
        self.opened = opened  # the Outpost: DOOM-TRANS-06
        self.decide_at: i64 = decide_at  # level at the target: compare again after this turn
        self.result: i64 = result
        self.limit: i64 = limit  # turns until the time is up, unless 0: DOOM-SETUP-09
        self.lying: dict[int, list[Piece]] | None = None  # on which piece; None after a change
        self.reach: list[Piece] = []
        self.numbered: dict[int, Piece] = {}
        self.fallen: list[Piece] = []  # who has just left, and what lay on them

    # Who and where

    def seats(self) -> int:
        return len(self.hands)

    def outcome(self) -> list[int]:
        return [1 if seat == self.result else 0 for seat in range(len(self.hands))]

    def technical(self) -> bool:
        return self.result == TECHNICAL

    def active(self) -> i64:
        return self.stack[0].you

    def from_seat(self, seat: i64) -> list[int]:
        """The seats in order of play, beginning with this one."""
        at = self.circle.index(int(seat))
        return self.circle[at:] + self.circle[:at]

    def turn_notes(self) -> Turn:
        """The actions of whoever is taking some: the innermost."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Turn):
                return notes
        raise AssertionError("nobody has a turn")

    def duel(self) -> Duel | None:
        """The innermost duel that is being fought."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Duel):
                return notes
        return None

    def this_duel(self) -> Duel:
        duel = self.duel()
        assert duel is not None
        return duel

    def spoils(self) -> Spoils:
        """Whatever points are awarded for."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Spoils):
                return notes
        raise AssertionError("nothing is awarded")

    def attacking(self) -> i64:
        """The player who declared the innermost duel."""
        for f in reversed(self.stack):
            if isinstance(f.notes, Duel):
                return f.you
        return NOBODY

    def played(self) -> Played:
        """The innermost play."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Played):
                return notes
        raise AssertionError("nothing was played")

    def play(self, outer: int) -> Frame | None:
        """The frame of the innermost play, or of the one so many plays further out."""
        for f in reversed(self.stack):
            if isinstance(f.notes, Played):
                if outer == 0:
                    return f
                outer -= 1
        return None

    def look(self) -> dict[int, list[Piece]]:
        """Find once what is asked for often; whoever changes the table forgets it."""
        lying: dict[int, list[Piece]] = {}
        numbered: dict[int, Piece] = {}
        reach: list[Piece] = []
        for it in self.table:
            numbered[int(it.number)] = it
            if it.on != NOTHING:
                on = int(it.on)
                if on in lying:
                    lying[on].append(it)
                else:
                    lying[on] = [it]
            if it.card.reaches and it.out == NOTHING:
                reach.append(it)
        self.numbered = numbered
        self.reach = reach
        self.lying = lying
        return lying

    def on(self, number: i64) -> list[Piece]:
        """What lies on a piece, in the order in which it came; not to be changed."""
        lying = self.lying
        if lying is None:
            lying = self.look()
        found = lying.get(int(number))
        if found is not None:
            return found
        return [it for it in self.fallen if it.on == number] if self.fallen else NO_PIECES

    def reaching(self) -> list[Piece]:
        """What is in play and has effects on others; not to be changed."""
        if self.lying is None:
            self.look()
        return self.reach

    def collection(self, seat: i64) -> list[Card]:
        """DOOM-COLL-01: draw pile, discard pile and sideboard."""
        return self.decks[seat] + self.piles[seat] + self.buried[seat] + self.sides[seat]

    def take_from_collection(self, seat: i64, card: Card) -> None:
        for place in (self.decks, self.piles, self.buried, self.sides):
            if card in place[seat]:
                place[seat].remove(card)
                return
        raise AssertionError("not in the collection")

    def piece(self, number: i64) -> Piece | None:
        """In play or out of it, but on the table."""
        if number < 0:  # NOTHING
            return None
        if self.lying is not None:
            return self.numbered.get(int(number))
        for piece in self.table:
            if piece.number == number:
                return piece
        return None

    def warrior(self, number: i64) -> Piece:
        piece = self.piece(number)
        assert piece is not None and piece.card.kind is WARRIOR
        return piece

    def warriors(self) -> list[Piece]:
        """Those in play: DOOM-TARGET-02, DOOM-INPLAY-05."""
        return [it for it in self.table if it.card.kind is WARRIOR and it.out == NOTHING]

    def troop(self, seat: i64) -> list[Piece]:
        return [
            it
            for it in self.table
            if it.card.kind is WARRIOR and it.by == seat and it.out == NOTHING
        ]

    def copy_in_play(self, card: Card) -> bool:
        """Openly: a hidden one is settled when another comes, DOOM-PERS-03."""
        for it in self.table:
            if it.card is card and it.out == NOTHING and not it.unpaid:
                return True
        return False

    def may_enter(self, seat: i64, card: Card) -> bool:
        """Whether one more copy may be in play: DOOM-PERS-01, DOOM-FORT-08."""
        if card.personality:
            return not self.copy_in_play(card)
        if card.kind is not FORTIFICATION or card.several:
            return True
        for it in self.table:
            if it.card is card and it.by == seat and it.out == NOTHING:
                return False
        return True

    def faceless(self, piece: Piece) -> bool:
        """A warrior whose card lies face down: DOOM-COVER-09, DOOM-DUEL-34."""
        if not piece.down or piece.card.kind is not WARRIOR:
            return False
        for f in self.stack:
            notes = f.notes
            if isinstance(notes, Duel) and piece.number in (notes.attacker, notes.defender):
                return piece.unpaid
        return True

    def name(self, number: i64) -> str:
        """How a piece is written: its card, and which of them if there are several; or, face
        down, the number by which everybody tells it from others: DOOM-COVER-10."""
        piece = self.piece(number)
        assert piece is not None
        if self.faceless(piece):
            return f"face-down {number}"
        alike = [it.number for it in self.table if it.card is piece.card and not self.faceless(it)]
        return piece.key if len(alike) == 1 else f"{piece.key} {alike.index(number) + 1}"

    # Points

    def gain_destiny(self, seat: i64, n: i64, source: Any) -> None:
        """A loss is a negative gain; nobody has less than nothing."""
        now: i64 = self.destiny[seat]
        after: i64 = max(0, now + n)
        self.destiny[seat] = after
        if after != now:
            self.report(DESTINY_CHANGED, seat, after - now, None, source)

    def promote(self, seat: i64, n: i64, source: Any) -> None:
        """DOOM-HIDE-11, DOOM-WIN-07: never below zero."""
        now: i64 = self.promotion[seat]
        after: i64 = max(0, now + n)
        self.promotion[seat] = after
        if after != now:
            self.report(PROMOTED, seat, after - now, None, source)

    def borrow(self, seat: i64, n: i64, source: Any) -> None:
        """A debt at the Bauhaus Bank; paying back is a negative loan."""
        self.debts[seat] += n
        self.report(BORROWED, seat, n, None, source)
        self.gain_destiny(seat, n, source)
        if self.debts[seat] == 0:
            self.decide(turn_is_over=False)  # DOOM-AMB-67

    def decide(self, turn_is_over: bool) -> None:
        """DOOM-WIN-01, -02, -03, DOOM-AMB-63, -68: whoever is ahead at the target has won."""
        turn: i64 = sum(self.turns)
        if self.decide_at and not (turn_is_over and turn >= self.decide_at):
            return
        able = [seat for seat in self.circle if not self.debts[seat]]  # DOOM-WIN-05
        best = max([self.promotion[seat] for seat in able], default=0)
        if best < self.target:
            return
        ahead = [seat for seat in able if self.promotion[seat] == best]
        if len(ahead) == 1:
            self.finish(ahead[0])
        else:
            self.decide_at = turn + len(self.circle)

    def run_out_of_time(self) -> None:
        """DOOM-WIN-04, DOOM-AMB-64, -65: after one more whole turn each, whoever is ahead wins."""
        if not self.limit or self.decide_at or sum(self.turns) < self.limit + len(self.circle):
            return
        able = [seat for seat in self.circle if not self.debts[seat]]  # DOOM-AMB-66
        if not able:
            able = self.circle
            for seat in able:  # DOOM-WIN-06
                paid = min(self.debts[seat], self.destiny[seat])
                self.gain_destiny(seat, -paid, None)
                self.promote(seat, paid - self.debts[seat], None)
                self.debts[seat] = 0
        best = max([self.promotion[seat] for seat in able])
        ahead = [seat for seat in able if self.promotion[seat] == best]
        self.finish(ahead[0] if len(ahead) == 1 else DRAWN)

    def finish(self, result: int) -> None:
        self.result = result
        self.report(GAME_ENDED, NOBODY, result, None, None)
        self.stack.clear()
