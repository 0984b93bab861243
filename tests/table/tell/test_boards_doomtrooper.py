"""Doomtrooper's printed matter for clients, and the words its board needs for every card."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kostka.games.doomtrooper.card import Card
from kostka.games.doomtrooper.content import CARDS, DECKS
from kostka.games.doomtrooper.play import ALARM, ANSWERS, ANYTIME, LAST_CHANCE, MODIFIERS
from kostka.games.doomtrooper.terms import ACTIONS, STRUCK_OUT, WARRIOR
from kostka.table.tell.boards import board
from kostka.words import LANGUAGES, book
from kostka.words.interface import bundle

BOARD = board("doomtrooper")
SYMBOLS = Path(__file__).resolve().parents[3] / "web" / "src" / "symbols"

langs = pytest.mark.parametrize("lang", LANGUAGES)


def drawn() -> set[str]:
    """The symbols that the client can draw."""
    text = "".join(path.read_text("utf-8") for path in SYMBOLS.glob("*.ts"))
    return set(re.findall(r"^  '?([a-z][a-z-]*)'?: ", text, re.MULTILINE))


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(BOARD)) == BOARD


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_every_card_is_drawn_as_it_is_played(card: Card) -> None:
    shown = BOARD["cards"][card.key]
    assert (shown["kind"], shown["force"]) == (card.kind.key, card.affiliation.key)
    assert (shown["cost"], shown["per"], shown["when"]) == (card.cost, card.per, card.when.key)
    assert shown["printed"] == [None if n == STRUCK_OUT else n for n in card.printed]
    assert (len(shown["printed"]) == 4) == (card.kind is WARRIOR)


@pytest.mark.skipif(not SYMBOLS.is_dir(), reason="the client's sources are not here")
def test_every_symbol_of_a_card_is_drawn_by_the_client() -> None:
    wanted = {card["symbol"] for card in BOARD["cards"].values()}
    assert len(wanted) > 15
    assert wanted - drawn() == set()


def test_a_deck_has_the_colour_of_most_of_its_cards() -> None:
    assert {key: deck["force"] for key, deck in BOARD["decks"].items()} | {
        "imperial-clans": "imperial",
        "dark-gifts": "dark-legion",
    } == {key: deck["force"] for key, deck in BOARD["decks"].items()}
    assert set(BOARD["decks"]) == set(DECKS)


def test_it_knows_the_turn() -> None:
    assert BOARD["actions"] == ACTIONS == 3
    assert BOARD["areas"] == ["squad", "kohort", "outpost", "outside"]
    assert BOARD["values"] == ["fight", "shoot", "armour", "value"]
    assert len(BOARD["phases"]) == 8


@langs
def test_the_client_has_a_word_for_whatever_the_board_shows(lang: str) -> None:
    spoken, words = bundle(lang), book("doomtrooper")
    rounds = [it.name.replace(" ", "-") for it in (ANYTIME, MODIFIERS, LAST_CHANCE, ANSWERS, ALARM)]
    wanted = [
        *[f"doom-when-{card['when']}" for card in BOARD["cards"].values()],
        *[f"doom-round-{name}" for name in rounds],
        *[f"rail-{phase}" for phase in BOARD["phases"]],
        *[f"rail-{step}" for step in BOARD["steps"]],
    ]
    assert [each for each in wanted if not spoken.has_message(each)] == []
    named = [*BOARD["areas"], *BOARD["values"], *BOARD["kinds"]]
    for card in BOARD["cards"].values():
        named += [card["kind"], card["force"]]
    assert [each for each in named if each not in words.names] == []
