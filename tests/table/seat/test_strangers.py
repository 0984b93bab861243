"""Nobody learns from an imagined world what is in a deck that somebody has brought along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, DECKS
from kostka.games.doomtrooper.deckbuilding import share
from kostka.games.doomtrooper.deckbuilding.decklist import Decklist, of_deck
from kostka.games.doomtrooper.state import Fight
from kostka.games.doomtrooper.strangers import estrange
from kostka.kernel.chance import Rng
from kostka.sight import view
from kostka.table.seat.thought import seen_by
from tests.promises.worlds import stops

DOOM = GAMES["doomtrooper"]
OURS = share.written(of_deck(DECKS["imperial-clans"]))
EVERY, MOST = 7, 40  # positions


def strange_deck() -> Decklist:
    """Cards that are in no deck of ours, so that each of them would give it away."""
    ours = {card.key for deck in DECKS.values() for card in (*deck.cards, *deck.troop, *deck.side)}
    strange = sorted([card.key for card in CARDS.values() if card.key not in ours])
    return Decklist({key: 2 for key in strange[:40]})


THEIRS = strange_deck()
SETUP = {"decks": (OURS, share.written(THEIRS)), "format": ("open",)}


def positions() -> Iterator[Fight]:
    for seed in (1, 2):
        for n, s in enumerate(stops(DOOM.new(SETUP), Rng(seed))):
            if n % EVERY == 0 and isinstance(s, Fight):
                yield s
            if n > EVERY * MOST:
                break


def hidden(s: Fight, seat: int) -> Counter[str]:
    cards: list[Card] = [*s.hands[seat], *s.decks[seat], *s.buried[seat], *s.sides[seat]]
    cards += [card for owner, card in s.veiled if owner == seat]
    return Counter([card.key for card in cards])


def test_an_imagined_world_holds_none_of_the_cards_that_were_not_shown() -> None:
    seen = 0
    for n, s in enumerate(positions()):
        world: Fight = DOOM.shelf.load(seen_by(DOOM, s, 0, Rng(n), SETUP))
        shown, looked = s.is_open(1), 1 in s.looked_at(0)
        if shown or looked:
            continue
        there = hidden(world, 1)
        top = s.top(1)
        known = {card.key for card in top.cards} if top is not None else set()
        assert not {key for key in there if key in THEIRS.main} - known - _named(s)
        assert sum(there.values()) == sum(hidden(s, 1).values())
        seen += 1
    assert seen > 30


def _named(s: Fight) -> set[str]:
    """A card of which its player says as what he plays it is known to all."""
    f = s.stack[-1] if s.stack else None
    return {f.it.key} if f is not None and isinstance(f.it, Card) else set()


@pytest.mark.parametrize("luck", [1, 2])
def test_twins_with_different_private_decks_are_imagined_alike(luck: int) -> None:
    """The other twin's deck is of cards that this one does not have."""
    others = [card for deck in DECKS.values() for card in deck.cards]
    differ = 0
    for n, s in enumerate(positions()):
        twin = s.clone()
        estrange(twin, 0, 1, others, Rng(n + 100 * luck))
        if view(twin, 0).plain() != view(s, 0).plain():
            raise AssertionError("the viewer sees the difference")
        differ += hidden(twin, 1) != hidden(s, 1)
        assert seen_by(DOOM, twin, 0, Rng(n), SETUP) == seen_by(DOOM, s, 0, Rng(n), SETUP)
    assert differ > 30


def test_what_a_seat_sees_and_may_do_is_the_same_in_the_imagined_world() -> None:
    asked = 0
    for n, s in enumerate(positions()):
        if s.seat != 0:
            continue
        world = DOOM.shelf.load(seen_by(DOOM, s, 0, Rng(n), SETUP))
        assert view(world, 0).plain() == view(s, 0).plain()
        assert [world.write(it) for it in world.options()] == [s.write(it) for it in s.options()]
        asked += 1
    assert asked > 10
