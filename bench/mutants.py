"""Do the tests notice?  Rules are broken by operators, in the code that their own tests reach.

A rule is drawn by the seed among all that a test names, in all three games; the tests that name it
are run and watched.  Of the lines of the game's engine that they reach, those are the rule's whose
function or class cites it; where none does, those that the fewest other tests reach.  One change of
them is drawn.  The first 300 count and none is replaced; those that nobody could notice are listed
with a reason in tests/judge/equivalents.toml.  KOSTKA_MINUTES ends a run; the next one goes on.
"""

from __future__ import annotations

import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bench._breaking import Mutant, mutants
from bench._kept import kept
from kostka.judge import CATALOGUES
from kostka.judge.coverage import proofs

ROOT: Final = Path(__file__).resolve().parent.parent
SEED: Final = 20261118
COUNT: Final = 300
PROBES: Final = 25  # rules of a game whose tests tell which lines all tests reach
PATIENCE: Final = 300  # seconds; a test that hangs has noticed
SPOKEN: Final = ("words", "phrases", "names", "sayings", "content", "refusals", "pictures", "value")
WATCH: Final = """
import json, sys, pytest
root, out, *tests = sys.argv[1:]
seen = {}
def line(frame, event, arg):
    if event == "line":
        seen.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
    return line
def call(frame, event, arg):
    code = frame.f_code
    return line if code.co_filename.startswith(root) and code.co_name != "<module>" else None
sys.settrace(call)
pytest.main(["-q", "-p", "no:cacheprovider", *tests])
sys.settrace(None)
json.dump({key: sorted(value) for key, value in seen.items()}, open(out, "w"))
"""


def tests_of() -> dict[str, list[str]]:
    """The tests that name each rule or ruling, by its id; scenarios are run by a test of theirs."""
    found: dict[str, list[str]] = {}
    for proof in proofs(ROOT):
        if "::" in proof.name:
            for id_ in proof.ids:
                found.setdefault(id_, []).append(proof.name)
    known = {id_ for each in CATALOGUES.values() for id_ in (*each.rules, *each.rulings)}
    return {id_: sorted(tests) for id_, tests in sorted(found.items()) if id_ in known}


def game_of(id_: str) -> str:
    return next(key for key, each in CATALOGUES.items() if id_.startswith(f"{each.prefix}-"))


def cites(text: str, id_: str) -> bool:
    """Whether a line names the rule, also as the second of `DOOM-DUEL-04, -05`."""
    if id_ in text:
        return True
    chapter, _, number = id_.rpartition("-")
    return f"{chapter}-" in text and re.search(rf"-{number}\b", text) is not None


