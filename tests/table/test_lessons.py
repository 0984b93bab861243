"""First games with a guide: the same dice for everybody, and a word for whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kostka.bots import bot
from kostka.games import GAMES
from kostka.kernel.chance import Stream
from kostka.kernel.log import Journal
from kostka.research.tensors import asked
from kostka.scenario import parse
from kostka.scenario import play as play_scenario
from kostka.scenario.write import write
from kostka.sight import Seen
from kostka.table.lessons import lessons, tip
from tests.table.hall import Hall

ROOT = Path(__file__).resolve().parents[2]
LANGS = ("en", "cs", "pl")
DECISIONS = 60  # of the learner that are looked at


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Hall(tmp_path_factory.mktemp("hall") / "hall.db", workers=1) as found:
        yield found


def begun(key: str) -> Journal:
    it = lessons()[key]
    setup = {**GAMES[key].examples[it.mode], **it.setup}
    names = ["human", *["bot 1"] * (GAMES[key].new(setup).seats() - 1)]
    return Journal.begin(GAMES[key], setup, names, Stream(it.seed))


def test_there_is_a_lesson_for_each_game() -> None:
    assert set(lessons()) == set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_tip_is_there_in_three_languages_for_a_question_that_exists(key: str) -> None:
    for each in lessons()[key].tips:
        assert set(each.texts) == set(LANGS)
        assert all(text.endswith((".", "!", "?")) for text in each.texts.values())
        assert asked(key).of(each.question), each.question


@pytest.mark.parametrize("key", GAMES)
def test_the_guide_speaks_of_most_questions_of_a_first_game(key: str) -> None:
    """The lesson is played on the engine; what was played is a scenario that holds."""
    journal = begun(key)
    bots = [bot("greedy", seat) for seat in range(journal.state.seats())]
    told: list[str] = []
    while len(told) < DECISIONS and not journal.state.over():
        s = journal.state
        seat = int(s.seat)
        if seat == 0 and len(s.options()) > 1:
            said = [tip(key, s, 0, lang) for lang in LANGS]
            assert len(set(said)) in (1, 3)  # of nothing, or in three languages
            told.append(said[0])
        journal.enter(seat, s.write(bots[seat].choose(Seen(s, seat))))
    assert sum(map(bool, told)) >= 0.8 * len(told)
    assert len(set(filter(None, told))) >= 4
    assert tip(key, journal.state, 5, "en") == ""
    play_scenario(parse(write(journal)))


@pytest.mark.parametrize("key", GAMES)
def test_the_line_of_a_lesson_is_a_scenario_with_the_dice_of_the_table(key: str) -> None:
    line = parse((ROOT / "scenarios" / "lessons" / f"{key}.toml").read_text("utf-8"))
    assert line.game.key == key
    first = [text for record in begun(key).records for text in record.get("out", ())]
    assert list(line.out or ()) == first


@pytest.mark.parametrize("key", GAMES)
def test_the_guide_sits_at_the_table(hall: Hall, key: str) -> None:
    made = hall.make(game=key, lesson=True, seats=[{"name": "Anna"}])
    other = hall.make(game=key, lesson=True, seats=[{"name": "Bořek"}])
    records = [each.session().course.journal.records[0].get("out") for each in (made, other)]
    assert records[0] == records[1]
    with made.sit(0, lang="cs") as anna:
        anna.wait(anna.asked)
        question = anna.view["question"]
        state = made.session().course.state
        assert question["tip"] == tip(key, state, 0, "cs")


def test_at_other_tables_nobody_guides(hall: Hall) -> None:
    made = hall.make(seats=[{"name": "Anna"}, {"kind": "bot", "bot": "greedy"}])
    with made.sit(0) as anna:
        anna.wait(anna.asked)
        assert "tip" not in anna.view["question"]
