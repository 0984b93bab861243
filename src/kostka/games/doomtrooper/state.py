"""Doomtrooper, the table: cards, pieces in play, piles and points, and what can befall them.

A piece is a card in play.  It is never changed but replaced, and its number, which no other piece
ever gets, names it in frames, notes and options; so a clone copies lists of references.  A deck has
no order: chance says what is drawn.  Each change is one function that makes it and reports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.kernel.chance import Luck
from kostka.kernel.event import Due, Event
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Condition, Frame, Named, Notes, Rule, Step, Word
from kostka.kernel.window import Window

HAND: Final = 7  # DOOM-DRAW-01, DOOM-DISC-01
ACTIONS: Final = 3  # DOOM-ACT-01
START_DESTINY: Final = 5  # DOOM-SETUP-04
COUNTDOWN: Final = 3  # DOOM-LIBOUT-02
TURN_LIMIT: Final = 400  # technical, no rule of the game

NOTHING: Final = -1  # no piece, no target
ANSWERED: Final = -2  # as a target: the play that this one answers

UNDECIDED: Final = -1
DRAWN: Final = -2
TECHNICAL: Final = -3  # a draw by the technical limit

UNHURT: Final = 0
WOUNDED: Final = 1
KILLED: Final = 2

# --- What happens -------------------------------------------------------------------------------

TURN_BEGAN: Final = Word("turn-began")
DRAW_STEP_BEGAN: Final = Word("draw-step-began", heeded=True)
TURN_ENDED: Final = Word("turn-ended")
DREW: Final = Word("drew")
DISCARDED: Final = Word("discarded")  # from a hand, face down: DOOM-AMB-86
MEDITATED: Final = Word("meditated")
CARD_PLAYED: Final = Word("card-played")
TARGETED: Final = Word("targeted")  # what a card was played on, and whom it concerns
CARD_CANCELLED: Final = Word("card-cancelled")
ENTERED_PLAY: Final = Word("entered-play")
LEFT_PLAY: Final = Word("left-play", heeded=True)
DUEL_PHASE: Final = Word("duel-phase")
FIGHTERS_NAMED: Final = Word("fighters-named")
TACTIC_ANNOUNCED: Final = Word("tactic-announced")
WARZONE_ANNOUNCED: Final = Word("warzone-announced")
STRUCK: Final = Word("struck")
WAS_WOUNDED: Final = Word("was-wounded")
WAS_KILLED: Final = Word("was-killed", heeded=True)
POINTS_ANNOUNCED: Final = Word("points-announced")
DESTINY_CHANGED: Final = Word("destiny-changed")
PROMOTED: Final = Word("promoted")
LEFT_THE_GAME: Final = Word("left-the-game")
GAME_ENDED: Final = Word("game-ended")

# --- Words of the cards -------------------------------------------------------------------------


@final
class Value(Named):
    """A number printed on a warrior card, or several of them: one bit each."""

    def __init__(self, key: str, bits: int, place: int = -1) -> None:
        super().__init__(key)
        self.bits: i64 = bits
        self.place: i64 = place


FIGHT: Final = Value("fight", 1, 0)
SHOOT: Final = Value("shoot", 2, 1)
ARMOUR: Final = Value("armour", 4, 2)
VALUE: Final = Value("value", 8, 3)
ATTACKS: Final = Value("fight-and-shoot", 3)
COMBAT: Final = Value("combat-values", 7)
ALL: Final = Value("all-values", 15)
VALUES: Final = (FIGHT, SHOOT, ARMOUR, VALUE, ATTACKS, COMBAT, ALL)

WARRIOR: Final = Word("warrior")
SPECIAL: Final = Word("special")
ART: Final = Word("art")
DARK_SYMMETRY: Final = Word("dark-symmetry")
EQUIPMENT: Final = Word("equipment")
FORTIFICATION: Final = Word("fortification")
WARZONE: Final = Word("warzone")

BAUHAUS: Final = Word("bauhaus")
CAPITOL: Final = Word("capitol")
IMPERIAL: Final = Word("imperial")
MISHIMA: Final = Word("mishima")
BROTHERHOOD: Final = Word("brotherhood")
DARK_LEGION: Final = Word("dark-legion")
GENERAL: Final = Word("general")

SQUAD: Final = Word("squad")
KOHORT: Final = Word("kohort")

VEHICLE: Final = Word("vehicle")
BODY_ARMOUR: Final = Word("body-armour")

# --- What a card is made of ---------------------------------------------------------------------


class Effect:
    """What a card in play means: read whenever somebody asks, stored nowhere."""


class Trigger:
    """When a card in play acts by itself: about the event and the piece."""

    def __init__(self, word: Word) -> None:
        self.word = word  # the kind of event it looks at

    def fits(self, s: Fight, piece: Piece, event: Event) -> bool:
        raise NotImplementedError


@final
class Whenever(Rule):
    """Whenever the trigger fits, read this block; "you" control the card, "it" is the piece."""

    def __init__(self, trigger: Trigger, *steps: Step) -> None:
        super().__init__("", *steps)
        self.trigger = trigger


class Gives(Step):
    """A step by which a card starts to give something that lasts."""

    def __init__(self, *gives: Effect | Whenever) -> None:
        self.gives: tuple[Effect | Whenever, ...] = gives

    def parts(self) -> Sequence[Rule]:
        return [each for each in self.gives if isinstance(each, Whenever)]


@final
class Moment(Named):
    """When a card may be played, and the rule that says no at other times."""

    def __init__(self, key: str, rule: str, needs: Condition | None = None) -> None:
        super().__init__(key)
        self.rule = rule
        self.needs = needs


class Target:
    """What a card is played on; the rule says what there has to be."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def all(self, s: Fight, seat: int) -> Sequence[int]:
        raise NotImplementedError

    def concerns(self, s: Fight, on: int) -> int:
        """The player it concerns, who may react first: DOOM-REACT-09."""
        return NOBODY

    def named(self, s: Fight, on: int) -> Card | None:
        """The card it is played on, if it is a card."""
        return None

    def write(self, s: Fight, on: int) -> str:
        return str(on)


