"""Dice Throne, the table: heroes with their boards and cards, and the changes that can befall them.

Tokens on a board are a flat list of shared `Token`s, one for each token; hands, decks and piles are
lists of shared `Card`s.  A deck has no order until somebody looks: chance says what is drawn.
Each change is one function that makes it and reports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kostka.games.dicethrone.dice import ALIKE, COUNT, SHOWN, STRAIGHT
from kostka.kernel.chance import Luck
from kostka.kernel.event import Due, Event
from kostka.kernel.state import State
from kostka.kernel.step import NOBODY, Condition, Frame, Named, Notes, Rule, Step, Word

MAX_CP: Final = 15  # THR-CP-02
HAND_LIMIT: Final = 6  # THR-CARD-05
ATTEMPTS: Final = 3  # THR-OFF-01
OVER_START: Final = 10  # THR-HEALTH-03
TURN_LIMIT: Final = 500  # technical, no rule of the game: THR-AMB-89
SPOILT: Final = 1  # in the frame of a spent token: it was removed before it could take effect
REST: Final = 0  # waits for the target: the rest of a rule
LINE: Final = 1  # waits for the target: a single line
AFTER: Final = 2  # waits for the damage: the rest of a rule
TARGET: Final = -1  # in a ledger: whoever turns out to be the target of the attack
NOT_DODGED: Final = (NOBODY, 0)

UNDECIDED: Final = -1
DRAWN: Final = -2
TECHNICAL: Final = -3  # a draw by the technical limit

# --- Damage: THR-DMG-15 -------------------------------------------------------------------------


@final
class Kind(Named):
    """A type of damage and its four attributes."""

    def __init__(
        self, key: str, defendable: bool, avoidable: bool, modifiable: bool, special: bool
    ) -> None:
        super().__init__(key)
        self.defendable = defendable
        self.avoidable = avoidable
        self.modifiable = modifiable
        self.special = special  # the text itself names who receives it


NORMAL: Final = Kind("normal", True, True, True, False)
UNDEFENDABLE: Final = Kind("undefendable", False, True, True, False)
PURE: Final = Kind("pure", False, True, False, False)
COLLATERAL: Final = Kind("collateral", False, True, False, True)
ULTIMATE: Final = Kind("ultimate", False, False, True, False)
RETURNED: Final = Kind("returned", False, True, False, False)  # of a defence or a token: THR-AMB-24
KINDS: Final = (NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE)

# --- What happens -------------------------------------------------------------------------------

TURN_BEGAN: Final = Word("turn-began")
PHASE_BEGAN: Final = Word("phase-began")
UPKEEP_BEGAN: Final = Word("upkeep-began", heeded=True)
DIE_FOR_START: Final = Word("die-for-start")
DICE_ROLLED: Final = Word("dice-rolled")
DIE_TURNED: Final = Word("die-turned")
ANNOUNCED: Final = Word("announced")
ACTIVATED: Final = Word("activated")
TARGETED: Final = Word("targeted")
DEFENDS: Final = Word("defends")
ENTERED: Final = Word("ledger-entry")
DAMAGED: Final = Word("damaged", heeded=True)
HEALED: Final = Word("healed")
DEFEATED: Final = Word("defeated")
CP_CHANGED: Final = Word("cp-changed")
DREW: Final = Word("drew")
LOOKED: Final = Word("looked")
SHOWED: Final = Word("showed")
RESHUFFLED: Final = Word("reshuffled")
CARD_PLAYED: Final = Word("card-played")
CARD_SOLD: Final = Word("card-sold")
CARD_DISCARDED: Final = Word("card-discarded")
CARD_SEARCHED: Final = Word("card-searched")
UPGRADED: Final = Word("upgraded", heeded=True)
TOKEN_SPENT: Final = Word("token-spent")
TOKEN_GAINED: Final = Word("token-gained", heeded=True)
TOKEN_LOST: Final = Word("token-lost")
TOKEN_FLIPPED: Final = Word("token-flipped")
TOKEN_MOVED: Final = Word("token-moved", heeded=True)
GAME_ENDED: Final = Word("game-ended")
EVENTS: Final = (
    *(
        TURN_BEGAN,
        PHASE_BEGAN,
        UPKEEP_BEGAN,
        DIE_FOR_START,
        DICE_ROLLED,
        DIE_TURNED,
        ANNOUNCED,
        ACTIVATED,
    ),
    *(TARGETED, DEFENDS, ENTERED, DAMAGED, HEALED, DEFEATED, CP_CHANGED, DREW, LOOKED, SHOWED),
    *(
        RESHUFFLED,
        CARD_PLAYED,
        CARD_SOLD,
        CARD_DISCARDED,
        CARD_SEARCHED,
        UPGRADED,
        TOKEN_SPENT,
        TOKEN_GAINED,
    ),
    *(TOKEN_LOST, TOKEN_FLIPPED, TOKEN_MOVED, GAME_ENDED),
)

UPKEEP: Final = Word("upkeep")
INCOME: Final = Word("income")
MAIN_1: Final = Word("main-1")
OFFENSIVE: Final = Word("offensive")
TARGETING: Final = Word("targeting")
DEFENSIVE: Final = Word("defensive")
MAIN_2: Final = Word("main-2")
DISCARD: Final = Word("discard")
PHASES: Final = (UPKEEP, INCOME, MAIN_1, OFFENSIVE, TARGETING, DEFENSIVE, MAIN_2, DISCARD)

SIDE_ROLL: Final = Word("side-roll")  # dice that are no roll attempt: THR-ROLL-04

# --- Amounts, facts and needs -------------------------------------------------------------------


class Amount:
    """A number that is only known when it is needed."""

    def of(self, s: Battle, seat: int) -> int:
        raise NotImplementedError


class Fact(Condition):
    """A statement about a player, as a condition about "you"."""

    def holds(self, s: Battle, f: Frame) -> bool:
        return self.true(s, f.you)

    def true(self, s: Battle, seat: int) -> bool:
        raise NotImplementedError


@final
class Need:
    """What must be true to play a card or spend a token, and the rule that says so."""

    def __init__(self, rule: str, fact: Fact, damage: bool = False) -> None:
        self.rule = rule
        self.fact = fact
        self.damage = damage  # that there is damage to do something about


class Trigger:
    """When a passive ability acts by itself: about the event and the seat whose passive it is."""

    def __init__(self, word: Word) -> None:
        self.word = word  # the kind of event it looks at

    def fits(self, s: Battle, seat: int, event: Event) -> bool:
        raise NotImplementedError


class Pattern:
    """What the dice must show."""

    def table(self) -> list[bool]:
        """For each multiset of dice, whether it shows that."""
        raise NotImplementedError


@final
class Symbol(Named):
    """A symbol on a hero's dice; `counts` says for each roll how many dice show it."""

    def __init__(self, key: str, *faces: int) -> None:
        super().__init__(key)
        self.faces = faces
        self.counts: list[int] = [
            sum([COUNT[face][place] for face in faces]) for place in range(len(SHOWN))
        ]


