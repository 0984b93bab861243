"""Before the first turn: icons, decks, set-up, and the Cardinal's Privilege."""

from __future__ import annotations

from collections import Counter

import pytest

from kostka.games.doomtrooper import terms
from kostka.games.doomtrooper.cards.decks import TOURNAMENT
from kostka.games.doomtrooper.content import CARDS, begin, check_deck, new_game
from kostka.games.doomtrooper.rules import DrawUpTo
from kostka.games.doomtrooper.state import Fight
from kostka.kernel.chance import Rng
from kostka.kernel.game import Mistake
from kostka.kernel.state import settle
from kostka.sight import view
from tests.rules.proves import proves


@proves("DOOM-ICON-01", "DOOM-ICON-02", "DOOM-ICON-03")
def test_twelve_affiliations_twelve_types_and_eight_aspects() -> None:
    assert len(terms.AFFILIATIONS) == 12
    assert len(terms.CORPORATIONS) == 5 and len(terms.TRIBES) == 4
    types = [kind for kind in terms.TYPES if kind is not terms.ALLIANCE]
    assert len(types) == 11 and terms.ALLIANCE in terms.TYPES
    assert len(terms.ALL_ASPECTS) == 8


@proves("DOOM-ICON-04", "DOOM-ICON-05", "DOOM-ICON-07")
def test_a_card_has_a_type_an_affiliation_values_and_what_becomes_of_it() -> None:
    for card in CARDS.values():
        assert card.kind in terms.TYPES and card.affiliation in terms.AFFILIATIONS
        assert len(card.printed) == (4 if card.kind is terms.WARRIOR else 0)


@proves("DOOM-DECK-01", "DOOM-DECK-02", "DOOM-DECK-04")
def test_sixty_cards_four_copies_and_a_sideboard_of_twenty_five() -> None:
    deck = list(TOURNAMENT[1].cards)
    side = list(TOURNAMENT[1].side)
    check_deck(deck, side)
    assert len(deck) == 60 and len(side) == 25
    for cards, spare in (
        (deck[:59], side),
        ([*deck, *[CARDS["hussar"]] * 5], side),
        (deck, side[:24]),
        (deck, [*side, CARDS["hussar"]]),
    ):
        with pytest.raises(Mistake):
            check_deck(cards, spare)
    check_deck([*deck, *[CARDS["hussar"]] * 4], side)
    assert len([*side, CARDS["hussar"]]) == 26


def opened(start: int = 0, seed: int = 1) -> Fight:
    """A whole game, at the first question about the hands."""
    s = new_game(TOURNAMENT)
    s.choose(start)
    settle(s, Rng(seed))
    return s


@proves("DOOM-SETUP-01", "DOOM-SETUP-05", "DOOM-DECK-03")
def test_seven_cards_are_dealt_from_sixty_and_nobody_sees_the_rest() -> None:
    first, second = opened(seed=1), opened(seed=2)
    assert [len(hand) for hand in first.hands] == [7, 7]
    assert [len(deck) for deck in first.decks] == [60 - 7, 60 - 7]
    assert first.hands != second.hands
    seat = view(first, 0).plain()["seats"][0]
    assert seat["deck"] == 53 and "cards" in seat
    other = view(first, 0).plain()["seats"][1]
    assert (other["cards"], other["hand"], other["deck"]) == (7, [], 53)


def chances(s: Fight) -> dict[str, int]:
    """The cards that may be drawn now, and how many of each there are."""
    question = s.question()
    assert isinstance(question, DrawUpTo)
    f = s.stack[-1]
    weights = question.weights(s, f)
    return {card.key: n for card, n in zip(question.options(s, f), weights)}


@proves("DOOM-SETUP-02", "DOOM-SETUP-03")
def test_every_draw_of_the_opening_hand_is_as_if_the_pile_was_shuffled_again() -> None:
    s = new_game(TOURNAMENT)
    s.choose(0)
    pile = Counter([card.key for card in TOURNAMENT[0].cards])
    for drawn in range(7):
        assert chances(s) == pile and sum(pile.values()) == 60 - drawn
        card = s.roll(Rng(drawn))
        s.choose(card)
        pile -= Counter([card.key])
    assert len(s.hands[0]) == 7 and Counter([card.key for card in s.decks[0]]) == pile


