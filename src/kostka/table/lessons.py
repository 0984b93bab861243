"""First games with a guide: a table like any other, with dice that are always the same and a word
for each question."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kostka.kernel.state import State
from kostka.sight import view


@dataclass(frozen=True)
class Tip:
    """What a newcomer is told when this is asked."""

    question: str  # the kind of question
    texts: dict[str, str]  # by language
    phase: str = ""


@dataclass(frozen=True)
class Lesson:
    """The set-up of a first game, who sits opposite, and what is told."""

    mode: str
    setup: dict[str, list[str]]
    bot: str
    seed: bytes
    tips: tuple[Tip, ...]


@cache
def lessons() -> dict[str, Lesson]:
    """By game."""
    text = (files("kostka.table") / "lessons.toml").read_text("utf-8")
    return {key: _lesson(table) for key, table in tomllib.loads(text).items()}


def _lesson(table: dict[str, Any]) -> Lesson:
    tips = []
    for each in table["tip"]:
        question, phase = each.pop("question"), each.pop("phase", "")
        tips.append(Tip(question, each, phase))
    seed = table["seed"].encode()
    return Lesson(table["mode"], table["setup"], table["bot"], seed, tuple(tips))


def tip(game: str, s: State, seat: int, lang: str) -> str:
    """What the guide says about the question this seat is asked, or nothing."""
    if s.over() or s.seat != seat:
        return ""
    asked = type(s.question()).__name__
    fitting = [each for each in lessons()[game].tips if each.question == asked]
    phase = str(view(s, seat).data.get("phase", "")) if fitting else ""
    for each in fitting:
        if each.phase in ("", phase):
            return each.texts[lang]
    return ""
