"""Doomtrooper, what a card is made of: when and on what it is played, what it does and what it can.

Everything here is a value made once; the table holds pieces, which are cards in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from kostka.games.doomtrooper.roles import roles_of
from kostka.games.doomtrooper.sorts import (
    Aloof,
    Barring,
    Effect,
    Excluding,
    Frail,
    Granting,
    Hampering,
    Hastening,
    Hushing,
    Identity,
    Leading,
    Lending,
    Muting,
    Objecting,
    Opening,
    Rare,
    Reaching,
    Renouncing,
    Returning,
    Ruling,
    Salvaging,
    Untouched,
    Warding,
)
from kostka.games.doomtrooper.terms import (
    ATTACK_ACTION,
    CULTIST,
    DARK_LEGION,
    FREELANCER,
    GENERAL,
    KI,
    KOHORT,
    NON_ATTACK,
    NOTHING,
    OUTPOST,
    SQUAD,
    TRIBES,
    UNIQUE,
    WARRIOR,
    WARZONE,
)
from kostka.kernel.event import Event
from kostka.kernel.step import NOBODY, Condition, Frame, Named, Rule, Step, Word


class Trigger:
    """When a card in play acts by itself: about the event and the piece."""

    def __init__(self, word: Word, *also: Word) -> None:
        self.word = word  # the kind of event it looks at
        self.also: tuple[Word, ...] = also  # and others
        self.posthumous = False  # also of what has fallen by this very event
        self.last = False  # after all else that falls due

    def fits(self, s: Any, piece: Any, event: Event) -> bool:
        raise NotImplementedError

    def bears(self, s: Any, piece: Any, event: Event) -> Any:
        """The piece that is "it": as a rule, the one that acts."""
        return piece


@final
class Whenever(Rule):
    """Whenever the trigger fits, read this block; "you" control the card, "it" is the piece."""

    def __init__(self, trigger: Trigger, *steps: Step) -> None:
        super().__init__("", *steps)
        self.trigger = trigger
        self.book: i64 = 0  # the giving step it belongs to
        self.binds = False  # of a warrior: a restriction, which he never forgets


class Gives(Step):
    """A step by which a card starts to give something that lasts.

    `place` is its place among the steps of its card that give something; a piece remembers it.
    """

    def __init__(self, *gives: Effect | Whenever | Ability) -> None:
        self.gives: tuple[Effect | Whenever | Ability, ...] = gives
        self.place: i64 = 0
        self.keeps = False  # by it the card stays on what it was played on
        self.briefly = False  # until the duel ends

    def parts(self) -> Sequence[Rule]:
        found: list[Rule] = []
        for each in self.gives:
            if isinstance(each, Whenever):
                found.append(each)
            elif isinstance(each, Ability):
                found.append(each.rule)
        return found


class Deed(Step):
    """A step by which a card does something to others; whether it wounds is known beforehand."""

    def wounds(self) -> bool:
        return False


class Removal(Step):
    """A step by which the target leaves play, or even the game."""

    def forever(self) -> bool:
        return False


MOMENTS: Final[list[Named]] = []  # all there are


@final
class Moment(Named):
    """When a card may be played, and the rule that says no at other times."""

    def __init__(
        self,
        key: str,
        rule: str,
        needs: Fact | None = None,
        acts: bool = False,
        duelling: bool = False,
        copies: bool = False,
    ) -> None:
        super().__init__(key)
        self.copies = copies  # when the card it stands for may be
        self.duelling = duelling  # it is for combat cards: DOOM-ART-11
        self.rule = rule
        self.needs = needs
        self.acts = acts  # it takes actions
        self.bit: i64 = 1 << len(MOMENTS)  # its place in a set of moments
        MOMENTS.append(self)


class Target:
    """What a card is played on; the rule says what there has to be."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.such: Any = None  # a description of the warriors it may lie on, if it is one
        self.caster = False  # only the caster himself: a personal combat spell
        self.builds = False  # what is played on it belongs to it and is not in store there
        self.arrivals = False  # whoever has just come into play, or been paid for
        self.still = False  # outside duels the table alone says what there is, or else somebody's
        # destiny points, and then that is noted in the survey: `affords`

    def all(self, s: Any, seat: int, play: Playable, source: int) -> Sequence[int]:
        """Those it may be played on; `source` is the piece whose ability it is, or NOTHING."""
        return [it for it in self.near(s, seat) if not self.forbids(s, seat, play, source, it)]

    def near(self, s: Any, seat: int) -> Sequence[int]:
        """All one could think of."""
        raise NotImplementedError

    def forbids(self, s: Any, seat: int, play: Playable, source: int, on: int) -> str:
        return ""

    def none(self, s: Any, seat: int, play: Playable, source: int) -> str:
        """Why there is nothing it may be played on, or ""."""
        first = ""
        for it in self.near(s, seat):
            rule = self.forbids(s, seat, play, source, it)
            if not rule:
                return ""
            first = first or rule
        return first or self.rule

    def useful(self, s: Any, seat: int, on: int) -> int:
        """How many times it can be bought at most for this one to be of use; 0: any number."""
        return 0

    def concerns(self, s: Any, on: int) -> int:
        """The player it concerns, who may react first: DOOM-REACT-09."""
        return NOBODY

    def named(self, s: Any, on: int) -> Card | None:
        """The card it is played on, if it is a card."""
        return None

    def write(self, s: Any, on: int) -> str:
        return str(on)

    def verb(self, s: Any, on: int) -> str:
        """How it is said that it is played on this one."""
        return "on"

    def stands_for(self, s: Any, on: int) -> Any:
        """The thing behind the number: a piece, a player, an area; None where none is named."""
        return None