class Fact(Condition):
    """A statement about a player, as a condition about "you"."""

    def holds(self, s: Fight, f: Frame) -> bool:
        return self.true(s, f.you)

    def true(self, s: Fight, seat: int) -> bool:
        raise NotImplementedError


@final
class Need:
    """What must be true to play a card, and the rule that says so."""

    def __init__(self, rule: str, fact: Fact) -> None:
        self.rule = rule
        self.fact = fact


@final
class Card(Named):
    """A card: its type, when and on what it may be played, and what it does."""

    def __init__(
        self,
        key: str,
        kind: Word,
        when: Moment,
        on: Target,
        *does: Step,
        affiliation: Word = GENERAL,
        actions: int = 1,
        cost: int = 0,
        per: int = 0,
        needs: Sequence[Need] = (),
        annihilated: bool = False,
        kinds: Sequence[Word] = (),
        aspect: Word | None = None,
        area: Word | None = None,
        printed: Sequence[int] = (),
        personality: bool = False,
        casts: Sequence[Word] = (),
    ) -> None:
        super().__init__(key)
        self.kind = kind
        self.when = when
        self.on = on
        self.does: tuple[Step, ...] = does
        self.affiliation = affiliation
        self.actions: i64 = actions  # what it costs when it is played as an action
        self.cost: i64 = cost  # in destiny points
        self.per: i64 = per  # the price of each time its effect is bought, or 0
        self.needs: tuple[Need, ...] = tuple(needs)
        self.annihilated = annihilated  # after use it leaves the game
        self.kinds: tuple[Word, ...] = tuple(kinds)  # what it counts as
        self.aspect = aspect  # of the Art
        self.area = area  # where a Warzone is laid
        self.printed: tuple[int, ...] = tuple(printed)  # a warrior's four values
        self.personality = personality
        self.casts: tuple[Word, ...] = tuple(casts)  # the aspects a warrior may cast
        self.rule = Rule(key, *does)
        self.effects: list[Effect] = []
        self.whenevers: list[Whenever] = []
        for step in does:
            if isinstance(step, Gives):
                for each in step.gives:
                    if isinstance(each, Whenever):
                        self.whenevers.append(each)
                        each.name = f"{key} acts" + " again" * (len(self.whenevers) - 1)
                    else:
                        self.effects.append(each)

    def home(self) -> Word:
        """Where such a warrior stands: DOOM-DEPLOY-01, -02."""
        return KOHORT if self.affiliation is DARK_LEGION else SQUAD


