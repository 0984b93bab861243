"""Whether one revision is slower than another, measured in one run: exit code 1 if by over 15 %.

    .venv/bin/python tools/compare.py HEAD                  # against the commit before it
    .venv/bin/python tools/compare.py HEAD --against v0.1

Both are exported to a scratch directory and compiled there (not with --pure), then they take turns.
"""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kostka.lab.turns import CLONES, PLAYOUTS, SEARCHES, Worker
from tools.compile import NOT_SOURCE, ROOT, CompileError, compile_into, obstacle

ROUNDS = 9
SLOWEST = 0.85
COUNTED = {PLAYOUTS: "decisions", CLONES: "clones", SEARCHES: "decisions"}


class NoComparison(Exception):
    """Why the two cannot be compared, in one sentence."""


def export(revision: str, out: Path, root: Path) -> Path:
    """The files of a revision, as they were committed."""
    archive = subprocess.run(
        ["git", "archive", "--format=tar", revision], cwd=root, capture_output=True
    )
    if archive.returncode:
        raise NoComparison(f"There is no revision {revision}.")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(out, filter="data")
    return out


def tree(revision: str, scratch: Path, root: Path, pure: bool) -> Path:
    """The directory that has the package of a revision, compiled unless `pure`."""
    exported = export(revision, scratch / "sources", root)
    if pure:
        return exported / "src"
    made = scratch / "compiled"
    shutil.copytree(exported / "src", made, ignore=NOT_SOURCE)
    try:
        compile_into(made, exported)
    except CompileError as error:
        raise NoComparison(f"{revision} does not compile: {error}") from error
    return made


def worker(revision: str, place: Path, pure: bool) -> Worker:
    try:
        return Worker(place, pure)
    except RuntimeError as error:
        raise NoComparison(f"{revision} has no games that can be measured.") from error


def compare(
    new: Worker, old: Worker, seconds: float, games: int = 0, only: str = ""
) -> dict[str, float]:
    """For each game and measure: how fast the new one is, as a multiple of the old one."""
    ratios: dict[str, float] = {}
    for key, example in new.known:
        if (key, example) not in old.known or only not in ("", key, f"{key}:{example}"):
            continue
        best = {(side, measure): 0.0 for side in (new, old) for measure in COUNTED}
        for number in range(ROUNDS):
            for measure, counted in COUNTED.items():
                for side in (new, old) if number % 2 else (old, new):
                    side.ask(key, example, measure, seconds / ROUNDS, games)
                    turn = side.answer()
                    rate = getattr(turn, counted) / max(turn.seconds, 1e-9)
                    best[side, measure] = max(best[side, measure], rate)
        for measure in COUNTED:
            ratios[f"{key} {example}, {measure}"] = best[new, measure] / best[old, measure]
    return ratios


def verdict(ratios: dict[str, float]) -> int:
    """Say each ratio; 1 if any of them is too slow."""
    for name, ratio in ratios.items():
        print(f"  {name}: {ratio:.2f} times as fast{'' if ratio >= SLOWEST else ', too slow'}")
    return 0 if min(ratios.values()) >= SLOWEST else 1


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("revision")
    parser.add_argument("--against", help="the commit before it by default")
    parser.add_argument("--pure", action="store_true", help="interpreted; nothing is compiled")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measure and side")
    parser.add_argument("--games", type=int, default=0, help="in each turn, instead of by time")
    parser.add_argument("--game", default="", help="only this one: dicethrone, dicethrone:duel")
    args = parser.parse_args(arguments)
    against = args.against or f"{args.revision}~1"
    if not args.pure and (reason := obstacle()):
        print(f"Nothing can be compiled here: {reason}; --pure compares the sources.")
        return 2
    try:
        with ExitStack() as stack:
            sides = []
            for revision in (args.revision, against):
                scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kostka-")))
                side = worker(revision, tree(revision, scratch, root, args.pure), args.pure)
                stack.callback(side.close)
                sides.append(side)
            ratios = compare(sides[0], sides[1], args.seconds, args.games, args.game)
    except NoComparison as reason:
        print(reason)
        return 2
    if not ratios:
        print(f"{args.revision} and {against} have no game in common.")
        return 2
    print(f"{args.revision} against {against}, {sides[0].engine}:")
    return verdict(ratios)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
