"""Every example runs and says something; none of them is too long to be read."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kostka.bots.programs import VARIABLE

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = {  # how long it runs here, what it needs, what it says
    "batch.py": (("20", "32"), "numpy", "games: seat 0 won"),
    "pettingzoo_random.py": ((), "pettingzoo", "plosinovka:"),
    "learning.py": (("12",), "gymnasium", "reward per game:"),
    "openspiel_playouts.py": (("2",), "pyspiel", "2 games, returns"),
}


def test_every_example_is_run_here() -> None:
    assert {path.name for path in (ROOT / "examples").glob("*.py")} == {*EXAMPLES, "bot.py"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str) -> None:
    arguments, module, says = EXAMPLES[name]
    if importlib.util.find_spec(module) is None:
        if os.environ.get("KOSTKA_REQUIRE") == "all":
            pytest.fail(f"{module} is missing", pytrace=False)
        pytest.skip(f"{module} is missing; it comes with kostka[research,openspiel]")
    path = ROOT / "examples" / name
    run = subprocess.run([sys.executable, path, *arguments], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert says in run.stdout


def test_the_bot_of_the_example_has_twenty_lines_and_wins() -> None:
    path = ROOT / "examples" / "bot.py"
    assert len(path.read_text("utf-8").splitlines()) <= 22
    run = subprocess.run(
        f"{sys.executable} -m kostka sim dicethrone --games 6 --bots mine,random --json".split(),
        env={**os.environ, VARIABLE: f"mine={sys.executable} {path}"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert '"wins": [6, 0]' in run.stdout
