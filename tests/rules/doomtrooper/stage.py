"""A stage for rule tests: set the table, play moves as text, look at the result.

    stage = Stage(["sean-gallagher"], ["nepharite-of-ilian"], hands=[["evasive-action"]])
    stage.do("attack", "attacker sean-gallagher", "defender nepharite-of-ilian", "fight")
    stage.do("play evasive-action", "on sean-gallagher")
    assert stage.value("sean-gallagher", ARMOUR) == 10

It is the second turn of seat 0, at its first action, and nobody has a card in his deck unless told
so.  `do` passes windows until the move can be made; `move` makes it here and now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from kostka.games.doomtrooper.actions import TakeAnAction
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS
from kostka.games.doomtrooper.notes import Duel, Played, Turn
from kostka.games.doomtrooper.pieces import Piece
from kostka.games.doomtrooper.play import PLAY
from kostka.games.doomtrooper.readings import EXCEPTIONS
from kostka.games.doomtrooper.rules import CHANGING, TURN
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.terms import NOTHING, UNDECIDED, VALUES, Value
from kostka.games.doomtrooper.values import value
from kostka.kernel.event import Event
from kostka.kernel.game import RULINGS, readings_in
from kostka.kernel.step import NOBODY, PASS, Word
from kostka.kernel.window import PlayOrPass, Window

Cards = Sequence[str | Card]
Borne = tuple[str | Card, int, str]  # the card, who controls it, the warrior who bears it


class Setting(TypedDict, total=False):
    """What a stage can be given besides its troops, for helpers that hand it on."""

    hands: Sequence[Cards]
    decks: Sequence[Cards]
    destiny: Sequence[int]
    turns: Sequence[int]
    on_warriors: Sequence[Borne]
    on_players: Sequence[tuple[str | Card, int, int]]
    on_all: Sequence[tuple[str | Card, int]]
    at_areas: Sequence[tuple[str | Card, int, Word]]
    sides: Sequence[Cards]
    target: int
    limit: int
    rulings: str
    teams: int


def card(it: str | Card) -> Card:
    return CARDS[it] if isinstance(it, str) else it


class Stage:
    def __init__(
        self,
        *troops: Cards,
        hands: Sequence[Cards] = (),
        decks: Sequence[Cards] = (),
        destiny: Sequence[int] = (),
        turns: Sequence[int] = (),
        on_warriors: Sequence[Borne] = (),
        on_players: Sequence[tuple[str | Card, int, int]] = (),
        on_all: Sequence[tuple[str | Card, int]] = (),
        at_areas: Sequence[tuple[str | Card, int, Word]] = (),
        sides: Sequence[Cards] = (),
        opened: bool = False,
        target: int = 40,
        limit: int = 0,
        at_first_action: bool = True,
        rulings: str = "",
        teams: int = 0,
    ) -> None:
        """Pieces are given with who controls them: (card, seat, the warrior or the player)."""
        seats = range(len(troops))
        table: list[Piece] = []
        for seat, troop in enumerate(troops):
            for it in troop:
                table.append(Piece(len(table) + 1, card(it), seat, area=card(it).home()))
        numbers = {piece.key: int(piece.number) for piece in table}
        for it, by, bearer in on_warriors:
            table.append(Piece(len(table) + 1, card(it), by, on=numbers[bearer]))
        for it, by, player in on_players:
            lying = card(it)
            table.append(Piece(len(table) + 1, lying, by, player=player, area=lying.area))
        for it, by in on_all:
            table.append(Piece(len(table) + 1, card(it), by))
        for it, by, area in at_areas:
            table.append(Piece(len(table) + 1, card(it), by, player=by, area=area))
        self.s = Fight(
            target,
            [[card(it) for it in hand] for hand in hands] + [[] for _ in seats[len(hands) :]],
            [[card(it) for it in deck] for deck in decks] + [[] for _ in seats[len(decks) :]],
            [[] for _ in seats],
            [[] for _ in seats],
            [[] for _ in seats],
            [[card(it) for it in side] for side in sides] + [[] for _ in seats[len(sides) :]],
            table,
            list(destiny) or [0 for _ in seats],
            [0 for _ in seats],
            [0 for _ in seats],
            list(turns) or [1 for _ in seats],
            list(turns) or [1 for _ in seats],
            [0 for _ in seats],
            [[] for _ in seats],
            [[] for _ in seats],
            [],
            list(seats),
            len(table),
            opened,
            0,
            UNDECIDED,
            [],
            limit=limit,
            readings=readings_in({RULINGS: rulings.split(",")} if rulings else {}, EXCEPTIONS),
            teams=teams,
        )
        self.log: list[Event] = []
        self.s.log = self.log
        self.s.open(TURN, 0, None)
        self.s.advance()
        if at_first_action:
            self.to_action()

    # Playing

    def do(self, *moves: str) -> Stage:
        for move in moves:
            for _ in range(200):
                if move in self.moves():
                    break
                assert isinstance(self.s.question(), PlayOrPass), (
                    f"{move!r} cannot be made; seat {self.asked()} is asked: {self.moves()}"
                )
                self.s.choose(PASS)
            self.move(move)
        return self

    def move(self, *moves: str) -> Stage:
        """Exactly these answers, one after the other; "pass" is one."""
        for move in moves:
            option = self.s.read(move)
            reason = self.s.may(option)
            assert reason is None, f"{move!r} is refused by {reason}"
            self.s.choose(option)
        return self

    def pass_window(self) -> Stage:
        """Everybody passes the window that is open."""
        window = self.s.stack[-1]
        assert isinstance(window.rule, Window), self.where()
        while self.s.stack and self.s.stack[-1] is window:
            self.s.choose(PASS)
        return self

    def to_window(self, name: str) -> Stage:
        """Pass, and answer what has one answer only, until this window is open."""
        while not (self.s.stack and self.s.stack[-1].rule.name == name):
            assert isinstance(self.s.question(), PlayOrPass), self.moves()
            self.s.choose(PASS)
        return self

    def to_action(self) -> Stage:
        while not isinstance(self.s.question(), TakeAnAction):
            self.s.choose(self.s.options()[0])
        return self

    def duel(self, attacker: str, defender: str, tactic: str = "fight") -> Stage:
        """Attack, and go to the modifiers phase; the defender uses no Warzone."""
        self.do("attack", f"attacker {attacker}", f"defender {defender}", tactic)
        while self.where()[-1] != "modifiers":
            self.move("no-warzone" if "no-warzone" in self.moves() else "pass")
        return self

    def out_of_the_duel(self) -> Stage:
        """Pass everything; points become promotion points."""
        while self.s.stack and self.s.duel() is not None:
            self.s.choose(self.s.options()[0])
        return self

    # Looking

    def asked(self) -> int:
        return int(self.s.seat)

    def asked_by(self, *moves: str) -> list[int]:
        """Who was asked before each of these moves."""
        seats = []
        for move in moves:
            seats.append(self.asked())
            self.move(move)
        return seats

    def moves(self) -> list[str]:
        return [self.s.write(option) for option in self.s.options()]

    def refuses(self, move: str | Card) -> str:
        """The rule by which the asked seat may not do this; "" if it may."""
        option: Any = self.s.read(move) if isinstance(move, str) else move
        reason = self.s.may(option)
        return "" if reason is None else reason.rule

    def where(self) -> list[str]:
        return [f.rule.name for f in self.s.stack]

    def piece(self, name: str) -> Piece:
        """By its card, or by its card and number such as `free-marine 2`."""
        for piece in self.s.table:
            if self.s.name(piece.number) == name:
                return piece
        raise KeyError(name)

    def in_play(self, key: str) -> bool:
        return any(piece.key == key for piece in self.s.table)

    def value(self, name: str, what: Value) -> int:
        return value(self.s, self.piece(name), what)

    def values(self, name: str) -> list[int]:
        return [self.value(name, what) for what in VALUES[:4]]

    def turn(self) -> Turn:
        return self.s.turn_notes()

    def change(self, name: str, **fields: Any) -> Stage:
        """Set fields of a piece, as if something had happened to it."""
        twin = self.piece(name).twin()
        for field, it in fields.items():
            setattr(twin, field, it)
        self.s.put(twin)
        self.s.offered = None
        return self

    def next_turn(self) -> Stage:
        """To the first action of the next player's turn; nobody does anything."""
        active = self.s.active()
        while self.s.active() == active:
            self.s.choose(self.s.options()[0])
        return self.to_action()

    def notes(self) -> Duel:
        return self.s.this_duel()

    def told(self, word: str) -> list[Event]:
        """The events of this kind, in order."""
        return [event for event in self.log if event.word.key == word]

    def pile(self, seat: int) -> list[str]:
        return [it.key for it in self.s.piles[seat]]


def cards_of(s: Fight) -> list[str]:
    """Every card there is, wherever it is, sorted."""
    places = [*s.hands, *s.decks, *s.piles, *s.buried, *s.gone, *s.sides]
    found = [it.key for place in places for it in place] + [piece.itself().key for piece in s.table]
    found += [it.key for _, it in s.veiled]
    for f in s.stack:
        notes = f.notes
        laid_down = f.rule is PLAY and 1 <= f.line < PLAY.size
        if laid_down and isinstance(notes, Played) and not notes.stays and notes.source == NOTHING:
            found.append((notes.real or f.it).key)
        if f.rule is CHANGING and f.it:
            found += [it.key for it in f.it]
    return sorted(found)


__all__ = ["NOBODY", "NOTHING", "Stage", "card", "cards_of"]
