"""A stage for rule tests: set the table, play moves as text with forced dice, look at the result.

    stage = Stage("black-panther", "black-widow")        # seat 0 starts; it is its first upkeep
    stage = Stage(..., rulings="THR-TGT-11:faq")         # at a table that reads this otherwise
    stage.hand(0, "so-wild").cp(0, 3).tokens(1, agility=1)
    stage.do("roll", "6 6 6 6 1", "announce ancestral-power")
    stage.finish_roll_phase()
    assert stage.health(1) == 45

`do` passes windows until the move can be made, and draws the first card of the deck when chance is
asked for one; dice are never made up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kostka.games.dicethrone.content import HEROES, SHELF, new_game
from kostka.games.dicethrone.damage import tally
from kostka.games.dicethrone.modes import DUEL
from kostka.games.dicethrone.play import RESPONSES
from kostka.games.dicethrone.printed import Card, Hero, Mode, Token
from kostka.games.dicethrone.readings import EXCEPTIONS
from kostka.games.dicethrone.spells import ChooseSpell, LookAtSpells
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import DEALT, HEALS, NORMAL, RETURNED
from kostka.games.dicethrone.verbs_cards import FromTheDeck
from kostka.kernel.event import Event
from kostka.kernel.game import readings_in
from kostka.kernel.step import PASS, Word
from kostka.kernel.window import PlayOrPass


class Stage:
    def __init__(
        self,
        *heroes: str | Hero,
        start: int = 0,
        opening_hands: bool = False,
        mode: Mode = DUEL,
        rulings: str = "book",
    ) -> None:
        chosen = [hero if isinstance(hero, Hero) else HEROES[hero] for hero in heroes]
        readings = readings_in({"rulings": rulings.split(",")}, EXCEPTIONS)
        self.s: Battle = new_game(chosen, mode, readings)
        for seat in mode.order:
            self.s.choose(6 if seat == start else 1)
        self.log: list[Event] = []
        self.s.log = self.log
        self.draw()
        while not isinstance(self.s.question(), PlayOrPass):  # spells to prepare
            self.least()
        if not opening_hands:
            self.empty_hands()
        self.s.offered = None

    # Setting the table

    def empty_hands(self) -> Stage:
        for seat, hand in enumerate(self.s.hands):
            self.s.decks[seat] = sorted(self.s.decks[seat] + hand, key=lambda card: card.index)
            self.s.hands[seat] = []
        return self

    def card(self, seat: int, key: str) -> Card:
        return next(card for card in self.s.heroes[seat].deck if card.key == key)

    def token(self, key: str) -> Token:
        for hero in self.s.heroes:
            for token in hero.tokens:
                if token.key == key:
                    return token
        raise KeyError(key)

    def hand(self, seat: int, *keys: str) -> Stage:
        """Exactly these cards in hand; the rest of the deck stays in the deck."""
        self.s.decks[seat] = sorted(
            self.s.decks[seat] + self.s.hands[seat], key=lambda card: card.index
        )
        self.s.hands[seat] = []
        for key in keys:
            card = self.card(seat, key)
            self.s.decks[seat].remove(card)
            self.s.hands[seat].append(card)
        self.s.offered = None
        return self

    def deck(self, seat: int, *keys: str) -> Stage:
        """Exactly these cards in the deck; the others of it go to the discard pile."""
        wanted = [self.card(seat, key) for key in keys]
        self.s.piles[seat] += [card for card in self.s.decks[seat] if card not in wanted]
        self.s.piles[seat] = [card for card in self.s.piles[seat] if card not in wanted]
        self.s.decks[seat] = sorted(wanted, key=lambda card: card.index)
        return self

    def piled(self, seat: int, *keys: str) -> Stage:
        """Exactly these cards in the discard pile; the others of it leave the game."""
        wanted = [self.card(seat, key) for key in keys]
        self.s.decks[seat] = [card for card in self.s.decks[seat] if card not in wanted]
        self.s.piles[seat] = wanted
        return self

    def owe(self, seat: int, damage: int, healing: int = 0) -> Stage:
        """Damage and healing that wait in the ledger that is open, from nothing in particular."""
        nothing = Word("nothing-in-particular")
        self.s.enter(nothing, seat, DEALT, damage, RETURNED)
        if healing:
            self.s.enter(nothing, seat, HEALS, healing, NORMAL)
        self.s.offered = None
        return self

    def cp(self, seat: int, n: int) -> Stage:
        self.s.cp[seat] = n
        self.s.offered = None
        return self

    def life(self, *health: int) -> Stage:
        self.s.health = list(health)
        return self

    def tokens(self, seat: int, **counts: int) -> Stage:
        """`tokens(0, kinetic_energy=7)`: exactly so many of this token."""
        for name, n in counts.items():
            token = self.token(name.replace("_", "-"))
            board = [each for each in self.s.boards[seat] if each is not token]
            self.s.boards[seat] = board + [token] * n
        self.s.offered = None
        return self

    def level(self, seat: int, ability: str, level: int) -> Stage:
        """The ability at this level, its upgrade card lying on the board."""
        for card in self.s.heroes[seat].cards:
            if card.upgrades and card.upgrades.key == ability and card.level == level:
                for pile in (self.s.decks[seat], self.s.hands[seat], self.s.piles[seat]):
                    if card in pile:
                        pile.remove(card)
                self.s.upgrades[seat].append(card)
                self.s.levels[seat][card.upgrades.place] = level
                self.s.offered = None
                return self
        raise KeyError(ability)

    def prepare(self, seat: int, *keys: str) -> Stage:
        """Exactly these spells prepared; the others lie in the side deck in no order."""
        spells = {spell.key: spell for spell in self.s.heroes[seat].spells}
        self.s.prepared[seat] = [spells[key] for key in keys]
        self.s.shelved[seat] = []
        self.s.spells[seat] = [spell for key, spell in spells.items() if key not in keys]
        self.s.offered = None
        return self

    # Playing

    def do(self, *moves: str) -> Stage:
        for move in moves:
            self.one(move)
        return self

    def one(self, move: str) -> None:
        for _ in range(500):
            if self.s.over():
                raise AssertionError(f"the game is over, {move!r} cannot be made")
            try:
                option = self.s.read(move)
            except LookupError:
                if not self.skip():
                    raise AssertionError(
                        f"{move!r} cannot be made; {self.asked()} is asked: {self.moves()}"
                    ) from None
                continue
            reason = self.s.may(option)
            assert reason is None, f"{move!r} is refused by {reason}"
            self.s.choose(option)
            return
        raise AssertionError(f"{move!r} never came")

    def skip(self) -> bool:
        """Pass a window, or draw the first card; whether that could be done."""
        question = self.s.question()
        if isinstance(question, PlayOrPass):
            self.s.choose(PASS)
        elif isinstance(question, FromTheDeck):
            self.s.choose(self.s.options()[0])
        else:
            return False
        return True

    def draw(self) -> Stage:
        """Let chance draw first cards of decks while that is what it is asked for."""
        while not self.s.over() and isinstance(self.s.question(), FromTheDeck):
            self.skip()
        return self

    def until(self, where: Word | str) -> Stage:
        """Skip until this phase (a word of the state, or its key) has begun."""
        key = where if isinstance(where, str) else where.key
        while self.s.turn_notes().phase.key != key:
            if not self.skip():
                option = self.quiet()
                self.s.choose(option)
        return self

    def until_asked(self, seat: int) -> Stage:
        """Skip until this seat has the say in a window."""
        while self.asked() != seat:
            assert self.skip(), f"{self.moves()} need an answer"
        return self

    def quiet(self) -> Any:
        """The answer that does the least to what is asked besides windows."""
        for move in ("no-ability", "no-defence", "stop", "no", "draw-one"):
            try:
                return self.s.read(move)
            except LookupError:
                continue
        raise AssertionError(f"{self.moves()} need an answer")

    def least(self) -> Stage:
        """Answer what is asked with as little ado as possible; of spells, the first."""
        if not self.skip():
            first = isinstance(self.s.question(), LookAtSpells | ChooseSpell)
            self.s.choose(self.s.options()[0] if first else self.quiet())
        return self

    def next_turn(self) -> Stage:
        """Skip until the next player's turn has begun, or the game is over."""
        turn = int(self.s.turn)
        while not self.s.over() and int(self.s.turn) == turn:
            if not self.skip():
                self.s.choose(self.quiet())
        return self

    def finish_roll_phase(self) -> Stage:
        """Pass everything until the second main phase, or the end of the game."""
        while not self.s.over() and self.s.turn_notes().phase.key not in ("main-2", "discard"):
            if not self.skip():
                self.s.choose(self.quiet())
        return self

    def pass_window(self) -> Stage:
        """Everybody passes the window that is open."""
        frame = self.s.stack[-1]
        while not self.s.over() and self.s.stack[-1] is frame:
            assert self.skip()
        return self

    # Looking

    def refuses(self, move: str) -> str:
        """The rule by which the asked seat may not do this; "" if it may."""
        reason = self.s.may(self.s.read(move))
        return "" if reason is None else reason.rule

    def refuses_to(self, seat: int, move: str) -> str:
        """The same for a seat that no window is open to, were it to act all the same."""
        for play in RESPONSES.plays(self.s, seat):
            if RESPONSES.notation(self.s, play) == move:
                return RESPONSES.forbids(self.s, seat, play)
        raise KeyError(move)

    def offered(self, move: str) -> bool:
        return move in self.moves()

    def moves(self) -> list[str]:
        return [self.s.write(option) for option in self.s.options()]

    def asked(self) -> int:
        return int(self.s.seat)

    def phase(self) -> str:
        return self.s.turn_notes().phase.key

    def target(self) -> int:
        """Whom the attack of this roll phase is aimed at."""
        phase = self.s.roll_phase()
        assert phase is not None
        return int(phase.target)

    def health(self, seat: int) -> int:
        return self.s.health[self.s.mode.sides[seat]]

    def incoming(self, seat: int) -> int:
        """The damage that waits for this seat, halves not yet taken off."""
        ledger = self.s.incoming()
        return 0 if ledger is None else int(tally(self.s, ledger, seat).subtotal())

    def count(self, seat: int, token: str) -> int:
        return self.s.count(seat, self.token(token))

    def cards(self, seat: int) -> list[str]:
        return [card.key for card in self.s.hands[seat]]

    def pile(self, seat: int) -> list[str]:
        return [card.key for card in self.s.piles[seat]]

    def told(self, word: str) -> Sequence[Event]:
        """The events of this kind, in order."""
        return [event for event in self.log if event.word.key == word]

    def copy(self) -> Stage:
        """The same position once more, by way of a save."""
        twin = object.__new__(Stage)
        twin.s = SHELF.load(SHELF.save(self.s))
        twin.log = []
        twin.s.log = twin.log
        return twin
