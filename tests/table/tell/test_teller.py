"""What leaves the server: kept texts are those of the book, and nothing hidden is among them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream
from kostka.kernel.log import Journal
from kostka.sight import SPECTATOR, redact
from kostka.table.seat.protocol import REFUSALS
from kostka.table.store.course import Course
from kostka.table.tell.teller import Teller, sentence_of
from kostka.table.tell.voices import teller
from kostka.words import LANGUAGES, book

NAMES = ["Anna", "Bořek", "Cyril", "Dana", "Eva", "Filip"]
MODES = [(game, mode) for game in GAMES for mode in GAMES[game].examples]


def begun(game: str, mode: str, seed: int = 1) -> Course:
    setup = GAMES[game].examples[mode]
    seats = NAMES[: GAMES[game].new(setup).seats()]
    luck = Stream(bytes([seed]) * 32)
    return Course.begin(Journal.begin(GAMES[game], setup, seats, luck))


def played(game: str, mode: str, moves: int = 150, seed: int = 1) -> Iterator[Course]:
    course, picks = begun(game, mode, seed), Rng(seed)
    yield course
    while not course.over() and moves:
        moves -= 1
        options = course.state.options()
        option = options[picks.below(len(options))]
        course.enter(course.journal.choose, course.asked(), option)
        yield course


def names(course: Course) -> list[str]:
    return NAMES[: len(course.journal.seats)]


@pytest.mark.parametrize(("game", "mode"), MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_to_everybody_as_the_book_says_it(
    game: str, mode: str, lang: str
) -> None:
    voice, words, had = teller(game), book(game), 0
    for course in played(game, mode):
        s = course.state
        for viewer in (SPECTATOR, *range(s.seats())):
            made = voice.view(course, viewer, lang, had, names(course))
            heard = [redact(s, each.events, viewer) for each in course.since(had)]
            lines = [words.event(event, lang, names(course)) for each in heard for event in each]
            assert [line["text"] for line in made["log"] if line["rule"]] == [x for x in lines if x]
            assert len(made["moved"]) == sum(map(len, heard))
            assert (made["question"] is None) == (s.over() or s.seat != viewer)
            assert bool(made["waiting"]) == (not s.over() and s.seat != viewer)
            text = json.dumps(made)
            assert "\\ue0" not in text and "{" not in made["waiting"]
        had = course.v


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_questions_have_texts_and_things_they_belong_to(game: str, mode: str) -> None:
    voice = teller(game)
    for course in played(game, mode):
        if course.over():
            break
        seat = course.asked()
        made = voice.view(course, seat, "en", course.v, names(course))
        question = made["question"]
        assert question["text"][0].isupper() or not question["text"][0].isalpha()
        for option in question["options"]:
            assert option["text"] and "{" not in option["text"]
        for each in made["refused"]:
            rule, _ = voice.why(course.state, seat, each["do"], "en", names(course))
            assert rule == each["rule"] and each["do"] not in made["view"]["options"]
        assert made["crumbs"] and all(made["crumbs"])


def heard(voice: Teller, course: Course, viewer: int) -> str:
    """All that a viewer is told, the reasons of what is refused among it."""
    made = voice.view(course, viewer, "en", course.v, names(course))
    why = [
        voice.why(course.state, viewer, each["do"], "en", names(course)) for each in made["refused"]
    ]
    return json.dumps([made, why])


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_nobody_hears_more_in_a_world_that_differs_only_in_what_he_cannot_know(
    game: str, mode: str
) -> None:
    """The same message, to the byte, from the real game and from an imagined one."""
    voice, luck = teller(game), Rng(9)
    for n, course in enumerate(played(game, mode, 60, seed=2)):
        if n % 3 or course.over():
            continue
        real = course.journal.state
        for viewer in range(real.seats()):
            told = heard(voice, course, viewer)
            course.journal.state = real.imagine(viewer, luck)
            other = heard(voice, course, viewer)
            course.journal.state = real
            assert told == other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_table_has_a_sentence(lang: str) -> None:
    for rule in REFUSALS:
        assert sentence_of(rule, lang).endswith((".", "!"))
