"""Write the figures of README.md from what was measured, so that none is ever typed by hand.

With --check nothing is written; the exit code is 1 if the README is not what it would become.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "<!-- figures:begin -->"
END = "<!-- figures:end -->"


def table(measured: Path) -> str:
    """One row for each measurement: what it says and how to repeat it."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(measured.glob("*.json"))]
    if not found:
        return "Nothing has been measured yet."
    rows = [
        f"| {one['says']} | {one['cores']} cores, Python {one['python']}, {one['commit']} "
        f"| `{one['command']}` |"
        for one in found
    ]
    return "\n".join(("| figure | measured on | again by |", "|---|---|---|", *rows))


def rewritten(readme: str, figures: str) -> str:
    """The README with these figures between its two marks."""
    before, _, rest = readme.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"README.md lacks the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{figures}\n{END}{after}"


def main(arguments: list[str], root: Path = ROOT) -> int:
    readme = root / "README.md"
    is_now = readme.read_text("utf-8")
    should_be = rewritten(is_now, table(root / "bench" / "measured"))
    if is_now == should_be:
        return 0
    if "--check" in arguments:
        print("README.md does not show what was measured; tools/figures.py rewrites it.")
        return 1
    readme.write_text(should_be, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
