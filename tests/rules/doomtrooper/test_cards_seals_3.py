"""What is particular to finds that are changed or lost before they are taken."""

from __future__ import annotations

from typing import Any, Final

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, SHELF
from kostka.games.doomtrooper.forms import warrior
from kostka.games.doomtrooper.terms import ALL_ASPECTS, BROTHERHOOD, DARK_LEGION
from kostka.kernel.chance import Rng
from kostka.sight import view
from tests.rules.doomtrooper.passing import over
from tests.rules.doomtrooper.props import BUNKER, SOLDIER
from tests.rules.doomtrooper.stage import Stage, cards_of

MAGE: Final = warrior("mage", BROTHERHOOD, (4, 4, 4, 5), casts=ALL_ASPECTS)
DARK_ONE: Final = warrior("dark-one", DARK_LEGION, (4, 4, 6, 4))
DECK: Final = ["infantry", "hussar", "valkyrie", "samurai"]
FORESEE: Final = "use foresee of power-of-perception"


def close(stage: Stage) -> Stage:
    """Nobody does anything more about the search."""
    while stage.where()[-1] == "after a search":
        stage.move("pass")
    return stage


def keys(cards: Any) -> list[str]:
    return sorted([it.key for it in cards])


def searching(*spoiler: str, card: str = "divine-inspiration", power: bool = False) -> Stage:
    """Seat 0 is about to choose; seat 1 holds these cards, and maybe the power."""
    stage = Stage(
        [MAGE],
        [DARK_ONE],
        hands=[[card], list(spoiler)],
        destiny=[12, 0],
        on_warriors=[("power-of-perception", 1, "dark-one")] if power else [],
    )
    stage.s.decks[0] = [CARDS[key] for key in DECK]
    stage.s.offered = None
    return stage


def roll(stage: Stage, *wanted: str) -> Stage:
    """Chance gives these cards, and then whatever comes first."""
    for key in wanted:
        assert stage.s.at_chance()
        stage.s.choose(CARDS[key])
    while stage.s.at_chance():
        stage.s.choose(stage.s.options()[0])
    return stage


# --- Replaced -------------------------------------------------------------------------------------


def test_oh_yeah_replaces_what_was_found_by_a_random_card_of_the_pile() -> None:
    stage = searching("oh-yeah")
    before = cards_of(stage.s)
    over(stage, "play divine-inspiration").move("take samurai")
    assert stage.where()[-1] == "after a search" and stage.asked() == 1
    close(over(stage, "play oh-yeah"))
    assert "samurai" not in keys(stage.s.options())
    roll(stage, "hussar")
    assert keys(stage.s.hands[0]) == ["hussar"] and stage.pile(1) == ["oh-yeah"]
    top = stage.s.top(0)
    assert keys(stage.s.decks[0]) == ["infantry", "samurai", "valkyrie"]
    assert top is not None and keys(top.cards) == ["infantry", "valkyrie"], "the other lies beneath"
    assert top.seen == 0 and cards_of(stage.s) == before


def test_without_such_cards_nobody_is_asked_and_a_pass_changes_nothing() -> None:
    stage = searching()
    over(stage, "play divine-inspiration").move("take samurai")
    assert keys(stage.s.hands[0]) == ["samurai"] and "a search" not in stage.where()
    stage = searching("oh-yeah")
    over(stage, "play divine-inspiration").move("take samurai", "pass", "pass")
    assert keys(stage.s.hands[0]) == ["samurai"] and stage.s.top(0) is None


def test_oh_yeah_is_for_searches_only() -> None:
    stage = searching("oh-yeah").do("meditate")
    while stage.asked() != 1:
        stage.move("pass")
    assert stage.refuses("play oh-yeah") == "DOOM-REACT-01"
    stage = searching("oh-yeah", "oh-yeah")
    over(stage, "play divine-inspiration").move("take samurai")
    over(stage, "play oh-yeah").move("pass")
    assert stage.asked() == 1 and stage.refuses("play oh-yeah") == "DOOM-REACT-01", "once"


def test_a_find_that_could_not_have_been_chosen_goes_back() -> None:
    stage = searching("oh-yeah", card="summon-defense")
    stage.s.decks[0].append(BUNKER)
    stage.s.offered = None
    before = cards_of(stage.s)
    over(stage, "meditate", "play summon-defense").move("summon bunker")
    close(over(stage, "play oh-yeah"))
    roll(stage, "hussar")
    assert not stage.in_play("bunker") and stage.s.destiny[0] == 13
    assert keys(stage.s.decks[0]) == sorted([*DECK, "bunker"]) and cards_of(stage.s) == before


def test_a_find_that_could_have_been_chosen_is_used() -> None:
    stage = searching("oh-yeah", card="summon-trooper")
    over(stage, "meditate", "play summon-trooper").move("summon infantry")
    close(over(stage, "play oh-yeah"))
    roll(stage, "valkyrie")
    assert stage.in_play("valkyrie") and not stage.in_play("infantry")


def test_nothing_reaches_a_nasty_surprise() -> None:
    stage = searching("oh-yeah", card="a-nasty-surprise", power=True)
    over(stage, "meditate", "play a-nasty-surprise").move("take samurai")
    assert keys(stage.s.hands[0]) == ["samurai"]


