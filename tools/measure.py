"""Run the long measurements and write down what they found.

A measurement is a module `bench/<name>.py` with a function `measure()` that returns its figures
and, under `says`, one sentence that tells them.  It is written to `bench/measured/<name>.json`.
"""

from __future__ import annotations

import importlib
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def measurements(root: Path) -> list[str]:
    """The names of all measurements there are."""
    return sorted(p.stem for p in (root / "bench").glob("*.py") if not p.stem.startswith("_"))


def commit(root: Path) -> str:
    """The commit that was measured, with a plus if the sources differ from it."""

    def git(*arguments: str) -> str:
        run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
        return run.stdout.strip()

    changed = git("status", "--porcelain", "--", "src", "bench/*.py", "pyproject.toml")
    return (git("rev-parse", "--short=12", "HEAD") or "none") + ("+" if changed else "")


def measure(name: str, root: Path) -> dict[str, object]:
    """Take one measurement, from the installed package, and write it down."""
    found: dict[str, object] = importlib.import_module(f"bench.{name}").measure()
    if not found.get("says"):
        raise ValueError(f"bench/{name}.py returns no sentence under 'says'")
    written: dict[str, object] = {
        "name": name,
        "command": f"make measure NAME={name}",
        "commit": commit(root),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        **found,
    }
    out = root / "bench" / "measured" / f"{name}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return written


def main(wanted: list[str], root: Path = ROOT) -> int:
    known = measurements(root)
    for name in wanted:
        if name not in known:
            print(f"There is no measurement {name}; there are: {', '.join(known) or 'none'}.")
            return 2
    sys.path.insert(0, str(root))
    for name in wanted or known:
        print(f"{name} ...", flush=True)
        print(f"{name}: {measure(name, root)['says']}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
