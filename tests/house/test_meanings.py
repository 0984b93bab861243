"""What an answer means is said by its question, once: nobody else keeps a list of questions."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kostka
from kostka.games import GAMES
from kostka.games.doomtrooper.card import Target
from kostka.kernel.step import Choice

SOURCES = Path(kostka.__file__).parent
# Rooms that show, say or host what is asked; `words` tells what cards are played on, by the target.
ROOMS = {
    "sight": (Choice, Target),
    "table": (Choice, Target),
    "cli": (Choice, Target),
    "bots": (Target,),
    "words": (Choice,),
}


def imported(path: Path) -> Iterator[type]:
    """The classes that a module imports by name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kostka."):
            module = importlib.import_module(str(node.module))
            for name in node.names:
                found = getattr(module, name.name, None)
                if isinstance(found, type):
                    yield found


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_that_shows_answers_knows_a_question_or_a_target_by_name(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {it.__name__}"
        for path in sorted((SOURCES / room).rglob("*.py"))
        if not path.name.startswith("boards")  # what is printed on abilities, not what is asked
        for it in imported(path)
        if issubclass(it, ROOMS[room])
        and it is not Target
        and not it.__module__.startswith("kostka.kernel.")
    ]
    assert found == []


def questions(of: Any = Choice) -> Iterator[Any]:
    for it in of.__subclasses__():
        yield it
        yield from questions(it)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_says_what_its_answers_mean(game: str) -> None:
    """Whose answers are not all mere words says it itself, or a base of the game does."""
    silent: list[str] = [
        it.__name__
        for it in questions()
        if it.__module__.startswith(f"kostka.games.{game}.")
        and it.notation is not Choice.notation
        and it.sense is Choice.sense
        and it.verb is Choice.verb
        and not it.__subclasses__()  # a base
    ]
    assert silent == []


def test_every_target_says_what_it_stands_for() -> None:
    silent = [
        it.__name__
        for it in questions(Target)
        if it.write is not Target.write and it.stands_for is Target.stands_for
    ]
    assert silent == []


def test_the_client_never_takes_a_written_move_apart() -> None:
    """It reads what an answer stands for; how it is written is sent back as it is."""
    parsed = re.compile(
        r"\.do\.(startsWith|endsWith|split|slice|replace|match)|(test|exec)\(\w+\.do\)"
    )
    client = Path(__file__).parents[2] / "web" / "src"
    found = [
        f"{path.relative_to(client)}: {line.strip()}"
        for path in sorted([*client.rglob("*.ts"), *client.rglob("*.svelte")])
        for line in path.read_text(encoding="utf-8").splitlines()
        if parsed.search(line)
    ]
    assert found == []
