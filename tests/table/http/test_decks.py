"""Building decks over HTTP: cards are found, decks are looked at and written in every form."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any

import pytest

from kostka.games.doomtrooper.cards.pool import CARDS
from kostka.odds.hands import at_least, exactly
from tests.table.host import Hall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("decks") / "decks.db") as opened:
        yield opened


def found(hall: Hall, **asked: Any) -> list[str]:
    answer = hall.client.get("/api/decks/cards", params=asked)
    assert answer.status_code == 200, answer.text
    return [card["name"] for card in answer.json()["cards"]]


def look(hall: Hall, status: int = 200, **deck: Any) -> Any:
    answer = hall.client.post("/api/decks", json=deck)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize(
    "lang, asked, first",
    [
        ("en", "clansm", "Clansman"),
        ("cs", "prislusnik klanu", "Příslušník klanu"),
        ("cs", "clansman", "Příslušník klanu"),
        ("pl", "zlaty lev", "Golden Lion"),
    ],
)
def test_cards_are_found_by_their_name_in_any_language(
    hall: Hall, lang: str, asked: str, first: str
) -> None:
    assert found(hall, q=asked, lang=lang)[0] == first


def test_cards_are_found_by_type_affiliation_and_ratings(hall: Hall) -> None:
    names = found(hall, q="f>=10 v>7", type="warrior", side="imperial")
    assert "Sean Gallagher" in names and "Clansman" not in names
    assert found(hall, q="f>99") == []


@pytest.mark.parametrize(
    "lang, asked", [("en", "immunity dark symmetry"), ("cs", "imunita vůči Černé symetrii")]
)
def test_cards_are_found_by_what_they_do(hall: Hall, lang: str, asked: str) -> None:
    assert "Sean Gallagher" in found(hall, q=f"{asked} v=8", lang=lang)


def test_every_card_that_was_printed_can_be_played(hall: Hall) -> None:
    told = hall.client.get("/api/decks/cards").json()
    assert told["n"] == len(CARDS) == 1073
    assert len(told["cards"]) == 40
    late = hall.client.get("/api/decks/cards?q=total eclipse").json()["cards"]
    assert [card["playable"] for card in late] == [True]


def test_a_deck_is_told_with_its_problems_and_its_odds(hall: Hall) -> None:
    told = look(hall, main={"clansman": 5}, lang="cs")
    assert [each["rule"] for each in told["problems"]] == ["DOOM-DECK-01", "DOOM-DECK-02"]
    assert told["main"][0]["name"] == "Příslušník klanu" and told["odds"][0]["odds"] == "100.0 %"
    told = look(hall, deck="imperial-clans")
    assert told["legal"] and told["size"] == 60
    four = next(row for row in told["main"] if row["id"] == "clansman")
    chance = 1 - comb(56, 7) / comb(60, 7)
    assert four["odds"] == f"{100 * chance:.1f} %"


def test_what_is_imported_can_be_exported_in_every_form(hall: Hall) -> None:
    deck = look(hall, deck="dark-gifts")
    main, side = ({row["id"]: row["n"] for row in deck[where]} for where in ("main", "side"))
    for form in ("text", "codes", "o8d", "link"):
        text = look(hall, main=main, side=side, form=form)["text"]
        again = look(hall, text=text)
        assert (again["main"], again["share"]) == (deck["main"], deck["share"])
    refused = look(hall, 400, text="3x Clansmann", lang="en")
    assert "did you mean Clansman" in refused["error"]
    look(hall, 400, main={"nobody": 1})
    look(hall, 400, main={"clansman": -1})


def test_a_table_is_made_with_a_deck_of_ones_own(hall: Hall) -> None:
    own = look(hall, deck="dark-gifts")["share"]
    made = hall.make(
        game="doomtrooper", mode="tournament", setup={"decks": [own, "imperial-clans"]}
    )
    assert made.session().course.journal.header["setup"]["decks"][0] == own
    with made.sit(1) as other, made.look() as watcher:  # whose deck it is keeps it to himself
        for person in (other, watcher):
            assert person.table["setup"]["decks"] == ["DT1", "imperial-clans"]
            assert own not in str(person.heard)
    small = look(hall, main={"clansman": 4})["share"]
    body = {"game": "doomtrooper", "setup": {"decks": [small, own]}, "seats": [{}, {}]}
    answer = hall.client.post("/api/tables", json=body)
    assert answer.status_code == 400 and "DOOM-DECK-01" in answer.json()["error"]


def test_the_chances_of_a_hand_are_exact_and_add_up() -> None:
    for deck, wanted in ((60, 0), (60, 4), (60, 60), (5, 2), (40, 23)):
        assert sum(exactly(deck, wanted, 7, n) for n in range(8)) == 1
        assert at_least(deck, wanted, 7, 0) == 1
        assert at_least(deck, wanted, 7) == 1 - exactly(deck, wanted, 7, 0)
    assert at_least(60, 4, 7) == 1 - exactly(60, 4, 7, 0)
    with pytest.raises(ValueError):
        exactly(10, 11, 7, 1)
