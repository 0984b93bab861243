"""Which code is a rule's own: where it is cited, or what its tests come to and few others do."""

from __future__ import annotations

import ast
import hashlib
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench._breaking import RULE

SPOKEN: Final = (
    *("words", "phrases", "names", "sayings", "content", "refusals", "pictures", "value"),
    *("meanings",),
)  # modules that say, show or write down what others do
SAYS: Final = ("notation", "write", "verb", "stands_for", "copy", "clone")  # likewise, functions
LEAST: Final = 0.2  # of the measure of Ochiai: at most 25 tests come there for one that claims

WATCH: Final = """
import json, sys, pytest
root, out, *tests = sys.argv[1:]
whole, left, reached, names = {}, {}, {}, {}

def lines_of(code):
    if code not in whole:
        own = code.co_filename.startswith(root) and code.co_name != "<module>"
        whole[code] = frozenset(n for _, _, n in code.co_lines() if n) if own else frozenset()
    return whole[code]

def line(frame, event, arg):
    if event == "line":
        lines = left[frame.f_code]
        lines.discard(frame.f_lineno)
        if not lines:
            return None
    return line

def call(frame, event, arg):
    code = frame.f_code
    lines = left.get(code)
    if lines is None:
        lines = left[code] = set(lines_of(code))
        lines.discard(frame.f_lineno)
    return line if lines else None

class Watch:
    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item):
        left.clear()
        sys.settrace(call)
        yield
        sys.settrace(None)
        bit = 1 << names.setdefault(item.nodeid.split("[")[0], len(names))
        for code, lines in left.items():
            file = reached.setdefault(code.co_filename, {}) if lines_of(code) else {}
            for n in lines_of(code) - lines:
                file[n] = file.get(n, 0) | bit

assert pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[Watch()]) == 0
found = {file: {n: hex(bits) for n, bits in lines.items()} for file, lines in reached.items()}
json.dump({"tests": list(names), "reached": found}, open(out, "w"))
"""


@dataclass(frozen=True)
class Reach:
    """By file and line of a game's engine: its tests that come there, as bits in their order."""

    tests: tuple[str, ...]
    lines: dict[str, dict[int, int]]

    def bits(self, tests: Iterable[str]) -> int:
        wanted = set(tests)
        return sum([1 << n for n, test in enumerate(self.tests) if test in wanted])

    def coming_to(self, file: str, line: int) -> list[str]:
        """The tests that come to a line."""
        bits = self.lines.get(file, {}).get(line, 0)
        return [test for n, test in enumerate(self.tests) if bits >> n & 1]


def reach(root: Path, game: str, claiming: Sequence[str]) -> Reach:
    """Watch all tests of the game once; what was seen is kept until sources or tests change."""
    folder = root / "src" / "kostka" / "games" / game
    tests = root / "tests" / "rules" / game
    files = [
        *folder.rglob("*.py"),
        *(root / "src/kostka/kernel").rglob("*.py"),
        *tests.rglob("*.*"),
    ]
    digest = hashlib.sha256(WATCH.encode())
    for path in sorted(files):
        if "__pycache__" not in path.parts:
            digest.update(path.read_bytes())
    out = root / "build" / "mutants" / f"{game}-{digest.hexdigest()[:16]}.json"
    if not out.exists():
        out.parent.mkdir(parents=True, exist_ok=True)
        elsewhere = [it for it in claiming if not it.startswith(f"tests/rules/{game}/")]
        command = [sys.executable, "-c", WATCH, f"{folder}{os.sep}", str(out)]
        environment = {**os.environ, "PYTHONPATH": str(root / "src"), "KOSTKA_PURE": "1"}
        every = [tests.relative_to(root).as_posix(), *elsewhere]
        subprocess.run([*command, *every], cwd=root, env=environment, check=True)
    seen = json.loads(out.read_text("utf-8"))
    return Reach(
        tuple(seen["tests"]),
        {
            Path(file).relative_to(root).as_posix(): {
                int(n): int(bits, 16) for n, bits in lines.items()
            }
            for file, lines in sorted(seen["reached"].items())
            if Path(file).parent == folder and not Path(file).name.startswith(SPOKEN)
        },
    )


def nearest(reach: Reach, claiming: Sequence[str]) -> dict[float, dict[str, set[int]]]:
    """The lines that the claiming tests come to, by how much they are theirs, best first.

    That is the measure of Ochiai, by which faults are sought: how many of the claiming tests come
    to the line, over the root of how many there are times how many of all tests come there.
    """
    mine = reach.bits(claiming)
    found: dict[float, dict[str, set[int]]] = {}
    for file, lines in reach.lines.items():
        for line, bits in lines.items():
            common, all_ = (bits & mine).bit_count(), bits.bit_count()
            score = round(common / math.sqrt(mine.bit_count() * all_), 6)
            if score >= LEAST:
                found.setdefault(score, {}).setdefault(file, set()).add(line)
    return dict(sorted(found.items(), reverse=True))


def cites_any(source: str) -> set[int]:
    """The lines in which any rule is at work."""
    found: set[int] = set()
    for id_ in {it.group() for it in RULE.finditer(source)}:
        found |= cited(source, id_)
    return found


def vocabulary(folder: Path) -> frozenset[str]:
    """What the heroes, cards and towers of a game are made of, by name."""
    return frozenset(
        [
            name.name
            for path in folder.glob("*/**/*.py")
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module
            for name in node.names
        ]
    )


def cites(text: str, id_: str) -> bool:
    """Whether a text names the rule, also as the second of `DOOM-DUEL-04, -05`."""
    if id_ in text:
        return True
    chapter, _, number = id_.rpartition("-")
    return f"{chapter}-" in text and re.search(rf"-{number}\b", text) is not None


def cited(source: str, id_: str) -> set[int]:
    """The lines in which the rule is at work, as far as the source says so.

    Cited in a docstring, it is the whole function or class; cited in a comment or as what a refusal
    returns, it is that statement, of an `if` without its `else`, and the condition it stands under.
    """
    found: set[int] = set()
    if not cites(source, id_):
        return found
    tree = ast.parse(source)
    told: set[int] = set()  # lines of docstrings
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)) and _doc(node):
            told |= set(_lines(node.body[0]))
            if cites(ast.get_docstring(node) or "", id_) and not isinstance(node, ast.Module):
                found |= set(_lines(node))
    for n, text in enumerate(source.split("\n"), 1):
        if n not in told and cites(text, id_):
            around = list(_around(tree, n, alone=text.lstrip().startswith("#")))
            if around and not isinstance(around[0], (ast.FunctionDef, ast.ClassDef)):
                found |= set(_narrow(around[0]))
                if isinstance(around[0], ast.Return) and isinstance(around[1], ast.If):
                    found |= set(_lines(around[1].test))
    return found


def _doc(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def _lines(node: ast.stmt | ast.expr) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _narrow(node: ast.stmt) -> range:
    """Its lines, of an `if` those up to the end of what it does if so."""
    if isinstance(node, ast.If):
        return range(node.lineno, (node.body[-1].end_lineno or 0) + 1)
    return _lines(node)


def _around(tree: ast.Module, n: int, alone: bool) -> Iterator[ast.stmt]:
    """The statements around a line, the innermost first; below a comment that stands alone."""
    within = [it for it in ast.walk(tree) if isinstance(it, ast.stmt)]
    if alone:
        n = min([it.lineno for it in within if it.lineno > n], default=n)
    spans = [it for it in within if n in _lines(it)]
    yield from sorted(spans, key=lambda it: (len(_lines(it)), -it.lineno))
