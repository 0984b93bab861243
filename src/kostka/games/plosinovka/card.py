"""Plošinovka, what is printed: heroes, enemies, bosses, tokens, items, potions, artifacts, events.

All of them are values that never change.  What a card gives for as long as it is owned are its
`passives`; what it does when it is used is its `rule`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from kostka.games.plosinovka.terms import (
    HEAVY,
    HOWL,
    NOW,
    ROOTS,
    SHAMBLING,
    SPEAR_WALL,
    THIEVING,
    WINGS,
    Symbol,
)
from kostka.kernel.step import Named, Rule, Step, Word


@final
class Passive:
    """What counts without being used: TOW-ITEM-03."""

    def __init__(self, what: Word, n: int = 1) -> None:
        self.what = what
        self.n: i64 = n


class Card(Named):
    """Something that gives passives, or can be used, or both."""

    def __init__(self, key: str, passives: Sequence[Passive], use: Sequence[Step]) -> None:
        super().__init__(key)
        self.passives = tuple(passives)
        self.first: Passive | None = self.passives[0] if self.passives else None
        self.further: tuple[Passive, ...] = self.passives[1:]  # hardly any card has them
        self.rule: Rule | None = Rule(f"use {key}", *use) if use else None
        self.play = Play(self)

    def gives(self, what: Word) -> i64:
        """The sum of what its passives give of this."""
        first = self.first
        if first is None:
            return 0
        total: i64 = first.n if first.what is what else 0
        for passive in self.further:
            if passive.what is what:
                total += passive.n
        return total


@final
class Play(Named):
    """The option to use a card or the hero's ability."""

    def __init__(self, card: Card) -> None:
        super().__init__(f"use {card.key}")
        self.card = card


@final
class Buy(Named):
    """The option to buy a card."""

    def __init__(self, card: Priced) -> None:
        super().__init__(f"buy {card.key}")
        self.card = card


@final
class Hero(Card):
    """TOW-HERO-01 to -04: lives, the two uses of the star, and one ability."""

    def __init__(
        self,
        key: str,
        lives: int,
        star: tuple[Symbol, Symbol],
        *use: Step,
        passive: Passive | None = None,
    ) -> None:
        super().__init__(key, () if passive is None else (passive,), use)
        self.lives = lives
        self.star = star
        self.stars: i64 = 1 << star[0].place | 1 << star[1].place  # the same as bits


class Priced(Card):
    """What a stall sells: TOW-ITEM-01."""

    def __init__(
        self, key: str, price: int, passives: Sequence[Passive], use: Sequence[Step]
    ) -> None:
        super().__init__(key, passives, use)
        self.price = price
        self.buy = Buy(self)


@final
class Item(Priced):
    """TOW-ITEM-02: used, which turns it, or passive."""

    def __init__(self, key: str, price: int, *use: Step, passive: Passive | None = None) -> None:
        super().__init__(key, price, () if passive is None else (passive,), use)


@final
class Potion(Priced):
    """TOW-ITEM-06: used once."""

    def __init__(self, key: str, price: int, copies: int, *use: Step) -> None:
        super().__init__(key, price, (), use)
        self.copies = copies


@final
class Claim:
    """By what an artifact is earned: the deed, and how much of it at least."""

    def __init__(self, what: Word, n: int = 1) -> None:
        self.what = what
        self.n = n


@final
class Artifact(Card):
    """TOW-ART-02: like an item, but earned."""

    def __init__(self, key: str, claim: Claim, *use: Step, passive: Passive | None = None) -> None:
        super().__init__(key, () if passive is None else (passive,), use)
        self.claim = claim


@final
class Event(Card):
    """TOW-SOLO-05: holds for the turn, or is read at once, or in step 8."""

    def __init__(
        self, key: str, *use: Step, when: Word = NOW, passives: Sequence[Passive] = ()
    ) -> None:
        super().__init__(key, passives, use)
        self.when = when


@final
class BossToken(Card):
    """What a hero may gain in the boss level, and by what it leaves again."""

    def __init__(self, key: str, *passives: Passive, until: Word) -> None:
        super().__init__(key, passives, ())
        self.until = until


class Enemy(Named):
    """TOW-ENCARD-01 to -04.  A helper is an enemy without a tier (0)."""

    def __init__(
        self,
        key: str,
        tier: int,
        lives: int,
        damage: int,
        gems: int,
        gold: int,
        ability: Passive | None = None,
    ) -> None:
        super().__init__(key)
        self.tier = tier
        self.lives = lives
        self.damage = damage
        self.gems = gems
        self.gold = gold
        self.ability = ability
        what = None if ability is None else ability.what
        self.steals = ability.n if ability is not None and what is THIEVING else 0
        self.shambles = what is SHAMBLING
        self.rooted = what is ROOTS
        self.heavy = what is HEAVY
        self.howls = what is HOWL
        self.flies = what is WINGS
        self.firm = what is SPEAR_WALL


@final
class BossCard(Named):
    """One attack: whom it reaches, by which symbols it is picked, what it does in this order."""

    def __init__(
        self, key: str, reach: Word, symbols: Sequence[Word | Symbol], *lines: Step
    ) -> None:
        super().__init__(key)
        self.reach = reach
        self.symbols = tuple(symbols)
        self.rule = Rule(f"attack {key}", *lines)


@final
class Boss(Enemy):
    """The large card: damage, special rule, how its turn goes, and its setup on the back."""

    def __init__(
        self,
        key: str,
        damage: int,
        *provoked: Step,
        method: Word,
        deck: Sequence[BossCard],
        tokens: Sequence[BossToken],
        on_fields: BossToken,
        right: bool = False,
        helper: Enemy | None = None,
    ) -> None:
        super().__init__(key, 0, 0, damage, 0, 0)
        self.provoked = Rule(f"provoke {key}", *provoked)  # by an attack that does not defeat it
        self.method = method
        self.deck = tuple(deck)
        self.tokens = tuple(tokens)
        self.on_fields = on_fields  # what its boss-token fields give
        self.right = right  # it starts on the right card
        self.helper = helper


def any_claimed(cards: list[Card]) -> bool:
    """Whether one of these is an artifact."""
    for card in cards:
        if isinstance(card, Artifact):
            return True
    return False


def claim_of(card: Card) -> Claim | None:
    """By what it is earned, if it is an artifact."""
    return card.claim if isinstance(card, Artifact) else None
