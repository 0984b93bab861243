"""The same seeds give the same games: interpreted and compiled, under three hash seeds, in two
processes at once, and in every version of Python that is at hand.

What is compared is what tests/promises/fingerprint.py prints.  KOSTKA_SAME is its number of games.
KOSTKA_PYTHONS are further Pythons, paths with a colon between them; in them the engine runs
interpreted, with the libraries of this one, of which it needs only such as are pure Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import kostka

GAMES: Final = 1000
PROGRAM: Final = Path(__file__).resolve().parent.parent / "tests" / "promises" / "fingerprint.py"
HERE: Final = f"{sys.version_info[0]}.{sys.version_info[1]}"
PYTHONS: Final = ("python3.11", "python3.12", "python3.13", "python3.14")


def started(games: int, python: str, pure: bool, hash_seed: int) -> subprocess.Popen[str]:
    tree = str(Path(kostka.__file__).parents[1])
    libraries = os.pathsep.join([tree, *[path for path in sys.path if "site-packages" in path]])
    environment = {
        **os.environ,
        "KOSTKA_PURE": "1" if pure else "",
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": libraries,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.Popen(
        [python, str(PROGRAM), str(games)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


VERSION: Final = "import sys; print('%d.%d' % sys.version_info[:2])"


def version(python: str) -> str:
    """Of the Python that is called like this, if there is one and it runs."""
    there = shutil.which(python)
    if there is None:
        return ""
    run = subprocess.run([there, "-c", VERSION], capture_output=True, text=True)
    return "" if run.returncode else run.stdout.strip()


def pythons() -> dict[str, str]:
    """Other versions of Python than this one, and where they are; those that were named first."""
    named = [each for each in os.environ.get("KOSTKA_PYTHONS", "").split(os.pathsep) if each]
    found: dict[str, str] = {}
    for python in (*named, *PYTHONS):
        which = version(python)
        if not which and python in named:
            raise ValueError(f"{python} in KOSTKA_PYTHONS is no Python that runs")
        if which and which != HERE:
            found.setdefault(which, python)
    return dict(sorted(found.items(), key=lambda each: int(each[0].partition(".")[2])))


def heard(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out, err.strip().splitlines()[-1]


def measure() -> dict[str, Any]:
    games = int(os.environ.get("KOSTKA_SAME", GAMES))
    here = sys.executable
    two = [started(games, here, True, 0), started(games, here, False, 1)]
    (expected, _), (other, how) = heard(two[0]), heard(two[1])
    assert other == expected, "two processes differ"
    seen = ["interpreted", how]
    for hash_seed in (2, 3):
        lines, how = heard(started(games, here, False, hash_seed))
        assert lines == expected, f"hash seed {hash_seed} differs"
        seen.append(how)
    versions = [HERE]
    for which, python in pythons().items():
        lines, _ = heard(started(games, python, True, 4))
        assert lines == expected, f"Python {which} differs"
        versions.append(which)
    compared = expected.count("\n")
    return {
        "says": (
            f"{compared:,} random games of all modes are equal {' and '.join(sorted(set(seen)))}, "
            f"under four hash seeds, in two processes, in Python {', '.join(versions)}."
        ),
        "games": compared,
        "engines": seen,
        "versions": versions,
    }
