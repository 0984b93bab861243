"""Everything fires: each card, ability at each level, token and use happens in play from set-up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kostka.games.dicethrone.content import HEROES, new_game
from kostka.games.dicethrone.dice import NO_DICE
from kostka.games.dicethrone.facts import ThisWouldDefeatYou
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.offence import RollOrAnnounce
from kostka.games.dicethrone.printed import Ability, Card, Hero, Row, Sale, Spend, Token
from kostka.games.dicethrone.spells import DiscardACard
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ACTIVATED,
    CARD_PLAYED,
    DEFENDS,
    PASSIVE,
    TOKEN_FLIPPED,
    TOKEN_GAINED,
    TOKEN_SPENT,
    UPGRADED,
)
from kostka.kernel.chance import Rng
from kostka.kernel.step import Rule
from kostka.odds.dice import best_keep

GAMES = 120  # many times as many as any hero needs


def all_of(hero: Hero) -> set[str]:
    """What there is to fire: rows, cards, spells, tokens, uses and defences."""
    found = {card.key for card in (*hero.deck, *hero.spells)}
    for token in hero.tokens:
        found |= {token.key, *(spend.key for spend in (*token.spends, *token.uses))}
        if acts_by_itself(token):
            found.add(acting(token))
    for ability in hero.abilities:
        for n in range(1, len(ability.levels) + 1):
            found |= all_of_level(ability, n)
    return found


def all_of_level(ability: Ability, n: int) -> set[str]:
    level = ability.levels[n - 1]
    found = {row.key for row in level.rows} | {use.key for use in level.uses}
    found |= {whenever.name for whenever in level.whenevers}
    return found | ({f"{ability.key} {n}"} if level.dice else set())


def acting(token: Token) -> str:
    return f"{token.base.key} acts"


def acts_by_itself(token: Token) -> bool:
    """Whether it does something, or is removed by its own text, without being spent."""
    spends = [spend.rule for spend in (*token.spends, *token.uses)]
    removed = token.stuns or token.saves or token.no_income or token.until_roll_end
    return bool(removed) or any(rule not in spends for rule in token.rules())


@cache
def means(rule: Rule) -> frozenset[str]:
    """The tokens that a text puts somewhere, and what they do then."""
    found: set[str] = set()
    for step in rule.lines:
        token = getattr(step, "token", None)
        if isinstance(token, Token):
            found |= {token.key, acting(token)}
        for part in step.parts():
            found |= means(part)
    return frozenset(found)


def costs_something(option: Any) -> bool:
    """A card that may be needed, or the points to play it."""
    if isinstance(option, Card):
        return option.cost > 0
    return isinstance(option, Sale) or (isinstance(option, Spend) and option.token is None)


class Seeker:
    """Plays towards what has not fired yet; a random player in all else."""

    def __init__(self, seed: int, wanted: set[str]) -> None:
        self.rng = Rng(seed)
        self.wanted = wanted

    def choose(self, s: Battle) -> Any:
        options = s.options()
        if isinstance(s.question(), RollOrAnnounce):
            return self.roll(s, options)
        new = [option for option in options if self.leads_on(option)]
        if isinstance(s.question(), DiscardACard):
            rest = [o for o in options if o not in new] or options
        elif any(self.leads_on(card) for card in s.hands[int(s.seat)]):
            rest = new or [o for o in options if not costs_something(o)] or options
        else:
            rest = new or options
        return rest[self.rng.below(len(rest))]

    def leads_on(self, option: Any) -> bool:
        """Something that is wanted itself, or an upgrade to a level of which something is."""
        upgraded = option.upgrades if isinstance(option, Card) else None
        if upgraded is not None and all_of_level(upgraded, option.level) & self.wanted:
            return True
        return isinstance(option, Card | Spend) and option.key in self.wanted

    def roll(self, s: Battle, options: Any) -> Any:
        notes, phase = s.stack[-1].notes, s.roll_phase()
        assert isinstance(notes, Roll) and phase is not None
        if notes.dice == NO_DICE:
            return options[0]
        for option in options:
            if isinstance(option, Row) and option.key in self.wanted:
                return option
        seat = int(s.seat)
        rows = [row for a in s.heroes[seat].offences for row in s.level(seat, a).rows]
        aims = [row for row in rows if row.key in self.wanted]
        if not aims and self.waits_for_defeat(s, seat):
            return options[-1]
        aims = aims or [row for row in rows if means(row.rule) & self.wanted] or rows
        aim = aims[self.rng.below(len(aims))]
        if aim in options:
            return aim
        left = int(phase.allowed - phase.attempts)
        keep, _ = best_keep(notes.dice, tuple(float(fits) for fits in aim.fits), left)
        if keep in options:
            return keep
        fitting = [option for option in options if isinstance(option, Row)]
        return fitting[self.rng.below(len(fitting))] if fitting else options[-1]

    def waits_for_defeat(self, s: Battle, seat: int) -> bool:
        """Whether something of this seat fires only when its player is about to be out."""
        for token in s.boards[seat]:
            if token.base.saves and acting(token) in self.wanted:
                return True
        cards = [card for card in s.hands[seat] if card.key in self.wanted]
        facts = [need.fact for card in cards for need in card.needs]
        return any(isinstance(fact, ThisWouldDefeatYou) for fact in facts)


def declared(s: Battle, option: Any) -> list[Spend]:
    """What is being spent or used, and perhaps waits for those who are ahead."""
    return [it for it in (option, *[f.it for f in s.stack]) if isinstance(it, Spend)]


def watch(s: Battle, spends: list[Spend], fired: set[str]) -> None:
    for event in s.log or []:
        it, source = event.it, event.source
        if event.word in (CARD_PLAYED, ACTIVATED, TOKEN_GAINED, TOKEN_FLIPPED, UPGRADED):
            fired.add(it.key)
        elif event.word is TOKEN_SPENT:
            fired |= {spend.key for spend in spends if spend.token is it.base}
        elif event.word is DEFENDS and isinstance(it, Ability):
            fired.add(f"{it.key} {s.levels[event.seat][it.place]}")
        if isinstance(source, Ability) and source.kind is PASSIVE:
            acted = s.level(event.seat, source).whenevers
            fired |= {whenever.name for whenever in acted if len(acted) == 1}
        elif isinstance(source, Token) and source.base not in [each.token for each in spends]:
            fired.add(acting(source))
    s.log = []
    for f in s.stack:
        fired.add(f.rule.name)
        if isinstance(f.it, Token):
            fired.add(acting(f.it))


@pytest.mark.parametrize("hero", HEROES.values(), ids=list(HEROES))
def test_nothing_of_a_hero_never_fires(hero: Hero) -> None:
    others = [other for other in HEROES.values() if other is not hero]
    unfired = all_of(hero)
    for seed in range(GAMES):
        s = new_game([hero, others[seed % len(others)]])
        s.log = []
        fired: set[str] = set()
        seeker = Seeker(seed, unfired)
        while not s.over():
            option = s.roll(seeker.rng) if s.at_chance() else seeker.choose(s)
            spends = declared(s, option)
            s.choose(option)
            watch(s, spends, fired)
        unfired -= fired
        if not unfired:
            break
    assert not unfired
