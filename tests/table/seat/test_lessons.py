"""First games with a guide: a script that the table follows, and a word where it was left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from kostka.bots import bot
from kostka.cli import main
from kostka.games import GAMES
from kostka.kernel.chance import Rng, Stream
from kostka.kernel.log import Journal
from kostka.kernel.step import CHANCE
from kostka.research.tensors import asked
from kostka.scenario import parse
from kostka.scenario import play as play_scenario
from kostka.sight import Seen
from kostka.table.seat.lessons import LEARNER, LEFT, Lesson, lessons, place, script, tip
from kostka.words import LANGUAGES
from kostka.words.interface import say
from tests.table.host import Hall, Made, Person, logged

DECISIONS = 60  # of somebody who plays on that are looked at
LONGEST = 260  # characters of a text, for it is read on a telephone too


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("hall") / "hall.db", workers=1) as found:
        yield found


@pytest.fixture(params=GAMES)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def begun(hall: Hall, key: str) -> Made:
    return hall.make(game=key, lesson=True, seats=[{"name": "Anna"}])


def follow(anna: Person, most: int = 100) -> list[dict[str, Any]]:
    """Do what is shown until nothing is shown any more; the questions on the way."""
    heard = []
    for _ in range(most):
        anna.wait(anna.asked)
        question = anna.view["question"]
        heard.append(question)
        if not question["suggest"]:
            break
        assert anna.do(question["suggest"])["t"] == "ok"
    return heard


# --- The scripts ----------------------------------------------------------------------------------


def test_there_is_a_lesson_for_each_game() -> None:
    assert set(lessons()) == set(GAMES)


def test_a_script_is_a_scenario_that_holds(key: str) -> None:
    report = play_scenario(parse(script(key)))
    assert report.scenario.game.key == key
    assert report.failures == [] and report.passed >= 10


def test_a_script_has_a_lesson_s_length_and_ends_with_a_farewell(key: str) -> None:
    lesson = lessons()[key]
    *steps, farewell = lesson.steps()
    assert 12 <= len(steps) <= 25
    assert [lesson.line[at].seat for at in steps] == [LEARNER] * len(steps)
    assert farewell == len(lesson.line)


def test_every_text_is_there_in_three_languages_and_short(key: str) -> None:
    for said in lessons()[key].says.values():
        assert list(said) == list(LANGUAGES)
        assert len(set(said.values())) == len(LANGUAGES)
        for text in said.values():
            assert len(text) <= LONGEST and text.endswith((".", "!", "?")), text


def test_the_languages_tell_of_the_same_numbers(key: str) -> None:
    for said in lessons()[key].says.values():
        told = [sorted(re.findall(r"\d+", text)) for text in said.values()]
        assert told[0] == told[1] == told[2], said["en"]


def test_every_outcome_is_written_in_the_script(key: str) -> None:
    """Nothing is left to the order of a deck, so that a new card cannot change a lesson."""
    scenario = parse(script(key))
    named = len(scenario.out or ()) + sum([len(step.out) for step in scenario.steps])
    assert named == sum([move.seat == CHANCE for move in lessons()[key].line])


# --- At the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_followed_to_its_end(hall: Hall, key: str, lang: str) -> None:
    made, lesson = begun(hall, key), lessons()[key]
    with made.sit(0, lang=lang) as anna:
        heard = follow(anna)
        assert [each["tip"] for each in heard] == [lesson.says[at][lang] for at in lesson.steps()]
        most = len(heard) - 1
        assert [each["step"] for each in heard] == [[n, most] for n in range(most + 1)]
        assert place(made.session().course.journal) == len(lesson.line)
        # And then it goes on: no move is shown, and the guide speaks of the kind of question.
        state = made.session().course.state
        assert heard[-1]["suggest"] == ""
        assert anna.do(state.write(state.options()[0]))["t"] == "ok"
        anna.wait(lambda: place(made.session().course.journal) == LEFT and anna.asked())
        assert anna.view["question"]["tip"] == tip(key, made.session().course.state, 0, lang)


def other(lesson: Lesson, at: int, question: Mapping[str, Any]) -> str:
    moves = [each["do"] for each in question["options"]]
    return str(next(move for move in moves if move != lesson.line[at].text))


def test_who_plays_something_else_plays_on_and_may_come_back(hall: Hall, key: str) -> None:
    made, lesson = begun(hall, key), lessons()[key]
    at = lesson.steps()[1]
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert anna.do(anna.view["question"]["suggest"])["t"] == "ok"
        anna.wait(anna.asked)
        shown = anna.view["question"]
        assert anna.do(other(lesson, at, shown))["t"] == "ok"
        anna.wait(anna.asked)
        left = anna.view["question"]
        assert (left["suggest"], left["step"]) == ("", [])
        assert left["tip"].startswith(say("en", "table-lesson-left"))
        assert anna.ask("undo", seat=0, v=anna.v)["t"] == "ok"
        anna.wait(anna.asked)
        assert anna.view["question"]["tip"] == shown["tip"]
        assert follow(anna)[-1]["tip"] == lesson.says[len(lesson.line)]["en"]


def test_nothing_breaks_wherever_the_script_is_left(hall: Hall, key: str) -> None:
    """At some of its places something else is done, and the game goes on for a while."""
    lesson, luck = lessons()[key], Rng(7)
    for at in lesson.steps()[1:-1:5]:
        made = begun(hall, key)
        with made.sit(0) as anna:
            while True:
                anna.wait(anna.asked)
                question = anna.view["question"]
                if len(question["options"]) > 1 and place(made.session().course.journal) >= at:
                    break
                assert anna.do(question["suggest"])["t"] == "ok"
            now = place(made.session().course.journal)
            assert anna.do(other(lesson, now, question))["t"] == "ok"
            for n in range(4):
                anna.wait(lambda: anna.asked() or anna.view["view"]["over"])
                if anna.view["view"]["over"]:
                    break
                said = anna.view["question"]["tip"]
                assert n or said.startswith(say("en", "table-lesson-left"))
                assert not n or not said.startswith(say("en", "table-lesson-left"))
                moves = anna.moves()
                assert anna.do(moves[luck.below(len(moves))])["t"] == "ok"


def test_a_lesson_wakes_up_where_it_was(hall: Hall, key: str) -> None:
    made = begun(hall, key)
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert anna.do(anna.view["question"]["suggest"])["t"] == "ok"
        anna.wait(anna.asked)
        before = anna.view["question"]
    session = hall.house.sessions.pop(made.table)
    hall.call(session.stop)
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert anna.view["question"] == before


def test_the_log_of_a_lesson_promises_no_dice(
    hall: Hall, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its dice are scripted, so there is no commitment and nothing to reveal; the moves hold."""
    made = begun(hall, key)
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert anna.table["dice"] == "scripted" and anna.table["commitment"] == ""
        assert anna.ask("resign", seat=0, v=anna.v)["t"] == "ok"
        anna.wait(lambda: anna.view["view"]["over"])
    log = hall.client.get(f"/api/tables/{made.table}/log").text
    assert "reveal" not in logged(log)[-1]
    path = tmp_path / "lesson.kostka.jsonl"
    path.write_text(log, "utf-8")
    assert main(["verify", str(path), "--key", hall.key]) == 3, capsys.readouterr().out


