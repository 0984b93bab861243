"""What answers stand for at the table of Doomtrooper: each fault here was once seen by players."""

from __future__ import annotations

import pytest

from kostka.games.doomtrooper.content import CARDS
from kostka.kernel.sense import Player, Sense
from kostka.sight import meant, touched, view
from kostka.words import book
from tests.rules.doomtrooper.props import SOLDIER, TEN
from tests.rules.doomtrooper.stage import Stage
from tests.rules.doomtrooper.test_cards_seals_4 import asking

BOOK = book("doomtrooper")
NAMES = ["Anna", "Bořek", "Cyril"]


def answer(stage: Stage, do: str) -> tuple[str, list[str]]:
    """What an answer says, and what it is about."""
    s = stage.s
    (sense,) = meant(s, [s.read(do)])
    return BOOK.option(sense, "en", NAMES), touched(type(s), sense)


def test_a_warrior_is_given_to_a_player_not_to_the_piece_with_his_number() -> None:
    stage = Stage(
        [SOLDIER],
        [TEN],
        [TEN],
        hands=[["lamb-for-the-slaughter", "free-marine"]],
        destiny=[9, 0, 0],
    )
    stage.s.table = [piece for piece in stage.s.table if piece.number != 2]
    stage.do("play lamb-for-the-slaughter")
    assert stage.moves() == ["on seat 2", "on seat 3"]
    assert answer(stage, "on seat 2") == ("on Bořek", ["seat-1"])
    assert answer(stage, "on seat 3") == ("on Cyril", ["seat-2"])
    stage.move("on seat 2")
    for viewer in range(3):
        assert view(stage.s, viewer).data["plays"][0]["on"] == "seat-1"


@pytest.mark.parametrize("key", ["extortion", "supply-line-severed", "tucked-away"])
def test_cards_that_are_played_on_players_stand_for_players(key: str) -> None:
    stage = Stage([SOLDIER], [TEN], hands=[[key, "clansman"], ["clansman"]], decks=[["clansman"]])
    on = CARDS[key].on
    assert [on.stands_for(stage.s, seat) for seat in (0, 1)] == [Player(0), Player(1)]


def test_an_area_that_is_infected_is_an_area() -> None:
    on = CARDS["red-plague"].on
    stage = Stage([SOLDIER], [TEN])
    (first, *_) = on.near(stage.s, 0)
    sense = Sense(on.verb(stage.s, first), on.stands_for(stage.s, first))
    assert touched(type(stage.s), sense) == ["area-0-outpost"]
    assert BOOK.option(sense, "en", NAMES) == "to Outpost of Anna"


def test_one_asks_for_a_card_and_does_not_play_it() -> None:
    stage = asking("hussar")
    hussar = answer(stage, "ask for hussar")
    assert hussar == ("ask for Hussar", ["hussar"])
    assert answer(stage, "ask warrior")[0] == "ask for warrior"


def test_what_is_not_paid_for_is_discarded_and_said_to_be() -> None:
    stage = Stage([SOLDIER, "hussar"], [TEN], on_all=[("attrition", 1)], at_first_action=False)
    while "discard hussar" not in stage.moves():
        stage.move("pass")
    assert answer(stage, "discard hussar") == ("discard Hussar of Anna", ["piece-2", "hussar"])


def test_who_has_heard_the_truth_cannot_unhear_it() -> None:
    stage = asking("hussar").do("ask for hussar")
    (told,) = stage.told("truth-told")
    assert told.tells(0) and told.word.reveals
