"""A recorded game as a scenario: set-up, every choice and outcome, and the position it leads to."""

from __future__ import annotations

import json
from collections.abc import Sequence

from kostka.kernel.game import Game, Setup
from kostka.kernel.log import Journal, Record
from kostka.kernel.state import State


def write(journal: Journal, title: str = "A position from a game") -> str:
    """The text of a scenario that replays to the same state; what was undone is left out."""
    line = [journal.records[n] for n in journal.line]
    first: list[str] = []
    while line and not _moves(line[0]):
        first += line.pop(0).get("out", ())
    parts = [
        "[scenario]",
        f"title = {quoted(title)}",
        f"game = {quoted(journal.game.key)}",
        "",
        "[setup]",
        *[f"{quoted(key)} = {listed(values)}" for key, values in journal.header["setup"].items()],
        f"out = {listed(first)}",
    ]
    for record in line:
        if _moves(record) or record.get("out"):
            parts += ["", "[[step]]", *_step(record)]
    parts += [
        "",
        "[[step]]",
        "expect = { hash = " + quoted(journal.game.hash(journal.state)) + " }",
    ]
    return "\n".join(parts) + "\n"


def write_state(game: Game, setup: Setup, s: State, title: str = "A position from a game") -> str:
    """The text of a scenario that begins with this very state, whatever led to it."""
    parts = [
        "[scenario]",
        f"title = {quoted(title)}",
        f"game = {quoted(game.key)}",
        "",
        "[setup]",
        *[f"{quoted(key)} = {listed(values)}" for key, values in setup.items()],
        f"saved = {quoted(game.shelf.save(s))}",
        f"hash = {quoted(game.hash(s))}",
    ]
    if not s.over() and not s.at_chance():
        parts += ["", "[[step]]", f"offers = {listed([s.write(each) for each in s.options()])}"]
    return "\n".join(parts) + "\n"


def _moves(record: Record) -> bool:
    return "do" in record or "resign" in record or "drawn" in record


def _step(record: Record) -> list[str]:
    parts = []
    if "do" in record:
        parts += [f"seat = {record['seat']}", f"do = {quoted(record['do'])}"]
    elif "resign" in record:
        parts.append(f"resign = {record['resign']}")
    elif "drawn" in record:
        parts.append("drawn = true")
    if record.get("out"):
        parts.append(f"out = {listed(record['out'])}")
    return parts


def quoted(text: str) -> str:
    """JSON's strings are TOML's, but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def listed(texts: Sequence[str]) -> str:
    return "[" + ", ".join(quoted(text) for text in texts) + "]"
