"""Doomtrooper has words for everything: values, cards, questions, options and events."""

from __future__ import annotations

import inspect
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

from kostka.games import doomtrooper
from kostka.games.doomtrooper import (
    actions,
    aims,
    card,
    duel,
    finding,
    legal,
    play,
    rules,
    sorts,
    spoils,
    targets,
    terms,
    verbs,
)
from kostka.games.doomtrooper.cards import decks, kinds
from kostka.games.doomtrooper.content import CARDS, DECKS, GAME, RULES
from kostka.games.doomtrooper.names import NAMES
from kostka.games.doomtrooper.phrases import PHRASES, QUESTIONS
from kostka.games.doomtrooper.sayings import LABELS
from kostka.games.doomtrooper.words import HEADS
from kostka.kernel.chance import Rng
from kostka.kernel.event import Event, ReadDue
from kostka.kernel.sense import Number, Player, Sense
from kostka.kernel.step import NOBODY, Choice, Condition, Step, Word
from kostka.kernel.window import PlayOrPass, Window
from kostka.sight import meant
from kostka.sight.doomtrooper import Which
from kostka.words import LANGUAGES, book
from tests.rules.doomtrooper import fixtures
from tests.words.reading import Met, inside

BOOK = book("doomtrooper")
TALK = ("words", "phrases", "sayings", "names")  # modules that only speak
ROOMS: tuple[ModuleType, ...] = tuple(
    [
        import_module(f"{doomtrooper.__name__}.{it.name}")
        for it in iter_modules(doomtrooper.__path__)
        if not it.ispkg and not it.name.startswith(TALK)
    ]
)
SPOKEN = (Step, Condition, sorts.Effect, card.Trigger, card.Target, verbs.Amount)
SILENT = {aims.NoTarget, targets.Yourself}
BY_TITLE = {play.Round, play.Answers, finding.Finds}  # windows are called by their titles
NAMES_OF_SEATS = ("Anna", "Boris", "Cyril")
RARE = {  # seen in the tests of their rules
    *(terms.LEFT_THE_GAME, terms.CONTROLLED, terms.IMPRISONED, terms.OUT_OF_PLAY),
    *(terms.BACK_IN_PLAY, terms.FIGHTER_REPLACED, terms.JOINED, terms.BORROWED, terms.MARKED),
    *(terms.TRANSFERRED, terms.SABOTAGE_FAILED, terms.ASSIGNED, terms.RETURNED, terms.SABOTAGED),
    *(terms.TOP_SEEN, terms.DECK_SEEN, terms.VENOM_WORKED, terms.CORRUPTED),
    *(terms.FIND_CHANGED, terms.FIND_LOST, terms.TRUTH_TOLD, terms.ANSWER_REFUSED),
    *(terms.STANDS_FOR, terms.CARDS_TRADED),
    *(terms.HAND_SEEN, terms.WEAPON_CHOSEN, terms.WAS_HEALED, terms.HAND_SHOWN, terms.RECLAIMED),
}


def leaves() -> list[type]:
    """Every class of the game's vocabulary that is no mere base of others."""
    found = [
        it
        for room in ROOMS
        for it in vars(room).values()
        if inspect.isclass(it) and issubclass(it, SPOKEN) and it.__module__ == room.__name__
    ]
    bases = {base for it in found for base in it.__mro__[1:]}
    return [it for it in found if it not in bases and it not in BY_TITLE]


def everything() -> list[Any]:
    seen: set[int] = set()
    cards = [*CARDS.values(), *[it for it in vars(fixtures).values() if isinstance(it, card.Card)]]
    found = [it for rule in RULES.values() for it in inside(rule, seen, SPOKEN)]
    for each in cards:
        parts = (each.rule, each.on, *each.effects, *each.whenevers)
        found += [it for part in parts for it in inside(part, seen, SPOKEN)]
        for ability in each.abilities:
            found += [
                it for part in (*ability.does, ability.on) for it in inside(part, seen, SPOKEN)
            ]
        needs = [need for play in (each, *each.abilities) for need in play.needs]
        found += [it for need in needs for it in inside(need.fact, seen, SPOKEN)]
        found += [
            it for whenever in each.whenevers for it in inside(whenever.trigger, seen, SPOKEN)
        ]
    return found


