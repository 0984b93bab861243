"""Imports point one way: kernel, games, what speaks of games, what plays them, the command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import kostka

PACKAGE = Path(kostka.__file__).parent

# A room may import rooms of its own row and of the rows above it.
ROWS = (
    ("kernel",),
    ("games",),
    ("words", "sight", "judge", "odds"),
    ("bots", "scenario", "lab", "research", "events", "table"),
    ("cli",),
)
TABLE = ("store", "tell", "seat", "hall", "http")  # each knows only those before it
ROW = {room: n for n, rooms in enumerate(ROWS) for room in rooms}


def imported(tree: ast.AST, package: str) -> Iterator[str]:
    """Every name under kostka that a module imports anywhere, written in full."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            full = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: 1 - node.level] if node.level > 1 else [package]
            start = [*(base if node.level else []), *([node.module] if node.module else [])]
            full = [".".join([*start, alias.name]) for alias in node.names]
        else:
            continue
        yield from (name for name in full if name.split(".")[0] == "kostka")


class _Running(ast.NodeTransformer):
    """Leaves out what is imported for the checker of types alone."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        checked = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return None if checked else self.generic_visit(node)


def imports(depth: int, *, running: bool = False) -> set[tuple[str, str]]:
    """Who imports whom, each as a path of that many names below kostka; oneself left out.

    `running` leaves out imports that only name a type.
    """
    pairs = set()
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        package = ".".join(("kostka", *parts[:-1]))
        tree: ast.AST = ast.parse(path.read_text("utf-8"))
        for name in imported(_Running().visit(tree) if running else tree, package):
            pairs.add((".".join(parts[:depth]), ".".join(name.split(".")[1 : depth + 1])))
    return {(here, there) for here, there in pairs if here != there}


def test_the_imports_of_a_module_are_read_in_every_spelling() -> None:
    text = """
import kostka.kernel.state, os
from kostka.kernel import step
from kostka import games
from . import dice
from .heroes import thor
from ... import words
from ...sight.view import View
"""
    assert list(imported(ast.parse(text), "kostka.games.dicethrone")) == [
        "kostka.kernel.state",
        "kostka.kernel.step",
        "kostka.games",
        "kostka.games.dicethrone.dice",
        "kostka.games.dicethrone.heroes.thor",
        "kostka.words",
        "kostka.sight.view.View",
    ]


def test_every_room_has_its_place_in_the_picture() -> None:
    rooms = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert rooms - {"__init__", "__main__"} <= set(ROW)


def test_no_room_imports_a_room_further_out() -> None:
    rooms = [(here, there) for here, there in imports(1) if here in ROW and there in ROW]
    assert [f"{here} imports {there}" for here, there in rooms if ROW[here] < ROW[there]] == []


def test_the_package_itself_imports_no_room() -> None:
    assert [there for here, there in imports(1) if here == "__init__" and there in ROW] == []


def test_rooms_of_one_row_import_each_other_without_circles() -> None:
    graph: dict[str, set[str]] = {}
    for here, there in imports(1):
        if here in ROW and ROW[here] == ROW.get(there):
            graph.setdefault(here, set()).add(there)
    TopologicalSorter(graph).prepare()  # raises CycleError


def test_no_game_imports_another_game() -> None:
    between = [
        f"{here} imports {there}"
        for here, there in imports(2)
        if here.startswith("games.") and there.startswith("games.")
        # a module directly in games/ serves all games
        if (PACKAGE / here.replace(".", "/")).is_dir()
        and (PACKAGE / there.replace(".", "/")).is_dir()
    ]
    assert between == []


def test_the_rooms_of_the_table_know_only_those_before_them() -> None:
    pairs = [
        (here.split(".")[1], there.split(".")[1])
        for here, there in imports(2, running=True)
        if here.startswith("table.") and there.startswith("table.")
    ]
    assert {room for pair in pairs for room in pair} == set(TABLE)
    wrong = [pair for pair in pairs if TABLE.index(pair[0]) < TABLE.index(pair[1])]
    assert [f"{here} imports {there}" for here, there in wrong] == []
