"""Dice Throne as a row of whole numbers: a head, then each seat, the viewer's own first."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from kostka.games.dicethrone.content import HEROES
from kostka.games.dicethrone.dice import SHOWN
from kostka.games.dicethrone.notes import Aim, Incoming, Roll, RollPhase, Turn
from kostka.games.dicethrone.printed import Card, Row, Token
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import ADDED, DEALT, KINDS, PHASES, PREVENTED, SIDE_ROLL
from kostka.kernel.state import State
from kostka.research.rows import Rows
from kostka.research.tensors import Numbers, Tensor

LAYOUT: Final = 1
DICE: Final = 5
ABILITIES: Final = 9
TOKENS: Final = 5  # of one hero
CARDS: Final = 40  # of one hero, spells among them

HEAD: Final = (
    *("question", "turn", "active", "phase", "roll by"),
    *[f"die {n}" for n in range(1, DICE + 1)],
    *("foreign die", "roll for", "attacker", "target", "attempts", "attempts allowed"),
    *("announced", "activated", "damage kind", "card played", "card played by"),
)
SEAT: Final = (
    *("hero", "side", "out", "health", "cp", "cards in hand", "deck", "discard pile"),
    *("prepared spells", "damage waiting", "prevention waiting"),
    *[f"level of ability {n}" for n in range(1, ABILITIES + 1)],
)
ROLL: Final = 4
DIE: Final = 5
ATTACK: Final = 12
PLAYED: Final = 19
LEVELS: Final = 11


def _rows() -> list[Row]:
    return [
        row
        for hero in HEROES.values()
        for ability in hero.abilities
        for level in ability.levels
        for row in level.rows
    ]


def _cards() -> list[Card]:
    return [card for hero in HEROES.values() for card in (*hero.deck, *hero.spells)]


_TOKENS: Final[list[Token]] = []  # all of which tensors were made, in the order of their numbers


def _number(token: Token) -> None:
    """A number of its own, from 1; one key may belong to the tokens of several heroes."""
    if token.ordinal == 0:
        _TOKENS.append(token)
        token.ordinal = len(_TOKENS)


def _labels(seats: int) -> list[str]:
    found: list[str] = list(HEAD)
    for seat in range(seats):
        found += [f"seat +{seat}: {label}" for label in SEAT]
        for other in range(seats):
            for n in range(1, TOKENS + 1):
                found.append(f"seat +{seat}: token {n} of the hero at +{other}")
        found += [f"seat +{seat}: card {n} is known in hand" for n in range(1, CARDS + 1)]
    return found


@final
class DiceThrone(Tensor):
    """Tokens and cards are numbered by their place on the hero's leaflet and in the hero's deck."""

    def __init__(self, s: Battle) -> None:
        seats = len(s.heroes)
        self.heroes = Numbers("hero", HEROES)
        self.phases = Numbers("phase", [phase.key for phase in PHASES])
        self.purposes = Numbers("roll for", [*self.phases.keys, SIDE_ROLL.key])
        self.rows = Numbers("ability", [row.key for row in _rows()])
        self.kinds = Numbers("damage kind", [kind.key for kind in KINDS])
        self.cards = Numbers("card", [card.key for card in _cards()])
        numbers = (self.heroes, self.phases, self.purposes, self.rows, self.kinds, self.cards)
        super().__init__("dicethrone", LAYOUT, numbers, _labels(seats))
        self.seats: i64 = seats
        self.at_tokens: i64 = len(SEAT)
        self.at_hand: i64 = len(SEAT) + seats * TOKENS
        self.block: i64 = self.at_hand + CARDS
        self.heroes.give(HEROES.values())
        self.purposes.give((*PHASES, SIDE_ROLL))
        self.rows.give(_rows())
        self.kinds.give(KINDS)
        self.cards.give(_cards())
        for hero in s.heroes:
            for token in hero.tokens:
                _number(token)
        self.tokens: list[list[int]] = []  # for each viewer, where a token is counted, or -1
        for viewer in range(seats):
            places = [-1] * (len(_TOKENS) + 1)
            for other in range(seats):
                for n, token in enumerate(s.heroes[(viewer + other) % seats].tokens):
                    if places[token.ordinal] < 0:
                        places[token.ordinal] = other * TOKENS + n
            self.tokens.append(places)

    def write(self, s: State, viewer: i64, out: Rows) -> None:
        assert isinstance(s, Battle)
        seats: i64 = self.seats
        counted = self.counted(out)
        at: i64 = len(HEAD)
        for distance in range(seats):
            self.seat(s, viewer, (viewer + distance) % seats, at, out, counted)
            at += self.block
        out.clear(0, len(HEAD))
        out[0] = self.question(s, viewer)
        out[1] = s.turn
        if s.stack:
            self.head(s, viewer, out)

    def counted(self, out: Rows) -> list[int]:
        """Where tokens and cards will have been counted in this row; as yet nowhere."""
        known = out.whats[out.row]
        if isinstance(known, list):
            cells = out.cells
            for each in known:
                place: i64 = each
                cells[out.at + place] = 0
            known.clear()
            return known
        out.clear(0, self.width)
        found: list[int] = []
        out.note(found, 0, 0)
        return found

    def seat(
        self, s: Battle, viewer: i64, seat: i64, at: i64, out: Rows, counted: list[int]
    ) -> None:
        """What lies before one seat."""
        sides = s.mode.sides
        side = sides[seat]
        seen = side == sides[viewer]
        hand = s.hands[seat]
        gone = len(s.circle) < len(s.hands) and int(seat) not in s.circle
        cells = out.cells
        here: i64 = out.at + at
        cells[here] = i16(s.heroes[seat].ordinal)
        cells[here + 1] = 0 if seat == viewer else 1 if seen else 2
        cells[here + 2] = 1 if gone else 0
        cells[here + 3] = i16(s.health[side])
        cells[here + 4] = i16(s.cp[seat])
        cells[here + 5] = i16(len(hand))
        cells[here + 6] = i16(len(s.decks[seat]) + len(s.tops[seat]) + len(s.bottoms[seat]))
        cells[here + 7] = i16(len(s.piles[seat]))
        cells[here + 8] = i16(len(s.prepared[seat]))
        cells[here + 9] = 0  # damage and prevention are added with the head
        cells[here + 10] = 0
        here += LEVELS
        for level in s.levels[seat]:
            cells[here] = i16(level)
            here += 1
        board = s.boards[seat]
        if board:
            places = self.tokens[viewer]
            here = at + self.at_tokens
            for token in board:
                number: i64 = token.ordinal
                where: i64 = places[number] if number < len(places) else -1
                if where >= 0:
                    cells[out.at + here + where] += 1
                    counted.append(int(here + where))
        if seen or s.known:
            here = at + self.at_hand
            for card in hand:
                if seen or s.knows(int(viewer), int(seat), card):
                    index: i64 = card.index
                    cells[out.at + here + index] += 1
                    counted.append(int(here + index))

    def head(self, s: Battle, viewer: i64, out: Rows) -> None:
        """Where we are: the turn, the dice that count, the attack, the card that is played."""
        out[2] = self.away(s.active(), viewer)
        notes = s.stack[0].notes
        if isinstance(notes, Turn):
            out[3] = notes.phase.ordinal
        rolled = False
        played = False
        attacked = False
        for f in reversed(s.stack):
            notes = f.notes
            if isinstance(notes, Roll):
                if not rolled:
                    rolled = True
                    self.roll(notes, viewer, out)
            elif isinstance(notes, Aim):
                it = f.it
                if not played and isinstance(it, Card):
                    played = True
                    out[PLAYED] = it.ordinal
                    out[PLAYED + 1] = self.away(f.you, viewer) + 1
            elif isinstance(notes, Incoming):
                self.waiting(notes, viewer, out)
                if not attacked and isinstance(notes, RollPhase):
                    attacked = True
                    self.attack(notes, viewer, out)

    def away(self, seat: i64, viewer: i64) -> i64:
        """How far a seat is from the viewer, clockwise."""
        return (seat - viewer) % self.seats

    def roll(self, notes: Roll, viewer: i64, out: Rows) -> None:
        out[ROLL] = self.away(notes.seat, viewer) + 1
        place: i64 = DIE
        for shown in SHOWN[notes.dice]:
            out[place] = shown
            place += 1
        out[DIE + DICE] = notes.foreign if notes.foreign > 0 else 0
        out[DIE + DICE + 1] = notes.purpose.ordinal

    def attack(self, phase: RollPhase, viewer: i64, out: Rows) -> None:
        out[ATTACK] = self.away(phase.attacker, viewer) + 1
        if phase.target >= 0:
            out[ATTACK + 1] = self.away(phase.target, viewer) + 1
        out[ATTACK + 2] = phase.attempts
        out[ATTACK + 3] = phase.allowed
        announced = phase.announced
        if announced is not None:
            out[ATTACK + 4] = announced.ordinal
        activated = phase.activated
        if activated is not None:
            out[ATTACK + 5] = activated.ordinal
        kind = phase.kind
        if kind is not None:
            out[ATTACK + 6] = kind.ordinal

    def waiting(self, notes: Incoming, viewer: i64, out: Rows) -> None:
        """Damage and prevention that are not applied yet, each entry as it was written down."""
        for entry in notes.entries:
            to: i64 = notes.whom(entry)
            if to >= 0:
                at: i64 = len(HEAD) + self.away(to, viewer) * self.block
                if entry.how is DEALT or entry.how is ADDED:
                    out[at + 9] += entry.n
                elif entry.how is PREVENTED:
                    out[at + 10] += entry.n
