"""Dice Throne, the table: heroes with their boards and cards, and the changes that can befall them.

Tokens on a board are a flat list of shared `Token`s, one for each token; hands, decks and piles are
lists of shared `Card`s.  A deck has no order until somebody looks: chance says what is drawn.
Each change is one function that makes it and reports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.dicethrone.notes import Aim, Entry, Incoming, Laid, Roll, RollPhase, Shown, Turn
from kostka.games.dicethrone.printed import Ability, Card, Hero, Level, Mode, Spend, Token, Whenever
from kostka.games.dicethrone.readings import EXCEPTIONS
from kostka.games.dicethrone.terms import (
    ATTEMPTS,
    COVERED,
    CP_CHANGED,
    DEFEATED,
    DRAWN,
    ENTERED,
    GAME_ENDED,
    HEALED,
    LIMIT_RAISED,
    MAIN_1,
    MAIN_2,
    MAX_CP,
    OVER_START,
    SPOILT,
    SURVIVED,
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
from kostka.kernel.game import chosen
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Frame, Named, Word
from kostka.kernel.window import Window


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
        raised: tuple[tuple[int, Token], ...] = (),
        away: tuple[tuple[int, Token, int], ...] = (),
        covered: tuple[tuple[int, Ability, Token], ...] = (),
        readings: int = 0,
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
        self.raised = raised  # whose stack limit of which status, once for each raise
        self.away = away  # whose companion is on whose board
        self.covered = covered  # whose ability lies under which token
        self.readings: i64 = readings  # what this table reads otherwise: bits of EXCEPTIONS

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
            self.raised,
            self.away,
            self.covered,
            self.readings,
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
            for f in c.stack:
                if isinstance(f.notes, Laid):
                    f.notes.lay_anew(seat, luck)
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

    def read_otherwise(self) -> list[str]:
        return [other.key for other in chosen(self.readings, EXCEPTIONS)]

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

    def teammates(self, seat: int) -> list[int]:
        sides = self.mode.sides
        return [other for other in self.circle if sides[other] == sides[seat] and other != seat]

    def kings(self) -> list[int]:
        """THR-KOTH-05: whoever has the most health now."""
        sides = self.mode.sides
        most = max([self.health[sides[seat]] for seat in self.circle])
        return [seat for seat in self.circle if self.health[sides[seat]] == most]

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
                return None if notes.over else notes
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
        """THR-ULT-04: an opponent's ultimate has been activated; or an attack stuns this seat."""
        phase = self.roll_phase()
        return phase is not None and self.locked_in(phase, seat)

    def locked_in(self, phase: RollPhase, seat: int) -> bool:
        if phase.activated is None:
            return False
        if phase.activated.ultimate:
            return self.mode.sides[seat] != self.mode.sides[phase.attacker]
        return phase.target == seat and self.stunned(seat)

    def stunned(self, seat: int) -> bool:
        for token in self.boards[seat]:
            if token.base.stuns:
                return True
        return False

    def hiding(self, seat: int) -> Token | None:
        """The token that keeps the damage of others' roll phases away from this seat."""
        for token in self.boards[seat]:
            if token.base.hides:
                return token
        return None

    def attempts(self, seat: int) -> int:
        """How many roll attempts this seat has: THR-OFF-01, and what its tokens say."""
        attempts = ATTEMPTS
        for token in self.boards[seat]:
            attempts += token.base.attempts
        return attempts

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

    def limit(self, seat: int, token: Token) -> int:
        """THR-STAT-16: raised for one player only."""
        limit = token.base.limit
        for who, status in self.raised:
            if who == seat and status is token.base:
                limit += 1
        return limit

    def raise_limit(self, seat: int, token: Token, source: Any) -> None:
        self.raised += ((seat, token.base),)
        self.report(LIMIT_RAISED, seat, self.limit(seat, token), token.base, source)

    def room(self, seat: int, token: Token) -> int:
        """THR-STAT-14"""
        return self.limit(seat, token) - self.count(seat, token)

    def gain_token(self, seat: int, token: Token, n: int, source: Any) -> None:
        """THR-AMB-34: what exceeds the limit is not placed."""
        n = min(n, self.room(seat, token))
        if n > 0:
            board = self.boards[seat]
            for _ in range(n):
                board.append(token)
            if token.base.watched:
                self.note_gained(seat, token.base, n)
            self.report(TOKEN_GAINED, seat, n, token, source)

    def note_gained(self, seat: int, token: Token, n: int) -> None:
        notes = self.stack[0].notes
        if isinstance(notes, Turn):  # not before the game
            notes.gained += ((seat, token),) * n

    def lose_token(self, seat: int, token: Token, n: int, source: Any) -> None:
        board = self.boards[seat]
        for _ in range(n):
            board.remove(token)
            if token.base.covers:
                self.uncover(seat, token)
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
        if token.base.watched:
            self.note_gained(to, token.base, 1)
        self.report(TOKEN_MOVED, to, 1, token, seat)

    # Companions and covered abilities

    def holder(self, owner: int, token: Token) -> int:
        """On whose board a companion is; with those who are out it does not stay."""
        for whose, what, whom in self.away:
            if whose == owner and what is token and whom in self.circle:
                return whom
        return owner

    def send(self, owner: int, token: Token, to: int) -> None:
        """A companion from wherever it is to this board."""
        lies = owner
        others: list[tuple[int, Token, int]] = []
        for each in self.away:
            if each[0] == owner and each[1] is token:
                lies = each[2]
            else:
                others.append(each)
        if to != owner:
            others.append((owner, token, to))
        self.away = tuple(others)
        if lies != to:
            self.move_token(lies, token, to)

    def is_covered(self, seat: int, ability: Ability) -> bool:
        for whose, what, _ in self.covered:
            if whose == seat and what is ability:
                return True
        return False

    def cover(self, seat: int, ability: Ability, token: Token, source: Any) -> None:
        self.covered += ((seat, ability, token),)
        self.gain_token(seat, token, 1, source)
        self.report(COVERED, seat, 0, ability, token)

    def uncover(self, seat: int, token: Token) -> None:
        """The ability that was covered last is free again."""
        for at in range(len(self.covered) - 1, -1, -1):
            if self.covered[at][0] == seat and self.covered[at][2] is token:
                self.covered = self.covered[:at] + self.covered[at + 1 :]
                return

    # Combat points and cards

    def gain_cp(self, seat: int, n: int, source: Any) -> None:
        """THR-CP-02; a loss is a negative gain."""
        now = self.cp[seat]
        after = max(0, min(MAX_CP, now + n))
        self.cp[seat] = after
        if after != now:
            self.report(CP_CHANGED, seat, after - now, None, source)

    def leave_deck(self, seat: int, card: Card) -> None:
        """As `remove` would do it, which also asks of other cards whether they are equal."""
        deck = self.decks[seat]
        for place in range(len(deck)):
            if deck[place] is card:
                deck.pop(place)
                return
        raise ValueError(f"{card.key} is not in the deck")

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
        winners = tuple([seat for seat, side in enumerate(self.mode.sides) if side == result])
        self.report(GAME_ENDED, NOBODY, result, None, winners)
        self.stack.clear()

    def bury(self) -> None:
        """THR-HEALTH-01, -02, -05: whoever is at 0 is out, and perhaps the game is over."""
        sides = self.mode.sides
        for seat in self.circle:
            if self.health[sides[seat]] <= 0:
                self.save(seat)
        self.part_with([seat for seat in self.circle if self.health[sides[seat]] <= 0])

    def save(self, seat: int) -> None:
        """A token may keep its holder from being defeated."""
        for token in self.boards[seat]:
            if token.base.saves and not self.locked(seat):
                self.lose_token(seat, token, 1, token)
                self.survive(seat, token.base.saves, token.base)
                return

    def survive(self, seat: int, n: int, source: Any) -> None:
        self.health[self.mode.sides[seat]] = n
        self.report(SURVIVED, seat, n, None, source)

    def part_with(self, fallen: list[int]) -> None:
        """They are out, and perhaps the game is over."""
        if not fallen:
            return
        sides = self.mode.sides
        for seat in fallen:
            self.report(DEFEATED, seat, 0, None, None)
        standing = [seat for seat in self.circle if self.health[sides[seat]] > 0]
        if not standing:
            self.finish(DRAWN)
        elif all([sides[seat] == sides[standing[0]] for seat in standing]):
            self.finish(sides[standing[0]])
        else:
            self.circle = standing
            self.close_windows_to(fallen)

    def close_windows_to(self, fallen: list[int]) -> None:
        """THR-AMB-95: those who are out are asked no more; the round of the others begins anew."""
        for f in self.stack:
            if isinstance(f.rule, Window):
                order = tuple([seat for seat in f.it if seat not in fallen])
                f.it = order
                f.n = 0
                if not order:
                    f.leave()
                elif f.you in fallen:
                    f.you = order[0]

    def resign(self, seat: int) -> None:
        """THR-AMB-105: as if defeated; what only the fallen could answer is answered by nobody."""
        sides = self.mode.sides
        self.health[sides[seat]] = 0
        self.part_with([other for other in self.circle if sides[other] == sides[seat]])
        self.offered = None
        if not self.stack:
            self.seat = NOBODY
            self.news = []
        elif self.reading_ended() or self.nobody_answers():
            f = self.stack[-1]
            self.seat = NOBODY
            if isinstance(f.rule, Window) and f.it:
                f.again()
            else:
                f.leave()
            self.advance()
        else:
            self.news = []

    def reading_ended(self) -> bool:
        """Whether the turn of the fallen is over, and with it what is being read."""
        ended = False
        for f in self.stack:
            ended = ended and not f.rule.interrupts
            ends_if = f.rule.ends_if
            ended = ended or (ends_if is not None and ends_if.holds(self, f))
        return ended

    def nobody_answers(self) -> bool:
        if self.seat < 0:
            return False
        return self.seat not in self.circle or not self.options()

    def agree(self) -> None:
        self.finish(DRAWN)
        self.seat = NOBODY
        self.offered = None

    # Triggers

    def moment(self, word: Word, seat: int) -> None:
        """Something begins or ends of which only the tokens and passives of this seat take heed."""
        if self.heard(word) and self.listens(word, seat):
            self.news.append(Event(word, seat, 0, None, None))

    def heard(self, word: Word) -> bool:
        """Whether anything of any hero here could act by itself when this happens."""
        for hero in self.heroes:
            for each in hero.heard:
                if each is word:
                    return True
        return False

    def listens(self, word: Word, seat: int) -> bool:
        """Whether anything of this seat acts by itself when this happens."""
        for passive in self.heroes[seat].acting:
            for whenever in self.level(seat, passive).whenevers:
                if whenever.trigger.word is word:
                    return True
        for token in self.boards[seat]:
            for whenever in token.base.whenevers:
                if whenever.trigger.word is word:
                    return True
        return False

    def due(self, event: Event) -> list[Due]:
        word = event.word
        found: list[Due] = []
        if word is TOKEN_GAINED or word is TOKEN_MOVED:
            token: Token = event.it
            at_limit = token.base.at_limit
            if at_limit is not None and self.room(event.seat, token) <= 0:
                found.append(Due(0, at_limit, event.seat, token.base))
        elif word is DEFEATED:
            for owner, companion, whom in self.away:
                if whom == event.seat and companion.back is not None:
                    found.append(Due(0, companion.back, owner, companion))
        elif word is UPKEEP_BEGAN:
            for held in self.boards[event.seat]:
                if held.base.upkeep is not None:
                    found.append(Due(0, held.base.upkeep, event.seat, held))
        if not self.heard(word):
            return found
        for rank, seat in enumerate(self.from_active()):
            # THR-AMB-27; but what a token does when it is inflicted is the doing of the inflicter
            if self.listens(word, seat) and (word is TOKEN_GAINED or not self.locked(seat)):
                for passive in self.heroes[seat].acting:
                    for whenever in self.level(seat, passive).whenevers:
                        if whenever.hears(self, seat, event):
                            found.append(Due(rank, whenever, seat, passive))
                for held in self.boards[seat]:
                    for whenever in held.base.whenevers:
                        if whenever.hears(self, seat, event):
                            found.append(Due(rank, whenever, seat, held))
        return found

    def stands(self, due: Due) -> bool:
        """Neither those of the fallen, nor a token that has left; a used passive waits."""
        it = due.it
        rule = due.rule
        if due.you not in self.circle:
            return False
        if isinstance(it, Token):
            acts = rule is it.base.upkeep or isinstance(rule, Whenever)
            if acts and it not in self.boards[due.you]:
                return False
        if isinstance(rule, Whenever) and rule.once:
            return (int(due.you), rule) not in self.turn_notes().used
        return True


def by_index(card: Card) -> int:
    return card.index


def shuffle(cards: list[Card], luck: Luck) -> None:
    """In an order that depends on luck alone, not on how the cards lay before."""
    cards.sort(key=by_index)
    for i in range(len(cards) - 1, 0, -1):
        j = luck.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