def words(text: str) -> str:
    """The text, once it has been seen to be filled in and tidy."""
    assert text and text == text.strip(), text
    plain = text.replace(" .74", "")  # a calibre in a printed name
    for mark in ("{", "}", "|", "  ", "..", " .", " ,", "~", "None", "<"):
        assert mark not in plain, text
    return text


def silent(it: Any) -> bool:
    """A warrior without an ability says nothing more."""
    return type(it) in SILENT or (isinstance(it, verbs.Abilities) and not it.gives)


@pytest.mark.parametrize("it", leaves(), ids=lambda it: it.__name__)
def test_every_class_has_a_phrase_in_three_languages(it: type) -> None:
    assert it in PHRASES
    if it not in SILENT:
        assert all(PHRASES[it])
    if issubclass(it, verbs.Amount):
        assert it in HEADS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_in_every_rule_and_card_reads(lang: str) -> None:
    found = everything()
    assert len(found) > 250
    for it in found:
        plain = isinstance(it, verbs.Amount) or (isinstance(it, Step) and _empty(it))
        if not silent(it) and not plain:
            words(BOOK.text(it, lang).strip())


def _empty(step: Step) -> bool:
    """A card's rule that has nothing but a silent line."""
    return hasattr(step, "lines") and all(silent(line) for line in step.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_one_sentence(lang: str) -> None:
    asked = [it for it in everything() if isinstance(it, Choice)] + [PlayOrPass(), ReadDue()]
    assert {type(it) for it in asked} >= set(QUESTIONS)
    for step in asked:
        text = words(BOOK.question(step, lang))
        assert text[0].isupper() and text[-1] in ".!" and ". " not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_deck_is_described_and_named(lang: str) -> None:
    assert set(BOOK.things) == {*CARDS, *DECKS}
    for key, thing in BOOK.things.items():
        for line in BOOK.describe(thing, lang).split("\n"):
            words(line)
            assert line[0].isupper() or line[0].isdigit(), line
        assert BOOK.describe_key(key, lang) == BOOK.describe(thing, lang)
        words(BOOK.name(key, lang))
    named = [BOOK.name(key, lang) for key in CARDS]
    assert len(set(named)) == len(named)


def test_names_are_ours_only_where_nobody_else_gave_one() -> None:
    assert set(NAMES) <= set(BOOK.things)
    ours = {key for key in CARDS if any(BOOK.ours(key, lang) for lang in LANGUAGES)}
    assert ours == {"blessed-armor", "jihad-infantry-trooper", "the-sacrifice"}
    assert all(BOOK.ours(key, lang) for key in DECKS for lang in LANGUAGES)
    assert BOOK.name("nepharite-of-ilian", "cs") == "Ilianin nefarit"
    assert BOOK.name("narrow-escape", "pl") == "Narrow Escape!"


def test_the_words_of_the_game_have_names() -> None:
    found = [it for room in (terms, kinds) for it in vars(room).values() if isinstance(it, Word)]
    spoken = [word for word in found if word not in terms.EVENTS]
    moments = [it for it in vars(legal).values() if isinstance(it, card.Moment)]
    for it in (*spoken, *moments, *terms.VALUES):
        for lang in LANGUAGES:
            words(BOOK.text(it, lang))


def test_every_event_is_listed() -> None:
    found = [it for it in vars(terms).values() if isinstance(it, Word)]
    assert list(terms.EVENTS) == found[: found.index(terms.WARRIOR)]


@pytest.mark.parametrize(
    ("term", "key"),
    [
        ("Fight (F)", "fight"),
        ("Shoot (S)", "shoot"),
        ("Armor (A; AR in checks), the rating", "armour"),
        ("Value (V)", "value"),
        ("warrior", "warrior"),
        ("Dark Legion", "dark-legion"),
        ("Dark Symmetry", "dark-symmetry"),
        ("Brotherhood", "brotherhood"),
        ("Capitol", "capitol"),
        ("Imperial", "imperial"),
        ("equipment", "equipment"),
        ("Fortification", "fortification"),
        ("Warzone", "warzone"),
        ("Art spell", "art"),
        ("vehicle", "vehicle"),
        ("ARMOR (label)", "body-armour"),
        ("Squad", "squad"),
        ("Kohort", "kohort"),
        ("Kinetics", "kinetics"),
        ("Premonition", "premonition"),
        ("Metamorphosis", "changeling"),
    ],
)
def test_words_are_those_of_the_glossary(term: str, key: str) -> None:
    text = files("kostka.judge").joinpath("rules/doomtrooper.toml").read_text("utf-8")
    terms = {row["en"]: row for row in tomllib.loads(text)["term"]}
    assert LABELS[key][1] == terms[term]["cs"].partition(" (")[0]
    assert LABELS[key][2] == terms[term]["pl"].partition(" (")[0]


# --- What happens in games ------------------------------------------------------------------------


@cache
def met() -> Met:
    found = Met()
    names = [deck.key for deck in decks.FIGHTS]
    whole = [deck.key for deck in decks.TOURNAMENT]
    for seed in range(14):
        chosen = [names[(seed + n) % 4] for n in range(2 + seed % 2)]
        s = GAME.new({"decks": chosen if seed % 2 else whole})
        s.log = []
        luck = Rng(seed)
        while not s.over():
            step = s.question()
            if s.at_chance():
                option, offered = s.roll(luck), [s.roll(luck)]
            else:
                options = s.options()
                option = options[luck.below(len(options))]
                offered = list(step.offers(s, s.stack[-1]))
            things = meant(s, offered)
            found.asked[step, *map(str, things)] = (step, things)
            s.choose(option)
        for event in s.log:
            found.events[event.word, int(event.n), event.seat < 0, event.it] = event
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_text_and_no_two_are_alike(lang: str) -> None:
    asked = met().asked
    assert len(asked) > 500
    assert {type(step) for step, _ in asked.values()} >= {
        *(play.NameTheTarget, play.NameTheAmount, duel.NameTheAttacker, duel.NameTheDefender),
        *(duel.AnnounceTheWarzone, spoils.AnnouncePoints, actions.TakeAnAction, rules.Discard),
    }
    for step, options in asked.values():
        texts = [BOOK.option(option, lang) for option in options]
        for text in texts:
            words(text)
        assert len(set(texts)) == len(texts), (step, texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_a_game_has_a_line(lang: str) -> None:
    seen = met().events
    unseen = set(terms.EVENTS) - {event.word for event in seen.values()}
    assert unseen <= RARE, {word.key for word in unseen - RARE}
    for event in seen.values():
        text = words(BOOK.event(event, lang, NAMES_OF_SEATS))
        assert text[-1] in ".!", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_a_game_and_every_hidden_event_has_a_line(lang: str) -> None:
    doomed = CARDS["doomed"]
    told = [
        Event(terms.DREW, 0, 1, None, None),
        Event(terms.DISCARDED, 0, 1, None, None),
        Event(terms.TARGETED, 1, 1, None, doomed),
        Event(terms.TARGETED, 1, 0, None, CARDS["bamboozled"]),
        Event(terms.LEFT_THE_GAME, 2, 0, None, None),
        *[Event(terms.GAME_ENDED, NOBODY, n, None, None) for n in (0, 2, -2, -3)],
    ]
    assert len({words(BOOK.event(event, lang, NAMES_OF_SEATS)) for event in told}) == len(told)


def test_lines_of_the_log_and_answers_as_a_reader_would_say_them() -> None:
    sean, nepharite = CARDS["sean-gallagher"], CARDS["nepharite-of-ilian"]
    lines = {
        Event(terms.FIGHTERS_NAMED, 0, 2, nepharite, sean): (
            "Anna attacks: Sean Gallagher against Nepharite of Ilian.",
            "Anna útočí: Sean Gallagher proti bojovníkovi Ilianin nefarit.",
            "Anna atakuje: Sean Gallagher przeciw wojownikowi Nepharite of Ilian.",
        ),
        Event(terms.POINTS_ANNOUNCED, 1, 5, None, 3): (
            "Boris announces 3 destiny points and 5 promotion points.",
            "Boris oznamuje 3 body osudu a 5 vítězných bodů.",
            "Boris ogłasza 3 Punkty Przeznaczenia i 5 punktów zwycięstwa.",
        ),
        Event(terms.DESTINY_CHANGED, 0, -3, None, CARDS["doomed"]): (
            "Anna: −3 destiny points (Doomed).",
            "Anna: −3 body osudu (Odsouzen k záhubě).",
            "Anna: −3 Punkty Przeznaczenia (Doomed).",
        ),
        Event(terms.STRUCK, 0, 1, sean, terms.KILLED): (
            "Sean Gallagher (Anna) is struck and would be killed.",
            "Sean Gallagher (Anna) je zasažen a má být zabit.",
            "Sean Gallagher (Anna) zostaje trafiony i ma być zabity.",
        ),
    }
    for event, expected in lines.items():
        assert tuple(BOOK.event(event, lang, NAMES_OF_SEATS) for lang in LANGUAGES) == expected
    second = Sense("attack-with", Which(CARDS["clansman"], 2, 0))
    assert BOOK.option(second, "en") == "attack with Clansman 2 of player 1"
    assert BOOK.option(second, "en", NAMES_OF_SEATS) == "attack with Clansman 2 of Anna"
    assert BOOK.option(Sense("on", Player(1)), "cs") == "cíl: hráč 2"
    assert BOOK.option(Sense("on", Player(1)), "cs", NAMES_OF_SEATS) == "cíl: Boris"
    assert BOOK.option(Sense("so-much-destiny", Number(3)), "en") == (
        "3 destiny points, the rest promotion points"
    )
    with pytest.raises(LookupError):
        BOOK.option(Sense("attack-with", object()), "en")
    with pytest.raises(LookupError):
        BOOK.option(Sense("nonsense", Player(1)), "en")


TEXTS = {
    "nepharite-of-ilian": (
        "Warrior, Dark Legion. Fight 8, shoot 5, armour 4, value 7. Counts as: Nepharites. "
        "Follower of Ilian. Deploy as an action for 7 destiny points.\n"
        "Immunity to the Art. Automatic kill in a fight.",
        "Bojovník, Černá legie. Zápas 8, střelba 5, obrana 4, hodnota 7. Je považován za: "
        "Nefarité. Následovník: Ilian. Vylož jako akci za 7 bodů osudu.\n"
        "Imunita vůči Umění. Automatické zabití v zápase.",
        "Wojownik, Legion Ciemności. Walka wręcz 8, strzelanie 5, obrona 4, wartość 7. Jest "
        "uznawany za: Nefaryci. Wyznawca: Ilian. Wystaw jako akcję za 7 Punktów Przeznaczenia.\n"
        "Odporność na Sztukę. Automatyczne zabicie w walce "
        "wręcz.",
    ),
    "grim-reaper": (
        "Special card, Dark Legion. Play it as 2 actions on a Dark Legionnaire worth at most "
        "4.\nIt stays with the warrior: all values × 2.",
        "Speciální karta, Černá legie. Zahraj jako 2 akce na černého legionáře s hodnotou "
        "nejvýše 4.\nZůstává u bojovníka: všechny hodnoty × 2.",
        "Karta specjalna, Legion Ciemności. Zagraj jako 2 akcje na Mrocznego Legionistę o "
        "wartości najwyżej 4.\nZostaje przy wojowniku: wszystkie wartości × 2.",
    ),
    "bamboozled": (
        "Special card. Play it right after points are announced (anybody's promotion points).\n"
        "These promotion points are lost. You gain X destiny points, where X is twice their "
        "number.",
        "Speciální karta. Zahraj ihned po oznámení bodů (něčí vítězné body).\n"
        "Tyto vítězné body propadají. Získáš X bodů osudu, kde X je dvojnásobek jejich počtu.",
        "Karta specjalna. Zagraj zaraz po ogłoszeniu punktów (czyjeś punkty zwycięstwa).\n"
        "Te punkty zwycięstwa przepadają. Dostajesz X Punktów Przeznaczenia, gdzie X to "
        "dwukrotność ich liczby.",
    ),
}


@pytest.mark.parametrize("key", TEXTS)
def test_a_card_reads_as_a_person_would_say_it(key: str) -> None:
    assert tuple(BOOK.describe_key(key, lang) for lang in LANGUAGES) == TEXTS[key]


def test_windows_and_phases_are_called_by_their_titles() -> None:
    windows = [rule for rule in RULES.values() if isinstance(rule, Window)]
    assert len(windows) == 6
    for rule in windows:
        for lang in LANGUAGES:
            words(BOOK.text(rule, lang))
    assert BOOK.text(RULES["resolving the duel"], "cs") == "vyhodnocení souboje"
