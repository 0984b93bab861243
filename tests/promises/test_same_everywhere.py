"""Interpreted and compiled, under any hash seed: the same seeds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("fingerprint.py")
GAMES = "50"


def fingerprint(pure: bool, hash_seed: str) -> tuple[str, str]:
    env = {**os.environ, "KOSTKA_PURE": "1" if pure else "", "PYTHONHASHSEED": hash_seed}
    ran = subprocess.run(
        [sys.executable, str(PROGRAM), GAMES], env=env, capture_output=True, text=True, check=True
    )
    return ran.stdout, ran.stderr.strip()


def test_fifty_games_are_equal_interpreted_and_compiled_under_three_hash_seeds(
    compiled: bool,
) -> None:
    expected, how = fingerprint(True, "0")
    assert how == "interpreted"
    assert expected.count("\n") >= int(GAMES)
    for hash_seed in ("1", "2", "3"):
        lines, how = fingerprint(False, hash_seed)
        assert lines == expected
        assert how == "compiled" or not compiled
