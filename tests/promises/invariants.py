"""What must be true of a position whatever was played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kostka.games.dicethrone.play import PLAY
from kostka.games.dicethrone.state import MAX_CP, OVER_START, Aim, Battle, Card


def dicethrone(s: Battle) -> None:
    for seat, hero in enumerate(s.heroes):
        cards = [
            *s.hands[seat],
            *s.decks[seat],
            *s.tops[seat],
            *s.bottoms[seat],
            *s.piles[seat],
            *s.upgrades[seat],
        ]
        for f in s.stack:  # a card on its way from the hand to the pile, or from the deck
            if f.rule is PLAY and f.you == seat and f.line < f.rule.size and f.line > 0:
                assert isinstance(f.it, Card)
                cards += [f.it] if f.it not in s.upgrades[seat] else []
            if isinstance(f.notes, Aim) and f.you == seat:
                cards += f.notes.cards
        assert len(set(cards)) == len(cards)
        missing = set(hero.deck) - set(cards)
        assert len(missing) <= (3 if s.over() else 0)  # what was being played when the game ended
        spells = [*s.spells[seat], *s.shelved[seat], *s.prepared[seat]]
        assert sorted(spell.key for spell in spells) == sorted(spell.key for spell in hero.spells)
        assert 0 <= s.cp[seat] <= MAX_CP
        for token in s.boards[seat]:
            assert s.count(seat, token) <= token.base.limit
        for shown in s.known:
            assert shown.card in s.hands[shown.owner]
    assert all(0 <= health <= s.mode.health + OVER_START for health in s.health)


INVARIANTS: dict[str, Callable[[Any], None]] = {"dicethrone": dicethrone}
