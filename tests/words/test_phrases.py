"""Nothing in Dice Throne is without words: every class, every rule, every name, three languages."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from kostka.games.dicethrone import (
    blocks,
    printed,
    terms,
    verbs_cards,
    verbs_damage,
)
from kostka.games.dicethrone.content import HEROES, ROOMS, RULES, SHELF
from kostka.games.dicethrone.names import NAMES, SIDES
from kostka.games.dicethrone.printed import Amount, Passive, Pattern, Trigger
from kostka.games.dicethrone.words import FORMS, HEADS, PHRASES, QUESTIONS
from kostka.kernel.event import ReadDue
from kostka.kernel.step import Choice, Condition, Rule, Step, Word
from kostka.kernel.window import PlayOrPass
from kostka.words import LANGUAGES, book
from tests.words.reading import inside

BOOK = book("dicethrone")
SPOKEN = (Step, Condition, Amount, Trigger, Pattern, Passive)
SILENT = {printed.Once, verbs_damage.NoteTheDodge}  # another sentence tells it


def leaves() -> list[type]:
    """Every class of the game's vocabulary that is no mere base of others."""
    found = [
        it
        for room in ROOMS
        for it in vars(room).values()
        if inspect.isclass(it) and issubclass(it, SPOKEN) and it.__module__ == room.__name__
    ]
    bases = {base for it in found for base in it.__mro__[1:]}
    return [it for it in found if it not in bases]


def everything() -> list[Any]:
    seen: set[int] = set()
    return [it for rule in RULES.values() for it in inside(rule, seen, (*SPOKEN, blocks.Branch))]


def words(text: str) -> str:
    """The text, once it has been seen to be filled in and tidy."""
    assert text and text == text.strip(), text
    for mark in ("{", "}", "|", "  ", "..", " .", " ,", "~", "None", "<"):
        assert mark not in text, text
    return text


@pytest.mark.parametrize("it", leaves(), ids=lambda it: it.__name__)
def test_every_class_has_a_phrase_in_three_languages(it: type) -> None:
    assert it in PHRASES
    if it not in SILENT:
        assert all(PHRASES[it])
    if issubclass(it, Amount):
        assert it in HEADS
    if issubclass(it, Pattern):
        assert all(FORMS[it, "on"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_in_every_rule_reads(lang: str) -> None:
    found = everything()
    assert len(found) > 300
    for it in found:
        if type(it) not in SILENT and not isinstance(it, Amount):
            words(BOOK.text(it, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_one_sentence(lang: str) -> None:
    asked = [it for it in everything() if isinstance(it, Choice)] + [PlayOrPass(), ReadDue()]
    assert {type(it) for it in asked} >= set(QUESTIONS)
    for step in asked:
        text = words(BOOK.question(step, lang))
        assert text[0].isupper() and text[-1] in ".!"
        assert ". " not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_is_described(lang: str) -> None:
    for key, thing in BOOK.things.items():
        for line in BOOK.describe(thing, lang).split("\n"):
            words(line)
            assert line[0].isupper() or line[0].isdigit(), line
        assert BOOK.describe_key(key, lang) == BOOK.describe(thing, lang)


def test_every_thing_has_three_names() -> None:
    keys = {key for key, it in SHELF.things.items() if not isinstance(it, (Word, printed.Spend))}
    keys |= {symbol.key for hero in HEROES.values() for symbol in hero.symbols}
    for key in sorted(keys):
        for lang in LANGUAGES:
            words(BOOK.name(key, lang))
            assert isinstance(BOOK.ours(key, lang), bool)


def test_the_words_of_the_game_have_names() -> None:
    kinds = (terms.POSITIVE, terms.NEGATIVE, terms.UNIQUE, terms.COMPANION)
    cards = (terms.MAIN, terms.ROLL, terms.INSTANT, terms.UPGRADE, terms.SPELL)
    boards = (terms.OFFENCE, terms.DEFENCE, terms.PASSIVE, terms.ULTIMATE_ABILITY)
    for word in (*terms.PHASES, *terms.HOWS, *terms.KINDS, *kinds, *cards, *boards):
        for lang in LANGUAGES:
            words(BOOK.text(word, lang))


def test_a_name_row_says_whose_it_is() -> None:
    for key, row in NAMES.items():
        assert all(row[:3]), key
        assert set(row[3].split()) <= set(LANGUAGES), key


def test_names_of_one_kind_differ() -> None:
    """Two cards or two tokens with one name could not be told apart."""
    for lang in LANGUAGES:
        for kind in (printed.Card, printed.Token, printed.Ability, printed.Hero):
            named = [BOOK.name(it.key, lang) for it in BOOK.things.values() if type(it) is kind]
            assert len(set(named)) == len(named), (lang, kind)


def test_our_own_names_are_marked() -> None:
    assert not BOOK.ours("buh-bye", "cs") and not BOOK.ours("buh-bye", "pl")
    assert BOOK.ours("transference", "cs") and not BOOK.ours("transference", "pl")
    assert BOOK.ours("royal-guard", "en")
    # an upgrade card is marked like its ability
    assert BOOK.name("triple-threat-2", "pl") == "Potrójne zagrożenie II"
    assert BOOK.ours("triple-threat-2", "pl") and not BOOK.ours("triple-threat-2", "cs")


def test_a_side_has_its_own_name() -> None:
    sided = [it for hero in HEROES.values() for it in hero.tokens if it.base.late is not None]
    assert {token.key for token in sided} == set(SIDES)


def test_what_has_no_words_is_a_lookup_error() -> None:
    for ask in (BOOK.name, BOOK.ours, BOOK.describe_key, BOOK.say):
        with pytest.raises(LookupError, match="nonsense"):
            ask("nonsense", "en")
    with pytest.raises(LookupError, match="float"):
        BOOK.text(0.5, "en")
    with pytest.raises(LookupError, match="'de'"):
        BOOK.text(verbs_cards.Draw(1), "de")


def test_symbols_of_dice_are_counted() -> None:
    assert (
        BOOK.symbols("black-panther", (1, 2, 4, 6, 6), "en") == "2 Claws, 1 Vibranium, 2 Panthers"
    )
    assert BOOK.symbols("black-panther", (6,), "cs") == "1× Panter"


def test_a_rule_is_called_by_its_title() -> None:
    assert BOOK.text(RULES["upkeep phase"], "cs") == "fáze údržby"
    assert isinstance(RULES["upkeep phase"], Rule)
