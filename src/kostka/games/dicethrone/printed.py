"""Dice Throne, what is printed: dice symbols, tokens, abilities, cards and heroes, as values.

They are made once and shared by all games; nothing in here changes in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from kostka.games.dicethrone.dice import ALIKE, COUNT, SHOWN, STRAIGHT
from kostka.kernel.event import Event
from kostka.kernel.step import Condition, Frame, Named, Rule, Step, Word

if TYPE_CHECKING:
    from kostka.games.dicethrone.state import Battle

from kostka.games.dicethrone.terms import DEFENCE, PASSIVE, ULTIMATE_ABILITY

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

    def __init__(
        self, rule: str, fact: Fact, damage: bool = False, afterwards: bool = False
    ) -> None:
        self.rule = rule
        self.fact = fact
        self.damage = damage  # that there is damage to do something about
        self.afterwards = afterwards  # that the damage of an attack has been dealt


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

    def by_number(self) -> bool:
        """Whether numbers make it, so that a foreign die counts for it as well."""
        return True


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

    def by_number(self) -> bool:
        return False


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
        stuns: bool = False,
        hides: bool = False,
        attempts: int = 0,
        saves: int = 0,
        no_income: bool = False,
        covers: bool = False,
        until_roll_end: bool = False,
        side_of: Token | None = None,
        worth: int = 0,
        conf: str = "public",
    ) -> None:
        super().__init__(key)
        self.conf = conf  # how sure we are of it
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
        self.gags = gags  # no cards in the holder's next roll phase
        self.stuns = stuns  # whoever attacks the holder goes unanswered and attacks once more
        self.hides = hides  # no damage of others' roll phases reaches the holder, nor any defence
        self.attempts = attempts  # so many more in the holder's offensive roll phase
        self.saves = saves  # instead of defeat the holder has so much health; then it is removed
        self.no_income = no_income  # the holder skips an income phase; then it is removed
        self.covers = covers  # it lies on an ability, which cannot be announced
        self.until_roll_end = until_roll_end or gags  # of its holder
        self.out: Rule | None = None  # how a companion is thrown onto somebody's board
        self.back: Rule | None = None  # and how it is retrieved
        self.watched = False  # whether it matters that it was gained this turn
        self.whenevers: tuple[Whenever, ...] = ()
        self.spends: tuple[Spend, ...] = ()
        self.uses: tuple[Spend, ...] = ()  # for its owner, on whosever board it is
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

    def reacts(self, *whenevers: Whenever) -> Token:
        self.whenevers = whenevers
        for i, whenever in enumerate(whenevers, 1):
            whenever.name = f"{self.key} reacts {i}"
        return self

    def travels(self, out: Sequence[Step], back: Sequence[Step]) -> Token:
        self.out = Rule(f"{self.key} is thrown", *out)
        self.back = Rule(f"{self.key} is retrieved", *back)
        return self

    def can_be_spent(self, *spends: Spend) -> Token:
        self.spends = spends
        for spend in spends:
            spend.token = self
            spend.user = self
        return self

    def can_be_used(self, *uses: Spend) -> Token:
        self.uses = uses
        for use in uses:
            use.user = self
        return self

    def rules(self) -> list[Rule]:
        found = [
            rule
            for rule in (
                *(self.at_limit, self.upkeep, self.expires, self.income),
                *(self.out, self.back),
            )
            if rule is not None
        ]
        found += [whenever for whenever in self.whenevers]
        return found + [spend.rule for spend in (*self.spends, *self.uses)]


@final
class Spend(Named):
    """What a token may be given up for, or a passive ability used for, and what that needs."""

    def __init__(
        self,
        key: str,
        *does: Step,
        n: int = 1,
        needs: Sequence[Need] = (),
        once: str = "",
        times: int = 1,
    ) -> None:
        super().__init__(key)
        self.n = n
        self.needs: tuple[Need, ...] = tuple(needs)
        self.once = once  # the rule by which it may be done only so many times per turn
        self.times = times
        self.rule = Rule(key, *does)
        self.token: Token | None = None
        self.user: Token | Ability | None = None  # whose it is


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
        self.by_number = pattern.by_number()
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
        s.turn_notes().used += ((int(f.you), f.rule),)


@final
class Whenever(Rule):
    """Whenever the trigger fits an event, read this block; with `once`, once a turn."""

    def __init__(self, trigger: Trigger, *steps: Step, once: bool = False) -> None:
        super().__init__("", *((Once(), *steps) if once else steps))
        self.trigger = trigger
        self.once = once

    def hears(self, s: Battle, seat: int, event: Event) -> bool:
        return self.trigger.word is event.word and self.trigger.fits(s, seat, event)


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
        self.fitting: list[list[Row]] = [  # by what one's own dice show
            [row for row in rows if row.fits[dice]] for dice in range(len(SHOWN) if rows else 0)
        ]
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
            for use in it.uses:
                use.user = self
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
        self.acting: list[Ability] = [  # passives that act by themselves, at one level or another
            passive
            for passive in self.passives
            if any([level.whenevers for level in passive.levels])
        ]
        heard = [each.trigger.word for token in tokens for each in token.base.whenevers]
        for passive in self.acting:
            heard += [each.trigger.word for level in passive.levels for each in level.whenevers]
        self.heard: list[Word] = list(dict.fromkeys(heard))  # what something of this hero acts upon
        self.has_uses = any([level.uses for passive in self.passives for level in passive.levels])
        self.uses: list[Spend] = [use for token in tokens for use in token.uses]
        needs = [need for card in self.deck for need in card.needs]
        needs += [need for token in tokens for spend in token.spends for need in spend.needs]
        self.afterwards = any([need.afterwards for need in needs])  # it acts after the damage
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
    """A way to play: who is with whom, in which order, with how much health, who is attacked.

    Seats are numbered clockwise round the table.
    """

    def __init__(
        self,
        key: str,
        sides: Sequence[int],
        order: Sequence[int],
        health: int,
        *,
        called: str = "",
        rolls: bool = False,
        crowns: bool = False,
    ) -> None:
        super().__init__(key)
        self.called = called or key  # modes of several sizes share a name
        self.sides: tuple[int, ...] = tuple(sides)
        self.order: tuple[int, ...] = tuple(order)  # of play
        self.order_from: list[tuple[int, ...]] = [()] * len(self.order)  # by the first seat
        for at, seat in enumerate(self.order):
            self.order_from[seat] = (*self.order[at:], *self.order[:at])
        self.health = health
        self.rolls = rolls  # a die finds the target: THR-TGT-05
        self.crowns = crowns  # attacking a king is worth a card: THR-KOTH-06
        self.teams = len(set(self.sides)) < len(self.sides)