class Fact(Condition):
    """A statement about a player, as a condition about "you"."""

    def holds(self, s: Any, f: Frame) -> bool:
        return self.true(s, f.you)

    def true(self, s: Any, seat: int) -> bool:
        raise NotImplementedError


@final
class Need:
    """What must be true to play a card, and the rule that says so."""

    def __init__(self, rule: str, fact: Fact) -> None:
        self.rule = rule
        self.fact = fact


class Playable(Named):
    """What can be played: a card from the hand, or the ability of a card in play."""

    def __init__(
        self,
        key: str,
        when: Moment,
        on: Target,
        does: Sequence[Step],
        actions: int,
        attack: bool,
        cost: int,
        per: int,
        most: int,
        needs: Sequence[Need],
    ) -> None:
        super().__init__(key)
        self.when = when
        self.on = on
        self.does: tuple[Step, ...] = tuple(does)
        self.actions: i64 = actions  # what it costs when it is played as an action
        self.taken: Word = ATTACK_ACTION if attack else NON_ATTACK  # the kind of these actions
        self.cost: i64 = cost  # in destiny points
        self.per: i64 = per  # the price of each time its effect is bought, or 0
        self.most: i64 = most  # how many times at most, unless 0
        self.needs: tuple[Need, ...] = tuple(needs)
        self.by_value: i64 = 0  # it also costs so many times the value of whom it is played on
        self.first_free = False
        self.rule = Rule(key, *does)


@final
class Ability(Playable):
    """What the controller of a card in play may do with it; "it" is the piece."""

    def __init__(
        self,
        name: str,
        when: Moment,
        on: Target,
        *does: Step,
        actions: int = 1,
        attack: bool = False,
        cost: int = 0,
        per: int = 0,
        most: int = 0,
        needs: Sequence[Need] = (),
        spends: Word | None = None,
        once: Word | None = None,
        often: int = 0,
        bearer: bool = False,
        any_kind: bool = False,
        upright: bool = False,
        healthy: bool = False,
        hurt: bool = False,
        by_value: int = 0,
        anyones: bool = False,
        inside: bool = False,
    ) -> None:
        super().__init__(name, when, on, does, actions, attack, cost, per, most, needs)
        self.name = name
        self.spends = spends  # what becomes of the card that is used
        self.once = once  # a turn, a duel or a game
        self.often: i64 = often  # so many times in a turn at most, unless 0
        self.upright = upright  # only while its warrior is not in cover
        self.healthy = healthy  # only while he is not wounded
        self.hurt = hurt  # only while he is
        self.inside = inside  # only while he is inside the vehicle
        self.by_value = by_value
        self.bearer = bearer  # the player of the warrior who bears it may use it, not its own
        self.anyones = anyones  # any player may use it
        self.any_kind = any_kind  # also attack actions may pay for it
        self.lends = False  # of a warrior: by it he gives others something


