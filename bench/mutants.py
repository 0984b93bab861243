"""Do the tests notice?  Rules are broken by operators, in the code that their own tests reach.

A rule or ruling is drawn by the seed among all that a test names, in all three games.  Its code are
those lines of the game's engine that the tests naming it come to and

- in which it is cited: the function or class whose docstring names it, the statement that returns
  its id or has it in a comment, with the condition above; or, where there is nothing of this kind,
- which are most its tests' own, by the measure of Ochiai over all tests of the game; below 0.2
  (more than 25 tests come there for one that claims the rule) it is common ground and no rule's
  own, what cites other rules is theirs, and verbs that heroes and cards are made of are the cards'.

Modules and functions that only say, show, write or copy do not count, nor does the report of an
event that no rule heeds, nor heroes and cards, which are values.  One change of these lines is
drawn; an id that a refusal returns only if it is the rule's.  A number whose rule has no code of
its own, as it is made of values, is passed over, and they are counted.  The first 300 count and
none is replaced; those that nobody could notice are listed with a reason in
tests/judge/equivalents.toml.

What was drawn is written down, so that the same mutants can be tried again with better tests: each
by its rule, file, function and change.  First run the tests that name the rule, then those of the
game that come to the line, and before it counts as a survivor all tests of the game, its scenarios
and recorded games.  KOSTKA_MINUTES ends a run, the next goes on; KOSTKA_PARTS=missed tries again
what the claiming tests missed, KOSTKA_PARTS=all everything.  KOSTKA_SEED draws others, KOSTKA_COUNT
of them, which are told under `fresh`: nobody has mended a test after having seen them.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from bench._breaking import Mutant, mutants
from bench._kept import commit, kept
from bench._reaching import SAYS, Reach, cited, cites_any, nearest, reach, vocabulary
from kostka.judge import CATALOGUES
from kostka.judge.coverage import proofs

ROOT: Final = Path(__file__).resolve().parent.parent
SEED: Final = 20261118
COUNT: Final = 300
AT_ONCE: Final = 2
PATIENCE: Final = 120  # seconds for the tests of a rule; one that hangs has noticed
LONG: Final = 1200  # for those of a game
MEMORY: Final = 4 << 30
GOLDEN: Final = "tests/golden/test_golden.py::test_a_golden_game_replays_and_its_dice_are_proved"
DREW: Final = ("rule", "file", "where", "nth", "operator", "before", "after")
Tried = dict[str, Any]


@cache
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


@cache
def reach_of(game: str) -> Reach:
    claiming = {it for id_, tests in tests_of().items() if game_of(id_) == game for it in tests}
    return reach(ROOT, game, sorted(claiming))


@cache
def mutants_of(file: str) -> tuple[Mutant, ...]:
    return tuple(mutants(file, (ROOT / file).read_text("utf-8")))


@cache
def theirs(file: str) -> frozenset[int]:
    """The lines of a file in which some rule is cited."""
    return frozenset(cites_any((ROOT / file).read_text("utf-8")))


@cache
def cards_words(game: str) -> frozenset[str]:
    return vocabulary(ROOT / "src" / "kostka" / "games" / game)


# --- Drawing --------------------------------------------------------------------------------------


def its_own(id_: str) -> list[Mutant]:
    """All mutants of the code that is the rule's own."""
    game = game_of(id_)
    reached = reach_of(game)
    mine = reached.bits(tests_of()[id_])
    told = {
        file: {n for n in cited((ROOT / file).read_text("utf-8"), id_) if lines.get(n, 0) & mine}
        for file, lines in reached.lines.items()
    }
    found = in_lines(told, id_)
    for lines in nearest(reached, tests_of()[id_]).values():
        if not found:
            uncited = {file: numbers - theirs(file) for file, numbers in lines.items()}
            words = cards_words(game)
            found = [it for it in in_lines(uncited, id_) if it.where.split(".")[0] not in words]
    return found


def in_lines(lines: dict[str, set[int]], id_: str) -> list[Mutant]:
    return [
        each
        for file in lines
        for each in mutants_of(file)
        if each.line in lines[file]
        and each.where.rpartition(".")[2] not in SAYS
        and (each.operator != "allow" or each.before.strip("\"'") == id_)
        and not only_told(each)
    ]


def only_told(mutant: Mutant) -> bool:
    """Whether it is the report of an event that nothing waits for."""
    reported = re.match(r"[\w.]+\.report\(\s*(\w+),", mutant.before)
    if mutant.operator != "leave out" or reported is None:
        return False
    module = importlib.import_module(mutant.file[4:-3].replace("/", "."))
    word = getattr(module, reported[1], None)
    return word is not None and not word.heeded


