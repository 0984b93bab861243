"""Everything fires: each card, ability at each level, token and use happens in play from set-up."""

from __future__ import annotations

from typing import Any

import pytest

from kostka.games.dicethrone.content import HEROES, new_game
from kostka.games.dicethrone.dice import NO_DICE
from kostka.games.dicethrone.notes import Roll
from kostka.games.dicethrone.printed import Ability, Card, Hero, Row, Spend
from kostka.games.dicethrone.rules import RollOrAnnounce
from kostka.games.dicethrone.state import Battle
from kostka.games.dicethrone.terms import (
    ACTIVATED,
    CARD_PLAYED,
    DEFENDS,
    TOKEN_FLIPPED,
    TOKEN_GAINED,
    TOKEN_SPENT,
    UPGRADED,
)
from kostka.kernel.chance import Rng
from kostka.odds.dice import best_keep

GAMES = 300


def all_of(hero: Hero) -> set[str]:
    """What there is to fire: rows, cards, spells, tokens, uses and defences."""
    found = {card.key for card in (*hero.deck, *hero.spells)}
    for token in hero.tokens:
        found |= {token.key, *(spend.key for spend in token.spends)}
    for ability in hero.abilities:
        for n, level in enumerate(ability.levels, 1):
            found |= {row.key for row in level.rows} | {use.key for use in level.uses}
            found |= {whenever.name for whenever in level.whenevers}
            if level.dice:
                found.add(f"{ability.key} {n}")
    return found


class Seeker:
    """Plays towards what has not fired yet; a random player in all else."""

    def __init__(self, seed: int, wanted: set[str]) -> None:
        self.rng = Rng(seed)
        self.wanted = wanted

    def choose(self, s: Battle) -> Any:
        options = s.options()
        if isinstance(s.question(), RollOrAnnounce):
            return self.roll(s, options)
        new = [o for o in options if isinstance(o, Card | Spend) and o.key in self.wanted]
        rest = new or options
        return rest[self.rng.below(len(rest))]

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
        aims = [row for row in rows if row.key in self.wanted] or rows
        aim = aims[self.rng.below(len(aims))]
        left = int(phase.allowed - phase.attempts)
        keep, _ = best_keep(notes.dice, tuple(float(fits) for fits in aim.fits), left)
        if keep in options:
            return keep
        fitting = [option for option in options if isinstance(option, Row)]
        return fitting[self.rng.below(len(fitting))] if fitting else options[-1]


def watch(s: Battle, fired: set[str]) -> None:
    for event in s.log or []:
        it = event.it
        if event.word in (CARD_PLAYED, ACTIVATED, TOKEN_GAINED, TOKEN_FLIPPED, UPGRADED):
            fired.add(it.key)
        elif event.word is TOKEN_SPENT:
            fired |= {spend.key for spend in it.spends}
        elif event.word is DEFENDS and isinstance(it, Ability):
            fired.add(f"{it.key} {s.levels[event.seat][it.place]}")
    s.log = []
    for f in s.stack:
        fired.add(f.rule.name)


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
            s.choose(s.roll(seeker.rng) if s.at_chance() else seeker.choose(s))
            watch(s, fired)
        unfired -= fired
        if not unfired:
            break
    assert not unfired