def test_the_discard_pile_has_no_bottom_that_matters() -> None:
    stage = searching("oh-yeah")
    stage.s.piles[0] = [CARDS["chasseur"], CARDS["mortificator"]]
    stage.s.offered = None
    before = cards_of(stage.s)
    over(stage, "play divine-inspiration").move("take chasseur")
    close(over(stage, "play oh-yeah"))
    roll(stage, "mortificator")
    assert keys(stage.s.hands[0]) == ["mortificator"] and "chasseur" in stage.pile(0)
    assert cards_of(stage.s) == before


# --- Annihilated ----------------------------------------------------------------------------------


def test_the_power_annihilates_what_an_opponent_has_found_unseen() -> None:
    stage = searching(power=True)
    before = cards_of(stage.s)
    over(stage, "play divine-inspiration").move("take samurai")
    close(over(stage, FORESEE))
    assert stage.s.hands[0] == [] and keys(stage.s.decks[0]) == sorted(DECK[:3])
    assert not stage.in_play("power-of-perception") and cards_of(stage.s) == before
    mine, theirs = (view(stage.s, seat).plain()["seats"][0] for seat in (0, 1))
    assert (mine["veiled"], mine["unseen"]) == (1, ["samurai"])
    assert (theirs["veiled"], theirs["unseen"], theirs["gone"]) == (1, [], ["divine-inspiration"])
    assert all(event.it is None for event in stage.told("find-lost"))


def test_the_power_is_for_opponents_searches_and_given_as_an_action() -> None:
    stage = Stage([DARK_ONE], [SOLDIER], hands=[["power-of-perception"]])
    over(stage, "play power-of-perception").to_action()
    assert stage.piece("power-of-perception").on == stage.piece("dark-one").number
    assert FORESEE not in stage.moves()
    own = Stage(
        [DARK_ONE],
        [SOLDIER],
        hands=[["divine-inspiration"]],
        on_warriors=[("power-of-perception", 0, "dark-one")],
    )
    own.s.decks[0] = [CARDS[key] for key in DECK]
    own.s.offered = None
    over(own, "play divine-inspiration").move("take samurai")
    while own.where()[-1] == "after a search":
        assert own.asked() != 0 or own.refuses(FORESEE) == "DOOM-REACT-01"
        own.move("pass")
    assert keys(own.s.hands[0]) == ["samurai"]


def test_what_has_come_in_its_place_is_annihilated_too() -> None:
    stage = searching("oh-yeah", power=True)
    before = cards_of(stage.s)
    over(stage, "play divine-inspiration").move("take samurai")
    over(stage, "play oh-yeah").move("pass")
    close(over(stage, FORESEE))
    roll(stage, "hussar")
    assert stage.s.veiled == ((0, CARDS["hussar"]),) and cards_of(stage.s) == before
    assert "samurai" in keys(stage.s.decks[0])


# --- Hidden ---------------------------------------------------------------------------------------


def real(card: str, *deck: str) -> Stage:
    """With cards of the pool only, so that it can be saved."""
    stage = Stage(["nicholai"], ["necromutant"], hands=[[card], ["oh-yeah"]], destiny=[12, 0])
    stage.s.decks[0] = [CARDS[key] for key in deck]
    stage.s.offered = None
    return stage


@pytest.mark.parametrize("seed", range(5))
def test_others_imagine_another_find(seed: int) -> None:
    stage = real("divine-inspiration", *DECK, "chasseur", "mortificator")
    stage.s.hands[0].append(CARDS["fly"])
    over(stage, "play divine-inspiration").move("take samurai")
    assert SHELF.hash(SHELF.load(SHELF.save(stage.s))) == SHELF.hash(stage.s)
    imagined = stage.s.imagine(1, Rng(seed))
    found: set[Card] = set()
    for luck in range(12):
        world = stage.s.imagine(1, Rng(100 * seed + luck))
        search = world.find(stage.s.stack[-2].rule)
        assert search is not None
        notes: Any = search.notes
        found.add(notes.card)
        assert notes.card in world.decks[0]
    assert len(found) > 1
    assert cards_of(imagined) == cards_of(stage.s)
    while not imagined.over() and imagined.stack[-1].rule.name in ("after a search", "answers"):
        imagined.choose(imagined.options()[0])
    mine = stage.s.imagine(0, Rng(seed)).find(stage.s.stack[-2].rule)
    assert mine is not None and mine.it is CARDS["samurai"]


def test_what_was_lost_unseen_is_imagined_anew() -> None:
    stage = real("divine-inspiration", *DECK)
    stage.s.veiled = ((0, CARDS["mortificator"]), (1, CARDS["fly"]))
    worlds = [stage.s.imagine(1, Rng(seed)) for seed in range(12)]
    assert all(cards_of(world) == cards_of(stage.s) for world in worlds)
    assert len({world.veiled for world in worlds}) > 1
    assert all((1, CARDS["fly"]) in world.veiled for world in worlds)
    assert SHELF.hash(SHELF.load(SHELF.save(stage.s))) == SHELF.hash(stage.s)