@proves("DOOM-MULL-04")
def test_the_old_hand_is_shuffled_back_before_anything_is_drawn_again() -> None:
    s = with_hand(NO_WARRIOR)
    s.choose(s.read("cardinals-privilege"))
    assert "foxhole" not in chances(s), "the new hand comes first"
    settle(s, Rng(3))
    assert s.seat == 1 and Counter([card.key for card in s.decks[0]])["foxhole"] == 3
    s.choose(s.read("keep-hand"))
    while s.stack[-1].rule.name != "discard step":
        s.choose(s.options()[0])
    s.choose(s.options()[1])  # a card is discarded, so one is drawn in the next turn
    while not (s.at_chance() and s.active() == 0):
        s.choose(s.roll(Rng(1)) if s.at_chance() else s.options()[0])
    assert chances(s)["foxhole"] == 3 and sum(chances(s).values()) == 53


@proves("DOOM-SETUP-08", "DOOM-SETUP-09")
def test_the_target_is_forty_unless_another_is_set_and_so_is_the_time() -> None:
    assert begin({}).target == 40
    short = begin({"target": ("25",), "limit": ("60",)})
    assert short.target == 25 and short.limit == 60


@proves("DOOM-SETUP-06")
def test_the_opening_hand_is_the_first_draw_of_the_starter() -> None:
    s = opened()
    s.choose(s.read("keep-hand"))
    s.choose(s.read("keep-hand"))
    assert s.active() == 0 and len(s.hands[0]) == 7
    for _ in range(20):
        if s.draws[0] == 1 and s.stack[-1].rule.name == "action step":
            break
        s.choose(s.options()[0])
    assert len(s.hands[0]) == 7 and len(s.decks[0]) == 53


def with_hand(keys: list[str]) -> Fight:
    """The starter holds these seven cards; the rest of his sixty are his draw pile."""
    s = opened()
    pool = [card for place in (s.hands[0], s.decks[0]) for card in place]
    hand = []
    for key in keys:
        card = next(card for card in pool if card.key == key)
        pool.remove(card)
        hand.append(card)
    s.hands[0], s.decks[0] = hand, sorted(pool, key=lambda card: card.key)
    return s


NO_WARRIOR = ["foxhole", "foxhole", "foxhole", "inspired", "inspired", "victoria", "ambush"]
WITH_TWO = ["clansman", "trencher", "foxhole", "inspired", "inspired", "victoria", "ambush"]


@proves("DOOM-MULL-01", "DOOM-MULL-02", "DOOM-MULL-03")
def test_without_a_warrior_the_hand_is_shown_and_the_new_one_drawn_before_it_goes_back() -> None:
    s = with_hand(NO_WARRIOR)
    s.log = []
    s.choose(s.read("cardinals-privilege"))
    shown = [event.it.key for event in s.log if event.word is terms.HAND_SHOWN]
    assert shown == NO_WARRIOR and len(shown) == 7
    there = Counter(card.key for card in s.decks[0])
    settle(s, Rng(3))
    drawn = Counter(card.key for card in s.hands[0])
    assert drawn <= there, "cards 8 to 14 are drawn from what was there"
    assert sum((there - drawn).values()) == 46
    assert len(s.hands[0]) == 7 and len(s.decks[0]) == 46 + 7


@proves("DOOM-MULL-05", "DOOM-MULL-06", "DOOM-AMB-01")
def test_with_a_warrior_the_old_hand_is_discarded_and_nobody_has_to() -> None:
    s = with_hand(WITH_TWO)
    s.log = []
    s.choose(s.read("cardinals-privilege"))
    settle(s, Rng(3))
    assert not [event for event in s.log if event.word is terms.HAND_SHOWN]
    assert (len(s.hands[0]), len(s.buried[0]), len(s.decks[0])) == (7, 7, 46)
    assert s.seat == 1, "each once, in turn order"
    kept = with_hand(NO_WARRIOR)
    kept.choose(kept.read("keep-hand"))
    assert [card.key for card in kept.hands[0]] == NO_WARRIOR and kept.seat == 1
