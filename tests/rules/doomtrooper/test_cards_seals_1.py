"""What is particular to draw piles that are closed."""

from __future__ import annotations

from typing import Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, SHELF
from kostka.games.doomtrooper.deckbuilding.formats import Format
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.legal import AT_ANY_TIME
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import BUNKER, SOLDIER
from tests.rules.doomtrooper.stage import Stage, cards_of

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
FILLER: Final = ["infantry", "hussar", "valkyrie", "fly"]


def sealed(on: int, *hand: str, destiny: int = 0) -> Stage:
    """Seat 0 has a mage and these cards; the draw pile of one player is closed."""
    stage = Stage(
        [MAGE],
        [SOLDIER],
        hands=[list(hand), []],
        destiny=[destiny, 0],
        on_players=[("spellbound", 0, on)],
    )
    return fill(stage)


def fill(stage: Stage, *more: Card) -> Stage:
    """Everybody has some cards to draw, and seat 0 these besides."""
    for seat in range(2):
        stage.s.decks[seat] = [CARDS[key] for key in FILLER]
    stage.s.decks[0] += more
    stage.s.offered = None
    return stage


def in_a_window(stage: Stage) -> Stage:
    """The window after an action, in which seat 0 is asked first."""
    return stage.do("meditate")


def test_spellbound_is_cast_for_three_actions_on_any_player() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["spellbound", "spellbound"]], decks=[FILLER, FILLER])
    assert "play spellbound" in stage.moves()
    over(stage, "play spellbound", "on seat 2")
    bound = stage.piece("spellbound")
    assert (bound.player, bound.by, bound.on) == (1, 0, -1)
    assert stage.s.sealed(1) and not stage.s.sealed(0)
    assert stage.turn().actions == 0
    assert Stage([SOLDIER], [MAGE], hands=[["spellbound"]]).refuses("play spellbound") != ""


def test_two_actions_are_too_few_for_a_spellbound() -> None:
    stage = Stage([MAGE], [SOLDIER], hands=[["spellbound"]], decks=[FILLER, FILLER])
    stage.do("meditate").to_action()
    assert stage.refuses("play spellbound").startswith("DOOM-")


@pytest.mark.parametrize(
    "card",
    [
        "divine-inspiration",
        "expedite-request",
        "hidden-cache",
        "summon-defense",
        "a-nasty-surprise",
    ],
)
@pytest.mark.parametrize("whose", [0, 1])
def test_a_sealed_pile_is_not_searched(card: str, whose: int) -> None:
    stage = fill(sealed(whose, card, destiny=10), BUNKER)
    if CARDS[card].when is AT_ANY_TIME:
        in_a_window(stage)
    assert stage.refuses(f"play {card}") == ("DOOM-PLAY-01" if whose == 0 else "")


def test_what_lies_in_other_places_is_found_all_the_same() -> None:
    stage = sealed(0, "divine-inspiration")
    stage.s.piles[0] += [CARDS["infantry"], CARDS["samurai"]]
    stage.s.offered = None
    over(stage, "play divine-inspiration")
    assert sorted(stage.moves()) == ["take infantry", "take samurai"]
    stage.move("take infantry")
    assert [it.key for it in stage.s.hands[0]] == ["infantry"]
    assert len(stage.s.decks[0]) == 4, "of two the one in the discard pile is taken"


def test_nobody_looks_into_a_sealed_pile() -> None:
    stage = Stage(
        ["samurai"],
        [SOLDIER],
        on_warriors=[("surveillance-ship", 0, "samurai")],
        on_players=[("spellbound", 1, 1)],
    )
    fill(stage).do("use spy of surveillance-ship").to_window("answers").pass_window()
    while stage.s.at_chance():  # only the own pile is left, so nobody was asked which
        stage.s.choose(stage.s.options()[0])
    assert {event.n for event in stage.told("top-seen")} == {0}


def test_a_sealed_pile_is_neither_exchanged_nor_refilled() -> None:
    stage = sealed(0, "deja-vu", "play-it-again", destiny=10)
    stage.s.piles[0].append(CARDS["samurai"])
    stage.s.offered = None
    over(stage, "play play-it-again").to_action()
    assert stage.pile(0) == ["samurai"] and len(stage.s.decks[0]) == 4
    stage.next_turn().next_turn()
    before = len(stage.s.decks[0])
    over(stage, "play deja-vu").to_action()
    assert "samurai" in stage.pile(0) and len(stage.s.decks[0]) == before


def test_what_would_go_into_a_sealed_pile_is_discarded() -> None:
    stage = sealed(1, "reassignment")
    before = cards_of(stage.s)
    over(stage, "play reassignment", "on soldier").to_action()
    assert stage.pile(1) == ["soldier"] and len(stage.s.decks[1]) == 4
    assert cards_of(stage.s) == before


def test_the_draw_step_still_draws_and_a_card_does_not() -> None:
    stage = sealed(1, "fillem-up")
    stage.next_turn()
    assert len(stage.s.hands[1]) == 4, "his own draw step"
    stage.s.decks[1], stage.s.hands[1] = stage.s.hands[1], []
    over(stage, "meditate", "play fillem-up")
    while stage.s.stack[-1].rule.name == "filling the hand" and not stage.s.at_chance():
        assert stage.asked() == 0, "only the other player may fill his hand"
        stage.move("yes")
    while stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    assert len(stage.s.hands[1]) == 0 and len(stage.s.hands[0]) == 4


def test_a_sealed_game_is_saved_and_a_deck_holds_one_spellbound() -> None:
    stage = fill(Stage(["nicholai"], ["infantry"], on_players=[("spellbound", 1, 0)]))
    assert SHELF.hash(SHELF.load(SHELF.save(stage.s))) == SHELF.hash(stage.s)
    assert Format(copies=4).limit("spellbound") == 1
    assert Format(copies=4, banned=("spellbound",)).limit("spellbound") == 0
    stage.s.discard(stage.piece("spellbound").number, None)
    assert not stage.s.sealed(0) and len(stage.s.library(0)) == 4