@final
class Deck(Named):
    """A troop that stands on the table from the beginning, and the cards of a draw pile."""

    def __init__(self, key: str, troop: Sequence[Card], cards: Sequence[Card]) -> None:
        super().__init__(key)
        self.troop: tuple[Card, ...] = tuple(troop)
        self.cards: tuple[Card, ...] = tuple(sorted(cards, key=_by_key))


# --- Pieces and notes ---------------------------------------------------------------------------


@final
class Piece:
    """A card in play, or one that was played for a duel: who controls it and what it lies on."""

    __slots__ = ("by", "card", "key", "n", "number", "on", "player", "wounded")

    def __init__(
        self,
        number: i64,
        card: Card,
        by: i64,
        on: i64 = NOTHING,
        player: i64 = NOTHING,
        n: i64 = 1,
        wounded: bool = False,
    ) -> None:
        self.number: i64 = number
        self.card = card
        self.key = card.key
        self.by: i64 = by
        self.on: i64 = on  # the warrior that bears it
        self.player: i64 = player  # or the player
        self.n: i64 = n  # how many times its effect was bought
        self.wounded = wounded

    def __eq__(self, other: object) -> bool:
        """Whether it makes no difference which of the two: only `number` tells them apart."""
        return (
            isinstance(other, Piece)
            and self.card is other.card
            and self.by == other.by
            and self.on == other.on
            and self.player == other.player
            and self.n == other.n
            and self.wounded == other.wounded
        )

    def __hash__(self) -> int:
        return int(self.by)

    def __repr__(self) -> str:
        return f"<{self.key} {self.number}>"


@final
class Award:
    """Points for a kill, as announced; nobody has them before the duel is over."""

    __slots__ = ("destiny", "own", "points", "promotion", "seat")

    def __init__(
        self, seat: i64, points: i64, own: bool, destiny: i64 = NOTHING, promotion: i64 = 0
    ) -> None:
        self.seat: i64 = seat
        self.points: i64 = points
        self.own = own  # one's own warrior was killed: DOOM-DUEL-09
        self.destiny: i64 = destiny  # not yet announced while it is NOTHING
        self.promotion: i64 = promotion


