"""Doomtrooper with decks of any cards whatever: no game stops, and nothing gets lost on the way."""

from __future__ import annotations

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, COPIES, LEAST, SHELF, check_deck, new_game
from kostka.games.doomtrooper.deck import Deck
from kostka.games.doomtrooper.terms import WARRIOR
from kostka.kernel.chance import Rng
from tests.promises.invariants import belonging, bounds_of_doomtrooper
from tests.promises.worlds import PACE, play_on

GAMES = 240 // PACE  # of two players
LARGER = 24 // PACE  # of three
WARRIORS = [card for card in CARDS.values() if card.kind is WARRIOR]


def any_deck(rng: Rng) -> Deck:
    """Half of it warriors, so that something happens; all else as it comes."""
    cards: list[Card] = []
    everything = list(CARDS.values())
    while len(cards) < LEAST:
        among = WARRIORS if len(cards) % 2 else everything
        card = among[rng.below(len(among))]
        if cards.count(card) < COPIES:
            cards.append(card)
    check_deck(cards)
    return Deck("any", (), cards)


def play(seats: int, seed: int) -> None:
    rng = Rng(seed)
    s = new_game([any_deck(rng) for _ in range(seats)])
    whole = [belonging(s, seat) for seat in range(seats)]
    while not s.over():
        assert [belonging(s, seat) for seat in range(seats)] == whole
        bounds_of_doomtrooper(s)
        assert SHELF.hash(s.clone()) == SHELF.hash(s)
        play_on(s, rng, 40)


def test_decks_of_any_cards_are_played_to_the_end() -> None:
    for seed in range(GAMES):
        play(2, seed)


def test_also_by_three() -> None:
    for seed in range(LARGER):
        play(3, seed)