@final
class Shows(Pattern):
    """So many dice of each symbol."""

    def __init__(self, *needs: tuple[int, Symbol]) -> None:
        self.needs = needs

    def table(self) -> list[bool]:
        return [
            all([symbol.counts[place] >= n for n, symbol in self.needs])
            for place in range(len(SHOWN))
        ]


@final
class Straight(Pattern):
    """So many numbers in a row: THR-REQ-03, THR-REQ-04."""

    def __init__(self, n: int) -> None:
        self.n = n

    def table(self) -> list[bool]:
        return [longest >= self.n for longest in STRAIGHT]


@final
class OfAKind(Pattern):
    """The same number, not the same symbol, on so many dice: THR-REQ-05."""

    def __init__(self, n: int) -> None:
        self.n = n

    def table(self) -> list[bool]:
        return [most >= self.n for most in ALIKE]


# --- Tokens, abilities, cards, heroes: values ---------------------------------------------------

POSITIVE: Final = Word("positive")
NEGATIVE: Final = Word("negative")
UNIQUE: Final = Word("unique")
COMPANION: Final = Word("companion")

MAIN: Final = Word("main")
ROLL: Final = Word("roll")
INSTANT: Final = Word("instant")
UPGRADE: Final = Word("upgrade")
SPELL: Final = Word("spell")  # of a side deck: prepared, then cast

