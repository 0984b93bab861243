"""`kostka lab --ray` on a local Ray comes to what processes of our own come to.

It needs `pip install "kostka[ray]"`; a Ray of this machine is started and ended.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

GAMES: Final = {"dicethrone": "thor,loki,monk", "plosinovka": "sladuse,bivoj"}


def run(game: str, picks: str, out: Path, *more: str) -> tuple[float, bytes]:
    words = f"-m kostka lab cards {game} --picks {picks} --bot random --games 40 --jobs 2 --json"
    begun = time.monotonic()
    command = [sys.executable, *words.split(), "--out", str(out), *more]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=600)
    return time.monotonic() - begun, (out / "cards.json").read_bytes()


def measure() -> dict[str, Any]:
    import ray

    seconds: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game, picks in GAMES.items():
            ours, here = run(game, picks, Path(folder) / game / "processes")
            theirs, there = run(game, picks, Path(folder) / game / "ray", "--ray")
            assert here == there, f"{game} differs on Ray"
            seconds[game] = [ours, theirs]
    return {
        "says": (
            f"`kostka lab cards --ray` on a local Ray {ray.__version__} comes to the same bytes "
            f"as two processes, for {' and '.join(seconds)}."
        ),
        "seconds": seconds,
    }
