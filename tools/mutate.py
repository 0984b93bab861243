"""Break rules on purpose, one at a time, and see whether the tests that prove them notice.

    python tools/mutate.py               # every mutation of tests/judge/mutations*.toml
    python tools/mutate.py THR-CP-02     # only the mutations of these rules
    python tools/mutate.py --draw        # the ids that the seed draws from the covered rules

A mutation is a piece of source text and what it is replaced by.  It is made in a copy of `src`,
and the tests that name the rule run against that copy, interpreted.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = "tests/judge/mutations.toml"  # with the seed
LISTS: Final = "mutations*.toml"  # beside it, further ones
KILLED: Final = 1  # pytest: tests were run and some failed
PASSED: Final = 0


@dataclass(frozen=True)
class Mutation:
    """One rule, broken: in which file, what is replaced by what, and who should notice."""

    id: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]


def mutations(root: Path) -> list[Mutation]:
    found: list[Mutation] = []
    for path in sorted((root / LIST).parent.glob(LISTS)):
        for table in tomllib.loads(path.read_text("utf-8"))["mutation"]:
            found.append(Mutation(**{**table, "tests": tuple(table["tests"])}))
    return found


def mutated(text: str, mutation: Mutation) -> str:
    """The source with the mutation; it must fit in exactly one place."""
    if text.count(mutation.find) != 1:
        times = text.count(mutation.find)
        raise ValueError(
            f"{mutation.id}: {mutation.find!r} stands {times} times in {mutation.file}"
        )
    return text.replace(mutation.find, mutation.replace)


def run_tests(root: Path, sources: Path, tests: tuple[str, ...]) -> int:
    """pytest's exit code for these tests against these sources."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(sources),
        "KOSTKA_PURE": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True).returncode


def try_out(root: Path, scratch: Path, mutation: Mutation) -> int:
    """Break the copy, run the tests, mend the copy."""
    file = scratch / mutation.file
    whole = file.read_text("utf-8")
    file.write_text(mutated(whole, mutation), "utf-8")
    try:
        return run_tests(root, scratch / "src", mutation.tests)
    finally:
        file.write_text(whole, "utf-8")


def draw(root: Path) -> list[str]:
    """The rules to be broken: as many as the list says, drawn by its seed from the covered ones."""
    from kostka.judge import catalogue
    from kostka.judge.coverage import coverage

    settings = tomllib.loads((root / LIST).read_text("utf-8"))
    covered = coverage(catalogue("dicethrone"), root).covered
    ids = sorted(covered, key=lambda id_: random.Random(f"{settings['seed']} {id_}").random())
    return sorted(ids[: settings["draw"]])


def main(words: list[str], root: Path = ROOT) -> int:
    if words == ["--draw"]:
        print("\n".join(draw(root)))
        return 0
    known = mutations(root)
    for word in words:
        if word not in [mutation.id for mutation in known]:
            print(f"There is no mutation of {word}.")
            return 2
    wanted = [mutation for mutation in known if not words or mutation.id in words]
    survived: list[str] = []
    with tempfile.TemporaryDirectory(prefix="kostka-mutate-") as folder:
        scratch = Path(folder)
        shutil.copytree(
            root / "src", scratch / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
        for mutation in wanted:
            if (before := run_tests(root, scratch / "src", mutation.tests)) != PASSED:
                print(f"{mutation.id}: its tests do not pass unbroken (pytest says {before})")
                return 2
            code = try_out(root, scratch, mutation)
            if code not in (PASSED, KILLED):
                print(f"{mutation.id}: its tests could not run (pytest says {code})")
                return 2
            if code == PASSED:
                survived.append(mutation.id)
            print(f"{mutation.id}: {'killed' if code == KILLED else 'SURVIVED'}", flush=True)
    print(f"{len(wanted) - len(survived)} killed, {len(survived)} survived")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