OFFENCE: Final = Word("offence")
DEFENCE: Final = Word("defence")
PASSIVE: Final = Word("passive")
ULTIMATE_ABILITY: Final = Word("ultimate-ability")


@final
class Token(Named):
    """A status effect as its leaflet has it; one side of it, if it has two."""

    def __init__(
        self,
        key: str,
        status: Word,
        limit: int,
        *,
        removable: bool = True,
        transferable: bool = True,
        upkeep: Sequence[Step] = (),
        expires: Sequence[Step] = (),
        gags: bool = False,
        side_of: Token | None = None,
        worth: int = 0,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.limit = limit
        self.removable = removable
        self.transferable = transferable
        self.worth = worth  # to its holder, in hundredths of a health point: ours, for bots
        self.bonus: Amount | None = None  # to every attack of its holder
        self.at_limit: Rule | None = None  # read the moment its holder has as many as may be
        self.upkeep: Rule | None = Rule(f"{key} in upkeep", *upkeep) if upkeep else None
        self.expires: Rule | None = Rule(f"{key} expires", *expires) if expires else None
        self.income: Rule | None = None  # how cards are drawn at income while it is held
        self.gags = gags  # no cards in the holder's next roll phase, at whose end it is removed
        self.spends: tuple[Spend, ...] = ()
        self.base: Token = self if side_of is None else side_of
        self.late: Token | None = None  # the side it advances to
        if side_of is not None:
            side_of.late = self

    def gives(self, bonus: Amount) -> Token:
        self.bonus = bonus
        return self

    def bursts(self, *does: Step) -> Token:
        self.at_limit = Rule(f"{self.key} at its limit", *does)
        return self

    def at_income(self, *does: Step) -> Token:
        self.income = Rule(f"{self.key} at income", *does)
        return self

    def can_be_spent(self, *spends: Spend) -> Token:
        self.spends = spends
        for spend in spends:
            spend.token = self
        return self

    def rules(self) -> list[Rule]:
        found = [
            rule
            for rule in (self.at_limit, self.upkeep, self.expires, self.income)
            if rule is not None
        ]
        return found + [spend.rule for spend in self.spends]


@final
class Spend(Named):
    """What a token may be given up for, or a passive ability used for, and what that needs."""

    def __init__(
        self, key: str, *does: Step, n: int = 1, needs: Sequence[Need] = (), once: str = ""
    ) -> None:
        super().__init__(key)
        self.n = n
        self.needs: tuple[Need, ...] = tuple(needs)
        self.once = once  # the rule by which it may be done only once per turn
        self.rule = Rule(key, *does)
        self.token: Token | None = None


@final
class Row(Named):
    """One line of an offensive ability: what the dice must show and what it does."""

    def __init__(self, pattern: Pattern, *does: Step, called: str = "", conf: str = "") -> None:
        super().__init__(called)
        self.called = called  # a name of its own, if it has one
        self.conf = conf
        self.pattern = pattern
        self.does: tuple[Step, ...] = does
        self.fits: list[bool] = pattern.table()
        self.rule = Rule("", *does)
        self.ultimate = False
        self.number = 0  # among the rows of its level, or 0 if it is the only one
        self.ability: Ability | None = None

    def written(self) -> str:
        """As it is announced."""
        ability = self.ability
        name = self.called or ("" if ability is None else ability.key)
        return f"{name} {self.number}" if self.number else name


class Passive:
    """Something that a passive ability means."""


@final
class Once(Step):
    """This was the one time this turn."""

    def run(self, s: Battle, f: Frame) -> None:
        s.turn_notes().used += (f.rule,)


@final
class Whenever(Rule):
    """Whenever the trigger fits an event, read this block; with `once`, once a turn."""

    def __init__(self, trigger: Trigger, *steps: Step, once: bool = False) -> None:
        super().__init__("", *((Once(), *steps) if once else steps))
        self.trigger = trigger
        self.once = once


@final
class Standing(Passive):
    """So much more damage with each of your attacks, for as long as it holds."""

    def __init__(self, bonus: Amount) -> None:
        self.bonus = bonus


@final
class UpgradesInRollPhase(Passive):
    """THR-BW-17: upgrades may be played in a roll phase, before an ability is activated."""


@final
class Level:
    """What an ability says at one level; `conf` tells how sure we are of it."""

    def __init__(
        self,
        *rows: Row,
        conf: str,
        also: Sequence[Step] = (),
        dice: int = 0,
        does: Sequence[Step] = (),
        passive: Sequence[Passive | Whenever] = (),
        on_play: Sequence[Step] = (),
        uses: Sequence[Spend] = (),
    ) -> None:
        self.rows: tuple[Row, ...] = rows
        self.conf = conf
        self.also: tuple[Step, ...] = tuple(also)  # read after whichever row was activated
        self.dice = dice  # of a defence roll
        self.does: tuple[Step, ...] = tuple(does)
        self.passive: tuple[Passive | Whenever, ...] = tuple(passive)
        self.on_play: tuple[Step, ...] = tuple(on_play)
        self.uses: tuple[Spend, ...] = tuple(uses)  # what it may be used for in any window
        self.rule = Rule("", *does)
        self.played = Rule("", *on_play)
        self.whenevers: list[Whenever] = [each for each in passive if isinstance(each, Whenever)]
        self.standing: list[Standing] = [each for each in passive if isinstance(each, Standing)]
        self.in_roll_phase = any([isinstance(each, UpgradesInRollPhase) for each in passive])


@final
class Ability(Named):
    """A space on a hero's board, with its levels."""

    def __init__(self, key: str, kind: Word, *levels: Level) -> None:
        super().__init__(key)
        self.kind = kind
        self.levels: tuple[Level, ...] = levels
        self.place = -1  # on the board
        for level, it in enumerate(levels, 1):
            it.rule.name = f"{key} {level}"
            it.played.name = f"{key} {level} is played"
            for i, whenever in enumerate(it.whenevers, 1):
                whenever.name = f"{key} {level} passive {i}"
            named: dict[str, list[Row]] = {}
            for row in it.rows:
                named.setdefault(row.called, []).append(row)
            for called, rows in named.items():
                for number, row in enumerate(rows, 1):
                    row.number = number if len(rows) > 1 else 0
                    row.key = f"{called or key}/{level}" + (f"/{number}" if row.number else "")
                    row.rule = Rule(row.key, *row.does, *it.also)
                    row.ability = self
                    row.ultimate = kind is ULTIMATE_ABILITY

    def rules(self) -> list[Rule]:
        found: list[Rule] = []
        for level in self.levels:
            found += [row.rule for row in level.rows] + [each for each in level.whenevers]
            found += [use.rule for use in level.uses]
            found += [rule for rule in (level.rule, level.played) if rule.steps]
        return found


@final
class Sale(Named):
    """Selling a card: an option of its own beside playing it."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"sell {card.key}")
        self.card = card


@final
class Card(Named):
    """A card: its type, its price, when it may be played, what it does."""

    def __init__(
        self,
        key: str,
        kind: Word,
        cost: int,
        *does: Step,
        aim: Sequence[Step] = (),
        needs: Sequence[Need] = (),
        modifier: bool = False,
        upgrades: Ability | None = None,
        level: int = 0,
        conf: str = "public",
    ) -> None:
        super().__init__(key)
        self.kind = kind
        self.cost = cost
        self.does: tuple[Step, ...] = does
        self.rule = Rule(key, *does)
        self.aim: Rule | None = Rule(f"{key} aims", *aim) if aim else None
        self.needs: tuple[Need, ...] = tuple(needs)
        self.modifier = modifier  # of an attack: THR-MOD-06
        self.upgrades = upgrades
        self.level = level
        self.conf = conf
        self.index = -1  # its place in the hero's deck list
        self.sale = Sale(self)

    def rules(self) -> list[Rule]:
        if self.upgrades is not None:
            return []
        return [self.rule] if self.aim is None else [self.rule, self.aim]


@final
class Hero(Named):
    """A hero: dice, board, leaflet and deck."""

    def __init__(
        self,
        key: str,
        complexity: int,
        faces: Sequence[Symbol],
        abilities: Sequence[Ability],
        tokens: Sequence[Token],
        cards: Sequence[Card],
        common: Sequence[Card],
        setup: Sequence[Step] = (),
        spells: Sequence[Card] = (),
    ) -> None:
        super().__init__(key)
        if not 1 <= complexity <= 6:
            raise ValueError(f"{key}: complexity {complexity} is not 1 to 6 (THR-LEAF-03)")
        self.complexity = complexity
        self.faces: tuple[Symbol, ...] = tuple(faces)
        self.symbols: list[Symbol] = list(dict.fromkeys(faces))
        self.abilities: tuple[Ability, ...] = tuple(abilities)
        self.tokens: tuple[Token, ...] = tuple(tokens)
        self.cards: tuple[Card, ...] = tuple(cards)
        self.deck: tuple[Card, ...] = (*common, *cards)
        self.spells: tuple[Card, ...] = tuple(spells)
        self.setup = Rule(f"{key} set-up", *setup)
        self.offences: list[Ability] = []
        self.defences: list[Ability] = []
        self.passives: list[Ability] = []
        for place, ability in enumerate(abilities):
            ability.place = place
            if ability.kind is DEFENCE:
                self.defences.append(ability)
            elif ability.kind is PASSIVE:
                self.passives.append(ability)
            else:
                self.offences.append(ability)
        for index, card in enumerate((*self.deck, *self.spells)):
            if card.index not in (-1, index):
                raise ValueError(f"{card.key} has two places")
            card.index = index

    def rules(self) -> list[Rule]:
        found = [self.setup] if self.setup.steps else []
        for ability in self.abilities:
            found += ability.rules()
        for token in self.tokens:
            found += token.rules()
        for card in (*self.cards, *self.spells):
            found += card.rules()
        return found


@final
class Mode(Named):
    """A way to play: who is with whom, and with how much health."""

    def __init__(self, key: str, sides: Sequence[int], order: Sequence[int], health: int) -> None:
        super().__init__(key)
        self.sides: tuple[int, ...] = tuple(sides)
        self.order: tuple[int, ...] = tuple(order)  # of play
        self.order_from: dict[int, tuple[int, ...]] = {
            seat: (*self.order[at:], *self.order[:at]) for at, seat in enumerate(self.order)
        }
        self.health = health


# --- Notes --------------------------------------------------------------------------------------

DEALT: Final = Word("dealt")
ADDED: Final = Word("added")
PREVENTED: Final = Word("prevented")
HALVED: Final = Word("halved")
IGNORED: Final = Word("ignored")
HEALS: Final = Word("heals")
HOWS: Final = (DEALT, ADDED, PREVENTED, HALVED, IGNORED, HEALS)


@final
class Entry:
    """A line of the damage ledger: from what, to whom, in which way, how much, of which type."""

    __slots__ = ("how", "kind", "n", "source", "to")

    def __init__(self, source: Named, to: i64, how: Word, n: i64, kind: Kind) -> None:
        self.source = source
        self.to: i64 = to
        self.how = how
        self.n: i64 = n
        self.kind = kind


class Incoming(Notes):
    """Damage, prevention and healing that wait to be applied together."""

    def __init__(
        self, entries: tuple[Entry, ...] = (), dodged: tuple[int, int] = NOT_DODGED
    ) -> None:
        self.entries = entries
        self.dodged = dodged  # who last spent a token to avoid this damage, and what its die showed

    def copy(self) -> Incoming:
        return Incoming(self.entries, self.dodged)

    def whom(self, entry: Entry) -> i64:
        return entry.to

    def threatens(self, seat: i64) -> bool:
        """Whether there is damage waiting for this seat that something can still be done about."""
        for entry in self.entries:
            if entry.how is DEALT and entry.kind.avoidable and self.whom(entry) == seat:
                return True
        return False


@final
class RollPhase(Incoming):
    """What is noted down during the three roll phases of one turn."""

    def __init__(
        self,
        entries: tuple[Entry, ...] = (),
        attacker: int = 0,
        attempts: int = 0,
        allowed: int = ATTEMPTS,
        announced: Row | None = None,
        altered: bool = False,
        activated: Row | None = None,
        target: int = TARGET,
        kind: Kind | None = None,
        later: tuple[tuple[Rule, int, int], ...] = (),
        dodged: tuple[int, int] = NOT_DODGED,
    ) -> None:
        super().__init__(entries, dodged)
        self.attacker: i64 = attacker
        self.attempts: i64 = attempts
        self.allowed: i64 = allowed
        self.announced = announced
        self.altered = altered  # since the announcement
        self.activated = activated
        self.target: i64 = target
        self.kind = kind  # of the attack's damage; None: it is no attack
        self.later = later  # what waits for the target or the damage: rule, line, which of these

    def copy(self) -> RollPhase:
        return RollPhase(
            self.entries,
            self.attacker,
            self.attempts,
            self.allowed,
            self.announced,
            self.altered,
            self.activated,
            self.target,
            self.kind,
            self.later,
            self.dodged,
        )

    def whom(self, entry: Entry) -> i64:
        return self.target if entry.to == TARGET else entry.to


@final
class Roll(Notes):
    """Dice that lie on the table and count: whose, what they show, what they were rolled for."""

    def __init__(self, seat: int, dice: int, purpose: Word) -> None:
        self.seat: i64 = seat
        self.dice: i64 = dice
        self.purpose = purpose

    def copy(self) -> Roll:
        return Roll(self.seat, self.dice, self.purpose)


@final
class Turn(Notes):
    """What is noted down during one turn."""

    def __init__(
        self,
        phase: Word = UPKEEP,
        used: tuple[Any, ...] = (),
        upgrades: int = 0,
    ) -> None:
        self.phase = phase
        self.used = used  # what may be done only once a turn and was done
        self.upgrades: i64 = upgrades  # played this turn

    def copy(self) -> Turn:
        return Turn(self.phase, self.used, self.upgrades)


@final
class Aim(Notes):
    """What a card is aimed at, or what was chosen on the way."""

    def __init__(
        self,
        whom: int = NOBODY,
        token: Token | None = None,
        to: int = NOBODY,
        cards: tuple[Card, ...] = (),
        closed: bool = False,
    ) -> None:
        self.whom: i64 = whom
        self.token = token
        self.to: i64 = to
        self.cards = cards
        self.closed = closed  # an instant, a roll card, a spent token: nothing interrupts it

    def copy(self) -> Aim:
        return Aim(self.whom, self.token, self.to, self.cards, self.closed)


@final
class Start(Notes):
    """The rolls for the start player."""

    def __init__(self, contenders: tuple[int, ...], rolls: tuple[int, ...] = ()) -> None:
        self.contenders = contenders
        self.rolls = rolls

    def copy(self) -> Start:
        return Start(self.contenders, self.rolls)


@final
class Shown:
    """A card in somebody's hand that others have seen; one bit for each of them."""

    __slots__ = ("card", "owner", "seers")

    def __init__(self, owner: i64, card: Card, seers: i64) -> None:
        self.owner: i64 = owner
        self.card = card
        self.seers: i64 = seers


# --- The table ----------------------------------------------------------------------------------


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
