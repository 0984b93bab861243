"""Doomtrooper, the table: what lies there, who sits there, who has how many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.lessons import teach
from kostka.games.doomtrooper.notes import Duel, Played, Spoils, Turn, total
from kostka.games.doomtrooper.pairs import echo, with_echoes
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.readings import EXCEPTIONS
from kostka.games.doomtrooper.rulings import DestinyLimit, UnaffectedBy
from kostka.games.doomtrooper.sealing import is_sealed
from kostka.games.doomtrooper.sorts import Reserving, Ruling
from kostka.games.doomtrooper.survey import NO_PIECES, Survey, as_it_lasts
from kostka.games.doomtrooper.terms import (
    BORROWED,
    DESTINY_CHANGED,
    DRAWN,
    ENTOMBED,
    FORTIFICATION,
    GAME_ENDED,
    MISSION,
    NOTHING,
    PROMOTED,
    SPECIAL,
    TECHNICAL,
    WARRIOR,
)
from kostka.games.doomtrooper.tops import Top
from kostka.kernel.game import chosen
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Frame, Named


def keeps_apart(piece: Piece) -> bool:
    """Whether it is about destiny points that are kept apart."""
    return any(isinstance(effect, Reserving) for effect in piece.effects())


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
        tops: tuple[Top, ...] = (),
        veiled: tuple[tuple[int, Card], ...] = (),
        readings: int = 0,
        teams: int = 0,
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
        self.tops = tops  # of draw piles that somebody has looked at
        self.veiled = veiled  # annihilated, and only the owner knows what it was
        self.readings: i64 = readings  # what this table reads otherwise: bits of EXCEPTIONS
        self.teams: i64 = teams  # how many there are, seated alternately; 0: each for himself
        self.survey: Survey | None = None  # of the table; None after a change
        self.ordered: tuple[int, ...] = ()  # the seats, as they were last asked for
        self.fallen: list[Piece] = []  # who has just left, and what lay on them

    # Who and where

    def seats(self) -> int:
        return len(self.hands)

    def outcome(self) -> list[int]:
        won = self.result
        return [1 if won >= 0 and self.allied(won, seat) else 0 for seat in range(len(self.hands))]

    def allied(self, one: i64, other: i64) -> bool:
        """The same player, or one of the same team: DOOM-AMB-104."""
        return one == other or (self.teams > 0 and one % self.teams == other % self.teams)

    def mates(self, seat: i64) -> list[int]:
        """The others of his team who are still in the game, in order of play."""
        return [it for it in self.from_seat(seat)[1:] if self.teams and self.allied(it, seat)]

    def foes(self, seat: i64) -> list[int]:
        """Those who play against him, in order of play: DOOM-AMB-105."""
        return [it for it in self.from_seat(seat)[1:] if not self.allied(it, seat)]

    def points(self, seat: i64) -> i64:
        """The promotion points that count for a victory, a team's together: DOOM-AMB-106."""
        if self.teams == 0:
            return self.promotion[seat]
        total: i64 = 0
        for other in range(len(self.hands)):
            if self.allied(seat, other):
                total += self.promotion[other]
        return total

    def in_debt(self, seat: i64) -> bool:
        """Whether he, or anybody of his team, owes the Bauhaus Bank something: DOOM-WIN-05."""
        if self.teams == 0:
            return self.debts[seat] > 0
        return any([self.debts[it] > 0 and self.allied(it, seat) for it in self.circle])

    def technical(self) -> bool:
        return self.result == TECHNICAL

    def read_otherwise(self) -> list[str]:
        return [other.key for other in chosen(self.readings, EXCEPTIONS)]

    def active(self) -> i64:
        return self.stack[0].you

    def from_seat(self, seat: i64) -> list[int]:
        """The seats in order of play, beginning with this one."""
        at = self.circle.index(int(seat))
        return self.circle.copy() if at == 0 else self.circle[at:] + self.circle[:at]

    def order(self) -> tuple[int, ...]:
        """The seats in order of play, beginning with the active one."""
        order = self.ordered
        active: i64 = self.active()
        if len(order) != len(self.circle) or order[0] != active:
            order = self.ordered = tuple(self.from_seat(active))
        return order

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

    def look(self) -> Survey:
        """What is asked for often; whoever changes the table forgets it.  Not to be changed."""
        survey = self.survey
        if survey is None:
            survey = self.survey = Survey(self.table, len(self.hands))
            survey = teach(self, survey) if survey.sharing or survey.taught else survey
        return survey

    def on(self, number: i64) -> list[Piece]:
        """What lies on a piece, in the order in which it came; not to be changed."""
        survey = self.look()
        if 0 <= number < survey.size:
            found = survey.lying[number]
            if found:
                return found
        return [it for it in self.fallen if it.on == number] if self.fallen else NO_PIECES

    def alters(self) -> bool:
        """Whether anything that lies on others may change what they are."""
        return self.look().altered or len(self.fallen) > 0

    def reaching(self) -> list[Piece]:
        """What is in play and has effects on others; not to be changed."""
        return self.look().reaching

    def sealed(self, seat: i64) -> bool:
        """Whether no card has any power over the draw pile of this player."""
        governing = self.look().governing
        return bool(governing) and is_sealed(governing, seat)

    def library(self, seat: i64) -> list[Card]:
        """His draw pile as far as cards can reach it; not to be changed."""
        return [] if self.sealed(seat) else self.decks[seat]

    def collection(self, seat: i64) -> list[Card]:
        """DOOM-COLL-01: draw pile, discard pile and sideboard."""
        return self.library(seat) + self.piles[seat] + self.buried[seat] + self.sides[seat]

    def take_from_collection(self, seat: i64, card: Card) -> None:
        for place in (self.decks, self.piles, self.buried, self.sides):
            if card in place[seat] and not (place is self.decks and self.sealed(seat)):
                place[seat].remove(card)
                return
        raise AssertionError("not in the collection")

    def piece(self, number: i64) -> Piece | None:
        """In play or out of it, but on the table."""
        if number < 0:  # NOTHING
            return None
        survey = self.survey
        if survey is not None:
            return survey.numbered[number] if number < survey.size else None
        for piece in self.table:
            if piece.number == number:
                return piece
        return None

    def warrior(self, number: i64) -> Piece:
        piece = self.piece(number)
        assert piece is not None and piece.card.kind is WARRIOR
        return piece

    def warriors(self) -> list[Piece]:
        """Those in play: DOOM-TARGET-02, DOOM-INPLAY-05; not to be changed."""
        return self.look().warriors

    def troop(self, seat: i64) -> list[Piece]:
        """Those of one player; not to be changed."""
        return self.look().troops[seat] if seat >= 0 else NO_PIECES

    def copy_in_play(self, card: Card) -> bool:
        """Openly: a hidden one is settled when another comes, DOOM-PERS-03."""
        for it in self.table:
            if it.card is card and not it.unpaid and is_about(it):
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

    def is_open(self, seat: i64) -> bool:
        """Whether a card of an opponent makes him play with an open hand."""
        for it in self.table:
            if it.card.opens and not self.allied(it.by, seat) and it.out == NOTHING:
                return True
        return False

    def faceless(self, piece: Piece) -> bool:
        """A warrior whose card lies face down: DOOM-COVER-09, DOOM-DUEL-34."""
        if not piece.down or piece.card.kind is not WARRIOR:
            return piece.down and piece.card.kind is SPECIAL  # under a secret
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
        alike = [it.number for it in self.table if it.key == piece.key and not self.faceless(it)]
        return piece.key if len(alike) == 1 else f"{piece.key} {alike.index(number) + 1}"

    def name_of_passing(self, piece: Piece) -> str:
        """How what lasts or has fallen is written: with whom it is on; its number if need be."""
        name = piece.key
        if self.piece(piece.on) is not None:
            name = f"{piece.key} on {self.name(piece.on)}"
        for it in self.lasting:
            if it.key == piece.key and it.on == piece.on and it != piece:
                return f"{name} {piece.number}"
        return name

    def top(self, seat: i64) -> Top | None:
        """What is known of a player's draw pile, if anything is."""
        for it in self.tops:
            if it.seat == seat and it.size == len(self.decks[seat]) and it.cards:
                return it
        return None

    def remember(self, top: Top | None, seat: i64) -> None:
        """In place of what was known of it."""
        rest = [it for it in self.tops if it.seat != seat]
        self.tops = tuple(rest if top is None else [*rest, top])

    # What lasts

    def begin(self, piece: Piece) -> None:
        """It gives something for a while, without lying there."""
        self.lasting.append(piece)
        self.survey = as_it_lasts(self.survey)
        if piece.on != NOTHING:
            self.repeat(piece)

    def repeat(self, piece: Piece) -> None:
        """Of one who is on two cards, for the other one too."""
        other = echo(self, piece)
        if other is not None:
            self.lasting.append(other)
            self.survey = as_it_lasts(self.survey)

    def mark(self, number: i64) -> None:
        """One more marker on what gives something for a while."""
        for i, it in enumerate(self.lasting):
            if number in (it.number, it.pair):
                twin = it.twin()
                twin.n += 1
                self.lasting[i] = twin
        self.survey = as_it_lasts(self.survey)

    def keep(self, lasting: list[Piece]) -> None:
        """Of what gives something for a while, that which goes on."""
        if len(lasting) != len(self.lasting):
            self.survey = as_it_lasts(self.survey)
            lasting = with_echoes(lasting)
        self.lasting = lasting

    # Points

    def gain_destiny(self, seat: i64, n: i64, source: Any) -> None:
        """A loss is a negative gain; nobody has less than nothing."""
        now: i64 = self.destiny[seat]
        after: i64 = max(0, now + n)
        if n > 0 and self.look().governing:
            after = min(after, max(now, self.most_destiny(seat, after)))
        self.destiny[seat] = after
        if after != now:
            self.report(DESTINY_CHANGED, seat, after - now, None, source)
            if n > 0:
                self.credit(source, 0, n)
            if after < now and self.lasting:
                self.break_into_reserves(seat, after)

    def reserve(self, seat: i64) -> int:
        """How many of a player's destiny points are kept apart from the others."""
        return sum([int(it.n) for it in self.lasting if it.player == seat and keeps_apart(it)])

    def break_into_reserves(self, seat: i64, left: i64) -> None:
        """What is kept apart is spent last, and is never more than there is."""
        more: i64 = self.reserve(seat) - left
        for i, it in enumerate(self.lasting):
            if more > 0 and it.player == seat and keeps_apart(it):
                twin = it.twin()
                twin.n = max(0, it.n - more)
                more -= it.n - twin.n
                self.lasting[i] = twin

    def most_destiny(self, seat: i64, wanted: i64) -> i64:
        """What this player may have of so many."""
        for it in self.look().governing:
            for effect in it.effects():
                if isinstance(effect, DestinyLimit) and not self.unaffected(seat, it.key):
                    wanted = min(wanted, effect.most)
        return wanted

    def unaffected(self, seat: i64, key: str) -> bool:
        """Whether a card of his protects this player from that one."""
        for it in self.look().governing:
            if it.by == seat and it.out == NOTHING:
                for effect in it.effects():
                    if isinstance(effect, UnaffectedBy) and key in (effect.first, effect.second):
                        return True
        return False

    def promote(self, seat: i64, n: i64, source: Any) -> None:
        """DOOM-HIDE-11, DOOM-WIN-07: never below zero."""
        if n > 0:
            n = self.taxed(seat, n, source)
        now: i64 = self.promotion[seat]
        after: i64 = max(0, now + n)
        self.promotion[seat] = after
        if after != now:
            self.report(PROMOTED, seat, after - now, None, source)
            if n > 0:
                self.credit(source, n, 0)

    def credit(self, source: Any, promotion: i64, destiny: i64) -> None:
        """Note what a warrior gets at once for a Mission; who it is may only be told later."""
        card = source.card if isinstance(source, Piece) else source
        if not isinstance(card, Card) or card.kind is not MISSION or not self.stack:
            return
        notes = self.stack[0].notes
        if isinstance(notes, Turn) and not (isinstance(source, Piece) and source.on == NOTHING):
            hero, had, gilt = notes.feat if notes.feat else (0, 0, 0)
            hero = int(source.on) if isinstance(source, Piece) else hero
            notes.feat = (hero, int(had + promotion), int(gilt + destiny))

    def taxed(self, seat: i64, n: i64, source: Any) -> i64:
        """How many of the points that he earns he can pay for, where a card asks for that."""
        tax: i64 = 0
        for it in self.look().governing:
            if it.player == seat:
                for effect in it.effects():
                    if isinstance(effect, Ruling):
                        tax += effect.tax()
        if tax:
            now: i64 = self.destiny[seat]
            n = min(n, now // tax)
            self.gain_destiny(seat, -n * tax, source)
        return n

    def borrow(self, seat: i64, n: i64, source: Any) -> None:
        """A debt at the Bauhaus Bank; paying back is a negative loan."""
        self.debts[seat] += n
        self.report(BORROWED, seat, n, None, source)
        self.gain_destiny(seat, n, source)
        if self.debts[seat] == 0:
            self.decide(turn_is_over=False)  # DOOM-AMB-67

    def decide(self, turn_is_over: bool) -> None:
        """DOOM-WIN-01, -02, -03, DOOM-AMB-63, -68: whoever is ahead at the target has won."""
        turn: i64 = total(self.turns)
        if self.decide_at and not (turn_is_over and turn >= self.decide_at):
            return
        able = [seat for seat in self.circle if not self.in_debt(seat)]  # DOOM-WIN-05
        best = max([self.points(seat) for seat in able], default=0)
        if best < self.target:
            return
        ahead = [seat for seat in able if self.points(seat) == best]
        if self.is_one_side(ahead):
            if not self.is_contested(ahead[0], ahead[0]):
                self.finish(ahead[0])
        else:
            self.decide_at = turn + len(self.circle)

    def is_one_side(self, seats: list[int]) -> bool:
        """Whether they are one player, or of one team."""
        return bool(seats) and all([self.allied(seats[0], it) for it in seats])

    def is_contested(self, winner: i64, after: i64) -> bool:
        """Whether somebody who sits after that player holds a card against the victory; he is asked
        now.  Such a card has its effect once in a game."""
        seats = self.from_seat(winner)
        for seat in seats[seats.index(int(after)) + 1 :]:
            if self.allied(seat, winner):
                continue
            for card in self.hands[seat]:
                if card.objects and not any([card in used for used in self.spent]):
                    self.open(card.rule, seat, card)
                    return True
        return False

    def run_out_of_time(self) -> None:
        """DOOM-WIN-04, DOOM-AMB-64, -65: after one more whole turn each, whoever is ahead wins."""
        if not self.limit or self.decide_at or total(self.turns) < self.limit + len(self.circle):
            return
        able = [seat for seat in self.circle if not self.in_debt(seat)]  # DOOM-AMB-66
        if not able:
            able = self.circle
            for seat in able:  # DOOM-WIN-06
                paid = min(self.debts[seat], self.destiny[seat])
                self.gain_destiny(seat, -paid, None)
                self.promote(seat, paid - self.debts[seat], None)
                self.debts[seat] = 0
        best = max([self.points(seat) for seat in able])
        ahead = [seat for seat in able if self.points(seat) == best]
        self.finish(ahead[0] if self.is_one_side(ahead) else DRAWN)

    def finish(self, result: int) -> None:
        self.result = result
        teams = int(self.teams) if self.teams and result >= 0 else None
        self.report(GAME_ENDED, NOBODY, result, None, teams)
        self.stack.clear()


def is_about(piece: Piece) -> bool:
    """In play, or under a card where it counts as being so."""
    return piece.out == NOTHING or piece.markers == ENTOMBED