class Shop:
    """A copy of the sources that is broken and mended."""

    def __init__(self, scratch: Path) -> None:
        self.sources = scratch / "src"
        shutil.copytree(ROOT / "src", self.sources, ignore=shutil.ignore_patterns("__pycache__"))
        self.reached: dict[tuple[str, ...], dict[str, set[int]]] = {}
        self.common: dict[str, Counter[tuple[str, int]]] = {}  # by how many probes each is reached

    def run(self, *command: str) -> int:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.sources),
            "KOSTKA_PURE": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            return subprocess.run(
                [sys.executable, *command],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=PATIENCE,
            ).returncode
        except subprocess.TimeoutExpired:
            return 1

    def mutants(self, reached: dict[str, set[int]]) -> list[Mutant]:
        return [
            each
            for file, lines in reached.items()
            for each in mutants(file, (self.sources / file).read_text("utf-8"), lines)
        ]

    def citing(self, file: str, id_: str) -> set[int]:
        """The lines of functions and classes in which the rule is cited."""
        source = (self.sources / file).read_text("utf-8")
        cited = [n for n, line in enumerate(source.split("\n"), 1) if cites(line, id_)]
        return {
            line
            for node in ast.walk(ast.parse(source))
            if isinstance(node, (ast.FunctionDef, ast.ClassDef))
            and any(node.lineno <= n <= (node.end_lineno or 0) for n in cited)
            and (isinstance(node, ast.FunctionDef) or cites(ast.get_docstring(node) or "", id_))
            for line in range(node.lineno, (node.end_lineno or 0) + 1)
        }

    def rarest(
        self, game: str, reached: dict[str, set[int]], tests: dict[str, list[str]]
    ) -> dict[str, set[int]]:
        """Of these lines those that the fewest tests of other rules of the game reach."""
        common = self.common.get(game)
        if common is None:
            ids = [id_ for id_ in tests if game_of(id_) == game]
            probes = random.Random(SEED).sample(ids, PROBES)
            common = Counter(
                (file, line)
                for id_ in probes
                for file, lines in self.reach(game, tests[id_]).items()
                for line in lines
            )
            self.common[game] = common
        places = [(file, line) for file, lines in reached.items() for line in lines]
        least = min([common[place] for place in places], default=0)
        return {
            file: {line for line in lines if common[file, line] <= least + 1}
            for file, lines in reached.items()
        }

    def reach(self, game: str, tests: list[str]) -> dict[str, set[int]]:
        """The lines of the game's engine that these tests come to, by file."""
        key = tuple(tests)
        if key not in self.reached:
            folder = self.sources / "kostka" / "games" / game
            with tempfile.NamedTemporaryFile(suffix=".json") as out:
                self.run("-c", WATCH, str(folder), out.name, *tests)
                seen = json.loads(Path(out.name).read_text() or "{}")
            self.reached[key] = {
                str(Path(file).relative_to(self.sources)): set(lines)
                for file, lines in sorted(seen.items())
                if Path(file).parent == folder and not Path(file).name.startswith(SPOKEN)
            }
        return self.reached[key]

    def notices(self, mutant: Mutant, *tests: str) -> bool:
        path = self.sources / mutant.file
        whole = path.read_text("utf-8")
        path.write_text(mutant.broken(whole), "utf-8")
        try:
            return self.run("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests) != 0
        finally:
            path.write_text(whole, "utf-8")


def drawn(shop: Shop, tests: dict[str, list[str]], n: int) -> tuple[str, Mutant] | None:
    """The rule and the mutant of this number: each number has luck of its own."""
    luck = random.Random(f"{SEED} {n}")
    id_ = luck.choice(list(tests))
    game = game_of(id_)
    reached = shop.reach(game, tests[id_])
    own = {file: lines & shop.citing(file, id_) for file, lines in reached.items()}
    found = shop.mutants(own) or shop.mutants(shop.rarest(game, reached, tests))
    return (id_, luck.choice(found)) if found else None


def equivalents() -> list[dict[str, str]]:
    path = ROOT / "tests" / "judge" / "equivalents.toml"
    found: list[dict[str, str]] = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return found


def is_equivalent(tried: dict[str, Any], listed: list[dict[str, str]]) -> bool:
    what = ("file", "before", "after")
    return any(all(it[each] == tried[each] for each in what) for it in listed)


def measure() -> dict[str, Any]:
    end = time.monotonic() + 60 * float(os.environ.get("KOSTKA_MINUTES", "100000"))
    tests = tests_of()
    earlier = kept("mutants") or {}
    tried: list[dict[str, Any]] = list(earlier.get("tried", []))
    number = int(earlier.get("next", 0))
    with tempfile.TemporaryDirectory() as scratch:
        shop = Shop(Path(scratch))
        while len(tried) < COUNT and time.monotonic() < end:
            made = drawn(shop, tests, number)
            number += 1
            if made is None:
                continue
            id_, mutant = made
            claimed = shop.notices(mutant, *tests[id_])
            any_ = claimed or shop.notices(mutant, "-n", "2", f"tests/rules/{game_of(id_)}")
            tried.append({"rule": id_, **asdict(mutant), "claimed": claimed, "noticed": any_})
            print(len(tried), id_, mutant.file, mutant.line, claimed, any_, flush=True)
    return told(tried, number)


def told(tried: list[dict[str, Any]], number: int) -> dict[str, Any]:
    listed = equivalents()
    counted = [it for it in tried if it["noticed"] or not is_equivalent(it, listed)]
    all_ = max(1, len(counted))
    claimed = sum([it["claimed"] for it in counted])
    noticed = sum([it["noticed"] for it in counted])
    games = Counter(game_of(it["rule"]) for it in tried)
    return {
        "tried": tried,
        "next": number,
        "seed": SEED,
        "of_a_game": dict(games),
        "equivalent": len(tried) - len(counted),
        "claiming": round(claimed / all_, 3),
        "any": round(noticed / all_, 3),
        "survivors": [it for it in counted if not it["noticed"]],
        "says": (
            f"Rules broken by operators: of {len(counted)} mutants "
            f"({len(tried) - len(counted)} more are equivalent) the tests that claim the rule "
            f"notice {100 * claimed / all_:.0f} %, any test of the game "
            f"{100 * noticed / all_:.0f} %."
        ),
    }