@final
class Duel(Notes):
    """What is noted down during one duel and forgotten with it."""

    def __init__(
        self,
        had: int,
        attacker: int = NOTHING,
        defender: int = NOTHING,
        defending: int = NOBODY,
        tactic: Value | None = None,
        zone: int = NOTHING,
        cards: tuple[Piece, ...] = (),
        fates: tuple[int, int] = (UNHURT, UNHURT),
        struck: bool = False,
        waiting: int = NOTHING,
        dead: tuple[int, ...] = (),
        awards: tuple[Award, ...] = (),
    ) -> None:
        self.had: i64 = had  # warriors the attacking player had when the duel was declared
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.defending: i64 = defending  # the defender's player
        self.tactic = tactic
        self.zone: i64 = zone
        self.cards = cards
        self.fates = fates  # of the attacker, of the defender; not yet carried out
        self.struck = struck  # the values have been compared
        self.waiting: i64 = waiting  # who strikes back if he survives the first strike
        self.dead = dead
        self.awards = awards

    def copy(self) -> Duel:
        return Duel(
            self.had,
            self.attacker,
            self.defender,
            self.defending,
            self.tactic,
            self.zone,
            self.cards,
            self.fates,
            self.struck,
            self.waiting,
            self.dead,
            self.awards,
        )

    def foe_of(self, number: i64) -> i64:
        if number == self.attacker:
            return self.defender
        return self.attacker if number == self.defender else NOTHING

    def seal(self, number: i64, fate: int) -> None:
        """What is about to happen to one of the two."""
        one, other = self.fates
        self.fates = (fate, other) if number == self.attacker else (one, fate)

    def change_award(self, i: int, award: Award) -> None:
        self.awards = (*self.awards[:i], award, *self.awards[i + 1 :])


@final
class Played(Notes):
    """What one play of a card is about."""

    def __init__(
        self, target: int = NOTHING, n: int = 1, cancelled: bool = False, stays: bool = False
    ) -> None:
        self.target: i64 = target
        self.n: i64 = n  # how many times its effect was bought
        self.cancelled = cancelled
        self.stays = stays  # it has become a piece

    def copy(self) -> Played:
        return Played(self.target, self.n, self.cancelled, self.stays)


@final
class Turn(Notes):
    """What is noted down during one turn."""

    def __init__(self, actions: int = ACTIONS) -> None:
        self.actions: i64 = actions  # left

    def copy(self) -> Turn:
        return Turn(self.actions)


