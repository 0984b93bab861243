"""Run all that must hold, part by part, and say what passed, what failed and what did not run.

The tests run against the installed package: all of them compiled, and those of the engine, which is
what is compiled, also from its Python files.  A part whose tool is missing on this machine, and a
test that was skipped for want of something, is named at the end; with KOSTKA_REQUIRE=all in the
environment it counts as failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile import ROOT, names, obstacle

REPORTS = ROOT / "build" / "tests"
WHERE = "import importlib.util as u, sys\nfor n in sys.argv[1:]: print(u.find_spec(n).origin)"


@dataclass(frozen=True)
class Part:
    """One thing to run; `missing` says why it cannot run here, or nothing."""

    name: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    report: Path | None = None
    missing: str = ""
    again: bool = False  # what failed is tried once more, and said to have been


@dataclass
class Result:
    """What came of one part, counted in tests, or as one check where there are none."""

    passed: int = 0
    failed: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    minutes: float = 0.0


def clean_environment() -> dict[str, str]:
    """The environment without anything that would show the tests another kostka."""
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "KOSTKA_PURE")}


def python(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-P", *arguments)


def not_compiled() -> str:
    """Why the installed engine cannot be tested compiled, or nothing if every module of it is."""
    listed = names(ROOT)
    found = subprocess.run(
        python("-c", WHERE, *listed), env=clean_environment(), capture_output=True, text=True
    )
    origins = found.stdout.splitlines()
    if found.returncode or len(origins) != len(listed):
        return "the installed package lacks modules that pyproject.toml lists as compiled"
    if any(origin.endswith(".py") for origin in origins):
        return obstacle() or "installed uncompiled; .venv/bin/python tools/compile.py says why"
    return ""


# The rooms whose code is compiled.
ENGINE = [f"tests/{room}" for room in ("golden", "kernel", "odds", "promises", "rules", "scenario")]
BROWSER = "tests/browser"  # apart: what drives a browser keeps an event loop running
ALL = [f"--ignore={BROWSER}", "tests"]


def tests(mode: str, environment: dict[str, str], missing: str, *where: str) -> Part:
    report = REPORTS / f"{mode}.xml"
    command = python("-m", "pytest", "-q", "-n", "2", f"--junitxml={report}", *where)
    return Part(f"tests, {mode}", command, environment, report, missing)


def parts() -> list[Part]:
    return [
        Part("format", python("-m", "ruff", "format", "--check")),
        Part("lint", python("-m", "ruff", "check")),
        Part("types", python("-m", "mypy")),
        tests("interpreted", {"KOSTKA_PURE": "1"}, "", *(ALL if not_compiled() else ENGINE)),
        tests("compiled", {}, not_compiled(), *ALL),
        # Its games have dice that nobody can foresee, and its clicks the pace of the machine.
        replace(tests("browser", {}, "", BROWSER), again=True),
    ]


def run(part: Part) -> Result:
    if part.report:
        part.report.unlink(missing_ok=True)
    start = time.monotonic()
    environment = {**clean_environment(), **part.environment}
    ok = subprocess.run(part.command, cwd=ROOT, env=environment).returncode == 0
    result = Result(minutes=(time.monotonic() - start) / 60)
    if part.report and part.report.is_file():
        count(part.report, result)
    elif ok:
        result.passed = 1
    if not ok and not result.failed:  # it broke before a single test could say so
        result.failed = 1
    if part.again and part.report and result.failed:
        print(f"== {part.name}: {result.failed} failed and are tried once more", flush=True)
        last = ("--last-failed", "--last-failed-no-failures=none")
        second = run(replace(part, command=(*part.command, *last), again=False))
        if second.passed == result.failed and not second.failed:
            result.passed += second.passed
            result.failed = 0
    return result


def count(report: Path, result: Result) -> None:
    """Add up what pytest has written about its tests."""
    for case in ElementTree.parse(report).iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            result.failed += 1
        elif skipped is None:
            result.passed += 1
        elif skipped.get("type") == "pytest.skip":
            result.skipped[skipped.get("message", "")] += 1


def judged(result: Result, required: bool) -> str:
    """What came of a part; a test that was skipped lacked something, and may have been required."""
    outcome = "failed" if result.failed else "passed"
    if required and result.skipped:
        outcome = "failed" if result.failed else "missing"
        result.failed += result.skipped.total()
    return outcome


def main() -> int:
    required = os.environ.get("KOSTKA_REQUIRE") == "all"
    absent: list[str] = []
    lines: list[str] = []
    total = Result()
    for part in parts():
        print(f"\n== {part.name}", flush=True)
        if part.missing:
            result = Result(failed=int(required))
            outcome = "missing" if required else "did not run"
            absent.append(f"{part.name} ({part.missing})")
        else:
            result = run(part)
            outcome = judged(result, required)
        print(f"== {part.name}: {outcome}, {result.minutes:.1f} minutes", flush=True)
        lines.append(f"{part.name:<20} {outcome:<12} {result.minutes:5.1f}")
        absent += [f"{n} of {part.name} ({why})" for why, n in result.skipped.items()]
        total.passed += result.passed
        total.failed += result.failed
        total.minutes += result.minutes
    print(f"\n{'part':<20} {'result':<12} minutes", *lines, sep="\n")
    if absent:
        print("did not run: " + "; ".join(absent))
    print(f"{total.passed} passed, {total.failed} failed in {total.minutes:.1f} minutes")
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main())
