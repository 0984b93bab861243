"""Grammar: plurals, lists, sentences."""

from __future__ import annotations

import pytest

from kostka.words.inflect import after, listed, place, plural, sentence

NUMBERS = (0, 1, 2, 4, 5, 12, 14, 21, 22, 25)


@pytest.mark.parametrize(
    ("lang", "forms", "expected"),
    [
        ("en", "card|cards", "cards card cards cards cards cards cards cards cards cards"),
        (
            "cs",
            "kartu|karty|karet",
            "karet kartu karty karty karet karet karet karet karet karet",
        ),
        ("pl", "kartę|karty|kart", "kart kartę karty karty kart kart kart kart karty kart"),
        (
            "cs",
            "kostkou|kostkami",
            "kostkami kostkou kostkami kostkami kostkami "
            "kostkami kostkami kostkami kostkami kostkami",
        ),
    ],
)
def test_plurals(lang: str, forms: str, expected: str) -> None:
    found = [plural(n, forms.split("|"), lang) for n in NUMBERS]
    assert found == expected.split()


def test_a_negative_number_counts_like_its_size() -> None:
    assert plural(-1, ("bod", "body", "bodů"), "cs") == "bod"
    assert plural(-22, ("punkt", "punkty", "punktów"), "pl") == "punkty"


def test_polish_counts_112_like_12_and_122_like_22() -> None:
    forms = ("punkt", "punkty", "punktów")
    assert plural(112, forms, "pl") == "punktów"
    assert plural(122, forms, "pl") == "punkty"


def test_a_sentence_keeps_the_mark_of_a_name() -> None:
    assert sentence("anna plays Six-It!") == "Anna plays Six-It!"
    assert sentence("draw 2 cards") == "Draw 2 cards."
    assert sentence("") == ""


def test_a_list_of_lists_has_semicolons() -> None:
    assert listed(["a", "b", "c"], "pl") == "a, b i c"
    assert listed(["a"], "cs") == "a"
    assert listed(["show it and keep it", "shuffle"], "en") == "show it and keep it; shuffle"


def test_the_czech_clitic_comes_second() -> None:
    assert after("poté", "dober si 2 karty", "cs") == "poté si dober 2 karty"
    assert after("poté", "uzdrav se o 1 bod", "cs") == "poté se uzdrav o 1 bod"
    assert after("poté", "uděl 5 zranění", "cs") == "poté uděl 5 zranění"
    assert after("then", "draw 2 cards", "en") == "then draw 2 cards"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="'de'"):
        place("de")