# --- The table ----------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Fight(State):
    """Players with hidden hands, pieces in play, and two kinds of points."""

    def __init__(
        self,
        target: int,
        hands: list[list[Card]],
        decks: list[list[Card]],
        piles: list[list[Card]],
        buried: list[list[Card]],
        gone: list[list[Card]],
        table: list[Piece],
        destiny: list[int],
        promotion: list[int],
        turns: list[int],
        clocks: list[int],
        circle: list[int],
        serial: int,
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
        self.piles = piles  # discarded for all to see
        self.buried = buried  # discarded face down; only its owner knows: DOOM-PILE-04
        self.gone = gone  # annihilated: DOOM-PILE-01
        self.table = table  # the pieces, in the order in which they entered play
        self.destiny = destiny
        self.promotion = promotion
        self.turns = turns  # how many turns each has begun
        self.clocks = clocks  # turns left to bring a warrior into play; 0: no countdown
        self.circle = circle  # the seats still in the game, in order of play
        self.serial: i64 = serial  # the last number given to a piece
        self.decide_at: i64 = decide_at  # level at the target: compare again after this turn
        self.result: i64 = result
        self.limit: i64 = limit  # turns until the time is up, unless 0: DOOM-SETUP-09

    def clone(self) -> Fight:
        return Fight(
            self.target,
            [hand.copy() for hand in self.hands],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.piles],
            [pile.copy() for pile in self.buried],
            [pile.copy() for pile in self.gone],
            self.table.copy(),
            self.destiny.copy(),
            self.promotion.copy(),
            self.turns.copy(),
            self.clocks.copy(),
            self.circle.copy(),
            self.serial,
            self.decide_at,
            self.result,
            self.bookmark(),
            self.seat,
            self.limit,
            self.offered,
        )

    def imagine(self, seat: int, luck: Luck) -> Fight:
        """A game that, for all `seat` can know, could be this one: hidden cards are dealt anew."""
        c = self.clone()
        c.offered = None
        for other in range(len(c.hands)):
            if other != seat:
                c.deal_anew(other, luck)
        return c

    def deal_anew(self, other: int, luck: Luck) -> None:
        held, hidden = len(self.hands[other]), len(self.buried[other])
        pool = self.hands[other] + self.buried[other] + self.decks[other]
        pool.sort(key=_by_key)
        for i in range(len(pool) - 1, 0, -1):
            j = luck.below(i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        self.hands[other] = pool[:held]
        self.buried[other] = pool[held : held + hidden]
        self.decks[other] = sorted(pool[held + hidden :], key=_by_key)

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
        notes = self.stack[0].notes
        assert isinstance(notes, Turn)
        return notes

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

    def piece(self, number: i64) -> Piece | None:
        for piece in self.table:
            if piece.number == number:
                return piece
        return None

    def warrior(self, number: i64) -> Piece:
        piece = self.piece(number)
        assert piece is not None and piece.card.kind is WARRIOR
        return piece

    def warriors(self) -> list[Piece]:
        return [piece for piece in self.table if piece.card.kind is WARRIOR]

    def troop(self, seat: i64) -> list[Piece]:
        return [piece for piece in self.table if piece.card.kind is WARRIOR and piece.by == seat]

    def name(self, number: i64) -> str:
        """How a piece is written: its card, and which of them if there are several."""
        piece = self.piece(number)
        assert piece is not None
        alike = [other.number for other in self.table if other.card is piece.card]
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
        if n:
            self.promotion[seat] += n
            self.report(PROMOTED, seat, n, None, source)

    def decide(self, turn_is_over: bool) -> None:
        """DOOM-WIN-01, -02, -03, DOOM-AMB-63, -68: whoever is ahead at the target has won."""
        turn: i64 = sum(self.turns)
        if self.decide_at and not (turn_is_over and turn >= self.decide_at):
            return
        best = max([self.promotion[seat] for seat in self.circle])
        if best < self.target:
            return
        ahead = [seat for seat in self.circle if self.promotion[seat] == best]
        if len(ahead) == 1:
            self.finish(ahead[0])
        else:
            self.decide_at = turn + len(self.circle)

    def run_out_of_time(self) -> None:
        """DOOM-WIN-04, DOOM-AMB-64, -65: after one more whole turn each, whoever is ahead wins."""
        if not self.limit or self.decide_at or sum(self.turns) < self.limit + len(self.circle):
            return
        best = max([self.promotion[seat] for seat in self.circle])
        ahead = [seat for seat in self.circle if self.promotion[seat] == best]
        self.finish(ahead[0] if len(ahead) == 1 else DRAWN)

    def finish(self, result: int) -> None:
        self.result = result
        self.report(GAME_ENDED, NOBODY, result, None, None)
        self.stack.clear()

    # Cards

    def take_from_hand(self, seat: i64, card: Card) -> None:
        self.hands[seat].remove(card)

    def draw(self, seat: i64, card: Card) -> None:
        self.decks[seat].remove(card)
        self.hands[seat].append(card)
        self.report(DREW, seat, 1, card, None)

    def bury(self, seat: i64, card: Card) -> None:
        """From the hand, face down: DOOM-AMB-86."""
        self.hands[seat].remove(card)
        self.buried[seat].append(card)
        self.report(DISCARDED, seat, 1, card, None)

    def put_away(self, seat: i64, card: Card) -> None:
        (self.gone if card.annihilated else self.piles)[seat].append(card)

    def new_piece(self, card: Card, by: i64, on: i64, player: i64, n: i64) -> Piece:
        self.serial += 1
        return Piece(self.serial, card, by, on, player, n)

    def enter(self, card: Card, by: i64, on: i64, player: i64, n: i64) -> Piece:
        """A card comes into play."""
        piece = self.new_piece(card, by, on, player, n)
        self.table.append(piece)
        self.report(ENTERED_PLAY, by, piece.number, card, None)
        return piece

    def wound(self, number: i64, source: Any) -> None:
        for i, it in enumerate(self.table):
            if it.number == number:
                self.table[i] = Piece(it.number, it.card, it.by, it.on, it.player, it.n, True)
                self.report(WAS_WOUNDED, it.by, number, it.card, source)

    def discard(self, number: i64, source: Any) -> None:
        """A piece leaves play with all that lies on it; for a warrior that is no kill."""
        self.remove(number, LEFT_PLAY, source)

    def kill(self, number: i64, killer: i64) -> None:
        self.remove(number, WAS_KILLED, int(killer))

    def remove(self, number: i64, how: Word, source: Any) -> None:
        """DOOM-DUEL-46, DOOM-REMOVE-01, -02: each card goes to its owner's discard pile."""
        for piece in [it for it in self.table if it.number == number or it.on == number]:
            self.piles[piece.by].append(piece.card)
            if piece.number == number:
                self.report(how, piece.by, number, piece.card, source)
            else:
                self.report(LEFT_PLAY, piece.by, piece.number, piece.card, source)
        self.table = [it for it in self.table if it.number != number and it.on != number]

    def leave(self, seat: int) -> None:
        """DOOM-LIBOUT-03, DOOM-AMB-68: a player has lost; the last one left wins."""
        for piece in self.table.copy():
            if piece.by == seat and self.piece(piece.number) is not None:
                self.discard(piece.number, None)
        self.circle = [other for other in self.circle if other != seat]
        self.report(LEFT_THE_GAME, seat, 0, None, None)
        if len(self.circle) == 1:
            self.finish(self.circle[0])

    def resign(self, seat: int) -> None:
        """DOOM-AMB-68: as if the countdown was lost.  What is under way is broken off, for the
        seat may have a part in it; a turn goes on with its next step."""
        if seat not in self.circle or not self.stack:
            return
        mine = self.active() == seat
        after = self.from_seat(seat)[1]
        broken = self.break_off()
        self.seat = NOBODY
        self.offered = None
        first = self.stack[0]
        self.leave(seat)
        if not self.stack:
            self.news = []
            return
        if mine:
            del self.stack[1:]
            first.you = after
            first.restart()
        elif broken is None or isinstance(broken.rule, Window):
            self.stack[-1].again()  # whoever is left is asked once more
        self.advance()

    def break_off(self) -> Frame | None:
        """Close windows, plays and duels, and all within; the outermost of them, if any."""
        for depth, f in enumerate(self.stack):
            if (
                isinstance(f.rule, Window)
                or f.rule.ends_if is not None
                or isinstance(f.notes, Played)
            ):
                for inner in self.stack[depth:]:
                    notes = inner.notes
                    if isinstance(notes, Played) and not notes.stays:
                        self.put_away(inner.you, inner.it)
                del self.stack[depth:]
                return f
        return None

    # Triggers

    def due(self, event: Event) -> Sequence[Due]:
        word = event.word
        found: list[Due] = []
        for place, piece in enumerate(self.table):
            for whenever in piece.card.whenevers:
                trigger = whenever.trigger
                if trigger.word is word and trigger.fits(self, piece, event):
                    found.append(Due(self.rank(piece, place), whenever, piece.by, piece))
        return found

    def rank(self, piece: Piece, place: int) -> int:
        """DOOM-SIMUL-01, -02, DOOM-AMB-09: effects on all, as they entered play; of opponents, by
        their next turn; one's own."""
        pieces = len(self.table)
        if piece.on == NOTHING and piece.player == NOTHING and piece.card.kind is not WARRIOR:
            return place
        away = self.from_seat(self.active()).index(int(piece.by))
        return pieces + (away if away else len(self.circle))

    def called(self, due: Due) -> str:
        piece = due.it
        assert isinstance(piece, Piece)
        name = self.name(piece.number)
        return name if len(piece.card.whenevers) == 1 else f"{due.rule.name} of {name}"

    def stands(self, due: Due) -> bool:
        piece = due.it
        assert isinstance(piece, Piece)
        return self.piece(piece.number) is not None


def _by_key(card: Card) -> str:
    return card.key
