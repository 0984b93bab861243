"""Whole recorded games replay to the same end: a difference is a change of the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest

import kostka
from kostka.cli import main
from kostka.games import GAMES

GAMES_KEPT = sorted(Path(__file__).parent.glob("*.kostka.jsonl"))
FINGERPRINT = Path(__file__).parent.parent / "promises" / "fingerprint.py"


def test_there_are_three_games_of_every_mode() -> None:
    assert len(GAMES_KEPT) == 3 * sum(len(game.examples) for game in GAMES.values())


@pytest.mark.parametrize("path", GAMES_KEPT, ids=lambda path: path.name.split(".")[0])
def test_a_golden_game_replays_and_its_dice_are_proved(path: Path) -> None:
    assert main(["verify", str(path), "--local"]) == 0


def pythons() -> dict[str, str]:
    """The Pythons of this machine that the project is for, by version, its own among them."""
    found = {"own": sys.executable}
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in ("3.11", "3.12", "3.13"):
        candidates = [shutil.which(f"python{version}"), *kept.glob(f"{version}.*/bin/python")]
        for python in candidates:
            if python and not subprocess.run([python, "-c", ""], capture_output=True).returncode:
                found[version] = str(python)
    return found


PYTHONS = pythons()


@pytest.mark.parametrize("python", PYTHONS.values(), ids=list(PYTHONS))
def test_every_python_plays_the_same_games(python: str) -> None:
    """Interpreted, by whichever of these versions the machine has."""
    paths = (Path(kostka.__file__).parent.parent, Path(mypy_extensions.__file__).parent)
    env = {
        **os.environ,
        "KOSTKA_PURE": "1",
        "PYTHONHASHSEED": "7",
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
    }
    lines = [
        subprocess.run(
            [each, str(FINGERPRINT), "5"], env=env, capture_output=True, text=True, check=True
        ).stdout
        for each in (sys.executable, python)
    ]
    assert lines[0] == lines[1]
    assert lines[0]
