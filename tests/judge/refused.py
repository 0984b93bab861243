"""What the tests of refusals ask: the sentence of a case, and the rules a game can refuse by."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Final

from bench.refusals import NAMES
from kostka.games import GAMES
from kostka.judge.because import because, sentence_for
from kostka.kernel.sense import Player, Sense
from kostka.kernel.step import PASS, Reason
from kostka.words import book

RULE: Final = re.compile(r"[A-Z]+-[A-Z]+-\d+")
CASE: Final = re.compile(r"[a-z]+/[a-z'-]+")
LONGEST: Final = 120  # letters of a sentence whose names are short
GAMES_FOLDER: Final = Path(__file__).parents[2] / "src" / "kostka" / "games"


def sentence(key: str, s: Any, move: Any, lang: str = "en") -> str:
    """Why the asked seat may not do this: a move as it is written, or the option itself."""
    game = GAMES[key]
    reason = because(game, s, s.read(move) if isinstance(move, str) else move)
    assert reason is not None
    return sentence_for(game, book(key), s, reason, lang, NAMES[: s.seats()])


def constants(path: Path) -> list[str]:
    """The texts in a module that are values; what stands alone is a docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = [id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone
    ]


def refusing(key: str) -> set[str]:
    """The rules that the source of a game names as values: by them it refuses."""
    found: set[str] = set()
    for path in (GAMES_FOLDER / key).rglob("*.py"):
        if path.name != "readings.py" and not path.name.startswith("refusals"):
            found |= {text for text in constants(path) if RULE.fullmatch(text)}
    return found


def cases(key: str) -> set[str]:
    """The sentences that the refusals of a game refer to where one rule has several."""
    paths = (GAMES_FOLDER / key).glob("refusals*.py")
    return {text for path in paths for text in constants(path) if CASE.fullmatch(text)}


def said_with(key: str, case: str, fact: Any, lang: str) -> str:
    """A sentence with one and the same fact in each of its fields."""
    game = GAMES[key]
    says = game.refusals.sentences[case]
    facts = dict.fromkeys(game.refusals.fields[case], fact)
    return book(key).refusal(says, Reason(case, PASS, facts), Sense("play", Player(0)), lang, NAMES)
