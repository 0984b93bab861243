"""`kostka scenario FILE...`: play scenario files and report everything they expect.

Exit code 0 if all of it holds, 1 if something does not, 2 if a file makes no sense.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from kostka.cli.options import add_json, print_json
from kostka.kernel.game import Mistake
from kostka.scenario import Report, load, play


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a scenario, *.toml")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    found: list[dict[str, Any]] = []
    for path in args.files:
        try:
            report = play(load(path))
        except Mistake as mistake:
            found.append({"path": path, "passed": 0, "failed": 0, "mistake": str(mistake)})
            print(mistake, file=sys.stderr)
            continue
        found.append(told(path, report))
        if not args.json:
            show(path, report)
    if args.json:
        print_json({"files": found})
    if any("mistake" in each for each in found):
        return 2
    return 1 if any(each["failed"] for each in found) else 0


def told(path: str, report: Report) -> dict[str, Any]:
    failures = report.failures
    return {
        "path": path,
        "title": report.scenario.title,
        "passed": report.passed,
        "failed": len(failures),
        "failures": [check.plain() for check in failures],
    }


def show(path: str, report: Report) -> None:
    print(f"{path}: {report.scenario.title}")
    for check in report.checks:
        if check.holds:
            print(f"  ok      step {check.step}: {check.what} = {check.wanted!r}")
        else:
            print(
                f"  FAILED  step {check.step}: {check.what} = {check.got!r}, not {check.wanted!r}"
            )
    print(f"  {report.passed} passed, {len(report.failures)} failed")