def test_at_other_tables_nobody_guides(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "bot", "bot": "greedy"}])
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert "tip" not in anna.view["question"]


# --- A word for each kind of question -------------------------------------------------------------


def test_a_tip_is_there_in_three_languages_for_a_question_that_exists(key: str) -> None:
    for each in lessons()[key].tips:
        assert set(each.texts) == set(LANGUAGES)
        assert all(text.endswith((".", "!", "?")) for text in each.texts.values())
        assert asked(key).of(each.question), each.question


def test_the_guide_speaks_of_most_questions_of_whoever_plays_on(key: str) -> None:
    it = lessons()[key]
    names = ["human", *["bot 1"] * (GAMES[key].new(it.setup).seats() - 1)]
    journal = Journal.begin(GAMES[key], it.setup, names, Stream(b"a seed of sixteen bytes"))
    bots = [bot("greedy", seat) for seat in range(journal.state.seats())]
    told: list[str] = []
    while len(told) < DECISIONS and not journal.state.over():
        s = journal.state
        seat = int(s.seat)
        if seat == 0 and len(s.options()) > 1:
            said = [tip(key, s, 0, lang) for lang in LANGUAGES]
            assert len(set(said)) in (1, 3)  # of nothing, or in three languages
            told.append(said[0])
        journal.enter(seat, s.write(bots[seat].choose(Seen(s, seat))))
    assert sum(map(bool, told)) >= 0.8 * len(told)
    assert len(set(filter(None, told))) >= 4
    assert tip(key, journal.state, 5, "en") == ""