def draw(seed: int, count: int) -> tuple[list[Tried], int]:
    """The mutants of the seed, and how many numbers were passed over: each has its own luck."""
    drawn: list[Tried] = []
    number = 0
    while len(drawn) < count:
        luck = random.Random(f"{seed} {number}")
        number += 1
        id_ = luck.choice(list(tests_of()))
        found = its_own(id_)
        if found:
            drawn.append({"rule": id_, **asdict(luck.choice(found))})
    return drawn, number - count


def found_again(tried: Tried) -> Mutant:
    """The mutant in the sources of today."""
    kind = ("where", "nth", "operator", "before", "after")
    fitting = [
        it
        for it in mutants_of(tried["file"])
        if all(getattr(it, each) == tried[each] for each in kind)
    ]
    if len(fitting) != 1:
        raise LookupError(f"{tried['rule']}: {tried['before']!r} is gone from {tried['file']}")
    return fitting[0]


# --- Trying ---------------------------------------------------------------------------------------


class Shop:
    """A copy of the sources that is broken and mended."""

    def __init__(self, scratch: Path) -> None:
        self.root = scratch
        shutil.copytree(ROOT / "src", scratch / "src", dirs_exist_ok=True)
        self.clock = 10**9

    def notices(self, mutant: Mutant, tests: Sequence[str], patience: int) -> str:
        """The first of these tests that fails with the mutant, if any does."""
        path = self.root / mutant.file
        whole, stat = path.read_text("utf-8"), path.stat()
        self.clock += 10  # so that no bytecode of another mutant is taken for this one's
        try:
            path.write_text(mutant.broken(whole), "utf-8")
            os.utime(path, (self.clock, self.clock))
            return run(self.root / "src", tests, patience)
        finally:
            path.write_text(whole, "utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def run(sources: Path, tests: Sequence[str], patience: int) -> str:
    """The first test that fails against these sources, or nothing."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "KOSTKA_PURE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=patience,
            preexec_fn=_little_memory,
        )
    except subprocess.TimeoutExpired:
        return "it does not end"
    if ran.returncode == 5 or "no match in any of" in ran.stderr:
        raise ValueError(f"no such tests: {ran.stderr[-500:]}")
    if ran.returncode == 0:
        return ""
    told = [it for it in ran.stderr.splitlines() if it.startswith("FAILED ")]
    failed = [it.removeprefix("FAILED ").rpartition(" (")[0] for it in told]
    return (failed or ["it cannot be read"])[0]


def _little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def others(game: str, mutant: Mutant) -> list[str]:
    """The tests of the game that come to the line."""
    return reach_of(game).coming_to(mutant.file, mutant.line)


def everything(game: str) -> list[str]:
    """All tests of the game's rules, its scenarios and its recorded games."""
    scenario = "scenario" if game == "dicethrone" else game
    golden = sorted((ROOT / "tests" / "golden").glob(f"{game}-*.jsonl"))
    return [
        f"tests/rules/{game}",
        f"tests/scenario/test_{scenario}.py",
        *[f"{GOLDEN}[{path.name.partition('.')[0]}]" for path in golden],
    ]


def attempt(shop: Shop, tried: Tried) -> Tried:
    """Whether the tests of the rule notice it, and which one first."""
    mutant = found_again(tried)
    by = shop.notices(mutant, tests_of()[tried["rule"]], PATIENCE)
    found = {key: tried[key] for key in DREW}
    found |= {"line": mutant.line, "claimed": bool(by), "noticed": bool(by), "by": by}
    return {**found, "commit": commit()}


def second_chance(shop: Shop, tried: Tried) -> Tried:
    """The same for one that they have missed: all tests of the game that come to the line."""
    mutant = found_again(tried)
    by = shop.notices(mutant, others(game_of(tried["rule"]), mutant), LONG)
    return {**tried, "noticed": bool(by), "by": by or "nobody who comes there"}


def last_chance(shop: Shop, tried: Tried) -> Tried:
    """And for one that nobody has noticed so far: all tests of the game."""
    by = shop.notices(found_again(tried), everything(game_of(tried["rule"])), LONG)
    return {**tried, "noticed": bool(by), "by": by or "nobody"}


def due(tried: Sequence[Tried]) -> list[int]:
    """Which of them are to be tried, by their numbers."""
    part = os.environ.get("KOSTKA_PARTS", "")
    return [
        n
        for n, it in enumerate(tried)
        if part == "all" or "claimed" not in it or (part == "missed" and not it["claimed"])
    ]


def try_out(tried: list[Tried], written: Path) -> None:
    """Try what is due until the time is over; each result is written down at once."""
    end = time.monotonic() + 60 * float(os.environ.get("KOSTKA_MINUTES", "100000"))
    numbers = due(tried)
    claiming = {test for n in numbers for test in tests_of()[tried[n]["rule"]]}
    failing = run(ROOT / "src", sorted(claiming), LONG) if claiming else ""
    if failing:
        raise ValueError(f"{failing} fails before anything is broken")
    shops: SimpleQueue[Shop] = SimpleQueue()

    def one(n: int, try_: Callable[[Shop, Tried], Tried]) -> None:
        if time.monotonic() < end:
            shop = shops.get()
            try:
                tried[n] = try_(shop, tried[n])
            finally:
                shops.put(shop)
            written.write_text(json.dumps(tried, indent=1, ensure_ascii=False), "utf-8")
            it = tried[n]
            print(n, it["rule"], it["file"], it["line"], it["claimed"], it["by"], flush=True)

    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(AT_ONCE) as pool:
        for n in range(AT_ONCE):
            shops.put(Shop(Path(scratch) / str(n)))
        list(pool.map(lambda n: one(n, attempt), numbers))
        missed = [n for n, it in enumerate(tried) if it.get("by") == ""]
        for game in sorted({game_of(tried[n]["rule"]) for n in missed}):
            reach_of(game)  # once, before both ask for it
        list(pool.map(lambda n: one(n, second_chance), missed))
        left = [n for n, it in enumerate(tried) if it.get("by") == "nobody who comes there"]
        list(pool.map(lambda n: one(n, last_chance), left))


# --- Telling --------------------------------------------------------------------------------------


def equivalents() -> list[dict[str, str]]:
    path = ROOT / "tests" / "judge" / "equivalents.toml"
    found: list[dict[str, str]] = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return found


def is_equivalent(tried: Tried, listed: Sequence[dict[str, str]]) -> bool:
    what = ("file", "where", "before", "after")
    return any(all(it[each] == tried[each] for each in what) for it in listed)


def told(drawn: Sequence[Tried], passed: int, seed: int) -> dict[str, Any]:
    listed = equivalents()
    tried = [it for it in drawn if "claimed" in it]
    counted = [it for it in tried if it["noticed"] or not is_equivalent(it, listed)]
    all_ = max(1, len(counted))
    return {
        "seed": seed,
        "drawn": len(drawn),
        "passed_over": passed,
        "of_a_game": dict(Counter(game_of(it["rule"]) for it in tried)),
        "counted": len(counted),
        "equivalent": len(tried) - len(counted),
        "claiming": round(sum([it["claimed"] for it in counted]) / all_, 3),
        "any": round(sum([it["noticed"] for it in counted]) / all_, 3),
        "survivors": [it for it in counted if not it["noticed"]],
        "tried": list(drawn),
    }


def measure() -> dict[str, Any]:
    seed = int(os.environ.get("KOSTKA_SEED", SEED))
    count = int(os.environ.get("KOSTKA_COUNT", COUNT))
    earlier = kept("mutants")
    before = earlier if seed == SEED else earlier.get("fresh", {})
    unfinished = ROOT / "build" / "mutants" / f"tried-{seed}.json"
    unfinished.parent.mkdir(parents=True, exist_ok=True)
    tried, passed = list(before.get("tried", [])), int(before.get("passed_over", 0))
    drawn_at = str(before.get("drawn_at", ""))
    if before.get("seed") != seed or len(tried) < count:
        tried, passed = draw(seed, count)
        drawn_at = commit()
    if unfinished.exists():
        tried = json.loads(unfinished.read_text("utf-8"))
    try_out(tried, unfinished)
    unfinished.unlink(missing_ok=True)
    found = {**told(tried, passed, seed), "drawn_at": drawn_at}
    first = found if seed == SEED else {key: earlier[key] for key in found if key in earlier}
    fresh = earlier.get("fresh", {}) if seed == SEED else found
    return {**first, "fresh": fresh, "says": says(first, fresh)}


def says(first: dict[str, Any], fresh: dict[str, Any]) -> str:
    said = (
        f"Rules broken by operators: of {first['counted']} mutants ({first['equivalent']} more are "
        f"equivalent) the tests that claim the rule notice {100 * first['claiming']:.0f} %, any "
        f"test of the game {100 * first['any']:.0f} %"
    )
    if fresh:
        said += (
            f"; of {fresh['counted']} that nobody had seen before, "
            f"{100 * fresh['claiming']:.0f} % and {100 * fresh['any']:.0f} %"
        )
    return f"{said}."
