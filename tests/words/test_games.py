"""Whatever happens in random games has words: every question, every option, every event."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

import pytest

from kostka.games.dicethrone import (
    asks_dice,
    asks_players,
    asks_tokens,
    blocks,
    offence,
    opening,
    terms,
    verbs_dice,
)
from kostka.games.dicethrone.content import GAME, HEROES, begin, new_game
from kostka.games.dicethrone.dice import PLACE
from kostka.games.dicethrone.state import Battle
from kostka.kernel.chance import Rng
from kostka.kernel.event import Due, Event
from kostka.kernel.sense import Sense
from kostka.kernel.step import CHANCE, NOBODY, Choice, Frame, Rule
from kostka.sight import meant
from kostka.words import LANGUAGES, book
from tests.words.reading import Met

BOOK = book("dicethrone")
GAMES = 20
NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")


@cache
def met() -> Met:
    found = Met()
    pairs = list(permutations(HEROES.values(), 2))
    for seed in range(GAMES):
        listen(new_game(pairs[seed % len(pairs)]), Rng(seed), found)
    for setup in GAME.examples.values():
        listen(begin(setup), Rng(1), found)
    return found


def listen(s: Battle, luck: Rng, found: Met) -> None:
    s.log = []
    play(s, luck, found)
    for event in s.log:
        it = event.it
        kept = it if not isinstance(it, tuple) else 0
        found.events[event.word, int(event.n), event.seat < 0, kept] = event


def play(s: Battle, luck: Rng, found: Met) -> None:
    while not s.over():
        step, f = s.question(), s.stack[-1]
        if s.seat == CHANCE:
            option = s.roll(luck)
            offered = [option]
        else:
            legal = s.options()
            option = legal[luck.below(len(legal))]
            offered = list(step.offers(s, f))  # a screen also tells what is forbidden, and why
        senses = meant(s, offered)
        found.asked[step, *[_known(each.it) for each in senses]] = (step, senses)
        s.choose(option)


def _known(option: Any) -> Any:
    """What makes an option the same as one met before."""
    return (option.rule, option.it) if isinstance(option, Due) else option


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_text_and_no_two_are_alike(lang: str) -> None:
    asked = met().asked
    assert len(asked) > 1000
    for step, options in asked.values():
        texts = [BOOK.option(option, lang) for option in options]
        for text in texts:
            assert text and text == text.strip() and "{" not in text and "<" not in text
        assert len(set(texts)) == len(texts), (step, texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_that_is_asked_has_a_text(lang: str) -> None:
    for step in {step for step, _ in met().asked.values()}:
        assert BOOK.question(step, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line(lang: str) -> None:
    for event in met().events.values():
        text = BOOK.event(event, lang, NAMES)
        assert text and text[-1] in ".!?" and "{" not in text and "<" not in text, text


def test_random_games_report_nearly_everything() -> None:
    seen = {event.word for event in met().events.values()}
    rare = {terms.TARGETED, terms.DEFEATED, terms.TOKEN_MOVED}
    rare |= {terms.LIMIT_RAISED, terms.SURVIVED, terms.COVERED, terms.SUGGESTED, terms.FLIPPED}
    assert set(terms.EVENTS) - seen <= rare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_line(lang: str) -> None:
    """Also those that random games may miss, and each outcome of a game."""
    card = HEROES["black-panther"].deck[0]
    bomb = next(token for token in HEROES["black-widow"].tokens if token.key == "time-bomb")
    events = [
        Event(terms.TARGETED, 1, 0, None, None),
        Event(terms.DEFEATED, 0, 0, None, None),
        Event(terms.TOKEN_MOVED, 1, 1, bomb, 0),
        Event(terms.DREW, 0, 1, None, None),
        Event(terms.SHOWED, 0, 5, None, card),
        Event(terms.SHOWED, 0, 1, card, None),
        *[Event(terms.ENTERED, seat, 3, how, card) for how in terms.HOWS for seat in (-1, 0)],
        *[Event(terms.DAMAGED, 0, 3, kind, None) for kind in (*terms.KINDS, terms.RETURNED)],
        Event(terms.LIMIT_RAISED, 0, 9, HEROES["black-panther"].tokens[0], None),
        Event(terms.SURVIVED, 0, 1, None, bomb),
        Event(terms.COVERED, 0, 0, HEROES["black-panther"].abilities[0], bomb),
        Event(terms.SUGGESTED, 0, 2, None, bomb),
        Event(terms.FLIPPED, 0, 2, card, bomb),
        *[Event(terms.GAME_ENDED, NOBODY, n, None, ()) for n in (-2, -3)],
        *[Event(terms.GAME_ENDED, NOBODY, n, None, (n,)) for n in (0, 1)],
    ]
    texts = [BOOK.event(event, lang, NAMES) for event in events]
    assert all(texts) and "{" not in "".join(texts)


def test_lines_of_the_log() -> None:
    panther, widow = HEROES["black-panther"], HEROES["black-widow"]
    six = next(card for card in panther.deck if card.key == "six-it")
    energy = panther.tokens[0]
    claws = panther.abilities[0].levels[0].rows[1]
    late = widow.tokens[3]
    lines = {
        (terms.DREW, 1, None): (
            "Anna draws a card.",
            "Anna si dobírá kartu.",
            "Anna dobiera kartę.",
        ),
        (terms.DREW, 1, six): (
            "Anna draws Six-It!",
            "Anna si dobírá kartu Jistá šestka!",
            "Anna dobiera kartę Pewna szóstka!",
        ),
        (terms.TOKEN_GAINED, 2, energy): (
            "Anna gets 2 Kinetic Energy.",
            "Anna dostává 2 žetony Kinetická energie.",
            "Anna dostaje 2 żetony Energia kinetyczna.",
        ),
        (terms.TOKEN_FLIPPED, 1, late): (
            "Anna: a token turns over: Time Bomb (0:01).",
            "Anna: žeton se obrací: Časovaná bomba (0:01).",
            "Anna: żeton się obraca: Bomba zegarowa (0:01).",
        ),
        (terms.ANNOUNCED, 0, claws): (
            "Anna announces Vibranium Claws (4 Claws).",
            "Anna oznamuje schopnost Vibraniové drápy (4× Drápy).",
            "Anna ogłasza zdolność Pazury z vibranium (4× Cięcie).",
        ),
        (terms.ANNOUNCED, 0, offence.NO_ABILITY): (
            "Anna announces no ability.",
            "Anna neoznamuje žádnou schopnost.",
            "Anna nie ogłasza zdolności.",
        ),
        (terms.DAMAGED, 5, terms.UNDEFENDABLE): (
            "Anna takes 5 undefendable damage.",
            "Anna dostává 5 neblokovatelných zranění.",
            "Anna otrzymuje 5 obrażeń nieuchronnych.",
        ),
        (terms.DAMAGED, 22, terms.NORMAL): (
            "Anna takes 22 damage.",
            "Anna dostává 22 zranění.",
            "Anna otrzymuje 22 obrażenia.",
        ),
        (terms.CP_CHANGED, -2, None): ("Anna: −2 CP.", "Anna: −2 BB.", "Anna: −2 PW."),
    }
    for (word, n, it), expected in lines.items():
        event = Event(word, 0, n, it, None)
        assert tuple(BOOK.event(event, lang, NAMES) for lang in LANGUAGES) == expected


def test_what_a_number_means_the_question_tells() -> None:
    keep = PLACE[1, 1, 6]
    said = [
        (offence.RollOrAnnounce(), keep, "keep 1 1 6, reroll 2 dice"),
        (offence.RollOrAnnounce(), 0, "roll all 5 dice"),
        (asks_dice.KeepAndReroll(), keep, "keep 1 1 6, reroll any others"),
        (verbs_dice.RollDice(3), keep, "1 1 6"),
        (opening.RollForTheStart(), 4, "4"),
        (asks_dice.ChooseDie(), 4, "the die showing 4"),
        (asks_dice.TurnItToAny(), 4, "change it to 4"),
        (asks_players.ChooseOpponent(), 1, "player 2"),
    ]
    for step, option, text in said:
        assert BOOK.option(sense(step, option), "en") == text
    kept = sense(offence.RollOrAnnounce(), keep)
    assert BOOK.option(kept, "cs") == "nech si 1 1 6, přehoď 2 kostky"
    assert BOOK.option(kept, "pl") == "zachowaj 1 1 6, przerzuć 2 kości"
    opponent = sense(asks_players.ChooseOpponent(), 1)
    assert BOOK.option(opponent, "en", NAMES) == NAMES[1]
    with pytest.raises(NotImplementedError):
        sense(blocks.May(), 3)
    with pytest.raises(LookupError):
        BOOK.option(Sense("choose", object()), "en")


def sense(step: Choice, option: Any) -> Sense:
    """Of a question that needs no table to tell what its answers mean."""
    return step.sense(None, Frame(Rule("question"), 0, 0, None, 0, None), option)


def test_the_two_sides_of_a_bomb_are_told_apart() -> None:
    early, late = HEROES["black-widow"].tokens[2:4]
    status = asks_tokens.ChooseStatus()
    assert BOOK.option(sense(status, early), "en") == "Time Bomb (0:02)"
    assert BOOK.option(sense(status, late), "pl") == "Bomba zegarowa (0:01)"


def test_who_has_won_is_told_by_name_and_a_team_by_its_players() -> None:
    alone = Event(terms.GAME_ENDED, NOBODY, 2, None, (2,))
    assert BOOK.event(alone, "en", NAMES) == "The game is over, Cyril wins."
    team = Event(terms.GAME_ENDED, NOBODY, 0, None, (0, 3))
    assert BOOK.event(team, "en", NAMES) == "The game is over, team 1 wins: Anna and Dana."
    assert BOOK.event(team, "cs", NAMES) == "Konec hry, vítězí tým 1: Anna a Dana."
    assert BOOK.event(team, "pl", NAMES) == "Koniec gry, wygrywa drużyna 1: Anna i Dana."
