"""Dice Throne, the table: heroes with their boards and cards, and the changes that can befall them.

Tokens on a board are a flat list of shared `Token`s, one for each token; hands, decks and piles are
lists of shared `Card`s.  A deck has no order until somebody looks: chance says what is drawn.
Each change is one function that makes it and reports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.dicethrone.notes import Aim, Entry, Incoming, Roll, RollPhase, Shown, Turn
from kostka.games.dicethrone.printed import Ability, Card, Hero, Level, Mode, Spend, Token, Whenever
from kostka.games.dicethrone.terms import (
    CP_CHANGED,
    DEFEATED,
    DRAWN,
    ENTERED,
    GAME_ENDED,
    HEALED,
    MAIN_1,
    MAIN_2,
    MAX_CP,
    OVER_START,
    SPOILT,
    TECHNICAL,
    TOKEN_FLIPPED,
    TOKEN_GAINED,
    TOKEN_LOST,
    TOKEN_MOVED,
    TOKEN_SPENT,
    UPGRADED,
    UPKEEP_BEGAN,
    Kind,
)
from kostka.kernel.chance import Luck
from kostka.kernel.event import Due, Event
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Frame, Named, Word


@final
@mypyc_attr(free_list_len=1)
class Battle(State):
    """Players with health, combat points, tokens, upgrades and cards."""

    def __init__(
        self,
        mode: Mode,
        heroes: list[Hero],
        health: list[int],
        cp: list[int],
        hands: list[list[Card]],
        decks: list[list[Card]],
        tops: list[list[Card]],
        bottoms: list[list[Card]],
        piles: list[list[Card]],
        boards: list[list[Token]],
        levels: list[list[int]],
        upgrades: list[list[Card]],
        spells: list[list[Card]],
        shelved: list[list[Card]],
        prepared: list[list[Card]],
        known: list[Shown],
        circle: list[int],
        turn: int,
        result: int,
        stack: list[Frame],
        seat: int = NOBODY,
        offered: Sequence[Any] | None = None,
    ) -> None:
        super().__init__(stack, seat, offered)
        self.mode = mode
        self.heroes = heroes
        self.health = health  # of each side
        self.cp = cp
        self.hands = hands
        self.decks = decks  # not yet in any order
        self.tops = tops  # cards on top of the deck whose order is fixed, the topmost last
        self.bottoms = bottoms  # cards under the deck whose order is fixed, the undermost last
        self.piles = piles
        self.boards = boards
        self.levels = levels
        self.upgrades = upgrades  # cards that lie on the board
        self.spells = spells  # of the side deck, not yet in any order
        self.shelved = shelved  # spells under them, in order
        self.prepared = prepared  # spells that lie open
        self.known = known
        self.circle = circle  # the seats still in the game, in order of play
        self.turn: i64 = turn
        self.result: i64 = result

    def clone(self) -> Battle:
        return Battle(
            self.mode,
            self.heroes,
            self.health.copy(),
            self.cp.copy(),
            [hand.copy() for hand in self.hands],
            [deck.copy() for deck in self.decks],
            [top.copy() for top in self.tops],
            [bottom.copy() for bottom in self.bottoms],
            [pile.copy() for pile in self.piles],
            [board.copy() for board in self.boards],
            [levels.copy() for levels in self.levels],
            [cards.copy() for cards in self.upgrades],
            [cards.copy() for cards in self.spells],
            [cards.copy() for cards in self.shelved],
            [cards.copy() for cards in self.prepared],
            self.known.copy(),
            self.circle,
            self.turn,
            self.result,
            self.bookmark(),
            self.seat,
            self.offered,
        )

    def imagine(self, seat: int, luck: Luck) -> Battle:
        """A game that, for all `seat` can know, could be this one: foes' hands are dealt anew."""
        for _ in range(100):
            c = self.clone()
            c.offered = None
            for other in range(len(c.hands)):
                if not c.sees_hand(seat, other):
                    c.deal_anew(seat, other, luck)
            if c.seat < 0 or c.seat == seat or c.options():  # whoever is asked must have an answer
                break
        c.offered = None
        return c

    def deal_anew(self, seat: int, other: int, luck: Luck) -> None:
        """What `seat` cannot know of another's cards, shuffled: hand, deck and side deck."""
        hand = self.hands[other]
        fixed = [card for card in hand if self.knows(seat, other, card)]
        pool = [card for card in hand if not self.knows(seat, other, card)]
        unknown = len(pool)
        pool += self.decks[other] + self.tops[other] + self.bottoms[other]
        shuffle(pool, luck)
        on_top, below = len(self.tops[other]), len(self.bottoms[other])
        self.hands[other] = fixed + pool[:unknown]
        self.tops[other] = pool[unknown : unknown + on_top]
        self.bottoms[other] = pool[unknown + on_top : unknown + on_top + below]
        self.decks[other] = sorted(pool[unknown + on_top + below :], key=by_index)
        if self.shelved[other]:
            pool = self.spells[other] + self.shelved[other]
            shuffle(pool, luck)
            under = len(self.shelved[other])
            self.shelved[other] = pool[:under]
            self.spells[other] = sorted(pool[under:], key=by_index)

    # Who sees what

    def sees_hand(self, seat: int, owner: int) -> bool:
        """One's own hand, and a teammate's: THR-TEAM-03."""
        return self.mode.sides[seat] == self.mode.sides[owner]

    def knows(self, seat: int, owner: int, card: Card) -> bool:
        for shown in self.known:
            if shown.owner == owner and shown.card is card and shown.seers >> seat & 1:
                return True
        return False

    def show(self, owner: int, card: Card, seers: int) -> None:
        """Others get to see a card that is in this hand."""
        for i, shown in enumerate(self.known):
            if shown.owner == owner and shown.card is card:
                self.known[i] = Shown(owner, card, shown.seers | seers)
                return
        self.known.append(Shown(owner, card, seers))

    def everyone(self) -> int:
        return (1 << len(self.hands)) - 1

    # Who and where

    def seats(self) -> int:
        return len(self.hands)

    def outcome(self) -> list[int]:
        return [1 if side == self.result else 0 for side in self.mode.sides]

    def technical(self) -> bool:
        return self.result == TECHNICAL

    def active(self) -> i64:
        return self.stack[0].you

    def from_active(self) -> tuple[int, ...]:
        """The seats in order of play, the active one first: THR-TIME-08."""
        order = self.mode.order_from[self.active()]
        if len(self.circle) == len(order):
            return order
        return tuple([seat for seat in order if seat in self.circle])

    def foes(self, seat: int) -> list[int]:
        sides = self.mode.sides
        return [other for other in self.circle if sides[other] != sides[seat]]

    def turn_notes(self) -> Turn:
        notes = self.stack[0].notes
        assert isinstance(notes, Turn)
        return notes

    def roll_phase(self) -> RollPhase | None:
        for f in self.stack:
            notes = f.notes
            if isinstance(notes, RollPhase):
                return notes
        return None

    def incoming(self) -> Incoming | None:
        """The innermost damage that waits to be applied."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Incoming):
                return notes
        return None

    def rolled(self) -> Roll | None:
        """The innermost dice that count."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Roll):
                return notes
        return None

    def aim(self) -> Aim:
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Aim):
                return notes
        raise AssertionError("nothing was aimed at")

    def closed(self) -> bool:
        """Whether what is being resolved cannot be interrupted: THR-AMB-42."""
        for f in reversed(self.stack):
            notes = f.notes
            if isinstance(notes, Aim):
                return notes.closed
        return False

    def locked(self, seat: int) -> bool:
        """THR-ULT-04: an opponent's ultimate has been activated."""
        phase = self.roll_phase()
        if phase is None or phase.activated is None or not phase.activated.ultimate:
            return False
        return self.mode.sides[seat] != self.mode.sides[phase.attacker]

    def main_phase(self) -> bool:
        phase = self.turn_notes().phase
        return phase is MAIN_1 or phase is MAIN_2

    def level(self, seat: int, ability: Ability) -> Level:
        return ability.levels[self.levels[seat][ability.place] - 1]

    def upgraded(self, seat: int) -> int:
        """How many spaces are upgraded: THR-AMB-73."""
        n = 0
        for level in self.levels[seat]:
            if level > 1:
                n += 1
        return n

    def price(self, seat: int, card: Card) -> int:
        """THR-UPG-07, THR-AMB-74: from level II to III only the difference."""
        ability = card.upgrades
        if ability is None:
            return card.cost
        paid = 0
        for played in self.upgrades[seat]:
            if played.upgrades is ability:
                paid = max(paid, played.cost)
        return max(0, card.cost - paid)

    def fits_board(self, seat: int, card: Card) -> bool:
        """THR-AMB-73: an upgrade must raise the level of its space."""
        ability = card.upgrades
        return ability is not None and card.level > self.levels[seat][ability.place]

    # Tokens

    def count(self, seat: int, token: Token) -> int:
        """How many of this status are on the board, whichever side is up."""
        n = 0
        for each in self.boards[seat]:
            if each.base is token.base:
                n += 1
        return n

    def room(self, seat: int, token: Token) -> int:
        """THR-STAT-14"""
        return token.base.limit - self.count(seat, token)

    def gain_token(self, seat: int, token: Token, n: int, source: Any) -> None:
        """THR-AMB-34: what exceeds the limit is not placed."""
        n = min(n, self.room(seat, token))
        if n > 0:
            board = self.boards[seat]
            for _ in range(n):
                board.append(token)
            self.report(TOKEN_GAINED, seat, n, token, source)

    def lose_token(self, seat: int, token: Token, n: int, source: Any) -> None:
        board = self.boards[seat]
        for _ in range(n):
            board.remove(token)
        self.report(TOKEN_LOST, seat, n, token, source)
        for f in self.stack:  # THR-TIME-03: it was to be spent and is gone
            if isinstance(f.it, Spend) and f.it.token is token.base and f.you == seat:
                f.n = SPOILT

    def spend_tokens(self, seat: int, token: Token, n: int) -> None:
        board = self.boards[seat]
        for _ in range(n):
            board.remove(token)
        self.report(TOKEN_SPENT, seat, n, token, None)

    def flip_token(self, seat: int, token: Token, to: Token) -> None:
        board = self.boards[seat]
        board[board.index(token)] = to
        self.report(TOKEN_FLIPPED, seat, 1, to, token)

    def move_token(self, seat: int, token: Token, to: int) -> None:
        """THR-BW-15: it keeps the side it shows."""
        self.boards[seat].remove(token)
        self.boards[to].append(token)
        self.report(TOKEN_MOVED, to, 1, token, seat)

    # Combat points and cards

    def gain_cp(self, seat: int, n: int, source: Any) -> None:
        """THR-CP-02; a loss is a negative gain."""
        now = self.cp[seat]
        after = max(0, min(MAX_CP, now + n))
        self.cp[seat] = after
        if after != now:
            self.report(CP_CHANGED, seat, after - now, None, source)

    def take_from_hand(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        if self.known:
            self.known = [
                shown for shown in self.known if shown.card is not card or shown.owner != seat
            ]

    def to_hand(self, seat: int, card: Card) -> None:
        self.hands[seat].append(card)

    def put_on_pile(self, seat: int, card: Card) -> None:
        self.piles[seat].append(card)

    def put_upgrades(self, seat: int, cards: Sequence[Card]) -> None:
        """They enter play together: THR-BW-16."""
        together = tuple(cards)
        for card in together:
            ability = card.upgrades
            assert ability is not None
            self.levels[seat][ability.place] = card.level
            self.upgrades[seat].append(card)
        for card in together:
            self.report(UPGRADED, seat, len(together), card, together)

    # Damage

    def enter(self, source: Named, to: i64, how: Word, n: i64, kind: Kind) -> None:
        """A line of the ledger that is open innermost."""
        incoming = self.incoming()
        assert incoming is not None
        self.enter_in(incoming, source, to, how, n, kind)

    def enter_in(
        self, incoming: Incoming, source: Named, to: i64, how: Word, n: i64, kind: Kind
    ) -> None:
        incoming.entries += (Entry(source, to, how, n, kind),)
        self.report(ENTERED, to, n, how, source)

    def heal(self, seat: int, n: int, source: Any) -> None:
        """At once: THR-HEALTH-04, up to the cap of THR-HEALTH-03."""
        side = self.mode.sides[seat]
        before = self.health[side]
        self.health[side] = min(self.mode.health + OVER_START, before + n)
        if self.health[side] != before:
            self.report(HEALED, seat, self.health[side] - before, None, source)

    def finish(self, result: int) -> None:
        self.result = result
        self.report(GAME_ENDED, NOBODY, result, None, None)
        self.stack.clear()

    def bury(self) -> None:
        """THR-HEALTH-01, -02, -05: whoever is at 0 is out, and perhaps the game is over."""
        sides = self.mode.sides
        fallen = [seat for seat in self.circle if self.health[sides[seat]] <= 0]
        if not fallen:
            return
        for seat in fallen:
            self.report(DEFEATED, seat, 0, None, None)
        standing = [seat for seat in self.circle if self.health[sides[seat]] > 0]
        if not standing:
            self.finish(DRAWN)
        elif all([sides[seat] == sides[standing[0]] for seat in standing]):
            self.finish(sides[standing[0]])
        else:
            self.circle = standing

    def resign(self, seat: int) -> None:
        """THR-AMB-105: as if defeated."""
        self.health[self.mode.sides[seat]] = 0
        self.bury()
        if not self.stack:
            self.seat = NOBODY
            self.offered = None

    # Triggers

    def due(self, event: Event) -> Sequence[Due]:
        word = event.word
        found: list[Due] = []
        if word is TOKEN_GAINED or word is TOKEN_MOVED:
            token: Token = event.it
            at_limit = token.base.at_limit
            if at_limit is not None and self.room(event.seat, token) <= 0:
                found.append(Due(0, at_limit, event.seat, token.base))
        elif word is UPKEEP_BEGAN:
            for held in self.boards[event.seat]:
                if held.base.upkeep is not None:
                    found.append(Due(0, held.base.upkeep, event.seat, held))
        for rank, seat in enumerate(self.from_active()):
            if not self.locked(seat):  # THR-AMB-27
                for passive in self.heroes[seat].passives:
                    for whenever in self.level(seat, passive).whenevers:
                        trigger = whenever.trigger
                        if trigger.word is word and trigger.fits(self, seat, event):
                            found.append(Due(rank, whenever, seat, passive))
        return found

    def stands(self, due: Due) -> bool:
        """A token that has left acts no more; a passive that was used this turn waits."""
        it = due.it
        rule = due.rule
        if isinstance(it, Token) and rule is it.base.upkeep:
            return it in self.boards[due.you]
        if isinstance(rule, Whenever) and rule.once:
            return rule not in self.turn_notes().used
        return True


def by_index(card: Card) -> int:
    return card.index


def shuffle(cards: list[Card], luck: Luck) -> None:
    """In an order that depends on luck alone, not on how the cards lay before."""
    cards.sort(key=by_index)
    for i in range(len(cards) - 1, 0, -1):
        j = luck.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