@final
class Card(Playable):
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
        attack: bool = False,
        cost: int = 0,
        per: int = 0,
        most: int = 0,
        needs: Sequence[Need] = (),
        annihilated: bool = False,
        kinds: Sequence[Word] = (),
        aspect: Word | None = None,
        area: Word | None = None,
        printed: Sequence[int] = (),
        personality: bool = False,
        casts: Sequence[Word] = (),
        weapon: Word | None = None,
        gift: Word | None = None,
        follows: Word | None = None,
        several: bool = False,
        saves: bool = False,
        by_value: int = 0,
        single: bool = False,
        close: bool = False,
        beside: Word | None = None,
        unanswered: bool = False,
        anyones: bool = False,
        first_free: bool = False,
        harmful: bool = False,
    ) -> None:
        super().__init__(key, when, on, does, actions, attack, cost, per, most, needs)
        self.unanswered = unanswered  # no other card has any power over it
        self.kind = kind
        self.affiliation = affiliation
        self.annihilated = annihilated  # after use it leaves the game
        self.kinds: tuple[Word, ...] = tuple(kinds)  # what it counts as
        self.aspect = aspect  # of the Art
        self.area = area  # where a warrior is deployed or a Warzone is laid, if not as usual
        self.printed: tuple[int, ...] = tuple(printed)  # a warrior's four values
        self.personality = personality
        self.casts: tuple[Word, ...] = tuple(casts)  # the aspects a warrior may cast
        self.weapon = weapon  # which label, if it is a weapon
        self.gift = gift  # of which Apostle, or of the Dark Symmetry, if it is one
        self.follows = follows  # the Apostle whose follower a warrior is
        self.several = several  # a player may have several copies in play
        self.saves = saves  # it saves a warrior or cancels a wound: DOOM-DUEL-42
        self.single = single  # a warrior has only one of it
        self.close = close  # a shooting weapon that is used in fights only
        self.beside = beside  # a second affiliation printed on it
        self.by_value = by_value
        self.anyones = anyones  # whichever Apostle he follows, a gift may be given to him
        self.first_free = first_free  # the first time its effect is bought costs nothing
        self.bare: i64 = -1  # of a warrior, the book that has his restrictions only
        self.harmful = harmful  # a spell against its target, though it gives nothing
        self.books: list[tuple[Effect, ...]] = []  # what each of its giving steps gives
        self.whenevers: list[Whenever] = []
        self.abilities: list[Ability] = []
        self.changes = False  # whether it changes what its bearer is
        self.reaches = False  # whether it has an effect on others
        self.leads = False  # whether warriors attack by it with any action
        self.lends = False  # whether cards are played by it without an action
        self.hastes = False  # whether it has to do with who strikes first
        self.renounces = False  # whether some cards lie on it in vain
        self.rare = False  # whether one of its effects is
        self.excludes = False  # whether others are not added to an area by it
        self.mutes = False  # whether its bearer's card says less by it
        self.forgetful: i64 = 0  # of a warrior: the book of what he never forgets
        self.lonely: i64 = 0  # and the book without what he gives to others
        self.shared: tuple[Effect, ...] = ()  # and what others have who are given his abilities
        self.hushes = False  # whether cards cannot be played in a duel by it
        self.salvages = False  # whether it has to do with where cards go that leave play
        self.governs = False  # whether it changes a rule for a player or for all
        self.hampers = False  # whether it has to do with the weapons or blows of one duel
        self.bars = False  # whether it keeps players from playing cards
        self.grants = False  # whether somebody may be given more by it
        self.opens = False  # whether others play with open hands by it
        self.wards: list[Word] = []  # what somebody is immune to by it
        self.warding: list[Effect] = []  # and by which of its effects
        self.tied = self._is_tied(on)  # whether its bearer may be unable to use it
        self._read(does)
        # Whether it becomes an attachment; what else it gives is then by its abilities.
        self.stays = any(isinstance(step, Gives) and step.keeps for step in does)
        self.effects: tuple[Effect, ...] = self.books[0] if self.books else ()
        self.returns = any(isinstance(effect, Returning) for effect in self.effects)
        self.frail = any(isinstance(effect, Frail) for effect in self.effects)
        self.objects = any(isinstance(step, Objecting) for step in does)
        self.aloof = any(isinstance(effect, Aloof) for effect in self.effects)
        self.untouched = any(isinstance(effect, Untouched) for effect in self.effects)
        # whether he has the affiliation that his card shows and no other, unless it is changed
        self.settled = not self.counts_as(FREELANCER) and not self.counts_as(CULTIST)
        self.unique = (kind is WARRIOR and personality) or kind in UNIQUE  # one copy in play
        self.roles: i64 = roles_of(self, self.kind is WARRIOR, self.kind is WARZONE)

    def counts_as(self, kind: Word | None) -> bool:
        """As it is printed."""
        for each in self.kinds:
            if each is kind:
                return True
        return False

    def _read(self, steps: Sequence[Step]) -> None:
        """Find whatever it gives, also by its abilities, and name it."""
        for step in steps:
            if isinstance(step, Gives):
                step.place = len(self.books)
                self.books.append(tuple([it for it in step.gives if isinstance(it, Effect)]))
                for effect in self.books[-1]:
                    kinds = wards(effect)
                    if kinds:
                        self.wards += kinds
                        self.warding.append(effect)
                    self.leads = self.leads or isinstance(effect, Leading)
                    self.lends = self.lends or isinstance(effect, Lending)
                    self.renounces = self.renounces or isinstance(effect, Renouncing)
                    self.excludes = self.excludes or isinstance(effect, Excluding)
                    self.salvages = self.salvages or isinstance(effect, Salvaging)
                    self.governs = self.governs or isinstance(effect, Ruling)
                    self.hampers = self.hampers or isinstance(effect, Hampering)
                    self.hushes = self.hushes or isinstance(effect, Hushing)
                    self.mutes = self.mutes or isinstance(effect, Muting)
                    self.rare = self.rare or any(isinstance(each, Rare) for each in within(effect))
                    self.grants = self.grants or any(
                        isinstance(each, Granting) for each in within(effect)
                    )
                    self.bars = self.bars or isinstance(effect, Barring)
                    self.opens = self.opens or isinstance(effect, Opening)
                    self.hastes = self.hastes or any(
                        isinstance(each, Hastening) for each in within(effect)
                    )
                for it in step.gives:
                    if isinstance(it, Identity):
                        self.changes = True
                    elif isinstance(it, Reaching):
                        self.reaches = True
                    elif isinstance(it, Whenever):
                        self.whenevers.append(it)
                        it.book = step.place
                        it.name = f"{self.key} acts" + " again" * (len(self.whenevers) - 1)
                        self._read(it.steps)
                    elif isinstance(it, Ability):
                        self.abilities.append(it)
                        it.key = f"{self.key}/{it.name}"
                        it.rule.name = it.key
                        self._read(it.does)
            elif isinstance(step, Rule) and step.name in ("", self.key):
                self._read(step.steps)

    def _is_tied(self, on: Target) -> bool:
        """DOOM-EQUIP-12, DOOM-DARK-11: to an affiliation or a side."""
        if self.gift is not None or self.kind is KI:
            return True
        such = on.such
        return such is not None and (such.affiliation is not None or such.side is not None)

    def home(self) -> Word:
        """Where such a warrior stands: DOOM-DEPLOY-01, -02, -03, -04."""
        if self.area is not None:
            return self.area
        if self.affiliation in TRIBES:
            return OUTPOST
        return KOHORT if self.affiliation is DARK_LEGION else SQUAD


def within(effect: Any) -> list[Any]:
    """An effect and all that is inside it; conditions are effects around an effect."""
    found = [effect]
    for inner in (getattr(effect, "effect", None), getattr(effect, "otherwise", None)):
        if inner is not None:
            found += within(inner)
    return found


def wards(effect: Any) -> list[Word]:
    """What somebody is immune to by it."""
    return [each.kind for each in within(effect) if isinstance(each, Warding)]


def by_key(card: Card) -> str:
    return card.key


def take_out(cards: list[Card], card: Card) -> None:
    """One of them leaves; equal cards are one and the same."""
    for i in range(len(cards)):
        if cards[i] is card:
            del cards[i]
            return
    raise AssertionError("it is not there")


NO_CARDS: Final[tuple[Card, ...]] = ()
NO_SOURCE: Final = NOTHING  # a card from the hand, no ability of a piece
