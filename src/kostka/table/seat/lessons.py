"""First games with a guide: a table that follows a script as long as the learner does.

The script is a scenario with words: set-up, dice, draws and the moves of both sides.  Whoever plays
something else plays on alone, with a tip for each kind of question; who takes it back is in the
lesson again.  Nothing of this is kept: where a table stands follows from its records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kostka.kernel.chance import Luck
from kostka.kernel.game import Mistake, Setup
from kostka.kernel.journal import Journal
from kostka.kernel.state import State
from kostka.kernel.step import CHANCE
from kostka.scenario import Move, parse, play
from kostka.sight import view
from kostka.table.store.course import Course
from kostka.words.interface import say

LEARNER: Final = 0  # the seat that is taught
OPPONENT: Final = "1"  # the bot that plays on where the script ends
SCRIPTED: Final = "scripted"  # the dice of a lesson
LEFT: Final = -1  # the script is no longer followed


@dataclass(frozen=True)
class Tip:
    """What a newcomer is told when this is asked."""

    question: str  # the kind of question
    texts: Mapping[str, str]  # by language
    phase: str = ""


@dataclass(frozen=True)
class Lesson:
    """The script of a first game, and what is told beside it."""

    mode: str
    setup: Setup
    line: Sequence[Move]  # every choice of seats and of chance
    says: Mapping[int, Mapping[str, str]]  # before which move of the line what is said, by language
    tips: Sequence[Tip]

    def steps(self) -> list[int]:
        """The places where the learner is to decide; behind the last of them, the farewell."""
        return sorted(self.says)


@cache
def lessons() -> dict[str, Lesson]:
    """By game."""
    text = (files("kostka.table.seat") / "lessons.toml").read_text("utf-8")
    return {key: _lesson(key, table) for key, table in tomllib.loads(text).items()}


def script(game: str) -> str:
    """The scenario of a lesson as it is written."""
    return (files("kostka.scenario") / "lessons" / f"{game}.toml").read_text("utf-8")


def _lesson(game: str, table: dict[str, Any]) -> Lesson:
    tips = []
    for each in table["tip"]:
        question, phase = each.pop("question"), each.pop("phase", "")
        tips.append(Tip(question, each, phase))
    report = play(parse(script(game), f"the lesson of {game}"))
    if report.failures:
        raise Mistake(f"{report.scenario.file} does not hold: {report.failures[0].plain()}.")
    return Lesson(table["mode"], report.scenario.setup, report.line, report.says, tips)


# --- Where a table stands -------------------------------------------------------------------------


def moves(journal: Journal) -> Iterator[tuple[int, Move]]:
    """Everything that was chosen and not taken back, each with the number of its record."""
    for n in journal.line:
        record = journal.records[n]
        if "do" in record:
            yield n, Move(record["seat"], record["do"])
        for text in record.get("out", ()):
            yield n, Move(CHANCE, text)


def place(journal: Journal) -> int:
    """How many moves of the script have been played; LEFT if others were, or more."""
    line = lessons()[journal.game.key].line
    at = 0
    for _, move in moves(journal):
        if at == len(line) or line[at] != move:
            return LEFT
        at += 1
    return at


def due(journal: Journal) -> str | None:
    """What the script plays now; None where the learner decides, and where the script is over."""
    at, lesson = place(journal), lessons()[journal.game.key]
    return None if at == LEFT or at in lesson.says else lesson.line[at].text


def deal(course: Course, luck: Luck) -> None:
    """Chance gives what the script says, and where it says nothing, anything."""
    while not course.over() and course.state.at_chance():
        text = due(course.journal) or course.state.write(course.state.roll(luck))
        course.enter(course.journal.outcome, text)


# --- What is told ---------------------------------------------------------------------------------


def told(course: Course, seat: int, lang: str) -> dict[str, Any]:
    """What the guide says to the question this seat is asked, which move it shows, and how far."""
    journal, state = course.journal, course.state
    game = journal.game.key
    lesson, at = lessons()[game], place(journal)
    if state.over() or int(state.seat) != seat or seat != LEARNER:
        return {"tip": "", "suggest": "", "step": []}
    if at in lesson.says:
        steps = lesson.steps()
        shown = lesson.line[at].text if at < len(lesson.line) else ""
        done = [steps.index(at), len(steps) - 1]
        return {"tip": lesson.says[at][lang], "suggest": shown, "step": done}
    usual = tip(game, state, seat, lang)
    if _just_left(course):
        usual = f"{say(lang, 'table-lesson-left')} {usual}".strip()
    return {"tip": usual, "suggest": "", "step": []}


def _just_left(course: Course) -> bool:
    """Whether the learner's last decision was the one that is not in the script."""
    journal, line = course.journal, lessons()[course.journal.game.key].line
    for at, (n, move) in enumerate(moves(journal)):
        if at == len(line):
            return False  # it was followed to its end
        if line[at] != move:
            later = [
                journal.records[i] for i in journal.line if i > n and i not in course.automatic
            ]
            return not any([each.get("seat") == LEARNER for each in later])
    return False


def tip(game: str, s: State, seat: int, lang: str) -> str:
    """A word about the kind of question this seat is asked, or nothing."""
    if s.over() or s.seat != seat:
        return ""
    asked = type(s.question()).__name__
    fitting = [each for each in lessons()[game].tips if each.question == asked]
    phase = str(view(s, seat).data.get("phase", "")) if fitting else ""
    for each in fitting:
        if each.phase in ("", phase):
            return each.texts[lang]
    return ""
